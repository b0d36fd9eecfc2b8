/* inspect.c: does one game keep its promises: lose nothing, tell no secret, go the same way twice? */
#define _POSIX_C_SOURCE 200809L

#include "inspect.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"

enum { SELDOM = 3 }; /* at one of so many questions the hidden is dealt anew */

/* --- what a seat may know --- */

static void put_question(FILE *out, croupier *c, int seat) {
  const croupier_question *q = croupier_question_of(c, seat);
  const croupier_event *asked = croupier_asked(c, seat);
  if (!q || !asked) return;
  fprintf(out, "%s\n", croupier_event_json(asked, seat));
  fprintf(out, "%s %s\n", q->prompt, croupier_prompt(c, seat, "en"));
  for (int i = 0; q->kind != CROUPIER_NUMBER && i < q->options; i++)
    fprintf(out, "%s %s\n", croupier_option(c, seat, i, NULL), croupier_remark(c, seat, i, "en"));
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
static void note_difference(const char *before, const char *after, char fault[INSPECTED_ROOM], int seat) {
  size_t at = 0, line = 0;
  while (before[at] && before[at] == after[at])
    if (before[at++] == '\n') line = at;
  at = at - line > 40 ? at - 40 : line;
  snprintf(fault, INSPECTED_ROOM, T(check_leak), seat, shown(before + at), before + at, shown(after + at),
           after + at);
}

/* What the seat sees must not depend on what it does not see. */
static bool look_twice(croupier *c, int seat, uint64_t seed, char fault[INSPECTED_ROOM]) {
  croupier_mark *here = croupier_mark_here(c);
  if (!here) return false;
  char *before = sight(c, seat), *after = NULL;
  if (croupier_redeal(c, seat, seed) == CROUPIER_OK) {
    after = sight(c, seat);
    if (before && after && strcmp(before, after) != 0) note_difference(before, after, fault, seat);
  } else {
    snprintf(fault, INSPECTED_ROOM, "%s", croupier_error(c));
  }
  croupier_back_to(c, here);
  croupier_forget(c, here);
  bool whole = before && (after || *fault);
  free(before);
  free(after);
  return whole;
}

/* --- a game --- */

/* One that only a game meets to which somebody listens, such as a text with a value that there is not. */
static bool note_error(const croupier *c, char fault[INSPECTED_ROOM]) {
  snprintf(fault, INSPECTED_ROOM, "%s", croupier_error(c));
  return true;
}

static bool play(croupier *c, uint64_t seed, bool looks, char fault[INSPECTED_ROOM], uint64_t *hash) {
  if (croupier_start(c, seed) != CROUPIER_OK) return note_error(c, fault);
  for (uint64_t n = 0; croupier_status(c) == CROUPIER_ASKS && croupier_goes(c) == CROUPIER_GOES_ON; n++) {
    int seat = croupier_question_at(c, 0)->seat;
    const char *unsound = looks ? croupier_unsound(c) : "";
    if (*unsound) snprintf(fault, INSPECTED_ROOM, "%s", unsound);
    if (looks && n % SELDOM == seed % SELDOM && !look_twice(c, seat, seed + n, fault)) return false;
    if (*fault) return true;
    if (croupier_answer(c, seat, croupier_random_option(c, seat)) != CROUPIER_OK) return note_error(c, fault);
  }
  *hash = croupier_hash(c);
  return true;
}

bool inspect_game(croupier *c, uint64_t seed, char fault[INSPECTED_ROOM]) {
  uint64_t first = 0, second = 0;
  *fault = '\0';
  croupier_inline_random(c, 0);
  croupier_remember(c, true);
  bool done = play(c, seed, true, fault, &first);
  if (done && !*fault) done = play(c, seed, false, fault, &second);
  if (done && !*fault && first != second) snprintf(fault, INSPECTED_ROOM, "%s", T(check_twice));
  return done;
}
