/* lex_test.c: the tokens of Lua. */
#include "lex.h"

#include <stdio.h>

#include "greatest.h"

static const char letters[] = {[TOKEN_NAME] = 'n',   [TOKEN_KEYWORD] = 'k', [TOKEN_NUMBER] = '0',
                               [TOKEN_STRING] = 's', [TOKEN_COMMENT] = 'c', [TOKEN_SIGN] = '.'};

/* "n[a] .[=] 0[1]": all tokens with their kinds. */
static const char *tokens(const char *text) {
  static char all[400];
  size_t used = 0;
  all[0] = '\0';
  for (struct token t = lex(text); t.kind != TOKEN_END; t = lex(t.text + t.size))
    used += (size_t)snprintf(all + used, sizeof all - used, "%s%c[%.*s]", used ? " " : "", letters[t.kind],
                             (int)t.size, t.text);
  return all;
}

TEST names_and_numbers(void) {
  ASSERT_STR_EQ("", tokens(" \t\n"));
  ASSERT_STR_EQ("n[a] .[=] 0[1]", tokens("a=1"));
  ASSERT_STR_EQ("k[local] n[end_] .[,] n[_x1]", tokens("local end_, _x1"));
  ASSERT_STR_EQ("k[if] k[not] n[ends] k[then] k[end]", tokens("if not ends then end"));
  ASSERT_STR_EQ("0[0x1p-4] .[-] 0[3.] .[+] 0[.5e+2] .[-] 0[2]", tokens("0x1p-4-3.+.5e+2-2"));
  ASSERT_STR_EQ("0[0xe] .[+] 0[1]", tokens("0xe+1"));
  PASS();
}

TEST signs(void) {
  ASSERT_STR_EQ("n[a] .[==] n[b] .[~=] n[c] .[<=] n[d] .[>=] n[e]", tokens("a==b~=c<=d>=e"));
  ASSERT_STR_EQ("n[a] .[..] n[b] .[...] .[//] .[::] .[.] .[:]", tokens("a..b...//::.:"));
  ASSERT_STR_EQ("n[t] .[[] n[t] .[[] 0[1] .[]] .[]]", tokens("t[t[1]]"));
  PASS();
}

TEST strings_and_comments(void) {
  ASSERT_STR_EQ("s[\"a\\\"b\"] n[c]", tokens("\"a\\\"b\" c"));
  ASSERT_STR_EQ("s['a\"'] s[\"'\"]", tokens("'a\"'\"'\""));
  ASSERT_STR_EQ("s[\"open] n[x]", tokens("\"open\nx"));
  ASSERT_STR_EQ("s[[[a]b\n]]] n[c]", tokens("[[a]b\n]]c"));
  ASSERT_STR_EQ("s[[==[ ]] ]=] ]==]] .[,]", tokens("[==[ ]] ]=] ]==],"));
  ASSERT_STR_EQ("s[[=[ never]", tokens("[=[ never"));
  ASSERT_STR_EQ("n[a] c[-- b] n[c]", tokens("a -- b\nc"));
  ASSERT_STR_EQ("c[--[[ b\n]]] n[c] c[--[ d]", tokens("--[[ b\n]]c --[ d"));
  ASSERT_STR_EQ("n[a] .[-] n[b]", tokens("a - b"));
  PASS();
}

TEST tokens_are_compared_whole(void) {
  static const char *const words[] = {"end", "until", NULL};
  ASSERT(token_is(lex("end"), "end"));
  ASSERT_FALSE(token_is(lex("ends"), "end"));
  ASSERT_FALSE(token_is(lex("en"), "end"));
  ASSERT(token_in(lex(" until x"), words));
  ASSERT_FALSE(token_in(lex("un"), words));
  ASSERT_FALSE(token_in(lex(""), words));
  PASS();
}

TEST ends_that_are_lacking(void) {
  static const char *const open[] = {"'a", "\"a\nb", "[[a]", "[=[a]]", "-- a", "--[[ a\n", "'a\\'"};
  static const char *const closed[] = {"'a'", "[[a]]", "-- a\n", "--[==[ a ]==]", "a", "1", "["};
  for (size_t i = 0; i < sizeof open / sizeof *open; i++) ASSERTm(open[i], lex(open[i]).open);
  for (size_t i = 0; i < sizeof closed / sizeof *closed; i++) ASSERT_FALSEm(closed[i], lex(closed[i]).open);
  PASS();
}

SUITE(lex_suite) {
  RUN_TEST(names_and_numbers);
  RUN_TEST(signs);
  RUN_TEST(strings_and_comments);
  RUN_TEST(tokens_are_compared_whole);
  RUN_TEST(ends_that_are_lacking);
}
