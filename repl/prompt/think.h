/* think.h: what is seen of work that takes long, such as a bot that thinks; Ctrl-C makes it come to an end. */
#ifndef THINK_H
#define THINK_H

#include <stdbool.h>
#include <time.h>

#include "croupier.h"

struct repl;

struct thinking {
  struct repl *repl;
  const char *doing;
  struct timespec begin;
  double next; /* seconds after that when it is shown again */
  bool shown;
};

/* doing: as the person at the prompt reads it. The call says whether to go on. */
croupier_progress think_begin(struct thinking *t, struct repl *r, const char *doing);
void think_end(struct thinking *t);

#endif
