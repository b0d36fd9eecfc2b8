/* secret.c: does what a seat is shown depend on what it may not know? */
#define _POSIX_C_SOURCE 200809L

#include "secret.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fold.h"
#include "player.h"
#include "say.h"

/* A question is what is compared, so it is not among what is told. */
void ear_hears(void *data, const croupier_event *event) {
  struct ear *ear = data;
  if (!ear->seat || croupier_event_is(event) == CROUPIER_EVENT_ASK) return;
  const char *json = croupier_event_json(event, ear->seat);
  ear->told = fold_bytes(ear->told, json, strlen(json));
}

/* --- what a seat is shown --- */

static void put_question(FILE *out, croupier *c, int seat) {
  const croupier_question *q = croupier_question_of(c, seat);
  const croupier_event *asked = croupier_asked(c, seat);
  if (!q || !asked) return;
  fprintf(out, "%s\n", croupier_event_json(asked, seat));
  fprintf(out, "%s %s\n", q->prompt, croupier_prompt(c, seat, "en"));
  for (int i = 0; q->kind != CROUPIER_NUMBER && i < q->options; i++) {
    fprintf(out, "%s ", croupier_option(c, seat, i, NULL));
    fprintf(out, "%s\n", croupier_remark(c, seat, i, "en"));
  }
  for (int i = 0, n = croupier_refusals(c, seat); i < n; i++) {
    const char *reason, *name = croupier_refused(c, seat, i, NULL, &reason);
    fprintf(out, "not %s: ", name);
    fprintf(out, "%s\n", reason);
  }
}

/* All that the seat can be told, for free(). NULL: no memory. */
static char *sight(croupier *c, int seat) {
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  if (!out) return NULL;
  fprintf(out, "%s\n", croupier_view(c, seat));
  put_question(out, c, seat);
  if (fclose(out) == 0) return text;
  free(text);
  return NULL;
}

/* As much of the line as a complaint has room for. */
static int shown(const char *text) {
  size_t size = strcspn(text, "\n");
  return size < 100 ? (int)size : 100;
}

/* The place where they first differ, with a little of what stands before it on the line. */
static void note_difference(croupier *c, int seat, const char *before, const char *after, struct leak *leak) {
  size_t at = 0, line = 0;
  while (before[at] && before[at] == after[at])
    if (before[at++] == '\n') line = at;
  at = at - line > 40 ? at - 40 : line;
  const croupier_question *q = croupier_question_of(c, seat);
  snprintf(leak->prompt, sizeof leak->prompt, "%s", q ? q->prompt : croupier_question_at(c, 0)->prompt);
  snprintf(leak->says, sizeof leak->says, T(check_leak), seat, leak->prompt, shown(before + at), before + at,
           shown(after + at), after + at);
}

/* --- some answers later --- */

/* One answer, and what the seat knew afterwards. */
struct moment {
  struct step step;
  char prompt[60], name[100];
  uint64_t told;
  char *sight;
};

static bool goes_on(croupier *c) {
  return croupier_status(c) == CROUPIER_ASKS && croupier_goes(c) == CROUPIER_GOES_ON;
}

/* Plays on in this world, and notes. Returns how many answers were given. */
static size_t play_on(croupier *c, struct ear *ear, uint64_t *luck, const struct step *next, size_t count,
                      struct moment moment[SECRET_AHEAD]) {
  for (size_t i = 0; i < SECRET_AHEAD; i++) {
    if (!goes_on(c) || (next && i >= count)) return i;
    bool thought;
    struct moment *m = &moment[i];
    struct step step = next ? next[i] : player_chooses(c, PLAYER_RANDOM, 0, luck, NULL, &thought);
    const croupier_question *q = step.acts ? NULL : croupier_question_of(c, step.seat);
    if (!q || step.option >= q->options) return i;
    m->step = step;
    snprintf(m->prompt, sizeof m->prompt, "%s", q->prompt);
    snprintf(m->name, sizeof m->name, "%s", croupier_option(c, step.seat, step.option, NULL));
    if (croupier_answer(c, step.seat, step.option) != CROUPIER_OK || !goes_on(c)) return i;
    m->told = ear->told;
    m->sight = sight(c, ear->seat);
  }
  return SECRET_AHEAD;
}

/* The same answer; of another player now and then any: if it is a secret, the seat cannot tell. -1: it is not
   possible. */
static int alike(croupier *c, const struct ear *ear, const struct moment *m, uint64_t *luck) {
  const croupier_question *q = goes_on(c) ? croupier_question_of(c, m->step.seat) : NULL;
  if (!q || strcmp(q->prompt, m->prompt) != 0) return -1;
  if (m->step.seat != ear->seat && player_draw(luck, 2)) return player_draw(luck, q->options);
  return croupier_find_option(c, m->step.seat, m->name);
}

/* Such answers in another world, as long as the seat cannot tell the worlds apart. */
static void play_alike(croupier *c, struct ear *ear, const struct moment *moment, size_t count, uint64_t luck,
                       struct leak *leak) {
  for (size_t i = 0; i < count && !*leak->says; i++) {
    const struct moment *m = &moment[i];
    int option = alike(c, ear, m, &luck);
    if (option < 0 || croupier_answer(c, m->step.seat, option) != CROUPIER_OK) return;
    if (ear->told != m->told || !goes_on(c)) return;
    char *now = sight(c, ear->seat);
    if (now && m->sight && strcmp(now, m->sight) != 0) {
      note_difference(c, ear->seat, m->sight, now, leak);
      leak->ahead = i + 1;
      for (size_t k = 0; k <= i; k++) leak->step[k] = moment[k].step;
    }
    free(now);
  }
}

static void look(croupier *c, struct ear *ear, const croupier_mark *here, uint64_t seed,
                 const struct step *next, size_t count, struct leak *leak) {
  struct moment moment[SECRET_AHEAD] = {{.name = ""}};
  uint64_t luck = seed;
  char *before = sight(c, ear->seat), *after = NULL;
  size_t answers = play_on(c, ear, &luck, next, count, moment);
  croupier_back_to(c, here);
  ear->told = 0;
  if (croupier_redeal_all(c, ear->seat, seed) == CROUPIER_OK && goes_on(c)) {
    after = sight(c, ear->seat);
    if (before && after && strcmp(before, after) != 0) note_difference(c, ear->seat, before, after, leak);
    else play_alike(c, ear, moment, answers, seed, leak);
  }
  croupier_back_to(c, here);
  for (size_t i = 0; i < SECRET_AHEAD; i++) free(moment[i].sight);
  free(before);
  free(after);
}

bool secret_look(croupier *c, struct ear *ear, int seat, uint64_t seed, const struct step *next, size_t count,
                 struct leak *leak) {
  croupier_mark *here = croupier_mark_here(c);
  leak->says[0] = '\0';
  leak->ahead = 0;
  if (!here) return false;
  ear->seat = seat;
  ear->told = 0;
  look(c, ear, here, seed, next, count, leak);
  ear->seat = 0;
  croupier_forget(c, here);
  return true;
}
