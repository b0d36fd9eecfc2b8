/* sim.c: bots play many games, in several threads if wanted. */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "bots.h"
#include "commands.h"
#include "croupier.h"
#include "defaults.h"
#include "excerpt.h"
#include "failed.h"
#include "gamefiles.h"
#include "report.h"
#include "say.h"
#include "seats.h"
#include "sitters.h"
#include "table.h"

#define AT_A_TIME 16 /* games that a thread takes */
#define HOPELESS  10 /* the first so many games fail: no more are played */
#define NO_GAME   UINT64_MAX
#define MOST_SLOW 3 /* games that use up their time: no more are played */
#define GIVE_UP   5 /* games one after the other in which programs failed: no more are played */

struct sim {
  const struct options *o;
  const croupier_config *config;
  struct seats seats;
  uint64_t seed, count; /* games of this shard */
  uint64_t first, step; /* game k of the shard is game first + k * step of all */
  double began;
  bool show_progress, shown;
  atomic_ullong next, played;
  atomic_int hopeless; /* errors among the first games */
  atomic_int slow;     /* games that have used up their time */
  atomic_int looping;  /* games in which the script did not come to an end when a bot looked ahead */
  atomic_int faulty;   /* games one after the other in which a program failed */
  atomic_ulong faults; /* of programs */
  atomic_bool given_up;
};

/* One thread and its table. */
struct worker {
  pthread_t thread;
  struct sim *sim;
  croupier *c;
  struct bots bots;
  croupier_config config;
  struct tally tally;
  uint64_t error_at; /* the first of its games that failed, or NO_GAME */
  char error[1000];
  struct excerpt excerpt; /* of that error */
  int status;
};

static volatile sig_atomic_t interrupted;

static void on_interrupt(int signal) {
  (void)signal;
  interrupted = 1;
}

/* No game begins any more, and what is not at its end is left. */
static bool is_broken_off(const struct sim *s) {
  return interrupted || atomic_load(&s->given_up) || atomic_load(&s->slow) >= MOST_SLOW ||
         atomic_load(&s->looping) >= MOST_SLOW;
}

