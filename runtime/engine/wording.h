/* wording.h: the texts about pieces. */
#ifndef CROUPIER_WORDING_H
#define CROUPIER_WORDING_H

#include "croupier_inner.h"

/* Do the texts about pieces name only fields of these pieces, and knobs? */
croupier_status_code croupier_check_wordings(croupier *c);

#endif
