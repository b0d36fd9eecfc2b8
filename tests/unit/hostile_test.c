/* Scripts that attack: each ends as its second line says, and leaves nothing behind. See tests/hostile. */
#define _DEFAULT_SOURCE /* scandir */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "lauxlib.h"
#include "sandbox.h"
#include "vm.h"

SUITE(hostile_suite);

#define FOLDER "tests/hostile/"

/* --- a table of its own for each attack ------------------------------------------------------ */

static const char canary_text[] =
    "local count, seen = 0, { 'a', 'b', 'c' }\n"
    "local co = coroutine.wrap(function() while true do coroutine.yield(count) end end)\n"
    "return function()\n"
    "  count = count + 1\n"
    "  assert(table.concat(seen, '-') == 'a-b-c' and ('x1y2'):gsub('%d', '') == 'xy')\n"
    "  assert(co() == count and tostring({}) == 'table' and #('%5.1f'):format(count) == 5)\n"
    "  return count\n"
    "end\n";

static int go_on(lua_State *L, int status, lua_KContext ctx) {
  (void)status, (void)ctx;
  lua_pushinteger(L, 7);
  return 1;
}

static int l_ask(lua_State *L) { return vm_yield_ask(L, 0, go_on); }

static int define_ask(lua_State *L) {
  lua_pushcfunction(L, l_ask);
  sandbox_define(L, "ask");
  return 0;
}

static int push_thread(lua_State *L) {
  lua_State *co = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, co, 1);
  return 1;
}

/* What a script has printed: only harmless lines, and not too many. */
struct output {
  size_t bytes;
  bool harmful;
};

static void on_print(void *data, const char *line, size_t size) {
  struct output *out = data;
  out->bytes += size;
  for (size_t i = 0; i < size; i++)
    if ((unsigned char)line[i] < ' ' && line[i] != '\t') out->harmful = true;
}

static struct vm *open_vm(unsigned time_ms, struct output *out) {
  struct vm *vm = vm_new(&(struct vm_limits){.time_ms = time_ms});
  if (vm == NULL) return NULL;
  vm_set_print(vm, on_print, out);
  lua_pushcfunction(vm_lua(vm), define_ask);
  if (vm_call(vm, 0, 0) == VM_DONE &&
      vm_compile(vm, canary_text, sizeof canary_text - 1, "=canary") == VM_DONE &&
      vm_call(vm, 0, 1) == VM_DONE)
    return vm;
  vm_free(vm);
  return NULL;
}

/* The canary lies at the bottom of the main thread's stack. Returns its count, or -1. */
static lua_Integer sing(struct vm *vm) {
  lua_State *L = vm_lua(vm);
  vm_collect(vm);
  lua_pushvalue(L, 1);
  if (vm_call(vm, 0, 1) != VM_DONE) return -1;
  lua_Integer count = lua_tointeger(L, -1);
  lua_pop(L, 1);
  return count;
}

/* --- everything a script can reach, as a number ------------------------------------------------ */

enum { REACH_MAX = 2000 };

struct reach {
  const void *seen[REACH_MAX];
  int count;
  uint64_t hash;
};

static void mix(struct reach *r, const void *bytes, size_t size) {
  for (size_t i = 0; i < size; i++) r->hash = (r->hash ^ ((const unsigned char *)bytes)[i]) * 0x100000001b3;
}

static void reach(lua_State *L, struct reach *r);

static void reach_table(lua_State *L, struct reach *r) {
  int table = lua_gettop(L);
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    lua_pushvalue(L, -2);
    reach(L, r);
    lua_pop(L, 1);
    reach(L, r);
  }
}

