/* letter.h: UTF-8, letter by letter, and which letters may be shown to people. */
#ifndef CROUPIER_LETTER_H
#define CROUPIER_LETTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Size in bytes of the letter at the beginning of the text. Returns 0 if the text is empty or not UTF-8. `code`
   may be NULL. */
size_t letter_read(const char *text, size_t size, uint32_t *code);
/* Returns false for a code point that is no character, steers the terminal, changes the direction of the text
   around it, begins a line, or cannot be seen. Joiners and variation selectors may be shown: some scripts need
   them. */
bool letter_shown(uint32_t code);
/* Copies the first letter of the text in a form that may be shown: each byte of an unsafe letter becomes \xNN.
   Returns the number of bytes read, at least 1 unless size is 0. */
enum { LETTER_ROOM = 17 };
size_t letter_safe(const char *text, size_t size, char safe[LETTER_ROOM]);

#endif
