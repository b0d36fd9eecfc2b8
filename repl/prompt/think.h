/* think.h: shows the progress of long work, such as a thinking bot. Ctrl-C ends the work. */
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
  double next; /* seconds after `begin` when it is shown again */
  bool shown;
};

/* doing: the text that the person reads. The returned callback says whether to continue. */
croupier_progress think_begin(struct thinking *t, struct repl *r, const char *doing);
void think_end(struct thinking *t);

#endif
