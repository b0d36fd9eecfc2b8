/* eval.c: runs lines of Lua from the host, which look at the table or change it. */
#include "eval.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "aside.h"
#include "asking.h"
#include "fault.h"
#include "question.h"
#include "sandbox.h"

/* --- names that a line knows --- */

enum { SEARCH_DEPTH = 4, SEARCH_MOST = 2000 };

/* A search for a local name of the script. Without a name, it reports all of them. */
struct locals {
  const char *name;
  void (*tell)(void *data, const char *name);
  void *data;
  int left, names; /* number of functions, and of names, that may still be looked at */
};

/* Is the function at the top the library's own? Lines must not reach the variables of such functions. */
static bool is_ours(lua_State *L) {
  lua_Debug ar;
  lua_pushvalue(L, -1);
  lua_getinfo(L, ">S", &ar);
  return *ar.source == '=';
}

/* Searches the function at the top and the functions that it uses. If found, returns the number of the variable in
   the function that is then at the top; else returns 0, with the stack unchanged. */
static int find_in_function(lua_State *L, struct locals *l, int depth) {
  if (depth == 0 || --l->left < 0 || !lua_checkstack(L, 4) || is_ours(L)) return 0;
  const char *known;
  for (int i = 1; (known = lua_getupvalue(L, -1, i)) != NULL; lua_pop(L, 1), i++) {
    if (l->name == NULL && --l->names >= 0) l->tell(l->data, known);
    if (l->name != NULL && strcmp(known, l->name) == 0) {
      lua_pop(L, 1);
      return i;
    }
    if (!lua_isfunction(L, -1) || lua_iscfunction(L, -1)) continue;
    int found = find_in_function(L, l, depth - 1);
    if (found == 0) continue;
    lua_replace(L, -2);
    return found;
  }
  return 0;
}

/* Searches all rules of the game in the same way. If found: + the function. */
static int find_in_rules(lua_State *L, struct locals *l) {
  int top = lua_gettop(L);
  l->left = SEARCH_MOST;
  lua_rawgeti(L, LUA_REGISTRYINDEX, KEY_CLASS);
  for (lua_pushnil(L); lua_next(L, top + 1); lua_pop(L, 1)) {
    if (!lua_isfunction(L, -1) || lua_iscfunction(L, -1)) continue;
    int found = find_in_function(L, l, SEARCH_DEPTH);
    if (found == 0) continue;
    lua_replace(L, top + 1);
    lua_settop(L, top + 1);
    return found;
  }
  lua_settop(L, top);
  return 0;
}

static int find_local(lua_State *L, const char *name) {
  return find_in_rules(L, &(struct locals){.name = name});
}

void croupier_each_local(lua_State *L, int most, void (*tell)(void *data, const char *name), void *data) {
  find_in_rules(L, &(struct locals){.tell = tell, .data = data, .names = most});
}

/* "p2": seat 1; else -1 */
static int player_named(lua_State *L, const char *name) {
  bool is = name[0] == 'p' && name[1] >= '1' && name[1] <= '8' && name[2] == '\0';
  return is && name[1] - '1' < vm_world(L)->seats ? name[1] - '1' : -1;
}

static bool names_game(const char *name) { return strcmp(name, "self") == 0 || strcmp(name, "game") == 0; }

int croupier_read_name(lua_State *L) {
  if (lua_type(L, 2) == LUA_TSTRING) {
    const char *name = lua_tostring(L, 2);
    int seat = player_named(L, name), local;
    if (names_game(name)) return fetch(L, KEY_SELF), 1;
    if (strcmp(name, "scene") == 0) return push_host_function(L, "scene"), 1;
    if (seat >= 0) return lib_push_player(L, seat), 1;
    if (strcmp(name, "_ENV") != 0 && (local = find_local(L, name)) != 0) {
      lua_getupvalue(L, -1, local);
      return 1;
    }
  }
  sandbox_env(L);
  lua_pushvalue(L, 2);
  lua_gettable(L, -2);
  return 1;
}

/* Assigns to a local variable of the script; its rules see the new value. */
static int write_name(lua_State *L) {
  const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : luaL_typename(L, 2);
  int local = names_game(name) || player_named(L, name) >= 0 ? 0 : find_local(L, name);
  if (local == 0) luaL_error(L, "the script has no variable '%s'; a line's own begin with local", name);
  lua_pushvalue(L, 3);
  lua_setupvalue(L, -2, local);
  return 0;
}

/* --- running a line --- */

/* Most bytes of the result of a line, as many as a script may print. */
enum { MOST_SHOWN = 64 << 10 };

