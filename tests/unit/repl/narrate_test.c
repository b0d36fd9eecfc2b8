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
      "  for _, p in ipairs(self.players) do\n"
      "    p.laid, p.row = p:zone { 'laid', sees = 'all' }, p:zones({ 'row', sees = 'all' }, { 'x', 'y' })\n"
      "    p.secret = p:zone 'secret'\n"
      "  end\n"
      "  self.away = self:zone { 'away', sees = 'all', told = false }\n"
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

/* From the second note on. */
static const char *told_later(int seat, const char *play) {
  const char *later = strstr(told(seat, play), "begun\n");
  return later ? later + 6 : "";
}

/* Moves from alike zones to one are told in a line, if all see what lies there. */
TEST clearing_away_is_one_line(void) {
  const char *lays = "self.open:deal(1, a.laid) self.open:deal(2, b.laid)";
  char play[400];
  snprintf(play, sizeof play,
           "%s for _, p in ipairs(self.players) do p.laid:move_all(self.stock, 'paid') end", lays);
  ASSERT_STR_EQ("king: open > laid of player 1\nace x2: open > laid of player 2\n"
                "ace x2, king: laid > stock, paid\n",
                told(0, play));
  ASSERT_STR_EQ(
      "king: open > row x of player 2\nace: open > row y of player 2\nking, ace: row of player 2 > open\n",
      told(1, "self.open:deal(1, b.row.x) self.open:deal(1, b.row.y)\n"
              "b.row.x:deal(1, self.open) b.row.y:deal(1, self.open)"));
  ASSERT_STR_EQ("king: secret of player 1 > stock\na card: secret of player 2 > stock\n",
                told_later(1, "self.open:deal(1, a.secret) self.open:deal(1, b.secret)\n"
                              "self:note 'begun' a.secret:deal(1, self.stock) b.secret:deal(1, self.stock)"));
  PASS();
}

/* A piece that somebody has chosen is not among what is cleared away. */
TEST an_answer_is_not_joined_with_what_follows(void) {
  ASSERT_STR_EQ("Player 1: king (laid of player 1 > stock)\nace: laid of player 2 > stock\n",
                told_later(1, "self.open:deal(1, a.laid) self.open:deal(1, b.laid) self:note 'begun'\n"
                              "a:ask('which', a.laid):move(self.stock) b.laid:deal(1, self.stock)"));
  PASS();
}

/* In the story and in the heading, in the order of the text if that has braces. */
TEST a_phase_says_whose_it_is(void) {
  static const char script[] =
      "local g = croupier.game 'g' { players = 2, texts = { en = { title = 'G', turn = 'turn', done = 'done',\n"
      "  own = '[number: turn {number} of {player}][not number: between]', ['x?'] = 'x' } } }\n"
      "function g:play() local a, b = table.unpack(self.players)\n"
      "  for _, name in ipairs { 'turn', 'own' } do\n"
      "    self:phase(name, 3, b) a:ask('x', { 'done' }) self:phase(name, nil, b) a:ask('x', { 'done' })\n"
      "    self:phase(name, 4) a:ask('x', { 'done' }) self:phase(name) a:ask('x', { 'done' })\n"
      "  end\nend return g\n";
  static const char *const headings[] = {
      "G: turn 3, player 2",   "G: turn, player 2", "G: turn 4",    "G: turn",
      "G: turn 3 of player 2", "G: between",        "G: turn 4 of", "G: between"};
  croupier_config config = {.script = {"g.lua", script, sizeof script - 1}, .event = hear};
  telling = (struct narration){.unbroken = true};
  out = tmpfile();
  croupier *c = croupier_new(&config);
  croupier_start(c, 1);
  for (int i = 0; i < 8; i++) {
    ASSERT_STR_EQ(headings[i], croupier_heading(c, "en"));
    croupier_answer(c, 1, 0);
  }
  croupier_free(c);
  read_said(out);
  ASSERTm(said, strstr(said, "--- turn 3: player 2 ---\nPlayer 1: done\n--- turn: player 2 ---\n") != NULL);
  ASSERTm(said, strstr(said, "--- turn 4 ---\nPlayer 1: done\n--- turn ---\n") != NULL);
  ASSERTm(said, strstr(said, "--- turn 3 of player 2 ---\nPlayer 1: done\n--- between ---\n") != NULL);
  PASS();
}

TEST what_is_left_out_is_not_told(void) {
  ASSERT_STR_EQ("over\n", told(0, "self.open:deal(2, self.away) self.away:shuffle()\n"
                                  "self.away:deal(1, self.open, 'back') self:note 'over'"));
  ASSERT_STR_EQ("over\n",
                told(0, "self.open:top():move(self.stock, false) self.open:deal(1, self.stock, false)\n"
                        "self.open:move_all(self.stock, false) self.stock:swap(self.open, false)\n"
                        "self.open:move_all(self.stock, { n = 3 }, false)\n"
                        "a.row:move_all(self.open, false) self:note 'over'"));
  ASSERT_STR_EQ("Player 1: ace\n", told(1, "a:ask('which', self.open):move(self.away)"));
  PASS();
}

SUITE(narrate_suite) {
  RUN_TEST(moves_are_joined);
  RUN_TEST(clearing_away_is_one_line);
  RUN_TEST(an_answer_is_not_joined_with_what_follows);
  RUN_TEST(a_phase_says_whose_it_is);
  RUN_TEST(what_is_left_out_is_not_told);
  RUN_TEST(only_what_stands_together_is_joined);
  RUN_TEST(many_are_counted);
  RUN_TEST(answers_say_where_pieces_go);
}
