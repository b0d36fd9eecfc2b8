/* table.h: lays tables, and says why one cannot be laid. */
#ifndef TABLE_H
#define TABLE_H

#include "croupier.h"

/* Loads the script and lays the table. NULL: it has complained, and *status says how to leave. */
croupier *table_lay(const croupier_config *config, int *status);
/* Warns of what looks like a slip in its house rules. */
void table_doubt(const croupier *c);
/* The last call has failed: says how, at the prompt with the lines of the script; returns the status to leave with. */
int table_failed(const croupier *c, const croupier_config *config);
/* That status alone. */
int status_of(const croupier *c);

#endif
