/* usage.h: what is offered, chosen and moved in the games of a check. */
#ifndef USAGE_H
#define USAGE_H

#include "croupier.h"
#include "ledger.h"

/*
** The names in the ledgers: "piece/NAME" and "zone/NAME", all that there are; "given/", "taken/", "refused/" with an option
** and "legal/" with a piece, as offers.h has them; "came/WORD/PIECE" and "went/WORD/PIECE", of zones of that word.
*/
struct usage {
  struct ledger all, thought; /* thought: the choices of bots that thought about them */
};

/* The zones, and the pieces on the table of a game that has just begun. */
void usage_names(struct usage *u, croupier *c);
/* The seat's question and the option that it takes. */
void usage_question(struct usage *u, croupier *c, int seat, int chosen, bool thought);
void usage_event(struct usage *u, const croupier_event *event);
bool usage_add(struct usage *sum, const struct usage *part); /* false: no memory */
void usage_free(struct usage *u);

#endif
