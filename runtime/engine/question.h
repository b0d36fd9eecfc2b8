/* question.h: the open questions. */
#ifndef CROUPIER_QUESTION_H
#define CROUPIER_QUESTION_H

#include "croupier_inner.h"

/* The question that waits for this seat's answer, or NULL. */
struct ask *croupier_pending(const croupier *c, int seat);
/* As croupier_option, but NULL if there is none, or no memory. */
const char *croupier_name_option(croupier *c, int seat, int option, const char *lang);
/* Calls f(croupier, a, b, lang) under protection. If it returns true, the one result of f is on the main stack.
   Code of the script that runs too long in f is stopped, and the game goes on. */
bool croupier_ask_lua(croupier *c, lua_CFunction f, int a, int b, const char *lang);
/* Takes the string that such a call has left on the main stack. NULL: the call failed. */
const char *croupier_take_string(croupier *c, bool ok);

#endif
