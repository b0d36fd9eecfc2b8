/* retell.h: the game at the prompt once more, from its journal, without what was taken back. */
#ifndef RETELL_H
#define RETELL_H

#include "play.h"

/* Calls back with each event, and after each answer until `more` (or NULL) says false. The story has a table of its
   own. Complains unless DONE. */
struct retelling {
  void *data;
  void (*event)(void *data, const croupier_event *event);
  bool (*more)(void *data, size_t answers);
};
int retell(const struct game *g, struct retelling to);
/* What stands in a journal at an untouched path: answers, or -1. */
long journal_answers(const char *path);

#endif
