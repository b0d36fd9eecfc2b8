/* story.c: a journal read from its file, at a table of its own. */
#define _POSIX_C_SOURCE 200809L

#include "story.h"

#include <errno.h>
#include <string.h>

#include "role.h"
#include "say.h"
#include "state.h"

/* What was read is a journal that can be played. */
static int begin(struct story *s, const char *path) {
  s->journal = croupier_journal_read(s->file.text, s->file.size);
  if (!s->journal) return complain(FAULT, "%s", no_memory());
  if (croupier_journal_empty(s->journal))
    return complain(DAMAGED, T(journal_not_playable), path, croupier_journal_damage(s->journal));
  if (croupier_journal_cut(s->journal)) warn(T(journal_half_line), path);
  return DONE;
}

static croupier_journal_result play_line(struct story *s) {
  croupier_keep_positions(s->c, !s->passing || croupier_journal_goes_back(s->journal));
  return croupier_journal_next(s->journal, s->c);
}

int story_read(struct story *s, const char *path) {
  *s = (struct story){.result = CROUPIER_JOURNAL_PLAYED};
  char found[PATH_SIZE];
  journal_find(found, path);
  int error = file_read(&s->file, found, LARGEST_JOURNAL);
  if (error)
    return complain(error == ENOENT ? USAGE : DAMAGED, T(journal_not_read), path, file_failure(error));
  int status = role_check(found, s->file.text, ROLE_JOURNAL);
  return status == DONE ? begin(s, path) : status;
}

int story_of(struct story *s, const struct log *log) {
  *s = (struct story){.result = CROUPIER_JOURNAL_PLAYED};
  memcpy(s->file.path, log->path, PATH_SIZE);
  s->file.text = strdup(log->text);
  s->file.size = log->size;
  return s->file.text ? begin(s, log->path) : complain(FAULT, "%s", no_memory());
}

void story_doubt(const struct story *s) {
  if (croupier_journal_unprotected(s->journal)) warn(T(journal_format_1), s->file.path);
}

void story_check(struct story *s) {
  s->result = croupier_journal_start(s->journal, s->c);
  s->dealt = s->result == CROUPIER_JOURNAL_PLAYED;
  for (s->good = 0; s->result == CROUPIER_JOURNAL_PLAYED && s->good < croupier_journal_lines(s->journal);
       s->good++) {
    s->result = play_line(s);
    if (s->result != CROUPIER_JOURNAL_PLAYED) break;
  }
}

void story_tell(struct story *s, size_t lines) {
  if (croupier_journal_start(s->journal, s->c) != CROUPIER_JOURNAL_PLAYED) return;
  while (lines-- && play_line(s) == CROUPIER_JOURNAL_PLAYED) continue;
}

void story_free(struct story *s) {
  if (s->c) croupier_free(s->c);
  croupier_journal_free(s->journal);
  file_free(&s->file);
}