static bool go_on(void *data, unsigned done, unsigned of) {
  (void)done, (void)of;
  return !is_broken_off(data);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* --- one game --- */

static bool write_line(FILE *out, croupier_journal *j) { return fputs(croupier_journal_line(j), out) >= 0; }

/* What is not answered inside the engine. NO_OPTION: the game is too long, or a bot has stopped it, or cannot go on, and
   *code says which. */
enum { NO_OPTION = -1 };
static int next_answer(struct worker *w, int *seat, croupier_status_code *code) {
  const croupier_question *q = croupier_question_at(w->c, 0);
  if (q->picked == 0 && croupier_decisions(w->c) >= CROUPIER_MOST_INLINE) return NO_OPTION;
  *seat = q->seat;
  int option = bots_choose(&w->bots, w->c, *seat);
  if (option == BOT_STOPS) atomic_store(&w->sim->given_up, true);
  if (*croupier_bot_trouble(w->c)) option = BOT_FAILS;
  if (option == BOT_FAILS) *code = CROUPIER_SCRIPT;
  return option < 0 ? NO_OPTION : option;
}

static croupier_status_code play_on(struct worker *w) {
  croupier_status_code code = CROUPIER_OK;
  for (int seat, option; code == CROUPIER_OK && croupier_status(w->c) == CROUPIER_ASKS;) {
    if (is_broken_off(w->sim)) break;
    if ((option = next_answer(w, &seat, &code)) == NO_OPTION) break;
    code = croupier_answer(w->c, seat, option);
  }
  return code;
}

/* The same game, but every answer is written down. */
static croupier_status_code play_into(struct worker *w, FILE *out, bool *written) {
  croupier_journal *j = croupier_journal_new(w->c, w->sim->config, w->sim->seats.who);
  croupier_status_code code = j ? CROUPIER_OK : CROUPIER_NO_MEMORY;
  *written = j && write_line(out, j);
  for (int seat, option; *written && croupier_status(w->c) == CROUPIER_ASKS;) {
    if (is_broken_off(w->sim)) break;
    if ((option = next_answer(w, &seat, &code)) == NO_OPTION) break;
    code = croupier_journal_answer(j, w->c, seat, option);
    if (code != CROUPIER_OK) break;
    *written = write_line(out, j);
  }
  croupier_journal_free(j);
  return code;
}

static croupier_status_code play_with_journal(struct worker *w) {
  char path[PATH_SIZE];
  const char *folder = w->sim->o->journals;
  snprintf(path, sizeof path, "%s/%s-%" PRIu64 ".jsonl", folder, croupier_game(w->c), croupier_seed(w->c));
  FILE *out = fopen(path, "wxe"); /* nothing is ever overwritten */
  bool written = false;
  croupier_status_code code = out ? play_into(w, out, &written) : CROUPIER_OK;
  if (out && fclose(out) != 0) written = false;
  if (!out && errno == EEXIST) w->status = complain(FAULT, T(sim_journal_exists), path);
  else if (!written && code == CROUPIER_OK)
    w->status = complain(FAULT, T(sim_journal_not_written), path, failure(errno));
  return code;
}

static void note_error(struct worker *w, uint64_t k) {
  w->tally.errors++;
  if (k < HOPELESS) atomic_fetch_add(&w->sim->hopeless, 1);
  if (croupier_out_of_time(w->c)) atomic_fetch_add(&w->sim->slow, 1);
  const char *trouble = croupier_bot_trouble(w->c);
  if (*trouble) atomic_fetch_add(&w->sim->looping, 1);
  if (w->error_at != NO_GAME) return;
  w->error_at = k;
  snprintf(w->error, sizeof w->error, "%s", *trouble ? trouble : croupier_error(w->c));
  excerpt_kept(&w->excerpt, w->c);
}

/* A program that fails in every game is no opponent. */
static void note_faults(struct worker *w, unsigned long before) {
  int faulty = w->bots.faults > before ? atomic_fetch_add(&w->sim->faulty, 1) + 1 : 0;
  if (faulty == 0) atomic_store(&w->sim->faulty, 0);
  if (faulty < GIVE_UP || atomic_exchange(&w->sim->given_up, true)) return;
  warn(T(sim_given_up), GIVE_UP);
}

static void play_game(struct worker *w, uint64_t k) {
  struct sim *s = w->sim;
  unsigned long faults = w->bots.faults;
  w->status = bots_hello(&w->bots, w->c);
  if (w->status != DONE) return;
  croupier_status_code code = croupier_start(w->c, s->seed + s->first + k * s->step);
  if (code == CROUPIER_OK) code = s->o->journals ? play_with_journal(w) : play_on(w);
  if (w->status != DONE || (is_broken_off(s) && croupier_status(w->c) == CROUPIER_ASKS)) return;
  bots_over(&w->bots, w->c);
  note_faults(w, faults);
  if (code != CROUPIER_OK) note_error(w, k);
  else if (croupier_status(w->c) != CROUPIER_ENDED) w->tally.truncated++;
  else if (!tally_game(&w->tally, w->c)) w->status = complain(FAULT, "%s", no_memory());
}

/* --- many games --- */

static void wipe_progress(void *data) {
  struct sim *s = data;
  if (s->shown) fputs("\r\033[K", stderr);
  s->shown = false;
}

static void show_progress(struct sim *s, double *shown) {
  double t = now();
  if (t - s->began < 1 || t - *shown < 0.2) return;
  *shown = t;
  flockfile(stderr);
  s->shown = true;
  fputs("\r", stderr);
  fprintf(stderr, T(sim_progress), (unsigned long long)atomic_load(&s->played), (unsigned long long)s->count);
  fputs(" ", stderr);
  funlockfile(stderr);
}

static void *work(void *data) {
  struct worker *w = data;
  struct sim *s = w->sim;
  double shown = 0;
  bool shows = s->show_progress && pthread_equal(w->thread, pthread_self());
  if (!s->o->journals) croupier_inline_random(w->c, seats_random(&s->seats, croupier_players(w->c)));
  for (;;) {
    uint64_t from = atomic_fetch_add(&s->next, AT_A_TIME);
    if (from >= s->count || w->status != DONE) return NULL;
    for (uint64_t k = from; k < from + AT_A_TIME && k < s->count && w->status == DONE; k++) {
      if (atomic_load(&s->hopeless) == HOPELESS || is_broken_off(s)) return NULL;
      play_game(w, k);
      atomic_fetch_add(&s->played, 1);
      if (shows) show_progress(s, &shown);
    }
  }
}

/* Worker 0 is this thread. */
static int run_workers(struct worker *workers, long jobs) {
  long started = 1;
  int status = DONE;
  workers[0].thread = pthread_self();
  for (; started < jobs; started++) {
    struct worker *w = &workers[started];
    int error = pthread_create(&w->thread, NULL, work, w);
    if (error == 0) continue;
    status = complain(FAULT, T(no_thread), started + 1, failure(error));
    break;
  }
  work(&workers[0]);
  for (long i = 1; i < started; i++) pthread_join(workers[i].thread, NULL);
  for (long i = 0; i < jobs; i++)
    if (workers[i].status != DONE) status = workers[i].status;
  return status;
}

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
  struct sigaction before[2], act = {.sa_handler = on_interrupt, .sa_flags = SA_RESETHAND};
  sigemptyset(&act.sa_mask);
  for (int i = 0; i < 2; i++) {
    sigaction(signals[i], NULL, &before[i]);
    if (before[i].sa_handler != SIG_IGN) sigaction(signals[i], &act, NULL);
  }
  say_after(wipe_progress, s);
  int status = run_workers(workers, s->o->jobs);
  wipe_progress(s);
  say_after(NULL, NULL);
  for (int i = 0; i < 2; i++) sigaction(signals[i], &before[i], NULL);
  return status;
}

static int simulate(struct sim *s, struct worker *workers) {
  croupier *c = workers[0].c;
  s->began = now();
  int status = run_until_stopped(s, workers);
  struct tally sum = {.games = NULL};
  for (long i = 0; i < s->o->jobs && status == DONE; i++)
    if (!tally_add(&sum, &workers[i].tally)) status = complain(FAULT, "%s", no_memory());
  struct report report = {.game = croupier_game(c),
                          .c = c,
                          .title = croupier_title(c, said_in()),
                          .bots = s->seats.who,
                          .players = croupier_players(c),
                          .games = is_broken_off(s) ? sum.finished + sum.errors + sum.truncated : s->count,
                          .seed = s->seed,
                          .rules_hash = croupier_rules_hash(c),
                          .elapsed = now() - s->began,
                          .tally = &sum};
  report.faults = atomic_load(&s->faults);
  if (status == DONE && atomic_load(&s->hopeless) < HOPELESS) status = print_report(&report, s->o);
  bool slow = atomic_load(&s->slow) >= MOST_SLOW || atomic_load(&s->looping) >= MOST_SLOW;
  if (status == DONE && is_broken_off(s) && !slow)
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
    workers[i].bots.progress = (croupier_progress){.call = go_on, .data = s};
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
