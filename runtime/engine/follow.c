/* follow.c: completes the beginning of a line of Lua, by reads that call no function of a script. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "aside.h"
#include "croupier_inner.h"
#include "eval.h"
#include "sandbox.h"

enum {
  MOST_NAMES = 1000,
  MOST_SEEN = 20000, /* most keys of a table, or local names of a script, that are read */
  MOST_BEHIND = 20   /* longest chain of tables linked by __index */
};

struct search {
  const char *chain; /* "p1.hand:sh": names joined by signs */
  const char *begun; /* "sh": the last name */
  char sign;         /* ":": the sign before it, or 0 */
  const char *of;
  int seen;
  size_t count;
  const char *name[MOST_NAMES];
};

/* --- the end of the line --- */

static bool in_name(char c) { return isalnum((unsigned char)c) || c == '_'; }

/* [[, [=[ ...: the closing bracket begins with ] and has as many signs. NULL: text is none of these. */
static const char *long_bracket(const char *text, size_t *signs) {
  if (*text != '[') return NULL;
  *signs = strspn(text + 1, "=");
  return text[*signs + 1] == '[' ? text + *signs + 2 : NULL;
}

static const char *after_long(const char *text, size_t signs) {
  for (; (text = strchr(text, ']')) != NULL; text++)
    if (strspn(text + 1, "=") == signs && text[signs + 1] == ']') return text + signs + 2;
  return NULL;
}

static const char *after_quoted(const char *text) {
  char quote = *text++;
  for (; *text != '\0' && *text != '\n'; text++) {
    if (*text == quote) return text + 1;
    if (*text == '\\' && text[1] != '\0') text++;
  }
  return NULL;
}

/* Is the end of the text outside strings and comments? */
static bool ends_in_code(const char *text) {
  while (text != NULL && *text != '\0') {
    size_t signs;
    bool comment = text[0] == '-' && text[1] == '-';
    const char *inner = long_bracket(comment ? text + 2 : text, &signs);
    if (inner != NULL) text = after_long(inner, signs);
    else if (comment) text = strchr(text, '\n');
    else if (*text == '"' || *text == '\'') text = after_quoted(text);
    else text++;
  }
  return text != NULL;
}

/* Is there a . or : before `at`, which joins names, and not .. or ::? */
static bool after_sign(const char *text, const char *at) {
  return at > text && (at[-1] == '.' || at[-1] == ':') && !(at - 1 > text && at[-2] == at[-1]);
}

static const char *before_brackets(const char *text, const char *at) {
  while (at > text && at[-1] == ']') {
    const char *open = at - 1;
    while (open > text && *open != '[') open--;
    if (*open != '[') return at;
    at = open;
  }
  return at;
}

static void find_chain(const char *text, struct search *s) {
  const char *at = text + strlen(text);
  while (at > text && in_name(at[-1])) at--;
  s->begun = at;
  s->sign = after_sign(text, at) ? at[-1] : '\0';
  while (after_sign(text, at)) {
    at = before_brackets(text, at - 1);
    while (at > text && in_name(at[-1])) at--;
  }
  s->chain = at;
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

/* Pushes the key that begins here: `hand`, `[1]` or `["a"]`. Returns the text after it, or NULL. */
static const char *push_key(lua_State *L, const char *text) {
  const char *end = text;
  if (*text != '[') {
    while (in_name(*end)) end++;
    lua_pushlstring(L, text, (size_t)(end - text));
    return end > text && !isdigit((unsigned char)*text) ? end : NULL;
  }
  if (*++text == '"' || *text == '\'') {
    if ((end = after_quoted(text)) != NULL) lua_pushlstring(L, text + 1, (size_t)(end - text) - 2);
  } else {
    char *after;
    lua_pushinteger(L, strtoll(text, &after, 10));
    end = after;
  }
  return end != NULL && end > text && *end == ']' ? end + 1 : NULL;
}

/* Pushes the value of everything before the last sign. False: there is no such value, or finding it takes more
   than reading. */
static bool push_chain(lua_State *L, const struct search *s) {
  const char *at = s->chain, *end = s->begun - 1;
  lua_pushcfunction(L, croupier_read_name);
  lua_pushnil(L);
  if ((at = push_key(L, at)) == NULL || *s->chain == '[') return false;
  lua_call(L, 2, 1);
  while (at < end) {
    if (*at == '.') at++;
    else if (*at != '[') return false;
    if ((at = push_key(L, at)) == NULL) return false;
    member(L);
  }
  return !lua_isnil(L, -1);
}

/* --- names --- */

static bool is_name(const char *text) {
  static const char *const words[] = {"and",    "break", "do",   "else",     "elseif", "end",
                                      "false",  "for",   "if",   "function", "in",     "goto",
                                      "local",  "nil",   "not",  "or",       "until",  "repeat",
                                      "return", "then",  "true", "while",    "_ENV"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strcmp(text, words[i]) == 0) return false;
  size_t size = 0;
  while (in_name(text[size])) size++;
  return size > 0 && text[size] == '\0' && !isdigit((unsigned char)*text);
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
  find_chain(lua, &s);
  bool number = isdigit((unsigned char)*s.begun) || isdigit((unsigned char)*s.chain);
  struct aside aside;
  if (c->base == NULL || number || !ends_in_code(lua) || !aside_begin(c, &aside)) return f;
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
