/* redeal.c: determinization: deals the hidden pieces again, consistent with what a seat knows. */
#include "redeal.h"

#include <stdlib.h>
#include <string.h>

#include "aside.h"
#include "asking.h"
#include "fault.h"
#include "fold.h"
#include "held.h"
#include "history.h"
#include "naming.h"
#include "seen.h"
#include "shown.h"

/* Answers of other seats may reveal what they hold, so only some deals are possible. */
enum { TRIES = 1000, TRIES_MS = 2000 /* CPU time of a script in all of them */ };

/* --- purses --- */

/* Shares the total out among purses; all ways are equally likely. */
static void share_out(int32_t *amount, int count, uint32_t total, struct rng *rng) {
  uint32_t cut[MAX_PURSES] = {0}; /* where each purse's part ends */
  for (int n = 0; n < count; n++) {
    uint32_t end = n + 1 == count ? total : rng_below(rng, total + 1);
    int at = n;
    for (; at > 0 && cut[at - 1] > end; at--) cut[at] = cut[at - 1];
    cut[at] = end;
  }
  for (int n = 0; n < count; n++) amount[n] = (int32_t)(cut[n] - (n > 0 ? cut[n - 1] : 0));
}

/* A total that does not fit into one purse is only dealt in another order. */
static void exchange(int32_t *amount, int count, struct rng *rng) {
  for (int n = count; n > 1; n--) {
    uint32_t other = rng_below(rng, (uint32_t)n);
    int32_t last = amount[n - 1];
    amount[n - 1] = amount[other];
    amount[other] = last;
  }
}

/* Redeals the contents of the purses whose amounts the seat does not know, currency by currency. */
static void fill_purses(struct world *w, int seat, struct rng *rng) {
  uint64_t left = w->hidden[seat];
  while (left != 0) {
    uint8_t currency = w->purses.purse[__builtin_ctzll(left)].currency;
    int list[MAX_PURSES], count = 0;
    int32_t amount[MAX_PURSES];
    int64_t total = 0;
    for (int i = 0; i < w->purses.count; i++) {
      const struct purse *p = &w->purses.purse[i];
      if (!(left >> i & 1) || p->currency != currency) continue;
      left &= ~((uint64_t)1 << i);
      list[count] = i;
      amount[count++] = p->amount;
      total += p->amount;
    }
    if (total <= INT32_MAX) share_out(amount, count, (uint32_t)total, rng);
    else exchange(amount, count, rng);
    for (int n = 0; n < count; n++) w->purses.purse[list[n]].amount = amount[n];
  }
}

/* --- what scripts hold --- */

/* If a script holds a piece that it drew unseen, it means whatever lies at that place. If it has held a piece
   since setup, it means that card, wherever it lies. */
static void note_name(void *data, void *place, void *userdata) {
  croupier *c = data;
  const struct handle *h = userdata;
  if (place != NULL && h->tag == TAG_PIECE) c->named[h->id / 64] |= (uint64_t)1 << h->id % 64;
}

void redeal_note_names(croupier *c) { held_each(c->vm, note_name, c); }

struct noting {
  const croupier *c;
  const struct knowledge *knows;
  struct redealing *plan;
};

static void *one_more(void *list, int count, size_t size) {
  return (count & (count - 1)) == 0 ? realloc(list, (size_t)(count ? 2 * count : 1) * size) : list;
}

static void note_held(void *data, void *place, void *userdata) {
  const struct noting *n = data;
  struct redealing *plan = n->plan;
  const struct handle *h = userdata;
  if (plan->failed) return;
  if (place == NULL && h->tag == TAG_AUCTION) {
    void *bigger = one_more(plan->auction, plan->auctions, sizeof(struct auction *));
    if ((plan->failed = bigger == NULL)) return;
    plan->auction = bigger;
    plan->auction[plan->auctions++] = &((struct auction_object *)userdata)->auction;
  } else if (place == NULL && h->tag == TAG_ITERATOR) {
    void *bigger = one_more(plan->loop, plan->loops, sizeof(struct iterator *));
    if ((plan->failed = bigger == NULL)) return;
    plan->loop = bigger;
    plan->loop[plan->loops++] = userdata;
  } else if (place != NULL && h->tag == TAG_PIECE && !knowledge_has(n->knows, (uint16_t)h->id) &&
             !(n->c->named[h->id / 64] >> h->id % 64 & 1)) {
    void *bigger = one_more(plan->held, plan->helds, sizeof(struct held_piece));
    if ((plan->failed = bigger == NULL)) return;
    plan->held = bigger;
    plan->held[plan->helds++] = (struct held_piece){place, (uint16_t)h->id};
  }
}

