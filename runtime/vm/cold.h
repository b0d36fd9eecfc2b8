/* cold.h: which pages of the cold heap have been written since the table was laid. */
#ifndef CROUPIER_COLD_H
#define CROUPIER_COLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
** Closures, tables of words and whatever else was made while the script was loaded hardly ever change in play. Their
** pages are made read-only once the table is laid. The first write to a page raises SIGSEGV; the handler notes the page
** and lets the write through. A page that was never written is as it was laid, so no snapshot needs it.
**
** The pages that were written are kept in the order of their first writes. So a snapshot holds the first so many of
** them, and the others were as laid when it was taken.
*/
struct cold {
  char *start; /* of the first page */
  size_t page; /* bytes of a page */
  unsigned pages;
  volatile unsigned written;
  uint32_t *order; /* the numbers of the written pages, `written` of them */
  bool *noted;     /* by page: is it among them? */
  char *laid;      /* the pages as they were laid, then the map of poison.h */
  int guard;       /* number among the guarded heaps of the process; 0: none */
};

/* From now on notes the pages that are written. Without `guarded`, or if the system refuses, all count as written.
   False: no memory. */
bool cold_begin(struct cold *cold, char *start, const char *end, bool guarded);
void cold_end(struct cold *cold);
/* All pages are as laid: those that were written are forgotten. */
void cold_forget(struct cold *cold);

static inline char *cold_page(const struct cold *cold, unsigned i) {
  return cold->start + cold->order[i] * cold->page;
}
static inline const char *cold_laid(const struct cold *cold, unsigned i) {
  return cold->laid + cold->order[i] * cold->page;
}
/* The map of poison.h for that page. It never changes: no block is born in the cold heap any more, and none dies. */
const unsigned char *cold_map(const struct cold *cold, unsigned i);

#endif
