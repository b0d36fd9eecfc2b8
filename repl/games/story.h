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
  bool passing; /* nobody will undo at this table, so it keeps no positions */
  bool dealt;   /* the deal agrees with the journal */
  size_t good;  /* number of lines that play as written */
  croupier_journal_result result;
};

/* Reads the journal; complains unless DONE. A half-written last line gets a warning. */
int story_read(struct story *s, const char *path);
/* The same for a game that is being played, even if its file is gone. */
int story_of(struct story *s, const struct log *log);
/* Warns if nothing protects the header. Call it when the game is opened or told, not whenever its file is read. */
void story_doubt(const struct story *s);
/* Plays all lines; `good` and `result` say how far they are valid. */
void story_check(struct story *s);
/* Tells the first `lines` lines, which are valid. */
void story_tell(struct story *s, size_t lines);
void story_free(struct story *s);

#endif