bool redeal_plan(croupier *c, int seat, struct redealing *plan) {
  const struct knowledge *knows = &c->world->knows[seat];
  struct noting n = {c, knows, plan};
  plan->held = NULL;
  plan->loop = NULL;
  plan->auction = NULL;
  plan->helds = plan->loops = plan->auctions = 0;
  plan->failed = plan->follow = false;
  plan->agree = NULL;
  knowledge_plan(knows, &c->world->table, &plan->deal);
  held_each(c->vm, note_held, &n);
  if (!plan->failed && knows->told != NULL && knows->told->facts > 0)
    plan->failed = (plan->agree = agree_plan(knows, &c->world->table, &plan->deal)) == NULL;
  if (plan->failed) redeal_end(plan);
  return !plan->failed;
}

void redeal_end(struct redealing *plan) {
  free(plan->held);
  free(plan->loop);
  free(plan->auction);
  agree_end(plan->agree);
  plan->agree = NULL;
  plan->held = NULL;
  plan->loop = NULL;
  plan->auction = NULL;
}

static void exchange_held(croupier *c, const struct redealing *plan, const uint16_t *now) {
  lua_State *L = vm_lua(c->vm);
  for (int i = 0; i < plan->helds; i++) {
    lib_push_piece(L, now[plan->held[i].piece]);
    held_put(plan->held[i].place, lua_touserdata(L, -1));
    lua_pop(L, 1);
  }
  for (int i = 0; i < plan->loops; i++)
    for (int k = plan->loop[i]->next; k < plan->loop[i]->count; k++)
      plan->loop[i]->piece[k] = now[plan->loop[i]->piece[k]];
}

/* --- sealed bids --- */

/* The seat's purse with this name, or with this amount if the name is NULL. -1: none. */
static int purse_of(const croupier *c, int seat, const char *name, int32_t amount) {
  const struct purses *p = &c->world->purses;
  for (int i = 0; i < p->count; i++)
    if (p->purse[i].owner == seat &&
        (name != NULL ? strcmp(c->names.purse[i], name) == 0 : p->purse[i].amount == amount))
      return i;
  return -1;
}

/* Redraws the secret bids up to the highest bid that the seat thinks possible. If the seat itself bids from a
   purse of its own, the bound is the bidder's purse of the same name. Otherwise it is the seat's own bound, or the
   limit of the auction. The real options of the others are their secret. */
static void redraw_bids(croupier *c, struct auction *a, int seat, struct rng *rng) {
  bool asked = a->asked >> seat & 1;
  int32_t most[MAX_SEATS], limit = a->terms.cap < INT32_MAX ? a->terms.cap : a->terms.least;
  int32_t own = asked ? a->most[seat] : limit;
  int purse = asked ? purse_of(c, seat, NULL, own) : -1;
  for (int other = 0; other < c->world->seats; other++) {
    int theirs = purse < 0 ? -1 : purse_of(c, other, c->names.purse[purse], 0);
    most[other] = theirs < 0 ? own : c->world->purses.purse[theirs].amount;
  }
  auction_redraw(a, seat, most, rng);
}

static struct rng draw_stream(struct rng *rng) {
  uint64_t a = rng_next(rng);
  return (struct rng){a, rng_next(rng) | 1};
}

/* Uses the same random numbers for each auction, so that finished auctions not yet collected change nothing. */
static void redraw_all_bids(croupier *c, int seat, const struct redealing *plan, struct rng *rng) {
  struct rng first = draw_stream(rng);
  for (int i = 0; i < plan->auctions; i++) {
    struct rng own = first;
    redraw_bids(c, plan->auction[i], seat, &own);
  }
}

/* --- questions --- */

