/* retell.h: plays the game at the prompt again from its journal, without answers that were undone. */
#ifndef RETELL_H
#define RETELL_H

#include "play.h"
#include "story.h"

/* Calls back with each event, and after each answer until `more` (or NULL) returns false. Uses a table of its own.
   Complains unless DONE. */
struct retelling {
  void *data;
  void (*event)(void *data, const croupier_event *event);
  bool (*more)(void *data, size_t answers);
};
/* Makes another table at the position after so many answers, at most the present one. It remembers everything that each
   seat has seen. Undone answers are left out of its journal. Complains unless DONE; call story_free in any case. */
int retell_table(struct story *s, const struct game *g, size_t answers);
int retell(const struct game *g, struct retelling to);
/* The number of answers in the journal at this path, or -1 if it is no journal. Only reads the file. */
long journal_answers(const char *path);

#endif
