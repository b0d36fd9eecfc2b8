/* journal_inner.h: what writing and reading a journal share. */
#ifndef CROUPIER_JOURNAL_INNER_H
#define CROUPIER_JOURNAL_INNER_H

#include "croupier.h"
#include "json.h"
#include "rng.h"

#define JOURNAL_FORMAT      2
#define JOURNAL_UNPROTECTED 1 /* the format before: read and continued, but no hash covers its header */

/* Their numbers are in the running hashes of format 1. */
enum step_kind { STEP_DEAL, STEP_ANSWER, STEP_UNDO, STEP_REDO, STEP_ACT, STEP_EDIT, STEP_SIT };

/* One line after the header. */
struct step {
  enum step_kind kind;
  size_t line;  /* in the text, from 1 */
  size_t end;   /* offset of the byte after it */
  size_t count; /* answer, act, edit: which one since the start; undo, redo: how many answers */
  int seat;     /* answer, act, sit; else 0 */
  long option;  /* answer: its number where names alone do not tell options apart; else -1 */
  const char
      *name; /* answer: of the option; act: of the free action; edit: the line; sit: the player; in json */
  uint64_t content; /* the hash of the line */
  uint64_t hash;    /* running, after it */
  json_t *json; /* while it is read the whole line, then the name alone: the whole takes five times as much */
};

struct croupier_journal {
  int format;
  json_t *header;
  uint64_t hash; /* running */
  char *line;    /* the newest one written */

  /* read journals only */
  struct step *step;
  size_t steps, lines, next; /* read; to be played; the next of these */
  size_t last_undo;          /* which of these is the last one, from 1; 0: none is */
  size_t header_end;         /* offset */
  bool cut;                  /* a half-written line was dropped */
  bool settled;              /* what was taken back is left out, so running hashes cannot be compared */
  bool damaged;
  char damage[400];
  croupier_addition *additions;
  size_t addition_count;
  const char **knobs;
  size_t knob_count;
};

/* These stand in every journal, also where a game has none of them; later kinds only where there are some. */
#define JOURNAL_EVERY_SOURCE CROUPIER_SOURCE_HOUSE

#endif
