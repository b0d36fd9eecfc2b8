/* cluster_test.c: what a terminal shows as one letter, and the columns that text takes. */
#include "cluster.h"

#include <string.h>

#include "greatest.h"

TEST widths_are_those_of_terminals(void) {
  static const struct {
    int columns;
    const char *text;
  } known[] = {
      {0, ""},
      {5, "cloth"},
      {8, "fűszerőá"},
      {1, "♣"},
      {2, "♣\ufe0f"}, /* as a picture */
      {4, "漢字"},
      {4, "ＡＢ"},
      {2, "🎲"},
      {1, "a\u0301"},
      {1, "a\u0301\u0323\u0302"},
      {0, "\u0301"},
      {2, "한"},
      {2, "\u1112\u1161\u11ab"}, /* the same syllable, from its parts */
      {2, "🇭🇺"},
      {4, "🇭🇺🇫🇷"},
      {3, "🇭🇺\U0001f1eb"}, /* half a flag */
      {2, "👍🏽"},
      {2, "👩‍🚀"},
      {2, "👩🏻‍❤️‍💋‍👩🏼"},
      {2, "1\ufe0f\u20e3"},
      {2, "नि"
          "म"},
      {4, "ab\x01z"}, /* as a question mark */
      {3, "a\xff"
          "b"},
      {2, "a\u200b"},
      {1, "\u200d"
          "a"},
  };
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    ASSERT_EQ_FMTm(known[i].text, known[i].columns, text_width(known[i].text), "%d");
  ASSERT_EQ(2, text_width_of("őűő", 4));
  ASSERT_EQ(2, text_width_of("őű", 3)); /* half a letter is one that cannot be shown */
  PASS();
}

TEST clusters_are_whole(void) {
  ASSERT_EQ(0, cluster_at("", 0).bytes);
  ASSERT_EQ(1, cluster_at("ab", 2).bytes);
  ASSERT_EQ(3, cluster_at("a\u0301b", 4).bytes);
  ASSERT_EQ(8, cluster_at("🇭🇺🇫🇷", 16).bytes);
  ASSERT_EQ(strlen("👩‍🚀"), cluster_at("👩‍🚀x", strlen("👩‍🚀x")).bytes);
  ASSERT_EQ(2, cluster_at("\r\n", 2).bytes + cluster_at("\n", 1).bytes); /* what is not shown stands alone */
  ASSERT_EQ(4, cluster_at("🏴\U000e0067", 8).bytes);                   /* a tag is not shown */
  ASSERT_FALSE(cluster_at("\U000e0067", 4).shown);
  ASSERT_FALSE(cluster_at("\xff", 1).shown);
  ASSERT(cluster_at("a", 1).shown);
  PASS();
}

SUITE(cluster_suite) {
  RUN_TEST(widths_are_those_of_terminals);
  RUN_TEST(clusters_are_whole);
}
