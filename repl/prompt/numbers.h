/* numbers.h: the numbers of options: those that pieces and places have on the table, so that they stay the same. */
#ifndef NUMBERS_H
#define NUMBERS_H

#include "croupier.h"

enum numbering {
  NUMBERS_OF_PLACES, /* options have none of their own: they are counted through */
  NUMBERS_IN_PLACES, /* their own stand before them, as places do else */
  NUMBERS_OF_LIST,   /* the same, of words: the places in the list of the script */
  NUMBERS_ON_MAP,    /* their names say them, as village 20 */
};
/* Finds them by option; 0: it has none. */
enum numbering numbers_find(croupier *c, int seat, int count, int *own);
/* Has any of these options the number? */
bool numbers_taken(const int *own, int count, int number);
/* Options without a number get the lowest ones that no other has, in the order of the list: `at` has the options. */
void numbers_fill(int *own, const int *at, int count);

#endif
