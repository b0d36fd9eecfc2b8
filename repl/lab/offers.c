/* offers.c: which options and pieces were offered, refused and picked. */
#include "offers.h"

#include <stdio.h>
#include <string.h>

#include "croupier.h"

enum { MOST_NOTED = 200 };

bool offers_key(struct croupier *c, int seat, int option, char key[OPTION_KEY]) {
  const croupier_question *q = croupier_question_of(c, seat);
  if (q->kind == CROUPIER_NUMBER && croupier_option_about(c, seat, option).kind == CROUPIER_AMOUNT)
    return false;
  size_t used = (size_t)snprintf(key, OPTION_KEY, "%s: ", q->prompt);
  const char *name = croupier_option(c, seat, option, NULL);
  if (used < OPTION_KEY) snprintf(key + used, OPTION_KEY - used, "%s", name ? name : "?");
  return true;
}

static void note_refusals(struct croupier *c, int seat, struct ledger *to) {
  const char *prompt = croupier_question_of(c, seat)->prompt, *reason;
  char word[80];
  snprintf(word, sizeof word, "%s", prompt);
  for (int i = 0; i < croupier_refusals(c, seat) && i < MOST_NOTED; i++) {
    const char *name = croupier_refused(c, seat, i, NULL, &reason);
    if (name) ledger_add(to, 1, "refused/%s: %s", word, name);
  }
}

/* A piece may be an option by a name of its place: its own name counts. */
static void note_piece(struct croupier *c, int seat, int option, struct ledger *to) {
  croupier_about about = croupier_option_about(c, seat, option);
  if (about.kind == CROUPIER_PIECE) ledger_add(to, 1, "legal/%s", croupier_option(c, seat, option, NULL));
}

void offers_note(struct croupier *c, int seat, int picked, bool refused, struct ledger *to) {
  const croupier_question *q = croupier_question_of(c, seat);
  int options = q->options < MOST_NOTED ? q->options : MOST_NOTED;
  char key[OPTION_KEY];
  for (int i = 0; i < options; i++) {
    if (!offers_key(c, seat, i, key)) continue;
    ledger_add(to, 1, "given/%s", key);
    if (i == picked) ledger_add(to, 1, "taken/%s", key);
    note_piece(c, seat, i, to);
  }
  if (refused) note_refusals(c, seat, to);
}
