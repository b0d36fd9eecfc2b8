/* combolib.c: words of croupier.score for the sums and runs in a few pieces. */
#include "combos.h"
#include "lib.h"

/* What a field says of a few pieces that have it, in their order. */
struct numbers {
  int count;
  int32_t number[COMBOS_NUMBERS];
};

static void add_piece(lua_State *L, struct numbers *n, int field, uint16_t piece) {
  const struct table *t = &vm_world(L)->table;
  int32_t value = t->field[t->piece[piece].face][field];
  if (value == NO_FIELD) return;
  if (n->count == COMBOS_NUMBERS) luaL_error(L, "at most %d pieces can be counted so", COMBOS_NUMBERS);
  n->number[n->count++] = value;
}

/* A piece, or all of a zone from the bottom. */
static void add(lua_State *L, struct numbers *n, int field, struct reached item) {
  const struct handle *h = item.type == LUA_TUSERDATA ? item.thing : NULL;
  if (h != NULL && h->tag == TAG_PIECE) {
    add_piece(L, n, field, (uint16_t)h->id);
  } else if (h != NULL && h->tag == TAG_ZONE) {
    EACH_PIECE(&vm_world(L)->table, h->id, p) add_piece(L, n, field, p);
  } else {
    reach_push_value(L, item);
    lib_zone(L, -1); /* which raises */
  }
}

/* The pieces at arg 1: a zone, or a list of zones and pieces. The field is arg 2. */
static void read_numbers(lua_State *L, struct numbers *n) {
  struct reached pieces = reach_arg(L, 1);
  int field = lib_counted_field(L, 2), items = (int)reach_items(pieces);
  n->count = 0;
  if (pieces.type != LUA_TTABLE) add(L, n, field, pieces);
  for (int i = 1; i <= items; i++) add(L, n, field, reach_item(pieces, i));
}

static int l_sums(lua_State *L) {
  struct numbers n;
  read_numbers(L, &n);
  lua_Integer total = luaL_checkinteger(L, 3);
  luaL_argcheck(L, total >= 0 && total <= COMBOS_TOTAL, 3, "a total is from 0 to 1000");
  for (int i = 0; i < n.count; i++)
    if (n.number[i] < 0) luaL_error(L, "sums are of numbers from 0 up: one is %d", (int)n.number[i]);
  lua_pushinteger(L, combos_sums(n.number, n.count, (int32_t)total));
  return 1;
}

static int l_pairs(lua_State *L) {
  struct numbers n;
  read_numbers(L, &n);
  lua_pushinteger(L, combos_pairs(n.number, n.count));
  return 1;
}

static int l_run(lua_State *L) {
  struct numbers n;
  int64_t ways;
  read_numbers(L, &n);
  lua_pushinteger(L, combos_run(n.number, n.count, &ways));
  lua_pushinteger(L, ways);
  return 2;
}

static int l_last_run(lua_State *L) {
  struct numbers n;
  read_numbers(L, &n);
  lua_pushinteger(L, combos_last_run(n.number, n.count));
  return 1;
}

static int l_last_alike(lua_State *L) {
  struct numbers n;
  read_numbers(L, &n);
  lua_pushinteger(L, combos_last_alike(n.number, n.count));
  return 1;
}

static const struct lib_entry words[] = {
    {"sums", l_sums,
     "score.sums(pieces, field, total): the number of ways to pick pieces that add up to the total. `pieces`, here and in "
     "the next words: a zone, or a list of zones and pieces"},
    {"pairs", l_pairs,
     "score.pairs(pieces, field): the number of ways to pick two that have the same number"},
    {"run", l_run,
     "score.run(pieces, field): the length of the longest run of consecutive numbers, then the number of ways to pick it"},
    {"last_run", l_last_run,
     "score.last_run(pieces, field): how many of the last ones make a run, in any order"},
    {"last_alike", l_last_alike,
     "score.last_alike(pieces, field): how many of the last ones have the same number"},
    {NULL, NULL, NULL}};

/* Adds the words to croupier.score, which is at the top. */
void open_combos(lua_State *L) { lib_functions(L, lua_gettop(L), words); }
