/* seen_test.c: what a seat still knows of pieces after they were moved where it does not see. */
#include <math.h>

#include <time.h>

#include "table.h"

SUITE(seen_suite);

enum { DEALS = 400 };

/* Cards 1 to 3 that all have seen go to the hand of player 1; with the lines behind, player 1 is asked, and so on. */
#define HAND(cards, lines)                                                                         \
  GAME("function g:setup()\n"                                                                      \
       "  self.open, self.box = self:zone { 'open', sees = 'all' }, self:zone 'box'\n"             \
       "  for i = 1, 3 do self.open:create { 'card {i}', i = i } end\n"                            \
       "  for _, p in ipairs(self.players) do p.hand, p.kept = p:zone 'hand', p:zone 'kept' end\n" \
       "end\n"                                                                                     \
       "function g:play()\n"                                                                       \
       "  local a, b = self.players[1], self.players[2]\n"                                         \
       "  for i = 1, " #cards " do self.open:first({ i = i }):move(a.hand) end\n" lines            \
       "\n  b:agrees 'end'\n"                                                                      \
       "end")

/* In how many of 400 deals, as the seat thinks possible, the piece at the top of the zone is the card. */
static int often(int seat, const char *zone, const char *card) {
  char top[60];
  int times = 0;
  snprintf(top, sizeof top, "\"%s\"]}", card);
  croupier_mark *here = croupier_mark_here(table.c);
  for (uint64_t seed = 1; seed <= DEALS; seed++) {
    if (croupier_redeal(table.c, seat, seed) != CROUPIER_OK) times = -10 * DEALS;
    const char *at = strstr(croupier_view(table.c, 0), zone), *end = at != NULL ? strchr(at, '}') : NULL;
    times += end != NULL && (size_t)(end + 1 - at) > strlen(top) &&
             strncmp(end + 1 - strlen(top), top, strlen(top)) == 0;
    croupier_back_to(table.c, here);
  }
  croupier_forget(table.c, here);
  return times;
}

/* One of so many, all alike: four standard deviations. */
static bool one_of(int n, int times) {
  double part = 1.0 / n;
  return fabs(times - DEALS * part) < 4 * sqrt(DEALS * part * (1 - part));
}

#define MOVE(from, to) "a:ask('move', a." from "):move(a." to ")\n"

TEST one_of_two_moves_unseen(void) {
  ASSERT_STR_EQ("", start_remembering(HAND(2, MOVE("hand", "kept")), 1));
  ASSERT_EQ(DEALS, often(2, "hand(1)", "card 2")); /* before that everything is known */
  ASSERT_EQ(CROUPIER_OK, answer("card 2"));
  ASSERT(one_of(2, often(2, "kept(1)", "card 1")));
  ASSERT(one_of(2, often(2, "kept(1)", "card 2")));
  ASSERT(one_of(2, often(2, "hand(1)", "card 1")));
  ASSERT_EQ(0, often(2, "kept(1)", "card 3"));
  ASSERT_EQ(DEALS, often(2, "open", "card 3"));
  ASSERT_EQ(DEALS, often(1, "kept(1)", "card 2")); /* who has moved it knows */
  PASS();
}

/* The second of two that go leaves nothing behind: they are these two, in either order. */
TEST both_of_two_move_unseen(void) {
  ASSERT_STR_EQ("", start_remembering(HAND(2, MOVE("hand", "kept") MOVE("hand", "kept")), 1));
  ASSERT_EQ(CROUPIER_OK, answer("card 2"));
  ASSERT_EQ(CROUPIER_OK, answer("card 1"));
  ASSERT(one_of(2, often(2, "kept(1)", "card 1")));
  ASSERT(one_of(2, often(2, "kept(1)", "card 2")));
  PASS();
}

