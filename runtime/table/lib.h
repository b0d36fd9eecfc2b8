/* lib.h: what the bindings share: tagged handles, the registry's slots, argument checks. */
#ifndef CROUPIER_LIB_H
#define CROUPIER_LIB_H

#include "auction.h"
#include "lauxlib.h"
#include "lua.h"
#include "reach.h"
#include "vm.h"
#include "world.h"

/*
** Every userdata in a VM is ours and begins with its tag; scripts cannot make others. So a check is
** one comparison, and no metatable has to be looked up by name.
*/
enum tag {
  TAG_PIECE = 0x45434550,
  TAG_ZONE,
  TAG_ZONES,
  TAG_PURSE,
  TAG_ITERATOR,
  TAG_AUCTION,
  TAG_BOARD,
  TAG_STACKING,
  TAG_FAMILY,
  TAG_TRICK,
  TAG_PYRAMID,
  TAG_MELDS
};

struct handle {
  uint32_t tag;
  uint32_t id; /* of a piece, zone or purse */
};

/* Where the engine keeps its own Lua values: integer keys of the registry. */
enum slot {
  SLOT_PIECES = 8, /* list: handle of piece id at id + 1 */
  SLOT_ZONES,      /* list: likewise */
  SLOT_PURSES,     /* list: likewise */
  SLOT_PLAYERS,    /* list: player tables by seat */
  SLOT_GAME,       /* the game object, `self` in scripts */
  SLOT_WORLD,      /* keeps struct world alive */
  SLOT_SELDOM,     /* likewise, struct seldom */
  SLOT_SYMBOLS,    /* word -> symbol, and symbol -> word */
  SLOT_FIELDS,     /* name -> field, and field -> name */
  SLOT_FACES, /* while the table is laid: metatable of face f at f + 1, its name's pattern at -1 - f, face key -> f */
  SLOT_ZONE_NAMES,                        /* list: what each zone is called, without owner */
  SLOT_PURSE_NAMES,                       /* list: likewise */
  SLOT_SHOWN,                             /* list: names of the variables that are shown */
  SLOT_AMONG,                             /* list: the values that each may have, or false */
  SLOT_BOARDS,                            /* list: all boards */
  SLOT_COLUMNS,                           /* list: memory of the columns of struct table */
  SLOT_ASK_FIELDS,                        /* names of a select's fields -> enum */
  SLOT_AUCTION_WORDS,                     /* see auctionlib.c */
  SLOT_PLAY,                              /* the coroutine that plays */
  SLOT_ANSWERS,                           /* list: what a spec answers next */
  SLOT_FORETOLD,                          /* function: see foretold.h */
  SLOT_FREE,                              /* list: names of the free actions */
  SLOT_KNOWLEDGE,                         /* keeps what world->knows points to alive */
  SLOT_TOLD,                              /* likewise, what was told of pieces */
  SLOT_PHASE,                             /* keeps the name of the phase alive */
  SLOT_DRAWING,                           /* list: text and places of the picture, kept alive */
  SLOT_DUMMY,                             /* + place: name of a dummy, kept alive */
  SLOT_LIST = SLOT_DUMMY + MAX_DUMMIES,   /* + place of a pending ask: see asking.h */
  SLOT_REFUSED = SLOT_LIST + MAX_ASKS,    /* likewise */
  SLOT_REMARKS = SLOT_REFUSED + MAX_ASKS, /* likewise */
  SLOT_PROMPT = SLOT_REMARKS + MAX_ASKS,  /* likewise: see prompt.c */
  SLOT_CLASS = SLOT_PROMPT + MAX_ASKS,    /* + tag - TAG_PIECE: metatables */
};

/* A table of functions with one help line each; the reference and `help` are made from it. */
struct lib_entry {
  const char *name;
  lua_CFunction call;
  const char *help; /* "signature: sentence" */
};

/* Make the metatable of a tag: methods behind __index, kept apart, so scripts cannot reach it. */
void lib_class(lua_State *L, enum tag tag, const char *name, const struct lib_entry *methods);
/* Put functions into the table at this place of the stack. */
void lib_functions(lua_State *L, int table, const struct lib_entry *entries);
/* Raises unless the table at arg has no other fields than these; `what` is said in the error. Items 1 to `items` may
   stand there, too. */