/* Stack: croupier, function. Calls the function: + its result as text. */
static int call_line(lua_State *L) {
  vm_world(L)->at_prompt = true;
  lua_createtable(L, 0, 0);
  lua_createtable(L, 0, 3);
  lua_pushcfunction(L, croupier_read_name);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, write_name);
  lua_setfield(L, -2, "__newindex");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_setupvalue(L, 2, 1);
  lua_call(L, 0, LUA_MULTRET);
  vm_world(L)->at_prompt = false;
  return lua_gettop(L) - 1;
}

static int show_line(lua_State *L) {
  int values = call_line(L);
  push_host_function(L, "show");
  lua_insert(L, 2);
  lua_call(L, values, 1);
  return 1;
}

/* line(text): runs a line of the prompt in a spec */
static int l_line(lua_State *L) {
  size_t size;
  const char *lua = luaL_checklstring(L, 1, &size);
  bool nested = vm_world(L)->at_prompt;
  lua_settop(L, 1);
  if (luaL_loadbufferx(L, lua, size, "@line", "t") != LUA_OK) return lua_error(L);
  call_line(L);
  vm_world(L)->at_prompt = nested;
  return 0;
}

void open_lines(lua_State *L) {
  lua_getfield(L, 1, "engine");
  lua_pushcfunction(L, l_line);
  lua_setfield(L, -2, "line");
  lua_pop(L, 1);
}

static int measure_line(lua_State *L) {
  double *value = &((croupier *)lua_touserdata(L, 1))->measured;
  int values = call_line(L);
  if (values == 1 && lua_type(L, 2) == LUA_TNUMBER) *value = lua_tonumber(L, 2);
  else if (values == 1 && (lua_isboolean(L, 2) || lua_isnil(L, 2))) *value = lua_toboolean(L, 2);
  else luaL_error(L, "%s", IN(not_yes_no_number, lua_touserdata(L, 1)));
  lua_pushliteral(L, "");
  return 1;
}

/* Is the line correct so far, but incomplete? */
static bool unfinished(croupier *c) {
  static const char end[] = "near <eof>";
  size_t size = strlen(vm_error(c->vm));
  return size >= sizeof end - 1 && strcmp(vm_error(c->vm) + size - (sizeof end - 1), end) == 0;
}

/* Compiles the line. Stack: + the function, if VM_DONE. The function of an expression returns its value. */
static enum vm_status compile(croupier *c, const char *lua) {
  static const char prefix[] = "return ";
  size_t size = strlen(lua);
  char *expression = malloc(sizeof prefix + size);
  if (expression == NULL) {
    vm_note_no_room(c->vm);
    return VM_ERROR;
  }
  memcpy(expression, prefix, sizeof prefix - 1);
  memcpy(expression + sizeof prefix - 1, lua, size);
  enum vm_status status = vm_compile(c->vm, expression, sizeof prefix - 1 + size, "@line");
  free(expression);
  /* neither an expression nor the beginning of one */
  bool statement = status == VM_ERROR && !unfinished(c);
  return statement ? vm_compile(c->vm, lua, size, "@line") : status;
}

static bool begins(const char *text, const char *with) { return strncmp(text, with, strlen(with)) == 0; }

/* Leaves out a place within the line itself, unless there are several lines, and a place in the library. */
static const char *without_place(const char *error, const char *lua) {
  static const char first[] = "line:1: ";
  while (begins(error, first) && strchr(lua, '\n') == NULL) error += sizeof first - 1;
  return begins(error, "stdlib/") && strstr(error, ": ") != NULL ? strstr(error, ": ") + 2 : error;
}

static croupier_status_code fail(croupier *c, const char *lua) {
  if (!vm_had_room(c->vm)) return croupier_no_room(c);
  const char *place, *error = without_place(croupier_fault_text(c, &place), lua);
  if (strcmp(place, "line:1") == 0) place = "";
  return croupier_fail(c, CROUPIER_SCRIPT, "%s%s%s", place, *place == '\0' ? "" : ": ", error);
}

/* Runs a line of Lua, with lasting effect. f(croupier, function) leaves a string, which *shown gets if it is not NULL. If
   the line fails, the changes that it has made remain. */
