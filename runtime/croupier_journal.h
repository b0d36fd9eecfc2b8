/* croupier_journal.h: games as text that can be played again. A part of croupier.h. */
#ifndef CROUPIER_JOURNAL_H
#define CROUPIER_JOURNAL_H

#include "croupier.h"

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif

/*
** A game as text, JSON Lines: a header with all that the game depends on, then one line for every
** answer, undo and redo, and for whoever takes a seat, with a running hash of the position. Files are the host's business: it
** appends each line it is handed, and hands in the whole text to read it.
*/
typedef struct croupier_journal croupier_journal;

/* Of the game that was just started at c. config: what c was made from; seats: a word for each
   player, "human" or "random". NULL: no memory, or a text that is not UTF-8. */
croupier_journal *croupier_journal_new(croupier *c, const croupier_config *config, const char *const *seats);
void croupier_journal_free(croupier_journal *j);
/* The newest line with its line end: the header at first. Holds until the journal's next call. */
const char *croupier_journal_line(const croupier_journal *j);
/* Each does it at the table as well; there is a new line only after CROUPIER_OK. */
croupier_status_code croupier_journal_answer(croupier_journal *j, croupier *c, int seat, int option);
croupier_status_code croupier_journal_act(croupier_journal *j, croupier *c, int seat, int action);
croupier_status_code croupier_journal_edit(croupier_journal *j, croupier *c, const char *lua,
                                           const char **shown);
croupier_status_code croupier_journal_undo(croupier_journal *j, croupier *c, size_t answers);
croupier_status_code croupier_journal_redo(croupier_journal *j, croupier *c, size_t answers);
/* From now on this player sits there, a word like those of the header. At the table nothing changes, and undo and redo
   go over it. */
croupier_status_code croupier_journal_sits(croupier_journal *j, croupier *c, int seat, const char *player);

/* Reads a journal; NULL only when there is no memory. After damage, what stands before it remains. */
croupier_journal *croupier_journal_read(const char *text, size_t size);
const char *croupier_journal_damage(const croupier_journal *j); /* a sentence with its line, "" if none */
bool croupier_journal_empty(const croupier_journal *j);         /* not even the header is sound */
/* It is of format 1, where no hash covers the header: a change of rules, knobs, seed or seats there stays unseen. */
bool croupier_journal_unprotected(const croupier_journal *j);
bool croupier_journal_cut(const croupier_journal *j); /* the last line was half-written, and is left out */
size_t croupier_journal_lines(const croupier_journal *j); /* sound ones after the header */
size_t croupier_journal_size(const croupier_journal *j);  /* bytes from the start to where it was played */
const char *croupier_journal_game(const croupier_journal *j);
/* Who sits there where it was played to: "human", "random". Not of a settled one. */
const char *croupier_journal_seat(const croupier_journal *j, int seat);
uint64_t croupier_journal_seed(const croupier_journal *j);
/* Fills in script, additions, players, knobs and lang, which may be NULL; they belong to the journal. */
void croupier_journal_config(const croupier_journal *j, croupier_config *config);
/* The answer in a line, from 0: its seat, or 0 for other lines. *option: its number, or -1 if its name says all;
   CROUPIER_FREE: it is a free action out of turn; CROUPIER_EDIT: no answer of a seat, which is 0, but an edit. */
#define CROUPIER_FREE (-2)
#define CROUPIER_EDIT (-3)
int croupier_journal_step(const croupier_journal *j, size_t line, const char **answer, int *option);

/* Plays a journal that was read, at a table made from its config or from other rules. */
typedef enum {
  CROUPIER_JOURNAL_PLAYED,
  CROUPIER_JOURNAL_DIFFERS, /* the game takes another way here: croupier_journal_damage() says where */
  CROUPIER_JOURNAL_SCRIPT,  /* the script failed: croupier_error() */
} croupier_journal_result;
croupier_journal_result croupier_journal_start(croupier_journal *j, croupier *c); /* from the beginning */
/* The next line. After DIFFERS the table is of no use: start again, and play one line less. */
croupier_journal_result croupier_journal_next(croupier_journal *j, croupier *c);
/* Does a line that is still to come take answers back? Else no positions need be kept. */
bool croupier_journal_goes_back(const croupier_journal *j);
/* From now on only the answers of the first `lines` lines that were not taken back; unchecked. */
size_t croupier_journal_settle(croupier_journal *j, size_t lines); /* how many they are */

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
