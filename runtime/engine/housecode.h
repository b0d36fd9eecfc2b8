/* housecode.h: what the code of a house rule says, token by token. */
#ifndef CROUPIER_HOUSECODE_H
#define CROUPIER_HOUSECODE_H

#include <stdbool.h>

#include "croupier.h"
#include "vm.h"

/* Is `table.name` written in these lines of the text, from 1? */
bool housecode_names(const char *text, int from, int to, const char *table, const char *name);
/* Pushes the text without comments; lines stay where they are. */
void housecode_push(lua_State *L, const croupier_source *source, bool without_texts);

#endif
