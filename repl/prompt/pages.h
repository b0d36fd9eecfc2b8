/* pages.h: what is longer than the screen is shown a screen at a time. */
#ifndef PAGES_H
#define PAGES_H

#include "session.h"

/* What is printed between the two goes to the screen in pages. Not at a terminal: as it comes. */
struct pages {
  FILE *screen; /* NULL: it goes there as it comes */
  char *text;
  size_t size;
};
void pages_begin(struct pages *p, const struct repl *r);
void pages_end(struct pages *p, struct repl *r);

/* Prints the text in pages. */
void pages_print(struct repl *r, const char *text);
/* If the news since the last question and so many lines more do not fit on the screen, waits for Enter. False: it was
   Ctrl-C. */
bool pages_of_news(struct repl *r, int more);
/* Are there news, and do they not fit on the screen together with so many lines more? */
bool pages_crowded(const struct repl *r, int more);

#endif
