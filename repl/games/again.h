/* again.h: answers of a journal, given again under other rules. */
#ifndef AGAIN_H
#define AGAIN_H

#include "croupier.h"

/* The option that a written answer means now, or -1. number: that of the option then, or -1 if the name says all. */
int option_now(croupier *c, int seat, const char *name, int number);
/* The same of a free action out of turn. */
int action_now(croupier *c, int seat, const char *name);

/* What players call an answer of a journal: the piece, zone or word of that name. */
const char *answer_called(const croupier *c, const char *name, const char *lang);

#endif
