/* toldlib.c: what is told of pieces that not everybody sees: that all, none or some of them pass a filter. */
#include <string.h>

#include "doing.h"
#include "fold.h"
#include "seen.h"

/* What is told: of these pieces, in one zone. */
struct telling_of {
  uint16_t zone, piece[MAX_PIECES], place[MAX_PIECES];
  int count;
  bool whole; /* all pieces of the zone */
  uint32_t to;
  int filter; /* its place in the stack */
  const char *claim;
  uint64_t faces[MAX_FACES / 64];
};

static const char *const claims[] = {"all", "none", "some", "count", "which", NULL};

/* --- of which pieces --- */

static void add_piece(lua_State *L, struct telling_of *o, uint16_t piece) {
  const struct table *t = &vm_world(L)->table;
  uint16_t place = 1;
  if (o->count == 0) o->zone = t->piece[piece].zone;
  if (t->piece[piece].zone != o->zone) luaL_error(L, "the pieces that something is told of lie in one zone");
  for (uint16_t p = t->piece[piece].below; p != NO_PIECE; p = t->piece[p].below) place++;
  for (int i = 0; i < o->count; i++)
    if (o->piece[i] == piece) return;
  o->piece[o->count] = piece;
  o->place[o->count++] = place;
}

/* A zone, a piece or a list of pieces is at the top. Pops it. */
static void read_pieces(lua_State *L, struct telling_of *o) {
  const struct table *t = &vm_world(L)->table;
  o->count = 0;
  o->whole = lib_test(L, -1, TAG_ZONE) != NULL;
  if (o->whole) {
    o->zone = lib_zone(L, -1);
    EACH_PIECE(t, o->zone, p) add_piece(L, o, p);
  } else if (lua_istable(L, -1)) {
    int n = (int)lua_rawlen(L, -1);
    if (n == 0) luaL_error(L, "nothing can be told of a list without pieces");
    for (int i = 1; i <= n && i <= MAX_PIECES; i++, lua_pop(L, 1)) {
      lua_rawgeti(L, -1, i);
      add_piece(L, o, lib_piece(L, lua_gettop(L)));
    }
  } else if (lib_test(L, -1, TAG_PIECE) != NULL) {
    add_piece(L, o, lib_piece(L, -1));
  } else {
    luaL_error(L,
               "something is told of a zone, a piece or a list of pieces, not of %s: "
               "game:told { player.hand, none = { suit = \"clubs\" } }",
               lib_got(L, -1));
  }
  lua_pop(L, 1);
}

/* `to` is at the top: nil, a player or a list of players. Pops it. */
static uint32_t read_players(lua_State *L) {
  uint32_t to = 0;
  int top = lua_gettop(L);
  if (lua_isnil(L, -1)) to = ~0u;
  else if (lua_istable(L, -1) && lua_rawlen(L, -1) > 0)
    for (lua_Unsigned i = 1; i <= lua_rawlen(L, top); i++, lua_pop(L, 1)) {
      lua_rawgeti(L, top, (lua_Integer)i);
      to |= 1u << lib_seat(L, top + 1);
    }
  else to = 1u << lib_seat(L, top);
  lua_pop(L, 1);
  return to;
}

/* --- what of them --- */

/* The faces that pass. What is told is about what pieces are, not about where they lie. */
static void read_faces(lua_State *L, struct telling_of *o) {
  const struct table *t = &vm_world(L)->table;
  bool known[MAX_FACES] = {false};
  struct filter f;
  lib_filter(L, o->filter, &f);
  memset(o->faces, 0, sizeof o->faces);
  for (uint16_t p = 0; p < t->pieces; p++) {
    uint16_t face = t->piece[p].face;
    if (known[face]) continue;
    known[face] = true;
    if (filter_passes(&f, t, p)) o->faces[face / 64] |= (uint64_t)1 << face % 64;
  }
}

static bool passes(const struct telling_of *o, const struct table *t, int i) {
  return told_bit(o->faces, t->piece[o->piece[i]].face);
}

static int passing(const struct telling_of *o, const struct table *t) {
  int n = 0;
  for (int i = 0; i < o->count; i++) n += passes(o, t, i);
  return n;
}

static void check_true(lua_State *L, const struct telling_of *o, int n) {
  bool all = strcmp(o->claim, "all") == 0, none = strcmp(o->claim, "none") == 0;
  if ((!all || n == o->count) && (!none || n == 0) && (strcmp(o->claim, "some") != 0 || n > 0)) return;
  luaL_error(L, "what is told must be so: '%s' is not, for %d of the %d pieces pass", o->claim, n, o->count);
}

/* --- the event --- */

static void add_word(struct croupier_event *e, const char *word) {
  if (e->args == MAX_EVENT_ARGS) return;
  struct event_arg *arg = event_add(e, "filter", ARG_WORD);
  arg->word = word;
  arg->listed = true;
}

/* The value of a field is at the top; the filter keeps its words alive. False: no word says it. */
static bool add_value(lua_State *L, struct croupier_event *e, const char *field) {
  if (lua_istable(L, -1)) {
    int n = (int)lua_rawlen(L, -1);
    for (int i = 1; i <= n; i++) {
      lua_rawgeti(L, -1, i);
      bool said = add_value(L, e, field);
      lua_pop(L, 1);
      if (!said) return false;
    }
    return n > 0;
  }
  if (lua_type(L, -1) == LUA_TSTRING) add_word(e, lua_tostring(L, -1));
  else if (lua_isboolean(L, -1) && lua_toboolean(L, -1)) add_word(e, field);
  else if (lua_isinteger(L, -1) && e->args < MAX_EVENT_ARGS) {
    struct event_arg *arg = event_add(e, "filter", ARG_NUMBER);
    arg->number = lua_tointeger(L, -1);
    arg->listed = true;
  } else {
    return false;
  }
  return true;
}

