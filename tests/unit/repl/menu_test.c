/* menu_test.c: what a person's words mean in a question. */
#define _POSIX_C_SOURCE 200809L

#include "menu.h"

#include "said.h"

static char *labels[][LABELS] = {{"silk", "selyem", "silk"},       {"Wine 4", "Bor 4", "wine 4"},
                                 {"wine 11", "bor 11", "wine 11"}, {"ware", "áru", "ware"},
                                 {"silk", "selyem", "silk"},       {"fűszer", "FŰSZER", "spice"}};
static const struct menu named = {.count = 6, .label = labels, .languages = 2, .by_number = true};

/* Pieces are listed as on the table: the first option of the list is the second of the question. */
TEST numbers_are_places_in_the_list(void) {
  int at[] = {1, 0, 2, 3, 4, 5};
  bool taken[6] = {[1] = true};
  struct menu sorted = named;
  sorted.at = at;
  ASSERT_EQ(1, menu_find(&sorted, "1", NULL));
  ASSERT_EQ(0, menu_find(&sorted, "2", NULL));
  ASSERT_EQ(NOT_THERE, menu_find(&sorted, "1", taken));
  ASSERT_EQ(2, menu_find(&sorted, "3", taken));
  PASS();
}

TEST numbers_mean_places(void) {
  ASSERT_EQ(0, menu_find(&named, "1", NULL));
  ASSERT_EQ(5, menu_find(&named, "6", NULL));
  ASSERT_EQ(NOT_THERE, menu_find(&named, "0", NULL));
  ASSERT_EQ(NOT_THERE, menu_find(&named, "7", NULL));
  ASSERT_EQ(NOT_THERE, menu_find(&named, "-1", NULL));
  static const bool taken[6] = {true};
  ASSERT_EQ(NOT_THERE, menu_find(&named, "1", taken));
  PASS();
}

TEST names_mean_options(void) {
  ASSERT_EQ(1, menu_find(&named, "wine 4", NULL));
  ASSERT_EQ(1, menu_find(&named, "BOR 4", NULL));
  ASSERT_EQ(5, menu_find(&named, "fűszer", NULL));
  ASSERT_EQ(5, menu_find(&named, "spice", NULL));
  ASSERT_EQ(3, menu_find(&named, "ÁRU", NULL));
  ASSERT_EQ(NOT_THERE, menu_find(&named, "", NULL));
  ASSERT_EQ(NOT_THERE, menu_find(&named, "silks", NULL));
  PASS();
}

TEST beginnings_mean_one_option(void) {
  ASSERT_EQ(3, menu_find(&named, "wa", NULL));
  ASSERT_EQ(AMBIGUOUS, menu_find(&named, "wi", NULL));
  ASSERT_EQ(2, menu_find(&named, "wine 1", NULL));
  ASSERT_EQ(0, menu_find(&named, "si", NULL)); /* two of one name */
  ASSERT_EQ(NOT_THERE, menu_find_exact(&named, "wa"));
  ASSERT_EQ(3, menu_find_exact(&named, "ware"));
  PASS();
}

/* The same word again is the other piece of that name; the beginning of a taken one means the one that is left. */
TEST taken_options_are_passed_over(void) {
  bool taken[6] = {true};
  ASSERT_EQ(4, menu_find(&named, "silk", taken));
  taken[4] = taken[1] = true;
  ASSERT_EQ(NOT_THERE, menu_find(&named, "silk", taken));
  ASSERT_EQ(2, menu_find(&named, "wi", taken));
  PASS();
}

static char *places[][LABELS] = {{"village V3", "falu V3", "village.V3"},
                                 {"village V20", "falu V20", "village.V20"},
                                 {"city Delhi", "város Delhi", "city.Delhi"},
                                 {"site Agra", "telek Agra", "site.Agra"},
                                 {"city Agra", "város Agra", "city.Agra"}};
static int own[] = {3, 20, 0, 0, 0};
static const struct menu map = {.count = 5, .label = places, .languages = 2, .by_number = true, .own = own};

/* On a map a number is that of the map, however many places are offered, and a name needs no kind before it. */
TEST numbers_of_their_own_count(void) {
  ASSERT_EQ(1, menu_find(&map, "20", NULL));
  ASSERT_EQ(1, menu_find(&map, "v20", NULL));
  ASSERT_EQ(0, menu_find(&map, "3", NULL));
  ASSERT_EQ(NOT_THERE, menu_find(&map, "1", NULL));
  ASSERT_EQ(NOT_THERE, menu_find(&map, "0", NULL));
  ASSERT_EQ(2, menu_find(&map, "Delhi", NULL));
  ASSERT_EQ(AMBIGUOUS, menu_find(&map, "Agra", NULL));
  ASSERT_EQ(4, menu_find(&map, "city Agra", NULL));
  static const bool taken[5] = {false, true};
  ASSERT_EQ(NOT_THERE, menu_find(&map, "20", taken));
  PASS();
}

