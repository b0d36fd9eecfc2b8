/* sim.c: `sim`: its options, its tables and its results. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <unistd.h>

#include "batch.h"
#include "commands.h"
#include "defaults.h"
#include "gamefiles.h"
#include "measure.h"
#include "output.h"
#include "report.h"
#include "say.h"

/* --- results --- */

static bool put_text(const void *report, FILE *out) {
  report_text(report, out);
  return true;
}

static bool put_json(const void *report, FILE *out) { return report_json(report, out); }

static const struct output formats = {.text = put_text, .json = put_json};

static int run(void *workers) { return workers_run(workers, ((struct worker *)workers)->sim->o->jobs); }

/* What all tables have seen. */
struct sums {
  struct tally tally;
  struct courses courses;
  struct cover cover;
};

static int add_up(const struct sim *s, const struct worker *workers, struct sums *to) {
  bool added = !s->o->cover || cover_begin(&to->cover, s->config);
  for (long i = 0; i < s->o->jobs && added; i++) {
    const struct worker *w = &workers[i];
    courses_add(&to->courses, &w->courses);
    added = tally_add(&to->tally, &w->tally) && (!s->o->cover || cover_add(&to->cover, w->c));
  }
  return added ? DONE : complain(FAULT, "%s", no_memory());
}

static int simulate(struct sim *s, struct worker *workers) {
  croupier *c = workers[0].c;
  struct sums sums = {.courses = {.games = 0}};
  const struct tally *sum = &sums.tally;
  s->began = sim_clock();
  int status = batch_until_stopped(s, run, workers);
  if (status == DONE) status = add_up(s, workers, &sums);
  struct report report = {.game = croupier_game(c),
                          .c = c,
                          .title = croupier_title(c, said_in()),
                          .bots = s->seats.who,
                          .players = croupier_players(c),
                          .games = sim_is_over(s) ? sum->finished + sum->errors + sum->truncated : s->count,
                          .seed = s->seed,
                          .rules_hash = croupier_rules_hash(c),
                          .elapsed = sim_clock() - s->began,
                          .tally = sum,
                          .astray = &s->astray,
                          .courses = s->o->all && sides_of(c).kind != TOGETHER ? &sums.courses : NULL,
                          .cover = s->o->cover ? &sums.cover : NULL};
  report.faults = atomic_load(&s->faults);
  if (status == DONE && atomic_load(&s->hopeless) < HOPELESS) status = output_write(s->o, &formats, &report);
  bool slow = atomic_load(&s->slow) >= MOST_SLOW || atomic_load(&s->looping) >= MOST_SLOW;
  if (status == DONE && sim_is_over(s) && !slow)
    status =
        complain(FAULT, T(sim_broken_off), (unsigned long long)report.games, (unsigned long long)s->count);
  else if (status == DONE && report.faults) status = complain(FAULT, T(sim_faults), report.faults);
  if (sum->left) warn(T(sim_left), (unsigned long long)sum->left, sum->left_says);
  if (status == DONE && sum->errors) status = batch_report_error(s, workers);
  tally_free(&sums.tally);
  cover_end(&sums.cover);
  return status;
}

/* --- the command --- */

static int read_shard(struct sim *s, const char *shard) {
  long part = 1, parts = 1;
  char rest;
  if (shard && (sscanf(shard, "%ld/%ld%c", &part, &parts, &rest) != 2 || part < 1 || part > parts))
    return complain(USAGE, T(shard_form), shard);
  uint64_t games = (uint64_t)s->o->games;
  s->first = (uint64_t)part - 1;
  s->step = (uint64_t)parts;
  s->count = games > s->first ? (games - s->first + s->step - 1) / s->step : 0;
  return DONE;
}

int command_sim(const struct options *o) {
  if (!language(o)) return USAGE;
  struct rules r;
  struct sim s = {.o = o, .config = &r.config, .seed = seed_of(o), .show_progress = isatty(STDERR_FILENO)};
  struct worker *workers = NULL;
  int status = rules_read(&r, o->arguments.word[0], o);
  if (status == DONE) status = output_format(o, &formats);
  if (status == DONE) status = read_shard(&s, o->shard);
  if (status == DONE) workers = batch_lay(&s, &status);
  if (status == DONE) status = simulate(&s, workers);
  batch_clear(&s, workers);
  rules_free(&r);
  return status;
}
