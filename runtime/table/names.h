/* names.h: the names of all things of a game, and its texts, kept outside Lua. */
#ifndef CROUPIER_NAMES_H
#define CROUPIER_NAMES_H

#include "lib.h"
#include "text.h"

enum { TEXTS_REMEMBERED = 1024 };

struct names {
  const struct world *world;
  struct texts *texts;
  struct line text; /* all names, each ended by 0 */
  size_t *name;     /* offsets: by language, then faces, faces in pictures, zones, purses */
  /* names in the script's words, without owner and member */
  const char *zone[MAX_ZONES], *purse[MAX_PURSES];
  const char *field[MAX_FIELDS];
  const char **symbol; /* by symbol, from 1 */
  uint16_t faces, zones, purses, fields;
  /* words and questions known to have texts */
  const char *known_words[TEXTS_REMEMBERED], *known_questions[TEXTS_REMEMBERED];
};

/* A Lua function. Once the table is laid, it reads all names. */
int names_read(lua_State *L);
void names_free(struct names *n);

/* The names of things. LANG_NONE: as in journals. */
static inline int names_in_language(const struct names *n) { return 2 * n->faces + n->zones + n->purses; }
static inline const char *name_of(const struct names *n, enum lang lang, int thing) {
  return n->text.text + n->name[(int)lang * names_in_language(n) + thing];
}
static inline const char *piece_name(const struct names *n, enum lang lang, int64_t piece) {
  return name_of(n, lang, n->world->table.piece[piece].face);
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

/* The text of a word, or the word itself if it has no text. */
const char *word_in(const struct names *n, enum lang lang, const char *word);
/* False: the game has texts, but none with this key. */
bool text_known(lua_State *L, const char *key); /* raises if people cannot be told the key */
/* The text of a question, or NULL. Its key ends with a question mark, because a zone may also be called "bid". */
const char *text_of_question(const struct names *n, enum lang lang, const char *prompt);
bool text_known_question(lua_State *L, const char *prompt);

#endif
