/* story.c: a journal read from its file, at a table of its own. */
#include "story.h"

#include <errno.h>
#include <string.h>

#include "log.h"
#include "role.h"
#include "say.h"

int story_read(struct story *s, const char *path) {
  *s = (struct story){.result = CROUPIER_JOURNAL_PLAYED};
  char found[PATH_SIZE];
  journal_find(found, path);
  int error = file_read(&s->file, found);
  if (error)
    return complain(error == ENOENT ? USAGE : DAMAGED,
                    both("the journal %s cannot be read: %s", "a(z) %s napló nem olvasható: %s"), path,
                    failure(error));
  int status = role_check(found, s->file.text, ROLE_JOURNAL);
  if (status != DONE) return status;
  s->journal = croupier_journal_read(s->file.text, s->file.size);
  if (!s->journal) return complain(FAULT, "%s", no_memory());
  if (croupier_journal_empty(s->journal))
    return complain(DAMAGED,
                    both("%s is not a journal that can be played: %s", "%s nem lejátszható napló: %s"), path,
                    croupier_journal_damage(s->journal));
  if (croupier_journal_cut(s->journal))
    warn(both("the last line of %s was half-written, and is left out",
              "%s utolsó sora félbemaradt, ezért kimarad"),
         path);
  return DONE;
}

void story_check(struct story *s) {
  s->result = croupier_journal_start(s->journal, s->c);
  s->dealt = s->result == CROUPIER_JOURNAL_PLAYED;
  for (s->good = 0; s->result == CROUPIER_JOURNAL_PLAYED && s->good < croupier_journal_lines(s->journal);
       s->good++) {
    s->result = croupier_journal_next(s->journal, s->c);
    if (s->result != CROUPIER_JOURNAL_PLAYED) break;
  }
}

void story_tell(struct story *s, size_t lines) {
  if (croupier_journal_start(s->journal, s->c) != CROUPIER_JOURNAL_PLAYED) return;
  while (lines-- && croupier_journal_next(s->journal, s->c) == CROUPIER_JOURNAL_PLAYED) continue;
}

void story_free(struct story *s) {
  if (s->c) croupier_free(s->c);
  croupier_journal_free(s->journal);
  file_free(&s->file);
}
