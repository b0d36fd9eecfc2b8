/* wording_test.c: texts in part: what players read instead, what is missing; and what a card does. */
#include <string.h>

#include "greatest.h"
#include "table.h"

SUITE(wording_suite);

/* English has no text for the second zone and the second question, Hungarian only one for the first question. */
static const char half[] =
    "local g = croupier.game 'half_told' { players = 2, knobs = { top_card = { 7, range = { 1, 9 }, 'the top card' },"
    "  way = { 'far_away', 'near', 'the way' } }, texts = {"
    "  en = { draw_pile = 'deck', ['take?'] = 'How many of {top_card}?', ['wild card'] = 'wild one', done = 'stop' },"
    "  hu = { ['take?'] = 'Mennyit?', own = 'magyar' } } }\n"
    "function g:setup()"
    "  self.pile, self.lost = self:zone 'draw_pile', self:zone 'lost_cards'"
    "  self.pile:create { 'a_{kind}_card', kind = 'very_wild' } self.pile:create { '{rank}', rank = 4 } end\n"
    "function g:play() local a = self.players[1]"
    "  a:ask('take', { 'own', 'buy_card', 'x\\27' }) a:ask('leave_it', { 'b' }, nil, 'go_on')"
    "  a:agrees('{top_card}_now') self:note('{player}_has_won', { player = a }) end return g";

static const char *at_question(int answers, const char *lang) {
  static char text[200];
  lay(half);
  croupier_start(table.c, 1);
  for (int i = 0; i < answers; i++) croupier_answer(table.c, 1, 0);
  int size = snprintf(text, sizeof text, "%s / ", croupier_prompt(table.c, 1, lang));
  snprintf(text + size, sizeof text - (size_t)size, "%s", croupier_option(table.c, 1, 1, lang));
  return text;
}

TEST what_is_missing_is_read_in_another_language_or_in_the_scripts_word(void) {
  ASSERT_STR_EQ("How many of 7? / buy card", at_question(0, "en"));
  ASSERT_STR_EQ("Mennyit? / buy card", at_question(0, "hu"));
  ASSERT_STR_EQ("magyar", croupier_option(table.c, 1, 0, "en"));
  ASSERT_STR_EQ("buy_card", croupier_option(table.c, 1, 1, NULL));
  ASSERT_STR_EQ("x?", croupier_option(table.c, 1, 2, "en"));
  ASSERT_STR_EQ("leave it / go on", at_question(1, "hu"));
  ASSERT_STR_EQ("7 now / no", at_question(2, "en"));
  ASSERT_STR_EQ("7 now / nem", at_question(2, "hu"));
  ASSERT_STR_EQ("half told", croupier_title(table.c, "hu"));
  ASSERT_STR_EQ("deck", croupier_name(table.c, "draw_pile", "hu"));
  ASSERT_STR_EQ("lost cards", croupier_name(table.c, "lost_cards", "hu"));
  ASSERT_STR_EQ("lost_cards", croupier_zone_at(table.c, 1, 1).name);
  ASSERT_STR_EQ("a very wild card", croupier_piece_name(table.c, 1, "en"));
  ASSERT_STR_EQ("the top card", croupier_knob_at(table.c, 0, "hu").help);
  PASS();
}

TEST the_librarys_own_word_comes_before_another_language(void) {
  lay(half);
  ASSERT_STR_EQ("stop", croupier_text(table.c, "done", "en"));
  ASSERT_STR_EQ("kész", croupier_text(table.c, "done", "hu"));
  ASSERT_EQ(NULL, croupier_text(table.c, "no such word", "en"));
  PASS();
}

static char told[300];
static void hear(void *data, const croupier_event *event) {
  (void)data;
  if (croupier_event_is(event) == CROUPIER_EVENT_NOTE)
    snprintf(told, sizeof told, "%s|%s", croupier_event_text(event, 0, "hu"), croupier_event_json(event, 0));
}

TEST a_note_is_told_in_its_word(void) {
  croupier_config config = {.script = {"g.lua", half, sizeof half - 1}, .event = hear};
  croupier_free(table.c);
  table.c = croupier_new(&config);
  croupier_start(table.c, 1);
  while (croupier_status(table.c) == CROUPIER_ASKS) croupier_answer(table.c, 1, 0);
  ASSERT_EQ(told, strstr(told, "1. játékos has won|"));
  ASSERT(strstr(told, "\"code\":\"{player}_has_won\",\"text\":\"{player} has won\"") != NULL);
  PASS();
}

/* "key=now" of what a language lacks, in the order of the keys; those that were read have an R before them. */
static const char *missing(const char *lang) {
  static char all[2000];
  const char *last = "";
  all[0] = '\0';
  for (bool any = true; any;) {
    size_t place = 0;
    croupier_wording is, next = {.key = NULL};
    while (croupier_next_wording(table.c, lang, &place, &is))
      if (is.missing && strcmp(is.key, last) > 0 && (next.key == NULL || strcmp(is.key, next.key) < 0))
        next = is;
    any = next.key != NULL;
    if (any) sprintf(all + strlen(all), "%s%s=%s;", next.read ? "" : "unread ", next.key, next.now);
    if (any) last = next.key;
  }
  return all;
}

