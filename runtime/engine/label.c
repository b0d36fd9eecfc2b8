/* label.c: labels for the options that a bot tries: numbers that are the same in all determinizations. */
#include "label.h"

#include "identity.h"

enum { MOST_NUMBERS = 48 };

void options_label(croupier *c, const struct ask *q, uint64_t *label) {
  int count = options_tried(q);
  for (int i = 0; i < count; i++) {
    label[i] = option_identity(vm_lua(c->vm), q, option_tried(q, i), c->named);
    for (int k = i - 1; !q->pieces && k >= 0; k--) /* options that look alike also get their place */
      if (label[k] == label[i]) label[i]++, k = i;
  }
}

/* Many numbers: takes some, evenly spread from the least to the most. */
static int numbers(const struct ask *q) { return q->kind == ASK_NUMBER ? q->high - q->low + 1 : 0; }

int options_tried(const struct ask *q) {
  int options = ask_options(q), left_out = numbers(q) - MOST_NUMBERS;
  if (left_out > 0) options -= left_out;
  return options < MOST_OPTIONS ? options : MOST_OPTIONS;
}

int option_tried(const struct ask *q, int i) {
  int all = numbers(q);
  if (all <= MOST_NUMBERS) return i;
  if (i >= MOST_NUMBERS) return all + i - MOST_NUMBERS;
  return (int)((int64_t)i * (all - 1) / (MOST_NUMBERS - 1));
}
