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

/* The same with what advice would like to hold on to. */
#define HOLDING(held, advice)                                                                                 \
  "local held, hold = {}\n"                                                                                   \
  "local env, engine, math, board, stacking = _ENV, croupier, math, croupier.board, croupier.stacking\n" held \
  "\n" ADVISED(advice)

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

static const croupier_bot greedy = {.kind = CROUPIER_GREEDY},
                          search = {.kind = CROUPIER_SEARCH, .iterations = 40};

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

/* Whatever it holds on to, it reaches no more than plain values of before the game: or it says so, and blue is taken. */
TEST reaches_nothing(void) {
  static const char *const attacks[] = {
      /* words of the library, on their own, by another name, in tables */
      HOLDING("held.board = board", "assert(not (board or stacking or held.board)) return { 0, 0, 1 }"),
      HOLDING("", "assert(not pcall(function() return engine.game end)) return { 0, 0, 1 }"),
      HOLDING("", "assert(not pcall(function() return env.croupier end)) return { 0, 0, 1 }"),
      HOLDING("", "assert(not rawget(env, 'croupier') and not rawget(_ENV, 'croupier')) return { 0, 0, 1 }"),
      HOLDING("", "for name in pairs(_ENV) do error(name) end return { 0, 0, 1 }"),
      HOLDING("", "assert(not pcall(setmetatable, _ENV, {})) return { 0, 0, 1 }"),
      HOLDING("", "assert(getmetatable(_ENV) == false and getmetatable('') == false) return { 0, 0, 1 }"),
      /* an environment of its own */
      HOLDING("local real = _ENV local _ENV = { croupier = croupier, max = math.max, assert = assert }\n"
              "function hold() return croupier end local _ENV = real",
              "assert(not pcall(function() return hold().board end)) return { 0, 0, 1 }"),
      HOLDING("", "local _ENV = { assert = assert } assert(not _ENV.croupier) return { 0, 0, 1 }"),
      /* behind metatables, in coroutines, in functions of C that remember */
      HOLDING("setmetatable(held, { __index = function(_, key) return engine[key] end })",
              "assert(held.board == nil and getmetatable(held) == nil) return { 0, 0, 1 }"),
      HOLDING(
          "held.co = coroutine.create(function() coroutine.yield(engine) end) hold = coroutine.wrap(pairs)",
          "assert(not held.co and not hold) return { 0, 0, 1 }"),
      HOLDING("hold = ('secret'):gmatch '.'", "assert(not hold) return { 0, 0, 1 }"),
      HOLDING("held[engine] = 1 held[print] = 2 held[held] = held",
              "for key in pairs(held) do error(type(key)) end return { 0, 0, 1 }"),
      /* the game's own rules, without their game */
      HOLDING("hold = function() return held.g end",
              "for _, rule in pairs(g) do if type(rule) == 'function' then pcall(rule, g, seen) end end\n"
              "assert(not pcall(g.play, { players = { {}, {} }, deck = g })) return { 0, 0, 1 }"),
      /* what it writes down is forgotten */
      HOLDING("", "assert(not held.asked and not known.x) held.asked = true return { 0, 0, 1 }"),
      HOLDING("", "assert(seen.seat == 1) seen.scores[1], seen.seat = 99, 2 question.options[1].name = 'x'\n"
                  "return { 0, 0, 1 }"),
  };
  for (size_t i = 0; i < sizeof attacks / sizeof attacks[0]; i++) {
    ASSERT_STR_EQm(attacks[i], "", start_remembering(attacks[i], 1));
    for (int again = 0; again < 2; again++) {
      int option = croupier_search(table.c, 1, &greedy, 1, NULL, NULL, 0);
      if (option != 2) printf("%s\nsays: %s\n", attacks[i], croupier_error(table.c));
      ASSERT_EQ(2, option);
    }
  }
  PASS();
}

/* What is printed where a bot looks stays there: it may be another's hand, or a table that is imagined. */
TEST is_not_overheard(void) {
  ASSERT_STR_EQ("",
                start_remembering(HOLDING("", "print(seen.zones['hand(1)'][1].name) return { 0, 0, 1 }"), 1));
  ASSERT_EQ(2, croupier_search(table.c, 1, &greedy, 1, NULL, NULL, 0));
  ASSERT(croupier_search(table.c, 1, &search, 1, NULL, NULL, 0) >= 0);
  ASSERT_EQ(0, table.printed);
  PASS();
}

