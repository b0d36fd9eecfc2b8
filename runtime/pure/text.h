/* text.h: what players read, by language and key. */
#ifndef CROUPIER_TEXT_H
#define CROUPIER_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#include "library_keys.h" /* made of runtime/texts: the keys as TEXT_key, the English texts as EN_key */

/* The languages are those of runtime/texts, English first. */
enum lang { LANG_NONE, LANG_EN, MOST_LANGS = 8 }; /* LANG_NONE among them */

extern const int lang_count;                     /* how many there are, LANG_NONE among them */
extern const char *const lang_codes[MOST_LANGS]; /* NULL, "en" ... */
/* NULL and what is no language of ours: LANG_NONE. */
enum lang lang_of(const char *code);

/* The most bytes that all texts may take: a short script can make long texts while it is loaded. */
#define MAX_NAME     200        /* of a piece, zone or purse in any language, a field, or a word in one */
#define MAX_WORD     1000       /* of what is said, asked, noted or chosen, and of a text */
#define MAX_PAGE     (64 << 10) /* of the page about the rules */
#define MAX_SENTENCE 2000       /* of an event, with what stands in it */
#define MAX_TEXTS    (1 << 20)  /* of all texts of a game, and what its house rules add */

/* The library's own words, which the texts of a game may replace, and its sentences. */
struct own_word {
  const char *key, *text[MOST_LANGS];
};
extern const struct own_word own_words[]; /* ends with a key NULL */
extern const char *const library_texts[][TEXT_COUNT], *const library_keys[TEXT_COUNT];
const char *text_own(enum lang lang, enum text key);
int text_named(const char *name); /* -1: there is none of this name */

struct texts;
struct texts *texts_new(void); /* NULL: no memory */
void texts_free(struct texts *t);
/* The game has texts in this language. */
void texts_offer(struct texts *t, enum lang lang);
bool texts_offered(const struct texts *t, enum lang lang);
/* Copies both; false: no memory. A later text for the same key replaces the earlier. */
bool texts_add(struct texts *t, enum lang lang, const char *key, const char *text);
/* Players read something of this key. Where no language has a text, they read the word, each _ as a blank. Only so many
   keys are remembered. False: no memory. */
enum { MOST_WANTED = 4096 };
bool texts_want(struct texts *t, const char *key, const char *word);
/* Bytes of all texts, with their keys and overhead. */
size_t texts_size(const struct texts *t);
/* The game's text in this language, or the library's own, or the game's in another language, or the word of texts_want.
   NULL: there is none of these. */
const char *texts_get(const struct texts *t, enum lang lang, const char *key);
/* The same, but nobody reads it. */
const char *texts_peek(const struct texts *t, enum lang lang, const char *key);
/* Has the game or the library a text of this key in this very language? */
bool texts_has(const struct texts *t, enum lang lang, const char *key);
/* The keys in no order, each once. *place begins with 0. read: somebody has got a text of this key. NULL: there are no
   more. */
const char *texts_next(const struct texts *t, size_t *place, bool *read);

/* Size of the byte order mark at the beginning of a text: 3, or 0 if there is none. */
size_t text_mark(const char *text, size_t size);

/* Is it UTF-8? Events, views and journals can hold only UTF-8. */
bool text_sound(const char *text);
/* Size of the longest beginning of the text that has at most `most` bytes and ends with a whole letter. */
size_t text_cut(const char *text, size_t size, size_t most);
/* The first place that people could not see (see letter.h), or NULL. `allowed`: control characters that may
   appear, such as "\n". */
const char *text_unshown(const char *text, const char *allowed);
/* Copies the text on one line in a form that may be shown, as much of it as fits. */
void text_safe(char *to, size_t room, const char *from);

/* A string that grows as it is written. `failed` is set when there is no memory. */
struct line {
  char *text; /* ends with 0, or NULL if nothing was written yet */
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
/* "player {n}" and the like with its number. */
void text_add_numbered(struct line *l, const struct texts *t, enum lang lang, const char *key, int number);
void text_add_player(struct line *l, const struct texts *t, enum lang lang, int seat);
/* Never NULL. */
const char *line_text(const struct line *l);

#endif
