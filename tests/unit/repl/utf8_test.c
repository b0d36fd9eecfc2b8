/* utf8_test.c: linenoise and the library agree about the letters of a text and their widths. */
#define _POSIX_C_SOURCE 200809L

#include "utf8.h"

#include <stddef.h>

#include "croupier.h"
#include "greatest.h"

int utf8_char_bytes(const char *text, int size);
int utf8_inspect(const char *text, int *letter, int *width);
/* of linenoise since 0.84: NULL before */
int utf8_str_dispwidth(const char *text) __attribute__((weak));

static const char *const texts[] = {"",
                                    "croupier> hint",
                                    "fűszer őzike",
                                    "漢字 ＡＢ",
                                    "🎲♣",
                                    "a\u0301\u0323z",
                                    "한국",
                                    "\u1112\u1161\u11ab",
                                    "🇭🇺🇫🇷",
                                    "👍🏽👩‍🚀",
                                    "1\ufe0f\u20e3",
                                    "❤️x",
                                    "\xff\xc3",
                                    "a\u200bb",
                                    "नि"};

TEST clusters_are_the_librarys(void) {
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    int columns = 0, letter, width;
    for (const char *at = texts[i]; *at; columns += width) {
      ASSERT_EQ(utf8_char_bytes(at, -1), utf8_inspect(at, &letter, &width));
      at += utf8_char_bytes(at, -1);
    }
    ASSERT_EQm(texts[i], croupier_width(texts[i]), columns);
    if (utf8_str_dispwidth) ASSERT_EQm(texts[i], croupier_width(texts[i]), utf8_str_dispwidth(texts[i]));
  }
  PASS();
}

/* Letter by letter, as linenoise before 0.84 counts: the same for what is no cluster of several wide parts. */
TEST letters_are_as_wide(void) {
  for (size_t i = 0; i < 6; i++) {
    int columns = 0, letter;
    for (const char *at = texts[i]; *at; columns += utf8_width(letter)) at += utf8_tounicode(at, &letter);
    ASSERT_EQm(texts[i], croupier_width(texts[i]), columns);
  }
  PASS();
}

TEST letters_are_read_and_written(void) {
  static const int letters[] = {'a', 0xe9, 0x151, 0x6f22, 0x1f3b2, 0x10ffff};
  for (size_t i = 0; i < sizeof letters / sizeof *letters; i++) {
    char text[MAX_UTF8_LEN + 1] = "";
    int letter, size = utf8_fromunicode(text, (unsigned)letters[i]);
    ASSERT_EQ(size, utf8_tounicode(text, &letter));
    ASSERT_EQ(letters[i], letter >= UTF8_LATIN ? letter - UTF8_LATIN : letter);
    ASSERT_EQ(letters[i] == 0xe9, letter >= UTF8_LATIN); /* they would be Alt with a letter */
    char again[MAX_UTF8_LEN + 1] = "";
    utf8_fromunicode(again, (unsigned)letter);
    ASSERT_STR_EQ(text, again);
    ASSERT_EQ(1, utf8_strlen(text, -1));
    ASSERT_EQ(size, utf8_index(text, 1));
  }
  int letter;
  ASSERT_EQ(1, utf8_tounicode("\xc3", &letter));
  ASSERT_EQ(1, utf8_tounicode("\xe0\x80\x80", &letter)); /* too long for what it is */
  PASS();
}

SUITE(utf8_suite) {
  RUN_TEST(clusters_are_the_librarys);
  RUN_TEST(letters_are_as_wide);
  RUN_TEST(letters_are_read_and_written);
}
