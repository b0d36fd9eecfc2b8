/* scratchtext_test.c: lines that were tried, as a script. */
#define _POSIX_C_SOURCE 200809L

#include "scratchtext.h"

#include "said.h"

static struct pad pad;
static char *script;

/* The script of these lines, after its head; the first of them are of setup. */
static const char *written(bool tried, size_t setup, const char *const *lines, size_t count) {
  pad.players = 2;
  for (size_t i = 0; i < count; i++) {
    pad_add(&pad, lines[i]);
    pad.entry[i].setup = i < setup;
  }
  free(script);
  script = pad_script(&pad, "g", tried);
  return script;
}
#define WRITTEN(tried, setup, ...)                          \
  written(tried, setup, (const char *const[]){__VA_ARGS__}, \
          sizeof((const char *[]){__VA_ARGS__}) / sizeof(char *))

static bool has(const char *text) { return strstr(script, text) != NULL; }

TEST names_become_local(void) {
  WRITTEN(false, 1, "stock = self:zone 'stock'", "local a, b = 1, 2", "stock, c = 3, {d = 4}", "p1 = 5",
          "f(x, y == 1)", "t.k = 6", "a == 7", "end_ = 'e = 8'");
  ASSERT(has("local p1, p2\nlocal stock, a, b, c, end_\n\nlocal scratch ="));
  ASSERT(has(
      "function scratch:setup()\n  p1, p2 = table.unpack(self.players)\n  stock = self:zone 'stock'\nend\n"));
  ASSERT(has("\n  a, b = 1, 2\n"));
  PASS();
}

TEST the_game_is_declared_where_it_is_named(void) {
  WRITTEN(false, 0, "x = 'game' .. games -- game");
  ASSERT(has("local p1, p2\n"));
  WRITTEN(false, 0, "x = 1", "game:roll(2)");
  ASSERT(has("local p1, p2, game\n"));
  ASSERT(has("\n  game = self\n"));
  PASS();
}

/* What only looks is left out of the script that is kept, and shown in the one that is tried. */
TEST looks_are_shown_or_left_out(void) {
  static const char *const lines[] = {
      "stock",      "x + 1",  "f(x)",       "g{1}",     "h 'a'",
      "i 'b' -- c", "x <= 1", "f{y = 2}.z", "return x", "for i = 1, 2 do f(i) end"};
  size_t count = sizeof lines / sizeof *lines;
  written(false, 0, lines, count);
  ASSERT(has("function scratch:play()\n  f(x)\n  g{1}\n  h 'a'\n  i 'b' -- c\n  return x\n"
             "  for i = 1, 2 do f(i) end\nend\n"));
  written(true, 0, lines, 0);
  ASSERT(has("  said(stock)\n") && has("  said(x + 1)\n") && has("  said(x <= 1)\n") &&
         has("  said(f{y = 2}.z)\n") && has("\n  return x\n"));
  ASSERT(has("a line of the scratch pad begins: 10\"\n"));
  PASS();
}

TEST functions_come_first(void) {
  WRITTEN(false, 1, "z = self:zone 'z'", "function self:deal_in()\nreturn 1\nend",
          "function worth(card)\nreturn 2\nend", "x = 1");
  ASSERT(has("local p1, p2\nlocal z, worth, x\n"));
  ASSERT(has(
      "function scratch:deal_in()\n  return 1\nend\n\nfunction worth(card)\n  return 2\nend\n\nfunction scratch:setup()"));
  ASSERT(has("function scratch:play()\n  x = 1\nend\n"));
  PASS();
}

TEST begun_lines_are_known(void) {
  static const char begins[] = "a line of the scratch pad begins: 12";
  ASSERT_EQ(12, pad_line_begun(begins, sizeof begins - 1));
  ASSERT_EQ(0, pad_line_begun("a line of the scratch", 21));
  ASSERT_EQ(0, pad_line_begun("something else that is longer than the sign", 43));
  PASS();
}

static void dropped(void *unused) {
  (void)unused;
  pad_free(&pad);
  pad = (struct pad){0};
  free(script);
  script = NULL;
}

SUITE(scratchtext_suite) {
  SET_TEARDOWN(dropped, NULL);
  RUN_TEST(names_become_local);
  RUN_TEST(the_game_is_declared_where_it_is_named);
  RUN_TEST(looks_are_shown_or_left_out);
  RUN_TEST(functions_come_first);
  RUN_TEST(begun_lines_are_known);
}
