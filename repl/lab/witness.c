/* witness.c: what happens in a game, heard event by event. */
#include "witness.h"

#include <math.h>
#include <string.h>

#include "tally.h"

void witness_begin(struct witness *w) {
  w->deaf = false;
  w->phases = w->calls = w->unsold = 0;
  w->sales = 0;
  w->cast.kinds = 0;
  memset(w->events, 0, sizeof w->events);
  memset(w->got, 0, sizeof w->got);
  memset(w->score, 0, sizeof w->score);
}

static int64_t fact(const croupier_event *event, const char *name) {
  croupier_fact f;
  return croupier_event_fact(event, 0, name, &f) && f.kind != CROUPIER_NOTHING ? f.number : 0;
}

static int owner_of(const croupier_event *event, const char *zone) {
  croupier_fact f;
  if (!croupier_event_fact(event, 0, zone, &f) || f.kind != CROUPIER_ZONE) return 0;
  return croupier_zone_at(croupier_event_of(event), 0, (int)f.number).owner;
}

static void hear_move(struct witness *w, const croupier_event *event) {
  int from = owner_of(event, "from"), to = owner_of(event, "to");
  if (from == to) return;
  if (w->cast.kinds == 0) cast_read(&w->cast, croupier_event_of(event));
  int64_t id = fact(event, "id");
  int kind = id > 0 && id <= CROUPIER_MOST_PIECES ? w->cast.kind_of[id] : -1;
  if (kind < 0) return;
  if (to) w->got[to - 1][kind] |= DRAWN;
  if (from) w->got[from - 1][kind] |= PLAYED;
}

static double ahead(const struct witness *w, int seat, int players) {
  double others = 0;
  for (int i = 0; i < players; i++) others += i == seat - 1 ? 0 : (double)w->score[i];
  return (double)w->score[seat - 1] - (players > 1 ? others / (players - 1) : 0);
}

static void hear_auction(struct witness *w, const croupier_event *event) {
  croupier_fact step;
  if (!croupier_event_fact(event, 0, "step", &step) || !step.word) return;
  if (strcmp(step.word, "taken back") == 0 && w->sales > 0) w->sales--, w->calls--;
  if (strcmp(step.word, "won") != 0) return;
  int seat = (int)fact(event, "player");
  w->calls++;
  w->unsold += seat == 0;
  if (seat == 0 || w->sales == MOST_SALES) return;
  w->sale[w->sales++] = (struct sale){seat, (int)fact(event, "amount"),
                                      ahead(w, seat, croupier_players(croupier_event_of(event)))};
}

/* Else a purse is laid out at the beginning. */
static bool is_payment(const croupier_event *event) {
  croupier_fact f;
  return croupier_event_fact(event, 0, "from", &f) && f.kind != CROUPIER_NOTHING;
}

void witness_hear(struct witness *w, const croupier_event *event) {
  if (w->deaf) return;
  croupier_event_type type = croupier_event_is(event);
  if (type == CROUPIER_EVENT_PURSE && !is_payment(event)) return;
  w->events[type]++;
  w->word[type] = croupier_event_word(event);
  if (type == CROUPIER_EVENT_PHASE) w->phases++;
  else if (type == CROUPIER_EVENT_MOVE) hear_move(w, event);
  else if (type == CROUPIER_EVENT_AUCTION) hear_auction(w, event);
  else if (type == CROUPIER_EVENT_SCORE && fact(event, "player") > 0)
    w->score[fact(event, "player") - 1] = fact(event, "total");
}

/* --- when the game is over --- */

/* Wins of the seats that had each card, in parts of WIN. */
static void add_cards(const struct witness *w, const croupier *c, struct ledger *to) {
  int owner[CROUPIER_MOST_PIECES + 1] = {0}, winners = winners_of(c);
  cast_owners(c, owner);
  for (int seat = 1; seat <= croupier_players(c); seat++) {
    uint8_t held[CROUPIER_MOST_PIECES];
    int64_t win = croupier_rank(c, seat) == 1 ? WIN / winners : 0;
    memset(held, 0, sizeof held);
    for (int id = 1; id <= CROUPIER_MOST_PIECES; id++)
      if (w->cast.kind_of[id] >= 0 && owner[id] == seat) held[w->cast.kind_of[id]] = 1;
    for (int kind = 0; kind < w->cast.kinds; kind++) {
      const char *name = w->cast.name[kind];
      if (w->got[seat - 1][kind] & DRAWN) ledger_add(to, win, "drawn/%s", name);
      if (w->got[seat - 1][kind] & PLAYED) ledger_add(to, win, "played/%s", name);
      if (held[kind]) ledger_add(to, win, "held/%s", name);
    }
  }
}

/* What each price brought its buyer until the end, more than the others got meanwhile, in thousandths of a point. */
static void add_sales(const struct witness *w, const croupier *c, struct ledger *to) {
  int players = croupier_players(c);
  if (w->calls == 0) return;
  ledger_add(to, (int64_t)(w->unsold * 1000000 / w->calls), "unsold");
  for (int i = 0; i < w->sales; i++)
    ledger_add(to, llround(1000 * (ahead(w, w->sale[i].seat, players) - w->sale[i].ahead)), "price/%d",
               w->sale[i].price);
}

void witness_over(struct witness *w, const croupier *c, struct ledger *to) {
  ledger_add(to, (int64_t)w->phases, "phases");
  ledger_add(to, 1, "phases of/%d", (int)w->phases);
  for (int i = 0; i <= CROUPIER_EVENT_END; i++)
    if (w->events[i]) ledger_add(to, (int64_t)w->events[i], "event/%s", w->word[i]);
  if (w->cast.kinds > 0) add_cards(w, c, to);
  for (int i = 0; i < croupier_players(c); i++) w->score[i] = croupier_score(c, i + 1);
  add_sales(w, c, to);
}
