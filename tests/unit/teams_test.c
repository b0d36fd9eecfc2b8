/* teams_test.c: who plays with whom, the one score and rank of a team, and what all win or lose together. */
#include "table.h"

SUITE(teams_suite);

/* A game of four whose declaration goes on with `declared`. */
#define FOUR(declared, body)                                                                                      \
  "local g = croupier.game 'g' { players = 4, " declared " }\n"                                                   \
  "function g:play() local a, b, c, d = table.unpack(self.players)\n"                                             \
  "  local function seats(list) local s = '' for _, p in ipairs(list) do s = s .. p.seat end return s end\n" body \
  "\nend\nreturn g\n"

static const char *standings(void) {
  static char all[80];
  int size = 0;
  for (int i = 1; i <= croupier_players(table.c); i++)
    size += snprintf(all + size, sizeof all - (size_t)size, "%d:%d/%d ", croupier_team(table.c, i),
                     croupier_score(table.c, i), croupier_rank(table.c, i));
  return all;
}

TEST a_team_has_one_score_and_place(void) {
  ASSERT_ENDS(
      FOUR("teams = 2", "a:score(3) c:score(4) d:score(9) assert(a:points() == 7 and b:points() == 9)"));
  ASSERT_STR_EQ("1:7/2 2:9/1 1:7/2 2:9/1 ", standings());
  ASSERT_ENDS(FOUR("teams = { { 1 }, { 2, 3, 4 } }", "c:score(4) d:score(1)"));
  ASSERT_STR_EQ("1:0/2 2:5/1 2:5/1 2:5/1 ", standings());
  ASSERT_ENDS(FOUR("teams = { { 1, 4 }, { 2 }, { 3 } }", "a:score(1) b:score(2) c:score(3)"));
  ASSERT_STR_EQ("1:1/3 2:2/2 3:3/1 1:1/3 ", standings());
  ASSERT_ENDS(FOUR("lowest = true, teams = 2", "a:score(1)"));
  ASSERT_STR_EQ("1:1/2 2:0/1 1:1/2 2:0/1 ", standings());
  PASS();
}

TEST teams_follow_players_and_knobs(void) {
  ASSERT_ENDS(
      FOUR("knobs = { pairs = { true, 'p' } }, teams = function(n, knobs) return knobs.pairs and n // 2 end",
           "a:score(1)"));
  ASSERT_STR_EQ("1:1/1 2:0/2 1:1/1 2:0/2 ", standings());
  ASSERT_ENDS(
      FOUR("knobs = { pairs = { false, 'p' } }, teams = function(n, knobs) return knobs.pairs and n // 2 end",
           "a:score(1) assert(#self:teams() == 4 and a:partner() == nil and seats(b:team()) == '2')"));
  ASSERT_STR_EQ("0:1/1 0:0/2 0:0/2 0:0/2 ", standings());
  PASS();
}

TEST players_know_their_team(void) {
  ASSERT_ENDS(FOUR("teams = 2", "assert(a:partner() == c and c:partner() == a and seats(d:team()) == '24')\n"
                                "assert(#self:teams() == 2 and seats(self:teams()[1]) == '13')\n"
                                "a:team()[1] = b assert(seats(a:team()) == '13')"));
  ASSERT_ENDS(FOUR("teams = { { 1, 2, 4 }, { 3 } }",
                   "assert(a:partner() == b and b:partner() == d and c:partner() == nil)"));
  ASSERT_ENDS(FOUR("together = true",
                   "assert(a:partner() == b and #self:teams() == 1 and seats(c:team()) == '1234')"));
  PASS();
}

/* What breaks a tie is added up for the team. */
TEST ties_are_broken_by_what_the_team_has(void) {
  ASSERT_ENDS(
      FOUR("teams = 2", "self:standings { ties = { function(p) return p.seat == 2 and 5 or p.seat end } }"));
  ASSERT_STR_EQ("1:0/2 2:0/1 1:0/2 2:0/1 ", standings());
  PASS();
}

TEST all_win_or_lose(void) {
  ASSERT_ENDS(FOUR("together = true", "a:score(2) b:score(3)"));
  ASSERT_STR_EQ("1:5/1 1:5/1 1:5/1 1:5/1 ", standings());
  ASSERT_EQ(CROUPIER_SHARED, croupier_fate_of(table.c));
  ASSERT_ENDS(FOUR("together = true", "a:score(2) self:lose()"));
  ASSERT_STR_EQ("1:2/2 1:2/2 1:2/2 1:2/2 ", standings());
  ASSERT_EQ(CROUPIER_ALL_LOST, croupier_fate_of(table.c));
  ASSERT_ENDS(FOUR("together = true", "self:win()"));
  ASSERT_STR_EQ("1:0/1 1:0/1 1:0/1 1:0/1 ", standings());
  ASSERT_EQ(CROUPIER_ALL_WON, croupier_fate_of(table.c));
  ASSERT_ENDS(FOUR("teams = 2", ""));
  ASSERT_EQ(CROUPIER_AGAINST, croupier_fate_of(table.c));
  croupier_start(table.c, 2);
  start(FOUR("teams = 2", "self:lose()"), 1);
  SAYS("only a game that is played together is won or lost by all");
  PASS();
}

