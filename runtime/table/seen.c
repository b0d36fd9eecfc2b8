/* seen.c: what each seat learns from events and questions. */
#include "seen.h"

#include "listed.h"
#include "prompt.h"

int seen_begin(lua_State *L) {
  struct world *w = vm_world(L);
  uint16_t pieces = w->table.pieces;
  size_t own = w->seats * sizeof *w->knows, each = knowledge_size(pieces);
  char *memory = lua_newuserdatauv(L, own + w->seats * each, 0);
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_KNOWLEDGE);
  w->knows = (struct knowledge *)(void *)memory;
  for (int seat = 0; seat < w->seats; seat++)
    knowledge_begin(&w->knows[seat], pieces, memory + own + (size_t)seat * each);
  w->listening |= HEARD_BY_SEATS;
  return 0;
}

static bool sees_zone(const struct world *w, int seat, int zone) {
  return w->table.zone[zone].sees >> seat & 1;
}

/* Is a piece chosen from there by somebody who sees it? If not even the owner sees the zone, its places count. */
static bool is_hand(const struct world *w, int zone) {
  const struct zone *z = &w->table.zone[zone];
  return z->owner < 0 ? z->sees != 0 : z->sees >> z->owner & 1;
}

/* Pieces that are named at once: none of them is taken for another that looks alike. NULL: one alone. */
struct named {
  uint16_t piece[MAX_PIECES];
  int count;
};

static void name(struct named *named, uint16_t piece) {
  if (named->count < MAX_PIECES) named->piece[named->count++] = piece;
}

static bool is_named(const struct named *named, uint16_t piece) {
  for (int i = 0; named != NULL && i < named->count; i++)
    if (named->piece[i] == piece) return true;
  return false;
}

/* A piece comes from a hand. The owner, who sees the hand, chose it, so it may be any piece of that hand that looks alike.
   If the seat knows such a piece there, which is not named too, the two change places. If the seat cannot say where in the hand such a piece was,
   it can no longer tell those places apart. */
static void comes_from_hand(struct world *w, int seat, uint16_t piece, int from, const struct named *named) {
  struct knowledge *k = &w->knows[seat];
  const struct table *t = &w->table;
  uint16_t list[MAX_PIECES + 1] = {piece};
  int n = 1;
  bool apart = false;
  for (uint16_t p = t->zone[from].bottom; p != NO_PIECE; p = t->piece[p].above) {
    if (p == piece) continue;
    if (!knowledge_has(k, p)) {
      if (!knowledge_admits(k, t, p, piece)) continue;
      apart = apart || k->at[p] != k->at[piece] || (k->told != NULL && told_apart(k->told, p, piece));
      list[n++] = p;
    } else if (t->piece[p].face == t->piece[piece].face && !is_named(named, p)) {
      knowledge_swap(k, p, piece);
      return;
    }
  }
  if (apart) knowledge_mix(k, list, n);
}

/* A seat sees a hidden piece. In a zone that nobody sees, such as a pile, its place decides which piece it is. */
static void comes_to_light(struct world *w, int seat, uint16_t piece, int from, const struct named *named) {
  struct knowledge *k = &w->knows[seat];
  if (knowledge_has(k, piece)) return;
  if (from >= 0 && is_hand(w, from)) comes_from_hand(w, seat, piece, from, named);
  knowledge_identify(k, &w->table, piece);
  knowledge_see(k, piece);
}

/* A piece moved between two zones that the seat does not see. A seat that sees the first zone chose the piece; in a pile
   its place did. */
static void goes_unseen(struct world *w, int seat, uint16_t piece, int from) {
  if (!is_hand(w, from)) return;
  uint16_t list[MAX_PIECES + 1];
  uint16_t n = zone_list(&w->table, (uint16_t)from, list);
  if (w->table.piece[piece].zone != from) list[n++] = piece;
  knowledge_mix(&w->knows[seat], list, n);
}

/* --- what is told --- */

static void make_room(lua_State *L) {
  struct world *w = vm_world(L);
  const struct told *old = w->knows[0].told;
  int room = old == NULL ? 2 * ROWS_LEFT : 2 * old->room;
  if (room > MOST_FACTS) luaL_error(L, "more is told of hidden pieces than anybody can remember");
  size_t own = w->seats * sizeof(struct told), each = told_size(&w->table, (uint16_t)room);
  char *memory = lua_newuserdatauv(L, own + w->seats * each, 0);
  struct told *told = (struct told *)(void *)memory;
  for (int seat = 0; seat < w->seats; seat++) {
    told_begin(&told[seat], &w->table, (uint16_t)room, memory + own + (size_t)seat * each,
               w->knows[seat].told);
    w->knows[seat].told = &told[seat];
  }
  lua_rawseti(L, LUA_REGISTRYINDEX, SLOT_TOLD);
}

