/* say_test.c: lines broken between words, and names that look alike. */
#define _POSIX_C_SOURCE 200809L

#include "say.h"

#include "said.h"
#include "texts.h"

#define WRAPPED(...) PRINTED(out, print_wrapped(out, __VA_ARGS__))

TEST lines_break_between_words(void) {
  ASSERT_STR_EQ("one two\n", WRAPPED("one two", 0, 0, 20));
  ASSERT_STR_EQ("one two\nthree\n", WRAPPED("one two three", 0, 0, 10));
  ASSERT_STR_EQ("one two\n  three\n", WRAPPED("one two three", 0, 2, 8));
  ASSERT_STR_EQ("one\n", WRAPPED("  one  ", 0, 0, 20));
  ASSERT_STR_EQ("\n", WRAPPED("", 0, 0, 20));
  ASSERT_STR_EQ("muchtoolong\nno\n", WRAPPED("muchtoolong no", 0, 0, 6));
  PASS();
}

/* The last column stays free: a terminal would go to the next line by itself. */
TEST the_edge_is_kept_free(void) {
  ASSERT_STR_EQ("ab cd\n", WRAPPED("ab cd", 0, 0, 6));
  ASSERT_STR_EQ("ab\ncd\n", WRAPPED("ab cd", 0, 0, 5));
  ASSERT_STR_EQ(" ab\ncd\n", WRAPPED("ab cd", 1, 0, 6)); /* one is used */
  PASS();
}

TEST widths_are_counted_not_bytes(void) {
  ASSERT_STR_EQ("őő űű\n", WRAPPED("őő űű", 0, 0, 6));
  ASSERT_STR_EQ("漢字\n漢\n", WRAPPED("漢字 漢", 0, 0, 7));
  ASSERT_STR_EQ("漢字 漢\n", WRAPPED("漢字 漢", 0, 0, 8));
  PASS();
}

TEST what_is_left_is_told(void) {
  int used = 0;
  ASSERT_STR_EQ("one\ntwo", PRINTED(out, used = print_words(out, "one two", 0, 0, 6)));
  ASSERT_EQ(3, used);
  PASS();
}

TEST unsafe_text_is_escaped(void) {
  ASSERT_STR_EQ("a\\x1b[m\nő\\xff", PRINTED(out, print_safe(out, "a\x1b[m\nő\xff")));
  ASSERT(is_safe("ő 漢"));
  ASSERT_FALSE(is_safe("a\x07"));
  PASS();
}

static const char *near(const char *name) {
  static const char *const names[] = {"undo",  "redo", "resume",     "replay",
                                      "rules", "a",    "hand_limit", "fáraó"};
  const char *found = near_name(name, names, sizeof names / sizeof *names);
  return found ? found : "nothing";
}

TEST names_are_near(void) {
  ASSERT_STR_EQ("undo", near("udno")); /* swapped */
  ASSERT_STR_EQ("redo", near("red"));
  ASSERT_STR_EQ("rules", near("ruless"));
  ASSERT_STR_EQ("replay", near("reply"));
  ASSERT_STR_EQ("resume", near("resmue"));
  ASSERT_STR_EQ("hand_limit", near("handlimt"));
  ASSERT_STR_EQ("undo", near("undo"));
  ASSERT_STR_EQ("fáraó", near("farao")); /* two letters, four bytes */
  ASSERT_STR_EQ("nothing", near("xyz"));
  ASSERT_STR_EQ("nothing", near("b"));
  ASSERT_STR_EQ("nothing", near("xa")); /* a is short: it is near to nothing */
  ASSERT_STR_EQ("nothing", near("a very long name that is more than sixty letters long, in truth it is"));
  PASS();
}

TEST complaints_are_one_line(void) {
  ASSERT_EQ(USAGE, HEARD(int, complain(USAGE, "no \"%s\"", "a\nb")));
  ASSERT_STR_EQ("croupier: no \"a\\x0ab\"\n", said);
  say_in("hu");
  ASSERT_STR_EQ("hu", said_in());
  say_in("en");
  ASSERT_STR_EQ("en", said_in());
  ASSERT_STR_EQ("hu", language_of_locale("hu_HU.UTF-8"));
  ASSERT_EQ(NULL, language_of_locale("xx_YY"));
  PASS();
}

SUITE(say_suite) {
  RUN_TEST(lines_break_between_words);
  RUN_TEST(the_edge_is_kept_free);
  RUN_TEST(widths_are_counted_not_bytes);
  RUN_TEST(what_is_left_is_told);
  RUN_TEST(unsafe_text_is_escaped);
  RUN_TEST(names_are_near);
  RUN_TEST(complaints_are_one_line);
}
