/* houses.h: the house rules of a table, in words. */
#ifndef HOUSES_H
#define HOUSES_H

#include <stdio.h>

#include "comment.h"
#include "croupier.h"
#include "file.h"

/* The sentence of a house rule, the comment at its head, in our language if the head has it: "House rule: ... Házi szabály: ...". "":
   there is none. */
void house_sentence(const char *script, char *text, size_t room);
/* A line for each house rule in force, with its sentence. */
void houses_name(const croupier *c, const croupier_config *config);
/* Prints what holds at this table: the variant, if any, the other knobs that are turned, and the house rules. */
void houses_tell(const croupier *c, const croupier_config *config, const char *lang);
/* What the changed rule says now, and what it said before; "": it says nothing. */
void houses_sentences(const croupier *c, const croupier_config *config, const croupier_change *change,
                      const char *lang, char now[COMMENT_SIZE], char was[COMMENT_SIZE]);
/* Prints the name of the variant, if any, and the page of rules, with a * at each section of which house rules change
   something, and below it what the house rules say and which of these sections they change. */
void houses_print_page(const croupier *c, const croupier_config *config, const char *page, const char *lang);

#endif
