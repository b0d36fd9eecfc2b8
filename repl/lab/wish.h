/* wish.h: what is wished of a game that is over, in words: "winner was last at half and lead changes > 3". */
#ifndef WISH_H
#define WISH_H

#include "course.h"
#include "croupier.h"

enum { MOST_WISHES = 64, MOST_NAMED = 8, WISH_NAME = 80, WISH_COMPLAINT = 300 };

enum wish_kind {
  WISH_AND,
  WISH_OR,
  WISH_NOT,
  WISH_LESS, /* of two numbers; and so on */
  WISH_AT_MOST,
  WISH_EQUAL,
  WISH_NOT_EQUAL,
  WISH_AT_LEAST,
  WISH_MORE,
  WISH_WON,   /* the player has won; `number`: the seat, or 0, the winner */
  WISH_FIRST, /* the player led alone after `when` hundredths of the game */
  WISH_LAST,
  WISH_SHARED,
  WISH_NUMBER,
  WISH_DECISIONS,
  WISH_PLAYERS,
  WISH_LEAD_CHANGES,
  WISH_DECIDED, /* after so many hundredths */
  WISH_MARGIN,
  WISH_SCORE,  /* of the player */
  WISH_EVENTS, /* how many of that name; `number`: its place among the names */
  WISH_CHOICES,
};

struct wish {
  enum wish_kind kind;
  int left, right; /* of AND, OR, NOT and comparisons: their places */
  int64_t number;
  int when;
};

/* A whole wish. The last one is the outermost. */
struct wishes {
  struct wish of[MOST_WISHES];
  int count, names;
  bool places; /* it asks who led or was last */
  char name[MOST_NAMED][WISH_NAME];
  char complaint[WISH_COMPLAINT]; /* of the text; "": it was read */
};
void wish_read(struct wishes *w, const char *text);

/* One game: what was heard of it. */
struct tale {
  struct course course;
  uint64_t events[MOST_NAMED], choices[MOST_NAMED];
};
void tale_begin(struct tale *t);
void tale_hear(struct tale *t, const struct wishes *w, const croupier_event *event);
/* Is the game, which is over, as it is wished? */
bool wish_holds(const struct wishes *w, const struct tale *t, const croupier *c);

#endif
