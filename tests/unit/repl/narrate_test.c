/* narrate_test.c: moves and picks joined into lines. */
#define _POSIX_C_SOURCE 200809L

#include "narrate.h"

#include "said.h"

static struct narration telling;
static FILE *out;
static int listener;

static void hear(void *data, const croupier_event *event) {
  (void)data;
  narrate(&telling, out, event, listener, "en");
}

/* What a seat is told of a game of two whose play is this, after its last `setup` line. Answers are the first options. */
static const char *told(int seat, const char *play) {
  static char script[2000];
  snprintf(
      script, sizeof script,
      "local g = croupier.game 'g' { players = 2 }\n"
      "function g:setup()\n"
      "  self.stock, self.open = self:zone 'stock', self:zone { 'open', sees = 'all' }\n"
      "  self.hand = self.players[1]:zone 'hand'\n"
      "  for i = 1, 30 do self.stock:create { 'card {n}', n = i } end\n"
      "  self.open:create { 'ace', copies = 4 } self.open:create { 'king' }\n"
      "end\n"
      "function g:play()\nlocal a, b = table.unpack(self.players)\nself:note 'begun'\n%s\nend\nreturn g\n",
      play);
  croupier_config config = {.script = {"g.lua", script, strlen(script)}, .event = hear};
  telling = (struct narration){.unbroken = true};
  listener = seat;
  out = tmpfile();
  croupier *c = croupier_new(&config);
  croupier_start(c, 1);
  while (croupier_status(c) == CROUPIER_ASKS) croupier_answer(c, 1, 0);
  narrate_rest(&telling, out);
  croupier_free(c);
  read_said(out);
  char *begun = strstr(said, "begun\n"), *over = strstr(said, "The game is over");
  if (over) *over = '\0';
  return begun ? begun + 6 : said;
}

TEST moves_are_joined(void) {
  ASSERT_STR_EQ("card 29, card 30: stock > hand of player 1\n", told(0, "self.stock:deal(2, self.hand)"));
  ASSERT_STR_EQ("2 cards: stock > hand of player 1\n", told(2, "self.stock:deal(2, self.hand)"));
  ASSERT_STR_EQ("a card: stock > hand of player 1\n", told(2, "self.stock:deal(1, self.hand)"));
  ASSERT_STR_EQ("ace x2, king: open > stock\nace: open > hand of player 1\n",
                told(0, "self.open:deal(3, self.stock) self.open:deal(1, self.hand)"));
  /* in the order of the table where that means nothing, else as they lie */
  ASSERT_STR_EQ("card 30, card 29: stock > open\n", told(0, "self.stock:deal(2, self.open)"));
  ASSERT_STR_EQ(
      "king: open > open\nPlayer 1: ace, king (open > hand of player 1)\n",
      told(
          1,
          "self.open:top():move_under(self.open) a:select { 'which', from = self.open, count = 2, to = self.hand }"));
  PASS();
}

TEST only_what_stands_together_is_joined(void) {
  ASSERT_STR_EQ("king: open > stock\nPlayer 1: 3, 3 in all\nace: open > stock\n",
                told(0, "self.open:deal(1, self.stock) a:score(3) self.open:deal(1, self.stock)"));
  PASS();
}

TEST many_are_counted(void) {
  ASSERT_STR_EQ(
      "card 30, card 29, card 28, card 27, card 26, card 25, card 24, card 23, card 22, card 21, card 20, "
      "card 19 and 3 more: stock > open\n",
      told(0, "self.stock:deal(15, self.open)"));
  PASS();
}

TEST answers_say_where_pieces_go(void) {
  ASSERT_STR_EQ("Player 1: ace (open > stock)\n", told(0, "a:ask('which', self.open):move(self.stock)"));
  ASSERT_STR_EQ("Player 1: ace\nking: open > stock\n",
                told(0, "a:ask('which', self.open) self.open:top():move(self.stock)"));
  ASSERT_STR_EQ("Player 1: ace x2\n", told(0, "a:select { 'which', from = self.open, least = 2, most = 2 }"));
  PASS();
}

SUITE(narrate_suite) {
  RUN_TEST(moves_are_joined);
  RUN_TEST(only_what_stands_together_is_joined);
  RUN_TEST(many_are_counted);
  RUN_TEST(answers_say_where_pieces_go);
}
