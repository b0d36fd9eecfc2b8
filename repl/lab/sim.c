/* sim.c: `sim`: its options, its tables and its results. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "batch.h"
#include "cast.h"
#include "commands.h"
#include "defaults.h"
#include "described.h"
#include "failed.h"
#include "gamefiles.h"
#include "gather.h"
#include "output.h"
#include "say.h"
#include "shard.h"
#include "sitters.h"
#include "trials.h"
#include "unreached.h"

/* What all tables have seen. */
struct sums {
  struct tally tally;
  struct ledger ledger;
  struct cover cover;
};

/* --- results --- */

/* The pieces that could be legal, and what the script could do. */
static void add_cast(const croupier *c, struct sums *to) {
  struct cast *cast = calloc(1, sizeof *cast);
  if (cast) cast_read(cast, c);
  for (int i = 0; cast && i < cast->kinds; i++) ledger_add(&to->ledger, 0, "legal/%s", cast->name[i]);
  to->ledger.failed |= !cast;
  free(cast);
  unreached_add(&to->cover, &to->ledger);
}

static bool thinks_at(const char *word) {
  struct sitter sitter;
  return sitter_read(word, SIT_BOTS, &sitter) && croupier_bot_thinks(&sitter.bot);
}

static bool any_thinks(const struct sim *s, int players) {
  const char *who[CROUPIER_MAX_SEATS];
  bool thinks = false;
  for (int turn = 0; turn <= s->seats.turns; turn++) {
    seats_turned(&s->seats, players, (uint64_t)turn, who);
    for (int i = 0; i < players; i++) thinks |= thinks_at(who[i]);
  }
  return thinks;
}

/* Where bots take turns at a seat, all of them are its bots. */
static void name_bots(struct sim *s, int players) {
  const char *who[CROUPIER_MAX_SEATS];
  for (int turn = 0; turn <= s->seats.turns; turn++) {
    seats_turned(&s->seats, players, (uint64_t)turn, who);
    for (int i = 0; i < players; i++)
      s->bots[i] = turn == 0 || strcmp(s->bots[i], who[i]) == 0 ? who[i] : s->o->bots;
  }
}

static int run(void *workers) { return workers_run(workers, ((struct worker *)workers)->sim->o->jobs); }

/* Of the games, before any experiment. */
static int count_lines(const struct sim *s, const struct worker *workers, struct sums *to) {
  bool added = cover_begin(&to->cover, s->config);
  for (long i = 0; i < s->o->jobs && added; i++) added = cover_add(&to->cover, workers[i].c);
  if (added) cover_less(&to->cover, &s->laid, s->o->jobs - 1);
  return added ? DONE : complain(FAULT, "%s", no_memory());
}

static int add_up(const struct sim *s, const struct worker *workers, struct sums *to) {
  bool added = true;
  for (long i = 0; i < s->o->jobs && added; i++)
    added = tally_add(&to->tally, &workers[i].tally) && ledger_join(&to->ledger, &workers[i].ledger);
  if (added && s->o->all) add_cast(workers[0].c, to);
  if (added && s->by_chance) ledger_add(&to->ledger, 1, "by chance");
  return added && !to->ledger.failed ? DONE : complain(FAULT, "%s", no_memory());
}

/* The commands that show the first game of each kind of fault. */
static void name_firsts(const struct sim *s, const croupier *c, const struct tally *t, struct report *r) {
  for (int i = 0; i < FIRSTS; i++) {
    const char *who[CROUPIER_MAX_SEATS];
    if (t->first[i] == 0) continue;
    seats_turned(&s->seats, croupier_players(c), t->first[i] - 1, who);
    failed_command(s->o, who, croupier_players(c), s->seed + t->first[i] - 1, r->first[i],
                   sizeof r->first[i]);
  }
}

static void describe(struct report *r, struct sim *s, const croupier *c, const struct sums *sums) {
  const struct tally *t = &sums->tally;
  name_bots(s, croupier_players(c));
  *r = (struct report){.bots = s->bots,
                       .turns = s->seats.turns ? s->o->bots : NULL,
                       .games = sim_is_over(s) ? t->finished + t->errors + t->truncated
                                               : sim_part(s, (uint64_t)s->o->games),
                       .seed = s->seed,
                       .elapsed = sim_clock() - s->started,
                       .tally = t,
                       .ledger = &sums->ledger,
                       .astray = &s->astray,
                       .cover = s->o->cover ? &sums->cover : NULL,
                       .covered = s->o->cover ? cover_json(&sums->cover) : NULL,
                       .all = s->o->all,
                       .faults = atomic_load(&s->faults)};
  report_table(r, c);
  name_firsts(s, c, t, r);
}

