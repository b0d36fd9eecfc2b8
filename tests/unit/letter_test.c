/* letter_test.c: which letters people are shown, and how the others are written. */
#include "letter.h"

#include <stdlib.h>
#include <string.h>

#include "croupier.h"
#include "greatest.h"
#include "json.h"
#include "text.h"

SUITE(letter_suite);

/* UTF-8 of a code point, also of those that have none. */
static size_t write_code(char *to, uint32_t code) {
  static const unsigned char first[] = {0, 0, 0xc0, 0xe0, 0xf0};
  size_t size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  for (size_t i = size; i-- > 1; code >>= 6) to[i] = (char)(0x80 | (code & 0x3f));
  to[0] = (char)(size == 1 ? code : first[size] | code);
  to[size] = '\0';
  return size;
}

static bool is_surrogate(uint32_t code) { return code >= 0xd800 && code < 0xe000; }

TEST all_that_is_utf8_is_read(void) {
  char text[8];
  for (uint32_t code = 1; code < 0x120000; code++) {
    size_t size = write_code(text, code);
    uint32_t read = 0;
    bool is = code <= 0x10ffff && !is_surrogate(code);
    ASSERT_EQ(is ? size : 0, letter_read(text, size, &read));
    if (is) ASSERT_EQ(code, read);
    if (size > 1) ASSERT_EQ(0, letter_read(text, size - 1, NULL)); /* cut short */
  }
  static const char *const never[] = {
      "\x80",         "\xbf",         "\xc0\xaf",         "\xc1\xbf",         "\xc3(",
      "\xe0\x80\x80", "\xe0\x9f\xbf", "\xf0\x80\x80\x80", "\xf0\x8f\xbf\xbf", "\xf8\x88\x80\x80\x80",
      "\xff",         "\xfe"};
  for (size_t i = 0; i < sizeof never / sizeof *never; i++)
    ASSERT_EQ(0, letter_read(never[i], strlen(never[i]), NULL));
  PASS();
}

TEST what_steers_or_hides_is_not_shown(void) {
  static const uint32_t never[] = {0,      7,      9,      0xa,     0xd,      0x1b,    0x1f,    0x7f,
                                   0x80,   0x9b,   0x9f,   0xad,    0x61c,    0x180e,  0x200b,  0x200e,
                                   0x200f, 0x2028, 0x2029, 0x202a,  0x202e,   0x2060,  0x2064,  0x2066,
                                   0x2069, 0x206f, 0xfdd0, 0xfdef,  0xfeff,   0xfff9,  0xfffb,  0xfffe,
                                   0xffff, 0xd800, 0xdfff, 0x1fffe, 0x10ffff, 0xe0001, 0xe007f, 0x110000};
  static const uint32_t shown[] = {' ',    '~',    0xa0,   0xe9,   0x151,  0x5d0,   0x627,   0x200c,
                                   0x200d, 0x2007, 0x2010, 0x2027, 0x202f, 0x2030,  0x2070,  0x3042,
                                   0x6f22, 0xac00, 0xfe0f, 0xfffc, 0xfffd, 0x1f600, 0x20000, 0xe0100};
  for (size_t i = 0; i < sizeof never / sizeof *never; i++) ASSERT_FALSE(letter_shown(never[i]));
  for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) ASSERT(letter_shown(shown[i]));
  PASS();
}

/* Nothing that is written for people or as JSON has a letter in it that is not shown. */
TEST what_is_written_can_be_shown(void) {
  char text[8], safe[LETTER_ROOM], json[40], all[40];
  for (uint32_t code = 1; code <= 0x10ffff; code++) {
    size_t size = write_code(text, code);
    size_t taken = letter_safe(text, size, safe);
    ASSERT_EQ(is_surrogate(code) ? 1 : size, taken);
    ASSERT_EQ(NULL, text_unshown(safe, ""));
    text_safe(all, sizeof all, text);
    ASSERT_EQ(NULL, text_unshown(all, ""));
    if (is_surrogate(code)) continue;
    ASSERT_EQ(letter_shown(code), strcmp(safe, text) == 0);
    ASSERT_EQ(letter_shown(code), text_unshown(text, "") == NULL);
    size = croupier_json_shown(json, text);
    ASSERT_EQ(strlen(json), size);
    ASSERT_EQ(size, croupier_json_shown(NULL, text));
    ASSERT_EQ(NULL, text_unshown(json, "\n"));
  }
  PASS();
}

/* Whoever reads the JSON has the text as it was. */
TEST json_says_the_same(void) {
  char text[8];
  for (uint32_t code = 1; code <= 0x10ffff; code += code < 0x3000 || code > 0xe0000 ? 1 : 37) {
    if (is_surrogate(code)) continue;
    write_code(text, code);
    char *json = json_text(json_pack("{s:s, s:s}", "said", text, text, "x"), "\n");
    ASSERT(json != NULL && text_unshown(json, "\n") == NULL && json[strlen(json) - 1] == '\n');
    json_t *read = json_loads(json, 0, NULL);
    ASSERT_STR_EQ(text, json_string_value(json_object_get(read, "said")));
    ASSERT_STR_EQ("x", json_string_value(json_object_get(read, text)));
    json_decref(read);
    free(json);
  }
  PASS();
}

TEST a_safe_text_fits(void) {
  char to[10], safe[LETTER_ROOM];
  text_safe(to, sizeof to, "ab\x1b\xff");
  ASSERT_STR_EQ("ab\\x1b", to); /* an escape is whole or not there */
  text_safe(to, 4, "\xc3\xa1\xc3\xa1");
  ASSERT_STR_EQ("\xc3\xa1", to);
  text_safe(to, 1, "x");
  ASSERT_STR_EQ("", to);
  ASSERT_EQ(0, letter_safe("", 0, safe));
  PASS();
}

SUITE(letter_suite) {
  RUN_TEST(all_that_is_utf8_is_read);
  RUN_TEST(what_steers_or_hides_is_not_shown);
  RUN_TEST(what_is_written_can_be_shown);
  RUN_TEST(json_says_the_same);
  RUN_TEST(a_safe_text_fits);
}
