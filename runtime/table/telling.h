/* telling.h: keeps events until the host hears them. */
#ifndef CROUPIER_TELLING_H
#define CROUPIER_TELLING_H

#include "event.h"
#include "text.h"

/*
** Events wait until their step is complete: the answer and everything that the script does after it. Then the host hears
** them in order, together with the text that the script has printed in between. If the script fails, the answer and its
** events are void. The host then hears the printed text alone, because it may explain the failure.
**
** The whole event is kept: its text and JSON must not depend on what happens later.
*/

/* Between two decisions. */
#define MOST_EVENTS      16384
#define MOST_EVENT_WORDS (1 << 20) /* bytes of all words in these events */
/* Bytes in memory between two questions to the host. */
#define MOST_WAITING (16 << 20)

struct telling {
  const struct world *world;
  void (*event)(void *data, const struct croupier_event *e);
  void (*print)(void *data, const char *text, size_t size);
  void *data;
  bool open;     /* a step is in progress and the host listens */
  char *waiting; /* events and printed lines in a row */
  size_t size, room;
  bool opening;      /* these events present the table; their number has no limit */
  uint64_t decision; /* the last decision; the counts begin there */
  unsigned events;
  size_t words;
  struct line choice; /* the name of an option in all languages */
};

enum telling_end { TELLING_TAKEN, TELLING_NO_ROOM, TELLING_TOO_MANY };

void telling_begin(struct telling *t);
/* Keeps an event and copies its words. TELLING_TOO_MANY: *limit names the limit, such as "more than 5 events". */
enum telling_end telling_add(struct telling *t, const struct croupier_event *e, const char **limit);
/* Keeps printed text. False: pass the text to the host at once. */
bool telling_print(struct telling *t, const char *text, size_t size);
/* Tells the host. If the step has failed, the host hears no events. */
void telling_end(struct telling *t, bool failed);
void telling_free(struct telling *t);

#endif
