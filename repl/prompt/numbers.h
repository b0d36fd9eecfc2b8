/* numbers.h: the numbers of options: those that pieces and places have on the table, so that they stay the same. */
#ifndef NUMBERS_H
#define NUMBERS_H

#include <stdbool.h>
#include <stddef.h>

#include "croupier.h"

enum numbering {
  NUMBERS_OF_PLACES, /* options have none of their own: they are counted through */
  NUMBERS_IN_PLACES, /* their own stand before them, as places do else */
  NUMBERS_OF_LIST, /* the same, and the numbers between them are those of candidates that are not offered, in order */
  NUMBERS_ON_MAP, /* their names say them, as village 20 */
};
/* Finds them by option; 0: it has none. */
enum numbering numbers_find(croupier *c, int seat, int count, int *own);
/* Has any of these options the number? */
bool numbers_taken(const int *own, int count, int number);
/* Options without a number get the lowest ones that no other has, in the order of the list: `at` has the options. */
void numbers_fill(int *own, const int *at, int count);

/* The numbers that the options of one choice of several have had since its first pick, by their names in journals. */
struct numbers_kept {
  int seat;
  size_t begin; /* how many answers there were before it */
  struct numbers_name {
    char *name;
    int number;
    bool used;
  } * option;
  int count, room, most;
};
/* Begins to use them for the options that are left: forgets those of another choice. */
void numbers_begin(struct numbers_kept *k, int seat, size_t begin);
/* The number that an option of that name has had, or 0: it is new, or all of that name are used. */
int numbers_had(struct numbers_kept *k, const char *name);
/* Keeps the number of an option, or gives it the next one if it is 0. Returns it; 0: no memory. */
int numbers_keep(struct numbers_kept *k, const char *name, int number);
void numbers_forget(struct numbers_kept *k);

#endif
