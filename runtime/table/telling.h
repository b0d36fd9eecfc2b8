/* telling.h: what has happened since the host was told last. */
#ifndef CROUPIER_TELLING_H
#define CROUPIER_TELLING_H

#include "event.h"
#include "text.h"

/*
** Events wait until the step that led to them is whole: the answer and all that the script does after it. Then the host
** is told, in their order, with what the script has printed between them. If the script fails on the way, the answer is
** void and its events are with it. Only what was printed is passed on, for it may say why.
**
** An event is kept whole: what its text or JSON says must not depend on what has happened since.
*/

/* From one decision to the next. */
#define MOST_EVENTS      16384
#define MOST_EVENT_WORDS (1 << 20) /* bytes of the words in them */
/* From one question to the host to the next, as it lies in memory. */
#define MOST_WAITING (16 << 20)

struct telling {
  const struct world *world;
  void (*event)(void *data, const struct croupier_event *e);
  void (*print)(void *data, const char *text, size_t size);
  void *data;
  bool open;     /* a step is being made, and the host listens */
  char *waiting; /* events and printed lines, one behind the other */
  size_t size, room;
  bool opening;      /* of things on the table, of which there may be more than may happen */
  uint64_t decision; /* the newest one, and what was told since */
  unsigned events;
  size_t words;
  struct line choice; /* what an option is called, in all languages */
};

enum telling_end { TELLING_TAKEN, TELLING_NO_ROOM, TELLING_TOO_MANY };

void telling_begin(struct telling *t);
/* One more; its words are copied. TELLING_TOO_MANY: *limit says of what, as "more than 5 events". */
enum telling_end telling_add(struct telling *t, const struct croupier_event *e, const char **limit);
/* False: the host is to be told at once. */
bool telling_print(struct telling *t, const char *text, size_t size);
/* The host is told, but of no events if the step has failed. */
void telling_end(struct telling *t, bool failed);
void telling_free(struct telling *t);

#endif
