/* kinds_test.c: files by what they are for, journals by their names, and comments above rules. */
#define _POSIX_C_SOURCE 200809L

#include "branch.h"
#include "comment.h"
#include "log.h"
#include "role.h"
#include "said.h"
#include "say.h"

/* Is the text taken for that, and for nothing else? */
static bool is_only(enum role role, const char *text) {
  bool only = true;
  for (int wanted = ROLE_SCRIPT; wanted <= ROLE_JOURNAL; wanted++) {
    int status = HEARD(int, role_check("f", text, (enum role)wanted));
    bool spec_as_house = role == ROLE_HOUSE && wanted == ROLE_SPEC; /* one may look like the other */
    only &= (status == DONE) == (wanted == (int)role || spec_as_house);
  }
  return only;
}

TEST files_show_what_they_are_for(void) {
  ASSERT(is_only(ROLE_SCRIPT, "-- a game\nlocal g = croupier.game \"g\" { players = 2 }\nreturn g\n"));
  ASSERT(is_only(ROLE_SCRIPT, "\xef\xbb\xbflocal g = croupier.game('g', {})\n"));
  ASSERT(is_only(ROLE_HOUSE, "local game = ...\nfunction game:play() end\n"));
  ASSERT(is_only(ROLE_HOUSE, "--[[\nlocal g = croupier.game 'g'\n]]\nlocal game <const> = ...\n"));
  ASSERT(is_only(ROLE_TEXTS, "-- texts\nreturn {\n  en = {},\n}\n"));
  ASSERT(is_only(ROLE_TEXTS, "return { en = { game = 'the game', say = 'game = 1' } }\n"));
  ASSERT(is_only(ROLE_TEXTS, "return { game = { 'a' } }\n"));
  ASSERT(is_only(ROLE_VARIANT, "-- en = {}\nreturn { game = 'g', name = { hu = 'en = {' } }\n"));
  ASSERT(is_only(ROLE_SPEC, "-- game: byzanz\ntest \"a\" (function() end)\n"));
  ASSERT(is_only(ROLE_JOURNAL, "{\"croupier_journal\":1}\n"));
  PASS();
}

TEST other_files_may_be_anything(void) {
  static const char *const any[] = {"",
                                    "hello",
                                    "-- croupier.game 'g'\n",
                                    "x = 1 -- croupier.game 'g'\n",
                                    "x = \"croupier.game 'g'\"\n",
                                    "local all = {...}\n",
                                    "croupier.games 'x'\n",
                                    "x = { croupier.game 'g' }\nlocal game = ...\n",
                                    "return function() end\n"};
  for (size_t i = 0; i < sizeof any / sizeof *any; i++)
    for (int wanted = ROLE_SCRIPT; wanted <= ROLE_JOURNAL; wanted++)
      ASSERT_EQm(any[i], DONE, HEARD(int, role_check("f", any[i], (enum role)wanted)));
  ASSERT_EQ(USAGE, HEARD(int, role_check("h.lua", "local game = ...\n", ROLE_SCRIPT)));
  ASSERT(strstr(said, "h.lua is a house rule, not the script of a game"));
  ASSERT(strstr(said, "`croupier play GAME --house h.lua`"));
  PASS();
}

TEST branches_have_names(void) {
  char text[PATH_SIZE];
  branch_name("a+b/byzanz-7-1.jsonl", text);
  ASSERT_STR_EQ("main", text);
  branch_name("byzanz-7-1+bold.jsonl", text);
  ASSERT_STR_EQ("bold", text);
  branch_name("a+b+c.jsonl", text); /* the game may be called so */
  ASSERT_STR_EQ("c", text);
  branch_name("x+y", text); /* without an ending */
  ASSERT_STR_EQ("y", text);
  branch_name("+odd.jsonl", text);
  ASSERT_STR_EQ("main", text);
  ASSERT(branch_path("d/byzanz-7-1.jsonl", "bold", text));
  ASSERT_STR_EQ("d/byzanz-7-1+bold.jsonl", text);
  ASSERT(branch_path("d/byzanz-7-1+bold.jsonl", "other", text));
  ASSERT_STR_EQ("d/byzanz-7-1+other.jsonl", text);
  ASSERT(branch_path("byzanz-7-1+bold.jsonl", "main", text));
  ASSERT_STR_EQ("byzanz-7-1.jsonl", text);
  static const char *const wrong[] = {"", "a/b", "a+b", "a b", ".", ".hidden"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    ASSERT_FALSEm(wrong[i], branch_path("g.jsonl", wrong[i], text));
  PASS();
}

static const char *above(const char *script, int line) {
  static char text[60];
  croupier_addition house = {CROUPIER_SOURCE_HOUSE, {"house.lua", "--- Ours.\nx = 1\n", 16}};
  croupier_config config = {
      .script = {"g.lua", script, strlen(script)}, .additions = &house, .addition_count = 1};
  comment_above(&config, line > 0 ? "g.lua" : "house.lua", line > 0 ? line : -line, text, sizeof text);
  return text;
}

TEST comments_stand_above_rules(void) {
  static const char script[] =
      "-- The head.\n\n-- Draw one,\n--   then pass. \nfunction g:play()\nend\n--[[ long ]]\nx = 1\n";
  ASSERT_STR_EQ("Draw one, then pass.", above(script, 5));
  ASSERT_STR_EQ("The head.", above(script, 2));
  ASSERT_STR_EQ("", above(script, 1));
  ASSERT_STR_EQ("", above(script, 6));
  ASSERT_STR_EQ("", above(script, 8)); /* a long comment is none */
  ASSERT_STR_EQ("", above(script, 99));
  ASSERT_STR_EQ("Ours.", above(script, -2));
  ASSERT_STR_EQ("Cards are laid. So it is.",
                above("-- Cards are laid. Returns\n-- who won. So it is.\nx = 1", 3));
  ASSERT_STR_EQ("", above("-- Returns who won.\nx = 1", 2));
  ASSERT_STR_EQ("A line", above("\xef\xbb\xbf-- A line\r\nx = 1", 2));
  ASSERT_EQ(59,
            strlen(above("-- 012345678901234567890123456789012345678901234567890123456789end\nx = 1", 2)));
  PASS();
}

SUITE(kinds_suite) {
  RUN_TEST(files_show_what_they_are_for);
  RUN_TEST(other_files_may_be_anything);
  RUN_TEST(branches_have_names);
  RUN_TEST(comments_stand_above_rules);
}
