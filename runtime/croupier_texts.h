/* croupier_texts.h: what the texts of a game say, and which are missing. A part of croupier.h. */
#ifndef CROUPIER_TEXTS_H
#define CROUPIER_TEXTS_H

#include "croupier.h"

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif

/* What a piece does, from the text `? NAME`; id as in events and views. NULL: the texts do not say. */
const char *croupier_piece_says(croupier *c, int id, const char *lang);

/*
** A game may have texts in some languages, and any part of them. Where a language has none, players read the text of
** another one, or else the word of the script. All that somebody can read so far is listed: after croupier_new names and
** knobs, and with the game the questions, notes and words that come up.
*/
typedef struct {
  const char *key; /* as the texts name it: "bid?" */
  const char *now; /* what players of this language read */
  bool missing;    /* neither the game nor the library has it in this language */
  bool read;       /* it was asked for since croupier_new */
} croupier_wording;
/* In no order, each key once; *place begins with 0. False: there are no more. */
bool croupier_next_wording(const croupier *c, const char *lang, size_t *place, croupier_wording *wording);
/* A text of a game as people read it outside a game: "…" stands for each value, " / " between the forms that its clauses
   make of it. Holds until the next call with c. NULL: no memory. */
const char *croupier_plain_text(croupier *c, const char *text);
bool croupier_has_language(const croupier *c, const char *lang); /* has the game itself texts in it? */

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
