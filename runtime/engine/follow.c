/* follow.c: completes the beginning of a line of Lua, by reads that call no function of a script. */
#include <stdlib.h>
#include <string.h>

#include "aside.h"
#include "croupier_inner.h"
#include "eval.h"
#include "lex.h"
#include "sandbox.h"

enum {
  MOST_NAMES = 1000,
  MOST_SEEN = 20000, /* most keys of a table, or local names of a script, that are read */
  MOST_BEHIND = 20   /* longest chain of tables linked by __index */
};

struct search {
  const char *chain; /* "p1.hand:sh": names joined by signs; NULL: none */
  const char *begun; /* "sh": the last name */
  char sign;         /* ":": the sign before it, or 0 */
  const char *of;
  int seen;
  size_t count;
  const char *name[MOST_NAMES];
};

/* --- the end of the line --- */

static struct token after(struct token t) { return lex(t.text + t.size); }

static bool is_word(struct token t) { return t.kind == TOKEN_NAME || t.kind == TOKEN_KEYWORD; }

static bool is_sign(struct token t) { return token_is(t, ".") || token_is(t, ":"); }

/* Names that are joined by signs, with nothing between them, perhaps with [keys]. What stands in brackets may be a chain
   itself. */
static const char *chain_with(struct token t, struct token before, const char *chain, const char **outer) {
  bool joined = t.text == before.text + before.size;
  if (is_word(t)) return is_sign(before) && joined ? chain : t.text;
  if (!joined) return NULL;
  if (token_is(t, "[")) *outer = chain;
  if (token_is(t, "]")) return *outer;
  bool goes_on = is_sign(t) || token_is(t, "[") || t.kind == TOKEN_STRING || t.kind == TOKEN_NUMBER;
  return goes_on ? chain : NULL;
}

/* False: the text ends in a string, a comment or a number. */
static bool find_chain(const char *text, struct search *s) {
  const char *chain = NULL, *outer = NULL, *end = text + strlen(text);
  struct token last = {TOKEN_END, text, 0, false}, before = last;
  for (struct token t = lex(text); t.kind != TOKEN_END; t = after(t)) {
    if (t.open) return false;
    chain = chain_with(t, last, chain, &outer);
    before = last;
    last = t;
  }
  bool ends = last.text + last.size == end;
  if (ends && last.kind == TOKEN_NUMBER) return false;
  s->chain = chain;
  s->begun = ends && is_word(last) ? last.text : end;
  if (ends && is_sign(last)) s->sign = *last.text;
  else if (s->begun == last.text && chain != last.text && is_sign(before)) s->sign = *before.text;
  return true;
}

/* --- values --- */

/* Replaces the value at `at` by its __index. False: there is none, or it is a function. */
static bool behind(lua_State *L, int at) {
  if (!lua_getmetatable(L, at)) return false;
  lua_pushliteral(L, "__index");
  bool is = lua_rawget(L, -2) == LUA_TTABLE;
  lua_replace(L, at);
  lua_pop(L, 1);
  return is;
}

/* Stack: value, key. Replaces both by the member, or nil. */
static void member(lua_State *L) {
  int value = lua_gettop(L) - 1;
  for (int i = 0; i < MOST_BEHIND; i++) {
    if (lua_istable(L, value)) {
      lua_pushvalue(L, value + 1);
      if (lua_rawget(L, value) != LUA_TNIL) break;
      lua_pop(L, 1);
    }
    if (!behind(L, value)) break;
  }
  if (lua_gettop(L) == value + 1) lua_pushnil(L);
  lua_replace(L, value);
  lua_settop(L, value);
}

/* False: it is no key that can be read off. */
static bool push_key(lua_State *L, struct token t) {
  char *behind;
  switch (t.kind) {
  case TOKEN_NAME: lua_pushlstring(L, t.text, t.size); return true;
  case TOKEN_STRING: lua_pushlstring(L, t.text + 1, t.size - 2); return *t.text != '[';
  case TOKEN_NUMBER: lua_pushinteger(L, strtoll(t.text, &behind, 10)); return behind == t.text + t.size;
  default: return false;
  }
}

/* Pushes the value of everything before the last sign. False: there is no such value, or finding it takes more
   than reading. */
