/* rules.h: the page about the rules. */
#ifndef CROUPIER_RULES_H
#define CROUPIER_RULES_H

#include "croupier_inner.h"

/* Checks that every name in braces in the text about the rules is a knob. */
croupier_status_code croupier_check_rules(croupier *c);

#endif
