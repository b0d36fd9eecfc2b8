/* indent_test.c: lines of Lua set as in a script. */
#define _POSIX_C_SOURCE 200809L

#include "indent.h"

#include "said.h"

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

SUITE(indent_suite) {
  RUN_TEST(blocks_are_indented);
  RUN_TEST(long_brackets_stay_as_they_are);
}
