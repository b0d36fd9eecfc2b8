/* names.h: the names of all things of a game, and its texts, kept outside Lua. */
#ifndef CROUPIER_NAMES_H
#define CROUPIER_NAMES_H

#include "lib.h"
#include "shown.h"
#include "text.h"

enum { TEXTS_REMEMBERED = 1024 };

struct names {
  const struct world *world;
  struct texts *texts;
  struct line text; /* all names, each ended by 0 */
  size_t *name;     /* offsets: by language, then faces, faces in pictures, zones, purses, shown variables */
  size_t *pattern;  /* offsets: by face, the name with fields in braces */
  /* names in the script's words, without owner and member */
  const char *zone[MAX_ZONES], *purse[MAX_PURSES], *shown[MAX_SHOWN];
  const char *field[MAX_FIELDS];
  const char **symbol; /* by symbol, from 1 */
  uint16_t faces, zones, purses, showns, fields;
  /* words and questions whose texts are wanted already */
  const char *known_words[TEXTS_REMEMBERED], *known_questions[TEXTS_REMEMBERED];
  const char *known_reasons[TEXTS_REMEMBERED];   /* for moves that have a text of their own */
  const char *plain_questions[TEXTS_REMEMBERED]; /* whose texts name no values */
};

/* A Lua function. Once the table is laid, it reads all names. */
int names_read(lua_State *L);
void names_free(struct names *n);

/* The names of things. LANG_NONE: as in journals. */
static inline int names_in_language(const struct names *n) {
  return 2 * n->faces + n->zones + n->purses + n->showns;
}
static inline const char *name_of(const struct names *n, enum lang lang, int thing) {
  return n->text.text + n->name[(int)lang * names_in_language(n) + thing];
}
static inline const char *piece_name(const struct names *n, enum lang lang, int64_t piece) {
  return name_of(n, lang, n->world->table.piece[piece].face);
}
/* "{kind} {value}": as the script has given it. */
static inline const char *piece_pattern(const struct names *n, int64_t piece) {
  return n->text.text + n->pattern[n->world->table.piece[piece].face];
}
/* The short name, for places with little room. */
static inline const char *piece_short_name(const struct names *n, enum lang lang, int64_t piece) {
  return name_of(n, lang, n->faces + n->world->table.piece[piece].face);
}
static inline const char *zone_name(const struct names *n, enum lang lang, int64_t zone) {
  return name_of(n, lang, 2 * n->faces + (int)zone);
}
static inline const char *purse_name(const struct names *n, enum lang lang, int64_t purse) {
  return name_of(n, lang, 2 * n->faces + n->zones + (int)purse);
}

static inline const char *shown_name(const struct names *n, enum lang lang, int shown) {
  return name_of(n, lang, 2 * n->faces + n->zones + n->purses + shown);
}

/* The text of a word, or the word itself. */
const char *word_in(const struct names *n, enum lang lang, const char *word);
/* Players read the word: without a text, each _ as a blank. False: people cannot be shown it. */
bool text_wanted(lua_State *L, const char *key);
/* The same of the reason for a move, unless the game has a text for such moves: "move:paid". */
bool text_wanted_reason(lua_State *L, const char *why);
/* The text of a question, or NULL. Its key ends with a question mark, because a zone may also be called "bid". */
const char *text_of_question(const struct names *n, enum lang lang, const char *prompt);
bool text_has_question(const struct names *n, enum lang lang, const char *prompt); /* in this very language */
void text_wanted_question(lua_State *L, const char *prompt);
/* Is it known that no text of the question names a value? */
bool text_is_plain(lua_State *L, const char *prompt);
void text_found_plain(lua_State *L, const char *prompt);

#endif