static bool push_chain(lua_State *L, const struct search *s) {
  if (s->chain == NULL) return false;
  struct token t = lex(s->chain);
  lua_pushcfunction(L, croupier_read_name);
  lua_pushnil(L);
  if (t.kind != TOKEN_NAME || !push_key(L, t)) return false;
  lua_call(L, 2, 1);
  for (t = after(t); t.text + t.size < s->begun; t = after(t)) {
    bool bracket = token_is(t, "[");
    if (!bracket && !token_is(t, ".")) return false;
    t = after(t);
    if (bracket == (t.kind == TOKEN_NAME) || !push_key(L, t)) return false;
    if (bracket && !token_is(t = after(t), "]")) return false;
    member(L);
  }
  return !lua_isnil(L, -1);
}

/* --- names --- */

static bool is_name(const char *text) {
  struct token t = lex(text);
  return t.kind == TOKEN_NAME && t.size == strlen(text) && strcmp(text, "_ENV") != 0;
}

/* Names that begin with _ are private to the script and come last. */
static int order(const char *a, const char *b) {
  int secret = (*a == '_') - (*b == '_');
  return secret != 0 ? secret : strcmp(a, b);
}

static void add(void *data, const char *name) {
  struct search *s = data;
  size_t low = 0, high = s->count;
  if (strncmp(name, s->begun, strlen(s->begun)) != 0 || !is_name(name)) return;
  while (low < high) {
    size_t middle = (low + high) / 2;
    int by = order(s->name[middle], name);
    if (by == 0) return;
    if (by < 0) low = middle + 1;
    else high = middle;
  }
  if (low == MOST_NAMES) return;
  if (s->count < MOST_NAMES) s->count++;
  memmove(&s->name[low + 1], &s->name[low], (s->count - low - 1) * sizeof *s->name);
  s->name[low] = name;
}

/* Stack: a value, which is popped. A colon offers methods. A dot offers all other members, if the value is one of
   the game's things. */
static void add_members(lua_State *L, struct search *s) {
  int value = lua_gettop(L);
  for (int i = 0; i < MOST_BEHIND; i++) {
    if (lua_istable(L, value))
      for (lua_pushnil(L); s->seen < MOST_SEEN && lua_next(L, value); lua_pop(L, 1), s->seen++) {
        bool method = lua_isfunction(L, -1);
        if (s->sign == ':' ? !method : method && *s->of != '\0') continue;
        if (lua_type(L, -2) == LUA_TSTRING) add(s, lua_tostring(L, -2));
      }
    lua_settop(L, value);
    if (!behind(L, value)) break;
  }
  lua_settop(L, value - 1);
}

/* Stack: croupier, search */
static int search(lua_State *L) {
  struct search *s = lua_touserdata(L, 2);
  static const char *const players[] = {"p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"};
  if (s->sign != '\0') {
    if (!push_chain(L, s)) return 0;
    const char *kind = lib_kind(L, lua_gettop(L));
    s->of = kind == NULL ? "" : kind;
    add_members(L, s);
    return 0;
  }
  add(s, "self");
  add(s, "game");
  add(s, "scene");
  for (int seat = 0; seat < vm_world(L)->seats; seat++) add(s, players[seat]);
  croupier_each_local(L, MOST_SEEN, add, s);
  sandbox_env(L);
  add_members(L, s);
  return 0;
}

croupier_following croupier_follow(croupier *c, const char *lua) {
  croupier_following f = {strlen(lua), "", ""};
  struct search s = {.of = ""};
  struct aside aside;
  if (c->base == NULL || !find_chain(lua, &s) || !aside_begin(c, &aside)) return f;
  lua_State *L = vm_lua(c->vm);
  lua_pushcfunction(L, search);
  lua_pushlightuserdata(L, c);
  lua_pushlightuserdata(L, &s);
  enum vm_status status = vm_call(c->vm, 2, 0);
  line_clear(&c->shown);
  for (size_t i = 0; status == VM_DONE && i < s.count; i++) {
    line_add(&c->shown, s.name[i]);
    line_add_char(&c->shown, '\n');
  }
  aside_end(c, &aside);
  if (status == VM_DONE && !c->shown.failed)
    f = (croupier_following){(size_t)(s.begun - lua), line_text(&c->shown), s.of};
  return f;
}
