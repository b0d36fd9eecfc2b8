/* inspect.c: plays one game with an eye on all that may be wrong with it. */
#define _POSIX_C_SOURCE 200809L

#include "inspect.h"

#include <stdio.h>
#include <string.h>

#include "fold.h"
#include "say.h"
#include "worker.h"

enum { SELDOM = 3, MOST_COMPARED = 64, DEALS = 4 };
#define THINKS 0.05 /* seconds */

/* Who plays: a player, or the answers of a game; and what has come of it. */
struct game_of {
  struct inspection *i;
  enum player player;
  const struct steps *given; /* or NULL */
  uint64_t seed, luck;
  size_t most;
  double thinks_until; /* a bot, about one choice */
  int round;           /* of those who are asked at once: its number */
  bool open;           /* it is not over */
  struct flaw *flaw;
  bool whole; /* there was memory */
};

void inspect_hears(void *inspection, const croupier_event *event) {
  struct inspection *i = inspection;
  ear_hears(&i->ear, event);
  if (i->usage && !i->ear.seat) usage_event(i->usage, event);
}

static bool found(struct flaw *f, enum flaw_code code, const char *about) {
  f->code = code;
  snprintf(f->about, sizeof f->about, "%s", about);
  return true;
}

/* --- what is looked at before an answer --- */

/* Two options of one name that are about the same. */
static bool is_doubled(croupier *c, const croupier_question *q, struct flaw *f) {
  char name[MOST_COMPARED][60];
  if (q->kind != CROUPIER_ONE || q->options > MOST_COMPARED) return false;
  for (int i = 0; i < q->options; i++) {
    snprintf(name[i], sizeof name[i], "%s", croupier_option(c, q->seat, i, NULL));
    for (int k = 0; k < i; k++) {
      if (strcmp(name[k], name[i]) != 0 || strlen(name[i]) + 1 == sizeof name[i]) continue;
      croupier_about a = croupier_option_about(c, q->seat, i), b = croupier_option_about(c, q->seat, k);
      if (a.kind != b.kind || a.piece != b.piece || a.number != b.number || a.seat != b.seat) continue;
      snprintf(f->says, sizeof f->says, T(check_doubled), q->prompt, name[i]);
      return found(f, FLAW_DOUBLED, q->prompt);
    }
  }
  return false;
}

static bool is_unsound(croupier *c, struct flaw *f) {
  const char *unsound = croupier_unsound(c);
  if (!*unsound) return false;
  snprintf(f->says, sizeof f->says, "%s", unsound);
  return found(f, FLAW_LOST, "");
}

/* Where the script was when it asked. */
static void note_place(croupier *c, struct flaw *f) {
  const char *file = NULL, *rule = croupier_rule(c, 0, &file, &f->line);
  snprintf(f->rule, sizeof f->rule, "%s", rule ? rule : "");
  snprintf(f->file, sizeof f->file, "%s", rule && file ? file : "");
}

static bool goes_nowhere(struct game_of *g, struct flaw *f) {
  croupier *c = g->i->c;
  char about[FLAW_ABOUT];
  if (croupier_goes(c) != CROUPIER_GOES_ON) {
    flaw_of_fault(f, c);
    return found(f, FLAW_ENDLESS, croupier_question_at(c, 0)->prompt);
  }
  struct circle_way way = circle_found(&g->i->circle, c, &f->steps, g->i->may_circle);
  if (way.size == 0) return false;
  snprintf(f->says, sizeof f->says, way.forced ? T(check_forced_circle) : T(check_circle), way.size,
           way.says);
  note_place(c, f);
  f->note = !way.forced;
  snprintf(about, sizeof about, "%s%s", f->note ? "circle at " : "", croupier_question_at(c, 0)->prompt);
  return found(f, FLAW_ENDLESS, about);
}

/* The given answers from there on; NULL: none were given, and players choose. */
static const struct step *given_from(const struct steps *given, size_t at) {
  static const struct step no_more;
  if (!given) return NULL;
  return at < given->count ? given->of + at : &no_more;
}

