/* prompt.c: the prompt of a question: its word, and the values that its text tells. */
#include "prompt.h"

#include "doing.h"
#include "fill.h"
#include "names.h"

#include <string.h>

/* --- values under names --- */

static void add_value(lua_State *L, struct croupier_event *e, const char *name, bool listed,
                      const char *what) {
  if (e->args == MAX_NOTE_ARGS) luaL_error(L, "%s has at most %d values", what, MAX_NOTE_ARGS);
  do_add_value(L, e, name, -1);
  e->arg[e->args - 1].listed = listed;
}

/* Is the value at the top a list, and not a player? */
static bool is_list(lua_State *L) {
  if (!lua_istable(L, -1) || lua_rawlen(L, -1) == 0) return false;
  lua_pushliteral(L, "seat");
  bool player = lua_rawget(L, -2) != LUA_TNIL;
  lua_pop(L, 1);
  return !player;
}

/* Adds the value at the top, or each value of a list. */
static void add_values(lua_State *L, struct croupier_event *e, const char *name, const char *what) {
  if (!is_list(L)) {
    add_value(L, e, name, false, what);
    return;
  }
  for (lua_Unsigned i = 1; i <= lua_rawlen(L, -1); i++, lua_pop(L, 1)) {
    lua_rawgeti(L, -1, (lua_Integer)i);
    add_value(L, e, name, true, what);
  }
}

/* The order of a table must not show. */
static void sort(struct croupier_event *e) {
  for (int i = 1; i < e->args; i++)
    for (int k = i; k > 0 && strcmp(e->arg[k].name, e->arg[k - 1].name) < 0; k--) {
      struct event_arg other = e->arg[k];
      e->arg[k] = e->arg[k - 1];
      e->arg[k - 1] = other;
    }
}

/* Is the key below the top the place of one of the first `items`? */
static bool is_item(lua_State *L, int items) {
  return lua_isinteger(L, -2) && lua_tointeger(L, -2) >= 1 && lua_tointeger(L, -2) <= items;
}

static bool is_reserved(const char *name, const char *const *reserved) {
  while (*reserved != NULL && strcmp(*reserved, name) != 0) reserved++;
  return *reserved != NULL;
}

/* Checks the key below the top. */
static void check_name(lua_State *L, const char *what, const char *const *reserved) {
  if (lua_type(L, -2) != LUA_TSTRING) luaL_error(L, "the values of %s have names: { amount = 3 }", what);
  if (is_reserved(lua_tostring(L, -2), reserved))
    luaL_error(L, "'%s' is not for the values of %s: each has one", lua_tostring(L, -2), what);
}

void values_add(lua_State *L, struct croupier_event *e, int idx, int items, const char *what,
                const char *const *reserved) {
  luaL_checkstack(L, 8, NULL);
  for (unsigned at = 0; reach_next(L, idx, &at); lua_pop(L, 2)) {
    if (is_item(L, items)) continue;
    check_name(L, what, reserved);
    const char *name = lib_check_told(L, lua_tostring(L, -2));
    add_values(L, e, name, what);
  }
  sort(e);
}

/* Checks the kind of the value at the top, as add_value does. */
static void check_value(lua_State *L, int *values, const char *what, bool function) {
  if (++*values > MAX_NOTE_ARGS) luaL_error(L, "%s has at most %d values", what, MAX_NOTE_ARGS);
  if (lua_type(L, -1) == LUA_TSTRING || lua_isinteger(L, -1)) return;
  if (function && lua_isfunction(L, -1)) return;
  if (lib_test(L, -1, TAG_PIECE) == NULL && lib_test(L, -1, TAG_ZONE) == NULL)
    lib_seat(L, lua_absindex(L, -1));
}

static void check_values(lua_State *L, int *values, const char *what, bool functions) {
  if (!is_list(L)) {
    check_value(L, values, what, functions);
    return;
  }
  for (lua_Unsigned i = 1; i <= lua_rawlen(L, -1); i++, lua_pop(L, 1)) {
    lua_rawgeti(L, -1, (lua_Integer)i);
    check_value(L, values, what, false);
  }
}

/* Are all values words, numbers, pieces or zones, under names of their own? Most are so, and nothing is wrong. */
static bool all_plain(struct reached table, int items, const char *const *reserved) {
  struct reached key, value;
  int values = 0;
  for (unsigned at = 0; reach_step(table, &at, &key, &value);) {
    if (key.whole && key.number >= 1 && key.number <= items) continue;
    const struct handle *h = value.type == LUA_TUSERDATA ? value.thing : NULL;
    bool plain = value.type == LUA_TSTRING || value.whole ||
                 (h != NULL && (h->tag == TAG_PIECE || h->tag == TAG_ZONE));
    if (!plain || key.type != LUA_TSTRING || is_reserved(key.word, reserved)) return false;
    values++;
  }
  return values <= MAX_NOTE_ARGS;
}

void values_unheard(lua_State *L, int idx, int items, const char *what, const char *const *reserved,
                    bool functions) {
  int values = 0;
  if (all_plain(reach_arg(L, idx), items, reserved)) return;
  luaL_checkstack(L, 8, NULL);
  for (unsigned at = 0; reach_next(L, idx, &at); lua_pop(L, 2)) {
    if (is_item(L, items)) continue;
    check_name(L, what, reserved);
    check_values(L, &values, what, functions);
  }
}

/* --- prompts --- */