/* Hashes all options of a question. Their names take memory, so this runs under protection. */
static int sign_options(lua_State *L) {
  struct world *w = vm_world(L);
  const struct ask *q = lua_touserdata(L, 1);
  uint64_t h = fold_word(1, q->prompt);
  int options = q->kind == ASK_NUMBER ? 0 : ask_options(q);
  if (q->kind == ASK_NUMBER) h = fold(fold(h, (uint64_t)q->low), (uint64_t)q->high);
  for (int i = 0; i < options; i++) {
    naming_push_option(L, q, i, NULL);
    h = fold_word(fold(h, (uint64_t)i), lua_tostring(L, -1));
    lua_pop(L, 1);
  }
  w->host->signature = h;
  return 0;
}

static uint64_t signature(croupier *c, struct ask *q) {
  lua_State *L = vm_lua(c->vm);
  if (q == NULL) return 0;
  lua_pushcfunction(L, sign_options);
  lua_pushlightuserdata(L, q);
  return vm_call(c->vm, 1, 0) == VM_DONE ? c->signature : 0;
}

static int option_of(const struct world *w, const struct ask *q, enum option_kind kind, int32_t value) {
  int32_t other;
  for (int i = 0; i < ask_options(q); i++)
    if (ask_option(&w->asks, q, i, &other) == kind && other == value) return i;
  return -1;
}

/* Repeats the picks and the answer of the seat itself. False: they are not possible. */
static bool answer_alike(struct world *w, struct ask *q, const struct ask *was, const uint16_t *picks) {
  static const enum option_kind kinds[] = {OPTION_ITEM, OPTION_NUMBER, OPTION_DONE, OPTION_ITEM, OPTION_YES};
  for (int i = 0; i < was->picked && !q->complete; i++) {
    int option = option_of(w, q, OPTION_ITEM, picks[i]);
    if (option < 0) return false;
    ask_answer(&w->table, &w->asks, q, option);
  }
  if (!was->complete || q->complete) return q->complete == was->complete;
  enum option_kind kind = was->took_other >= 0 ? OPTION_OTHER : kinds[was->kind];
  int option = option_of(w, q, kind, kind == OPTION_DONE ? -1 : was->answer);
  if (option < 0) return false;
  ask_answer(&w->table, &w->asks, q, option);
  return true;
}

/* Another seat had picked or answered: repeats that at random. */
static bool answer_anything(struct world *w, struct ask *q, const struct ask *was, struct rng *rng) {
  while (!q->complete && (was->complete || q->picked < was->picked))
    ask_answer(&w->table, &w->asks, q, (int)rng_below(rng, (uint32_t)ask_options(q)));
  return q->complete == was->complete;
}

static struct ask *question_of(struct world *w, int seat) {
  for (int i = 0; i < w->asks.count; i++)
    if (w->asks.ask[i].seat == seat) return &w->asks.ask[i];
  return NULL;
}

/* Makes the script put the waiting questions again at the changed table, and gives the answers again. */
static bool put_again(croupier *c, int seat, struct rng *rng, bool all) {
  struct world *w = c->world;
  struct ask was[MAX_ASKS], *q = question_of(w, seat);
  uint16_t picks[MAX_PICKS];
  uint64_t prompt[MAX_ASKS]; /* hashes, because the words may be gone afterwards */
  int count = w->asks.count;
  memcpy(was, w->asks.ask, (size_t)count * sizeof was[0]);
  for (int i = 0; i < count; i++) prompt[i] = fold_word(1, was[i].prompt);
  for (int i = 0; q != NULL && i < q->picked; i++) picks[i] = ask_pick(&w->asks, q, i);
  uint64_t before = signature(c, q);
  w->put_again = true;
  uint8_t inside = w->inline_random;
  w->inline_random = 0;
  bool asked = croupier_go_on(c) == CROUPIER_OK;
  w->inline_random = inside;
  if (!asked || c->state != CROUPIER_ASKS || w->asks.count != count) return false;
  for (int i = 0; i < count; i++) {
    q = question_of(w, was[i].seat);
    if (q == NULL || fold_word(1, q->prompt) != prompt[i]) return false;
    q->since = was[i].since;
    bool own = was[i].seat == seat;
    if (own && !answer_alike(w, q, &was[i], picks)) return false;
    if (!own && all && !answer_anything(w, q, &was[i], rng)) return false;
    if (own && !all) w->decisions = q->since + q->picked; /* as if nobody else had answered yet */
  }
  return c->any_question || signature(c, question_of(w, seat)) == before;
}

/* --- all of it --- */

static bool others_are_asked(const struct world *w, int seat) {
  for (int i = 0; i < w->asks.count; i++)
    if (w->asks.ask[i].seat != seat) return true;
  return false;
}