/* The value on top, and what hangs from it. Objects stay where they are, so their address is their name. */
static void reach(lua_State *L, struct reach *r) {
  int type = lua_type(L, -1);
  mix(r, &type, sizeof type);
  lua_checkstack(L, 5);
  if (type == LUA_TNUMBER) {
    lua_Number n = lua_tonumber(L, -1);
    mix(r, &n, sizeof n);
  } else if (type == LUA_TSTRING) mix(r, lua_tostring(L, -1), lua_rawlen(L, -1));
  const void *p = lua_topointer(L, -1);
  mix(r, &p, sizeof p);
  if (p == NULL || r->count == REACH_MAX) return;
  for (int i = 0; i < r->count; i++)
    if (r->seen[i] == p) return;
  r->seen[r->count++] = p;
  if (lua_getmetatable(L, -1)) {
    reach(L, r);
    lua_pop(L, 1);
  }
  if (type == LUA_TTABLE) reach_table(L, r);
  if (type != LUA_TFUNCTION) return;
  lua_CFunction f = lua_tocfunction(L, -1);
  mix(r, &f, sizeof f);
  for (int i = 1; lua_getupvalue(L, -1, i); i++) {
    reach(L, r);
    lua_pop(L, 1);
  }
}

static uint64_t fingerprint(struct vm *vm) {
  lua_State *L = vm_lua(vm);
  struct reach r = {.hash = 0xcbf29ce484222325};
  sandbox_env(L);
  reach(L, &r);
  lua_pop(L, 1);
  lua_getglobal(L, "pairs"); /* the words themselves, past the table that hides them */
  lua_pushliteral(L, "");
  reach(L, &r);
  lua_pop(L, 2);
  return r.count > 50 && r.count < REACH_MAX ? r.hash : 0;
}

/* --- attacks -------------------------------------------------------------------------------- */

struct attack {
  const char *name;
  char *text;
  size_t size;
  char expect[200];
};

static bool ends_as_expected(const struct attack *a, struct vm *vm, enum vm_status status) {
  static const char *const endings[] = {"ok", "asked", "error", "stopped time", "stopped memory"};
  const char *error = vm_error(vm), *ending = endings[status];
  bool same = strncmp(a->expect, ending, strlen(ending)) == 0;
  if (status == VM_ERROR && same) same = a->expect[5] == '\0' || strstr(error, a->expect + 6) != NULL;
  if (!same) fprintf(stderr, "%s: expected %s, got %s %s\n", a->name, a->expect, ending, error);
  return same;
}

static bool error_is_decent(struct vm *vm, enum vm_status status) {
  const char *error = vm_error(vm);
  if ((status == VM_DONE || status == VM_ASKED) != (*error == '\0')) return false;
  for (const char *s = error; *s; s++)
    if ((unsigned char)*s < ' ' || *s == 0x7f) return false;
  return strlen(error) <= 500;
}

/* "asked" is answered once and must then end well. */
static enum vm_status play(struct vm *vm, lua_State *co, bool answer) {
  int results;
  enum vm_status status = vm_resume(vm, co, 0, &results);
  if (status != VM_ASKED || !answer) return status;
  status = vm_resume(vm, co, 0, &results);
  return status == VM_DONE ? VM_ASKED : status;
}

/* While a script is loaded nothing can be restored, and a VM that was stopped is thrown away. */
static enum greatest_test_res attack_loading(const struct attack *a, unsigned time_ms) {
  struct output out = {0};
  struct vm *vm = open_vm(time_ms, &out);
  ASSERT(vm);
  if (strcmp(a->expect, "asked") != 0) {
    uint64_t before = fingerprint(vm);
    ASSERT(before != 0);
    enum vm_status status = vm_compile(vm, a->text, a->size, "@attack.lua");
    if (status == VM_DONE) status = vm_call(vm, 0, 0);
    ASSERT(ends_as_expected(a, vm, status));
    ASSERT(error_is_decent(vm, status));
    ASSERT(!out.harmful && out.bytes < 70000);
    if (status == VM_DONE || status == VM_ERROR) {
      ASSERT_EQ(fingerprint(vm), before);
      ASSERT_EQ(vm_freeze(vm), VM_DONE);
      ASSERT_EQ(sing(vm), 1);
    } else ASSERT_EQ(vm_call(vm, 0, 0), status);
  }
  vm_free(vm);
  PASS();
}

