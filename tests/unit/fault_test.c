/* fault_test.c: what went wrong as facts: each of them, and none that is not known. */
#include "table.h"

SUITE(fault_suite);

#define ASSERT_FAULT(code_, file_, line_, rule_, text_)     \
  do {                                                      \
    const croupier_fault *f = croupier_last_fault(table.c); \
    ASSERT_EQ_FMT((int)(code_), (int)f->code, "%d");        \
    ASSERT_STR_EQ(file_, f->file == NULL ? "" : f->file);   \
    ASSERT_EQ_FMT(line_, f->line, "%d");                    \
    ASSERT_STR_EQ(rule_, f->rule == NULL ? "" : f->rule);   \
    ASSERT_STR_EQ(text_, f->text);                          \
  } while (0)

TEST a_rule_fails_in_play(void) {
  ASSERT(
      *start(GAME("function g:setup() end\n"
                  "function g:count_up() error 'nothing to count' end\n"
                  "function g:play() self:phase('round', 2) self.players[2]:agrees 'q'\nself:count_up() end"),
             7) == '\0');
  ASSERT_EQ(CROUPIER_SCRIPT, answer("yes"));
  ASSERT_FAULT(CROUPIER_SCRIPT, "g.lua", 3, "count_up", "nothing to count");
  const croupier_fault *f = croupier_last_fault(table.c);
  ASSERT_STR_EQ("round", f->phase);
  ASSERT_EQ_FMT(2, f->phase_number, "%d");
  ASSERT_EQ_FMT(2, f->seat, "%d");
  ASSERT_EQ_FMT(7, (int)f->seed, "%d");
  ASSERT_EQ_FMT(1, (int)f->answers, "%d");
  SAYS("g.lua:3: nothing to count (in count_up, round 2, after 1 answers, player 2 was asked last, seed 7)");
  PASS();
}

/* Looking at a line, at free actions or for a good answer is no call that fails. */
TEST what_is_tried_out_leaves_the_fault_as_it_was(void) {
  start_remembering(
      GAME("function g:play() local a = self.players[1]\n"
           "for i = 1, 3 do if a:ask('q', { 'well', 'ill' }) == 'ill' then error('ill' .. i) end end end"),
      7);
  answer("well");
  ASSERT_EQ(CROUPIER_SCRIPT, answer("ill"));
  char error[500];
  snprintf(error, sizeof error, "%s", croupier_error(table.c));
  ASSERT_FAULT(CROUPIER_SCRIPT, "g.lua", 3, "play", "ill2");
  ASSERT(croupier_only_looks(table.c, "1 + 1"));
  ASSERT_FAULT(CROUPIER_SCRIPT, "g.lua", 3, "play", "ill2");
  croupier_follow(table.c, "self.");
  const croupier_bot search = {.kind = CROUPIER_SEARCH, .iterations = 20};
  ASSERT(croupier_bot_option(table.c, 1, &search, NULL) >= 0);
  ASSERT_FAULT(CROUPIER_SCRIPT, "g.lua", 3, "play", "ill2");
  ASSERT_EQ(CROUPIER_SCRIPT, croupier_code(table.c));
  ASSERT_EQ(CROUPIER_BROKEN, croupier_status(table.c));
  ASSERT_STR_EQ(error, croupier_error(table.c));
  PASS();
}

TEST before_play_there_are_no_circumstances(void) {
  lay(GAME("function g:setup()\nself:zone() end function g:play() end"));
  ASSERT_FAULT(CROUPIER_SCRIPT, "g.lua", 3, "setup",
               "a zone needs a name: zone \"stock\" or zone { \"lot\", sees = \"all\" }");
  ASSERT_EQ(NULL, croupier_last_fault(table.c)->phase);
  ASSERT_EQ_FMT(0, croupier_last_fault(table.c)->seat, "%d");
  lay("local g =\n= 3");
  ASSERT_FAULT(CROUPIER_SCRIPT, "g.lua", 2, "", "unexpected symbol near '='");
  lay("return 3");
  ASSERT_FAULT(CROUPIER_SCRIPT, "", 0, "",
               "a script ends with: return the game it has made by croupier.game");
  PASS();
}

