/* shownlib_test.c: variables that the table shows, to whom, and what of them is secret. */
#include "few_lines.h"

SUITE(shownlib_suite);

#define ASKING " local x = a:ask('x', { 'on', 'off' })\n"

/* Lays out and plays up to a question, with texts. Returns the error. */
static const char *shows(const char *setup, const char *rules) {
  char script[4000];
  clear(NULL);
  int size = snprintf(
      script, sizeof script,
      "local g = croupier.game 'g' { players = 2, texts = { en = { suit = 'the suit', hearts = 'red hearts',\n"
      "  ['x?'] = 'x', out = 'has left', bid = 'bid', stock = 'stock', hand = 'hand', open = 'open',\n"
      "  ['card {n}'] = 'card {n}', best = 'best', list = 'list', sign = 'sign', t = 't' } } }\n"
      "function g:setup() local a, b = self.players[1], self.players[2]\n"
      "self.stock, self.open, a.hand = self:zone 'stock', self:zone { 'open', sees = 'all' }, a:zone 'hand'\n"
      "self.stock:create { 'card {n}', n = 1 } self.stock:create { 'card {n}', n = 2 }\n"
      "%s end\n"
      "function g:play() local a, b = self.players[1], self.players[2]\n%s end return g",
      setup, rules);
  croupier_config config = {.script = {"g.lua", script, (size_t)size}};
  table.c = croupier_new(&config);
  croupier_remember(table.c, true);
  if (croupier_status(table.c) == CROUPIER_READY) croupier_start(table.c, SEED);
  return croupier_error(table.c);
}

#define SAYS(text) ASSERTm(croupier_error(table.c), strstr(croupier_error(table.c), text) != NULL)

static bool seen(int seat, const char *values) {
  const char *view = croupier_view(table.c, seat), *at = strstr(view, "\"values\":"), *end = at;
  while (end != NULL && *end != '}') end++;
  if (end != NULL && strlen(values) == (size_t)(end - at) + 1 && strncmp(at, values, strlen(values)) == 0)
    return true;
  printf("sees: %.200s\n", at);
  return false;
}

#define ASSERT_SEEN(seat, values) ASSERT(seen(seat, "\"values\":{" values "}"))

/* No further word is needed: the table shows what the variable holds when it is looked at. */
TEST variables_are_seen_as_they_are(void) {
  ASSERT_STR_EQ("",
                shows("self:shows('suit', 't') a:shows 'bid' b:shows { 'bid', 'out' }",
                      "self.suit, a.bid = 'hearts', 0 " ASKING
                      "self.suit, a.bid, b.out, self.t = 'spades', nil, true, { b, self.stock, 4 }" ASKING));
  for (int seat = 0; seat <= 3; seat++) ASSERT_SEEN(seat, "\"suit\":\"hearts\",\"bid(1)\":0");
  ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 0));
  ASSERT_SEEN(3, "\"suit\":\"spades\",\"t\":[2,\"stock\",4],\"out(2)\":true");
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 1));
  ASSERT_SEEN(3, "\"suit\":\"hearts\",\"bid(1)\":0");
  PASS();
}

TEST people_read_them_in_their_words(void) {
  ASSERT_STR_EQ("", shows("self:shows('suit', 't') a:shows('bid', 'out')",
                          "self.suit, a.bid, a.out, self.t = 'hearts', 3, true, { b, true }" ASKING));
  const char *picture = croupier_picture(table.c, 2, "en", 80, 24, 0);
  ASSERTm(picture, strstr(picture, "the suit red hearts  t player 2, yes") != NULL);
  ASSERTm(picture, strstr(picture, "player 1        bid 3  has left") != NULL);
  ASSERT_STR_EQ("", shows("self:shows 't'", "self.t = { a, b, a, b, a, b, a } " ASKING));
  picture = croupier_picture(table.c, 2, "en", 80, 24, 0);
  ASSERTm(picture,
          strstr(picture, "t player 1, player 2, player 1, player 2, player 1, player 2, player 1") != NULL);
  PASS();
}

TEST values_are_texts_of_their_own(void) {
  ASSERT_STR_EQ("", shows("self:shows('suit', 't') a:shows('bid', 'out')",
                          "self.suit, a.bid, a.out, self.t = 'hearts', 3, true, { b, true }" ASKING));
  ASSERT_STR_EQ("red hearts", croupier_shown_text(table.c, 2, 0, "en"));
  ASSERT_STR_EQ("", croupier_shown_text(table.c, 2, 3, "en"));
  ASSERT_STR_EQ("bid of player 1", croupier_name(table.c, "bid(1)", "en"));
  PASS();
}

