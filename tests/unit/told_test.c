/* told_test.c: what was told of hidden pieces: who knows it, how long, and what is wrong to tell. tests/must/posterior.c
   counts how likely worlds are. */
#include <math.h>

#include "agree_inner.h"
#include "redeal.h"
#include "table.h"

SUITE(told_suite);

enum { DEALS = 200 };

/* Cards red 1 to 4 and black 1 to 4, three in the hand of player 1; with the lines behind, player 2 is asked, and so on. */
#define HAND(lines)                                                                                \
  GAME("function g:setup()\n"                                                                      \
       "  self.deck, self.open = self:zone 'deck', self:zone { 'open', sees = 'all' }\n"           \
       "  for _, suit in ipairs { 'red', 'black' } do for rank = 1, 4 do\n"                        \
       "    self.deck:create { '{suit} {rank}', suit = suit, rank = rank } end end\n"              \
       "  for _, p in ipairs(self.players) do p.hand, p.kept = p:zone 'hand', p:zone 'kept' end\n" \
       "end\n"                                                                                     \
       "function g:play()\n"                                                                       \
       "  local a, b = self.players[1], self.players[2]\n"                                         \
       "  local function go_on() b:agrees 'go on' end\n"                                           \
       "  self.deck:shuffle() self.deck:deal(3, a.hand)\n" lines "\n  go_on()\n"                   \
       "end")

/* In how many of the worlds that the seat thinks possible it is so. -1: one could not be dealt or looked at. */
static int often(int seat, const char *what) {
  int times = 0;
  croupier_mark *here = croupier_mark_here(table.c);
  for (uint64_t seed = 1; seed <= DEALS && times >= 0; seed++) {
    double value;
    bool dealt = croupier_redeal(table.c, seat, seed) == CROUPIER_OK;
    if (!dealt || croupier_measure(table.c, what, &value) != CROUPIER_OK) times = -1;
    else times += value != 0;
    croupier_back_to(table.c, here);
  }
  croupier_forget(table.c, here);
  return times;
}

#define RED_IN(zone) "self.players[1]." zone ":count { suit = 'red' }"

/* Red 1 to 3 in hand is what the facts say from then on; before, and to the other seat, it may be anything. */
TEST facts_hold(void) {
  ASSERT_STR_EQ("", start_remembering(HAND("go_on() self:told { a.hand, count = { suit = 'red' } } go_on()\n"
                                           "self:told { a.hand:top(), all = { rank = a.hand:top().rank } }"),
                                      3));
  double red, rank;
  ASSERT_EQ(CROUPIER_OK, croupier_measure(table.c, RED_IN("hand"), &red));
  ASSERT_EQ(CROUPIER_OK, croupier_measure(table.c, "self.players[1].hand:top().rank", &rank));
  char so[100], such[100];
  snprintf(so, sizeof so, RED_IN("hand") " == %.0f", red);
  snprintf(such, sizeof such, "self.players[1].hand:top().rank == %.0f", rank);
  ASSERT(often(2, so) < DEALS);
  ASSERT_EQ(CROUPIER_OK, answer("yes"));
  ASSERT_EQ(DEALS, often(2, so));
  ASSERT(often(2, such) < DEALS);
  ASSERT_EQ(CROUPIER_OK, answer("yes"));
  ASSERT_EQ(DEALS, often(2, so));
  ASSERT_EQ(DEALS, often(2, such));
  PASS();
}

