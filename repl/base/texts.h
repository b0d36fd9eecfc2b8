/* texts.h: the sentences of the program by key, in the language that it speaks. runtime/texts has them. */
#ifndef TEXTS_H
#define TEXTS_H

#include <stdbool.h>

#include "program_keys.h" /* made of runtime/texts: the keys as TEXT_key, the English texts as EN_key */

/*
** The text of a key: T(no_game). Where it is a format, compilers check the values against the English text, and the
** build has compared that with all others.
*/
#define T(key) text_of(TEXT_##key, EN_##key)
const char *text_of(enum text key, const char *english) __attribute__((format_arg(2)));
/* The same for a key out of a table, which is no format. */
const char *text_at(enum text key);
/* In the language of croupier_language(i). */
const char *text_in(enum text key, int language);
/* Is that the word in any language? */
bool text_is(enum text key, const char *word);
/* What stands behind the word with which the text begins, in any language, without blanks before it; NULL: the text
   begins otherwise. */
const char *text_after(enum text key, const char *text);

/* The language that the program speaks: one of croupier_language's. */
void say_in(const char *lang);
const char *said_in(void);
int languages(void);       /* how many there are */
int language_number(void); /* of the one that the program speaks, in croupier_language */
/* The language of which this is the code, or the beginning of a locale, as hu_HU.UTF-8; NULL: none. */
const char *language_of_code(const char *code);
const char *language_of_locale(const char *locale);
/* The codes of all languages, with the separator between them. */
const char *language_codes(const char *separator);

extern const char *const program_texts[][TEXT_COUNT]; /* by language and key */
extern const char *const program_names[TEXT_COUNT];   /* of the keys: "no_game" */

#endif
