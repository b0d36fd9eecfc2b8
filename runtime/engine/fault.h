/* fault.h: errors: the facts and the sentence. */
#ifndef CROUPIER_FAULT_H
#define CROUPIER_FAULT_H

#include "croupier_inner.h"

/* Fails with a sentence. Returns the code. */
croupier_status_code croupier_fail(croupier *c, croupier_status_code code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The VM's text of an error. *place: its place in the script, or "" if the text contains it or it is unknown. */
const char *croupier_fault_text(croupier *c, const char **place);
/* The innermost house rule that was running when another's rule failed, and the line, or NULL. A rule that it has
   called by `return before.rule(self)` stands for it, because it is gone then. */
const char *croupier_fault_caller(const croupier *c, int *line);
/* Fails after a failed run of the script: the VM's error, with rule, turn, seat and seed. */
croupier_status_code croupier_fail_script(croupier *c, enum vm_status status);

/* Fails with the text of an error that lies in this line of a source. */
void croupier_fail_in(croupier *c, const char *file, int line, const char *text);
/* The same of a script that waits for an answer: the sentence, with the place of the question. */
void croupier_fail_waiting(croupier *c, const char *sentence);

/* The rule of a house rule that wraps the one that begins there, or NULL. */
const croupier_change *wrapper_at(const croupier *c, const char *file, int line);

#endif
