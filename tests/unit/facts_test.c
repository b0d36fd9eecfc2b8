/* facts_test.c: events and the table as facts: each reader gets what that reader may know, and no more. */
#include "table.h"

SUITE(facts_suite);

/* All events as the readers 0 to 3 hear them: "move piece=card 2 from=deck ...", hidden facts as ?, none as -. */
static struct {
  croupier *c;
  size_t used;
  char text[60000];
} heard;

static void write_fact(const croupier_event *e, const croupier_fact *f) {
  const char *member = f->member == NULL ? "" : f->member;
  char value[200];
  if (f->kind == CROUPIER_HIDDEN) strcpy(value, "?");
  else if (f->kind == CROUPIER_NOTHING) strcpy(value, "-");
  else snprintf(value, sizeof value, "%s", croupier_fact_text(e, f, "en"));
  heard.used += (size_t)snprintf(heard.text + heard.used, sizeof heard.text - heard.used, " %s%s%s=%s%s",
                                 f->name, *member ? "." : "", member, value, f->listed ? "," : "");
}

static void hear(void *data, const croupier_event *e) {
  (void)data;
  for (int seat = 0; seat <= 3 && heard.used < sizeof heard.text - 2000; seat++) {
    heard.used += (size_t)snprintf(heard.text + heard.used, 100, "\n%d %s", seat, croupier_event_word(e));
    for (croupier_fact f = {0}; croupier_event_next(e, seat, &f);) write_fact(e, &f);
  }
}

static void leave(void *unused) {
  (void)unused;
  croupier_free(heard.c);
  memset(&heard, 0, sizeof heard);
}

static const char *begin(const char *script) {
  leave(NULL);
  croupier_config config = {.script = {"g.lua", script, strlen(script)}, .event = hear};
  heard.c = croupier_new(&config);
  if (*croupier_error(heard.c) == '\0') croupier_start(heard.c, 1);
  return croupier_error(heard.c);
}

/* Is that a line, whole? */
static bool told(const char *line) {
  char whole[400];
  snprintf(whole, sizeof whole, "\n%s\n", line);
  size_t size = strlen(heard.text);
  heard.text[size] = '\n';
  bool is = strstr(heard.text, whole) != NULL;
  heard.text[size] = '\0';
  if (!is) printf("not told: %s\nbut:%s\n", line, heard.text);
  return is;
}

#define HAND(...)                                                             \
  GAME("function g:setup() self.deck = self:zone 'deck'\n"                    \
       "self.deck:create { 'card {rank}', rank = 3, copies = 2 }\n"           \
       "for _, p in ipairs(self.players) do p.hand = p:zone 'hand' end end\n" \
       "function g:play() local a, b = self.players[1], self.players[2]\n" __VA_ARGS__ "\nend")

TEST a_move_is_known_to_who_sees_it(void) {
  ASSERT_STR_EQ("", begin(HAND("self.deck:deal(1, a.hand, 'dealt') self.deck:top():move_under(self.deck)")));
  ASSERT(told("0 move id=2 piece=card 3 from=deck to=hand of player 1 under=no why=dealt way=-"));
  ASSERT(told("1 move id=1 piece=card 3 from=deck to=hand of player 1 under=no why=dealt way=-"));
  ASSERT(told("2 move id=? piece=? from=deck to=hand of player 1 under=no why=dealt way=-"));
  ASSERT(told("3 move id=? piece=? from=deck to=hand of player 1 under=no why=dealt way=-"));
  ASSERT(told("0 move id=1 piece=card 3 from=deck to=deck under=yes why=- way=-"));
  PASS();
}

