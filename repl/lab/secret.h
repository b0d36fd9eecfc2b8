/* secret.h: does what a seat is shown depend on what it may not know? */
#ifndef SECRET_H
#define SECRET_H

#include "croupier.h"
#include "steps.h"

/* What a seat is told, as a number. It is the data of the table's config, and ear_hears its event. */
struct ear {
  int seat; /* 0: nobody listens */
  uint64_t told;
};
void ear_hears(void *data, const croupier_event *event);

enum { SECRET_ROOM = 500, SECRET_AHEAD = 6 };
/* What leaks: as a sentence, and the question at which it does. `ahead`: so many answers later. */
struct leak {
  char says[SECRET_ROOM], prompt[60];
  size_t ahead;
  struct step step[SECRET_AHEAD]; /* these answers */
};
/* Deals what the seat does not see anew, and compares what it is shown, now and after some answers: the `next` ones,
   and then random ones. The table stays as it is. False: no memory. leak->says "": nothing was found. */
bool secret_look(croupier *c, struct ear *ear, int seat, uint64_t seed, const struct step *next, size_t count,
                 struct leak *leak);

#endif
