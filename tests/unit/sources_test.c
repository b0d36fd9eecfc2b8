/* sources_test.c: the texts that a game is made from, by kind. */
#include <string.h>

#include "greatest.h"
#include "table.h"

static const char script[] = GAME(
    "function g:play() self.players[1]:ask('n', { 'a', self:word() }) end function g:word() return 'b' end");

/* Lays a table with these additions. */
static croupier_status_code lay_with(const croupier_addition *additions, size_t count) {
  croupier_config config = {
      .script = {"g.lua", script, sizeof script - 1}, .additions = additions, .addition_count = count};
  croupier_free(table.c);
  table.c = croupier_new(&config);
  return croupier_code(table.c);
}

static croupier_addition of(croupier_source_kind kind, const char *text) {
  return (croupier_addition){kind, {"x.lua", text, strlen(text)}};
}

/* Not in the order in which they stand, but kind by kind. */
TEST sources_are_loaded_by_kind(void) {
  croupier_addition additions[] = {
      of(CROUPIER_SOURCE_HOUSE, "local g = ... function g:word() return 'c' end"),
      of(CROUPIER_SOURCE_TEXTS,
         "return { en = { a = 'A', ['n?'] = 'N?', cd = 'CD' }, hu = { a = 'Á', ['n?'] = 'N?', cd = 'CSD' } }"),
      of(CROUPIER_SOURCE_HOUSE,
         "local g = ... local w = g.word function g:word() return w(self) .. 'd' end")};
  ASSERT_EQ(CROUPIER_OK, lay_with(additions, 3));
  ASSERT_EQm(croupier_error(table.c), CROUPIER_OK, croupier_start(table.c, 1));
  ASSERT_STR_EQ("cd", croupier_option(table.c, 1, 1, NULL));
  ASSERT_STR_EQ("Á", croupier_option(table.c, 1, 0, "hu"));
  PASS();
}

TEST a_second_script_or_set_of_texts_is_refused(void) {
  const char *texts = "return { en = { a = 'A' }, hu = { a = 'Á' } }";
  croupier_addition twice[] = {of(CROUPIER_SOURCE_TEXTS, texts), of(CROUPIER_SOURCE_TEXTS, texts)};
  ASSERT_EQ(CROUPIER_OK, lay_with(twice, 1));
  ASSERT_EQ(CROUPIER_USAGE, lay_with(twice, 2));
  twice[0].kind = CROUPIER_SOURCE_SCRIPT;
  ASSERT_EQ(CROUPIER_USAGE, lay_with(twice, 1));
  twice[0].kind = (croupier_source_kind)99;
  ASSERT_EQ(CROUPIER_USAGE, lay_with(twice, 1));
  PASS();
}

/* Texts are no rules: a game in another language is the same game. */
TEST rules_hash_is_of_rules(void) {
  croupier_addition texts = of(CROUPIER_SOURCE_TEXTS, "return { en = { a = 'A' }, hu = { a = 'Á' } }"),
                    house = of(CROUPIER_SOURCE_HOUSE, "local g = ... function g:word() return 'c' end");
  lay_with(NULL, 0);
  uint64_t plain = croupier_rules_hash(table.c);
  lay_with(&texts, 1);
  ASSERT_EQ(plain, croupier_rules_hash(table.c));
  lay_with(&house, 1);
  ASSERT(plain != croupier_rules_hash(table.c));
  PASS();
}

SUITE(sources_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(sources_are_loaded_by_kind);
  RUN_TEST(a_second_script_or_set_of_texts_is_refused);
  RUN_TEST(rules_hash_is_of_rules);
}
