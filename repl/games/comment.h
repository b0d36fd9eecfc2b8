/* comment.h: the comment above a rule in its script, which is the rulebook's sentence. */
#ifndef COMMENT_H
#define COMMENT_H

#include "croupier.h"

/* The comment above that line of the file, its lines joined; "" if there is none. */
void comment_above(const croupier_config *config, const char *file, int line, char *text, size_t room);

#endif
