/* specwriter.h: writes a game that was played as a spec: its table, its answers, its edits. */
#ifndef SPECWRITER_H
#define SPECWRITER_H

#include <stdio.h>

#include "croupier.h"

/* What seats say is kept until all who are asked at once have answered. Then it is written in the order in which they
   are asked. Zero at first, but for `out`. */
struct spec_writer {
  FILE *out;
  char *said[CROUPIER_MAX_SEATS]; /* by place in that order; NULL: nothing yet */
  int place[CROUPIER_MAX_SEATS];  /* of each seat */
  unsigned waits;                 /* who has not answered, a bit for each seat */
};

/* The line that lays the table; game: the name or path of its script, NULL: as it is found by its name. */
void spec_header(FILE *out, croupier *c, const croupier_config *config, const char *game);
/* A text as it stands between quotes in Lua. */
void spec_text(FILE *out, const char *text);
/* Before an answer is given; and after it: false, no memory. */
void spec_asked(struct spec_writer *w, croupier *c);
bool spec_answered(struct spec_writer *w, croupier *c, int seat, const char *answer);
void spec_edited(struct spec_writer *w, const char *lua);
/* All that is kept. */
void spec_rest(struct spec_writer *w);

#endif
