/* story.h: a journal read from its file, at a table of its own. */
#ifndef STORY_H
#define STORY_H

#include "croupier.h"
#include "file.h"
#include "log.h"

struct story {
  struct file file;
  croupier_journal *journal;
  croupier *c;
  bool passing; /* once it is told, nobody takes answers back at this table: it keeps no positions for that */
  bool dealt;   /* the deal is as it was written */
  size_t good;  /* lines that play as they were written */
  croupier_journal_result result;
};

/* Reads the journal; complains unless DONE. A half-written last line gets a warning. */
int story_read(struct story *s, const char *path);
/* The same of a game that is being played, whatever has become of its file. */
int story_of(struct story *s, const struct log *log);
/* Says so if nothing protects the header: where the game is opened or told, not whenever its file is read again. */
void story_doubt(const struct story *s);
/* Plays all lines; good and result say how far that goes. */
void story_check(struct story *s);
/* From the beginning, the first `lines` lines, which play. */
void story_tell(struct story *s, size_t lines);
void story_free(struct story *s);

#endif
