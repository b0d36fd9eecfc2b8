/* compare.c: `compare`: plays pairs of games with the same deals by two sets of rules, until enough is known. */
#define _POSIX_C_SOURCE 200809L

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "batch.h"
#include "commands.h"
#include "contrast.h"
#include "defaults.h"
#include "gamefiles.h"
#include "output.h"
#include "say.h"

enum { AT_ONCE = 100, FIRST_LOOK = 200 }; /* pairs */

/* One of the two sets of rules. */
struct side {
  struct options o;
  struct words set; /* the list that o.set borrows */
  struct rules rules;
  struct sim sim;
  struct worker *workers;
  int64_t values[AT_ONCE][MOST_MEASURES]; /* of the pairs that are being played */
  bool done[AT_ONCE];
};

struct pairs {
  const struct options *o;
  struct side a, b;
  struct comparison c;
  double within;
  bool shows; /* progress */
};

/* --- pairs --- */

static void note(void *data, uint64_t k, croupier *c) {
  struct side *side = data;
  measure_game(c, side->values[k % AT_ONCE]);
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

static bool enough(const struct pairs *p) {
  if (p->c.pairs < FIRST_LOOK) return false;
  return *p->c.expected.word ? compare_judge(&p->c) != NOT_KNOWN : known(p);
}

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

static int play_pairs(void *data) {
  struct pairs *p = data;
  uint64_t most = (uint64_t)p->o->pairs;
  int status = DONE;
  say_after(wipe_progress, p);
  for (uint64_t from = 0, to; from < most && status == DONE && !over(p) && !enough(p); from = to) {
    to = from + AT_ONCE < most ? from + AT_ONCE : most;
    status = play_side(&p->a, from, to);
    if (status == DONE && !over(p)) status = play_side(&p->b, from, to);
    if (status == DONE && !over(p)) add_pairs(p, from, to);
    show_progress(p);
  }
  wipe_progress(p);
  return status;
}

/* --- the two sides --- */

static int lay(struct side *side, const struct options *o, const char **game, const struct words *more) {
  side->o = *o;
  side->o.arguments = (struct words){game, 1};
  int status = options_add_all(&side->set, &o->both);
  if (status == DONE) status = options_add_all(&side->set, more);
  side->o.set = side->set;
  if (status == DONE) status = rules_read(&side->rules, *game, &side->o);
  side->sim = (struct sim){
      .o = &side->o, .config = &side->rules.config, .seed = o->seed, .step = 1, .each = note, .data = side};
  if (status == DONE) side->workers = batch_lay(&side->sim, &status);
  return status;
}

/* A: the game as it is. B: the other one, or the same with what the options change. */
static int lay_both(struct pairs *p, const struct options *o) {
  struct options plain = *o;
  const char **game = o->arguments.word, **other = game + (o->arguments.count > 1);
  plain.house = plain.chance = (struct words){0};
  plain.variant = NULL;
  int status = lay(&p->a, &plain, game, &(struct words){0});
  if (status == DONE) {
    plain = *o;
    plain.players = croupier_players(p->a.workers[0].c);
    status = lay(&p->b, &plain, other, &o->set);
  }
  return status;
}

static void clear(struct side *side) {
  if (side->workers) batch_clear(&side->sim, side->workers);
  rules_free(&side->rules);
  free(side->set.word);
}

/* --- the command --- */

/* What makes B another game: "byzanz-silk, hand_limit=6". */
static void say_change(const struct options *o, char *text, size_t room) {
  size_t used = 0;
  *text = '\0';
  if (o->arguments.count > 1) used += (size_t)snprintf(text, room, "%s", o->arguments.word[1]);
  if (o->variant && used < room)
    used += (size_t)snprintf(text + used, room - used, "%s%s", used ? ", " : "", o->variant);
  const struct words *lists[] = {&o->house, &o->set};
  for (int l = 0; l < 2; l++)
    for (size_t i = 0; i < lists[l]->count && used < room; i++)
      used += (size_t)snprintf(text + used, room - used, "%s%s", used ? ", " : "", lists[l]->word[i]);
}

static int read_expected(struct expectation *e, const char *text) {
  char rest;
  if (!text) return DONE;
  bool read = sscanf(text, " %19[a-z] %c %lf %c", e->word, &e->sign, &e->bound, &rest) == 3;
  bool is = measure_is_known(e->word);
  if (read && is && (e->sign == '<' || e->sign == '>') && e->bound >= 0) return DONE;
  return complain(USAGE, T(compare_expect_form), text);
}

static int read_within(double *within, const char *text) {
  char rest;
  *within = 1;
  if (!text || (sscanf(text, "%lf%c", within, &rest) == 1 && *within > 0 && *within <= 100)) return DONE;
  return complain(USAGE, T(compare_within_form), text);
}

static bool put_text(const void *c, FILE *out) {
  compare_text(c, out);
  return true;
}

static bool put_json(const void *c, FILE *out) { return compare_json(c, out); }

static const struct output formats = {.text = put_text, .json = put_json};

static int judge(const struct comparison *c) {
  double low, high;
  if (!*c->expected.word) return DONE;
  compare_bounds(c, c->expected.word, &low, &high);
  const struct expectation *e = &c->expected;
  enum verdict is = compare_judge(c);
  if (is == HOLDS) return DONE;
  if (is == FAILS)
    return complain(FAULT, T(compare_not_expected), e->word, e->sign, e->bound, fmax(low, 0), high);
  return complain(FAULT, T(compare_not_known), e->word, e->sign, e->bound, fmax(low, 0), high);
}

static int compare(struct pairs *p) {
  struct comparison *c = &p->c;
  c->a = p->a.workers[0].c;
  c->b = p->b.workers[0].c;
  c->players = croupier_players(c->a);
  c->sides = sides_of(c->a);
  c->bots = seats_bots(p->a.sim.seats.who, c->players);
  c->seed = p->o->seed;
  if (croupier_rules_hash(c->a) == croupier_rules_hash(c->b))
    return complain(USAGE, T(compare_same), c->change);
  if (!sides_equal(c->sides, sides_of(c->b))) return complain(USAGE, T(compare_sides), c->change);
  if (*c->expected.word && !measure_is_of(c->expected.word, c->sides))
    return complain(USAGE, T(measure_against), c->expected.word);
  for (int i = 0; i < measures(c->sides); i++) c->contrast[i].change.unit = measure_at(i, c->sides).unit;
  int status = batch_until_stopped(&p->a.sim, play_pairs, p);
  if (status == DONE && c->pairs > 1) status = output_write(p->o, &formats, c);
  for (int i = 0; i < 2 && status == DONE; i++) {
    const struct side *side = i == 0 ? &p->a : &p->b;
    for (long w = 0; w < side->o.jobs && status == DONE; w++)
      if (side->workers[w].tally.errors) status = batch_report_error(&side->sim, side->workers);
  }
  if (status == DONE && sim_is_over(&p->a.sim)) return complain(FAULT, T(compare_broken_off));
  return status == DONE ? judge(c) : status;
}

int command_compare(const struct options *given) {
  if (!language(given)) return USAGE;
  struct options o = *given;
  struct pairs *p = calloc(1, sizeof *p); /* too large for the stack of some machines */
  if (!p) return complain(FAULT, "%s", no_memory());
  char change[500];
  o.seed = seed_of(given);
  o.seed_given = true;
  p->o = &o;
  p->shows = isatty(STDERR_FILENO);
  say_change(&o, change, sizeof change);
  p->c.change = change;
  int status = output_format(&o, &formats);
  if (status == DONE && !*change) status = complain(USAGE, "%s", T(compare_what));
  if (status == DONE) status = read_expected(&p->c.expected, o.expect);
  if (status == DONE) status = read_within(&p->within, o.within);
  if (status == DONE) status = lay_both(p, &o);
  if (status == DONE) status = compare(p);
  clear(&p->a);
  clear(&p->b);
  free(p);
  return status;
}
