/* offers.h: which options and pieces were offered, refused and picked. */
#ifndef OFFERS_H
#define OFFERS_H

#include "ledger.h"

struct croupier;

enum { OPTION_KEY = 160 };
/* An option as "prompt: name". False: a number, of which there are too many to tell apart. */
bool offers_key(struct croupier *c, int seat, int option, char key[OPTION_KEY]);
/* The question of the seat, and the option that was picked; with `refused` also what was not offered, which takes long. */
void offers_note(struct croupier *c, int seat, int picked, bool refused, struct ledger *to);

#endif
