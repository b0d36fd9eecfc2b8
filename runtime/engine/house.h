/* house.h: what the house rules have changed, and what looks wrong in them. */
#ifndef CROUPIER_HOUSE_H
#define CROUPIER_HOUSE_H

#include "croupier_inner.h"

/* Under croupier_run, with c->reading: before and after that house rule runs. The first keeps the rules as they are as
   KEY_BEFORE. */
int house_begins(lua_State *L);
int house_ends(lua_State *L);
/* A text that the house rule c->reading is about to set. False: no memory. */
bool house_notes_text(croupier *c, enum lang lang, const char *key, const char *text);
/* Under croupier_run, when all house rules have run: notes doubts about them. */
int house_judge(lua_State *L);
/* After this house rule has failed: adds to the error if it is of another game, or takes no game. */
void house_explain(croupier *c, const croupier_source *source);
void house_free(croupier *c);

#endif
