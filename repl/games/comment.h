/* comment.h: the comment above a rule in its script, which is the rulebook's sentence. */
#ifndef COMMENT_H
#define COMMENT_H

#include <stdbool.h>

#include "croupier.h"

enum { COMMENT_SIZE = 1000 };

/* The comment above that line of the file, its lines joined; "" if there is none. */
void comment_above(const croupier_config *config, const char *file, int line, char *text, size_t room);

struct rule_at {
  const char *name, *file;
  int line;
};

/* What a rule says to players: the game's text `NAME()` in this language, unless it is a house rule's that brings no such
   text; else the comment above it. Returns whether it is a text. */
bool rule_sentence(const croupier *c, const croupier_config *config, const struct rule_at *rule,
                   const char *lang, char *text, size_t room);

/* The comment at the head of a script, likewise. */
void comment_at_head(const char *script, char *text, size_t room);

#endif
