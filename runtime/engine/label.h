/* label.h: labels for the options that a bot tries: numbers that are the same in all determinizations. */
#ifndef CROUPIER_LABEL_H
#define CROUPIER_LABEL_H

#include "croupier_inner.h"

/* A bot tries some of very many numbers, with all words that may be answered instead, and the first of many
   candidates. */
enum { MOST_OPTIONS = 512 };
int options_tried(const struct ask *q);
int option_tried(const struct ask *q, int i); /* the option's number */
/* A label for each of these options. Options that look the same have the same label in all worlds. No two options
   of a question share a label, unless they are pieces that look alike. */
void options_label(croupier *c, const struct ask *q, uint64_t *label);
/* The same, but places where the seat holds pieces blindly share a label if it was told the same of them, as far as
   another one knows. The knowledge of the seats must be up to date. */
void options_label_alike(croupier *c, const struct ask *q, int other, uint64_t *label);
/* The option is a zone that the asked seat holds blindly, with one piece in it: the piece. Else NO_PIECE. */
uint16_t option_held_blindly(croupier *c, const struct ask *q, int option);
/* Does a seat hold pieces in this zone that others see, and it does not? */
bool is_held_blindly(const struct table *t, int zone);
/* The faces that a piece may have, as far as the seat was told, and as another one knows that it was: a set. */
enum { FACE_WORDS = MAX_PIECES / 64 };
void faces_told(const struct world *w, int seat, int other, uint16_t piece, uint64_t faces[FACE_WORDS]);

#endif
