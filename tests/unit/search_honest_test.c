/* search_honest_test.c: bots that look ahead know what their seat may know, and leave the game as it is. */
#include "table.h"

SUITE(search_honest_suite);

static const croupier_bot greedy = {.kind = CROUPIER_GREEDY},
                          search = {.kind = CROUPIER_SEARCH, .iterations = 400};

/* A bid that is not told: the answer to it is the same whatever it is. */
static const char sealed[] =
    PLAY("local auction = self:auction { 'sealed', from = a }\n"
         "for bidder in auction:calls() do auction:ask(bidder, 'bid', 9) end\n"
         "local winner, high = auction:winner() if winner then winner:score(10 - high) end");

TEST knows_no_sealed_bid(void) {
  int first = -1;
  for (int bid = 0; bid < 9; bid++) {
    ASSERT_STR_EQ("", start_remembering(sealed, 1));
    ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, bid));
    int option = croupier_search(table.c, 2, &search, 9, NULL, NULL, 0);
    if (first < 0) first = option;
    ASSERT_EQ(first, option);
  }
  PASS();
}

/* The other fights with a high card only. Who thinks that he does not know his card would dare. */
TEST takes_others_to_know_their_cards(void) {
  static const char daring[] =
      "local g = croupier.game 'g' { players = 2, stakes = true }\n"
      "function g:setup() self.deck, self.players[2].hand = self:zone 'deck', self.players[2]:zone 'hand'\n"
      "  for i = 1, 2 do self.deck:create { '{n}', n = i } end end\n"
      "function g:play() local a, b = self.players[1], self.players[2]\n"
      "  self.deck:shuffle() self.deck:deal(1, b.hand)\n"
      "  local function wins(points) a:score(points) b:score(-points) end\n"
      "  if a:ask('dare', { 'no', 'yes' }) == 'no' then wins(-1)\n"
      "  elseif b:ask('fight', { 'no', 'yes' }) == 'no' then wins(4)\n"
      "  else wins(b.hand:top().n == 2 and -8 or 8) end end\n"
      "return g\n";
  croupier_bot long_one = {.kind = CROUPIER_SEARCH, .iterations = 2000};
  for (uint64_t seed = 1; seed <= 10; seed++) {
    ASSERT_STR_EQ("", start_remembering(daring, seed));
    ASSERT_EQ(0, croupier_search(table.c, 1, &long_one, seed, NULL, NULL, 0));
  }
  PASS();
}

/* Where the host draws, a bot does not draw with its hand, nor is it right more often. */
static int host_draws;

static unsigned draw_first(void *data, unsigned n) {
  (void)data;
  (void)n;
  host_draws++;
  return 0;
}

TEST draws_for_itself(void) {
  table.chance = draw_first;
  host_draws = 0;
  ASSERT_STR_EQ(
      "",
      start_remembering(
          PLAY("if a:ask('dare', { 'no', 'yes' }) == 'yes' then a:score(g:random(3) == 1 and 5 or -9) end"),
          1));
  ASSERT_EQ(0, croupier_search(table.c, 1, &search, 5, NULL, NULL, 0));
  ASSERT_EQ(0, croupier_search(table.c, 1, &greedy, 5, NULL, NULL, 0));
  ASSERT_EQ(0, host_draws);
  ASSERT_EQ(CROUPIER_OK, answer("yes"));
  ASSERT_EQ(1, host_draws);
  ASSERT_EQ(5, croupier_score(table.c, 1));
  PASS();
}

/* One option is a little better. Where the other answers at the same time the second best is chosen as well. */
TEST cannot_be_foreseen(void) {
#define LITTLE_BETTER(ask) PLAY("local more = " ask " a:score(self:random(20) <= 10 + more and 1 or 0)")
  static const char *const little[] = {LITTLE_BETTER("a:ask('risk', { 0, 1 })"),
                                       LITTLE_BETTER("self:ask_all { 'risk', from = { 0, 1 } }[1]")};
  croupier_bot long_one = {.kind = CROUPIER_SEARCH, .iterations = 2000};
  unsigned second[2] = {0};
  for (uint64_t seed = 1; seed <= 60; seed++)
    for (int i = 0; i < 2; i++) {
      ASSERT_STR_EQ("", start_remembering(little[i], seed));
      second[i] += croupier_search(table.c, 1, &long_one, seed, NULL, NULL, 0) == 0;
    }
  ASSERT(second[0] < 4);
  ASSERT(second[1] > 8 && second[1] < 30);
  PASS();
}

/* Who is asked at the same time has not heard the answer: to lay what he does not beat is no way to win. */
TEST does_not_think_it_is_overheard(void) {
  static const char hiding[] =
      PLAY("local card = self:ask_all { 'lay', from = { 'x', 'y', 'z', 'safe' } }\n"
           "local safe, found = card[1] == 'safe', card[1] == card[2]\n"
           "if safe and self:random(10) > 4 or not safe and found then b:score(1) else a:score(1) end");
  unsigned safe = 0;
  croupier_bot long_one = {.kind = CROUPIER_SEARCH, .iterations = 2000};
  for (uint64_t seed = 1; seed <= 10; seed++) {
    ASSERT_STR_EQ("", start_remembering(hiding, seed));
    safe += croupier_search(table.c, 1, &long_one, seed, NULL, NULL, 0) == 3;
  }
  ASSERT_EQ(0, (int)safe);
  PASS();
}

