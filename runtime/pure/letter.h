/* letter.h: UTF-8, letter by letter, and which letters may be shown to people. */
#ifndef CROUPIER_LETTER_H
#define CROUPIER_LETTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Bytes of the letter at the beginning of the text, which has `size`; 0: that is not UTF-8, or there is nothing.
   code may be NULL. */
size_t letter_read(const char *text, size_t size, uint32_t *code);
/* False: it is no letter, or it steers the terminal, turns the direction of what stands around it, begins a line, or
   cannot be seen. Joiners and variation selectors can be shown: some scripts are not written without them. */
bool letter_shown(uint32_t code);
/* The letter at the beginning of the text, as it may be shown: each byte of others is \xNN. Returns how many bytes of
   the text it is, at least 1 unless size is 0. */
enum { LETTER_ROOM = 17 };
size_t letter_safe(const char *text, size_t size, char safe[LETTER_ROOM]);

#endif
