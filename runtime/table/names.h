/* names.h: what all things of a game are called, and its texts, kept where they are found without Lua. */
#ifndef CROUPIER_NAMES_H
#define CROUPIER_NAMES_H

#include "lib.h"
#include "text.h"

enum { TEXTS_REMEMBERED = 256 };

struct names {
  const struct world *world;
  struct texts *texts;
  struct line text; /* all names, each ended by 0 */
  size_t *name;     /* offsets: by language, then faces, faces in pictures, zones, purses */
  const char *zone[MAX_ZONES], *purse[MAX_PURSES]; /* in the script's words, without owner and member */
  const char *field[MAX_FIELDS];
  const char **symbol; /* by symbol, from 1 */
  uint16_t faces, zones, purses, fields;
  const char *known_words[TEXTS_REMEMBERED], *known_questions[TEXTS_REMEMBERED]; /* that have texts */
};

/* Lua function, once the table is laid: reads all of them. */
int names_read(lua_State *L);
void names_free(struct names *n);

/* What things are called; LANG_NONE: in journals. */
static inline int names_in_language(const struct names *n) { return 2 * n->faces + n->zones + n->purses; }
static inline const char *name_of(const struct names *n, enum lang lang, int thing) {
  return n->text.text + n->name[(int)lang * names_in_language(n) + thing];
}
static inline const char *piece_name(const struct names *n, enum lang lang, int64_t piece) {
  return name_of(n, lang, n->world->table.piece[piece].face);
}
/* The same where there is little room. */
static inline const char *piece_short_name(const struct names *n, enum lang lang, int64_t piece) {
  return name_of(n, lang, n->faces + n->world->table.piece[piece].face);
}
static inline const char *zone_name(const struct names *n, enum lang lang, int64_t zone) {
  return name_of(n, lang, 2 * n->faces + (int)zone);
}
static inline const char *purse_name(const struct names *n, enum lang lang, int64_t purse) {
  return name_of(n, lang, 2 * n->faces + n->zones + (int)purse);
}

/* What the texts say of a word; the word itself where they do not. */
const char *word_in(const struct names *n, enum lang lang, const char *word);
/* False: the game has texts, but none for this. */
bool text_known(lua_State *L, const char *key);
/* The text of a question, or NULL. Its key has a question mark behind: a zone may be called "bid" as well. */
const char *text_of_question(const struct names *n, enum lang lang, const char *prompt);
bool text_known_question(lua_State *L, const char *prompt);

#endif