TEST one_of_three_moves_unseen(void) {
  ASSERT_STR_EQ("", start_remembering(HAND(3, MOVE("hand", "kept") MOVE("hand", "kept")), 1));
  ASSERT_EQ(CROUPIER_OK, answer("card 3"));
  for (int i = 1; i <= 3; i++) {
    char card[10];
    snprintf(card, sizeof card, "card %d", i);
    ASSERT(one_of(3, often(2, "kept(1)", card)));
  }
  ASSERT_EQ(CROUPIER_OK, answer("card 1")); /* and another */
  ASSERT(one_of(3, often(2, "kept(1)", "card 3")));
  ASSERT(one_of(3, often(2, "hand(1)", "card 2")));
  PASS();
}

/* What was alone is known still; and what comes back unseen may be what went. */
TEST only_one_and_back_again(void) {
  ASSERT_STR_EQ("", start_remembering(HAND(1, MOVE("hand", "kept")), 1));
  ASSERT_EQ(CROUPIER_OK, answer("card 1"));
  ASSERT_EQ(DEALS, often(2, "kept(1)", "card 1"));
  ASSERT_STR_EQ(
      "", start_remembering(HAND(2, MOVE("hand", "kept") MOVE("kept", "hand") MOVE("hand", "kept")), 1));
  ASSERT_EQ(CROUPIER_OK, answer("card 2"));
  ASSERT_EQ(CROUPIER_OK, answer("card 2"));
  ASSERT_EQ(CROUPIER_OK, answer("card 1"));
  ASSERT(one_of(2, often(2, "kept(1)", "card 2")));
  PASS();
}

/* Out of a pile goes what lies there; which piece that is was known. */
TEST a_pile_moves_by_its_places(void) {
  static const char pile[] =
      HAND(0, "self.open:first({ i = 1 }):move(self.box) self.open:first({ i = 2 }):move(self.box)\n"
              "self.box:top():move(a.kept)");
  ASSERT_STR_EQ("", start_remembering(pile, 1));
  ASSERT_EQ(DEALS, often(2, "kept(1)", "card 2"));
  ASSERT_EQ(DEALS, often(2, "box", "card 1"));
  PASS();
}

/* In the middle of a loop over pieces that nobody sees: the others of it are those that lie there then. */
TEST loops_go_on_over_what_was_dealt_anew(void) {
  static const char script[] = GAME(
      "function g:setup() self.deck = self:zone 'deck'\n"
      "  for i = 1, 3 do self.deck:create { 'card {i}', i = i } end end\n"
      "function g:play() self.deck:shuffle()\n"
      "  for card in self.deck:each() do self.players[1]:agrees 'go on' self.players[1]:score(card.i) end end");
  int otherwise = 0;
  for (uint64_t seed = 1; seed <= 20; seed++) {
    ASSERT_STR_EQ("", start_remembering(script, 1));
    ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 0));
    ASSERT_EQ(CROUPIER_OK, croupier_redeal(table.c, 1, seed));
    char lies[40];
    snprintf(lies, sizeof lies, "%s", strstr(croupier_view(table.c, 0), "[\"card"));
    int before = croupier_score(table.c, 1), second = lies[strlen("[\"card 1\",\"card ")] - '0';
    ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 0));
    int then = croupier_score(table.c, 1);
    ASSERT_EQ(second, then - before);
    ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 0));
    ASSERT_EQ(lies[strlen("[\"card 1\",\"card 1\",\"card ")] - '0', croupier_score(table.c, 1) - then);
    otherwise += second != 1;
  }
  ASSERT(otherwise > 0);
  PASS();
}

#define NEVER_ALIKE                                                                                     \
  GAME("function g:setup() self.deck, self.row = self:zone 'deck', self:zone { 'row', sees = 'all' }\n" \
       "for i = 1, 500 do self.deck:create { 'card {n}', n = i } end self.row:create { 'x' } end\n"     \
       "function g:play() self.deck:shuffle() local n = self.deck:top().n\n"                            \
       "self.players[1]:ask('q', self.row, function() for _ = 1, 5000000 do end\n"                      \
       "return self.deck:top().n == n end, 'pass') end")

