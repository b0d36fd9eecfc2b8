/* aside.h: trying something out at the table, and putting everything back. */
#ifndef CROUPIER_ASIDE_H
#define CROUPIER_ASIDE_H

#include "croupier_inner.h"

/*
** Begin, try, end. Meanwhile the host hears no events and no prints. Afterwards the position, the state and the last
** failure are those of before.
*/
struct failure {
  croupier_status_code code;
  croupier_fault fault; /* its texts lie in the croupier */
  char error[MOST_ERROR], text[MOST_ERROR], file[MOST_FILE], value[CROUPIER_FAULT_VALUES][MAX_NAME];
};
struct aside {
  struct snapshot *here;
  croupier_state state;
  uint8_t listening;
  bool silent;
  struct failure failure;
};

/* False: no memory, and croupier_error() says so. A table must be laid. */
bool aside_begin(croupier *c, struct aside *a);
/* Back to where it began, to try something else. */
void aside_again(croupier *c, const struct aside *a);
void aside_end(croupier *c, struct aside *a);
/* The same, but the failure of the try remains, for whoever asked for it. */
void aside_end_with_failure(croupier *c, struct aside *a);
/* What was tried stands: the host hears again what happens. */
void aside_stay(croupier *c, struct aside *a);

#endif
