/* listing.h: what lies in zones as a row of names, fitted into the room there is. */
#ifndef CROUPIER_LISTING_H
#define CROUPIER_LISTING_H

#include "canvas.h"
#include <stddef.h>

#include "croupier.h"

enum { NAME_FULL, NAME_BRIEF, NAMES };
enum { MOST_TOLD = 16 << 10 }; /* bytes */

/* Alike pieces that lie side by side. */
struct item {
  const char *lead;        /* the zone among several of one name, before the first piece in it, or NULL */
  const char *name[NAMES]; /* NULL: nobody sees what they are */
  int count;
  enum paint paint; /* the colour of its owner */
};

struct listing {
  int items;
  bool ordered; /* it tells how they lie: what does not fit is left out from the bottom */
  bool parted;  /* a place that is named has several pieces: a semicolon stands before the next place */
  struct item item[CROUPIER_MOST_PIECES + CROUPIER_MOST_ZONES];
  char told[MOST_TOLD]; /* names made here: of pieces of which something was told */
  size_t told_size;
};

/* Where to go on writing, from column `left` in each further row, up to row `last`. */
struct room {
  struct canvas *canvas;
  int row, column, left, right, last;
};

/* Begins a list. */
void listing_begin(struct listing *l);
/* One more zone, as the seat sees it; `lead`: which of several, or NULL. */
void listing_add(struct listing *l, croupier *c, const char *lang, int seat, int zone, const char *lead);
/* Write it: whole if it fits, else with short names, else as many as fit and how many more there are. */
void listing_put(const struct listing *l, struct room *r);
/* Does it fit whole, with full names? */
bool listing_fits(const struct listing *l, struct room r);
/* Do all names say the word already, as "bid card 5" does? */
bool listing_says(const struct listing *l, const char *word);
/* The same in one row of exactly this width, as tight as can be. */
void listing_put_tight(const struct listing *l, struct canvas *k, int row, int column, int width);

/* A word and a blank before it, in the next row if there is no more room in this one; false: in none. */
bool room_put(struct room *r, const char *text, enum paint paint);

#endif
