/* menu.h: the options of a question as a numbered list, and the option that a word means. */
#ifndef MENU_H
#define MENU_H

#include <stdbool.h>
#include <stdio.h>

#include "croupier.h"
#include "numbers.h"
#include "typed.h"

enum { LABELS = CROUPIER_MAX_LANGUAGES + 1 };

struct menu {
  int count;
  int languages;
  char *(*label)[LABELS]; /* by language; behind the last one, as journals write it */
  int shown;              /* the label that people read */
  char **remark;          /* NULL, or on each option; "": none */
  int *at;        /* NULL, or the options in the order of the list: pieces as the script has made them */
  bool by_number; /* people name options by place; false: the options are numbers themselves */
  /* NULL, or by option: the number that it has on the table, as village 20, or in the list of the script, as the
     third of five words; 0 for others; people name options by it */
  int *own;
  bool in_places; /* these numbers stand before the options, as places do else */
  bool listed;    /* they are places in the list of the script */
  bool apart;     /* numbers name cards and the like: each is listed, not "3 to 5" */
  bool counted;   /* they are counted through */
};

enum { NOT_THERE = -1, AMBIGUOUS = -2 };

bool menu_make(struct menu *m, croupier *c, int seat, const char *lang); /* false: no memory */
/* In a choice of several an option keeps the number with which it was first shown. False: no memory. */
bool menu_keep_numbers(struct menu *m, struct numbers_kept *kept);
void menu_free(struct menu *m);
int menu_lines(const struct menu *m); /* number of printed lines */
void menu_print(const struct menu *m, FILE *out);
/* Two options as they may be typed on one line, "1 2" or "3 8": no words that are said instead, as "pass". False:
   there are not two. */
enum { MENU_EXAMPLE = 200 };
bool menu_example(const struct menu *m, croupier *c, int seat, char text[MENU_EXAMPLE]);
/* Finds the option by number, by name in any language, by the name without its first word if no other name has that
   word ("Delhi" for "city Delhi"), or by the beginning of a single name. Skips options that are taken, so the same
   word twice means two like pieces. */
int menu_find(const struct menu *m, const char *word, const bool *taken);
/* If the word is the number of a candidate that is not offered, in the list of the script: how many such candidates
   stand before it. Else NOT_THERE. */
int menu_gap(const struct menu *m, const char *word);
/* The only one that has a word with this beginning, as "inner" of "Agra: inner site". */
int menu_find_inside(const struct menu *m, const char *word);
/* The names of all that an ambiguous word may mean, "city Agra, inner site of Agra". */
void menu_meanings(const struct menu *m, const char *word, char *names, size_t size);
/* The one with exactly this name. */
int menu_find_exact(const struct menu *m, const char *word);

#endif
