/* complete_test.c: what a line may become, where options are on the screen. */
#define _POSIX_C_SOURCE 200809L

#include "complete.h"

#include "repl.h"
#include "said.h"

static char *labels[][LABELS] = {{"silk", "selyem", "silk"},
                                 {"silver", "ezüst", "silver"},
                                 {"silk", "selyem", "silk"},
                                 {"wine 4", "bor 4", "wine 4"}};
static struct repl repl = {.verbs = all_verbs,
                           .menu = {.count = 4, .languages = 2, .label = labels, .by_number = true},
                           .lang = "en"};

static void add(void *to, const char *line) {
  char *all = to;
  strcat(all, line);
  strcat(all, "|");
}

static const char *completed(const char *typed) {
  static char all[4000];
  all[0] = '\0';
  complete_line(&repl, typed, add, all);
  return all;
}

TEST options_are_completed_once(void) {
  ASSERT_STR_EQ("silk|silver|", completed("sil"));
  ASSERT_STR_EQ("wine 4|", completed("WI"));
  ASSERT_STR_EQ("", completed("gold"));
  PASS();
}

TEST the_next_of_several_is_completed(void) {
  ASSERT_STR_EQ("silk,silk|silk,silver|", completed("silk,sil"));
  ASSERT_STR_EQ("silk,  wine 4|", completed("silk,  w"));
  ASSERT_STR_EQ("wine 4, silk, silver|", completed("wine 4, silk, silv"));
  PASS();
}

TEST options_are_those_on_the_screen(void) {
  repl.menu.shown = 1;
  ASSERT_STR_EQ("selyem|", completed("sel"));
  ASSERT_STR_EQ("ezüst|", completed("ez"));
  repl.menu.shown = 0;
  ASSERT_STR_EQ("", completed("ezü"));
  PASS();
}

TEST commands_are_completed(void) {
  ASSERT(strstr(completed("und"), "undo|"));
  ASSERT(strstr(completed("u"), "undo|"));
  ASSERT_STR_EQ("lang en|", completed("lang e"));
  ASSERT_STR_EQ("lang hu|", completed("lang h"));
  char *hint = complete_hint(&repl, "silv");
  ASSERT_STR_EQ("er", hint);
  free(hint);
  PASS();
}

SUITE(complete_suite) {
  RUN_TEST(options_are_completed_once);
  RUN_TEST(the_next_of_several_is_completed);
  RUN_TEST(options_are_those_on_the_screen);
  RUN_TEST(commands_are_completed);
}