/* Of a list of six the second, third and fifth are offered. A number may be long: nothing counts up to it. */
TEST numbers_of_a_list_have_gaps(void) {
  static int listed[] = {2, 3, 5, 0, 0};
  struct menu m = map;
  m.own = listed;
  m.listed = true;
  ASSERT_EQ(0, menu_gap(&m, "1"));
  ASSERT_EQ(NOT_THERE, menu_gap(&m, "2"));
  ASSERT_EQ(1, menu_gap(&m, "4"));
  ASSERT_EQ(2, menu_gap(&m, "6"));
  ASSERT_EQ(2147483643, menu_gap(&m, "2147483647"));
  ASSERT_EQ(NOT_THERE, menu_gap(&m, "2147483648"));
  ASSERT_EQ(NOT_THERE, menu_gap(&m, "999999999999"));
  ASSERT_EQ(NOT_THERE, menu_gap(&m, "99999999999999999999999"));
  ASSERT_EQ(NOT_THERE, menu_gap(&m, "0"));
  ASSERT_EQ(NOT_THERE, menu_gap(&m, "-1"));
  PASS();
}

/* Languages differ in where the kind of a place stands. */
TEST places_of_a_kind_share_a_line(void) {
  ASSERT_STR_EQ("  village V3, V20\n  city Delhi, Agra\n  site Agra\n", PRINTED(out, menu_print(&map, out)));
  static char *behind[][LABELS] = {{"V3 falu", "", ""},
                                   {"V20 falu", "", ""},
                                   {"Delhi város", "", ""},
                                   {"V5 falu", "", ""},
                                   {"kész", "", ""}};
  static int numbers_of[] = {3, 20, 0, 5, 0};
  struct menu m = {.count = 5, .label = behind, .languages = 2, .by_number = true, .own = numbers_of};
  ASSERT_STR_EQ("  V3, V20, V5 falu\n  Delhi város\n  kész\n", PRINTED(out, menu_print(&m, out)));
  PASS();
}

static char *numbers[][LABELS] = {
    {"3", "3", "3"}, {"4", "4", "4"}, {"5", "5", "5"}, {"9", "9", "9"}, {"pass", "passz", "pass"}};
static const struct menu counted = {.count = 5, .label = numbers, .languages = 2};

TEST numbers_can_be_options(void) {
  ASSERT_EQ(0, menu_find(&counted, "3", NULL));
  ASSERT_EQ(NOT_THERE, menu_find(&counted, "1", NULL));
  ASSERT_EQ(3, menu_find(&counted, "9", NULL));
  ASSERT_STR_EQ("  3 to 5, 9, pass\n", PRINTED(out, menu_print(&counted, out)));
  ASSERT_EQ(1, menu_lines(&counted));
  PASS();
}

/* However the cards lie. */
TEST numbers_are_sorted(void) {
  static char *cards[][LABELS] = {{"5", "", ""},  {"pile", "", ""},  {"3", "", ""},
                                  {"10", "", ""}, {"joker", "", ""}, {"4", "", ""}};
  struct menu m = {.count = 6, .label = cards, .languages = 2};
  ASSERT_STR_EQ("  3 to 5, 10, pile, joker\n", PRINTED(out, menu_print(&m, out)));
  ASSERT_EQ(2, menu_find(&m, "3", NULL));
  m.count = 3;
  ASSERT_STR_EQ("  3, 5, pile\n", PRINTED(out, menu_print(&m, out)));
  PASS();
}

TEST lists_have_columns(void) {
  static char *wide[][LABELS] = {{"漢字", "", ""}, {"a", "", ""}, {"e\u0301", "", ""}, {"b", "", ""},
                                 {"c", "", ""},    {"d", "", ""}, {"e", "", ""},       {"f", "", ""}};
  struct menu m = {.count = 8, .label = wide, .languages = 2, .by_number = true};
  ASSERT_STR_EQ("   1  漢字    2  a       3  e\u0301       4  b       5  c       6  d       7  e\n   8  f\n",
                PRINTED(out, menu_print(&m, out)));
  ASSERT_EQ(2, menu_lines(&m));
  PASS();
}

SUITE(menu_suite) {
  RUN_TEST(numbers_are_places_in_the_list);
  RUN_TEST(numbers_mean_places);
  RUN_TEST(names_mean_options);
  RUN_TEST(beginnings_mean_one_option);
  RUN_TEST(taken_options_are_passed_over);
  RUN_TEST(numbers_of_their_own_count);
  RUN_TEST(numbers_of_a_list_have_gaps);
  RUN_TEST(places_of_a_kind_share_a_line);
  RUN_TEST(numbers_can_be_options);
  RUN_TEST(numbers_are_sorted);
  RUN_TEST(lists_have_columns);
}
