/* telling.c: keeps events until the host hears them. */
#include "telling.h"

#include <stdlib.h>
#include <string.h>

/* The head of each event or printed line in memory. */
struct parcel {
  size_t size; /* from here to the next head */
  bool printed;
};

enum { ALIGNED = 16 };

void telling_begin(struct telling *t) {
  t->open = (t->world->listening & HEARD_BY_HOST) != 0;
  t->size = 0;
  t->events = 0;
  t->words = 0;
}

void telling_free(struct telling *t) {
  free(t->waiting);
  line_free(&t->choice);
}

/* Makes room for so many bytes behind a new head. NULL: no memory. */
static char *wrap(struct telling *t, size_t size, bool printed) {
  size = (sizeof(struct parcel) + size + ALIGNED - 1) / ALIGNED * ALIGNED;
  if (t->size + size > t->room) {
    size_t room = t->room > 0 ? t->room : 4096;
    while (room < t->size + size) room *= 2;
    char *more = realloc(t->waiting, room);
    if (more == NULL) return NULL;
    t->waiting = more;
    t->room = room;
  }
  struct parcel *p = (struct parcel *)(void *)(t->waiting + t->size);
  *p = (struct parcel){size, printed};
  t->size += size;
  return (char *)(p + 1);
}

/* --- the words of an event --- */

/* The i-th word of the event. NULL: there are no more. */
static const char **word_at(struct croupier_event *e, int i) {
  if (i == 0) return &e->word;
  if (i <= lang_count) return &e->choice[i - 1];
  i -= lang_count + 1;
  if (i >= 2 * e->args) return NULL;
  struct event_arg *arg = &e->arg[i / 2];
  return i % 2 ? &arg->word : &arg->name;
}

static bool is_copied(const char *word) { return word != NULL; }

static size_t size_of_words(struct croupier_event *e) {
  size_t size = 0;
  const char **word;
  for (int i = 0; (word = word_at(e, i)) != NULL; i++)
    if (is_copied(*word)) size += strlen(*word) + 1;
  return size;
}

static size_t size_without_words(const struct croupier_event *e) {
  return offsetof(struct croupier_event, arg) + (size_t)e->args * sizeof e->arg[0];
}

/* --- keeping events --- */

#define IN_WORDS(number)    IN_WORDS_OF(number)
#define IN_WORDS_OF(number) #number

static const char *limit_of(const struct telling *t, size_t size) {
  if (!t->opening && t->events > MOST_EVENTS)
    return "more than " IN_WORDS(MOST_EVENTS) " events without a decision";
  if (!t->opening && t->words > MOST_EVENT_WORDS)
    return "events with more than 1 MB of words without a decision";
  return t->size + size > MOST_WAITING ? "more than 16 MB of events without a question to the host" : NULL;
}

enum telling_end telling_add(struct telling *t, const struct croupier_event *e, const char **limit) {
  struct croupier_event *own = (struct croupier_event *)(uintptr_t)e; /* only read */
  size_t words = size_of_words(own), size = size_without_words(e);
  if (t->decision != t->world->decisions) {
    t->decision = t->world->decisions;
    t->events = 0;
    t->words = 0;
  }
  t->events++;
  t->words += words;
  *limit = limit_of(t, size + words);
  if (*limit != NULL) return TELLING_TOO_MANY;
  char *to = wrap(t, size + words, false);
  if (to == NULL) return TELLING_NO_ROOM;
  memcpy(to, e, size);
  to += size;
  const char **word;
  for (int i = 0; (word = word_at(own, i)) != NULL; i++) {
    if (!is_copied(*word)) continue;
    size_t length = strlen(*word) + 1;
    memcpy(to, *word, length);
    to += length;
  }
  return TELLING_TAKEN;
}

bool telling_print(struct telling *t, const char *text, size_t size) {
  if (!t->open || t->size + size > MOST_WAITING) return false;
  char *to = wrap(t, sizeof size + size, true);
  if (to == NULL) return false;
  memcpy(to, &size, sizeof size);
  memcpy(to + sizeof size, text, size);
  return true;
}

/* --- telling the host --- */

static void tell_event(const struct telling *t, const char *from) {
  struct croupier_event e;
  memcpy(&e, from, offsetof(struct croupier_event, arg));
  size_t size = size_without_words(&e);
  memcpy(&e, from, size);
  from += size;
  const char **word;
  for (int i = 0; (word = word_at(&e, i)) != NULL; i++) {
    if (!is_copied(*word)) continue;
    *word = from;
    from += strlen(from) + 1;
  }
  t->event(t->data, &e);
}

static void tell_line(const struct telling *t, const char *from) {
  size_t size;
  memcpy(&size, from, sizeof size);
  t->print(t->data, from + sizeof size, size);
}

void telling_end(struct telling *t, bool failed) {
  t->open = false;
  for (size_t at = 0; at < t->size;) {
    const struct parcel *p = (const struct parcel *)(const void *)(t->waiting + at);
    if (p->printed) tell_line(t, (const char *)(p + 1));
    else if (!failed) tell_event(t, (const char *)(p + 1));
    at += p->size;
  }
  t->size = 0;
}