/* If a game is dealt seldom so that the question would be what it is, it is looked for; if never, any option will do. */
TEST looks_for_worlds_that_fit(void) {
  static const char fitting[] =
      GAME("local numbers = {} for i = 1, 60 do numbers[i] = i end\n"
           "function g:setup() self.deck = self:zone 'deck'\n"
           "  for i = 1, 60 do self.deck:create { 'card {n}', n = i } end end\n"
           "function g:play() self.deck:shuffle() local a = self.players[1]\n"
           "  local lay = self:ask_all { 'lay', from = numbers, players = { a, self.players[2] },\n"
           "    where = function(n) return n == 1 or n == self.deck:top().n end }\n"
           "  a:score(lay[1] == 1 and 1 or 0) end");
  for (uint64_t seed = 1; seed <= 3; seed++) {
    croupier_estimate best;
    ASSERT_STR_EQ("", start_remembering(fitting, seed));
    ASSERT_EQ(0, croupier_search(table.c, 1, &search, seed, NULL, &best, 1));
    ASSERT(best.times > 60); /* of 400 worlds, where one in sixty fits */
  }
  PASS();
}

/* What scripts print on the ways that are tried, and at tables dealt anew, did not happen. */
TEST thinks_in_silence(void) {
  ASSERT_STR_EQ("",
                start_remembering(
                    PLAY("local function shown(n) print(n) return true end\n"
                         "for _ = 1, 3 do print(a:ask('points', { 3, 9 }, shown)) print(g:random(6)) end"),
                    1));
  ASSERT_EQ(2, table.printed);
  ASSERT(croupier_search(table.c, 1, &search, 5, NULL, NULL, 0) >= 0);
  ASSERT(croupier_search(table.c, 1, &greedy, 5, NULL, NULL, 0) >= 0);
  ASSERT_EQ(CROUPIER_OK, croupier_redeal(table.c, 1, 5));
  ASSERT_EQ(2, table.printed);
  ASSERT_EQ(CROUPIER_OK, answer("9"));
  ASSERT_EQ(6, table.printed);
  PASS();
}

/* To be seen through is one thing, to do what is plainly bad another. */
TEST never_mixes_in_what_is_bad(void) {
  static const char plain[] =
      PLAY("local n = self:ask_all { 'which', from = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 } }\n"
           "if n[1] == 1 then a:score(1) else b:score(1) end");
  croupier_bot long_one = {.kind = CROUPIER_SEARCH, .iterations = 600};
  for (uint64_t seed = 1; seed <= 40; seed++) {
    ASSERT_STR_EQ("", start_remembering(plain, seed));
    ASSERT_EQ(0, croupier_search(table.c, 1, &long_one, seed, NULL, NULL, 0));
  }
  PASS();
}

/* What the first player has scored, a bit for each number, where the second one imagines the first one's answer anew,
   60 times, and gives this one itself. */
static unsigned imagined(const char *script, const char *own) {
  unsigned scored = 0;
  if (*start_remembering(script, 1) != '\0' || croupier_answer(table.c, 1, 1) != CROUPIER_OK) return 0;
  croupier_mark *here = croupier_mark_here(table.c);
  for (uint64_t seed = 1; seed <= 60; seed++) {
    croupier_back_to(table.c, here);
    if (croupier_redeal(table.c, 2, seed) != CROUPIER_OK || answer(own) != CROUPIER_OK) scored = 0;
    scored |= 1u << croupier_score(table.c, 1);
  }
  croupier_forget(table.c, here);
  return scored;
}

/* All that the other may have answered, and nothing else. */
TEST secret_answers_are_imagined(void) {
  static const char bidding[] = GAME(
      "function g:setup() for i, p in ipairs(self.players) do p.gold = p:purse { 'gold', i == 1 and 6 or 3 } end end\n"
      "function g:play() local auction = self:auction { 'sealed', from = self.players[1], least = 1 }\n"
      "  for bidder in auction:calls() do auction:ask(bidder, 'bid', bidder.gold:amount()) end\n"
      "  local winner, high = auction:winner() if winner then winner:score(high) end end");
  ASSERT_EQ_FMT(0x1eu, imagined(PLAY("a:score(self:ask_all { 'lay', from = { 1, 2, 3, 4 } }[1])"), "1"),
                "%x");
  ASSERT_EQ_FMT(0x7fu, imagined(bidding, "pass"), "%x"); /* none, or 1 to 6: purses are seen */
  PASS();
}

SUITE(search_honest_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(knows_no_sealed_bid);
  RUN_TEST(takes_others_to_know_their_cards);
  RUN_TEST(draws_for_itself);
  RUN_TEST(cannot_be_foreseen);
  RUN_TEST(does_not_think_it_is_overheard);
  RUN_TEST(looks_for_worlds_that_fit);
  RUN_TEST(thinks_in_silence);
  RUN_TEST(never_mixes_in_what_is_bad);
  RUN_TEST(secret_answers_are_imagined);
}
