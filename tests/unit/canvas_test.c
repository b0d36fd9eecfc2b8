/* canvas_test.c: letters in columns and rows, and nothing over the edge. */
#include <string.h>

#include "canvas.h"
#include "greatest.h"

static struct canvas k;
static struct line line;

static const char *written(bool colours) {
  line_clear(&line);
  canvas_write(&k, k.rows, colours, &line);
  canvas_free(&k);
  return line_text(&line);
}

TEST canvas_puts_what_fits(void) {
  ASSERT(canvas_new(&k, 6, 2));
  ASSERT_EQ(3, canvas_put(&k, 0, 0, 6, "abc", PAINT_PLAIN));
  ASSERT_EQ(4, canvas_put(&k, 1, 1, 4, "őűabc", PAINT_PLAIN));
  ASSERT_STR_EQ("abc\n őűa+\n", written(false));
  PASS();
}

TEST canvas_has_edges(void) {
  ASSERT(canvas_new(&k, 4, 2));
  canvas_put(&k, 0, 3, 9, "xyz", PAINT_PLAIN);
  canvas_put(&k, 1, -1, 9, "xyz", PAINT_PLAIN);
  canvas_put(&k, 2, 0, 9, "below", PAINT_PLAIN);
  canvas_put(&k, -1, 0, 9, "above", PAINT_PLAIN);
  ASSERT_EQ(0, canvas_put(&k, 0, 0, 0, "x", PAINT_PLAIN));
  ASSERT_EQ(0, canvas_put(&k, 0, 0, -3, "x", PAINT_PLAIN));
  ASSERT_STR_EQ("   x\nyz\n", written(false));
  PASS();
}

TEST canvas_keeps_clusters_whole(void) {
  ASSERT(canvas_new(&k, 6, 3));
  canvas_put(&k, 0, 0, 6, "🇭🇺👩‍🚀x", PAINT_PLAIN);
  canvas_put(&k, 1, 0, 3, "🇭🇺🇭🇺", PAINT_PLAIN);
  canvas_put(&k, 2, 0, 6, "a\xcc\x81\xcc\x82z", PAINT_PLAIN);
  ASSERT_STR_EQ("🇭🇺👩‍🚀x\n🇭🇺+\na\xcc\x81\xcc\x82z\n", written(false));
  PASS();
}

/* An accent without a letter is left out; of an endless cluster the beginning is seen. */
TEST canvas_has_room_for_any_cluster(void) {
  char text[200] = "e";
  while (strlen(text) < 190) strcat(text, "\xcc\x81");
  ASSERT(canvas_new(&k, 4, 2));
  ASSERT_EQ(1, canvas_put(&k, 0, 0, 4, text, PAINT_PLAIN));
  ASSERT_EQ(1, canvas_put(&k, 1, 0, 4, "\xcc\x81x", PAINT_PLAIN));
  canvas_put(&k, 1, 1, 4, "yz", PAINT_PLAIN);
  ASSERT_EQ(1, canvas_put(&k, 1, 1, 4, "\x01\xcc\x81", PAINT_PLAIN));
  const char *shown = written(false);
  ASSERT_EQ(0, strncmp(shown, text, 35));
  ASSERT_STR_EQ("\nx?z\n", shown + 35);
  PASS();
}

TEST canvas_never_shows_half_a_letter(void) {
  ASSERT(canvas_new(&k, 5, 3));
  canvas_put(&k, 0, 0, 5, "漢字漢", PAINT_PLAIN);
  canvas_put(&k, 1, 4, 2, "漢", PAINT_PLAIN);
  canvas_put(&k, 2, 0, 5,
             "a\xcc\x81"
             "b",
             PAINT_PLAIN);
  ASSERT_STR_EQ("漢字+\n\na\xcc\x81"
                "b\n",
                written(false));
  PASS();
}

TEST canvas_takes_no_control_bytes(void) {
  ASSERT(canvas_new(&k, 8, 1));
  canvas_put(&k, 0, 0, 8, "a\033[1m\n\xc2\x9b", PAINT_PLAIN);
  ASSERT_STR_EQ("a?[1m??\n", written(false));
  PASS();
}

TEST canvas_colours_are_put_back(void) {
  ASSERT(canvas_new(&k, 8, 1));
  canvas_put(&k, 0, 0, 8, "ab", PAINT_BOLD);
  canvas_put(&k, 0, 3, 8, "cd", PAINT_SEAT + 1);
  ASSERT_STR_EQ("\033[0;1mab \033[0;36mcd\033[0m\n", written(true));
  ASSERT(canvas_new(&k, 8, 1));
  canvas_put(&k, 0, 0, 8, "ab", PAINT_BOLD);
  ASSERT_STR_EQ("ab\n", written(false));
  line_free(&line);
  PASS();
}

SUITE(canvas_suite) {
  RUN_TEST(canvas_keeps_clusters_whole);
  RUN_TEST(canvas_has_room_for_any_cluster);
  RUN_TEST(canvas_puts_what_fits);
  RUN_TEST(canvas_has_edges);
  RUN_TEST(canvas_never_shows_half_a_letter);
  RUN_TEST(canvas_takes_no_control_bytes);
  RUN_TEST(canvas_colours_are_put_back);
}
