/* batch.c: the tables at which bots play many games. */
#define _POSIX_C_SOURCE 200809L

#include "batch.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "say.h"
#include "sitters.h"
#include "table.h"

static int check_options(struct sim *s, int players) {
  const struct options *o = s->o;
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
  if (w->watch.on) witness_hear(&w->watch.witness, event);
  if (w->sim->hears) w->sim->hears(w, event, w->sim->of_trial);
}

/* Only where programs play, or somebody watches, is anybody told of events. */
static int lay_tables(struct sim *s, struct worker *workers) {
  bool programs = s->o->bots && sitter_command(s->o->bots);
  for (size_t i = 0; i < s->o->seat.count; i++) {
    const char *equals = strchr(s->o->seat.word[i], '=');
    programs |= equals && sitter_command(equals + 1);
  }
  int status = DONE;
  for (long i = 0; i < s->o->jobs && status == DONE; i++) {
    workers[i] = (struct worker){
        .sim = s, .error_at = NO_GAME, .met_at = NO_GAME, .status = DONE, .config = *s->config};
    workers[i].config.event = programs || s->o->all || s->hears ? tell_bots : NULL;
    workers[i].config.cover = s->o->cover || s->o->all || s->o->profile;
    workers[i].config.profile = s->o->profile;
    workers[i].config.data = &workers[i];
    workers[i].config.game_time_ms = (unsigned)s->o->game_time * 1000;
    workers[i].c = table_lay(&workers[i].config, &status);
  }
  if (status == DONE) table_doubt(workers[0].c);
  bool counts = status == DONE && workers[0].config.cover;
  if (counts && (!cover_begin(&s->laid, s->config) || !cover_add(&s->laid, workers[0].c)))
    return complain(FAULT, "%s", no_memory());
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

struct worker *batch_lay(struct sim *s, int *status) {
  struct worker *workers = calloc((size_t)s->o->jobs, sizeof *workers);
  pthread_mutex_init(&s->astray.lock, NULL);
  *status = workers ? lay_tables(s, workers) : complain(FAULT, "%s", no_memory());
  return workers;
}

void batch_clear(const struct sim *s, struct worker *workers) {
  for (long i = 0; workers && i < s->o->jobs; i++) {
    bots_end(&workers[i].bots);
    if (workers[i].c) croupier_free(workers[i].c);
    tally_free(&workers[i].tally);
    course_free(&workers[i].watch.course);
    ledger_free(&workers[i].ledger);
  }
  free(workers);
}

int batch_until_stopped(struct sim *s, int (*run)(void *data), void *data) {
  static const int signals[] = {SIGINT, SIGTERM};
  struct sigaction before[2], act = {.sa_handler = sim_interrupt, .sa_flags = SA_RESETHAND};
  sigemptyset(&act.sa_mask);
  for (int i = 0; i < 2; i++) {
    sigaction(signals[i], NULL, &before[i]);
    if (before[i].sa_handler != SIG_IGN) sigaction(signals[i], &act, NULL);
  }
  say_after(sim_wipe_progress, s);
  int status = run(data);
  sim_wipe_progress(s);
  say_after(NULL, NULL);
  for (int i = 0; i < 2; i++) sigaction(signals[i], &before[i], NULL);
  return status;
}

int batch_report_error(const struct sim *s, const struct worker *workers) {
  const struct worker *first = &workers[0];
  uint64_t errors = 0;
  for (long i = 0; i < s->o->jobs; i++) {
    errors += workers[i].tally.errors;
    if (workers[i].error_at < first->error_at) first = &workers[i];
  }
  char how[1000];
  sim_how(s, first->c, first->error_at, how, sizeof how);
  excerpt_kept_trouble(&first->excerpt);
  if (atomic_load(&s->looping) >= MOST_SLOW) complain(SCRIPT, T(sim_loops), MOST_SLOW, first->error, how);
  else if (atomic_load(&s->slow) >= MOST_SLOW) complain(SCRIPT, T(sim_slow), MOST_SLOW, first->error, how);
  else if (atomic_load(&s->hopeless) == HOPELESS)
    complain(SCRIPT, T(sim_hopeless), HOPELESS, first->error, how);
  else
    complain(SCRIPT, T(sim_failed), (unsigned long long)errors, (unsigned long long)s->count, first->error,
             how);
  excerpt_show(&first->excerpt, s->config);
  return SCRIPT;
}
