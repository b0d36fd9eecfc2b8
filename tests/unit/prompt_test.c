/* prompt_test.c: values in prompts, what a question wants, and why it leaves out the rest. */
#include "table.h"

SUITE(prompt_suite);

/* Two players with a hand of cards 1 to 4 of two suits. */
#define TEXTS(prompt)                                                                                                                                               \
  "local g = croupier.game 'g' { players = 2, knobs = { limit = { 7, range = { 1, 9 }, 'a limit' } }, texts = { en = { title = 'G', hand = 'hand', gone = 'gone', " \
  "red = 'red', blue = 'blue', ['{suit} {rank}'] = '{suit} {rank}', ['pay?'] = \"" prompt "\" } } }\n"                                                              \
  "function g:setup()\n"                                                                                                                                            \
  "  for _, p in ipairs(self.players) do p.hand = p:zone 'hand' end\n"                                                                                              \
  "  for _, suit in ipairs { 'red', 'blue' } do for rank = 1, 4 do\n"                                                                                               \
  "    self.players[1].hand:create { '{suit} {rank}', suit = suit, rank = rank } end end end\n"
#define ASKING(prompt, ...) \
  TEXTS(prompt) "function g:play() local a, b = table.unpack(self.players)\n" __VA_ARGS__ "\nend return g"

static const char *asked(const char *script) {
  if (*lay(script) != '\0' || croupier_start(table.c, 1) != CROUPIER_OK) return croupier_error(table.c);
  return croupier_prompt(table.c, 1, "en");
}

TEST a_prompt_tells_its_values(void) {
  ASSERT_STR_EQ(
      "Pay 7 to player 2: red 3, red 2 of hand of player 1 in red",
      asked(ASKING("Pay {price} to {to}: {cards} of {zone} in {suit}",
                   "local card = a.hand:at(3)\n"
                   "a:select { { 'pay', price = 7, to = b, cards = { card, a.hand:at(2) }, zone = a.hand,"
                   " suit = 'red' }, from = a.hand }")));
  ASSERT_STR_EQ("7 of 7.", asked(ASKING("{n} of [n=7: {n}][not n=7: others].", "a:agrees { 'pay', n = 7 }")));
  ASSERT_STR_EQ("8 of others.",
                asked(ASKING("{n} of [n=7: {n}][not n=7: others].", "a:number({ 'pay', n = 8 }, 1, 3)")));
  ASSERT_STR_EQ("By player 2: pay",
                asked(ASKING("By {player}: {prompt}", "a:agrees { 'pay', player = b, prompt = 'pay' }")));
  ASSERT_STR_EQ("7: yes", asked(ASKING("{limit}: [limit=7: yes]", "a:agrees 'pay'")));
  ASSERT_STR_EQ("1", asked(ASKING("{n}", "a:ask({ 'pay', n = 1 }, a.hand)")));
  ASSERT_STR_EQ("2", asked(ASKING("{n}", "a:order({ 'pay', n = 2 }, a.hand)")));
  ASSERT_STR_EQ("3",
                asked(ASKING("{n}", "self:ask_all { { 'pay', n = 3 }, from = 'hand', players = { a } }")));
  ASSERT_STR_EQ("5", asked(ASKING("{n}", "local all = self:auction { 'ascending', from = a }\n"
                                         "for p in all:calls() do all:ask(p, { 'pay', n = 5 }, 9) end")));
  PASS();
}

