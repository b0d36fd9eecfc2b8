/* scratchtext.h: lines that were tried, as a script. */
#ifndef SCRATCHTEXT_H
#define SCRATCHTEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct entry {
  char *text;
  bool statement; /* it is carried out; else what it says is shown */
  bool setup;     /* it makes something */
  bool function;  /* "function self:deal_out()", a rule, or "function worth(card)" */
  int *answer;    /* options chosen in the questions that it puts */
  size_t answers;
};

struct pad {
  int players;
  uint64_t seed;
  struct entry *entry;
  size_t count;
};

bool pad_add(struct pad *pad, const char *line); /* false: no memory */
void pad_drop(struct pad *pad);                  /* the last one */
void pad_free(struct pad *pad);
bool entry_add_answer(struct entry *entry, int option);

/* The whole as the script of a game of that name, for free(). tried: each line of play says that it begins, and what it
   is worth. */
char *pad_script(const struct pad *pad, const char *name, bool tried);
/* The number of the line, from 1, that begins where a tried script prints this; 0: it is something else; one more than
   there are: they are over. */
size_t pad_line_begun(const char *printed, size_t size);

#endif