TEST what_is_missing_is_listed(void) {
  at_question(1, "en");
  ASSERT_STR_EQ(
      "a_{kind}_card=a {kind} card;far_away=far away;go_on=go on;kind=kind;"
      "leave_it?=leave it;lost_cards=lost cards;near=near;own=magyar;title=half told;very_wild=very wild;",
      missing("en"));
  ASSERT(strstr(missing("hu"), "draw_pile=deck;") != NULL);
  ASSERT(strstr(missing("hu"), "unread top_card==the top card;very_wild=very wild;unread way==the way;") !=
         NULL);
  ASSERT(strstr(missing("hu"), "unread wild card=wild one;") != NULL);
  ASSERT_EQ(NULL, strstr(missing("hu"), "take?"));
  ASSERT_EQ(NULL, strstr(missing("hu"), "yes"));
  ASSERT(croupier_has_language(table.c, "hu") && !croupier_has_language(table.c, "xx"));
  lay(GAME("function g:play() end"));
  ASSERT(!croupier_has_language(table.c, "en"));
  ASSERT_STR_EQ("title=g;", missing("en"));
  PASS();
}

/* A hostile script makes words for ever. */
TEST there_is_an_end_to_what_is_remembered(void) {
  lay(GAME("function g:play() for i = 1, 9000 do self.players[1]:left() self:phase('word_' .. i) end "
           "self.players[1]:agrees 'x' end"));
  ASSERT_EQm(croupier_error(table.c), CROUPIER_OK, croupier_start(table.c, 1));
  size_t place = 0, count = 0;
  croupier_wording is;
  while (croupier_next_wording(table.c, "en", &place, &is)) count += is.missing;
  ASSERT(count > 4000 && count <= 4096);
  PASS();
}

/* --- what a card does --- */

#define CARDS(texts)                                                                                              \
  "local g = croupier.game 'g' { players = 2, knobs = { limit = { 7, range = { 1, 9 }, 'a limit' } },"            \
  " texts = {" texts "} }\nfunction g:setup() local d = self:zone 'deck'"                                         \
  " d:create { 'witch', kind = 'attack', cost = 5 } d:create { '{kind} {cost}', kind = 'coin', cost = 3 }"        \
  " d:create { '{kind} {cost}', kind = 'coin', cost = 6, copies = 2 } d:create { 'moat', kind = 'attack' } end\n" \
  "function g:play() end return g"

TEST a_text_says_what_a_card_does(void) {
  ASSERT_STR_EQ("", lay(CARDS("en = { ['? witch'] = 'Costs {cost}, limit {limit}', ['? {kind} {cost}'] = "
                              "'A {kind}.[cost>5:  Worth more: {cost}.]', ['? coin 3'] = 'Three' }, "
                              "hu = { ['? witch'] = 'Ára {cost}', coin = 'érme', attack = 'támadás' }")));
  ASSERT_STR_EQ("Costs 5, limit 7", croupier_piece_says(table.c, 1, "en"));
  ASSERT_STR_EQ("Ára 5", croupier_piece_says(table.c, 1, "hu"));
  ASSERT_STR_EQ("Three", croupier_piece_says(table.c, 2, "en"));
  ASSERT_STR_EQ("A érme. Worth more: 6.", croupier_piece_says(table.c, 3, "en"));
  ASSERT_EQ(NULL, croupier_piece_says(table.c, 5, "en"));
  ASSERT_EQ(NULL, croupier_piece_says(table.c, 0, "en"));
  ASSERT_EQ(NULL, croupier_piece_says(table.c, 99, "en"));
  PASS();
}

TEST it_names_only_fields_and_knobs(void) {
  const char *error =
      lay(CARDS("en = { ['? witch'] = 'Costs {cost}' }, hu = { ['? coin 6'] = 'Ára {csot}' }"));
  ASSERTm(error,
          strstr(error, "the text '? coin 6' (hu) has '{csot}' in it, but 'coin 6' has no such field"));
  error = lay(CARDS("en = { ['? witch'] = '[cots: x]' }"));
  ASSERTm(error, strstr(error, "the text '? witch' (en) has '[cots: x]' in it"));
  PASS();
}

SUITE(wording_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(what_is_missing_is_read_in_another_language_or_in_the_scripts_word);
  RUN_TEST(the_librarys_own_word_comes_before_another_language);
  RUN_TEST(a_note_is_told_in_its_word);
  RUN_TEST(what_is_missing_is_listed);
  RUN_TEST(there_is_an_end_to_what_is_remembered);
  RUN_TEST(a_text_says_what_a_card_does);
  RUN_TEST(it_names_only_fields_and_knobs);
}
