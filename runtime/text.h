/* text.h: what players read, by language and key. */
#ifndef CROUPIER_TEXT_H
#define CROUPIER_TEXT_H

#include <stdbool.h>
#include <stddef.h>

enum lang { LANG_NONE, LANG_EN, LANG_HU, LANGS };

/* "en", "hu"; NULL and all others: LANG_NONE. */
enum lang lang_of(const char *code);

struct texts;
struct texts *texts_new(void); /* NULL: no memory */
void texts_free(struct texts *t);
/* Copies both; false: no memory. A later text for the same key replaces the earlier. */
bool texts_add(struct texts *t, enum lang lang, const char *key, const char *text);
/* NULL: not there. The engine's own words are found where the game has none. */
const char *texts_get(const struct texts *t, enum lang lang, const char *key);
bool texts_empty(const struct texts *t); /* a game without texts: its own words are shown */
/* A key that one language has and another has not, or NULL; *missing is the language without it. */
const char *texts_gap(const struct texts *t, enum lang *missing);

/* How many bytes a byte order mark takes at the beginning of a text: 3, or 0 if there is none. */
size_t text_mark(const char *text, size_t size);

/* Is it UTF-8? What is not cannot be told: events, views and journals are. */
bool text_sound(const char *text);

/* A line being written: it grows as needed; `failed` is set when there is no memory. */
struct line {
  char *text; /* always ends with 0, unless nothing was ever written */
  size_t size, room;
  bool failed;
};
void line_clear(struct line *l);
void line_add(struct line *l, const char *text); /* NULL: there was no memory for it */
void line_add_bytes(struct line *l, const char *text, size_t size);
void line_add_char(struct line *l, char c);
void line_add_number(struct line *l, long long n);
void line_free(struct line *l);
/* "player 2", "2. játékos"; seats from 0. */
void text_add_player(struct line *l, const struct texts *t, enum lang lang, int seat);
/* Never NULL. */
const char *line_text(const struct line *l);

#endif
