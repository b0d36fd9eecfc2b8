/* flaw.h: what `check` finds: a flaw of a script, and the game that shows it. */
#ifndef FLAW_H
#define FLAW_H

#include "croupier.h"
#include "setting.h"
#include "steps.h"

enum flaw_code {
  FLAW_NONE,
  FLAW_ERROR,
  FLAW_DEAD_END,
  FLAW_ENDLESS,
  FLAW_LOST,
  FLAW_DOUBLED,
  FLAW_LEAK,
  FLAW_ORDER,
  FLAW_DIFFERS,
  FLAW_TEXT,
  FLAW_NEVER_RAN,
  FLAW_NEVER_LEGAL,
  FLAW_NEVER_OFFERED,
  FLAW_NEVER_PICKED,
  FLAW_CODES
};
const char *flaw_word(enum flaw_code code); /* "dead_end" */

enum { FLAW_SAYS = 900, FLAW_ABOUT = 160, FLAW_FILE = 120 };

struct flaw {
  enum flaw_code code;
  bool note;              /* it may be meant so: no reason to fail */
  char about[FLAW_ABOUT]; /* with the code: which flaw it is, in whatever game */
  char says[FLAW_SAYS];
  char file[FLAW_FILE], rule[40]; /* "": not known */
  int line;
  struct setting setting;
  uint64_t seed;
  bool has_game; /* the seed and these answers lead to it */
  struct steps steps;
  bool goes_on;   /* after these answers random players come to no end */
  size_t first;   /* answers before it was shrunk */
  uint64_t games; /* that have shown it */
  const char *player;
  char spec[FLAW_FILE]; /* the spec that it was written to, or "" */
};

bool flaw_is(const struct flaw *f, const struct flaw *other); /* the same one? */
/* Facts of what croupier_error says now: an error, a dead end, or a game that goes nowhere. */
void flaw_of_fault(struct flaw *f, const croupier *c);
void flaw_clear(struct flaw *f);

/* Many. */
struct flaws {
  struct flaw *of;
  size_t count, room;
};
/* Adds one, or counts it. The fewer answers, the better its game. Takes the answers. False: no memory. */
bool flaws_add(struct flaws *all, struct flaw *flaw);
void flaws_free(struct flaws *all);

#endif
