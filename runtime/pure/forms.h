/* forms.h: a text with values and clauses as people read it outside a game. */
#ifndef CROUPIER_FORMS_H
#define CROUPIER_FORMS_H

#include "text.h"

enum { MOST_FORMS = 4 };

/* Adds the text with "…" for each value: "You lay …. / Which goods do you lay?" has the two forms that the clauses of the
   text make. At most MOST_FORMS, those with the clauses that hold first. */
void forms_add(struct line *to, const char *text);

#endif
