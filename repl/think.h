/* think.h: what is seen of a bot that thinks; Ctrl-C makes it choose. */
#ifndef THINK_H
#define THINK_H

#include <stdbool.h>
#include <time.h>

#include "croupier.h"

struct repl;

struct thinking {
  struct repl *repl;
  struct timespec begin;
  bool shown;
};

croupier_progress think_begin(struct thinking *t, struct repl *r);
void think_end(struct thinking *t);

#endif
