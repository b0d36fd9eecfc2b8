/* paste.h: a comparison in short, to be pasted into an issue; and the command that plays it again. */
#ifndef PASTE_H
#define PASTE_H

#include <stdio.h>

#include "finding.h"
#include "options.h"

void paste_text(const struct compared *all, FILE *out);
/* "croupier compare ...": these pairs again. Words that a shell would read otherwise are quoted. */
void paste_command(const struct options *o, int players, uint64_t seed, uint64_t pairs, char *text,
                   size_t room);
/* The command that plays all of it again. */
void paste_again(const struct compared *all, char *text, size_t room);

#endif