/* A function stands for a value that only readers need. */
TEST a_prompt_may_have_functions(void) {
  ASSERT_STR_EQ(
      "8 of blue 4",
      asked(ASKING("{n} of {card}", "a:select { { 'pay', n = function() return a.hand:size() end,"
                                    " card = function() return a.hand:top() end }, from = a.hand }")));
  ASSERT(strstr(asked(ASKING("{n}", "a:agrees { 'pay', n = function() a:score(1) end }")),
                "while legality is being decided"));
  ASSERT(strstr(asked(ASKING("{n}", "a:agrees { 'pay', n = function() return a:agrees 'pay' end }")),
                "cannot ask while legality is being decided"));
  ASSERT(strstr(asked(ASKING("{n}", "a:agrees { 'pay', n = function() return {} end }")), "expected"));
  ASSERT(strstr(asked(ASKING("{n}", "self:note('pay', { n = function() end })")), "expected"));
  /* bots read no questions: then it is not called */
  ASSERT_STR_EQ("",
                lay(ASKING("{n}", "a:agrees { 'pay', n = function() error 'called' end } a:agrees 'pay'")));
  croupier_inline_random(table.c, 1);
  ASSERT_EQ(CROUPIER_OK, croupier_start(table.c, 1));
  PASS();
}

/* The values of a question, as the seat hears of them. */
static const char *values(int seat) {
  static char text[300];
  const char *json = croupier_event_json(croupier_asked(table.c, 1), seat), *at = strstr(json, "\"values\":");
  snprintf(text, sizeof text, "%.*s", at == NULL ? 0 : (int)(strstr(at, ",\"options\"") - at),
           at == NULL ? "" : at);
  return text;
}

TEST only_the_asked_seat_learns_them(void) {
  asked(ASKING("{n}", "a:ask({ 'pay', n = 7, all = { 1, 'red' }, card = a.hand:top(), who = b }, a.hand)"));
  ASSERT_STR_EQ("\"values\":{\"all\":[1,\"red\"],\"card\":\"blue 4\",\"n\":7,\"who\":2}", values(1));
  ASSERT_STR_EQ("\"values\":{\"all\":[1,\"red\"],\"card\":\"blue 4\",\"n\":7,\"who\":2}", values(0));
  ASSERT_STR_EQ("\"values\":null", values(2));
  asked(ASKING("Which?", "a:ask('pay', a.hand)"));
  ASSERT_STR_EQ("\"values\":{}", values(1));
  ASSERT_EQ(NULL, croupier_asked(table.c, 2));
  PASS();
}

#define BIDDING(prompt, most)                                       \
  "local all = self:auction { 'ascending', from = a, least = 3 }\n" \
  "for p in all:calls() do all:ask(p, " prompt ", " most ") end"

TEST a_bid_tells_its_bounds(void) {
  ASSERT_STR_EQ("More than 2", asked(ASKING("More than {beat}", BIDDING("'pay'", "9"))));
  ASSERT_STR_EQ("\"values\":{\"beat\":2}", values(1));
  ASSERT_STR_EQ("\"values\":null", values(2));
  ASSERT_STR_EQ("1 and 2", asked(ASKING("[beat>1: {all} and {beat}]", BIDDING("{ 'pay', all = 1 }", "9"))));
  ASSERT_STR_EQ("\"values\":{\"all\":1,\"beat\":2}", values(1));
  ASSERT_STR_EQ("More than 7", asked(ASKING("More than {beat}", BIDDING("{ 'pay', beat = 7 }", "9"))));
  ASSERT_STR_EQ("3 to 9", asked(ASKING("[beat=2: 3] to {most}", BIDDING("'pay'", "9"))));
  ASSERT_STR_EQ("\"values\":{\"beat\":2,\"most\":9}", values(1));
  asked(ASKING("More", BIDDING("'pay'", "9")));
  ASSERT_STR_EQ("\"values\":{}", values(1));
  PASS();
}

/* A script may change or forget its table while the question waits; after an edit the question has new values. */
TEST a_question_keeps_its_values(void) {
  asked(ASKING(
      "{n}",
      "local t = { 'p' .. 'ay', n = 7 } self.t = t\n"
      "a:ask(t, a.hand, function() t[1], t.n = 'x', 8 return true end) a:ask({ 'pay', n = 9 }, a.hand)"));
  ASSERT_STR_EQ("7", croupier_prompt(table.c, 1, "en"));
  ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 0));
  ASSERT_STR_EQ("9", croupier_prompt(table.c, 1, "en"));
  ASSERT_EQ(CROUPIER_OK, croupier_undo(table.c, 1));
  ASSERT_STR_EQ("7", croupier_prompt(table.c, 1, "en"));
  PASS();
}

