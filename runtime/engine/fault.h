/* fault.h: errors: the facts and the sentence. */
#ifndef CROUPIER_FAULT_H
#define CROUPIER_FAULT_H

#include "croupier_inner.h"

/* Fails with a sentence. Returns the code. */
croupier_status_code croupier_fail(croupier *c, croupier_status_code code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The VM's text of an error. *place: its place in the script, or "" if the text contains it or it is unknown. */
const char *croupier_fault_text(croupier *c, const char **place);
/* Fails after a failed run of the script: the VM's error, with rule, turn, seat and seed. */
croupier_status_code croupier_fail_script(croupier *c, enum vm_status status);

/* The same of a script that waits for an answer: the sentence, with the place of the question. */
void croupier_fail_waiting(croupier *c, const char *sentence);

#endif
