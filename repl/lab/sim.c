/* sim.c: `sim`: its options, its tables and its results. */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "commands.h"
#include "defaults.h"
#include "failed.h"
#include "gamefiles.h"
#include "report.h"
#include "say.h"
#include "sitters.h"
#include "table.h"
#include "worker.h"

/* --- results --- */

static int print_report(const struct report *r, const struct options *o) {
  FILE *out = o->out ? fopen(o->out, "we") : stdout;
  if (!out) return complain(FAULT, T(file_not_written), o->out, failure(errno));
  bool written = true;
  if (strcmp(o->format, "json") == 0) written = report_json(r, out);
  else report_text(r, out);
  written = written && !ferror(out);
  if (out != stdout && fclose(out) != 0) written = false;
  return written ? DONE
                 : complain(FAULT, T(file_not_written), o->out ? o->out : T(the_result), failure(errno));
}

/* The first game that failed, whichever thread played it, the command that shows it, and the place. */
static int report_error(const struct sim *s, const struct worker *workers, const struct tally *sum) {
  const struct worker *first = &workers[0];
  for (long i = 1; i < s->o->jobs; i++)
    if (workers[i].error_at < first->error_at) first = &workers[i];
  uint64_t seed = s->seed + s->first + first->error_at * s->step;
  char how[1000];
  failed_command(s->o, s->seats.who, croupier_players(first->c), seed, how, sizeof how);
  if (atomic_load(&s->looping) >= MOST_SLOW) complain(SCRIPT, T(sim_loops), MOST_SLOW, first->error, how);
  else if (atomic_load(&s->slow) >= MOST_SLOW) complain(SCRIPT, T(sim_slow), MOST_SLOW, first->error, how);
  else if (atomic_load(&s->hopeless) == HOPELESS)
    complain(SCRIPT, T(sim_hopeless), HOPELESS, first->error, how);
  else
    complain(SCRIPT, T(sim_failed), (unsigned long long)sum->errors, (unsigned long long)s->count,
             first->error, how);
  excerpt_show(&first->excerpt, s->config);
  return SCRIPT;
}

/* Ctrl-C and SIGTERM end it with the report of what was played; a second one at once. */
static int run_until_stopped(struct sim *s, struct worker *workers) {
  static const int signals[] = {SIGINT, SIGTERM};
  struct sigaction before[2], act = {.sa_handler = sim_interrupt, .sa_flags = SA_RESETHAND};
  sigemptyset(&act.sa_mask);
  for (int i = 0; i < 2; i++) {
    sigaction(signals[i], NULL, &before[i]);
    if (before[i].sa_handler != SIG_IGN) sigaction(signals[i], &act, NULL);
  }
  say_after(sim_wipe_progress, s);
  int status = workers_run(workers, s->o->jobs);
  sim_wipe_progress(s);
  say_after(NULL, NULL);
  for (int i = 0; i < 2; i++) sigaction(signals[i], &before[i], NULL);
  return status;
}

