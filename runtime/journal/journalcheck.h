/* journalcheck.h: checks that a line is valid. */
#ifndef CROUPIER_JOURNALCHECK_H
#define CROUPIER_JOURNALCHECK_H

#include "journal_inner.h"

/* Notes the first thing that is wrong. Always false, so that checks can return it. */
bool journal_damage(croupier_journal *j, size_t line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
const char *journal_text_at(const json_t *object, const char *key); /* NULL: no text of that name */
bool journal_sound_header(croupier_journal *j, const json_t *header);
/* Fills in the step from its json. */
bool journal_sound_step(croupier_journal *j, struct step *s);

#endif
