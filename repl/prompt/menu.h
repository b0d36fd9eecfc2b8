/* menu.h: a question as a numbered list, and what a person's words mean in it. */
#ifndef MENU_H
#define MENU_H

#include <stdbool.h>
#include <stdio.h>

#include "croupier.h"

enum { LABELS = CROUPIER_MAX_LANGUAGES + 1 };

struct menu {
  int count;
  int languages;
  char *(*label)[LABELS]; /* by language, and behind the last as journals write it */
  int shown;              /* which label people read */
  bool by_number;         /* options are named by place; false: they are numbers themselves */
};

enum { NOT_THERE = -1, AMBIGUOUS = -2 };

bool menu_make(struct menu *m, croupier *c, int seat, const char *lang); /* false: no memory */
void menu_free(struct menu *m);
int menu_lines(const struct menu *m); /* that are printed */
void menu_print(const struct menu *m, FILE *out);
/* The option that a number, a name in any language or the beginning of only one name means.
   Options that are taken are passed over, so that the same word twice means two like pieces. */
int menu_find(const struct menu *m, const char *word, const bool *taken);
/* The one with exactly this name. */
int menu_find_exact(const struct menu *m, const char *word);

/* Equal, or a beginning, whatever the case; letters of Western and Central Europe. */
bool same_word(const char *a, const char *b);
bool begins_word(const char *beginning, const char *word);

#endif
