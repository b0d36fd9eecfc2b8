/* bot_test.c: the kinds of bots, by their words. */
#include <string.h>

#include "table.h"

SUITE(bot_suite);

TEST every_example_is_a_bot(void) {
  croupier_bot_form en, hu;
  croupier_bot bot;
  int i = 0, thinkers = 0;
  for (; croupier_bot_form_at(i, "en", &en); i++) {
    ASSERT(croupier_bot_named(en.example, &bot));
    ASSERT_EQ(en.thinks, croupier_bot_thinks(&bot));
    ASSERT_EQ(0, strncmp(en.form, en.example, strcspn(en.form, ":")));
    ASSERT(croupier_bot_form_at(i, "hu", &hu));
    ASSERT(strcmp(en.help, hu.help) != 0);
    thinkers += en.thinks;
  }
  ASSERT(i > thinkers && thinkers > 0);
  ASSERT_FALSE(croupier_bot_form_at(i, "en", &en));
  PASS();
}

TEST words_say_how_much_effort(void) {
  static const char *const wrong[] = {
      "",         "rando",    "randomx",     "random:",          "greedy:3ms",
      "search:",  "search:0", "search:-1",   "search:5s",        "search:5ms ",
      "search:x", "Search",   "search:1e3x", "search:100000001", ":5"};
  croupier_bot bot;
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    ASSERT_FALSEm(wrong[i], croupier_bot_named(wrong[i], &bot));
  ASSERT(croupier_bot_named("search", &bot) && bot.iterations == 1000 && bot.ms == 0);
  ASSERT(croupier_bot_named("search:7", &bot) && bot.iterations == 7 && bot.ms == 0);
  ASSERT(croupier_bot_named("search:100000000ms", &bot) && bot.ms == CROUPIER_MOST_EFFORT);
  ASSERT(croupier_bot_named("greedy", &bot) && bot.kind == CROUPIER_GREEDY && bot.ahead == 0);
  ASSERT(croupier_bot_named("greedy:3", &bot) && bot.kind == CROUPIER_GREEDY && bot.ahead == 3);
  PASS();
}

SUITE(bot_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(every_example_is_a_bot);
  RUN_TEST(words_say_how_much_effort);
}
