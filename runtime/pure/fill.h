/* fill.h: texts with values in braces, and with clauses in brackets that hold only sometimes. */
#ifndef CROUPIER_FILL_H
#define CROUPIER_FILL_H

#include "text.h"

/*
** "{price}" stands for the value of that name. "[auction: The first choice is auctioned.]" is said only if the value is
** on, or a number that is not 0. "[not auction: ...]" is said where that is not, "[limit=7: ...]", "[limit>7: ...]" and
** "[limit<7: ...]" where the value is so. Braces and clauses may stand in a clause.
*/
struct filling {
  /* Adds the value of that name as people read it. False: the name is unknown, and stays as it stands. */
  bool (*add)(void *data, struct line *to, const char *name);
  /* The value in the script's own words; "": there is none; NULL: the name is unknown. Holds until the next call. */
  const char *(*plain)(void *data, const char *name);
  void *data;
};
/* Adds the text with all that. Chooses its Hungarian articles: see article.h. */
void fill(const struct filling *f, struct line *to, const char *text);

/* The beginning of a clause: its condition. */
enum { MOST_FILLED = 64 };
struct clause {
  bool negated;
  char name[MOST_FILLED], value[MOST_FILLED];
  char sign;              /* '=', '<', '>'; 0: none */
  const char *text, *end; /* what is said, up to its bracket */
};
/* Reads the clause that begins with the bracket at `text`. False: it is none. */
bool clause_read(const char *text, struct clause *is);

/* Calls for each name in braces, with a clause of nothing but that name, and for each clause. Returns the place of the
   first that is not allowed, or NULL. `all`: a brace or bracket that belongs to neither is not allowed. */
const char *fill_wrong(const char *text, bool all, bool (*allows)(void *data, const struct clause *is),
                       void *data);

#endif
