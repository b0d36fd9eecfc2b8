/* again.c: answers of a journal, given again under other rules. */
#include "again.h"

#include <string.h>

int option_now(croupier *c, int seat, const char *name, int number) {
  const croupier_question *q = croupier_question_of(c, seat);
  if (!q) return -1;
  const char *same = number >= 0 && number < q->options ? croupier_option(c, seat, number, NULL) : NULL;
  return same && strcmp(same, name) == 0 ? number : croupier_find_option(c, seat, name);
}

int action_now(croupier *c, int seat, const char *name) {
  for (int i = 0; i < croupier_free_actions(c, seat); i++)
    if (strcmp(croupier_free_action(c, seat, i, NULL), name) == 0) return i;
  return -1;
}

const char *answer_called(const croupier *c, const char *name, const char *lang) {
  const char *called = croupier_name(c, name, lang), *text = croupier_text(c, name, lang);
  return strcmp(called, name) != 0 || !text ? called : text;
}
