/* unreached.h: what the text of a script could do, for a report of what it never did. */
#ifndef UNREACHED_H
#define UNREACHED_H

#include "coverage.h"
#include "ledger.h"

/* Calls for each line of a script, from 1, with the rule that it is in, or "". The line with the head of a rule is in none. */
void unreached_each_line(const croupier_source *source,
                         void (*each)(void *data, int number, const char *text, size_t size,
                                      const char *rule),
                         void *data);
/* For each rule, how often its lines ran; for each event that the text can bring about, a zero. */
void unreached_add(const struct cover *cover, struct ledger *to);

#endif
