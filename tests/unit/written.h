/* written.h: the lines of a journal as they are written, and played again. For tests with table.h. */
#ifndef WRITTEN_H
#define WRITTEN_H

#include "table.h"

static char written[20000]; /* a journal */

static inline void note(const croupier_journal *j) {
  strncat(written, croupier_journal_line(j), sizeof written - strlen(written) - 1);
}

/* A new journal; its first line is noted, and no other. */
static inline croupier_journal *note_new(const croupier_config *config, const char *const seats[]) {
  croupier_journal *j = croupier_journal_new(table.c, config, seats);
  *written = '\0';
  note(j);
  return j;
}

/* How many lines play as they were written. */
static inline size_t played(croupier_journal *j) {
  size_t lines = 0;
  if (croupier_journal_start(j, table.c) != CROUPIER_JOURNAL_PLAYED) return 99;
  while (lines < croupier_journal_lines(j) && croupier_journal_next(j, table.c) == CROUPIER_JOURNAL_PLAYED)
    lines++;
  return lines;
}

#endif
