/* sources.h: loads the texts that a game is made from. */
#ifndef CROUPIER_SOURCES_H
#define CROUPIER_SOURCES_H

#include "croupier_inner.h"

/* Runs the script, then everything of the other kinds, kind by kind. Begins c->rules_hash. */
croupier_status_code croupier_load_sources(croupier *c);
/* Under croupier_run: takes the texts that the script or its house rules have declared since the last time. */
int croupier_read_texts(lua_State *L);

#endif
