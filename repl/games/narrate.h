/* narrate.h: tells events in lines. Joins moves between the same two places, or from alike places to one, and the picks of a
   choice. */
#ifndef NARRATE_H
#define NARRATE_H

#include <stdbool.h>
#include <stdio.h>

#include "croupier.h"
#include "scores.h"

enum { MOST_JOINED = 60 }; /* events: nobody shall wait for ever for the next line */

/* Sentences that differ in their subject alone, told as one. */
struct batch {
  char frame[400];   /* the sentence, with a sign for the subject */
  char cleared[400]; /* of moves from a zone that all see: the same for all alike zones; else "" */
  char way[400];     /* of moves: what is to be said of them behind the answer, or "" */
  char subject[MOST_JOINED][200]; /* "": nobody may know */
  int64_t
      order[MOST_JOINED]; /* of pieces that go where their order means nothing: that of the table; else 0 */
  int count;
};

struct narration {
  struct batch said, moved; /* an answer, and what moves by it */
  struct scores scores;
  bool complete; /* the question of the last answer has all its picks: another answer is none of them */
  bool verb;     /* the game says what players do who answer it */
  int secret;    /* the seat whose secret answer was told last, or 0: its further picks are not */
  int lines;     /* on the screen, since somebody set it to 0 */
  bool unbroken; /* a line is one, however long: not for a terminal yet */
};

void narrate(struct narration *n, FILE *out, const croupier_event *event, int seat, const char *lang);
/* Tells what was kept to be joined: before anything else is printed. */
void narrate_rest(struct narration *n, FILE *out);

#endif