void seen_told(lua_State *L, uint32_t to, const uint16_t *list, int count, const uint64_t *faces, int least,
               int most) {
  struct world *w = vm_world(L);
  bool full = w->knows[0].told == NULL;
  for (int seat = 0; seat < w->seats && !full; seat++) full = told_is_full(w->knows[seat].told);
  if (full) make_room(L);
  for (int seat = 0; seat < w->seats; seat++)
    if (to >> seat & 1) told_add(w->knows[seat].told, to, w->knows[seat].at, list, count, faces, least, most);
}

/* --- what is seen --- */

static void mix_zone(struct world *w, uint16_t zone) {
  uint16_t list[MAX_PIECES], n = zone_list(&w->table, zone, list);
  for (int seat = 0; seat < w->seats; seat++)
    if (!sees_zone(w, seat, zone)) knowledge_mix(&w->knows[seat], list, n);
}

void seen_dice(struct world *w, uint16_t first, int dice, int sides) {
  for (int seat = 0; seat < w->seats; seat++) {
    struct knowledge *k = &w->knows[seat];
    for (int i = 0; i < dice * sides; i++) comes_to_light(w, seat, (uint16_t)(first + i), -1, NULL);
    for (int die = 0; die < dice; die++) {
      uint16_t list[MAX_PIECES];
      for (int i = 0; i < sides; i++) list[i] = (uint16_t)(first + die * sides + i);
      knowledge_mix(k, list, sides);
    }
  }
}

void seen_random(struct world *w, uint16_t zone) { mix_zone(w, zone); }

void seen_looked_through(struct world *w, uint16_t zone) {
  if (w->listening & HEARD_BY_SEATS && !w->look_only && w->table.zone[zone].sees == 0) mix_zone(w, zone);
}

/* A seat that sees neither purse no longer knows the amount in either. */
static void pays_unseen(struct world *w, const struct croupier_event *e) {
  for (int seat = 0; seat < w->seats; seat++)
    if (!(e->sees >> seat & 1)) w->hidden[seat] |= (uint64_t)1 << e->from | (uint64_t)1 << e->to;
}

/* The piece moved from `from` to the zone where it is now. */
static void moves(struct world *w, const struct croupier_event *e) {
  uint16_t piece = (uint16_t)e->piece;
  for (int seat = 0; seat < w->seats; seat++)
    if (sees_zone(w, seat, e->from)) knowledge_see(&w->knows[seat], piece);
    else if (sees_zone(w, seat, e->to)) comes_to_light(w, seat, piece, e->whole ? -1 : e->from, NULL);
    else if (!e->whole) goes_unseen(w, seat, piece, e->from);
}

static void see_named(struct world *w, int seat, const struct named *named) {
  for (int i = 0; i < named->count; i++) {
    uint16_t piece = named->piece[i], zone = w->table.piece[piece].zone;
    comes_to_light(w, seat, piece, sees_zone(w, seat, zone) ? -1 : zone, named);
  }
}

static void name_args(struct named *named, const struct croupier_event *e) {
  for (int i = 0; i < e->args; i++)
    if (e->arg[i].type == ARG_PIECE) name(named, (uint16_t)e->arg[i].number);
}

/* Every seat hears the names of these pieces. */
static void names_pieces(struct world *w, const struct croupier_event *e) {
  struct named named;
  named.count = 0;
  name_args(&named, e);
  for (int seat = 0; seat < w->seats; seat++) see_named(w, seat, &named);
}

/* What seats learn follows from the kind of a fact. False: they learn nothing from this one. */
static bool learn(struct world *w, const struct croupier_event *e, enum fact_value value) {
  switch (value) {
  case VALUE_PIECE: moves(w, e); return true;
  case VALUE_MIXED: mix_zone(w, (uint16_t)e->to); return true;
  case VALUE_PAID: pays_unseen(w, e); return true;
  default: return false; /* numbers and words */
  }
}

/* In each event, at most one fact teaches more than its value. */
static void remember(struct world *w, const struct croupier_event *e) {
  const struct fact_row *f = event_rows[e->type].facts;
  while (f->name != NULL && !learn(w, e, f->value)) f++;
  if (e->args > 0) names_pieces(w, e);
}

