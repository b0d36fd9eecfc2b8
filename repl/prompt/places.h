/* places.h: options that are places with numbers of their own, as lines of their names. */
#ifndef PLACES_H
#define PLACES_H

#include <stdio.h>

#include "menu.h"

/* Prints all lines; to NULL nothing. Returns how many lines they are at the terminal. */
int places_write(const struct menu *m, FILE *out);

#endif
