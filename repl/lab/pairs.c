/* pairs.c: games in pairs with the same deals, by two sets of rules, until enough is known. */
#include "pairs.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "batch.h"
#include "paste.h"
#include "say.h"

enum { FIRST_LOOK = 200 }; /* pairs */

/* --- pairs --- */

static void note(void *data, uint64_t k, croupier *c, const struct course *course) {
  struct side *side = data;
  measure_game(c, course, side->sides, side->values[k % AT_ONCE]);
  side->done[k % AT_ONCE] = true;
}

static int play_side(struct side *side, uint64_t from, uint64_t to) {
  memset(side->done, 0, sizeof side->done);
  atomic_store(&side->sim.next, from);
  side->sim.count = to;
  return workers_run(side->workers, side->o.jobs);
}

static void add_pair(struct comparison *c, const int64_t *a, const int64_t *b) {
  c->pairs++;
  for (int i = 0; i < measures(c->sides); i++) {
    series_add(&c->contrast[i].a, a[i]);
    series_add(&c->contrast[i].b, b[i]);
    series_add(&c->contrast[i].change, b[i] - a[i]);
  }
}

static void add_pairs(struct pairs *p, uint64_t from, uint64_t to) {
  for (uint64_t k = from % AT_ONCE; k < from % AT_ONCE + (to - from); k++)
    if (p->a.done[k] && p->b.done[k]) add_pair(&p->c, p->a.values[k], p->b.values[k]);
    else p->c.left_out++;
}

/* --- enough --- */

/* The sides' shares of wins are known to within so many points, or to a quarter of the largest change. */
static bool known(const struct pairs *p) {
  struct finding finding[MOST_MEASURES];
  double largest = 0, half = 0;
  compare_find(&p->c, finding);
  for (int i = 0; i < p->c.sides.count; i++) {
    largest = fmax(largest, fabs(finding[i].change));
    half = fmax(half, finding[i].half);
  }
  return half <= fmax(p->within, largest / 4);
}

/* Is it known whether what other bots have found holds here? */
static bool settled(const struct pairs *p) {
  struct finding finding[MOST_MEASURES];
  bool any = false;
  if (!p->first) return false;
  compare_find(p->first, finding);
  for (int i = 0; i < measures(p->c.sides); i++) {
    if (!compare_is_main(&p->c, i) || !finding[i].changed) continue;
    if (compare_stability(p->first, &p->c, i) == OPEN) return false;
    any = true;
  }
  return any;
}

static bool enough(const struct pairs *p) {
  if (p->c.once || p->c.pairs < FIRST_LOOK) return false;
  if (settled(p)) return true;
  return *p->c.expected.word ? compare_judge(&p->c) != NOT_KNOWN : known(p);
}

bool pairs_broken_off(const struct pairs *p) { return sim_is_over(&p->a.sim); }

static bool over(const struct pairs *p) {
  return sim_is_over(&p->a.sim) || sim_is_over(&p->b.sim) || atomic_load(&p->a.sim.hopeless) >= HOPELESS ||
         atomic_load(&p->b.sim.hopeless) >= HOPELESS;
}

static void wipe_progress(void *data) {
  if (((struct pairs *)data)->shows) fputs("\r\033[K", stderr);
}

static void show_progress(const struct pairs *p) {
  double low, high;
  if (!p->shows || !compare_bounds(&p->c, "seat", &low, &high)) return;
  fputs("\r", stderr);
  fprintf(stderr, T(compare_progress), (unsigned long long)p->c.pairs, p->o->pairs,
          (high - fmax(low, 0)) / 2);
  fputs("\033[K", stderr);
}

static int play(void *data) {
  struct pairs *p = data;
  uint64_t most = (uint64_t)p->o->pairs;
  int status = DONE;
  say_after(wipe_progress, p);
  for (uint64_t from = 0, to; from < most && status == DONE && !over(p) && !enough(p); from = to) {
    to = from + p->at_once < most ? from + p->at_once : most;
    status = play_side(&p->a, from, to);
    if (status == DONE && !over(p)) status = play_side(&p->b, from, to);
    if (status == DONE && !over(p)) add_pairs(p, from, to);
    show_progress(p);
  }
  if (pairs_broken_off(p)) p->c.once = false; /* nobody had decided on so many */
  wipe_progress(p);
  return status;
}

