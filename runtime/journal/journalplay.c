/* journalplay.c: plays a journal again, as it was written or by other rules. */
#include <string.h>

#include "journalcheck.h"
#include "journalhash.h"

/* Is it an answer, or what counts as one? */
static bool is_given(const struct step *s) {
  return s->kind != STEP_UNDO && s->kind != STEP_REDO && s->kind != STEP_SIT;
}

static croupier_journal_result differs(croupier_journal *j, const struct step *s, const char *how) {
  j->damaged = false; /* what is found in play comes before what is found in later lines */
  if (s && s->kind == STEP_EDIT) journal_damage(j, s->line, "(edit: %.160s) %s", s->name, how);
  else if (s && is_given(s))
    journal_damage(j, s->line, "(answer %zu, seat %d: %.80s) %s", s->count, s->seat, s->name, how);
  else journal_damage(j, s ? s->line : 1, "%s", how);
  return CROUPIER_JOURNAL_DIFFERS;
}

static croupier_journal_result outcome(croupier_journal *j, const struct step *s, croupier_status_code code) {
  if (code == CROUPIER_OK) return CROUPIER_JOURNAL_PLAYED;
  return code == CROUPIER_SCRIPT ? CROUPIER_JOURNAL_SCRIPT : differs(j, s, "is not possible there");
}

static croupier_journal_result compare(croupier_journal *j, const struct step *s, bool as_written) {
  if (j->settled || as_written) return CROUPIER_JOURNAL_PLAYED;
  return differs(j, s,
                 s ? "leads to another position than the one that was written"
                   : "begins with another deal or another first question");
}

croupier_journal_result croupier_journal_start(croupier_journal *j, croupier *c) {
  j->next = 0;
  croupier_journal_result result = outcome(j, NULL, croupier_start(c, croupier_journal_seed(j)));
  if (result != CROUPIER_JOURNAL_PLAYED) return result;
  bool old = j->format == JOURNAL_UNPROTECTED;
  uint64_t deal = 0;
  journal_hex_of(journal_text_at(j->header, "hash"), &j->hash);
  journal_hex_of(journal_text_at(j->header, old ? "hash" : "deal"), &deal);
  result = compare(j, NULL, deal == (old ? journal_old_deal(c) : croupier_hash(c)));
  if (old) j->hash = journal_old_deal(c);
  return result;
}

static croupier_journal_result answer(croupier_journal *j, croupier *c, const struct step *s) {
  const croupier_question *question = croupier_question_of(c, s->seat);
  if (!question || (!j->settled && s->count != croupier_can_undo(c) + 1))
    return differs(j, s, "is an answer to a question that is not asked there");
  int option = croupier_find_option(c, s->seat, s->name);
  if (option >= 0 && s->option >= 0 && s->option < question->options) {
    const char *name = croupier_option(c, s->seat, (int)s->option, NULL);
    if (name && strcmp(name, s->name) == 0) option = (int)s->option;
  }
  if (option < 0) return differs(j, s, "is not offered there");
  return outcome(j, s, croupier_answer(c, s->seat, option));
}

static croupier_journal_result act(croupier_journal *j, croupier *c, const struct step *s) {
  if (!j->settled && s->count != croupier_can_undo(c) + 1)
    return differs(j, s, "is a free action that cannot be taken there");
  for (int i = 0; i < croupier_free_actions(c, s->seat); i++)
    if (strcmp(croupier_free_action(c, s->seat, i, NULL), s->name) == 0)
      return outcome(j, s, croupier_act(c, s->seat, i));
  return differs(j, s, "is a free action that cannot be taken there");
}

static croupier_journal_result edit(croupier_journal *j, croupier *c, const struct step *s) {
  const char *shown;
  if (!j->settled && s->count != croupier_can_undo(c) + 1) return differs(j, s, "was not made there");
  croupier_status_code code = croupier_edit(c, s->name, &shown);
  return code == CROUPIER_OK ? CROUPIER_JOURNAL_PLAYED : differs(j, s, "is not possible there");
}

croupier_journal_result croupier_journal_next(croupier_journal *j, croupier *c) {
  const struct step *s = &j->step[j->next];
  croupier_journal_result result = s->kind == STEP_ANSWER ? answer(j, c, s)
                                   : s->kind == STEP_ACT  ? act(j, c, s)
                                   : s->kind == STEP_EDIT ? edit(j, c, s)
                                   : s->kind == STEP_SIT  ? CROUPIER_JOURNAL_PLAYED
                                   : s->kind == STEP_UNDO ? outcome(j, s, croupier_undo(c, s->count))
                                                          : outcome(j, s, croupier_redo(c, s->count));
  if (result != CROUPIER_JOURNAL_PLAYED) return result;
  j->hash = journal_go_on(j, c, s);
  result = compare(j, s, j->hash == s->hash);
  if (result == CROUPIER_JOURNAL_PLAYED) j->next++;
  return result;
}

/* step[0 .. stand-1] stand, and the `back` steps after them were taken back and can be given again. */
size_t croupier_journal_settle(croupier_journal *j, size_t lines) {
  size_t stand = 0, back = 0;
  for (size_t i = 0; i < lines && i < j->steps; i++) {
    struct step s = j->step[i];
    if (is_given(&s)) {
      j->step[i] = j->step[stand];
      j->step[stand++] = s;
      back = 0;
    } else if (s.kind == STEP_SIT) {
      continue;
    } else if (s.kind == STEP_UNDO) {
      size_t count = s.count < stand ? s.count : stand;
      stand -= count;
      back += count;
    } else {
      size_t count = s.count < back ? s.count : back;
      stand += count;
      back -= count;
    }
  }
  j->settled = true;
  j->next = 0;
  return j->lines = stand;
}