TEST a_drawing_has_places_for_them(void) {
  ASSERT_STR_EQ("", shows("self:shows 'suit' a:shows('bid', 'out')\n"
                          "self:picture [[suit: {suit      }| {bid(1)}|{out(1)    }|]]",
                          "self.suit, a.bid = 'hearts', 3 " ASKING "a.out, a.bid = true, nil " ASKING));
  ASSERTm(croupier_picture(table.c, 2, "en", 80, 24, 0),
          strstr(croupier_picture(table.c, 2, "en", 80, 24, 0),
                 "suit: red hearts  | 3       |            |") != NULL);
  ASSERT_EQ(NULL, strstr(croupier_picture(table.c, 2, "en", 80, 24, 0), "bid"));
  ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 0));
  ASSERTm(croupier_picture(table.c, 2, "en", 80, 24, 0),
          strstr(croupier_picture(table.c, 2, "en", 80, 24, 0), "|         |has left    |") != NULL);
  PASS();
}

/* A variable with a piece says no more than the zone in which the piece lies. */
TEST pieces_are_seen_where_they_lie(void) {
  ASSERT_STR_EQ("",
                shows("self:shows('best', 'list')", "self.best = self.stock:top() self.best:move(a.hand)\n"
                                                    "self.list = { self.best, self.stock:top() }" ASKING));
  ASSERT_SEEN(0, "\"best\":\"card 2\",\"list\":[\"card 2\",\"card 1\"]");
  ASSERT_SEEN(1, "\"best\":\"card 2\",\"list\":[\"card 2\",null]");
  ASSERT_SEEN(2, "\"best\":null,\"list\":[null,null]");
  ASSERT_STR_EQ("card 2, ?", croupier_shown_text(table.c, 1, 1, "en"));
  PASS();
}

#define SIGN "a:shows { 'sign', sees = 'owner', among = { 'on', 'off', 'x' } }"

/* Who does not see it takes it for any of the values; the owner knows it. */
TEST what_is_hidden_is_dealt_anew(void) {
  int times[3] = {0};
  ASSERT_STR_EQ("", shows(SIGN " b:shows { 'sign', sees = 'owner', among = { 1 } }", "a.sign = 'on'" ASKING));
  ASSERT_SEEN(1, "\"sign(1)\":\"on\"");
  ASSERT_SEEN(2, "\"sign(1)\":null");
  ASSERT_SEEN(3, "\"sign(1)\":null");
  croupier_mark *mark = croupier_mark_here(table.c);
  for (uint64_t seed = 0; seed < 900; seed++) {
    ASSERT_EQ(CROUPIER_OK, croupier_redeal(table.c, 2, seed));
    const char *view = croupier_view(table.c, 0);
    times[strstr(view, "\"sign(1)\":\"on\"") ? 0 : strstr(view, "\"sign(1)\":\"off\"") ? 1 : 2]++;
    ASSERT_EQ(NULL, strstr(view, "sign(2)")); /* whether there is a value, all know */
    croupier_back_to(table.c, mark);
    ASSERT_EQ(CROUPIER_OK, croupier_redeal(table.c, 1, seed));
    ASSERT(strstr(croupier_view(table.c, 0), "\"sign(1)\":\"on\"") != NULL);
    croupier_back_to(table.c, mark);
  }
  croupier_forget(table.c, mark);
  for (int i = 0; i < 3; i++) ASSERT_IN_RANGE(300, times[i], 60);
  PASS();
}

/* A bot that could read the sign would bet on it. */
TEST bots_do_not_know_what_is_hidden(void) {
  const croupier_bot search = {.kind = CROUPIER_SEARCH, .iterations = 300};
  croupier_estimate best[3];
  ASSERT_STR_EQ("", shows(SIGN, "a.sign = 'on' local word = b:ask('x', { 'on', 'off', 'x' })\n"
                                "b:score(word == a.sign and 9 or 0)"));
  for (uint64_t seed = 1; seed <= 3; seed++) {
    ASSERT(croupier_search(table.c, 2, &search, seed, NULL, best, 3) >= 0);
    for (int i = 0; i < 3; i++) ASSERTm("one looks much better", best[i].value < 0.8 && best[i].times > 20);
  }
  PASS();
}

TEST advice_gets_what_its_seat_sees(void) {
  const croupier_bot greedy = {.kind = CROUPIER_GREEDY};
  ASSERT_STR_EQ("",
                shows(SIGN " a:shows 'out' self:shows('suit', 't', 'best', 'list') end\n"
                           "function g.advice(seen)\n"
                           "  local is = seen.values\n"
                           "  assert(is.suit == 'hearts' and is['sign(1)'] == nil and is['out(1)'])\n"
                           "  assert(is.t[1] == 2 and is.t[2] == true and is.t[3] == 'stock')\n"
                           "  assert(is.best == nil and is.list[1].n == 2 and is.list[1].name == 'card 2')\n"
                           "  return { 0, 1 }\n"
                           "end function g:other()",
                      "a.sign, a.out, self.suit, self.t = 'on', true, 'hearts', { b, true, self.stock }\n"
                      "self.stock:top():move(self.open)\n"
                      "self.best, self.list = self.stock:top(), { self.open:top() }\n"
                      "b:ask('x', { 'on', 'off' })"));
  ASSERT_EQm(croupier_error(table.c), 1, croupier_search(table.c, 2, &greedy, 1, NULL, NULL, 0));
  PASS();
}