/* A question that comes out otherwise with each deal, and takes its time: all tries together have an end. */
TEST deals_that_never_fit_have_an_end(void) {
  ASSERT_STR_EQ("", start_remembering(NEVER_ALIKE, 1));
  clock_t begin = clock();
  ASSERT_EQ(CROUPIER_USAGE, croupier_redeal(table.c, 1, 1));
  ASSERT((double)(clock() - begin) / CLOCKS_PER_SEC < 10);
  ASSERT_EQ(CROUPIER_ASKS, croupier_status(table.c));
  ASSERT_EQ(CROUPIER_OK, answer("pass"));
  PASS();
}

/* Who sees neither purse cannot say what is in them after a payment: tables dealt anew differ there, and nowhere else. */
TEST what_is_paid_unseen_is_dealt_anew(void) {
  ASSERT_STR_EQ(
      "",
      start_remembering(
          GAME("function g:setup() self.players[1].left = self.players[1]:purse { 'left', 9, of = 'gold', "
               "sees = 'owner' }\n"
               "self.players[1].right = self.players[1]:purse { 'right', 0, of = 'gold', sees = 'owner' }\n"
               "self.pot = self:purse { 'pot', 4, of = 'gold' } end\n"
               "function g:play() local a, b = self.players[1], self.players[2]\n"
               "b:agrees 'before' a.left:pay(a.right, 3) b:agrees 'after' end"),
          1));
  for (int paid = 0; paid < 2; paid++) {
    unsigned seen = 0; /* a bit for each amount on the left */
    for (uint64_t seed = 1; seed <= 30; seed++) {
      croupier_mark *here = croupier_mark_here(table.c);
      ASSERT_EQ(CROUPIER_OK, croupier_redeal(table.c, 2, seed));
      int left = croupier_purse_at(table.c, 0, 0).amount, right = croupier_purse_at(table.c, 0, 1).amount;
      ASSERT_EQ_FMT(9, left + right, "%d");
      ASSERT_EQ_FMT(4, croupier_purse_at(table.c, 0, 2).amount, "%d");
      seen |= 1u << left;
      croupier_back_to(table.c, here);
      croupier_forget(table.c, here);
    }
    ASSERT_EQ(paid == 1, (seen & (seen - 1)) != 0);
    ASSERT_EQ(CROUPIER_OK, answer("yes"));
  }
  PASS();
}

/* Hands that change places: nobody chose a card, so those who knew a hand know where it is. */
TEST whole_hands_stay_what_they_are(void) {
  const char *rules =
      "local g = croupier.game 'g' { players = 3 }\n"
      "function g:setup()\n"
      "  self.open = self:zone { 'open', sees = 'all' }\n"
      "  for i = 1, 4 do self.open:create { 'card {i}', i = i } end\n"
      "  for _, p in ipairs(self.players) do p.hand = p:zone 'hand' end\n"
      "end\n"
      "function g:play()\n"
      "  local a, b, c = self.players[1], self.players[2], self.players[3]\n"
      "  for i = 1, 4 do self.open:first({ i = i }):move(i <= 2 and a.hand or b.hand) end\n"
      "  a.hand:swap(b.hand) c:agrees 'swapped' self:pass_on('hand', 'left') c:agrees 'passed'\n"
      "end return g";
  ASSERT_STR_EQ("", start_remembering(rules, 1));
  ASSERT_EQ(DEALS, often(3, "hand(2)", "card 2"));
  ASSERT_EQ(DEALS, often(3, "hand(1)", "card 4"));
  ASSERT_EQ(CROUPIER_OK, answer("yes"));
  ASSERT_EQ(DEALS, often(3, "hand(2)", "card 4"));
  ASSERT_EQ(DEALS, often(1, "hand(3)", "card 2"));
  PASS();
}

/* Two that look alike are named at once, in a note, in a prompt or as options: they are two, and both are known then. */
#define NAMED(lines)                                                                  \
  "local g = croupier.game 'g' { players = 2 }\n"                                     \
  "function g:setup()\n"                                                              \
  "  self.deck = self:zone 'deck'\n"                                                  \
  "  for i = 1, 6 do self.deck:create { 'card {i}', i = i, copies = 2 } end\n"        \
  "  for _, p in ipairs(self.players) do p.hand = p:zone 'hand' end\n"                \
  "end\n"                                                                             \
  "function g:play()\n"                                                               \
  "  local a, b = self.players[1], self.players[2]\n"                                 \
  "  self.deck:shuffle()\n"                                                           \
  "  for _, i in ipairs { 5, 4, 4 } do self.deck:first({ i = i }):move(a.hand) end\n" \
  "  a:agrees 'dealt'\n" lines "\nend return g"