TEST a_journey_has_its_way(void) {
  ASSERT_STR_EQ(
      "",
      begin(GAME("function g:setup()\n"
                 "self.map = croupier.board { nodes = { 'x', 'y', 'z' }, roads = { { 'x', 'y', 'z' } } }\n"
                 "self.at = self:zones({ 'at', sees = 'all' }, self.map:nodes())\n"
                 "self.at.x:create { 'cart' } end\n"
                 "function g:play() self.at.x:top():move(self.at.z, 'rides', self.map:path('x', 'z')) end")));
  ASSERT(told("3 road board=1 from=x to=y"));
  ASSERT(told("3 road board=1 from=y to=z"));
  ASSERT(told("3 move id=1 piece=cart from=at x to=at z under=no why=rides way=x, way=y, way=z,"));
  PASS();
}

TEST a_payment_says_what_for(void) {
  ASSERT_STR_EQ(
      "", begin(GAME(
              "function g:setup() self.bank = self:purse { 'bank', 9, of = 'gold' }\n"
              "self.yard = self:zone { 'yard', sees = 'all' } self.yard:create { 'house' }\n"
              "for _, p in ipairs(self.players) do\n"
              "p.gold = p:purse { 'gold', 5, sees = 'owner' } end end\n"
              "function g:play() local a, b = self.players[1], self.players[2]\n"
              "a.gold:pay(self.bank, 2, 'built', 'roof') a.gold:pay(b.gold, 1, nil, self.yard:top()) end")));
  ASSERT(told("1 purse from=gold of player 1 to=bank amount=2 balance=11 why=built for=roof"));
  ASSERT(told("2 purse from=gold of player 1 to=bank amount=2 balance=11 why=built for=roof"));
  ASSERT(told("3 purse from=gold of player 1 to=gold of player 2 amount=1 balance=? why=- for=house"));
  ASSERT(told("2 purse from=gold of player 1 to=gold of player 2 amount=1 balance=6 why=- for=house"));
  PASS();
}

/* What is said in secret is not told by what kind of answer it was. */
TEST a_sealed_pass_is_secret(void) {
  ASSERT_STR_EQ("", begin(PLAY("local auction = self:auction { 'sealed', from = a, least = 1 }\n"
                               "for p in auction:calls() do auction:ask(p, 'bid', 3) end")));
  ASSERT_EQ(CROUPIER_OK, croupier_answer(heard.c, 1, croupier_find_option(heard.c, 1, "pass")));
  ASSERT(told("1 answer player=player 1 prompt=bid choice=pass said=instead secret=yes complete=yes to=-"));
  ASSERT(told("2 answer player=player 1 prompt=bid choice=? said=? secret=yes complete=? to=-"));
  ASSERT(told("3 answer player=player 1 prompt=bid choice=? said=? secret=yes complete=? to=-"));
  ASSERT_EQ(CROUPIER_OK, croupier_answer(heard.c, 2, croupier_find_option(heard.c, 2, "2")));
  ASSERT(strstr(heard.text, "opened") == NULL); /* who bid first is no fact of sealed bids */
  ASSERT(told("3 auction step=won player=player 2 amount=2"));
  PASS();
}

TEST an_auction_is_opened_once_and_won_once(void) {
  ASSERT_STR_EQ("", begin(PLAY("local auction = self:auction { 'ascending', from = a, least = 1 }\n"
                               "for p in auction:calls() do auction:ask(p, 'bid', 3) end\n"
                               "local none = self:auction { 'once', from = a, least = 1 }\n"
                               "for p in none:calls() do none:ask(p, 'bid', 3) end")));
  static const char *const says[] = {"1", "2", "pass", "pass", "pass"};
  for (int i = 0; i < 5; i++) {
    int seat = croupier_question_at(heard.c, 0)->seat;
    ASSERT_EQ(CROUPIER_OK, croupier_answer(heard.c, seat, croupier_find_option(heard.c, seat, says[i])));
  }
  ASSERT(told("3 auction step=opened player=player 1 amount=1"));
  ASSERT(strstr(heard.text, "opened player=player 2") == NULL);
  ASSERT(told("3 auction step=won player=player 2 amount=2"));
  ASSERT(told("3 auction step=won player=- amount=0"));
  PASS();
}

