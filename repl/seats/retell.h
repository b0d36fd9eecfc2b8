/* retell.h: the game at the prompt once more, from its journal, without what was taken back. */
#ifndef RETELL_H
#define RETELL_H

#include "play.h"
#include "story.h"

/* Calls back with each event, and after each answer until `more` (or NULL) says false. The story has a table of its
   own. Complains unless DONE. */
struct retelling {
  void *data;
  void (*event)(void *data, const croupier_event *event);
  bool (*more)(void *data, size_t answers);
};
/* A table of its own where the game stands now, of which all is remembered that each seat has seen; what was taken back
   is left out of its journal. Complains unless DONE; to be freed by story_free in any case. */
int retell_table(struct story *s, const struct game *g);
int retell(const struct game *g, struct retelling to);
/* What stands in a journal at an untouched path: answers, or -1. */
long journal_answers(const char *path);

#endif
