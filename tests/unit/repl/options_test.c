/* options_test.c: arguments of commands, in the shell and at the prompt. */
#define _POSIX_C_SOURCE 200809L

#include "options.h"

#include "request.h"
#include "said.h"
#include "say.h"

static const struct command command = {.name = "try",
                                       .arguments = "GAME",
                                       .summary = TEXT_command_play,
                                       .least = 1,
                                       .most = 2,
                                       .options = "players seed set events games"};
static struct options o;

static int parse(int argc, char **argv) {
  options_free(&o);
  return HEARD(int, options_parse(&o, &command, argc, argv));
}
#define PARSE(...) parse((int)(sizeof((char *[]){__VA_ARGS__}) / sizeof(char *)), (char *[]){__VA_ARGS__})

TEST options_have_values(void) {
  ASSERT_EQ(PARSED, PARSE("byzanz", "--players", "4", "--seed=18446744073709551615", "--events"));
  ASSERT_STR_EQ("byzanz", o.arguments.word[0]);
  ASSERT_EQ(4, o.players);
  ASSERT_EQ(UINT64_MAX, o.seed);
  ASSERT(o.seed_given && o.events);
  ASSERT_EQ(1000, o.games);
  ASSERT_EQ(PARSED, PARSE("--set", "a=1", "g", "--set=b=2"));
  ASSERT_EQ(2, o.set.count);
  ASSERT_STR_EQ("a=1", o.set.word[0]);
  ASSERT_STR_EQ("b=2", o.set.word[1]);
  ASSERT_FALSE(o.seed_given);
  PASS();
}

TEST arguments_are_counted(void) {
  ASSERT_EQ(USAGE, PARSE("--events"));
  ASSERT_STR_EQ("croupier: try wants GAME; `croupier try --help` says more\n", said);
  ASSERT_EQ(USAGE, PARSE("a", "b", "c"));
  ASSERT(strstr(said, "does not know what to do with \"c\""));
  ASSERT_EQ(PARSED, PARSE("--", "--events"));
  ASSERT_STR_EQ("--events", o.arguments.word[0]);
  ASSERT_FALSE(o.events);
  ASSERT_EQ(PARSED, PARSE("-"));
  ASSERT_EQ(HELPED, PARSE("--help"));
  ASSERT(strstr(said, "--seed S"));
  PASS();
}

TEST wrong_options_are_refused(void) {
  ASSERT_EQ(USAGE, PARSE("g", "--playres", "4"));
  ASSERT(strstr(said, "did you mean --players"));
  ASSERT_EQ(USAGE, PARSE("g", "--verify")); /* another command's */
  ASSERT_EQ(USAGE, PARSE("g", "-x"));
  ASSERT_EQ(USAGE, PARSE("g", "--events=1"));
  ASSERT(strstr(said, "takes no value"));
  ASSERT_EQ(USAGE, PARSE("g", "--players"));
  ASSERT(strstr(said, "--players wants N after it"));
  PASS();
}

TEST numbers_have_bounds(void) {
  ASSERT_EQ(PARSED, PARSE("g", "--players", "1"));
  ASSERT_EQ(PARSED, PARSE("g", "--players", "99"));
  static char *const wrong[] = {"0", "100", "", "4x", "x", "99999999999999999999"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    ASSERT_EQm(wrong[i], USAGE, PARSE("g", "--players", wrong[i]));
  ASSERT(strstr(said, "a number from 1 to 99"));
  static char *const seeds[] = {"-1", "", "1x", "18446744073709551616", " 1"};
  for (size_t i = 0; i < sizeof seeds / sizeof *seeds; i++)
    ASSERT_EQm(seeds[i], USAGE, PARSE("g", "--seed", seeds[i]));
  PASS();
}

static struct request q;

static int request(const char *line) {
  request_free(&q);
  return HEARD(int, request_read(&q, line));
}

TEST requests_are_read(void) {
  ASSERT_EQ(DONE,
            request("  byzanz 4\thand_limit=9 seed=7 bots=search:200ms house=\"my rules.lua\" x=\"a b\" "));
  ASSERT_STR_EQ("byzanz", q.options.arguments.word[0]);
  ASSERT_EQ(4, q.options.players);
  ASSERT_EQ(7, (int)q.options.seed);
  ASSERT_STR_EQ("search:200ms", q.options.bots);
  ASSERT_STR_EQ("my rules.lua", q.options.house.word[0]);
  ASSERT_EQ(2, q.options.set.count);
  ASSERT_STR_EQ("hand_limit=9", q.options.set.word[0]);
  ASSERT_STR_EQ("x=a b", q.options.set.word[1]);
  ASSERT_EQ(DONE, request(""));
  ASSERT_EQ(0, q.options.arguments.count);
  ASSERT_EQ(0, q.options.players);
  ASSERT_EQ(DONE, request("\"two words\""));
  ASSERT_STR_EQ("two words", q.options.arguments.word[0]);
  PASS();
}

TEST wrong_requests_are_refused(void) {
  static const char *const wrong[] = {"g 0", "g 100", "g four", "g 4x", "g seed=x", "g seed=-1"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) ASSERT_EQm(wrong[i], USAGE, request(wrong[i]));
  request("g 4x");
  ASSERT(strstr(said, "\"4x\""));
  PASS();
}

static void end(void *unused) {
  (void)unused;
  request_free(&q);
  options_free(&o);
  options_plain(&o);
}

SUITE(options_suite) {
  SET_TEARDOWN(end, NULL);
  RUN_TEST(options_have_values);
  RUN_TEST(arguments_are_counted);
  RUN_TEST(wrong_options_are_refused);
  RUN_TEST(numbers_have_bounds);
  RUN_TEST(requests_are_read);
  RUN_TEST(wrong_requests_are_refused);
}