/* The library's own sentences can be said otherwise: by their pattern, the same in all languages, and by their values. */
TEST sentences_have_keys_and_values(void) {
  static const char script[] = "return croupier.game 'few' { players = { 2, 3 } }";
  static const char *const languages[] = {"en", "hu"};
  const char *key = NULL;
  for (int i = 0; i < 2; i++) {
    croupier_config config = {
        .script = {"g.lua", script, strlen(script)}, .players = 7, .lang = languages[i]};
    croupier *c = croupier_new(&config);
    const croupier_fault *f = croupier_last_fault(c);
    ASSERT_EQ_FMT((int)CROUPIER_USAGE, (int)f->code, "%d");
    if (key != NULL) ASSERT_STR_EQ(key, f->key);
    ASSERT(strstr(f->key, "%s") != NULL);
    ASSERT_EQ_FMT(4, f->values, "%d");
    ASSERT_STR_EQ("few", f->value[0]);
    ASSERT_STR_EQ("2", f->value[1]);
    ASSERT_STR_EQ("3", f->value[2]);
    ASSERT_STR_EQ("7", f->value[3]);
    key = f->key; /* a literal */
    croupier_free(c);
  }
  ASSERT_STR_EQ("", start(PLAY("a:agrees 'q'"), 1));
  ASSERT_EQ(CROUPIER_USAGE, croupier_undo(table.c, 3));
  ASSERT_STR_EQ("only %zu answers can be taken back", croupier_last_fault(table.c)->key);
  ASSERT_STR_EQ("0", croupier_last_fault(table.c)->value[0]);
  start(PLAY("error 'mine %d'"), 1);
  ASSERT_EQ(NULL, croupier_last_fault(table.c)->key); /* a script's sentence */
  PASS();
}

TEST a_house_rule_is_named(void) {
  table.house = "local g = ...\nfunction g:play()\nlocal x = nil + 1 end";
  start(PLAY(""), 1);
  ASSERT_FAULT(CROUPIER_SCRIPT, "house.lua", 3, "play", "attempt to perform arithmetic on a nil value");
  PASS();
}

TEST a_stop_has_a_place(void) {
  table.time_ms = 50;
  start(PLAY("while true do\nend"), 1);
  ASSERT_FAULT(CROUPIER_SCRIPT, "g.lua", 3, "play", "stopped: it ran for more than 50 ms without a decision");
  PASS();
}

TEST what_a_host_does_wrong_has_none(void) {
  start(PLAY("a:agrees 'q'"), 1);
  ASSERT_EQ(CROUPIER_NOT_LEGAL, croupier_answer(table.c, 1, 9));
  const croupier_fault *f = croupier_last_fault(table.c);
  ASSERT_EQ_FMT((int)CROUPIER_NOT_LEGAL, (int)f->code, "%d");
  ASSERT_STR_EQ(croupier_error(table.c), f->text);
  ASSERT(f->file == NULL && f->line == 0 && f->rule == NULL && f->phase == NULL && f->seat == 0);
  PASS();
}

TEST the_heading_says_the_phase(void) {
  start(PLAY("a:agrees 'q' self:phase 'bids' a:agrees 'q' self:phase('round', 3) a:agrees 'q'"), 1);
  ASSERT_STR_EQ("g", croupier_heading(table.c, "en"));
  answer("yes");
  ASSERT_STR_EQ("g: bids", croupier_heading(table.c, "en"));
  answer("yes");
  ASSERT_STR_EQ("g: round 3", croupier_heading(table.c, "en"));
  ASSERT_STR_EQ("g: 3. round", croupier_heading(table.c, "hu"));
  PASS();
}

