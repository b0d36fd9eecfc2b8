/* standing_test.c: who would win if the game ended now: as far as a seat can know it, and at no cost to the game. */
#include "table.h"

SUITE(standing_suite);

static croupier_standing now[CROUPIER_MAX_SEATS];

/* Each has a card that only its owner sees, and one that all have seen before it was laid face down. */
#define CARDS(count_up)                                                                                       \
  "local g = croupier.game 'g' { players = 2 }\n"                                                             \
  "function g:setup() self.deck = self:zone 'deck'\n"                                                         \
  "  for _, p in ipairs(self.players) do p.hand, p.shown = p:zone 'hand', p:zone { 'shown', sees = 'all' }\n" \
  "    p.won = p:zone 'won' end\n"                                                                            \
  "  for i = 1, 60 do self.deck:create { 'card {n}', n = i } end end\n"                                       \
  "function g:play() self.deck:shuffle()\n"                                                                   \
  "  for _, p in ipairs(self.players) do self.deck:deal(1, p.hand) self.deck:deal(1, p.shown)\n"              \
  "    p.shown:move_all(p.won) end\n"                                                                         \
  "  self.players[1]:ask('go on', { 'yes', 'no' }) end\n"                                                     \
  "function g:count_up() for _, p in ipairs(self.players) do " count_up " end end\n"                          \
  "return g\n"
#define WON "p:score(p.won:sum 'n')"

TEST counts_what_was_seen(void) {
  for (uint64_t seed = 1; seed <= 20; seed++) {
    ASSERT_STR_EQ("", start_remembering(CARDS(WON), seed));
    croupier_standing all[CROUPIER_MAX_SEATS];
    ASSERT(croupier_count_up(table.c, 0, all));
    for (int seat = 1; seat <= 2; seat++) {
      ASSERT(croupier_count_up(table.c, seat, now));
      for (int i = 0; i < 2; i++) {
        ASSERT(now[i].known && all[i].known);
        ASSERT_EQ(all[i].score, now[i].score);
        ASSERT_EQ(all[i].rank, now[i].rank);
      }
    }
    ASSERT_EQ(CROUPIER_OK, answer("yes"));
    ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
    for (int i = 0; i < 2; i++) {
      ASSERT_EQ(all[i].score, croupier_score(table.c, i + 1));
      ASSERT_EQ(all[i].rank, croupier_rank(table.c, i + 1));
    }
    ASSERT_FALSE(croupier_count_up(table.c, 1, now)); /* it is over */
  }
  PASS();
}

/* Seat 1 knows its own card, and not the other's; an onlooker is told nothing. */
TEST tells_no_secret(void) {
  for (uint64_t seed = 1; seed <= 20; seed++) {
    ASSERT_STR_EQ("", start_remembering(CARDS("p:score(p.hand:sum 'n')"), seed));
    ASSERT(croupier_count_up(table.c, 1, now));
    ASSERT(now[0].known && !now[1].known);
    ASSERT(croupier_count_up(table.c, 2, now));
    ASSERT(!now[0].known && now[1].known);
    ASSERT_FALSE(croupier_count_up(table.c, 3, now));
  }
  PASS();
}

/* Luck to come is known to nobody, not even where everything is. */
TEST tells_no_luck_to_come(void) {
  ASSERT_STR_EQ("", start_remembering(CARDS("p:score(self:random(1000))"), 1));
  for (int seat = 0; seat <= 2; seat++) {
    ASSERT(croupier_count_up(table.c, seat, now));
    ASSERT(!now[0].known && now[0].rank == 0);
  }
  PASS();
}

/* Position, view, events, prints and the error of before stay as they are. */
TEST costs_the_game_nothing(void) {
  ASSERT_STR_EQ("",
                start_remembering(CARDS("print 'x' self.deck:shuffle() p.hand:move_all(self.deck) " WON), 4));
  ASSERT_EQ(CROUPIER_USAGE, croupier_answer(table.c, 2, 0));
  char error[200], view[4000];
  snprintf(error, sizeof error, "%s", croupier_error(table.c));
  snprintf(view, sizeof view, "%s", croupier_view(table.c, 1));
  uint64_t hash = croupier_hash(table.c);
  int events = table.events, printed = table.printed;
  for (int seat = 0; seat <= 2; seat++) ASSERT(croupier_count_up(table.c, seat, now));
  ASSERT_EQ(hash, croupier_hash(table.c));
  ASSERT_EQ(events, table.events);
  ASSERT_EQ(printed, table.printed);
  ASSERT_STR_EQ(error, croupier_error(table.c));
  ASSERT_STR_EQ(view, croupier_view(table.c, 1));
  ASSERT(strstr(view, "\"count_up\": [{\"score\": ") != NULL ||
         strstr(view, "\"count_up\":[{\"score\":") != NULL);
  ASSERT_EQ(0, (int)croupier_can_undo(table.c));
  PASS();
}

