/* look.h: what the terminal can do, and how text is marked on it. */
#ifndef LOOK_H
#define LOOK_H

#include <stdbool.h>

struct look {
  bool terminal; /* a person types and reads here */
  bool screen;   /* it can be cleared, and the cursor moved */
  bool colours;
  bool boxes; /* other signs than ASCII can be shown */
};

void look_at_terminal(struct look *look);

/* What is written between the two, if there are colours. */
enum mark { PLAIN, STRONG, FAINT, PROMPT, WARNING };
const char *mark(const struct look *look, enum mark kind);
int look_columns(void); /* 80 if nobody knows */
int look_edge(void);    /* as many as one likes if nobody knows: a pipe has no edge */
int look_rows(void);    /* 24 */
void look_clear(const struct look *look);
/* The same, but what was there can still be scrolled to. */
void look_roll(const struct look *look);

#endif
