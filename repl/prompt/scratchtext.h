/* scratchtext.h: the lines of a scratch pad as a script. */
#ifndef SCRATCHTEXT_H
#define SCRATCHTEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct entry {
  char *text;
  bool statement; /* it is a statement; otherwise its value is shown */
  bool setup;     /* it belongs to setup */
  bool function;  /* "function self:deal_out()", a rule, or "function worth(card)" */
  int *answer;    /* the answers to its questions */
  size_t answers;
};

struct pad {
  int players;
  uint64_t seed;
  struct entry *entry;
  size_t count;
};

bool pad_add(struct pad *pad, const char *line); /* false: no memory */
void pad_drop(struct pad *pad);                  /* drops the last line */
void pad_free(struct pad *pad);
bool entry_add_answer(struct entry *entry, int option);

/* The lines as the script of a game of that name, for free(). tried: the script prints a sign when each line
   begins, and its value. */
char *pad_script(const struct pad *pad, const char *name, bool tried);
/* The number, from 1, of the line that begins when a tried script prints this. 0: it is other text. One more than
   the last line: all lines are done. */
size_t pad_line_begun(const char *printed, size_t size);

#endif