bool redeal_hidden(croupier *c, int seat, const struct redealing *plan, struct rng *rng) {
  struct world *w = c->world;
  uint16_t now[MAX_PIECES];
  bool exact;
  if (plan->agree == NULL) knowledge_deal(&w->knows[seat], &plan->deal, rng, now);
  else if (!agree_deal(plan->agree, rng, now, &exact)) return false;
  knowledge_lay(&w->table, &plan->deal, now);
  exchange_held(c, plan, now);
  if (plan->follow)
    for (int i = 0; i < w->seats; i++) knowledge_follow(&w->knows[i], now, i != seat);
  if (w->hidden[seat] != 0) fill_purses(w, seat, rng);
  redraw_all_bids(c, seat, plan, rng);
  shown_redeal(vm_lua(c->vm), seat, rng);
  w->draw = NULL; /* future chance comes from here, too */
  w->foretold = w->coupling.on = false;
  w->chance = draw_stream(rng);
  for (int i = 0; i < w->seats; i++) w->bots[i] = draw_stream(rng);
  return true;
}

bool redeal_is_of_pieces(const croupier *c, int seat, const struct redealing *plan) {
  const struct world *w = c->world;
  bool all = plan->agree == NULL && plan->auctions == 0 && w->hidden[seat] == 0 && !others_are_asked(w, seat);
  for (int i = 0; i < w->showns; i++) all = all && (w->shown[i].sees >> seat & 1);
  return all;
}

uint64_t redeal_draw(const croupier *c, int seat, const struct redealing *plan, struct rng *rng) {
  uint16_t now[MAX_PIECES];
  uint64_t h = FOLD_BYTES;
  knowledge_deal(&c->world->knows[seat], &plan->deal, rng, now);
  for (int i = 0; i < plan->deal.count; i++) h = fold(h, now[plan->deal.place[i]]);
  for (int i = 0; i < c->world->seats + 2; i++) draw_stream(rng); /* for bids, chance and each seat */
  return h;
}

bool redeal_world(croupier *c, int seat, const struct redealing *plan, struct rng *rng, bool all) {
  if (!redeal_hidden(c, seat, plan, rng)) return false;
  bool asks = c->state == CROUPIER_ASKS && (all || others_are_asked(c->world, seat));
  return !asks || put_again(c, seat, rng, all);
}

/* False: none of them is a world. */
static bool try_worlds(croupier *c, int seat, uint64_t seed, const struct redealing *plan,
                       const struct aside *aside) {
  struct rng rng;
  bool done = false;
  vm_watch(c->vm, 0, TRIES_MS);
  for (int i = 0; i < TRIES && !done; i++) {
    aside_again(c, aside);
    rng_seed(&rng, seed, 1000 + (uint64_t)i);
    done = redeal_world(c, seat - 1, plan, &rng, true);
    if (vm_broken(c->vm) != VM_DONE) break;
  }
  vm_watch(c->vm, 0, 0);
  return done;
}

croupier_status_code croupier_redeal(croupier *c, int seat, uint64_t seed) {
  struct world *w = c->world;
  if (c->base == NULL || w->knows == NULL)
    return croupier_fail(c, CROUPIER_USAGE, "what the players have seen was not remembered");
  if (seat < 1 || seat > w->seats) return croupier_fail(c, CROUPIER_USAGE, "there is no player %d", seat);
  struct redealing plan;
  struct aside aside;
  if (!redeal_plan(c, seat - 1, &plan)) return croupier_no_room(c);
  plan.follow = true;
  if (!aside_begin(c, &aside)) {
    redeal_end(&plan);
    return c->code;
  }
  bool done = try_worlds(c, seat, seed, &plan, &aside);
  if (done) aside_stay(c, &aside);
  else aside_end(c, &aside);
  c->state = aside.state;
  redeal_end(&plan);
  if (!done) return croupier_fail(c, CROUPIER_USAGE, IN(redeal_differs, c), seat);
  c->error[0] = '\0';
  croupier_begin_line(c);
  return c->code = CROUPIER_OK;
}

croupier_status_code croupier_redeal_all(croupier *c, int seat, uint64_t seed) {
  c->any_question = true;
  croupier_status_code code = croupier_redeal(c, seat, seed);
  c->any_question = false;
  return code;
}
