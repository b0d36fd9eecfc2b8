/* scores.h: points that are given one after the other, told as a table. */
#ifndef SCORES_H
#define SCORES_H

#include <stdbool.h>

#include "croupier.h"

enum {
  MOST_ROWS = 24,
  MOST_SCORERS = CROUPIER_MAX_SEATS + 1, /* the last is the dummy */
  FEWEST_SCORES = 6                      /* that make a table; fewer are told in sentences */
};

/* The points that were given since the last table. */
struct scores {
  char reason[MOST_ROWS][100];
  int points[MOST_ROWS][MOST_SCORERS];
  bool given[MOST_ROWS][MOST_SCORERS];
  int total[MOST_SCORERS], players; /* after the last of them */
  char dummy[100];                  /* its name; "": it has got none */
  char sentence[FEWEST_SCORES][400];
  int count, reasons;
};

/* Takes note of the event. False: it gives no points, or they cannot stand in this table. */
bool scores_note(struct scores *s, const croupier_event *event, int seat, const char *lang);
/* Tells what was noted, line by line, and forgets it. */
void scores_tell(struct scores *s, void (*tell)(void *data, const char *line), void *data);

#endif