/* Functions that share a variable share it in the copy; libraries are what they are. */
TEST works_as_it_is_written(void) {
  ASSERT_STR_EQ("",
                start_remembering(
                    HOLDING("local n = 0 function held.count() n = n + 1 end function hold() return n end",
                            "held.count() held.count() assert(hold() == 2 and math.max(1, 2) == 2)\n"
                            "assert(env.math == math and env.string.rep('x', 3) == 'xxx')\n"
                            "return { 0, 0, 1 }"),
                    1));
  ASSERT_EQm(croupier_error(table.c), 2, croupier_search(table.c, 1, &greedy, 1, NULL, NULL, 0));
  PASS();
}

/* Pieces look alike as candidates of a zone and in a list. */
TEST gets_fields_of_options(void) {
  static const char script[] =
      "local g = croupier.game 'g' { players = { 1, 1 } }\n"
      "function g:setup() self.deck = self:zone { 'deck', sees = 'all' }\n"
      "  for n = 2, 1, -1 do self.deck:create { 'card {n}', n = n } end end\n"
      "function g:play() self.players[1]:%s end\n"
      "function g.advice(seen, question) local worth = {}\n"
      "  for i, card in ipairs(question.options) do worth[i] = card.n == 1 and 1 or 0 end return worth end\n"
      "return g";
  static const char *const asks[] = {"ask('card', self.deck)",
                                     "ask('card', { self.deck:bottom(), self.deck:top() })"};
  char text[1000];
  for (int i = 0; i < 2; i++) {
    snprintf(text, sizeof text, script, asks[i]);
    ASSERT_STR_EQ("", start_remembering(text, 1));
    int option = croupier_search(table.c, 1, &greedy, 1, NULL, NULL, 0);
    ASSERT_STR_EQ("card 1", croupier_option(table.c, 1, option, NULL));
  }
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
      {ADVISED("found = seen"), "make 'found' local"},
      {ADVISED("return fuond"), "undefined global 'fuond'"},
      {ADVISED("coroutine.yield(seen)"), "yield from outside a coroutine"},
      {ADVISED("return coroutine.wrap(function() coroutine.yield(seen) end)()"), "a number from 0 to 1"},
      {ADVISED("return select(2, coroutine.running())"), "a number from 0 to 1"},
      {ADVISED("pcall(function() while true do end end) return { 0, 0, 1 }"), "without a decision"},
      {ADVISED("return known(known)"), "attempt to call"},
      {ADVISED("local function deeper() return 1 + deeper() end return deeper()"), "memory"},
      {ADVISED("pcall(string.rep, 'x', 1 << 30) return { 0, 0, 1 }"), "memory"},
      {ADVISED("error()"), "nil"},
      {ADVISED("error({})"), "table"},
      {ADVISED("error(setmetatable({}, { __tostring = function() return seen end }))"), "a table value"},
      {ADVISED("return setmetatable({}, { __index = function() return 1 end })"), "a number from 0 to 1"},
      {ADVISED("return { '0', '0', '1' }"), "a number from 0 to 1"},
      {ADVISED("return { math.huge, 0, 0 }"), "a number from 0 to 1"},
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
  PASS();
}

/* What is no advice at all is found when the script is read. */
TEST is_a_function_of_two(void) {
  static const struct {
    const char *advice, *says;
  } wrong[] = {
      {"g.advice = 5", "'advice' is a function"},
      {"g.advice = { 0, 1 }", "'advice' is a function"},
      {"g.advice = math.max", "'advice' is a function"},
      {"g.advice = setmetatable({}, { __call = function() end })", "'advice' is a function"},
      {"function g:advice(seen, question) end", "with a dot"},
      {"function g.advice(self, seen, question) end", "with a dot"},
      {"local deep = {} for _ = 1, 100 do deep = { deep } end function g.advice() return deep end",
       "60 deep"},
  };
  static const char *const right[] = {"function g.advice() end", "function g.advice(...) end",
                                      "function g.advice(seen) end", "g.advice = nil",
                                      "local l = {} l.l = { l } function g.advice() return l end"};
  char script[1000];
  for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
    snprintf(script, sizeof script, "local g = croupier.game 'g' { players = { 1, 1 } }\n%s\nreturn g",
             wrong[i].advice);
    lay(script);
    SAYS(wrong[i].says);
  }
  for (size_t i = 0; i < sizeof right / sizeof right[0]; i++) {
    snprintf(script, sizeof script,
             "local g = croupier.game 'g' { players = { 1, 1 } }\n%s\nfunction g:play() end return g",
             right[i]);
    ASSERT_STR_EQ("", lay(script));
  }
  PASS();
}

SUITE(advice_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(is_taken);
  RUN_TEST(sees_what_its_seat_sees);
  RUN_TEST(may_say_nothing);
  RUN_TEST(gets_fields_of_options);
  RUN_TEST(fails_in_words);
  RUN_TEST(reaches_nothing);
  RUN_TEST(is_not_overheard);
  RUN_TEST(works_as_it_is_written);
  RUN_TEST(is_a_function_of_two);
}