/* What the last game came to is not what the next one does. */
TEST each_game_begins_anew(void) {
  static const char once[] =
      FOUR("together = true", "if self:random(2) == 1 then self:lose() else self:win() end");
  int lost = 0;
  ASSERT_STR_EQ("", lay(once));
  for (uint64_t seed = 1; seed <= 20; seed++) {
    croupier_start(table.c, seed);
    croupier_fate fate = croupier_fate_of(table.c);
    ASSERT(fate == CROUPIER_ALL_LOST || fate == CROUPIER_ALL_WON);
    ASSERT_EQ(fate == CROUPIER_ALL_LOST ? 2 : 1, croupier_rank(table.c, 4));
    lost += fate == CROUPIER_ALL_LOST;
  }
  ASSERT(lost > 0 && lost < 20);
  PASS();
}

TEST wrong_teams_are_named(void) {
  static const struct {
    const char *script, *says;
  } wrong[] = {
      {FOUR("teams = 2, together = true", ""), "g.lua:1: a game is played in teams or together, not both"},
      {FOUR("teams = 'two'", ""), "g.lua:1: teams are a number or lists of seats: teams = 2, or"},
      {FOUR("teams = 2.5", ""), "teams are a number or lists of seats"},
      {FOUR("teams = 3", ""), "the teams of g: 4 players do not make 3 teams; teams = 2"},
      {FOUR("teams = 1", ""), "4 players do not make 1 teams"},
      {FOUR("teams = { { 1, 2 }, { 3 } }", ""), "seat 4 is in no team"},
      {FOUR("teams = { { 1, 2 }, { 3, 4, 2 } }", ""), "seat 2 is in two teams"},
      {FOUR("teams = { { 1, 2 }, { 3, 5 } }", ""), "there is no seat 5 among 4 players"},
      {FOUR("teams = { 1, 2 }", ""), "a team is a list of seats"},
      {FOUR("teams = function() return 'x' end", ""), "they are x"},
  };
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    lay(wrong[i].script);
    SAYS(wrong[i].says);
  }
  PASS();
}

/* The option that the bot in seat 1 chooses. */
static int searched(const char *script, const char *bot) {
  croupier_bot how;
  if (*start_remembering(script, 1) != '\0' || !croupier_bot_named(bot, &how)) return -1;
  return croupier_search(table.c, 1, &how, 3, NULL, NULL, 0);
}

TEST bots_play_for_their_team(void) {
  static const char *const bots[] = {"greedy", "search:300"};
  for (int i = 0; i < 2; i++) {
    ASSERT_EQ(1, searched(FOUR("teams = 2", "self.players[a:ask('to', { 2, 3, 4 })]:score(3)"), bots[i]));
    ASSERT_EQ(
        2, searched(FOUR("teams = { { 1, 4 }, { 2, 3 } }", "self.players[a:ask('to', { 2, 3, 4 })]:score(3)"),
                    bots[i]));
    ASSERT_EQ(1, searched(FOUR("together = true", "d:score(a:ask('n', { 1, 5, 2 }))"), bots[i]));
    ASSERT_EQ(2, searched(FOUR("together = true", "if a:ask('n', { 1, 2, 3, 4 }) ~= 3 then self:lose() end"),
                          bots[i]));
    ASSERT_EQ(3, searched(FOUR("together = true", "if a:ask('n', { 1, 2, 3, 4 }) == 4 then self:win() end"),
                          bots[i]));
  }
  PASS();
}

/* To be ahead of all opponents is all that a place can give, however many partners share it. */
TEST partners_are_not_to_be_beaten(void) {
  croupier_estimate best[2];
  croupier_bot how;
  ASSERT_STR_EQ(
      "", start_remembering(FOUR("teams = { { 1, 2, 3 }, { 4 } }", "a:score(a:ask('n', { 1, 5 }))"), 1));
  ASSERT(croupier_bot_named("greedy", &how));
  croupier_search(table.c, 1, &how, 3, NULL, best, 2);
  ASSERT(best[0].value > 0.85);
  PASS();
}

SUITE(teams_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(a_team_has_one_score_and_place);
  RUN_TEST(teams_follow_players_and_knobs);
  RUN_TEST(players_know_their_team);
  RUN_TEST(ties_are_broken_by_what_the_team_has);
  RUN_TEST(all_win_or_lose);
  RUN_TEST(each_game_begins_anew);
  RUN_TEST(wrong_teams_are_named);
  RUN_TEST(bots_play_for_their_team);
  RUN_TEST(partners_are_not_to_be_beaten);
}
