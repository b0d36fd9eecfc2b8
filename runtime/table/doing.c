/* doing.c: changes of the table. Each change emits its event. */
#include "doing.h"

#include "coupled.h"
#include "fold.h"
#include "foretold.h"
#include "seen.h"

enum { SHUFFLE = 1 << 20, ROLL }; /* acts of chance, told apart from the questions to seats */

/* --- values of events --- */

void do_add_value(lua_State *L, struct croupier_event *e, const char *name, int idx) {
  struct handle *h;
  int type = lua_type(L, idx);
  if (type == LUA_TSTRING) event_add(e, name, ARG_WORD)->word = lib_word(L, idx);
  else if (lua_isinteger(L, idx)) event_add(e, name, ARG_NUMBER)->number = lua_tointeger(L, idx);
  else if ((h = lib_test(L, idx, TAG_PIECE)) != NULL) event_add(e, name, ARG_PIECE)->number = h->id;
  else if ((h = lib_test(L, idx, TAG_ZONE)) != NULL) event_add(e, name, ARG_ZONE)->number = h->id;
  else event_add(e, name, ARG_PLAYER)->number = lib_seat(L, lua_absindex(L, idx));
}

/* --- pieces --- */

static void add_way(lua_State *L, struct croupier_event *e, int way) {
  int n = (int)lua_rawlen(L, way);
  for (int i = 1; i <= n && i <= MAX_EVENT_ARGS; i++, lua_pop(L, 1)) {
    lua_rawgeti(L, way, i);
    struct event_arg *node = event_add(e, "way", ARG_WORD);
    node->word = lua_tostring(L, -1); /* the list keeps it alive */
    node->listed = true;
  }
}

void tell_move(lua_State *L, uint16_t piece, uint16_t from, enum side side, const char *why, int way) {
  const struct table *t = &vm_world(L)->table;
  struct croupier_event e;
  event_begin(&e, CROUPIER_EVENT_MOVE);
  e.piece = piece;
  e.from = from;
  e.to = t->piece[piece].zone;
  e.sees = event_sight(t->zone[e.from].sees) | event_sight(t->zone[e.to].sees);
  e.flag = side == UNDER_ALL;
  e.whole = side == WHOLE;
  e.word = why;
  if (way != 0) add_way(L, &e, way);
  event_emit(L, &e);
}

int do_move_all(lua_State *L, uint16_t from, uint16_t to, const struct filter *f, const char *why) {
  const struct table *t = &vm_world(L)->table;
  int n = 0;
  if (!filter_is_all(f)) seen_looked_through(vm_world(L), from);
  for (uint16_t p = t->zone[from].bottom, above; p != NO_PIECE; p = above) {
    above = t->piece[p].above;
    if (!filter_passes(f, t, p)) continue;
    do_move(L, p, to, why);
    n++;
  }
  return n;
}

void do_exchange(lua_State *L, const uint16_t *from, const uint16_t *to, int zones, const char *why) {
  const struct table *t = &vm_world(L)->table;
  uint16_t piece[MAX_PIECES], target[MAX_PIECES];
  int n = 0;
  for (int i = 0; i < zones; i++) EACH_PIECE(t, from[i], p) {
      piece[n] = p;
      target[n++] = to[i];
    }
  for (int i = 0; i < n; i++)
    if (t->piece[piece[i]].zone != target[i]) do_move_along(L, piece[i], target[i], WHOLE, why, 0);
}

/* In the first shuffle that holds both. */
static void swap_places(struct world *w, uint16_t *list, uint16_t n) {
  int found = 0;
  uint16_t place[2];
  for (uint16_t i = 0; i < n && w->swapped[0] != w->swapped[1]; i++)
    if (list[i] == w->swapped[0] || list[i] == w->swapped[1]) place[found++] = i;
  if (found < 2) return;
  uint16_t piece = list[place[0]];
  list[place[0]] = list[place[1]];
  list[place[1]] = piece;
  w->swapped[0] = w->swapped[1] = 0;
}

void do_shuffle(lua_State *L, uint16_t zone, int from) {
  struct world *w = vm_world(L);
  uint16_t list[MAX_PIECES];
  uint16_t n = zone_list(&w->table, zone, list);
  bool coupled = w->coupling.on && w->draw == NULL;
  if (coupled) coupled_shuffle(w, fold(SHUFFLE, zone), list, n);
  for (uint16_t i = coupled ? 0 : n; i > 1; i--) {
    uint16_t other = (uint16_t)lib_draw(w, i), piece = list[other];
    list[other] = list[i - 1];
    list[i - 1] = piece;
  }
  if (w->foretold) foretold_order(L, zone, list, n);
  swap_places(w, list, n);
  zone_reorder(&w->table, zone, list);
  if (!w->listening) return;
  struct croupier_event e;
  event_begin(&e, CROUPIER_EVENT_SHUFFLE);
  e.to = zone;
  e.from = from;
  e.number = n;
  event_emit(L, &e);
}

