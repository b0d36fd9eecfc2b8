/* label_test.c: the options that bots try, and the numbers by which they know them again. */
#include "label.h"

#include "croupier_inner.h"
#include "question.h"
#include "table.h"

SUITE(label_suite);

static const struct ask *asked(const char *question) {
  char script[400];
  snprintf(script, sizeof script, PLAY("%s"), question);
  return *start_remembering(script, 1) == '\0' ? croupier_pending(table.c, 1) : NULL;
}

TEST options_of_one_name_have_labels_of_their_own(void) {
  const struct ask *q = asked("a:ask('which', { 'x', 'y', 'x', 'x', 'x' })");
  uint64_t label[MOST_OPTIONS];
  ASSERT(q != NULL);
  ASSERT_EQ(5, options_tried(q));
  options_label(table.c, q, label);
  for (int i = 0; i < 5; i++)
    for (int k = 0; k < i; k++) ASSERT(label[i] != label[k]);
  PASS();
}

/* Of many numbers some are tried, evenly spread: the least and the most are among them. What else is offered is, too. */
TEST many_numbers_are_tried_from_end_to_end(void) {
  const struct ask *q = asked("a:number('n', 11, 3010, 'pass')");
  ASSERT(q != NULL);
  int numbers = options_tried(q) - 1;
  ASSERT_IN_RANGE(150, numbers, 140);
  ASSERT_EQ(0, option_tried(q, 0));
  ASSERT_EQ(2999, option_tried(q, numbers - 1));
  ASSERT_EQ(3000, option_tried(q, numbers)); /* pass */
  for (int i = 1; i < numbers; i++)
    ASSERT_IN_RANGE(2999 / (numbers - 1), option_tried(q, i) - option_tried(q, i - 1), 1);
  PASS();
}

TEST few_numbers_are_all_tried(void) {
  const struct ask *q = asked("a:number('n', 11, 20)");
  ASSERT(q != NULL);
  ASSERT_EQ(10, options_tried(q));
  for (int i = 0; i < 10; i++) ASSERT_EQ(i, option_tried(q, i));
  PASS();
}

SUITE(label_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(options_of_one_name_have_labels_of_their_own);
  RUN_TEST(many_numbers_are_tried_from_end_to_end);
  RUN_TEST(few_numbers_are_all_tried);
}
