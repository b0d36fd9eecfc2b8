/* cluster.h: what a terminal shows as one letter, and the columns that text takes. */
#ifndef CROUPIER_CLUSTER_H
#define CROUPIER_CLUSTER_H

#include <stdbool.h>
#include <stddef.h>

/* A letter with its accents, a syllable of Hangul, a flag, an emoji with all its parts: a grapheme cluster. */
struct cluster {
  size_t bytes; /* 0: the text is empty */
  int columns;  /* 0: an accent without a letter */
  bool
      shown; /* false: a letter or byte that is not to be shown, see letter.h; a question mark takes its column */
};

struct cluster cluster_at(const char *text, size_t size);
/* The columns of a text; of its first bytes. */
int text_width(const char *text);
int text_width_of(const char *text, size_t bytes);

#endif
