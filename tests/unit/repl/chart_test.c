/* chart_test.c: pages and pictures: escaped, whole, and in the right places. */
#define _POSIX_C_SOURCE 200809L

#include "chart.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "page.h"

static char *text;
static FILE *out;

static void begin(void) {
  static size_t size;
  out = open_memstream(&text, &size);
}
static void end(void) { fclose(out); }

static int count(const char *word) {
  int found = 0;
  for (const char *at = text; (at = strstr(at, word)) != NULL; at += strlen(word)) found++;
  return found;
}

/* What games and house rules say cannot become a tag, nor leave its line. */
TEST pages_escape_all_text(void) {
  begin();
  page_begin(out, "en", "<script>alert(1)</script> & \"b\"");
  page_table(out, "a\tb");
  page_row(out, "<i>\tx\033y");
  page_table_end(out);
  page_end(out);
  end();
  ASSERT_EQ(0, count("<script"));
  ASSERT_EQ(2, count("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;b&quot;"));
  ASSERT_EQ(1, count("<td>&lt;i&gt;</td><td>x\\x1by</td>"));
  ASSERT_EQ(0, count("\033"));
  PASS();
}

/* A bar from 0 to 10 on an axis from -0.5 to 10.5, which lies from 120 to 346. */
TEST bars_lie_where_their_figures_are(void) {
  struct chart_row row = {"seat 1", 10, 0, 10};
  begin();
  chart_rows(out, "t", CHART_BARS, &row, 1, 0, " %");
  end();
  ASSERT_EQ(1, count("<rect x=\"130.27\""));
  ASSERT_EQ(1, count("width=\"205.45\""));
  ASSERT_EQ(1, count(">seat 1<"));
  ASSERT_EQ(1, count("10 %"));
  PASS();
}

TEST intervals_without_an_end_are_drawn(void) {
  struct chart_row row[2] = {{"a", 1, -INFINITY, INFINITY}, {"b", NAN, NAN, NAN}};
  begin();
  chart_rows(out, "t", CHART_DOTS, row, 2, 0, "");
  end();
  ASSERT_EQ(1, count("</svg>"));
  ASSERT_EQ(0, count("inf"));
  ASSERT_EQ(0, count("nan"));
  PASS();
}

/* 1 to 100, each once: 50 bars of two. */
TEST histograms_join_numbers(void) {
  uint64_t counts[101] = {0};
  struct chart_mark mark = {"50 %", 50};
  for (int i = 1; i <= 100; i++) counts[i] = 1;
  begin();
  chart_histogram(out, "t", counts, 101, &mark, 1);
  end();
  ASSERT_EQ(50, count("<rect"));
  ASSERT_EQ(1, count(">50 %<"));
  PASS();
}

TEST rivers_fill_their_height(void) {
  static const double share[] = {0.5, 0.5, 0.25, 0.75};
  static const char *const name[] = {"seat 1", "seat 2"};
  begin();
  chart_river(out, "t", share, 2, 2, name);
  end();
  ASSERT_EQ(2, count("<polygon"));
  ASSERT_EQ(1, count("44.00,24.00 338.00,24.00")); /* the top of the last one */
  ASSERT_EQ(1, count("44.00,94.00 338.00,129.00"));
  PASS();
}

TEST curves_have_bands(void) {
  static const double x[] = {4, 5, 6}, value[] = {1, 2, 3}, low[] = {0, 1, 2}, high[] = {2, 3, 4};
  struct chart_curve curve = {"length", value, low, high};
  begin();
  chart_curves(out, "t", x, NULL, 3, &curve, 1, "");
  end();
  ASSERT_EQ(1, count("<polygon"));
  ASSERT_EQ(1, count("<polyline"));
  ASSERT_EQ(3, count("<circle"));
  PASS();
}

static void forget(void *unused) {
  (void)unused;
  free(text);
  text = NULL;
}

SUITE(chart_suite) {
  SET_TEARDOWN(forget, NULL);
  RUN_TEST(pages_escape_all_text);
  RUN_TEST(bars_lie_where_their_figures_are);
  RUN_TEST(intervals_without_an_end_are_drawn);
  RUN_TEST(histograms_join_numbers);
  RUN_TEST(rivers_fill_their_height);
  RUN_TEST(curves_have_bands);
}
