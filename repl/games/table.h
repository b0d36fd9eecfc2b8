/* table.h: lays tables, and says why one cannot be laid. */
#ifndef TABLE_H
#define TABLE_H

#include "croupier.h"

/* Loads the script and lays the table. NULL: it has complained; *status is the exit status. */
croupier *table_lay(const croupier_config *config, int *status);
/* Warns of probable slips in house rules, and of conflicts between them. */
void table_doubt(const croupier *c);
/* Warns if the rule count_up has an error now, as this seat can know the table. */
void table_doubt_count(croupier *c, int seat);
/* The last call failed: prints the error, at the prompt with the lines of the script. Returns the exit status. */
int table_failed(const croupier *c, const croupier_config *config);
/* Returns that status only. */
int status_of(const croupier *c);

#endif