static enum greatest_test_res attack_playing(const struct attack *a, unsigned time_ms) {
  struct output out = {0};
  struct vm *vm = open_vm(time_ms, &out);
  ASSERT(vm);
  lua_State *L = vm_lua(vm);
  ASSERT_EQ(vm_freeze(vm), VM_DONE);
  ASSERT_EQ(sing(vm), 1);
  struct snapshot *s = vm_snapshot(vm);
  ASSERT(s);
  uint64_t before = fingerprint(vm);
  ASSERT(before != 0);
  for (int again = 0; again < 2; again++) { /* twice: the first may have left something */
    enum vm_status status = vm_compile(vm, a->text, a->size, "@attack.lua");
    if (status == VM_DONE) {
      lua_pushcfunction(L, push_thread);
      lua_insert(L, -2);
      ASSERT_EQ(vm_call(vm, 1, 1), VM_DONE);
      status = play(vm, lua_tothread(L, -1), again);
    }
    ASSERT(ends_as_expected(a, vm, status));
    ASSERT(error_is_decent(vm, status));
    ASSERT(!out.harmful && out.bytes < 70000);
    out.bytes = 0;
    if (status == VM_DONE || status == VM_ERROR) {
      ASSERT_EQ(fingerprint(vm), before);
      ASSERT_EQ(sing(vm), 2);
    }
    vm_restore(vm, s);
    ASSERT_EQ(fingerprint(vm), before);
    ASSERT_EQ(vm_used(vm), vm_snapshot_size(s));
    ASSERT_EQ(sing(vm), 2);
    vm_restore(vm, s);
  }
  vm_free(vm);
  PASS();
}

TEST attacks(const struct attack *a) {
  /* what is to run out of memory gets the time for it, under a sanitizer as well */
  unsigned time_ms = strstr(a->expect, "memory") ? 20000 : strstr(a->expect, "time") ? 50 : 5000;
  CHECK_CALL(attack_loading(a, time_ms));
  CHECK_CALL(attack_playing(a, time_ms));
  PASS();
}

/* --- attacks in files -------------------------------------------------------------------------- */

static bool read_attack(const char *name, struct attack *a) {
  char path[300];
  snprintf(path, sizeof path, FOLDER "%s", name);
  FILE *file = fopen(path, "rb");
  if (file == NULL) return false;
  enum { ROOM = 1 << 16 };
  a->name = name;
  a->text = calloc(1, ROOM);
  a->size = fread(a->text, 1, ROOM - 1, file);
  fclose(file);
  const char *expect = strstr(a->text, "\n-- expect: ");
  return expect != NULL && sscanf(expect, "\n-- expect: %199[^\n]", a->expect) == 1;
}

static int is_lua(const struct dirent *entry) {
  const char *dot = strrchr(entry->d_name, '.');
  return dot != NULL && strcmp(dot, ".lua") == 0;
}

static void run_attack(const char *name, struct attack *a) {
  unsigned failed = greatest_info.suite.failed;
  RUN_TESTp(attacks, a);
  if (greatest_info.suite.failed != failed) fprintf(stderr, "this was %s\n", name);
  free(a->text);
}

TEST names_its_end(bool named) {
  ASSERT(named);
  PASS();
}

static void run_files(void) {
  struct dirent **entries;
  int count = scandir(FOLDER, &entries, is_lua, alphasort);
  RUN_TESTp(names_its_end, count > 60);
  for (volatile int i = 0; i < count; i++) { /* greatest jumps */
    struct attack a = {0};
    if (read_attack(entries[i]->d_name, &a)) run_attack(entries[i]->d_name, &a);
    else RUN_TESTp(names_its_end, false);
    free(entries[i]);
  }
  if (count >= 0) free(entries);
}

/* --- attacks too long for a file ------------------------------------------------------------- */

/* `count` times the unit, with %d standing for the number of the repetition, between head and tail. */
struct source {
  const char *name, *head, *unit;
  int count;
  const char *tail, *expect;
};

