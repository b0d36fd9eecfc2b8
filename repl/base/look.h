/* look.h: the abilities of the terminal, and marked text on it. */
#ifndef LOOK_H
#define LOOK_H

#include <stdbool.h>

struct look {
  bool terminal; /* a person types and reads here */
  bool screen;   /* the screen can be cleared, and the cursor moved */
  bool colours;
  bool boxes; /* other signs than ASCII can be shown */
};

void look_at_terminal(struct look *look);

/* The control codes of a kind of text; "" without colours. */
enum mark { PLAIN, STRONG, FAINT, PROMPT, WARNING };
const char *mark(const struct look *look, enum mark kind);
bool look_errors(void); /* a person reads stderr: it is a terminal */
int look_columns(void); /* 80 if unknown */
int look_edge(void);    /* the width for line breaks; unlimited for a pipe */
int look_page(void);    /* the width of a page about the rules: LOOK_PAGE, or what there is */
enum { LOOK_PAGE = 78 };
int look_rows(void); /* 24 */
void look_clear(const struct look *look);
/* The same, but the old contents can still be scrolled back. */
void look_roll(const struct look *look);

#endif
