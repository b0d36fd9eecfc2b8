/* recall_test.c: positions that worlds of a search have met before. */
#include "table.h"

#include "lookahead.h"
#include "question.h"

#include <stdlib.h>

SUITE(recall_suite);

/* Kuhn poker, with `drawn` before each question. A draw of one piece changes nothing but chance. */
#define POKER(drawn)                                                                                 \
  "local g = croupier.game 'g' { players = 2, stakes = true }\n"                                     \
  "function g:setup() self.deck = self:zone 'deck'\n"                                                \
  "  self.spare = self:zone { 'spare', sees = 'all' } self.spare:create { 'spare' }\n"               \
  "  for _, p in ipairs(self.players) do p.hand = p:zone 'hand' end\n"                               \
  "  for n = 1, 3 do self.deck:create { '{n}', n = n } end end\n"                                    \
  "function g:put(p) " drawn " return p:ask('act', { 'pass', 'bet' }) end\n"                         \
  "function g:play() self.deck:shuffle() self.deck:deal(1, 'hand')\n"                                \
  "  local a, b = self.players[1], self.players[2]\n"                                                \
  "  local x, y = self:put(a), self:put(b)\n"                                                        \
  "  if x == 'pass' and y == 'bet' then x = self:put(a) end\n"                                       \
  "  local won = x ~= y and (x == 'bet' and a or b) or a.hand:top().n > b.hand:top().n and a or b\n" \
  "  won:score(x == y and x == 'bet' and 2 or 1) end\n"                                              \
  "return g"
static const char poker[] = POKER(""), drawing[] = POKER("self.spare:random()");

static const croupier_bot search = {.kind = CROUPIER_SEARCH, .iterations = 500};

/* To go is worth 7 points with three faces of six, else 0; to stay is worth 2. */
static const char rolling[] =
    "local g = croupier.game 'g' { players = 2, stakes = true }\n"
    "function g:setup() self.deck = self:zone 'deck' self.deck:create { 'card' } end\n"
    "function g:play() local a = self.players[1]\n"
    "  if a:ask('turn', { 'stay', 'go' }) == 'stay' then a:score(2)\n"
    "  elseif self:roll() > 3 then a:score(7) end end\n"
    "return g";

/* How many worlds of a search at the first question are known to their end. */
static unsigned recalled(const char *script) {
  double worth;
  unsigned whole = 0;
  struct aside aside;
  struct lookahead *s = calloc(1, sizeof *s);
  if (s != NULL && *start_remembering(script, 3) == '\0' && aside_begin(table.c, &aside)) {
    if (lookahead_begin(s, table.c, croupier_pending(table.c, 1), &search, 5, NULL)) {
      s->aside = &aside;
      for (unsigned world = 0; world < search.iterations; world++) lookahead_play(s, world, &worth);
      whole = s->recall.whole;
      lookahead_end(s);
    }
    aside_end(table.c, &aside);
  }
  free(s);
  return whole;
}

TEST small_games_are_recalled(void) {
  ASSERT(recalled(poker) > 400);
  ASSERT_EQ(0, (int)recalled(drawing));
  PASS();
}

/* The same choices, estimates and tries as where nothing is recalled. */
TEST changes_no_choice(void) {
  croupier_estimate with[2], without[2];
  for (uint64_t seed = 1; seed <= 20; seed++) {
    ASSERT_STR_EQ("", start_remembering(poker, seed));
    croupier_search(table.c, 1, &search, seed, NULL, with, 2);
    ASSERT_STR_EQ("", start_remembering(drawing, seed));
    croupier_search(table.c, 1, &search, seed, NULL, without, 2);
    for (int i = 0; i < 2; i++) {
      ASSERT_EQ(without[i].option, with[i].option);
      ASSERT_EQ(without[i].times, with[i].times);
      ASSERT_EQ(without[i].value, with[i].value);
    }
  }
  PASS();
}

/* What was drawn after the deal is drawn anew in each world. */
TEST chance_is_not_recalled(void) {
  croupier_estimate best[2];
  ASSERT_STR_EQ("", start_remembering(rolling, 1));
  ASSERT_EQ(1, croupier_search(table.c, 1, &search, 5, NULL, best, 2));
  ASSERT(best[0].times > 100 && best[1].times > 10);
  ASSERT(recalled(rolling) < best[1].times + 100); /* to stay is known */
  PASS();
}

SUITE(recall_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(small_games_are_recalled);
  RUN_TEST(changes_no_choice);
  RUN_TEST(chance_is_not_recalled);
}
