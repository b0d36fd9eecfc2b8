/* request.h: `byzanz 4 hand_limit=9` as options. */
#ifndef REQUEST_H
#define REQUEST_H

#include "options.h"

struct request {
  struct options options; /* arguments: the game's name, if there is one */
  char *text;             /* the memory of these words */
};

/* GAME [players] [knob=value]... [seed=N] [bots=KIND] [house=RULE]... [variant=NAME] [--ask-all]; complains unless DONE. */
int request_read(struct request *q, const char *line);
void request_free(struct request *q);

#endif