static croupier_status_code run_line(croupier *c, const char *lua, lua_CFunction f, const char **shown) {
  lua_State *L = vm_lua(c->vm);
  if (!text_sound(lua)) return croupier_fail(c, CROUPIER_SCRIPT, "a line of Lua is UTF-8, and this is not");
  enum vm_status status = compile(c, lua);
  if (status == VM_ERROR && !vm_lacks_room(c->vm) && unfinished(c))
    return croupier_fail(c, CROUPIER_UNFINISHED, "the line is not complete: %s",
                         without_place(vm_error(c->vm), lua));
  if (status == VM_DONE) {
    lua_pushcfunction(L, f);
    lua_insert(L, -2);
    lua_pushlightuserdata(L, c);
    lua_insert(L, -2);
    status = vm_call(c->vm, 2, 1);
  }
  if (status != VM_DONE) return fail(c, lua);
  const char *says = lua_tostring(L, -1);
  size_t size = strlen(says);
  line_clear(&c->shown);
  line_add_bytes(&c->shown, says, text_cut(says, size, MOST_SHOWN));
  if (size > MOST_SHOWN) line_add(&c->shown, "...");
  lua_pop(L, 1);
  if (c->shown.failed) return croupier_no_room(c);
  if (shown != NULL) *shown = line_text(&c->shown);
  return c->code = CROUPIER_OK;
}

/* --- looking --- */

static croupier_status_code look(croupier *c, const char *lua, lua_CFunction f, const char **shown) {
  if (c->base == NULL) return croupier_fail(c, CROUPIER_USAGE, "there is no table to look at");
  struct aside aside;
  if (!aside_begin(c, &aside)) return c->code;
  c->error[0] = '\0';
  c->silent = aside.silent; /* what the line prints is for whoever looks */
  c->world->listening = 0;
  c->world->draw = NULL;
  c->world->foretold = false;
  croupier_status_code code = run_line(c, lua, f, shown);
  aside_end_with_failure(c, &aside);
  return code;
}

croupier_status_code croupier_look(croupier *c, const char *lua, const char **shown) {
  *shown = "";
  return look(c, lua, show_line, shown);
}

croupier_status_code croupier_measure(croupier *c, const char *lua, double *value) {
  croupier_status_code code = look(c, lua, measure_line, NULL);
  *value = c->measured;
  return code;
}

/* --- changing --- */

/* Finds the kind of a line, without running it. */
static bool compiles(croupier *c, const char *lua, bool as_line(croupier *c, const char *lua)) {
  struct aside aside;
  if (c->base == NULL || !aside_begin(c, &aside)) return false;
  bool is = as_line(c, lua);
  aside_end(c, &aside);
  return is;
}

static bool is_begun(croupier *c, const char *lua) {
  return compile(c, lua) == VM_ERROR && !vm_lacks_room(c->vm) && unfinished(c);
}

static bool is_expression(croupier *c, const char *lua) {
  return vm_compile(c->vm, lua, strlen(lua), "@line") == VM_ERROR && compile(c, lua) == VM_DONE;
}

bool croupier_unfinished(croupier *c, const char *lua) { return compiles(c, lua, is_begun); }
bool croupier_only_looks(croupier *c, const char *lua) { return compiles(c, lua, is_expression); }

croupier_status_code croupier_apply_edit(croupier *c, const char *lua) {
  struct world *w = c->world;
  croupier_status_code code = run_line(c, lua, show_line, NULL);
  if (code != CROUPIER_OK) return code;
  w->put_again = true;
  c->state = CROUPIER_ASKS;
  code = croupier_go_on(c);
  if (code == CROUPIER_OK && c->state == CROUPIER_ASKS && !w->put_again) return code;
  char why[sizeof c->error];
  snprintf(why, sizeof why, "%s", code == CROUPIER_OK ? "it cannot be put twice" : c->error);
  return croupier_fail(c, code == CROUPIER_OK ? CROUPIER_SCRIPT : code,
                       "nothing is changed, for the question that waits could not be put after it: %.700s",
                       why);
}

static int finds_pieces(lua_State *L) {
  const struct ask *q = croupier_pending(lua_touserdata(L, 1), (int)lua_tointeger(L, 2));
  bool found = false;
  if (asking_push_list(L, q))
    for (lua_Integer i = 1; i <= (lua_Integer)lua_rawlen(L, -1) && !found; i++, lua_pop(L, 1)) {
      lua_rawgeti(L, -1, i);
      found = lib_test(L, -1, TAG_PIECE) != NULL;
    }
  lua_pushboolean(L, found);
  return 1;
}

bool croupier_asks_from_list(croupier *c, int seat) {
  const struct ask *q = croupier_pending(c, seat);
  if (q == NULL || q->pieces || q->kind == ASK_NUMBER || q->kind == ASK_YES) return false;
  if (!croupier_ask_lua(c, finds_pieces, seat, 0, NULL)) return false;
  bool found = lua_toboolean(vm_lua(c->vm), -1);
  lua_pop(vm_lua(c->vm), 1);
  return found;
}
