/* unfold_test.c: all that can happen in games of a few lines. */
#define _POSIX_C_SOURCE 200809L

#include "unfold.h"

#include "said.h"

static struct unfolding u;

/* Unfolds a game of two with this play. */
static bool unfolds(const char *play) {
  static char script[2000];
  snprintf(script, sizeof script,
           "local g = croupier.game 'g' { players = 2 }\n"
           "function g:setup()\n"
           "  self.deck = self:zone 'deck'\n"
           "  for _, p in ipairs(self.players) do p.hand = p:zone 'hand' end\n"
           "  for i = 1, 3 do self.deck:create { 'card {n}', n = i } end\n"
           "end\n"
           "function g:play()\nlocal a, b = table.unpack(self.players)\n%s\nend\nreturn g\n",
           play);
  croupier_config config = {.script = {"g.lua", script, strlen(script)}};
  unfold_listen(&u, &config);
  u.c = croupier_new(&config);
  return unfold(&u);
}

/* Each of three cards may be dealt; the other player hears only that one was. */
TEST what_a_player_has_heard_is_a_situation(void) {
  ASSERT(unfolds("self.deck:shuffle() self.deck:deal(1, a.hand)\n"
                 "local dares = a:agrees 'dare' and a.hand:top().n or 0\n"
                 "if b:agrees 'call' then a:score(dares) end"));
  ASSERT_EQ(3 + 2, u.tree.situations); /* by card; by what the first one said */
  int of[2] = {0};
  for (uint32_t i = 0; i < u.tree.situations; i++) of[u.tree.situation[i].player]++;
  ASSERT_EQ(3, of[0]);
  double even[10];
  for (int i = 0; i < 10; i++) even[i] = 0.5;
  ASSERT_IN_RANGE(2 * 0.25 / 2, tree_value(&u.tree, even), 1e-9); /* a point is half the difference */
  PASS();
}

TEST one_option_is_no_choice(void) {
  ASSERT(unfolds("a:ask('only', { 'this' }) a:score(b:ask('which', { 2, 4, 6 }))"));
  ASSERT_EQ(1, u.tree.situations);
  ASSERT_EQ(3, u.tree.situation[0].options);
  PASS();
}

TEST dice_come_out_in_all_ways(void) {
  ASSERT(unfolds("a:score(self:random(3) * self:random(2))"));
  ASSERT_EQ(0, u.tree.situations);
  double none[1];
  ASSERT_IN_RANGE(2 * 1.5 / 2, tree_value(&u.tree, none), 1e-9);
  PASS();
}

TEST what_is_too_large_says_so(void) {
  ASSERT_FALSE(unfolds("while true do a:agrees 'on' end"));
  ASSERT_STR_EQ("its games can be too long", u.fault);
  PASS();
}

static void folded(void *unused) {
  (void)unused;
  if (u.c) croupier_free(u.c);
  tree_free(&u.tree);
  u = (struct unfolding){.c = NULL};
}

SUITE(unfold_suite) {
  SET_TEARDOWN(folded, NULL);
  RUN_TEST(what_a_player_has_heard_is_a_situation);
  RUN_TEST(one_option_is_no_choice);
  RUN_TEST(dice_come_out_in_all_ways);
  RUN_TEST(what_is_too_large_says_so);
}
