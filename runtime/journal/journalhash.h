/* journalhash.h: the hashes that chain the lines. */
#ifndef CROUPIER_JOURNALHASH_H
#define CROUPIER_JOURNALHASH_H

#include "journal_inner.h"

uint64_t journal_text_hash(const char *text, size_t size);
/* 16 hex digits and an end. */
void journal_hex(char digits[17], uint64_t hash);
/* False: these are not 16 hex digits. */
bool journal_hex_of(const char *digits, uint64_t *hash);
/* The hash of a line: of all members but `hash`, whatever their order, white space and escapes. */
uint64_t journal_line_hash(const json_t *line);
/* The running hash after a step that led to where the table is now. */
uint64_t journal_go_on(const croupier_journal *j, croupier *c, const struct step *s);
/* The same of the deal in format 1. */
uint64_t journal_old_deal(croupier *c);

#endif
