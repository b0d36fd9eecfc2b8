/* comment.h: the comment above a rule in its script, which is the rulebook's sentence. */
#ifndef COMMENT_H
#define COMMENT_H

#include "croupier.h"

enum { COMMENT_SIZE = 1000 };

/* The comment above that line of the file, its lines joined; "" if there is none. */
void comment_above(const croupier_config *config, const char *file, int line, char *text, size_t room);

/* The comment at the head of the file, likewise. */
void comment_at_head(const croupier_config *config, const char *file, char *text, size_t room);

#endif
