/* grammar.h: programs in the words of scripts, made of bytes. stdlib/types.txt is the grammar. */
#ifndef GRAMMAR_H
#define GRAMMAR_H

#include <stddef.h>
#include <stdint.h>

/* What a fuzzer has made up; when it is used up all draws are 0. */
struct bytes {
  const uint8_t *at, *end;
};
unsigned bytes_draw(struct bytes *b, unsigned n); /* one of n, from 0 */

/* Writes statements as Lua into text, of at most `size` bytes: calls of all words, with arguments of the types that
   they want, or of others. The names that they use are those of tests/fuzz/table.lua. */
void grammar_write(struct bytes *b, char *text, size_t size);

#endif