/* All know from the rules where picks go, not which they are. */
TEST a_select_says_where_its_picks_go(void) {
  ASSERT_STR_EQ("",
                begin(HAND("self.deck:deal(2, a.hand) "
                           "a:select { 'lay', from = a.hand, to = b.hand, count = 1, instead = 'pass' }")));
  ASSERT_EQ(CROUPIER_OK, croupier_answer(heard.c, 1, 0));
  ASSERT(
      told("2 answer player=player 1 prompt=lay choice=? said=? secret=no complete=? to=hand of player 2"));
  PASS();
}

TEST a_select_is_complete_with_its_last_pick(void) {
  ASSERT_STR_EQ("", begin(HAND("self.deck:deal(2, a.hand) a:select { 'lay', from = a.hand, count = 2 }")));
  ASSERT_EQ(CROUPIER_OK, croupier_answer(heard.c, 1, 0));
  ASSERT(told("2 answer player=player 1 prompt=lay choice=? said=? secret=no complete=? to=-"));
  ASSERT(told("1 answer player=player 1 prompt=lay choice=card 3 said=choice secret=no complete=no to=-"));
  ASSERT_EQ(CROUPIER_OK, croupier_answer(heard.c, 1, 0));
  ASSERT(told("1 answer player=player 1 prompt=lay choice=card 3 said=choice secret=no complete=yes to=-"));
  PASS();
}

TEST dummies_and_phases_have_names(void) {
  ASSERT_STR_EQ(
      "",
      begin(PLAY("self:phase('turn', 4, b) self:score_for('ghost', 3, 'haunts') self:score_for('ghost', -1)\n"
                 "a:score(self:points_of 'ghost') self:note('boo {n}', { n = { 1, b } })")));
  ASSERT(told("2 phase name=turn number=4 player=player 2"));
  ASSERT(told("2 score player=- name=ghost points=3 total=3 why=haunts"));
  ASSERT(told("2 score player=- name=ghost points=-1 total=2 why=-"));
  ASSERT(told("2 score player=player 1 name=- points=2 total=2 why=-"));
  ASSERT(told("2 note code=boo {n} text=boo {n} n=1, n=player 2,"));
  int score = 0;
  ASSERT_STR_EQ("ghost", croupier_dummy(heard.c, 0, &score));
  ASSERT_EQ_FMT(2, score, "%d");
  ASSERT_EQ(NULL, croupier_dummy(heard.c, 1, &score));
  ASSERT_EQ_FMT(2, croupier_phase_now(heard.c).seat, "%d");
  ASSERT_EQ_FMT(4, croupier_phase_now(heard.c).number, "%d");
  PASS();
}

/* What a script does wrong is an error whether anybody listens or not: else undo and bots would play another game. */
#define WRONG                                                                                                    \
  GAME(                                                                                                          \
      "function g:setup() self.row = self:zone { 'row', sees = 'all' } self.row:create { 'card', copies = 2 }\n" \
      "self.deck = self:zone 'deck' self.deck:create { 'secret' }\n"                                             \
      "self.pot, self.bank = self:purse { 'pot', 5, of = 'x' }, self:purse { 'bank', 5, of = 'x' } end\n"        \
      "function g:play() local card, text = self.row:top(), ('x'):rep(400)\n"                                    \
      "local wrong = { pcall(card.move, card, self.deck, nil, { text }) }\n"                                     \
      "local note, word = pcall(self.note, self, 'n', { x = 1.5 }), pcall(self.note, self, 'a\\1')\n"            \
      "local pay = pcall(self.pot.pay, self.pot, self.bank, 1, nil, self.deck:top())\n"                          \
      "self.players[1]:ask('so', { tostring(wrong[1]) .. tostring(note) .. tostring(word) .. tostring(pay) ..\n" \
      "#self.row .. self.pot:amount() }) end")