/* Undo forgets what was told, and redo hears it again; a position in which it was told is another one. */
TEST facts_are_undone(void) {
  const char *script = HAND("go_on() self:told { a.hand, count = { suit = 'red' } } go_on()");
  const char *other = "self.players[1].hand:count { suit = 'red' } == 0 or "
                      "self.players[1].hand:count { suit = 'red' } == 3";
  uint64_t told = 0;
  for (int undone = 0; undone < 3; undone++) {
    ASSERT_STR_EQ("", start_remembering(script, 3));
    uint64_t before = croupier_hash(table.c);
    ASSERT_EQ(CROUPIER_OK, answer("yes"));
    if (undone == 0) told = croupier_hash(table.c);
    if (undone > 0) ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 1));
    if (undone > 0) ASSERT_EQ(before, croupier_hash(table.c));
    if (undone > 1) ASSERT_EQ(CROUPIER_OK, croupier_redo(table.c, 1));
    ASSERT_EQ(undone != 1, told == croupier_hash(table.c));
    ASSERT_EQ(undone == 1, often(2, other) > 0);
  }
  PASS();
}

/* A card that was told red is red wherever it goes; what is drawn later is free. */
TEST facts_go_with_the_pieces(void) {
  const char *script = HAND("while a.hand:count { suit = 'red' } > 0 do\n"
                            "  a.hand:move_all(self.deck) self.deck:shuffle() self.deck:deal(3, a.hand) end\n"
                            "self:told { a.hand, none = { suit = 'red' } } go_on()\n"
                            "self.deck:deal(1, a.hand) go_on()\n"
                            "a.hand:top():move(a.kept)");
  ASSERT_STR_EQ("", start_remembering(script, 1));
  ASSERT_EQ(0, often(2, RED_IN("hand") " > 0"));
  ASSERT_EQ(CROUPIER_OK, answer("yes"));
  ASSERT_EQ(0, often(2, RED_IN("hand") " > 1"));
  int drawn = often(2, RED_IN("hand") " == 1"); /* of 5 cards, 4 are red */
  ASSERT(fabs(drawn - 0.8 * DEALS) < 4 * sqrt(DEALS * 0.16));
  ASSERT_EQ(CROUPIER_OK, answer("yes")); /* one of four goes, nobody sees which */
  int went = often(2, RED_IN("kept") " == 1");
  ASSERT(fabs(went - 0.2 * DEALS) < 4 * sqrt(DEALS * 0.16));
  ASSERT_EQ(0, often(2, RED_IN("hand") " + " RED_IN("kept") " > 1"));
  PASS();
}

TEST only_those_who_are_told_know(void) {
  ASSERT_STR_EQ("",
                start_remembering(HAND("self:told { self.deck, which = { rank = { 1, 2 } }, to = a }"), 5));
  double low;
  ASSERT_EQ(CROUPIER_OK, croupier_measure(table.c, "self.deck:top().rank", &low));
  const char *so = low <= 2 ? "self.deck:top().rank <= 2" : "self.deck:top().rank > 2";
  ASSERT_EQ(DEALS, often(1, so));
  ASSERT(often(2, so) < DEALS * 3 / 4);
  PASS();
}

/* Those who trade name what changes hands; the third player hears it, too. */
TEST a_trade_tells_the_kinds(void) {
  static const char script[] =
      "local g = croupier.game 'g' { players = 3 }\n"
      "function g:setup()\n"
      "  self.deck = self:zone 'deck'\n"
      "  self.deck:create { '{kind}', kind = 'cloth', copies = 4 }\n"
      "  self.deck:create { '{kind}', kind = 'wine', copies = 5 }\n"
      "  for _, p in ipairs(self.players) do p.hand = p:zone 'hand' end\n"
      "end\n"
      "function g:play()\n"
      "  local a, b, c = self.players[1], self.players[2], self.players[3]\n"
      "  repeat for _, p in ipairs(self.players) do p.hand:move_all(self.deck) end self.deck:shuffle()\n"
      "    for _, p in ipairs(self.players) do self.deck:deal(3, p.hand) end\n"
      "  until b.hand:count { kind = 'wine' } > 0\n"
      "  a:trade { with = b, kinds = { 'cloth', 'wine' }, most = 1 } c:agrees 'go on'\n"
      "end return g";
  ASSERT_STR_EQ("", start_remembering(script, 1));
  ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 0));
  ASSERT_EQ(CROUPIER_OK, answer("1"));
  ASSERT_EQ(CROUPIER_OK, answer("wine"));
  ASSERT_EQ(CROUPIER_OK, answer("accept"));
  ASSERT_EQ(3, croupier_question_at(table.c, 0)->seat);
  ASSERT_EQ(DEALS, often(3, "self.players[1].hand:count { kind = 'wine' } > 0"));
  PASS();
}