/* The word in a table { "pay", price = 7 }. */
static __attribute__((noinline)) const char *word_of_table(lua_State *L, int arg) {
  if (!lua_istable(L, arg))
    luaL_error(L, "a question begins with its prompt: a word, or { \"pay\", price = 7 }");
  bool word = lua_rawgeti(L, arg, 1) == LUA_TSTRING;
  const char *prompt = lua_tostring(L, -1);
  lua_pop(L, 1); /* the table keeps it alive */
  if (!word) luaL_error(L, "a prompt with values begins with its word: { \"pay\", price = 7 }");
  return prompt;
}

const char *prompt_word(lua_State *L, int arg) {
  return lua_isstring(L, arg) ? lua_tostring(L, arg) : word_of_table(L, arg);
}

/* Puts what they return in the place of functions, in the table at the top, which no script can reach. */
static void call_functions(lua_State *L) {
  struct world *w = vm_world(L);
  int values = lua_gettop(L);
  for (lua_pushnil(L); lua_next(L, values); lua_pop(L, 1)) {
    if (!lua_isfunction(L, -1)) continue;
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -2);
    w->look_only++; /* asking_unwind sets it back after an error */
    lua_call(L, 0, 1);
    w->look_only--;
    lua_rawset(L, values);
  }
}

/* A copy of the table at `arg`, because the script can change it. Leaves it at the top. */
static void copy_prompt(lua_State *L, int arg) {
  lua_createtable(L, 1, 2);
  for (unsigned at = 0; reach_next(L, arg, &at);) lua_rawset(L, -3);
  call_functions(L);
}

/* What texts may name of a bid, unless a value of the script has that name. */
static const char *const of_bid[] = {"beat", "most"};
enum { OF_BID = sizeof of_bid / sizeof *of_bid };

struct naming_values {
  lua_State *L;
  int values; /* 0: none */
  bool bids;  /* the question is of a bid */
  uint8_t named;
  bool any;
};

/* Notes that a text names it. */
static bool is_of_bid(struct naming_values *v, const char *name) {
  for (int i = 0; v->bids && i < OF_BID; i++) {
    if (strcmp(name, of_bid[i]) != 0) continue;
    v->named |= (uint8_t)(1u << i);
    return true;
  }
  return false;
}

/* Is there a value or a knob of that name? */
static bool has_value(void *data, const struct clause *is) {
  struct naming_values *v = data;
  lua_State *L = v->L;
  v->any = true;
  int top = lua_gettop(L);
  bool has = v->values != 0 && lua_getfield(L, v->values, is->name) != LUA_TNIL;
  if (!has && is_of_bid(v, is->name)) {
    has = true;
  } else if (!has) {
    lib_slot(L, SLOT_GAME);
    lua_pushliteral(L, "knobs");
    lua_rawget(L, -2);
    lua_pushstring(L, is->name);
    has = lua_istable(L, -2) && lua_rawget(L, -2) != LUA_TNIL;
  }
  lua_settop(L, top);
  return has;
}

/* Every value that a text of the question names must be there, or a knob, in each language. */
static void check_texts(lua_State *L, struct ask *q, int values) {
  const struct names *n = vm_world(L)->names;
  struct naming_values v = {L, values, q->bids != 0, 0, false};
  for (int lang = LANG_EN; lang < lang_count; lang++) {
    if (!text_has_question(n, (enum lang)lang, q->prompt)) continue;
    const char *wrong = fill_wrong(text_of_question(n, (enum lang)lang, q->prompt), false, has_value, &v);
    if (wrong == NULL) continue;
    lua_pushlstring(L, wrong, strcspn(wrong, "}:") + 1);
    luaL_error(
        L,
        "the text '%s?' (%s) has %s in it, but the question has no such value: ask { \"%s\", name = value }",
        q->prompt, lang_codes[lang], lua_tostring(L, -1), q->prompt);
  }
  q->bids = v.named;
  if (!v.any) text_found_plain(L, q->prompt);
}

static const char *const none_reserved[] = {NULL};

/* Checks the values of the table at `arg`, and keeps a copy of it, which it leaves at the top. */
static __attribute__((noinline)) void keep(lua_State *L, struct ask *q, int arg) {
  struct croupier_event e;
  copy_prompt(L, arg);
  event_begin(&e, CROUPIER_EVENT_ASK);
  values_add(L, &e, lua_gettop(L), 1, "a question", none_reserved);
  q->values = e.args > 0;
  lua_pushvalue(L, -1);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_PROMPT + ask_place(&vm_world(L)->asks, q));
}

void prompt_unheard(lua_State *L, int arg) {
  if (lua_istable(L, arg)) values_unheard(L, arg, 1, "a question", none_reserved, true);
}

void prompt_keep(lua_State *L, struct ask *q, int arg) {
  bool table = lua_istable(L, arg);
  int top = lua_gettop(L);
  if (table) keep(L, q, arg);
  if (text_is_plain(L, q->prompt)) q->bids = 0;
  else check_texts(L, q, table ? lua_gettop(L) : 0);
  lua_settop(L, top);
}

void prompt_values(lua_State *L, const struct ask *q, struct croupier_event *e) {
  if (q->values) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, SLOT_PROMPT + ask_place(&vm_world(L)->asks, q));
    values_add(L, e, lua_gettop(L), 1, "a question", none_reserved);
    lua_pop(L, 1);
  }
  int32_t value[OF_BID] = {q->low - 1, q->high};
  for (int i = 0; i < OF_BID && e->args < MAX_NOTE_ARGS; i++)
    if (q->bids >> i & 1) event_add(e, of_bid[i], ARG_NUMBER)->number = value[i];
  if (q->bids != 0) sort(e);
}