/* A rule that asks, fails or never ends gives no figure; and no rule gives none. */
TEST may_have_no_figure(void) {
  static const char *const rules[] = {CARDS("self.players[1]:ask('why', { 'x', 'y' })"), CARDS("error 'no'"),
                                      CARDS("while true do end"), CARDS("p:agrees 'it'")};
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
    ASSERT_STR_EQ("", start_remembering(rules[i], 1));
    uint64_t hash = croupier_hash(table.c);
    ASSERT_FALSE(croupier_count_up(table.c, 1, now));
    ASSERT_STR_EQ("", croupier_error(table.c));
    ASSERT_EQ(CROUPIER_ASKS, croupier_status(table.c));
    ASSERT_EQ(hash, croupier_hash(table.c));
    ASSERT(strstr(croupier_view(table.c, 1), "null") != NULL);
  }
  ASSERT_STR_EQ("", start_remembering(PLAY("a:score(3) a:ask('go on', { 'yes' })"), 1));
  ASSERT_FALSE(croupier_count_up(table.c, 1, now));
  ASSERT_STR_EQ("", start(CARDS(WON), 1)); /* nothing was remembered */
  ASSERT_FALSE(croupier_count_up(table.c, 1, now));
  ASSERT(croupier_count_up(table.c, 0, now));
  PASS();
}

/* The rule follows play. Where the script has ranked the players itself it does not. */
TEST follows_play(void) {
  ASSERT_ENDS(GAME("function g:play() end\n"
                   "function g:count_up() self.players[2]:score(7) end"));
  ASSERT_EQ(7, croupier_score(table.c, 2));
  ASSERT_EQ(1, croupier_rank(table.c, 2));
  ASSERT_ENDS(GAME("function g:play() return self:count_up() end\n"
                   "function g:count_up() self.players[2]:score(7) self:standings() end"));
  ASSERT_EQ(7, croupier_score(table.c, 2));
  PASS();
}

/* At the end it may ask, as play may. */
TEST may_ask_at_the_end(void) {
  ASSERT_STR_EQ("", start_remembering(GAME("function g:play() end\n"
                                           "function g:count_up() local a = self.players[1]\n"
                                           "  a:score(a:ask('how many', { 3, 4 })) end"),
                                      1));
  ASSERT_FALSE(croupier_count_up(table.c, 1, now));
  ASSERT_EQ(CROUPIER_OK, answer("4"));
  ASSERT_EQ(4, croupier_score(table.c, 1));
  ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
  PASS();
}

/* Both have gold, and are asked once. */
#define TIED(gold, ties)                                                   \
  GAME("function g:setup() for i, p in ipairs(self.players) do\n"          \
       "  p.gold = p:purse { 'gold', ({" gold "})[i] } end end\n"          \
       "function g:play() self.players[1]:ask('go on', { 'yes', 'no' })\n" \
       "  self:standings { ties = {" ties "} } end\n"                      \
       "function g:gold(p) return p.gold:amount() end function g:seat(p) return p.seat end")
#define BY_GOLD "{ '{n} gold', function(p) return self:gold(p) end }"
#define BY_SEAT "{ 'seat {n}', function(p) return self:seat(p) end, lowest = true }"

static const char *after_the_end(const char *script, int seat) {
  if (*start_remembering(script, 1) != '\0') return croupier_error(table.c);
  if (*croupier_tie_break(table.c, seat, NULL) != '\0') return "too soon";
  return answer("yes") == CROUPIER_OK ? croupier_tie_break(table.c, seat, NULL) : croupier_error(table.c);
}

TEST tells_what_broke_a_tie(void) {
  ASSERT_STR_EQ("7 gold", after_the_end(TIED("7, 3", BY_GOLD "," BY_SEAT), 1));
  ASSERT_STR_EQ("3 gold", croupier_tie_break(table.c, 2, NULL));
  ASSERT_STR_EQ("5 gold, seat 2", after_the_end(TIED("5, 5", BY_GOLD "," BY_SEAT), 2));
  ASSERT_EQ(1, croupier_rank(table.c, 1));                    /* the lower seat */
  ASSERT_STR_EQ("", after_the_end(TIED("5, 5", BY_GOLD), 1)); /* they share the place */
  ASSERT_EQ(1, croupier_rank(table.c, 2));
  ASSERT_STR_EQ("",
                after_the_end(TIED("5, 6", "function(p) return self:gold(p) end"), 1)); /* there is no word */
  ASSERT_EQ(2, croupier_rank(table.c, 1));
  PASS();
}

TEST refuses_ties_of_other_forms(void) {
  static const char *const wrong[] = {"3", "{ 'gold' }", "{ function() return 1 end }",
                                      "{ 'gold', function() return 1 end, low = true }"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    char script[2000];
    snprintf(script, sizeof script, "%s", TIED("1, 1", "@"));
    char *at = strchr(script, '@'), rest[1000];
    strcpy(rest, at + 1);
    sprintf(at, "%s%s", wrong[i], rest);
    ASSERT(strstr(after_the_end(script, 1), "what breaks a tie") != NULL);
  }
  PASS();
}

SUITE(standing_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(counts_what_was_seen);
  RUN_TEST(tells_no_secret);
  RUN_TEST(tells_no_luck_to_come);
  RUN_TEST(costs_the_game_nothing);
  RUN_TEST(may_have_no_figure);
  RUN_TEST(follows_play);
  RUN_TEST(may_ask_at_the_end);
  RUN_TEST(tells_what_broke_a_tie);
  RUN_TEST(refuses_ties_of_other_forms);
}
