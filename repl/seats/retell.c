/* retell.c: the game at the prompt once more, from its journal, without what was taken back. */
#include "retell.h"

#include "say.h"
#include "story.h"

int retell(const struct game *g, struct retelling to) {
  struct story s;
  croupier_config config = {.event = to.event, .data = to.data};
  int status = story_of(&s, &g->log);
  if (status == DONE) {
    croupier_journal_config(s.journal, &config);
    s.c = table_lay(&config, &status);
  }
  if (status == DONE) {
    size_t answers = croupier_journal_settle(s.journal, croupier_journal_lines(s.journal));
    croupier_keep_positions(s.c, false);
    bool more = croupier_journal_start(s.journal, s.c) == CROUPIER_JOURNAL_PLAYED;
    for (size_t i = 0; i < answers && more; i++)
      more = (!to.more || to.more(to.data, i)) &&
             croupier_journal_next(s.journal, s.c) == CROUPIER_JOURNAL_PLAYED;
  }
  story_free(&s);
  return status;
}

int retell_table(struct story *s, const struct game *g, size_t answers) {
  croupier_config config = {.event = NULL};
  int status = story_of(s, &g->log);
  if (status != DONE) return status;
  s->passing = true;
  croupier_journal_config(s->journal, &config);
  s->c = table_lay(&config, &status);
  if (status != DONE) return status;
  croupier_remember(s->c, true);
  size_t all = croupier_journal_settle(s->journal, croupier_journal_lines(s->journal));
  story_tell(s, answers < all ? answers : all);
  return DONE;
}

long journal_answers(const char *path) {
  struct file file;
  long answers = -1;
  if (file_read(&file, path, LARGEST_JOURNAL) != 0) return -1;
  croupier_journal *j = croupier_journal_read(file.text, file.size);
  if (j && !croupier_journal_empty(j)) answers = (long)croupier_journal_settle(j, croupier_journal_lines(j));
  croupier_journal_free(j);
  file_free(&file);
  return answers;
}