void lib_check_names(lua_State *L, int arg, const char *what, const char *const known[], int items);
/* Raises for the name at the top. */
int lib_unknown_field(lua_State *L, const char *what, const char *const known[]);
/* A new userdata of this size with that tag and class, on the stack. */
void *lib_object_with(lua_State *L, enum tag tag, size_t size, int values); /* and so many user values */
static inline void *lib_object(lua_State *L, enum tag tag, size_t size) {
  return lib_object_with(L, tag, size, 0);
}

static inline void lib_slot(lua_State *L, int slot) { lua_rawgeti(L, LUA_REGISTRYINDEX, slot); }

/* Arguments. All raise when the value is not what it should be. */
void *lib_check(lua_State *L, int arg, enum tag tag, const char *what);
static inline void *lib_test(lua_State *L, int arg, enum tag tag) {
  struct handle *h = reach_userdata(L, arg);
  return h != NULL && h->tag == (uint32_t)tag ? h : NULL;
}
static inline uint16_t lib_zone(lua_State *L, int arg) {
  return (uint16_t)((struct handle *)lib_check(L, arg, TAG_ZONE, "a zone"))->id;
}
static inline uint16_t lib_piece(lua_State *L, int arg) {
  return (uint16_t)((struct handle *)lib_check(L, arg, TAG_PIECE, "a piece"))->id;
}
int lib_seat(lua_State *L, int arg);  /* of a player, from 0 */
int lib_owner(lua_State *L, int arg); /* the same for a seat's number or nil, which is -1: nobody's */
int lib_field(lua_State *L, int arg); /* column of a field's name; raises if no piece has it */
int lib_field_called(lua_State *L, struct reached name); /* the same of a name that is a string */
int lib_counted_field(lua_State *L, int arg);            /* likewise; raises if words are in it */
int32_t lib_symbol(lua_State *L,
                   int arg); /* of the word at arg; makes one while laying out, else -1 if unknown */
int32_t lib_known_symbol(lua_State *L, int arg);           /* raises if it is unknown */
int32_t lib_known_word(lua_State *L, struct reached word); /* the same of a string */
static inline void lib_push_symbol(lua_State *L, int32_t symbol) { reach_push(L, SLOT_SYMBOLS, symbol); }
static inline void lib_push_piece(lua_State *L, uint16_t piece) { reach_push(L, SLOT_PIECES, piece + 1); }
static inline void lib_push_player(lua_State *L, int seat) { reach_push(L, SLOT_PLAYERS, seat + 1); }
static inline void lib_push_zone(lua_State *L, uint16_t zone) { reach_push(L, SLOT_ZONES, zone + 1); }

/* Zones that were made together; its user value is the list of them. place: of the zone with a word, as far as
   words and places are low numbers, else ZONES_NONE. */
enum { ZONES_PLACED = 64, ZONES_NONE = 255 };
struct zones {
  uint32_t tag;
  uint16_t count;
  uint8_t place[ZONES_PLACED];
  uint16_t zone[];
};

/* The pieces as they lay when the loop began; the loop may move them. */
struct iterator {
  uint32_t tag;
  uint16_t next, count;
  uint16_t piece[];
};

/* The zone that each player has under the word at arg, as in player.hand; NULL: this player has none. */
const struct handle *lib_players_zone(lua_State *L, int seat, int arg);

/* Where the zone with that word is among them, from 0; -1: there is none. */
int lib_place(const struct table *t, const struct zones *zones, int32_t word);

struct auction_object {
  uint32_t tag;
  struct auction auction;
};

/* Sets of the pieces of a zone, counted from the bottom: bit m is set if those in mask m are one. */
struct family {
  uint32_t tag;
  uint16_t zone, count;
  uint64_t sets[];
};

/* Which pieces are meant: all (nil), those with the given fields or name (a table; of a list of values one is enough, and
   a number may have bounds; of a list of tables, too), or those for which a function returns true. A function must stay at its place of the stack. */