static bool look_for_leak(struct game_of *g, int seat, struct flaw *f) {
  struct inspection *i = g->i;
  size_t at = f->steps.count;
  const struct step *next = given_from(g->given, at);
  struct leak leak = {.says = ""};
  double began = sim_clock();
  for (uint64_t deal = 1; deal <= (g->given ? DEALS : 1) && g->whole && !*leak.says; deal++)
    g->whole = secret_look(i->c, &i->ear, seat, fold(g->seed + deal - 1, at + 1), next,
                           g->given ? g->given->count - at : 0, &leak);
  i->looking += sim_clock() - began;
  if (!g->whole || !*leak.says) return false;
  snprintf(f->says, sizeof f->says, "%s", leak.says);
  note_place(i->c, f);
  for (size_t k = 0; k < leak.ahead; k++) g->whole = g->whole && steps_add(&f->steps, leak.step[k]);
  return found(f, FLAW_LEAK, leak.prompt);
}

/* Looks take at most half of the time. A game that is played again for a leak has it at its end. */
static bool leaks(struct game_of *g, struct flaw *f) {
  croupier *c = g->i->c;
  int asked = croupier_question_at(c, 0)->seat, players = croupier_players(c);
  if (!g->given) {
    bool late = g->i->looking > (sim_clock() - g->i->began) / 2;
    if (late || player_draw(&g->luck, SELDOM) != 0) return false;
    return look_for_leak(g, player_draw(&g->luck, 2) ? asked : 1 + player_draw(&g->luck, players), f);
  }
  if (g->given->count > f->steps.count + SECRET_AHEAD) return false;
  for (int seat = 1; seat <= players; seat++)
    if (look_for_leak(g, seat, f)) return true;
  return false;
}

static bool wants(const struct game_of *g, enum flaw_code code) { return !(g->i->known >> code & 1); }

static bool is_wrong(struct game_of *g, struct flaw *f) {
  croupier *c = g->i->c;
  if (g->i->blind) return false;
  return (wants(g, FLAW_ENDLESS) && goes_nowhere(g, f)) || is_unsound(c, f) ||
         (wants(g, FLAW_DOUBLED) && is_doubled(c, croupier_question_at(c, 0), f)) ||
         (wants(g, FLAW_LEAK) && leaks(g, f));
}

/* --- a game --- */

static bool think_on(void *data, unsigned done, unsigned of) {
  const struct game_of *g = data;
  (void)done, (void)of;
  return sim_clock() < g->thinks_until;
}

static struct step next_step(struct game_of *g, bool *thought) {
  const struct flaw *f = g->flaw;
  *thought = false;
  if (g->given) return g->given->of[f->steps.count];
  croupier_progress until = {.call = think_on, .data = g};
  g->thinks_until = sim_clock() + THINKS;
  return player_chooses(g->i->c, g->player, g->seed, &g->luck, &until, thought);
}

/* Several who are asked at once have one round, until all have answered. */
static void note_round(struct game_of *g, struct step *given, int waited) {
  croupier *c = g->i->c;
  int waiting = croupier_status(c) == CROUPIER_ASKS ? croupier_questions(c) : 0;
  if (!g->open && waited < 2) return;
  if (!g->open) g->round++;
  given->round = g->round;
  const croupier_question *q = waiting ? croupier_question_at(c, 0) : NULL;
  bool picks = q && waiting == waited && (waited > 1 || (q->seat == given->seat && q->picked > 0));
  g->open = waiting > 0 && (waiting == waited - 1 || picks);
}

/* A rule for bots failed: foolish_..., prospects or advice. No answer shows that again, so there is no game of it. */
static void note_rule(struct game_of *g) {
  if (croupier_code(g->i->c) != CROUPIER_SCRIPT) return;
  flaw_of_fault(g->flaw, g->i->c);
  g->flaw->has_game = false;
}

/* False: the game is over, or there is a flaw. */
static bool take_step(struct game_of *g) {
  croupier *c = g->i->c;
  int waited = croupier_questions(c);
  bool thought;
  struct step step = next_step(g, &thought), given = step;
  if (step.option < 0) {
    note_rule(g);
    return false;
  }
  if (g->i->usage && !step.acts) usage_question(g->i->usage, c, step.seat, step.option, thought);
  croupier_status_code code = step_give(c, step, &given);
  if (code == CROUPIER_OK) note_round(g, &given, waited);
  g->whole = g->whole && steps_add(&g->flaw->steps, given);
  if (code == CROUPIER_SCRIPT) flaw_of_fault(g->flaw, c);
  return code == CROUPIER_OK;
}

static bool has_more(const struct game_of *g) {
  size_t count = g->flaw->steps.count;
  if (g->given) return count < g->given->count;
  return count < g->most && !g->i->over(g->i->data);
}