static int simulate(struct sim *s, struct worker *workers) {
  croupier *c = workers[0].c;
  s->began = sim_clock();
  int status = run_until_stopped(s, workers);
  struct tally sum = {.games = NULL};
  for (long i = 0; i < s->o->jobs && status == DONE; i++)
    if (!tally_add(&sum, &workers[i].tally)) status = complain(FAULT, "%s", no_memory());
  struct report report = {.game = croupier_game(c),
                          .c = c,
                          .variant = s->variant ? croupier_variant_name(s->variant, said_in()) : NULL,
                          .title = croupier_title(c, said_in()),
                          .bots = s->seats.who,
                          .players = croupier_players(c),
                          .games = sim_is_over(s) ? sum.finished + sum.errors + sum.truncated : s->count,
                          .seed = s->seed,
                          .rules_hash = croupier_rules_hash(c),
                          .elapsed = sim_clock() - s->began,
                          .tally = &sum};
  report.faults = atomic_load(&s->faults);
  if (status == DONE && atomic_load(&s->hopeless) < HOPELESS) status = print_report(&report, s->o);
  bool slow = atomic_load(&s->slow) >= MOST_SLOW || atomic_load(&s->looping) >= MOST_SLOW;
  if (status == DONE && sim_is_over(s) && !slow)
    status =
        complain(FAULT, T(sim_broken_off), (unsigned long long)report.games, (unsigned long long)s->count);
  else if (status == DONE && report.faults) status = complain(FAULT, T(sim_faults), report.faults);
  if (sum.left) warn(T(sim_left), (unsigned long long)sum.left, sum.left_says);
  if (status == DONE && sum.errors) status = report_error(s, workers, &sum);
  tally_free(&sum);
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

static int check_options(struct sim *s, int players) {
  const struct options *o = s->o;
  if (strcmp(o->format, "text") != 0 && strcmp(o->format, "json") != 0)
    return complain(USAGE, T(no_format), o->format);
  int status = seats_read(&s->seats, o, players, 0, "random");
  if (status != DONE) return status;
  if (s->seats.humans) return complain(USAGE, "%s", T(sim_no_people));
  if (o->journals && mkdir(o->journals, 0777) != 0 && errno != EEXIST)
    return complain(FAULT, T(folder_not_made), o->journals, failure(errno));
  return DONE;
}

static void tell_bots(void *data, const croupier_event *event) {
  struct worker *w = data;
  bots_event(&w->bots, event);
}

/* Only where programs play is anybody told of events. */
static int lay_tables(struct sim *s, struct worker *workers) {
  bool programs = s->o->bots && sitter_command(s->o->bots);
  for (size_t i = 0; i < s->o->seat.count; i++) {
    const char *equals = strchr(s->o->seat.word[i], '=');
    programs |= equals && sitter_command(equals + 1);
  }
  int status = DONE;
  for (long i = 0; i < s->o->jobs && status == DONE; i++) {
    workers[i] = (struct worker){.sim = s, .error_at = NO_GAME, .status = DONE, .config = *s->config};
    workers[i].config.event = programs ? tell_bots : NULL;
    workers[i].config.data = &workers[i];
    workers[i].config.game_time_ms = (unsigned)s->o->game_time * 1000;
    workers[i].c = table_lay(&workers[i].config, &status);
  }
  if (status == DONE) table_doubt(workers[0].c);
  if (status == DONE) status = check_options(s, croupier_players(workers[0].c));
  for (long i = 0; i < s->o->jobs && status == DONE; i++) {
    status = bots_read(&workers[i].bots, s->o);
    workers[i].bots.many = true;
    workers[i].bots.all_faults = &s->faults;
    workers[i].bots.progress = (croupier_progress){.call = sim_go_on, .data = s};
    for (int seat = 1; seat <= croupier_players(workers[0].c); seat++)
      bots_seat(&workers[i].bots, seat, s->seats.who[seat - 1]);
  }
  return status;
}

int command_sim(const struct options *o) {
  if (!language(o)) return USAGE;
  struct rules r;
  struct sim s = {.o = o, .config = &r.config, .seed = seed_of(o), .show_progress = isatty(STDERR_FILENO)};
  struct worker *workers = calloc((size_t)o->jobs, sizeof *workers);
  int status = rules_read(&r, o->arguments.word[0], o);
  s.variant = r.variant;
  if (status == DONE && !workers) status = complain(FAULT, "%s", no_memory());
  if (status == DONE) status = read_shard(&s, o->shard);
  if (status == DONE) status = lay_tables(&s, workers);
  if (status == DONE) status = simulate(&s, workers);
  for (long i = 0; workers && i < o->jobs; i++) {
    bots_end(&workers[i].bots);
    if (workers[i].c) croupier_free(workers[i].c);
    tally_free(&workers[i].tally);
  }
  free(workers);
  rules_free(&r);
  return status;
}