TEST questions_say_their_kind(void) {
  static const croupier_kind kinds[] = {CROUPIER_ONE, CROUPIER_NUMBER, CROUPIER_SELECT, CROUPIER_ORDER,
                                        CROUPIER_YES_OR_NO};
  static const char *const words[] = {"one", "number", "select", "order", "yes"};
  start(GAME("function g:setup() self.row = self:zone 'row' self.row:create { 'x', copies = 3 } end\n"
             "function g:play() local a = self.players[1] a:ask('q', { 'b', 'c' }) a:number('q', 1, 2)\n"
             "a:select { 'q', from = self.row, count = 1 } a:order('q', { 'b', 'c' }) a:agrees 'q' end"),
        1);
  for (int i = 0; i < 5; i++) {
    const croupier_question *q = croupier_question_at(table.c, 0);
    ASSERT_EQ_FMT((int)kinds[i], (int)q->kind, "%d");
    ASSERT_STR_EQ(words[i], croupier_kind_word(q->kind));
    ASSERT_EQ(kinds[i] == CROUPIER_SELECT || kinds[i] == CROUPIER_ORDER, q->several);
    ASSERT_EQ(CROUPIER_OK, croupier_answer(table.c, 1, 0));
  }
  PASS();
}

/* What a house rule adds that looks like a method which is there. */
TEST what_may_be_chosen_belongs_to_an_action(void) {
  const char *error = lay(GAME("function g:play() end function g:choices_hous() end"));
  ASSERT(strstr(error,
                "'choices_hous' says what may be chosen for an action 'hous', but there is no such method"));
  PASS();
}

TEST slips_of_house_rules_are_doubted(void) {
  static const struct {
    const char *house, *doubt;
  } known[] = {
      {"function g:play() end", ""},
      {"function g:helper() end",
       "house.lua: g.helper is a new rule, but nothing calls it; what rule was it to replace?"},
      {"function g:helper() end -- g:helper()",
       "house.lua: g.helper is a new rule, but nothing calls it; what rule was it to replace?"},
      {"function g:helper() end\nfunction g:play() self:helper() end", ""},
      {"function g:may_play() end", ""},
      {"function g.advice() end", ""},
      {"g.values = { 1, 2 }", "house.lua: g.values is a new field, but nothing uses it"},
      {"function g:pley() end", "house.lua: g.pley is a new method; did you mean play?"},
      {"function g:plays() end", "house.lua: g.plays is a new method; did you mean play?"},
      {"function g:lay() end", "house.lua: g.lay is a new method; did you mean play?"},
      {"function g:paly() end", "house.lua: g.paly is a new method; did you mean play?"}, /* swapped */
      {"function g:plya() end", "house.lua: g.plya is a new method; did you mean play?"},
      {"function g:yalp() end",
       "house.lua: g.yalp is a new rule, but nothing calls it; what rule was it to replace?"},
  };
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    char house[200];
    snprintf(house, sizeof house, "local g = ...\n%s", known[i].house);
    table.house = house;
    ASSERT_STR_EQ("", lay(PLAY("")));
    const char *doubt = croupier_doubt(table.c, 0);
    ASSERT_STR_EQ(known[i].doubt, doubt ? doubt : "");
  }
  PASS();
}

SUITE(fault_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(a_rule_fails_in_play);
  RUN_TEST(what_is_tried_out_leaves_the_fault_as_it_was);
  RUN_TEST(before_play_there_are_no_circumstances);
  RUN_TEST(sentences_have_keys_and_values);
  RUN_TEST(a_house_rule_is_named);
  RUN_TEST(a_stop_has_a_place);
  RUN_TEST(what_a_host_does_wrong_has_none);
  RUN_TEST(the_heading_says_the_phase);
  RUN_TEST(questions_say_their_kind);
  RUN_TEST(what_may_be_chosen_belongs_to_an_action);
  RUN_TEST(slips_of_house_rules_are_doubted);
}