/* Of all 56 ways to deal three of eight cards, those that agree, by the walk alone. */
TEST a_walk_draws_all_alike(void) {
  ASSERT_STR_EQ("", start_remembering(HAND("self:told { a.hand, count = { rank = 1 } }\n"
                                           "self:told { self.deck, some = { suit = 'red' } }\n"
                                           "self:told { a.hand:top(), all = { rank = a.hand:top().rank } }"),
                                      2));
  struct redealing plan;
  double times[512] = {0};
  int kinds = 0;
  ASSERT(redeal_plan(table.c, 1, &plan));
  ASSERT(plan.agree != NULL);
  uint16_t card[MAX_PIECES], place[MAX_PIECES];
  struct lying l = {card, place};
  struct rng rng;
  rng_seed(&rng, 1, 0);
  for (int i = 0; i < 20000; i++) {
    ASSERT(walk_begin(plan.agree, &l, &rng));
    ASSERT(walk(plan.agree, &l, &rng));
    int key = 0; /* the faces in the first cells: those of the hand, behind the deck */
    for (int cell = plan.agree->cells - 3; cell < plan.agree->cells; cell++)
      key = key * 8 + plan.agree->face[card[cell]];
    times[key]++;
  }
  redeal_end(&plan);
  for (int key = 0; key < 512; key++) kinds += times[key] > 0;
  double sum = 0, expected = 20000.0 / kinds;
  for (int key = 0; key < 512; key++)
    if (times[key] > 0) sum += (times[key] - expected) * (times[key] - expected) / expected;
  ASSERT(kinds > 20);
  ASSERT(sum < kinds - 1 + 4 * sqrt(2.0 * (kinds - 1)));
  PASS();
}

/* --- what is wrong to tell --- */

static bool refuses(const char *told, const char *sentence) {
  char script[2000];
  snprintf(script, sizeof script, HAND("self:told %s"), told);
  start(script, 1);
  bool found = strstr(croupier_error(table.c), sentence) != NULL;
  if (!found) printf("%s\n", croupier_error(table.c));
  return found;
}

TEST what_cannot_be_told(void) {
  ASSERT(
      refuses("{ a.hand, all = { suit = 'red' }, none = { suit = 'black' } }", "one thing is told at once"));
  ASSERT(refuses("{ a.hand }", "one of: all, none, some, count, which"));
  ASSERT(refuses("{ a.hand, none = { siut = 'red' } }", "siut"));
  ASSERT(refuses("{ 7, none = { suit = 'red' } }", "a zone, a piece or a list of pieces, not of number"));
  ASSERT(refuses("{ self.deck, all = { suit = 'red' } }", "what is told must be so"));
  ASSERT(refuses("{ { self.deck:top(), a.hand:top() }, which = { rank = 1 } }", "lie in one zone"));
  ASSERT(refuses("{ a.hand, which = { rank = 1 }, too = a }", "too"));
  ASSERT(refuses("{ {}, none = { suit = 'red' } }", "nothing can be told of a list without pieces"));
  PASS();
}

SUITE(told_suite) {
  SET_SETUP(clear, NULL);
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(facts_hold);
  RUN_TEST(facts_are_undone);
  RUN_TEST(facts_go_with_the_pieces);
  RUN_TEST(only_those_who_are_told_know);
  RUN_TEST(a_trade_tells_the_kinds);
  RUN_TEST(a_walk_draws_all_alike);
  RUN_TEST(what_cannot_be_told);
}
