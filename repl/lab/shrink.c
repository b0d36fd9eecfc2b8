/* shrink.c: finds a shorter game for a flaw. */
#define _POSIX_C_SOURCE 200809L

#include "shrink.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"
#include "worker.h"

enum { LATEST = 16, AWAY = 20, PREFIXES = 20, MOST_PASSED = 4, SHORT = 4, MOST_TO_LEAVE = 5 /* seconds */ };

struct shrinking {
  const struct options *o;
  const struct settings *settings;
  struct explored game;
  struct inspection i;
  struct setting setting; /* of this table */
  struct flaw *best;
  struct flaw got; /* of the last game */
  double until;
  bool whole; /* there was memory */
};

static bool is_over(void *data) {
  const struct shrinking *s = data;
  return sim_clock() > s->until || sim_interrupted();
}

/* --- tables --- */

static void leave_table(struct shrinking *s) {
  if (s->i.c) croupier_free(s->i.c);
  s->i.c = NULL;
  explore_rules_free(&s->game);
}

/* False: there is no such table. */
static bool lay(struct shrinking *s, const struct setting *setting) {
  struct flaw why = {.code = FLAW_NONE};
  leave_table(s);
  s->setting = *setting;
  bool blind = s->best->code == FLAW_ERROR || s->best->code == FLAW_DEAD_END;
  s->i = (struct inspection){.over = is_over,
                             .data = s,
                             .blind = blind,
                             .may_circle = !s->best->note,
                             .known = ~(1u << s->best->code),
                             .began = sim_clock()};
  if (explore_rules(&s->game, s->o, setting) == DONE) s->i.c = explore_lay(&s->game, &s->i, &why);
  steps_free(&why.steps);
  return s->i.c != NULL;
}

/* --- is it better? --- */

static bool is_shorter(const struct steps *a, const struct steps *b) {
  size_t x = steps_choices(a), y = steps_choices(b);
  if (!a->scene != !b->scene && x <= SHORT && y <= SHORT) return !a->scene; /* no scene is plainer */
  return x != y ? x < y : a->count < b->count;
}

/* Takes the game that was just played if it shows the flaw and is shorter. */
static bool take(struct shrinking *s) {
  struct flaw *best = s->best, *got = &s->got;
  if (!s->whole || !flaw_is(got, best) || !is_shorter(&got->steps, &best->steps)) return false;
  struct flaw kept = *best;
  *best = *got;
  best->games = kept.games;
  best->first = kept.first;
  best->note = kept.note;
  best->setting = s->setting;
  got->steps = kept.steps;
  return true;
}

static bool try(struct shrinking *s, uint64_t seed, const struct steps *steps) {
  if (is_over(s)) return false;
  s->whole = s->whole && inspect_steps(&s->i, seed, steps, &s->got);
  return take(s);
}

/* --- other games --- */

/* Games that are cut off where the best one ends. */
static void try_others(struct shrinking *s, double until) {
  double end = s->until;
  s->until = until < end ? until : end;
  for (uint64_t n = 0; !is_over(s) && s->whole && s->best->steps.count > 1; n++) {
    enum player player = (enum player)(n % 3); /* random, eager, stubborn */
    s->whole = inspect_game(&s->i, player, s->o->seed + 1000000 + n / 3, s->best->steps.count, &s->got);
    take(s);
  }
  s->until = end;
}

static void try_tables(struct shrinking *s, double until) {
  double began = sim_clock(), each = (until - began) / (double)(s->settings->count + 2);
  struct setting own = s->best->setting;
  if (lay(s, &own)) try_others(s, began + 2 * each);
  for (size_t i = 0; i < s->settings->count && !is_over(s) && steps_choices(&s->best->steps) > SHORT; i++)
    if (lay(s, &s->settings->of[i])) try_others(s, sim_clock() + each);
}

/* --- fewer answers --- */

/* The best game without some of its answers, more and more of them singly. */
static void leave_out(struct shrinking *s) {
  struct steps less = {.of = NULL};
  for (size_t size = s->best->steps.count / 2; size > 0 && !is_over(s); size /= 2)
    for (size_t end = s->best->steps.count; end >= size && !is_over(s);) {
      if (end > s->best->steps.count) end = s->best->steps.count;
      if (end < size || !(s->whole = s->whole && steps_copy(&less, &s->best->steps))) break;
      steps_cut(&less, end - size, size);
      if (!try(s, s->best->seed, &less)) end -= size;
    }
  steps_free(&less);
}

/* --- a scene --- */

/* The largest zone that is no player's: what is in no other zone comes there by itself. */
static int largest_zone(const croupier *c) {
  int largest = -1, most = -1;
  for (int i = 0; i < croupier_zones(c); i++) {
    croupier_zone zone = croupier_zone_at(c, 0, i);
    if (zone.owner == 0 && zone.count > most) largest = i, most = zone.count;
  }
  return largest;
}

/* The line of Lua that arranges all zones as they are: `scene { ["hand(1)"] = "a, b" }`. For free(); NULL: no
   memory. */