/* The scene of the given answers, in its place. False: it cannot be. */
static bool arrange(struct game_of *g) {
  struct steps *steps = &g->flaw->steps;
  const char *shown;
  if (!g->given || !g->given->scene || steps->scene || steps->count != g->given->scene_at) return true;
  if (croupier_edit(g->i->c, g->given->scene, &shown) != CROUPIER_OK) return false;
  steps->scene = strdup(g->given->scene);
  steps->scene_at = steps->count;
  return g->whole = steps->scene != NULL;
}

static void play(struct game_of *g) {
  croupier *c = g->i->c;
  struct flaw *f = g->flaw;
  flaw_clear(f);
  memset(&g->i->circle, 0, sizeof g->i->circle);
  f->seed = g->seed;
  f->player = player_word(g->player);
  f->has_game = true;
  croupier_inline_random(c, 0);
  croupier_remember(c, !g->i->blind || g->player >= PLAYER_GREEDY);
  croupier_keep_positions(c, false);
  if (croupier_start(c, g->seed) != CROUPIER_OK) {
    flaw_of_fault(f, c);
    return;
  }
  if (g->i->usage) usage_names(g->i->usage, c);
  while (croupier_status(c) == CROUPIER_ASKS && g->whole) {
    bool more = has_more(g);
    if (!arrange(g)) return;
    if ((more || g->given) && is_wrong(g, f)) return;
    if (!more || !take_step(g)) return;
  }
}

/* --- the same again --- */

/* In each round the last seat answers first. */
static bool turned_round(struct steps *to, const struct steps *from) {
  to->count = 0;
  for (size_t i = 0, end; i < from->count; i = end) {
    for (end = i + 1; end < from->count && from->of[i].round && from->of[end].round == from->of[i].round;)
      end++;
    for (int seat = CROUPIER_MAX_SEATS; seat > 0; seat--)
      for (size_t k = i; k < end; k++)
        if (from->of[k].seat == seat && !steps_add(to, from->of[k])) return false;
  }
  return true;
}

/* Plays these answers without a look. Is the position the same then? */
static bool ends_alike(croupier *c, uint64_t seed, const struct steps *steps, uint64_t end) {
  struct step given;
  bool alike = croupier_start(c, seed) == CROUPIER_OK;
  for (size_t i = 0; i < steps->count && alike; i++)
    alike = croupier_status(c) == CROUPIER_ASKS && step_give(c, steps->of[i], &given) == CROUPIER_OK;
  return alike && croupier_hash(c) == end;
}

static void differs(struct game_of *g, enum flaw_code code, const char *says) {
  snprintf(g->flaw->says, sizeof g->flaw->says, "%s", says);
  found(g->flaw, code, "");
}

/* Does the game go the same way twice, and in whatever order those answer who are asked at once? */
static void play_again(struct game_of *g) {
  croupier *c = g->i->c;
  struct steps turned = {.of = NULL}, *steps = &g->flaw->steps;
  if (!g->whole || g->flaw->code != FLAW_NONE || croupier_status(c) == CROUPIER_BROKEN) return;
  if (g->open) return; /* a spec gives all answers to one question */
  struct usage *usage = g->i->usage;
  uint64_t end = croupier_hash(c);
  g->i->usage = NULL;
  if (wants(g, FLAW_DIFFERS) && !ends_alike(c, g->seed, steps, end)) {
    differs(g, FLAW_DIFFERS, T(check_twice));
  } else if (wants(g, FLAW_ORDER) && g->round > 0) {
    g->whole = turned_round(&turned, steps);
    if (g->whole && !ends_alike(c, g->seed, &turned, end)) differs(g, FLAW_ORDER, T(check_order));
  }
  g->i->usage = usage;
  steps_free(&turned);
}

bool inspect_game(struct inspection *i, enum player player, uint64_t seed, size_t most, struct flaw *flaw) {
  struct game_of g = {.i = i,
                      .player = player,
                      .seed = seed,
                      .luck = fold(seed, player),
                      .most = most,
                      .flaw = flaw,
                      .whole = true};
  play(&g);
  play_again(&g);
  return g.whole;
}

bool inspect_steps(struct inspection *i, uint64_t seed, const struct steps *steps, struct flaw *flaw) {
  struct game_of g = {.i = i, .given = steps, .seed = seed, .flaw = flaw, .whole = true};
  play(&g);
  play_again(&g);
  return g.whole;
}
