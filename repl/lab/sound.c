/* sound.c: is a game that a spec tells sound, as `check` sees it? */
#include "sound.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "inspect.h"
#include "say.h"
#include "worker.h"

static bool never(void *data) {
  (void)data;
  return sim_interrupted();
}

/* "1: cloth 4", "2: sell": the answer, or the free action out of turn. False: it is not possible now. */
static bool read_answer(croupier *c, const char *answer, struct step *step) {
  bool named = *answer >= '1' && *answer <= '8' && strncmp(answer + 1, ": ", 2) == 0;
  const char *name = named ? answer + 3 : answer;
  step->seat = named ? *answer - '0' : croupier_question_at(c, 0)->seat;
  step->option = croupier_question_of(c, step->seat) ? croupier_find_option(c, step->seat, name) : -1;
  if (step->option >= 0 || step->seat > croupier_players(c)) return step->option >= 0;
  for (int i = 0; i < croupier_free_actions(c, step->seat) && !step->acts; i++)
    if (strcmp(croupier_free_action(c, step->seat, i, NULL), name) == 0) step->acts = true, step->option = i;
  return step->acts;
}

/* The answers below the first line, as steps. */
static bool read_steps(croupier *c, uint64_t seed, const char *game, struct steps *steps,
                       char says[SOUND_ROOM]) {
  char answer[200];
  if (croupier_start(c, seed) != CROUPIER_OK)
    return snprintf(says, SOUND_ROOM, "%s", croupier_error(c)), false;
  for (const char *at = strchr(game, '\n'); at; at = strchr(at + 1, '\n')) {
    struct step step = {.seat = 0}, given;
    snprintf(answer, sizeof answer, "%.*s", (int)strcspn(at + 1, "\n"), at + 1);
    if (croupier_status(c) != CROUPIER_ASKS || !read_answer(c, answer, &step))
      return snprintf(says, SOUND_ROOM, T(sound_not_offered), answer), false;
    if (!steps_add(steps, step)) return snprintf(says, SOUND_ROOM, "%s", no_memory()), false;
    if (step_give(c, step, &given) != CROUPIER_OK) break; /* it is seen once more */
  }
  return true;
}

/* Random players go on. Do they come to an end? */
static bool ends(croupier *c, uint64_t seed, const struct steps *steps, char says[SOUND_ROOM]) {
  struct step given;
  croupier_status_code code = croupier_start(c, seed);
  for (size_t i = 0; i < steps->count && code == CROUPIER_OK; i++) code = step_give(c, steps->of[i], &given);
  if (code == CROUPIER_OK) code = players_go_on(c, never, NULL);
  bool over = code == CROUPIER_OK && croupier_status(c) == CROUPIER_ENDED;
  if (!over)
    snprintf(says, SOUND_ROOM, "%s: %s", flaw_word(code == CROUPIER_OK ? FLAW_ENDLESS : FLAW_ERROR),
             croupier_error(c));
  return over;
}

/* A note ends a look, so there is another look behind it. False: something is wrong. */
static bool look(struct inspection *i, uint64_t seed, const struct steps *steps, char says[SOUND_ROOM]) {
  struct flaw flaw = {.note = true};
  for (int n = 0; n < 2 && flaw.note; n++) {
    bool whole = inspect_steps(i, seed, steps, &flaw);
    if (flaw.code != FLAW_NONE) snprintf(says, SOUND_ROOM, "%s: %s", flaw_word(flaw.code), flaw.says);
    if (!whole) snprintf(says, SOUND_ROOM, "%s", no_memory()), flaw.code = FLAW_ERROR;
    i->may_circle = true;
  }
  steps_free(&flaw.steps);
  return flaw.code == FLAW_NONE || flaw.note;
}

static bool is_sound(struct inspection *i, const char *game, char says[SOUND_ROOM]) {
  struct steps steps = {.of = NULL};
  char *rest;
  uint64_t seed = strtoull(game, &rest, 10);
  bool sound = read_steps(i->c, seed, game, &steps, says) && look(i, seed, &steps, says);
  if (sound && strncmp(rest, " goes on", 8) == 0) sound = ends(i->c, seed, &steps, says);
  steps_free(&steps);
  return sound;
}

bool sound_check(const croupier_config *config, const char *game, char says[SOUND_ROOM]) {
  struct inspection i = {.over = never};
  croupier_config own = *config;
  own.event = inspect_hears;
  own.data = &i;
  i.c = croupier_new(&own);
  bool laid = i.c && croupier_status(i.c) != CROUPIER_BROKEN;
  snprintf(says, SOUND_ROOM, "%s", laid ? "" : i.c ? croupier_error(i.c) : no_memory());
  bool sound = laid && is_sound(&i, game, says);
  if (i.c) croupier_free(i.c);
  return sound;
}
