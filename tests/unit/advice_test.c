/* advice_test.c: what a script has to say to bots, from a seat's view alone. */
#include "table.h"

SUITE(advice_suite);

/* Two have a card each, which only they see; player 1 chooses a word, which changes nothing. */
#define ADVISED(advice)                                                                                                   \
  "local croupier, max = croupier, math.max\n"                                                                            \
  "local game = croupier.game\n"                                                                                          \
  "local g = game 'g' { players = { 2, 2 } }\n"                                                                           \
  "local known, LIKED = 'nothing', { word = 'blue' }\n"                                                                   \
  "local function likes(name) if name == '' then return likes(name) end return name == LIKED.word end\n"                  \
  "function g:setup() self.deck = self:zone 'deck'\n"                                                                     \
  "  for i = 1, 2 do self.deck:create { 'card {n}', n = i, red = i == 1 } end\n"                                          \
  "  for _, p in ipairs(self.players) do p.hand, p.gold = p:zone 'hand', p:purse { 'gold', 7, sees = 'owner' } end end\n" \
  "function g:play() self.deck:shuffle()\n"                                                                               \
  "  for _, p in ipairs(self.players) do self.deck:deal(1, p.hand) end\n"                                                 \
  "  known, LIKED.word, self.secret = 'all', 'red', self.players[2].hand:top().n\n"                                       \
  "  self.players[1]:ask('word', { 'red', 'green', 'blue' }) end\n"                                                       \
  "function g.advice(seen, question)\n" advice "\nend\nreturn g"

/* A copy that still reached the game would say red, or fail. */
static const char liking[] =
    ADVISED("local worth = {}\n"
            "for i, option in ipairs(question.options) do\n"
            "  worth[i] = max(0.1, likes(option.name) and known == 'nothing' and 0.9 or 0)\n"
            "end\n"
            "return worth");
static const char seeing[] =
    ADVISED("local own, other = seen.zones['hand(1)'], seen.zones['hand(2)']\n"
            "assert(seen.seat == 1 and #own == 1 and own.count == 1 and own[1].name == 'card ' .. own[1].n)\n"
            "assert(own[1].red == (own[1].n == 1 or nil) and #other == 0 and other.count == 1)\n"
            "assert(seen.purses['gold(1)'] == 7 and seen.purses['gold(2)'] == nil and #seen.scores == 2)\n"
            "assert(question.prompt == 'word' and question.picked == 0 and #question.options == 3)\n"
            "return { 0, 1, 0 }");

static const croupier_bot greedy = {CROUPIER_GREEDY, 0, 0}, search = {CROUPIER_SEARCH, 40, 0};

static const char *start_remembering(const char *script, uint64_t seed) {
  const char *error = lay(script);
  if (*error != '\0') return error;
  croupier_remember(table.c, true);
  croupier_start(table.c, seed);
  return croupier_error(table.c);
}

/* Where nothing else tells the options apart, advice does, with all that it uses as it was before the game. */
TEST is_taken(void) {
  ASSERT_STR_EQ("", start_remembering(liking, 1));
  for (uint64_t seed = 1; seed <= 10; seed++) {
    ASSERT_EQ(2, croupier_search(table.c, 1, &greedy, seed, NULL, NULL, 0));
    ASSERT_EQ(2, croupier_search(table.c, 1, &search, seed, NULL, NULL, 0));
  }
  PASS();
}

TEST sees_what_its_seat_sees(void) {
  for (uint64_t seed = 1; seed <= 4; seed++) {
    ASSERT_STR_EQ("", start_remembering(seeing, seed));
    ASSERT_EQm(croupier_error(table.c), 1, croupier_search(table.c, 1, &greedy, seed, NULL, NULL, 0));
    ASSERT_EQm(croupier_error(table.c), 1, croupier_search(table.c, 1, &search, seed, NULL, NULL, 0));
  }
  PASS();
}

/* Without advice for a question, or without any, bots play as ever. */
TEST may_say_nothing(void) {
  croupier_estimate best[3];
  ASSERT_STR_EQ("", start_remembering(ADVISED("return nil"), 1));
  ASSERT(croupier_search(table.c, 1, &search, 1, NULL, best, 3) >= 0);
  ASSERT_EQ(40, (int)(best[0].times + best[1].times + best[2].times));
  PASS();
}

/* What it does wrong is said, and the game stands where it stood. */
TEST fails_in_words(void) {
  static const struct {
    const char *script, *says;
  } wrong[] = {
      {ADVISED("return { 1, 2, 3 }"), "a number from 0 to 1 for each of the 3 options of 'word'"},
      {ADVISED("return { 1, 1 }"), "a number from 0 to 1"},
      {ADVISED("return true"), "a number from 0 to 1"},
      {ADVISED("return { 0 / 0, 0, 0 }"), "a number from 0 to 1"},
      {ADVISED("return seen.nothing.at_all"), "'nothing'"},
      {ADVISED("while true do end"), "without a decision"},
      {ADVISED("return _ENV.croupier"), "there is no 'croupier' in it"},
      {ADVISED("return game 'g'"), "a number from 0 to 1"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
    table.time_ms = 100;
    ASSERT_STR_EQ("", start_remembering(wrong[i].script, 1));
    uint64_t hash = croupier_hash(table.c);
    ASSERT_EQm(wrong[i].says, -1, croupier_search(table.c, 1, &greedy, 1, NULL, NULL, 0));
    SAYS(wrong[i].says);
    ASSERT_EQ(-1, croupier_search(table.c, 1, &search, 1, NULL, NULL, 0));
    SAYS(wrong[i].says);
    ASSERT_EQ(hash, croupier_hash(table.c));
    ASSERT_EQ(CROUPIER_ASKS, croupier_status(table.c));
    ASSERT_EQ(CROUPIER_OK, answer("green"));
  }
  ASSERT_EQ(
      0, strcmp("", lay("local g = croupier.game 'g' { players = { 1, 1 } }\ng.advice = 5\nreturn g")) == 0);
  SAYS("'advice' is a function");
  PASS();
}

SUITE(advice_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(is_taken);
  RUN_TEST(sees_what_its_seat_sees);
  RUN_TEST(may_say_nothing);
  RUN_TEST(fails_in_words);
}
