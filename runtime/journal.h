/* journal.h: what writing and reading a journal share. */
#ifndef CROUPIER_JOURNAL_H
#define CROUPIER_JOURNAL_H

#include "croupier.h"
#include "json.h"
#include "rng.h"

#define JOURNAL_FORMAT 1

/* Their numbers are in running hashes. */
enum step_kind { STEP_DEAL, STEP_ANSWER, STEP_UNDO, STEP_REDO, STEP_ACT, STEP_EDIT, STEP_SIT };

/* One line after the header, as it was read. */
struct step {
  enum step_kind kind;
  size_t line;  /* in the text, from 1 */
  size_t end;   /* offset of the byte after it */
  size_t count; /* answer, act, edit: which one since the start; undo, redo: how many answers */
  int seat;     /* answer, act, sit */
  long option;  /* answer: its number where names alone do not tell options apart; else -1 */
  const char
      *name; /* answer: of the option; act: of the free action; edit: the line; sit: the player; in json */
  uint64_t hash; /* running, after it */
  json_t *json; /* while it is read the whole line, then the name alone: the whole takes five times as much */
};

struct croupier_journal {
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
  croupier_source texts, *houses;
  const char **knobs;
  size_t knob_count;
};

/* The running hash, after a step that led to where the table is now: of all positions and answers so
   far, in order. who: the seat of an answer or a player, or the number of answers taken back or given again. */
uint64_t journal_go_on(uint64_t running, croupier *c, enum step_kind kind, uint64_t who, const char *what);
uint64_t journal_text_hash(const char *text, size_t size);
/* croupier.c: fail for want of memory. */
croupier_status_code croupier_no_room(croupier *c);
/* 16 hex digits and an end. */
void journal_hex(char digits[17], uint64_t hash);

#endif