/* The values that the filter wants, field by field. Functions, and fields that shall be missing, have no words. */
static void add_filter(lua_State *L, struct croupier_event *e, int filter) {
  int args = e->args;
  bool said = lua_istable(L, filter);
  lib_slot(L, SLOT_FIELDS);
  for (int i = 0; i <= MAX_FIELDS && said; i++) {
    if (i == MAX_FIELDS) lua_pushliteral(L, "name");
    else lua_rawgeti(L, -1, i + 1);
    const char *field = lua_tostring(L, -1);
    if (field != NULL && lua_getfield(L, filter, field) != LUA_TNIL) said = add_value(L, e, field);
    lua_settop(L, filter + 1);
  }
  lua_settop(L, filter);
  if (!said) e->args = args;
}

static void tell(lua_State *L, const struct telling_of *o, int number) {
  struct croupier_event e;
  const struct table *t = &vm_world(L)->table;
  bool which = strcmp(o->claim, "which") == 0;
  event_begin(&e, CROUPIER_EVENT_TOLD);
  e.to = o->zone;
  e.sees = o->to;
  e.word = o->claim;
  e.number = strcmp(o->claim, "some") == 0 ? 0 : number;
  for (int i = 0; i < o->count && e.args < MAX_EVENT_ARGS / 2; i++) {
    if (which ? !passes(o, t, i) : o->whole) continue;
    struct event_arg *arg = event_add(&e, "places", ARG_NUMBER);
    arg->number = o->place[i];
    arg->listed = true;
  }
  add_filter(L, &e, o->filter);
  event_emit(L, &e);
}

/* --- what the seats know from then on --- */

static void learn(lua_State *L, const struct telling_of *o, int number) {
  uint16_t part[MAX_PIECES];
  const struct table *t = &vm_world(L)->table;
  const char *claim = o->claim;
  if (strcmp(claim, "which") != 0) {
    int least = claim[0] == 's' ? 1 : number, most = claim[0] == 's' ? o->count : number;
    seen_told(L, o->to, o->piece, o->count, o->faces, least, most);
    return;
  }
  for (int yes = 0; yes < 2; yes++) {
    int n = 0;
    for (int i = 0; i < o->count; i++)
      if (passes(o, t, i) == yes) part[n++] = o->piece[i];
    seen_told(L, o->to, part, n, o->faces, yes ? n : 0, yes ? n : 0);
  }
}

/* For the hash of a position: what was told counts from then on. */
static void note(struct world *w, const struct telling_of *o, int number) {
  uint64_t h = fold(fold(w->was_told, o->to), (uint64_t)o->claim[0] << 32 | (uint64_t)number);
  for (int i = 0; i < o->count; i++) h = fold(h, o->piece[i]);
  for (int i = 0; i < MAX_FACES / 64; i++) h = fold(h, o->faces[i]);
  w->was_told = h;
}

/* Stack: anything, a table. Reads it; its filter is left at the top. */
static void read_told(lua_State *L, struct telling_of *o) {
  static const char *const known[] = {"all", "none", "some", "count", "which", "to", NULL};
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_settop(L, 2);
  lib_check_names(L, 2, "what is told", known, 1);
  lua_rawgeti(L, 2, 1);
  read_pieces(L, o);
  lua_getfield(L, 2, "to");
  o->to = read_players(L);
  o->claim = NULL;
  for (int i = 0; claims[i] != NULL; i++) {
    if (lua_getfield(L, 2, claims[i]) == LUA_TNIL) {
      lua_pop(L, 1);
      continue;
    }
    if (o->claim != NULL) luaL_error(L, "one thing is told at once: '%s' or '%s'", o->claim, claims[i]);
    o->claim = claims[i];
  }
  if (o->claim == NULL) luaL_error(L, "what is told is one of: all, none, some, count, which");
  o->filter = 3;
  read_faces(L, o);
}

/* game:told { zone, none = filter, to = player } */
static int l_told(lua_State *L) {
  struct world *w = lib_may_change(L, "tell something");
  struct telling_of o;
  lib_in_play(L, "tell something", "there is nothing hidden before");
  read_told(L, &o);
  int n = passing(&o, &w->table);
  check_true(L, &o, n);
  note(w, &o, n);
  if (w->listening) tell(L, &o, n);
  if (w->listening & HEARD_BY_SEATS) learn(L, &o, n);
  return 0;
}

/* told(nothing, table): the same for a fact that an event has told already */
static int l_known(lua_State *L) {
  struct world *w = lib_may_change(L, "tell something");
  struct telling_of o;
  if (!(w->listening & HEARD_BY_SEATS)) return 0;
  read_told(L, &o);
  int n = passing(&o, &w->table);
  check_true(L, &o, n);
  learn(L, &o, n);
  return 0;
}

static const struct lib_entry game_methods[] = {
    {"told", l_told,
     "game:told { zone, none = filter, to = players }: tells all, or `to`, what holds for the hidden pieces of a "
     "zone, a piece or a list. Instead of `none`: `all`, `some`, `count` (how many) or `which` (of each). Bots count on it"},
    {NULL, NULL, NULL}};

static const struct lib_entry internal[] = {{"known", l_known, "known(nil, as in told)"}, {NULL, NULL, NULL}};

void open_telling(lua_State *L) {
  lib_functions(L, 2, game_methods);
  lua_getfield(L, 1, "engine");
  lib_functions(L, -1, internal);
  lua_pop(L, 1);
}