static char *scene_here(croupier *c) {
  char *text = NULL;
  size_t size;
  FILE *out = open_memstream(&text, &size);
  if (!out) return NULL;
  fputs("scene {", out);
  for (int i = 0, rest = largest_zone(c); i < croupier_zones(c); i++) {
    const char *pieces = i == rest ? NULL : croupier_contents(c, 0, i, NULL);
    if (pieces) fprintf(out, " [\"%s\"] = \"%s\",", croupier_zone_at(c, 0, i).name, pieces);
  }
  fputs(" }", out);
  if (fclose(out) == 0) return text;
  free(text);
  return NULL;
}

/* Plays the first so many answers again. */
static bool go_to(croupier *c, uint64_t seed, const struct steps *steps, size_t count) {
  struct step given;
  bool goes = croupier_start(c, seed) == CROUPIER_OK;
  for (size_t i = 0; i < count && goes; i++)
    goes = croupier_status(c) == CROUPIER_ASKS && step_give(c, steps->of[i], &given) == CROUPIER_OK;
  return goes && croupier_status(c) == CROUPIER_ASKS;
}

/* The question of a moment: who is asked what, in which rule. */
struct asked {
  int seat;
  char prompt[60], rule[60];
};

static struct asked asked_now(croupier *c) {
  const croupier_question *q = croupier_question_at(c, 0);
  struct asked a = {.seat = q->seat};
  const char *file, *rule;
  int line;
  snprintf(a.prompt, sizeof a.prompt, "%s", q->prompt);
  rule = croupier_rule(c, 0, &file, &line);
  snprintf(a.rule, sizeof a.rule, "%s", rule ? rule : "");
  return a;
}

static bool is_asked(croupier *c, const struct asked *as) {
  struct asked now = asked_now(c);
  return now.seat == as->seat && strcmp(now.prompt, as->prompt) == 0 && strcmp(now.rule, as->rule) == 0 &&
         croupier_question_at(c, 0)->picked == 0;
}

/* Plays a new game to such a question, past so many of them. The answers are added. */
static bool come_to(struct shrinking *s, uint64_t seed, const struct asked *as, int passed,
                    struct steps *steps) {
  croupier *c = s->i.c;
  uint64_t luck = seed;
  steps->count = 0;
  if (croupier_start(c, seed) != CROUPIER_OK) return false;
  while (croupier_status(c) == CROUPIER_ASKS && steps->count < AWAY) {
    bool thought;
    struct step step = player_chooses(c, PLAYER_EAGER, seed, &luck, NULL, &thought), given;
    if (is_asked(c, as) && passed-- == 0) return true;
    if (step_give(c, step, &given) != CROUPIER_OK || !(s->whole = s->whole && steps_add(steps, given)))
      return false;
  }
  return false;
}

/* The best game's answers from `from` on, behind a new beginning and a scene of the table that was there. */
static void try_scene(struct shrinking *s, size_t from) {
  const struct steps *best = &s->best->steps;
  struct steps anew = {.of = NULL};
  if (!go_to(s->i.c, s->best->seed, best, from)) return;
  struct asked as = asked_now(s->i.c);
  char *scene = scene_here(s->i.c);
  for (int n = 0; n < PREFIXES && scene && !is_over(s) && from < s->best->steps.count; n++) {
    uint64_t seed = n ? (uint64_t)n : s->best->seed;
    if (!come_to(s, seed, &as, n % MOST_PASSED, &anew)) continue;
    anew.scene_at = anew.count;
    free(anew.scene);
    anew.scene = strdup(scene);
    for (size_t i = from; i < best->count && s->whole; i++) s->whole = steps_add(&anew, best->of[i]);
    if (!anew.scene || try(s, seed, &anew)) break;
  }
  free(scene);
  steps_free(&anew);
}

static void try_scenes(struct shrinking *s) {
  size_t count = s->best->steps.count;
  for (size_t back = 1; back <= LATEST && back <= count && !is_over(s) && !s->best->steps.scene; back++)
    try_scene(s, count - back);
}

/* A circle that players may leave is no note if random players never do. */
static void try_to_leave(struct shrinking *s) {
  croupier *c = s->i.c;
  struct flaw *best = s->best;
  if (best->code != FLAW_ENDLESS || !best->note) return;
  if (!go_to(c, best->seed, &best->steps, best->steps.count)) return;
  players_go_on(c, is_over, s);
  best->goes_on = croupier_status(c) == CROUPIER_ASKS && croupier_goes(c) != CROUPIER_GOES_ON;
  best->note = !best->goes_on;
}

int shrink(struct flaw *flaw, const struct options *o, const struct settings *settings, double until) {
  struct shrinking s = {.o = o, .settings = settings, .best = flaw, .until = until, .whole = true};
  double began = sim_clock(), time = until - began;
  try_tables(&s, began + time * 0.5);
  if (lay(&s, &flaw->setting)) leave_out(&s);
  if (s.i.c && steps_choices(&flaw->steps) > SHORT && s.i.blind) {
    try_scenes(&s);
    leave_out(&s);
  }
  s.until = sim_clock() + MOST_TO_LEAVE;
  if (s.i.c) try_to_leave(&s);
  leave_table(&s);
  steps_free(&s.got.steps);
  return s.whole ? DONE : complain(FAULT, "%s", no_memory());
}
