/* prompt.h: the prompt of a question: its word, and the values that its text tells. */
#ifndef CROUPIER_PROMPT_H
#define CROUPIER_PROMPT_H

#include "event.h"
#include "lib.h"

/* A prompt is a word, or a table { "pay", price = 7 }. Returns the word of the prompt at `arg`. It is checked, and
   has to stay on the stack until prompt_keep. */
const char *prompt_word(lua_State *L, int arg);
/* Keeps word and values of the prompt at `arg` as long as the question waits. Raises if its text names a value that the
   prompt does not have. */
void prompt_keep(lua_State *L, struct ask *q, int arg);
/* Where nobody reads it: only checks the values. Functions that stand for values are not called. */
void prompt_unheard(lua_State *L, int arg);
/* Adds the values that the question keeps to the event, in the order of their names. A bid has the values
   `beat` and `most` where a text names them and the script gives none. */
void prompt_values(lua_State *L, const struct ask *q, struct croupier_event *e);

/* Adds the values of the table at idx, each of which may be a list, in the order of their names; its first `items`
   items are no values. `what` has them: "a note". Names in `reserved`, which ends with NULL, are refused. */
void values_add(lua_State *L, struct croupier_event *e, int idx, int items, const char *what,
                const char *const *reserved);

/* The same check of their kinds and number, for a reader that does not exist. `functions` may stand for values. */
void values_unheard(lua_State *L, int idx, int items, const char *what, const char *const *reserved,
                    bool functions);

#endif