/* --- money and points --- */

bool do_pay(lua_State *L, int from, int to, lua_Integer n, const char *why, int what) {
  struct world *w = vm_world(L);
  const struct purse *payer = &w->purses.purse[from], *payee = &w->purses.purse[to];
  if (n > INT32_MAX || !purse_move(&w->purses, from, to, (int32_t)n)) return false;
  if (!w->listening || n == 0) return true;
  bool openly = payer->owner != NO_OWNER && payee->owner != NO_OWNER && payer->owner != payee->owner;
  struct croupier_event e;
  event_begin(&e, CROUPIER_EVENT_PURSE);
  e.from = from;
  e.to = to;
  e.number = n;
  e.after = payee->amount;
  e.word = why;
  e.sees = openly ? ~0u : event_sight(payer->sees) | event_sight(payee->sees);
  if (what != 0) do_add_value(L, &e, "for", what);
  event_emit(L, &e);
  return true;
}

static void tell_score(lua_State *L, int seat, const char *name, int64_t points, int64_t total,
                       const char *why) {
  struct croupier_event e;
  event_begin(&e, CROUPIER_EVENT_SCORE);
  e.seat = seat;
  if (name != NULL) event_add(&e, "name", ARG_WORD)->word = name;
  e.number = points;
  e.after = total;
  e.word = why;
  event_emit(L, &e);
}

static bool add_points(int32_t *score, int32_t points) {
  int64_t total = (int64_t)*score + points;
  if (total < INT32_MIN || total > INT32_MAX) return false;
  *score = (int32_t)total;
  return true;
}

bool do_score(lua_State *L, int seat, int32_t points, const char *why) {
  struct world *w = vm_world(L);
  if (!add_points(&w->score[seat], points)) return false;
  for (int i = 0; i < w->seats && w->team[seat] != 0; i++)
    if (w->team[i] == w->team[seat]) w->score[i] = w->score[seat];
  if (w->listening) tell_score(L, seat, NULL, points, w->score[seat], why);
  return true;
}

/* The dummy of that name, or a new one; NULL: there are too many. */
static struct dummy *find_dummy(lua_State *L, int name) {
  struct world *w = vm_world(L);
  const char *word = lib_check_name(L, lua_tostring(L, name), "a dummy");
  int i = 0;
  while (i < w->dummies && strcmp(w->dummy[i].name, word) != 0) i++;
  if (i == MAX_DUMMIES) return NULL;
  if (i < w->dummies) return &w->dummy[i];
  lua_pushvalue(L, name);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_DUMMY + i); /* keeps the name alive */
  w->dummy[w->dummies] = (struct dummy){.name = word};
  return &w->dummy[w->dummies++];
}

bool do_score_dummy(lua_State *L, int name, int32_t points, const char *why) {
  struct dummy *dummy = find_dummy(L, name);
  if (dummy == NULL || !add_points(&dummy->score, points)) return false;
  if (vm_world(L)->listening) tell_score(L, -1, dummy->name, points, dummy->score, why);
  return true;
}

void do_phase(lua_State *L, const char *name, int32_t number, int seat) {
  struct world *w = vm_world(L);
  w->phase = name;
  w->phase_number = number;
  w->phase_seat = (int8_t)seat;
  if (w->listening) event_say(L, CROUPIER_EVENT_PHASE, seat, name, number);
}

/* --- chance --- */

static __attribute__((noinline)) void tell_roll(lua_State *L, int dice, const lua_Integer *die,
                                                lua_Integer sum) {
  struct croupier_event e;
  event_begin(&e, CROUPIER_EVENT_ROLL);
  for (int i = 0; i < dice; i++) {
    struct event_arg *arg = event_add(&e, "dice", ARG_NUMBER);
    arg->number = die[i];
    arg->listed = true;
  }
  e.number = sum;
  event_emit(L, &e);
}

/* what: see foretold_draw */
static lua_Integer roll(lua_State *L, int dice, lua_Integer sides, lua_Integer *die, const char *what,
                        int from) {
  struct world *w = vm_world(L);
  lua_Integer sum = 0;
  coupled_chance(w, fold(fold_word(ROLL, what), (uint64_t)w->active));
  for (int i = 0; i < dice; i++) {
    die[i] = (lua_Integer)draw(L, w, what, (uint32_t)sides, from) + 1;
    sum += die[i];
  }
  if (w->listening) tell_roll(L, dice, die, sum);
  return sum;
}

lua_Integer do_roll(lua_State *L, int dice, lua_Integer sides, lua_Integer *die) {
  return roll(L, dice, sides, die, "die", 0);
}

lua_Integer do_draw(lua_State *L, lua_Integer n, int from) {
  lua_Integer drawn;
  return roll(L, 1, n, &drawn, from == 0 ? "number" : "item", from);
}
