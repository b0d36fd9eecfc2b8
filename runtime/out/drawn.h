/* drawn.h: the script's own drawing of the table, with the contents of its places. */
#ifndef CROUPIER_DRAWN_H
#define CROUPIER_DRAWN_H

#include "picture.h"

/* The drawing for this width, and as many lines of its legend as the level has. Notes which zones and purses it shows. */
void drawn_put(struct picture *p);
/* The lines that drawing and legend take; 0: no drawing is for this width. */
int drawn_lines(struct picture *p);

#endif