static bool fails_with(const char *script, const char *words) {
  const char *error = asked(script);
  bool is = strstr(error, words) != NULL;
  if (!is) printf("%s\n", error);
  return is;
}

TEST a_wrong_prompt_is_an_error(void) {
  ASSERT(fails_with(ASKING("Pay {price}", "a:ask('pay', a.hand)"), "'pay?' (en) has {price} in it"));
  ASSERT(fails_with(ASKING("Pay {price}", "a:ask({ 'pay', prices = 7 }, a.hand)"), "has {price} in it"));
  ASSERT(fails_with(ASKING("[price: Pay]", "a:ask('pay', a.hand)"), "has [price: in it"));
  ASSERT(fails_with(ASKING("Pay {beat}", "a:number('pay', 1, 9)"), "has {beat} in it"));
  ASSERT(fails_with(ASKING("Pay", "a:ask({ price = 7 }, a.hand)"), "begins with its word"));
  ASSERT(fails_with(ASKING("Pay", "a:ask(nil, a.hand)"), "begins with its prompt"));
  ASSERT(fails_with(ASKING("Pay", "a:ask({ 'pay', 7 }, a.hand)"), "have names"));
  ASSERT(fails_with(ASKING("Pay", "a:ask({ 'pay', n = {} }, a.hand)"), "player"));
  PASS();
}

static const char *wanted(const char *select) {
  static char script[3000];
  snprintf(script, sizeof script,
           "%sfunction g:play() local a = self.players[1] a:select { 'pay', from = a.hand, %s } end return g",
           TEXTS("Pay"), select);
  asked(script);
  return croupier_wanted(table.c, 1, "en");
}

static const char *wanted_after(int option) {
  croupier_answer(table.c, 1, option);
  return croupier_wanted(table.c, 1, "en");
}

TEST what_is_wanted_is_a_sentence(void) {
  ASSERT_STR_EQ("choose 2", wanted("count = 2"));
  ASSERT_STR_EQ("choose 1 more", wanted_after(0));
  ASSERT_STR_EQ("choose 2 to 3", wanted("least = 2, most = 3"));
  ASSERT_STR_EQ("choose 1 to 2 more", wanted_after(0));
  ASSERT_STR_EQ("choose 1 or more", wanted(""));
  ASSERT_STR_EQ("choose any number", wanted_after(0));
  ASSERT_STR_EQ("choose up to 3", wanted("least = 0, most = 3"));
  ASSERT_STR_EQ("these together 7 or more", wanted("total = { 'rank', least = 7 }"));
  ASSERT_STR_EQ("these together 7 or more; 1 so far", wanted_after(0));
  ASSERT_STR_EQ("choose 2, these together exactly 8", wanted("count = 2, total = { 'rank', exactly = 8 }"));
  ASSERT_STR_EQ("choose up to 3", wanted("least = 0, most = 3, total = { 'rank', most = 5 }"));
  PASS();
}

/* "red 1: reason" for each candidate that is not offered. */
static const char *refused(void) {
  static char text[600];
  size_t used = 0;
  *text = '\0';
  for (int i = 0; i < croupier_refusals(table.c, 1); i++) {
    const char *reason, *name = croupier_refused(table.c, 1, i, "en", &reason);
    used += (size_t)snprintf(text + used, sizeof text - used, "%s%s: %s", i > 0 ? "; " : "", name, reason);
  }
  return text;
}

