/* steps.h: the answers of one game, so that it can be played again, cut and changed. */
#ifndef STEPS_H
#define STEPS_H

#include "croupier.h"

struct step {
  int seat, option;
  bool acts;   /* the option is a free action out of turn */
  bool choice; /* there were others */
  int round;   /* a number for all that are asked at once; 0: one alone */
};

struct steps {
  struct step *of;
  size_t count, room;
  char *scene; /* before the answer of that number this line of Lua arranges the table; NULL: none does */
  size_t scene_at;
};

bool steps_add(struct steps *s, struct step step);           /* false: no memory */
bool steps_copy(struct steps *to, const struct steps *from); /* the scene, too */
void steps_cut(struct steps *s, size_t from, size_t count);  /* leaves these out */
void steps_free(struct steps *s);
size_t steps_choices(const struct steps *s);

/* Gives this answer, or what comes nearest to it at a table that stands otherwise: `given` is what was given. */
croupier_status_code step_give(croupier *c, struct step step, struct step *given);

#endif