/* --- the two sides --- */

/* The draws of a pair are coupled, so compare alone plays its games again. */
static void show_pair(const void *data, uint64_t seed, char *text, size_t room) {
  const struct side *side = data;
  paste_command(side->given, croupier_players(side->workers[0].c), seed, 2, text, room);
}

static int read_side(struct side *side, const struct options *o, const char **game,
                     const struct words *more) {
  side->given = o;
  side->o = *o;
  side->o.arguments = (struct words){game, 1};
  int status = options_add_all(&side->set, &o->both);
  if (status == DONE) status = options_add_all(&side->set, more);
  side->o.set = side->set;
  return status == DONE ? rules_read(&side->rules, *game, &side->o) : status;
}

/* Each has its own house rules, variant and knobs. */
int pairs_read(struct pairs *p, const struct options *o) {
  const char **game = o->arguments.word, **other = game + (o->arguments.count > 1);
  struct options plain = *o;
  plain.chance = (struct words){0};
  plain.house = o->a_house;
  plain.variant = o->a_variant;
  int status = read_side(&p->a, &plain, game, &o->a_set);
  if (status == DONE) status = read_side(&p->b, o, other, &o->set);
  p->o = p->a.given = p->b.given = o;
  return status;
}

static int lay(struct side *side) {
  int status = DONE;
  const struct options *o = &side->o;
  side->sim = (struct sim){.o = o,
                           .config = &side->rules.config,
                           .seed = o->seed,
                           .step = 1,
                           .each = note,
                           .how = show_pair,
                           .data = side};
  side->workers = batch_lay(&side->sim, &status);
  for (long w = 0; status == DONE && w < o->jobs; w++) croupier_couple(side->workers[w].c, true);
  return status;
}

static int lay_both(struct pairs *p) {
  int status = lay(&p->a);
  if (status != DONE) return status;
  p->b.o.players = p->b.rules.config.players = croupier_players(p->a.workers[0].c);
  return lay(&p->b);
}

static int check_rules(struct comparison *c) {
  if (croupier_rules_hash(c->a) == croupier_rules_hash(c->b))
    return complain(USAGE, T(compare_same), c->is->change);
  if (!sides_equal(c->sides, sides_of(c->b))) return complain(USAGE, T(compare_sides), c->is->change);
  if (*c->expected.word && !measure_is_of(c->expected.word, c->sides))
    return measure_complain(c->expected.word);
  for (int i = 0; i < measures(c->sides); i++) c->contrast[i].change.unit = measure_at(i, c->sides).unit;
  return DONE;
}

int pairs_lay(struct pairs *p) {
  struct comparison *c = &p->c;
  p->shows = isatty(STDERR_FILENO);
  int status = lay_both(p);
  if (status != DONE) return status;
  c->a = p->a.workers[0].c;
  c->b = p->b.workers[0].c;
  c->players = croupier_players(c->a);
  c->sides = sides_of(c->a);
  c->sides.course = p->o->all;
  p->a.sides = p->b.sides = c->sides;
  c->once = p->o->once;
  c->bots = seats_bots(p->a.sim.seats.who, c->players);
  c->seed = p->o->seed;
  bool random = seats_all_random(p->a.sim.seats.who, c->players) == (1u << c->players) - 1;
  p->at_once = random ? AT_ONCE : AT_ONCE_SLOW;
  return check_rules(c);
}

int pairs_play(struct pairs *p) { return batch_until_stopped(&p->a.sim, play, p); }

int pairs_complain(const struct pairs *p) {
  int status = DONE;
  for (int i = 0; i < 2 && status == DONE; i++) {
    const struct side *side = i == 0 ? &p->a : &p->b;
    for (long w = 0; w < side->o.jobs && status == DONE; w++)
      if (side->workers[w].tally.errors) status = batch_report_error(&side->sim, side->workers);
  }
  return status;
}

static void clear(struct side *side) {
  if (side->workers) batch_clear(&side->sim, side->workers);
  rules_free(&side->rules);
  free(side->set.word);
}

void pairs_clear(struct pairs *p) {
  clear(&p->a);
  clear(&p->b);
}