TEST what_is_in_no_legal_choice_has_a_reason(void) {
  wanted("count = 2, total = { 'rank', exactly = 7 }");
  ASSERT_STR_EQ(
      "red 1: all that may be chosen would be too little together; red 2: all that may be chosen would be "
      "too little together; blue 1: all that may be chosen would be too little together; blue 2: all that "
      "may be chosen would be too little together",
      refused());
  wanted("count = 1, total = { 'rank', most = 2 }, where = { suit = 'red' }");
  ASSERT_STR_EQ(
      "blue 1: it is not what is asked for; blue 2: it is not what is asked for; blue 3: it is not what is "
      "asked for; blue 4: it is not what is asked for; red 3: that would be too much together; red 4: that "
      "would be too much together",
      refused());
  wanted("count = 2, alike = 'suit'");
  ASSERT_STR_EQ("", refused());
  wanted_after(0); /* red 1 */
  ASSERT_STR_EQ(
      "blue 1: there are not enough that are alike; blue 2: there are not enough that are alike; blue 3: "
      "there are not enough that are alike; blue 4: there are not enough that are alike",
      refused());
  PASS();
}

/* Player 1 has red 1, red 2 and blue 1. */
static const char *refused_by(const char *question) {
  static char script[1000];
  snprintf(script, sizeof script,
           GAME("function g:setup() local a = self.players[1] a.hand = a:zone 'hand'\n"
                "for i, suit in ipairs { 'red', 'red', 'blue' } do\n"
                "a.hand:create { '{suit} {rank}', suit = suit, rank = (i - 1) %% 2 + 1 } end\n"
                "self.t = self:trick { self:zone 't', suit = 'suit', rank = 'rank' } end\n"
                "function g:play() local a, t = self.players[1], self.t %s end"),
           question);
  const char *error = start(script, 1);
  return *error != '\0' ? error : refused();
}

TEST filters_may_have_a_reason(void) {
  ASSERT_STR_EQ("red 1: you may play it only if you have nothing else; red 2: you may play it only if you "
                "have nothing else",
                refused_by("t:play(a, 'q', { suit = 'red' })"));
  ASSERT_STR_EQ("red 1: soon; red 2: soon", refused_by("t:play(a, 'q', { 'soon', suit = 'red' })"));
  ASSERT_STR_EQ("red 1: low; blue 1: low",
                refused_by("t:play(a, 'q', nil, function(card) return card.rank == 2, 'low' end)"));
  ASSERT_STR_EQ("red 1: red; red 2: red",
                refused_by("t:play(a, 'q', function(card) return card.suit == 'red', card.suit end)"));
  ASSERT_STR_EQ("red 1: it is not what is asked for; blue 1: it is not what is asked for",
                refused_by("t:play(a, 'q', nil, { rank = 2 })"));
  ASSERT_STR_EQ("red 1: soon; blue 1: no two",
                refused_by("t:play(a, 'q', { 'soon', suit = 'red', rank = 1 }, { 'no two', rank = 2 })"));
  ASSERT_STR_EQ("", refused_by("t:play(a, 'q', {})"));
  ASSERT_STR_EQ("blue 1: too blue", refused_by("a:ask('q', a.hand, { 'too blue', suit = 'red' })"));
  ASSERT_STR_EQ("blue 1: too blue",
                refused_by("a:select { 'q', from = a.hand, where = { 'too blue', suit = 'red' } }"));
  PASS();
}

SUITE(prompt_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(a_prompt_tells_its_values);
  RUN_TEST(a_prompt_may_have_functions);
  RUN_TEST(only_the_asked_seat_learns_them);
  RUN_TEST(a_bid_tells_its_bounds);
  RUN_TEST(a_question_keeps_its_values);
  RUN_TEST(a_wrong_prompt_is_an_error);
  RUN_TEST(what_is_wanted_is_a_sentence);
  RUN_TEST(what_is_in_no_legal_choice_has_a_reason);
  RUN_TEST(filters_may_have_a_reason);
}
