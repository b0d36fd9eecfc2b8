/* rules.h: the page about the rules. */
#ifndef CROUPIER_RULES_H
#define CROUPIER_RULES_H

#include "croupier_inner.h"

/* Checks that braces and clauses in the text about the rules are of knobs. */
croupier_status_code croupier_check_rules(croupier *c);

#endif
