/* housecode_test.c: what the code of a house rule says. */
#include "housecode.h"

#include "greatest.h"
#include "lib.h"

static const char *taken(const char *text) {
  static char game[64];
  return croupier_house_takes(text, game) ? game : NULL;
}

TEST a_house_rule_takes_its_game(void) {
  ASSERT_STR_EQ("byzanz", taken("-- A rule.\nlocal byzanz, before = ...\n"));
  ASSERT_STR_EQ("byzanz", taken("\xef\xbb\xbflocal byzanz <const>, before <const> =\n  ... -- the game\n"));
  ASSERT_STR_EQ("g", taken("local g, --[[ the rules ]] before = -- given\n ..."));
  ASSERT_STR_EQ("g", taken("local x = 1\nlocal g=..."));
  ASSERT_EQ(NULL, taken("-- local byzanz = ...\n"));
  ASSERT_EQ(NULL, taken("--[[\nlocal byzanz = ...\n]]\nlocal all = { ... }\n"));
  ASSERT_EQ(NULL, taken("x = 'local byzanz = ...'\nlocal y = 'a' .. 'b'\nlocal"));
  ASSERT_EQ(NULL, taken(""));
  PASS();
}

TEST names_stand_in_code(void) {
  static const char text[] =
      "local g, before = ...\nfunction g:a()\n  before . a(self)\nend\n-- before.b\nx = 'before.c'\n"
      "y = before.d1 or mine_before.e\n";
  ASSERT(housecode_names(text, 1, 99, "before", "a"));
  ASSERT(housecode_names(text, 3, 3, "before", "a"));
  ASSERT_FALSE(housecode_names(text, 4, 99, "before", "a"));
  ASSERT_FALSE(housecode_names(text, 1, 2, "before", "a"));
  static const char *const none[] = {"b", "c", "d", "e"};
  for (size_t i = 0; i < sizeof none / sizeof *none; i++)
    ASSERT_FALSEm(none[i], housecode_names(text, 1, 99, "before", none[i]));
  ASSERT(housecode_names(text, 7, 7, "before", "d1"));
  PASS();
}

static const char *code_of(const char *text, bool without_texts) {
  static char code[200];
  lua_State *L = luaL_newstate();
  housecode_push(L, &(croupier_source){"h.lua", text, strlen(text)}, without_texts);
  snprintf(code, sizeof code, "%s", lua_tostring(L, -1));
  lua_close(L);
  return code;
}

TEST code_keeps_its_lines(void) {
  ASSERT_STR_EQ("a = 1 \nb", code_of("a = 1 -- one\nb", false));
  ASSERT_STR_EQ("a \n\n = '--'", code_of("a --[[ one\n\ntwo ]] = '--'", false));
  ASSERT_STR_EQ("g\n\n\nx = {}", code_of("g:texts { en = {\n a = '}' } -- }\n}\nx = {}", true));
  ASSERT_STR_EQ("g)", code_of("g:texts({ en = {} })", true));
  ASSERT_STR_EQ("g:texts { en = {} }", code_of("g:texts { en = {} }", false));
  ASSERT_STR_EQ("g:texts { en = {}", code_of("g:texts { en = {}", true));
  PASS();
}

SUITE(housecode_suite) {
  RUN_TEST(a_house_rule_takes_its_game);
  RUN_TEST(names_stand_in_code);
  RUN_TEST(code_keeps_its_lines);
}