TEST nobody_need_listen_for_an_error(void) {
  ASSERT_STR_EQ("", begin(WRONG));
  ASSERT_STR_EQ("falsefalsefalsefalse25", croupier_option(heard.c, 1, 0, NULL));
  croupier_config config = {.script = {"g.lua", WRONG, strlen(WRONG)}};
  croupier *deaf = croupier_new(&config);
  croupier_start(deaf, 1);
  ASSERT_STR_EQ("falsefalsefalsefalse25", croupier_option(deaf, 1, 0, NULL));
  ASSERT_EQ(croupier_hash(heard.c), croupier_hash(deaf));
  croupier_free(deaf);
  PASS();
}

TEST the_seed_is_nobodys_business(void) {
  ASSERT_STR_EQ("", begin(PLAY("")));
  ASSERT(told("0 start game=g players=2 teams=-, seed=1 knobs=-"));
  ASSERT(told("1 start game=g players=2 teams=-, seed=? knobs=-"));
  PASS();
}

TEST the_table_is_seen_thing_by_thing(void) {
  ASSERT_STR_EQ("", begin(HAND("self.deck:deal(1, a.hand) a:agrees 'go'")));
  croupier_piece piece[4];
  ASSERT_EQ_FMT(3, croupier_zones(heard.c), "%d");
  croupier_zone hand = croupier_zone_at(heard.c, 1, 1), hidden = croupier_zone_at(heard.c, 2, 1);
  ASSERT_STR_EQ("hand(1)", hand.name);
  ASSERT_STR_EQ("hand", hand.word);
  ASSERT(hand.owner == 1 && hand.count == 1 && hand.seen && !hand.open && hand.member == NULL);
  ASSERT(hidden.count == 1 && !hidden.seen);
  ASSERT_EQ_FMT(1, croupier_pieces(heard.c, 1, 1, piece, 4), "%d");
  ASSERT_STR_EQ("card 3", piece[0].name);
  ASSERT_EQ_FMT(1, croupier_pieces(heard.c, 2, 1, piece, 4), "%d");
  ASSERT(piece[0].id == 0 && piece[0].name == NULL);
  ASSERT_EQ_FMT(0, croupier_pieces(heard.c, 0, 9, piece, 4), "%d");
  ASSERT_EQ(NULL, croupier_zone_at(heard.c, 0, -1).name);
  PASS();
}

TEST kinds_of_mistakes_are_told_apart(void) {
#define MISTAKE(kind, script)                                                     \
  do {                                                                            \
    start(script, 1);                                                             \
    ASSERT_EQ_FMT((int)(kind), (int)croupier_last_fault(table.c)->mistake, "%d"); \
  } while (0)
  MISTAKE(CROUPIER_SYNTAX, "local g =\n= 3");
  MISTAKE(CROUPIER_NOT_IN_PLAY, PLAY("self:zone 'late'"));
  MISTAKE(CROUPIER_NOT_IN_PLAY, PLAY("croupier.board { nodes = { 'x' }, roads = {} }"));
  MISTAKE(CROUPIER_NOT_IN_SETUP, GAME("function g:setup() self:roll() end function g:play() end"));
  MISTAKE(CROUPIER_NOT_IN_SETUP,
          GAME("function g:setup() self.players[1]:agrees 'q' end function g:play() end"));
  MISTAKE(CROUPIER_MISTAKE, PLAY("error 'x'"));
  PASS();
}

SUITE(facts_suite) {
  SET_TEARDOWN(leave, NULL);
  RUN_TEST(a_move_is_known_to_who_sees_it);
  RUN_TEST(a_journey_has_its_way);
  RUN_TEST(a_payment_says_what_for);
  RUN_TEST(a_sealed_pass_is_secret);
  RUN_TEST(an_auction_is_opened_once_and_won_once);
  RUN_TEST(a_select_says_where_its_picks_go);
  RUN_TEST(a_select_is_complete_with_its_last_pick);
  RUN_TEST(dummies_and_phases_have_names);
  RUN_TEST(nobody_need_listen_for_an_error);
  RUN_TEST(the_seed_is_nobodys_business);
  RUN_TEST(the_table_is_seen_thing_by_thing);
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(kinds_of_mistakes_are_told_apart);
}
