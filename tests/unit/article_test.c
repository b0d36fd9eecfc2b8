/* article_test.c: Hungarian articles. */
#include "article.h"

#include <stdio.h>
#include <string.h>

#include "greatest.h"

SUITE(article_suite);

static const char *chosen(const char *text) {
  static char room[300];
  snprintf(room, sizeof room, "%s", text);
  article_choose(room);
  return room;
}

TEST numbers_as_they_are_spoken(void) {
  static const char *const az[] = {"1",    "5",    "50",      "55", "500", "1000",
                                   "1999", "5000", "1000000", "5.", "1."};
  static const char *const a[] = {"0",  "2",  "3",   "4",   "6",     "7",      "8",  "9",
                                  "10", "12", "100", "105", "10000", "100000", "15."};
  char text[40], wanted[40];
  for (size_t i = 0; i < sizeof az / sizeof *az; i++) {
    snprintf(text, sizeof text, "a(z) %s", az[i]);
    snprintf(wanted, sizeof wanted, "az %s", az[i]);
    ASSERT_STR_EQ(wanted, chosen(text));
  }
  for (size_t i = 0; i < sizeof a / sizeof *a; i++) {
    snprintf(text, sizeof text, "a(z) %s", a[i]);
    snprintf(wanted, sizeof wanted, "a %s", a[i]);
    ASSERT_STR_EQ(wanted, chosen(text));
  }
  PASS();
}

TEST words_by_their_first_letter(void) {
  ASSERT_STR_EQ("az árkádok és a palota", chosen("a(z) árkádok és a(z) palota"));
  ASSERT_STR_EQ("Az Őr, a Delhi", chosen("A(z) Őr, a(z) Delhi"));
  ASSERT_STR_EQ("az \"apa\", a 'béka', az „ív”, a `súgó`",
                chosen("a(z) \"apa\", a(z) 'béka', a(z) „ív”, a(z) `súgó`"));
  ASSERT_STR_EQ("a zsák\naz\nember", chosen("a(z) zsák\na(z)\nember"));
  PASS();
}

TEST other_words_stay(void) {
  ASSERT_STR_EQ("ház(z) a(z", chosen("ház(z) a(z"));
  ASSERT_STR_EQ("f(a(z))", chosen("f(a(z))"));
  ASSERT_STR_EQ("a(z) \x01, az egy", chosen("a(z) \x01, a(z) egy"));
  ASSERT_STR_EQ("a(z)", chosen("a(z)"));
  ASSERT_STR_EQ("", chosen(""));
  PASS();
}

SUITE(article_suite) {
  RUN_TEST(numbers_as_they_are_spoken);
  RUN_TEST(words_by_their_first_letter);
  RUN_TEST(other_words_stay);
}
