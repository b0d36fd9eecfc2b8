/* described.h: what a report says of its game, read from a table; and the forms in which a report is printed. */
#ifndef DESCRIBED_H
#define DESCRIBED_H

#include "output.h"
#include "results.h"

/* Fills in the game, its teams, knobs and house rules. */
void report_table(struct report *r, const croupier *c);
void report_free(struct report *r);
extern const struct output report_formats;

#endif
