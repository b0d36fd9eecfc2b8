/* typed.h: is what was typed a name, or the beginning of one? */
#ifndef TYPED_H
#define TYPED_H

#include <stdbool.h>

/* Is what is typed the word, or its beginning? Ignores case, for letters of Western and Central Europe, and takes a
   letter without an accent for the one that has it. */
bool same_word(const char *typed, const char *word);
bool exact_word(const char *typed, const char *word); /* the same with its accents */
bool begins_word(const char *beginning, const char *word);
/* Is it one of the words of the name, or several of them, as "Agra" in "inner site of Agra"? */
bool has_word(const char *word, const char *name);
/* Is the word all of the name but its first word, as "Delhi" of "city Delhi"? */
bool bare_word(const char *word, const char *name);

#endif
