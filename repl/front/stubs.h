/* stubs.h: the words of scripts with their types, for editors. */
#ifndef STUBS_H
#define STUBS_H

#include "options.h"

/* The folder in which `new` puts them. */
#define STUBS_FOLDER ".croupier"

/* Writes stubs of all words into the folder, and makes the folder. Complains unless DONE. */
int stubs_write(const char *folder);
/* The same of the fields of pieces, and of the knobs, that a game has. */
int stubs_write_game(const char *folder, const char *game, const struct options *o);
/* Calls with each word of a section, such as "score". */
void stubs_each_word(const char *section, void (*tell)(void *data, const char *name), void *data);

#endif