TEST what_cannot_be_shown_is_an_error(void) {
  shows("self:shows 'suit'", "self.suit = { hearts = 1 }" ASKING);
  SAYS("'suit' is shown, so it is a list without gaps and names: { 3, 5 }");
  shows("a:shows 'bid'", "a.bid = 1.5" ASKING);
  SAYS(
      "'bid(1)' is shown, so it is a whole number, word, true, piece, zone or player, or a list of these, not number");
  shows("a:shows 'bid'", "a.bid = { print }" ASKING);
  SAYS("or a list of these, not function");
  shows("a:shows 'bid'", "a.bid = {} for i = 1, 25 do a.bid[i] = i end" ASKING);
  SAYS("'bid(1)' is shown, so it has at most 24 values");
  shows("a:shows 'bid'", "a.bid = '\\255'" ASKING);
  SAYS("what people read is UTF-8");
  shows(SIGN, "a.sign = 'heart'" ASKING);
  SAYS("'sign(1)' is 'heart', which is not among the values that those who do not see it take as possible");
  shows("self:shows 'suit'", "self.suit = {{}}"); /* nobody is asked: at the end */
  SAYS("'suit' is shown, so it is a whole number");
  PASS();
}

/* Functions that only look may set variables: what they leave there is checked before anybody looks at it. */
TEST a_predicate_cannot_spoil_them(void) {
  shows("self:shows 'suit'", "a:ask('x', { 1 }, function() self.suit = '\\xff' return true end)");
  SAYS("UTF-8");
  shows("self:shows 'suit'", "a:ask({ 'x', n = function() self.suit = {{}} return 1 end }, { 1 })");
  SAYS("'suit' is shown, so it is a whole number");
  shows("self:shows 'suit'",
        "self:ask_all { 'x', from = { 1 }, where = function() self.suit = '\\xff' return true end }");
  SAYS("UTF-8");
  PASS();
}

TEST declarations_are_checked(void) {
  ASSERT_FAILS("g.lua:10: a variable is shown by its name", "self:shows()", "");
  ASSERT_FAILS("g.lua:10: a variable is shown by its name", "self:shows { sees = 'all' }", "");
  ASSERT_FAILS("g.lua:10: the name of a variable is a word", "self:shows('a', { 'b' })", "");
  ASSERT_FAILS("g.lua:10: shows has no field 'see'; there are: ", "self:shows { 'a', see = 'all' }", "");
  ASSERT_FAILS("g.lua:10: who sees what belongs to the table", "self:shows { 'a', sees = 'owner' }", "");
  ASSERT_FAILS("g.lua:10: what not all see is a piece in a zone", "a:shows { 'a', sees = 'owner' }", "");
  ASSERT_FAILS("g.lua:10: what not all see is a piece in a zone", "a:shows { 'a', sees = { a }, among = {} }",
               "");
  ASSERT_FAILS("g.lua:10: all see it, so nobody needs to know", "a:shows { 'a', among = { 1 } }", "");
  ASSERT_FAILS("g.lua:10: 'play' is no variable", "self:shows 'play'", "");
  ASSERT_FAILS("g.lua:10: 'hand' is no variable", "a.hand = a:zone 'hand' a:shows 'hand'", "");
  ASSERT_FAILS("g.lua:10: 'score' is no variable", "a:shows 'score'", "");
  ASSERT_FAILS("g.lua:10: there is a variable 'bid(1)' already", "a:shows 'bid' a:shows 'bid'", "");
  ASSERT_FAILS("cannot show a variable now", "", "self:shows 'suit'");
  ASSERT_FAILS("a game shows at most 64 variables", "for i = 1, 65 do self:shows('x' .. i) end", "");
  ASSERT_FAILS("the variable 'suit' of the picture has no pieces for dots",
               "self:shows 'suit' self:picture '{suit..}'", "");
  PASS();
}

SUITE(shownlib_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(variables_are_seen_as_they_are);
  RUN_TEST(people_read_them_in_their_words);
  RUN_TEST(values_are_texts_of_their_own);
  RUN_TEST(a_drawing_has_places_for_them);
  RUN_TEST(pieces_are_seen_where_they_lie);
  RUN_TEST(what_is_hidden_is_dealt_anew);
  RUN_TEST(bots_do_not_know_what_is_hidden);
  RUN_TEST(advice_gets_what_its_seat_sees);
  RUN_TEST(what_cannot_be_shown_is_an_error);
  RUN_TEST(a_predicate_cannot_spoil_them);
  RUN_TEST(declarations_are_checked);
}