static int twice_named(const char *rules) {
  if (*start_remembering(rules, 1) != '\0' || often(2, "hand(1)", "card 4\",\"card 4") > DEALS / 2) return -1;
  if (answer("yes") != CROUPIER_OK) return -1;
  return often(2, "hand(1)", "card 4\",\"card 4");
}

TEST alike_pieces_are_named_at_once(void) {
  ASSERT_EQ(DEALS,
            twice_named(NAMED("  self:note('has', { cards = a.hand:list { i = 4 } }) b:agrees 'heard'")));
  ASSERT_EQ(DEALS, twice_named(NAMED("  b:agrees { 'read', cards = a.hand:list { i = 4 } }")));
  ASSERT_EQ(DEALS,
            twice_named(NAMED("  b:agrees { 'read', card = a.hand:top(), other = a.hand:list()[2] }")));
  ASSERT_EQ(DEALS, twice_named(NAMED("  b:order('look', a.hand:list { i = 4 })")));
  PASS();
}

/* What somebody is asked is nobody else's affair. */
TEST a_prompt_is_read_by_one(void) {
  ASSERT_STR_EQ("", start_remembering(NAMED("  a:agrees { 'read', card = a.hand:top() }"), 1));
  ASSERT_EQ(CROUPIER_OK, answer("yes"));
  ASSERT(often(2, "hand(1)", "card 4") < DEALS / 2);
  PASS();
}

/* Another player's dice: each face is equally likely for each die, whatever was rolled and shown before. */
TEST dice_are_independent(void) {
  ASSERT_STR_EQ("",
                start_remembering(GAME("function g:setup()\n"
                                       "  self.open = self:zone { 'open', sees = 'all' }\n"
                                       "  for _, p in ipairs(self.players) do p.cubes = p:dice { 2 } end\n"
                                       "end\n"
                                       "function g:play()\n"
                                       "  local a, b = self.players[1], self.players[2]\n"
                                       "  for _ = 1, 3 do\n"
                                       "    a:roll() b:roll() b:agrees 'rolled'\n"
                                       "    a:ask('show', a.cubes):move(self.open)\n"
                                       "  end\n"
                                       "end"),
                                  1));
  for (int round = 0; round < 3; round++) {
    char twice[60];
    int same = 0;
    for (int pips = 1; pips <= 6; pips++) {
      char face[2] = {(char)('0' + pips), '\0'};
      snprintf(twice, sizeof twice, "%d\",\"%d", pips, pips);
      ASSERT(one_of(6, often(2, "dice(1)", face)));
      same += often(2, "dice(1)", twice);
      int own = often(1, "dice(1)", face);
      ASSERT(own == 0 || own == DEALS);
    }
    ASSERT(one_of(6, same));
    ASSERT_EQ(CROUPIER_OK, answer("yes"));
    if (round < 2) ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 0));
  }
  PASS();
}

SUITE(seen_suite) {
  SET_SETUP(clear, NULL);
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(one_of_two_moves_unseen);
  RUN_TEST(both_of_two_move_unseen);
  RUN_TEST(one_of_three_moves_unseen);
  RUN_TEST(only_one_and_back_again);
  RUN_TEST(a_pile_moves_by_its_places);
  RUN_TEST(loops_go_on_over_what_was_dealt_anew);
  RUN_TEST(deals_that_never_fit_have_an_end);
  RUN_TEST(what_is_paid_unseen_is_dealt_anew);
  RUN_TEST(whole_hands_stay_what_they_are);
  RUN_TEST(alike_pieces_are_named_at_once);
  RUN_TEST(a_prompt_is_read_by_one);
  RUN_TEST(dice_are_independent);
  SET_SETUP(NULL, NULL);
  SET_TEARDOWN(NULL, NULL);
}
