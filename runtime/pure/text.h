/* text.h: what players read, by language and key. */
#ifndef CROUPIER_TEXT_H
#define CROUPIER_TEXT_H

#include <stdbool.h>
#include <stddef.h>

enum lang { LANG_NONE, LANG_EN, LANG_HU, LANGS };

extern const char *const lang_codes[LANGS]; /* NULL, "en", "hu" */
/* "en", "hu"; NULL and all others: LANG_NONE. */
enum lang lang_of(const char *code);

/* Bytes, at most. A script is no longer than its source, but what it makes while it is loaded may be. */
#define MAX_NAME     200        /* of a piece, zone or purse in any language, a field, or a word in one */
#define MAX_WORD     1000       /* of what is said, asked, noted or chosen, and of a text */
#define MAX_PAGE     (64 << 10) /* of the page about the rules */
#define MAX_SENTENCE 2000       /* of an event, with what stands in it */
#define MAX_TEXTS    (1 << 20)  /* of all texts of a game, and what its house rules add */

struct texts;
struct texts *texts_new(void); /* NULL: no memory */
void texts_free(struct texts *t);
/* Copies both; false: no memory. A later text for the same key replaces the earlier. */
bool texts_add(struct texts *t, enum lang lang, const char *key, const char *text);
/* Bytes of all of them, with their keys and what each takes besides. */
size_t texts_size(const struct texts *t);
/* NULL: not there. The engine's own words are found where the game has none. */
const char *texts_get(const struct texts *t, enum lang lang, const char *key);
bool texts_empty(const struct texts *t); /* a game without texts: its own words are shown */
/* A key that one language has and another has not, or NULL; *missing is the language without it. */
const char *texts_gap(const struct texts *t, enum lang *missing);

/* How many bytes a byte order mark takes at the beginning of a text: 3, or 0 if there is none. */
size_t text_mark(const char *text, size_t size);

/* Is it UTF-8? What is not cannot be told: events, views and journals are. */
bool text_sound(const char *text);
/* How many bytes of it are whole letters, and at most so many. */
size_t text_cut(const char *text, size_t size, size_t most);
/* Where in it people could not see what there is, see letter.h; NULL: nowhere. allowed: control characters that may
   stand in it, as "\n". */
const char *text_unshown(const char *text, const char *allowed);
/* The text on one line as it may be shown, as much of it as there is room for. */
void text_safe(char *to, size_t room, const char *from);

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
void line_add_unsigned(struct line *l, unsigned long long n);
void line_free(struct line *l);
/* "player 2", "2. játékos"; seats from 0. */
void text_add_player(struct line *l, const struct texts *t, enum lang lang, int seat);
/* Never NULL. */
const char *line_text(const struct line *l);

#endif
