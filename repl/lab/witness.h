/* witness.h: what happens in a game, heard event by event: rounds, cards, auctions. */
#ifndef WITNESS_H
#define WITNESS_H

#include "cast.h"
#include "ledger.h"

enum { MOST_SALES = 256 };

struct sale {
  int seat, price;
  double ahead; /* of the mean of the others, in points, when the hammer fell */
};

/* One table. It hears one game after the other. */
struct witness {
  struct cast cast;
  bool deaf; /* what happens now is only tried out */
  uint64_t events[CROUPIER_EVENT_END + 1];
  const char *word[CROUPIER_EVENT_END + 1];              /* of those that were heard */
  uint64_t phases, calls, unsold;                        /* calls: auctions that ended */
  uint8_t got[CROUPIER_MAX_SEATS][CROUPIER_MOST_PIECES]; /* by kind: the bits below */
  int64_t score[CROUPIER_MAX_SEATS];
  struct sale sale[MOST_SALES];
  int sales;
};
enum { DRAWN = 1, PLAYED = 2 };

void witness_begin(struct witness *w);
void witness_hear(struct witness *w, const croupier_event *event);
void witness_over(struct witness *w, const croupier *c, struct ledger *to);

#endif
