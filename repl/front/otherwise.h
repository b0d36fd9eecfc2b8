/* otherwise.h: the answers of a journal under other rules. */
#ifndef OTHERWISE_H
#define OTHERWISE_H

#include "croupier.h"
#include "play.h"

/* Two tables of one game: as it was, and by other rules. */
struct otherwise {
  croupier *then, *now; /* laid, not started */
  struct game *teller;  /* of the events at the table now */
  const char *lang;
};

/* Gives the journal's answers, at most `most` of them, at both tables, up to where they differ, and says where and how the
   scores stand there. Returns the exit status. */
int otherwise_tell(struct otherwise *o, croupier_journal *j, size_t most);

#endif
