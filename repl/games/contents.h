/* contents.h: what lies in zones and purses and is shown of variables, as people call it. */
#ifndef CONTENTS_H
#define CONTENTS_H

#include "croupier.h"

/* Prints a line: first `before`, then what the seat sees of the zone, purse or variable. */
void print_zone(croupier *c, int seat, const char *lang, const char *before, int zone);
void print_purse(const croupier *c, int seat, const char *before, int purse);
void print_shown(croupier *c, int seat, const char *lang, const char *before, int shown);
/* Does the seat see the same there at both tables? True also if their rules differ and one has no such thing. */
bool same_zone(croupier *a, croupier *b, int seat, int zone);
bool same_purse(const croupier *a, const croupier *b, int seat, int purse);
bool same_shown(croupier *a, croupier *b, int seat, int shown);
/* The name of a zone, purse, variable or piece: the word of the script, then the name for people. */
struct both_names {
  char text[300];
};
struct both_names both_names(const croupier *c, const char *lang, const char *name);

#endif