void seen_watch(struct world *w, uint32_t sees, uint64_t told, uint64_t secret) {
  for (int seat = 0; seat < w->seats; seat++)
    w->watched[seat] = fold(fold(w->watched[seat], told), sees >> seat & 1 ? secret : 0);
  bool all = (~sees & ((1u << w->seats) - 1)) == 0;
  w->watched[MAX_SEATS] = fold(fold(w->watched[MAX_SEATS], told), all ? secret : 0);
}

/* A piece counts as its face. */
static uint64_t mix_args(const struct world *w, uint64_t h, const struct croupier_event *e) {
  for (int i = 0; i < e->args; i++) {
    const struct event_arg *arg = &e->arg[i];
    if (arg->type == ARG_WORD) h = fold_word(h, arg->word);
    else h = fold(h, arg->type == ARG_PIECE ? w->table.piece[arg->number].face : (uint64_t)arg->number);
  }
  return h;
}

static uint64_t number_in(const struct world *w, const struct croupier_event *e, enum fact_value value) {
  switch (value) {
  case VALUE_PIECE: return w->table.piece[e->piece].face + 1u;
  case VALUE_FROM:
  case VALUE_PAYER: return (uint64_t)(e->from + 1);
  case VALUE_TO:
  case VALUE_MIXED:
  case VALUE_PAYEE: return (uint64_t)(e->to + 1);
  case VALUE_SEAT: return (uint64_t)(e->seat + 1);
  case VALUE_NUMBER:
  case VALUE_PAID: return (uint64_t)e->number;
  case VALUE_FLAG: return e->flag;
  default: return 0; /* it follows from other facts, or is no number */
  }
}

/* Splits an event into what all seats hear and what only the seats of `sees` know. */
static void watch(struct world *w, const struct croupier_event *e) {
  uint64_t told = (uint64_t)e->type, secret = 0;
  for (const struct fact_row *f = event_rows[e->type].facts; f->name != NULL; f++) {
    uint64_t *h = f->known == KNOWN_ALL ? &told : &secret;
    if (f->value > VALUE_WORD) continue; /* the args follow below */
    if (f->value == VALUE_WORD) *h = fold_word(*h, e->word);
    else *h = fold(*h, number_in(w, e, f->value));
  }
  seen_watch(w, e->sees, mix_args(w, told, e), secret);
}

void seen_event(struct world *w, const struct croupier_event *e) {
  if (w->listening & HEARD_BY_SEATS) remember(w, e);
  if (w->listening & WATCHED) watch(w, e);
}

/* --- questions --- */

/* The value at the top is a piece, or a list with pieces. Raw reads, which cannot fail. Pops it. */
static void name_value(lua_State *L, struct named *named) {
  const struct handle *h = lib_test(L, -1, TAG_PIECE);
  if (h != NULL) name(named, (uint16_t)h->id);
  lua_Unsigned n = lua_istable(L, -1) ? lua_rawlen(L, -1) : 0;
  for (lua_Unsigned i = 1; i <= n && i <= MAX_PIECES; i++) {
    lua_rawgeti(L, -1, (lua_Integer)i);
    if ((h = lib_test(L, -1, TAG_PIECE)) != NULL) name(named, (uint16_t)h->id);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

static void name_candidates(lua_State *L, const struct ask *q, struct named *named) {
  const struct world *w = vm_world(L);
  for (int i = 0; i < q->items; i++) {
    uint16_t item = w->asks.among->item[q->first + i];
    if (q->pieces) {
      name(named, item);
    } else {
      asking_push_listed(L, q, item);
      name_value(L, named);
    }
  }
}

static void name_refused(lua_State *L, const struct ask *q, struct named *named) {
  if (asking_push_refused(L, q))
    for (lua_Unsigned i = 1, n = lua_rawlen(L, -1); i <= n; i += 2) {
      lua_rawgeti(L, -1, (lua_Integer)i);
      name_value(L, named);
    }
  lua_pop(L, 1);
}

static void name_prompt(lua_State *L, const struct ask *q, struct named *named) {
  struct croupier_event e;
  event_begin(&e, CROUPIER_EVENT_ASK);
  prompt_values(L, q, &e);
  name_args(named, &e);
}

void seen_question(lua_State *L, const struct ask *q) {
  struct world *w = vm_world(L);
  struct named named;
  named.count = 0;
  if (q->values) name_prompt(L, q, &named);
  name_candidates(L, q, &named);
  /* random seats remember nothing about refused candidates */
  if (!(w->inline_random >> q->seat & 1)) name_refused(L, q, &named);
  see_named(w, q->seat, &named);
}