enum { MAX_EITHER = 32, MAX_RANGES = 16 };
struct filter {
  int count; /* of tests */
  struct {
    int16_t field;
    int32_t least, most; /* the same: there is only one value */
  } test[MAX_FIELDS];
  bool looks;            /* ask filter_looks as well, for what follows */
  bool none;             /* no piece passes */
  bool named;            /* the face must be among `faces` */
  bool listed;           /* a list of filters, of which one is enough */
  const char *why;       /* see lib_filter_with_reason; else not set */
  int function, eithers; /* function: its place in the stack of L, or 0 */
  lua_State *L;
  struct {
    int16_t field;
    bool more; /* the next value of the field will do as well */
    int32_t value;
  } either[MAX_EITHER];
  /* of a list of filters: the ranges of a few, one after the other; other ones are faces */
  int ranges;
  struct {
    int16_t field;
    bool more; /* the next range belongs to the same filter */
    int32_t least;
    uint32_t span; /* from the least value to the most */
  } range[MAX_RANGES];
  uint64_t faces[MAX_FACES / 64];
};
void lib_filter(lua_State *L, int arg, struct filter *f); /* nil, table or function */
/* The same of a question: the first item of the table may say why its pieces are told apart. NULL: it does not. */
void lib_filter_with_reason(lua_State *L, int arg, struct filter *f);
/* Adds the faces of that name to a set of them; raises if there are none. */
void lib_add_faces(lua_State *L, struct reached name, uint64_t *faces);
bool filter_looks(const struct filter *f, const struct table *t, uint16_t piece);
static inline bool filter_is_all(const struct filter *f) { return f->count == 0 && !f->looks; }
void lib_without_filter(lua_State *L, int arg); /* a word there is the argument behind a filter left out */
static inline bool filter_tests(const struct filter *f, const struct table *t, uint16_t face) {
  for (int i = 0; i < f->count; i++) {
    int32_t value = t->field[face][f->test[i].field];
    if (value < f->test[i].least || value > f->test[i].most) return false;
  }
  return true;
}
static inline bool filter_passes(const struct filter *f, const struct table *t, uint16_t piece) {
  if (!filter_tests(f, t, t->piece[piece].face)) return false;
  return __builtin_expect(!f->looks, 1) || filter_looks(f, t, piece);
}

/* "zone", "player" ...: which of the game's things it is; NULL: none. */
const char *lib_kind(lua_State *L, int arg);
const char *lib_got(lua_State *L, int arg); /* likewise, or the type of any other value */

#define EACH_PIECE(t, z, p) for (uint16_t p = (t)->zone[z].bottom; p != NO_PIECE; p = (t)->piece[p].above)

/* { [value] = number }: in the field of each piece that has it. */
void lib_push_counts(lua_State *L, uint16_t zone, int field);

/* An optional word that players will read, such as why a piece moves; raises if the game's texts lack it. */
const char *lib_word(lua_State *L, int arg);
/* The same of a move, which false leaves out of the story. */
const char *lib_why(lua_State *L, int arg);

/* Raises if people cannot be told this, for it is not UTF-8, or too long. */
const char *lib_check_told(lua_State *L, const char *text);
const char *lib_check_page(lua_State *L, const char *text); /* the same of several lines */
/* The same of what a thing is called: a word that is shorter. what: "a zone". */
const char *lib_check_name(lua_State *L, const char *name, const char *what);

/* Raises if nothing may change now: while legality is decided. */
static inline struct world *lib_may_change(lua_State *L, const char *what) {
  struct world *w = vm_world(L);
  if (w->look_only) luaL_error(L, "cannot %s while legality is being decided", what);
  return w;
}
/* Raise unless in play, or in setup. why: a sentence on. */
void lib_in_play(lua_State *L, const char *what, const char *why);
struct world *lib_laying_out(lua_State *L, const char *what);
static inline struct world *lib_may_draw(lua_State *L, const char *what) {
  struct world *w = lib_may_change(L, what);
  if (w->laying_out) lib_in_play(L, what, "chance begins in play");
  return w;
}
/* One of n, from 0: from the game's own stream, or as the host says. */
static inline uint32_t lib_draw(struct world *w, uint32_t n) {
  return w->draw != NULL ? w->draw(w->host, n) : rng_below(&w->chance, n);
}

/* One open function per library; each leaves nothing on the stack. The table of script words is at
   index 1, that of a game's methods at 2, of a player's at 3. */
void open_pieces(lua_State *L);
void open_zones(lua_State *L);
void open_groups(lua_State *L);
void open_asks(lua_State *L);
void open_game(lua_State *L);
void open_ranks(lua_State *L);
void open_chance(lua_State *L);
void open_dice(lua_State *L);
void open_purses(lua_State *L);
void open_boards(lua_State *L);
void open_auctions(lua_State *L);
void open_scoring(lua_State *L);
void open_combos(lua_State *L); /* adds to the table at the top */
void open_stacking(lua_State *L);
void open_tricks(lua_State *L);
void open_pyramids(lua_State *L);
void open_melds(lua_State *L);
void open_pictures(lua_State *L);
void open_showing(lua_State *L);
void open_telling(lua_State *L);
void open_shown(lua_State *L);
void open_lines(lua_State *L);

#endif