static const struct source sources[] = {
    {"source: or", "local a return a", " or a", 200000, "", "stopped time"},
    {"source: and", "local a return a", " and a", 150000, "", "stopped time"},
    {"source: elseif", "local a if a then", " elseif a then", 70000, " end", "stopped time"},
    {"source: labels", "do", " goto l%d", 30000, " end", "error no visible label"},
    {"source: breaks", "while true do", " if a then break end", 45000, " end", "error"},
    {"source: parentheses", "return ", "(", 100000, "", "error C stack overflow"},
    {"source: closed parentheses", "return ", "(1 + ", 1000, "1", "error C stack overflow"},
    {"source: tables", "return ", "{", 500000, "", "error C stack overflow"},
    {"source: functions", "return ", "function() return ", 10000, "", "error C stack overflow"},
    {"source: blocks", "", "do ", 100000, "", "error C stack overflow"},
    {"source: not", "return ", "not ", 100000, "1", "error C stack overflow"},
    {"source: minus", "return ", "- ", 100000, "1", "error C stack overflow"},
    {"source: concatenations", "return 'x'", " .. 'x'", 10000, "", "error C stack overflow"},
    {"source: powers", "return 1", " ^ 1", 10000, "", "error C stack overflow"},
    {"source: fields", "local a = {} return a", ".a", 300000, "", "error"},
    {"source: calls", "local f return f", "()", 300000, "", "error"},
    {"source: strings called", "local f return f", "''", 300000, "", "error"},
    {"source: sums", "local a = 0 return a", " + a", 200000, "", "ok"},
    {"source: comparisons", "local a = 0 return a", " == a", 200000, "", "ok"},
    {"source: locals", "", "local a%d = 1 ", 201, "", "error too many local variables"},
    {"source: names", "local a", ", a", 250, " = 1", "error too many local variables"},
    {"source: registers", "local a = 1 return f(a", ", a", 300, ")", "error"},
    {"source: upvalues", "", "local function f%d() return 1 end do end ", 190, "", "ok"},
    {"source: constants", "return {", "'k%d',", 90000, "}", "ok"},
    {"source: numbers", "local t = {", "%d.5,", 100000, "}", "ok"},
    {"source: statements", "local a = 1 ", "a = a + 1 ", 100000, "", "ok"},
    {"source: lines", "", "\n", 1000000, "x = = 1", "error attack.lua:1000001:"},
    {"source: a long line", "return '", "x", 1000000, "'", "ok"},
    {"source: long brackets", "return [", "=", 500000, "[", "error"},
    {"source: a comment without end", "--[[", "x", 1000000, "", "error unfinished long comment"},
    {"source: escapes", "return '", "\\u{7FFFFFFF}", 80000, "'", "ok"},
    {"source: bad escape", "return '", "\\u{FFFFFFFFFF}", 1, "'", "error UTF-8 value too large"},
    {"source: a name", "local ", "x", 1000000, " = 1", "ok"},
    {"source: digits", "return ", "9", 1000000, "x", "error malformed number"},
    {"source: constants of attributes", "", "local a%d <const> = 1 ", 190, "", "ok"},
    {"source: closers", "", "local a%d <close> = nil ", 190, "", "ok"},
    {"source: the longest", "", " ", 1 << 20, "", "ok"},
    {"source: too long", " ", " ", 1 << 20, "", "error a script may have at most"},
    {"source: bytecode", "\x1bLuaT", "x", 10, "", "error attempt to load a binary chunk"},
    {"source: bytecode after a comment", "#!/bin/lua\n\x1bLua", "x", 10, "", "error"},
    {"source: control bytes", "return \x1b[2J", "\x07", 10, "", "error unexpected symbol near '<\\27>'"},
};

static char *write_source(const struct source *s, size_t *size) {
  size_t room = strlen(s->head) + strlen(s->tail) + (size_t)s->count * (strlen(s->unit) + 8) + 1;
  char *text = malloc(room), *end = text;
  end += sprintf(end, "%s", s->head);
  const char *number = strstr(s->unit, "%d");
  for (int i = 0; i < s->count; i++) {
    if (number) end += sprintf(end, "%.*s%d%s", (int)(number - s->unit), s->unit, i, number + 2);
    else end += strlen(strcpy(end, s->unit));
  }
  end += sprintf(end, "%s", s->tail);
  *size = (size_t)(end - text);
  return text;
}

static void run_sources(void) {
  for (size_t i = 0; i < sizeof sources / sizeof *sources; i++) {
    struct attack a = {.name = sources[i].name};
    a.text = write_source(&sources[i], &a.size);
    snprintf(a.expect, sizeof a.expect, "%s", sources[i].expect);
    run_attack(a.name, &a);
  }
}

SUITE(hostile_suite) {
  run_files();
  run_sources();
}