static int read_profile(const struct sim *s, const struct worker *workers, struct profile *p) {
  const croupier *tables[64];
  for (long i = 0; i < s->o->jobs; i++) tables[i] = workers[i].c;
  return profile_read(p, s->config, tables, s->o->jobs) ? DONE : complain(FAULT, "%s", no_memory());
}

static int write_report(struct sim *s, struct report *r, const struct sums *sums) {
  struct metrics metrics = {0};
  gather(r, &metrics);
  r->metrics = &metrics;
  if (s->o->shard)
    r->shard = shard_json(r, s->first, s->step, (uint64_t)s->o->games, &sums->tally, &sums->ledger);
  if (r->shard && r->covered) json_object_set_new(r->shard, "laid", cover_json(&s->laid));
  int status = metrics.failed ? complain(FAULT, "%s", no_memory()) : output_write(s->o, &report_formats, r);
  r->metrics = NULL;
  metrics_free(&metrics);
  return status;
}

static int tell_troubles(struct sim *s, const struct worker *workers, const struct report *r) {
  const struct tally *t = r->tally;
  int status = DONE;
  bool slow = atomic_load(&s->slow) >= MOST_SLOW || atomic_load(&s->looping) >= MOST_SLOW;
  if (sim_is_over(s) && !slow)
    status = complain(FAULT, T(sim_broken_off), (unsigned long long)r->games,
                      (unsigned long long)sim_part(s, (uint64_t)s->o->games));
  else if (r->faults) status = complain(FAULT, T(sim_faults), r->faults);
  if (t->left) warn(T(sim_left), (unsigned long long)t->left, t->left_says);
  return status == DONE && t->errors ? batch_report_error(s, workers) : status;
}

static int simulate(struct sim *s, struct worker *workers) {
  struct sums sums = {.tally = {0}};
  struct report report;
  struct profile profile = {.cost = NULL};
  s->began = s->started = sim_clock();
  s->by_chance = s->o->all && any_thinks(s, croupier_players(workers[0].c));
  int status = batch_until_stopped(s, run, workers);
  if (status == DONE && (s->o->cover || s->o->all)) status = count_lines(s, workers, &sums);
  bool hopeless = atomic_load(&s->hopeless) >= HOPELESS;
  if (status == DONE && !hopeless) status = trials_run(s, workers);
  if (status == DONE) status = add_up(s, workers, &sums);
  describe(&report, s, workers[0].c, &sums);
  if (status == DONE && s->o->profile) status = read_profile(s, workers, &profile);
  if (s->o->profile) report.profile = &profile;
  if (status == DONE && !hopeless) status = write_report(s, &report, &sums);
  if (status == DONE) status = tell_troubles(s, workers, &report);
  report_free(&report);
  profile_free(&profile);
  tally_free(&sums.tally);
  ledger_free(&sums.ledger);
  cover_end(&sums.cover);
  cover_end(&s->laid);
  return status;
}

/* --- the command --- */

static int read_shard(struct sim *s, const char *shard) {
  long part = 1, parts = 1;
  char rest;
  if (shard && (sscanf(shard, "%ld/%ld%c", &part, &parts, &rest) != 2 || part < 1 || part > parts))
    return complain(USAGE, T(shard_form), shard);
  s->first = (uint64_t)part - 1;
  s->step = (uint64_t)parts;
  s->count = sim_part(s, (uint64_t)s->o->games);
  return DONE;
}

int command_sim(const struct options *o) {
  if (!language(o)) return USAGE;
  struct rules r;
  struct sim s = {.o = o, .config = &r.config, .seed = seed_of(o), .show_progress = isatty(STDERR_FILENO)};
  struct worker *workers = NULL;
  int status = rules_read(&r, o->arguments.word[0], o);
  if (status == DONE) status = output_format(o, &report_formats);
  if (status == DONE) status = read_shard(&s, o->shard);
  if (status == DONE) workers = batch_lay(&s, &status);
  if (status == DONE) status = simulate(&s, workers);
  batch_clear(&s, workers);
  rules_free(&r);
  return status;
}
