/* batch.h: the tables at which bots play many games. */
#ifndef BATCH_H
#define BATCH_H

#include "worker.h"

/* A table for each of the options' jobs, and the bots at it. They complain unless *status is DONE, and may return NULL. */
struct worker *batch_lay(struct sim *s, int *status);
void batch_clear(const struct sim *s, struct worker *workers);
/* Ctrl-C and SIGTERM end what runs, which then returns; a second one ends the program. Returns what `run` does. */
int batch_until_stopped(struct sim *s, int (*run)(void *data), void *data);
/* Complains of the first game that failed, whichever thread played it: the error, its place, the command that shows it.
   Returns SCRIPT. */
int batch_report_error(const struct sim *s, const struct worker *workers);

#endif
