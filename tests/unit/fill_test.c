/* fill_test.c: values and clauses in texts; pages set for any width. */
#include "fill.h"

#include <string.h>

#include "forms.h"
#include "greatest.h"
#include "page.h"

SUITE(fill_suite);

static const char *plain(void *data, const char *name) {
  (void)data;
  static const char *const values[][2] = {{"price", "7"},  {"none", "0"},  {"open", "on"},
                                          {"shut", "off"}, {"who", "all"}, {"nothing", ""}};
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    if (strcmp(values[i][0], name) == 0) return values[i][1];
  return NULL;
}

static bool add(void *data, struct line *to, const char *name) {
  const char *value = plain(data, name);
  if (value != NULL) line_add(to, value);
  return value != NULL;
}

static const char *filled(const char *text) {
  static struct line l;
  line_clear(&l);
  fill(&(struct filling){add, plain, NULL}, &l, text);
  return line_text(&l);
}

TEST values_stand_for_their_names(void) {
  ASSERT_STR_EQ("Pay 7 or 7.", filled("Pay {price} or { price }."));
  ASSERT_STR_EQ("{prices} {} {price", filled("{prices} {} {price"));
  PASS();
}

TEST clauses_hold_only_sometimes(void) {
  ASSERT_STR_EQ("a b", filled("a [open: b]"));
  ASSERT_STR_EQ("a c", filled("a [shut: b] c"));
  ASSERT_STR_EQ("a", filled("a [not open: b]"));
  ASSERT_STR_EQ("ab.", filled("a[not shut: b][nothing: c]."));
  ASSERT_STR_EQ("yes7", filled("[who=all: yes][who=goods: no][price=7: {price}][price: ]"));
  ASSERT_STR_EQ("<>", filled("[price<8: <][price>6: >][price>7: no][price<7: no][none: no]"));
  ASSERT_STR_EQ("7 cards", filled("{price} card[not price=1: s]"));
  ASSERT_STR_EQ("in and in", filled("[open: in [price: and [open: in]][shut: out]]"));
  PASS();
}

TEST a_clause_that_is_left_out_leaves_no_gap(void) {
  ASSERT_STR_EQ("one two", filled("one [shut: not ]two"));
  ASSERT_STR_EQ("one\ntwo", filled("one [shut: not]\ntwo"));
  ASSERT_STR_EQ("one\ntwo", filled("one\n[shut: not]\ntwo"));
  ASSERT_STR_EQ("one\n\ntwo", filled("one\n\n[shut: not]\ntwo"));
  ASSERT_STR_EQ("two", filled("[shut: one] two"));
  PASS();
}

TEST what_is_no_clause_stays(void) {
  ASSERT_STR_EQ("[p] [p: no end", filled("[p] [p: no end"));
  ASSERT_STR_EQ("[other: 7]", filled("[other: {price}]"));
  ASSERT_STR_EQ("[open:no]", filled("[open:no]"));
  PASS();
}

static bool known(void *data, const struct clause *is) { return plain(data, is->name) != NULL; }

TEST what_is_wrong_is_found(void) {
  static const char *const wrong[] = {
      "{prices}", "{", "}", "[", "]", "[open]", "[oben: x]", "[open: {prices}]", "[open: x]]", "[open: [x]]"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    const char *text = wrong[i];
    ASSERTm(text, fill_wrong(text, true, known, NULL) != NULL);
  }
  const char *nested = "a {price} [open: b [not shut: {who}] c] d";
  ASSERT_EQ(NULL, fill_wrong(nested, true, known, NULL));
  ASSERT_EQ(NULL, fill_wrong("[p] {", false, known, NULL));
  const char *late = "[open: {price} {prices}]";
  ASSERT_EQ(late + 15, fill_wrong(late, false, known, NULL));
  PASS();
}

static const char *set(const char *text, int columns) {
  static struct line l;
  line_clear(&l);
  page_set(&l, text, columns);
  return line_text(&l);
}

TEST paragraphs_take_the_width_there_is(void) {
  ASSERT_STR_EQ("one two three\n\nfour\n", set("one\ntwo\nthree\n\n\n\nfour\n", 0));
  ASSERT_STR_EQ("one two\nthree\n", set("one\ntwo three\n", 7));
  ASSERT_STR_EQ("étán ősz\nű\n", set("étán\nősz ű", 8));
  ASSERT_STR_EQ("", set("", 40));
  PASS();
}

TEST items_are_indented_and_tables_stay(void) {
  ASSERT_STR_EQ("So:\n  - one two\n  - three\nEnd\n", set("So:\n  - one\n    two\n  - three\nEnd\n", 0));
  ASSERT_STR_EQ("  - one\n    two\n", set("  - one two\n", 9));
  ASSERT_STR_EQ("1. one\n   two\n2. three\n", set("1. one\n   two\n2. three\n", 8));
  ASSERT_STR_EQ("A card is worth 5. In a tie\n1. one\n2. two and 4. three\n",
                set("A card is worth\n5. In a tie\n1. one\n2. two\n   and\n   4. three\n", 0));
  ASSERT_STR_EQ("A table:\n  one  1\n  two  2\nThat is all.\n",
                set("A table:\n  one  1\n  two  2\nThat is\nall.\n", 0));
  PASS();
}

static const char *forms(const char *text) {
  static struct line l;
  line_clear(&l);
  forms_add(&l, text);
  return line_text(&l);
}

TEST people_read_each_form_of_a_text_once(void) {
  ASSERT_STR_EQ("", forms(""));
  ASSERT_STR_EQ("Pay … or {", forms("Pay {price} or {"));
  ASSERT_STR_EQ("You lay …; beat …. / Beat …. / Bid!",
                forms("[beat: [laid: You lay {laid}; beat][not laid: Beat] {beat}.][not beat: Bid!]"));
  ASSERT_STR_EQ("all / goods", forms("[who=all: all][who=goods: goods]"));
  ASSERT_STR_EQ("few / some / many", forms("[n<3: few][n=3: some][n>3: many]"));
  ASSERT_STR_EQ("… cards / … card", forms("{n} card[not n=1: s]"));
  ASSERT_STR_EQ("abc / ab / ac / a", forms("a[x: b][y: c][z: ]"));
  ASSERT_STR_EQ("1234 / 123 / 124 / 12", forms("[a: 1][b: 2][c: 3][d: 4]"));
  PASS();
}

SUITE(fill_suite) {
  RUN_TEST(values_stand_for_their_names);
  RUN_TEST(clauses_hold_only_sometimes);
  RUN_TEST(a_clause_that_is_left_out_leaves_no_gap);
  RUN_TEST(what_is_no_clause_stays);
  RUN_TEST(what_is_wrong_is_found);
  RUN_TEST(people_read_each_form_of_a_text_once);
  RUN_TEST(paragraphs_take_the_width_there_is);
  RUN_TEST(items_are_indented_and_tables_stay);
}
