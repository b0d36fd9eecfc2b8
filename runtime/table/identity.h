/* identity.h: a number for an option, which depends on what the option is and not on its place among the others. */
#ifndef CROUPIER_IDENTITY_H
#define CROUPIER_IDENTITY_H

#include "lib.h"

/* The same for options that look the same to the asked seat, in all determinizations. named: a bit for each piece that
   the script means by name, wherever it lies; or NULL. */
uint64_t option_identity(lua_State *L, const struct ask *q, int option, const uint64_t *named);

#endif
