/* lex_test.c: the tokens of Lua, and lines set as in a script. */
#define _POSIX_C_SOURCE 200809L

#include "lex.h"

#include "indent.h"
#include "said.h"

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

static const char *indented(const char *text, int depth) { return PRINTED(out, indent(out, text, depth)); }

TEST blocks_are_indented(void) {
  ASSERT_STR_EQ("a = 1\n", indented("  a = 1", 0));
  ASSERT_STR_EQ("  for i = 1, 2 do\n    f(i)\n  end\n", indented("for i = 1, 2 do\nf(i)\nend", 1));
  ASSERT_STR_EQ("if a then\n  b()\nelseif c then\n  d()\nelse\n  e()\nend\n",
                indented("if a then\nb()\nelseif c then\nd()\nelse\ne()\nend", 0));
  ASSERT_STR_EQ("x = {\n  1,\n  f(\n    2\n  )\n}\n", indented("x = {\n1,\nf(\n2\n)\n}", 0));
  ASSERT_STR_EQ("repeat\n  local ends = 'do {'\nuntil ends -- then\nx()\n",
                indented("repeat\nlocal ends = 'do {'\nuntil ends -- then\nx()", 0));
  PASS();
}

TEST long_brackets_stay_as_they_are(void) {
  ASSERT_STR_EQ("do\n  s = [[\n a do\n]]\n  x()\nend\n", indented("do\ns = [[\n a do\n]]\nx()\nend", 0));
  ASSERT_STR_EQ("do\n  y = t[t[1]]\nend\n", indented("do\n    y = t[t[1]]\nend", 0));
  PASS();
}

SUITE(lex_suite) {
  RUN_TEST(names_and_numbers);
  RUN_TEST(signs);
  RUN_TEST(strings_and_comments);
  RUN_TEST(tokens_are_compared_whole);
  RUN_TEST(blocks_are_indented);
  RUN_TEST(long_brackets_stay_as_they_are);
}
