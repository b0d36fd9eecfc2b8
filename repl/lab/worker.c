/* worker.c: the threads of a simulation: each plays games at a table of its own. */
#define _POSIX_C_SOURCE 200809L

#include "worker.h"

#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "failed.h"
#include "gamefiles.h"
#include "say.h"

#define AT_A_TIME 16 /* games of random players that a thread takes */
#define GIVE_UP   5  /* games one after the other in which programs failed: no more are played */

static volatile sig_atomic_t interrupted;

void sim_interrupt(int signal) {
  (void)signal;
  interrupted = 1;
}

bool sim_interrupted(void) { return interrupted; }

bool sim_is_over(const struct sim *s) {
  return interrupted || atomic_load(&s->given_up) || atomic_load(&s->slow) >= MOST_SLOW ||
         atomic_load(&s->looping) >= MOST_SLOW;
}

bool sim_go_on(void *data, unsigned done, unsigned of) {
  (void)done, (void)of;
  return !sim_is_over(data);
}

uint64_t sim_part(const struct sim *s, uint64_t all) {
  return all > s->first ? (all - s->first + s->step - 1) / s->step : 0;
}

uint64_t sim_number(const struct sim *s, uint64_t k) { return s->first + k * s->step; }

double sim_clock(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* --- one game --- */

static bool write_line(FILE *out, croupier_journal *j) { return fputs(croupier_journal_line(j), out) >= 0; }

/* A script that fails where a bot looks ahead does so in many games: the first is told. */
static void note_met(struct worker *w) {
  const char *met = croupier_bot_met(w->c);
  if (*met == '\0' || croupier_seed(w->c) >= w->met_at) return;
  w->met_at = croupier_seed(w->c);
  snprintf(w->met, sizeof w->met, "%s", met);
}

/* What is not answered inside the engine. NO_OPTION: the game goes nowhere, or a bot has stopped it, or cannot go
   on, and *code says which. */
enum { NO_OPTION = -1 };
static int next_answer(struct worker *w, int *seat, croupier_status_code *code) {
  const croupier_question *q = croupier_question_at(w->c, 0);
  if (croupier_goes(w->c) != CROUPIER_GOES_ON) return NO_OPTION;
  *seat = q->seat;
  int option = watch_choose(&w->watch, &w->bots, &w->limit, w->c, *seat, &w->ledger);
  if (option == BOT_STOPS) atomic_store(&w->sim->given_up, true);
  note_met(w);
  if (*croupier_bot_trouble(w->c)) option = BOT_FAILS;
  if (option == BOT_FAILS) *code = CROUPIER_SCRIPT;
  return option < 0 ? NO_OPTION : option;
}

static croupier_status_code play_on(struct worker *w) {
  croupier_status_code code = CROUPIER_OK;
  for (int seat, option; code == CROUPIER_OK && croupier_status(w->c) == CROUPIER_ASKS;) {
    if (sim_is_over(w->sim)) break;
    if ((option = next_answer(w, &seat, &code)) == NO_OPTION) break;
    code = croupier_answer(w->c, seat, option);
    watch_answered(&w->watch, w->c);
  }
  return code;
}

/* The same game, but every answer is written down. */
static croupier_status_code play_into(struct worker *w, FILE *out, bool *written) {
  croupier_journal *j = croupier_journal_new(w->c, w->sim->config, w->sim->seats.who);
  croupier_status_code code = j ? CROUPIER_OK : CROUPIER_NO_MEMORY;
  *written = j && write_line(out, j);
  for (int seat, option; *written && croupier_status(w->c) == CROUPIER_ASKS;) {
    if (sim_is_over(w->sim)) break;
    if ((option = next_answer(w, &seat, &code)) == NO_OPTION) break;
    code = croupier_journal_answer(j, w->c, seat, option);
    if (code != CROUPIER_OK) break;
    watch_answered(&w->watch, w->c);
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
  tally_first(&w->tally.first[FIRST_ERROR], sim_number(w->sim, k) + 1);
  if (k < HOPELESS) atomic_fetch_add(&w->sim->hopeless, 1);
  if (croupier_out_of_time(w->c)) atomic_fetch_add(&w->sim->slow, 1);
  const char *trouble = croupier_bot_trouble(w->c);
  if (*trouble) atomic_fetch_add(&w->sim->looping, 1);
  if (w->error_at != NO_GAME) return;
  w->error_at = k;
  snprintf(w->error, sizeof w->error, "%s", *trouble ? trouble : croupier_error(w->c));
  excerpt_kept(&w->excerpt, croupier_last_fault(w->c));
}

/* A program that fails in every game is no opponent. */
static void note_faults(struct worker *w, unsigned long before) {
  int faulty = w->bots.faults > before ? atomic_fetch_add(&w->sim->faulty, 1) + 1 : 0;
  if (faulty == 0) atomic_store(&w->sim->faulty, 0);
  if (faulty < GIVE_UP || atomic_exchange(&w->sim->given_up, true)) return;
  warn(T(sim_given_up), GIVE_UP);
}

void sim_how(const struct sim *s, const croupier *c, uint64_t k, char *text, size_t room) {
  const char *who[CROUPIER_MAX_SEATS];
  int players = croupier_players(c);
  uint64_t number = sim_number(s, k);
  seats_turned(&s->seats, players, number, who);
  if (s->how) s->how(s->data, s->seed + number, text, room);
  else failed_command(s->o, who, players, s->seed + number, text, room);
}

/* A game that goes nowhere is told at once, and the others are played. */
static void note_unfinished(struct worker *w, uint64_t k) {
  struct sim *s = w->sim;
  w->tally.truncated++;
  tally_first(&w->tally.first[FIRST_BROKEN], sim_number(s, k) + 1);
  if (croupier_goes(w->c) == CROUPIER_GOES_ON) return;
  w->tally.endless++;
  tally_first(&w->tally.first[FIRST_ENDLESS], sim_number(s, k) + 1);
  char how[1000];
  sim_how(s, w->c, k, how, sizeof how);
  if (!astray_add(&s->astray, w->c, sim_number(s, k), how)) return;
  flockfile(stderr);
  excerpt_trouble(w->c);
  warn(T(sim_astray), croupier_error(w->c), how);
  excerpt(w->c, s->config);
  funlockfile(stderr);
}

/* The bots take turns at the seats. */
static void seat_bots(struct worker *w, const char *const *who) {
  for (int seat = 1; seat <= croupier_players(w->c); seat++)
    if (!bots_sits(&w->bots, seat, who[seat - 1])) bots_seat(&w->bots, seat, who[seat - 1]);
}

/* How the bots that rotate do. */
static void note_turns(struct worker *w, uint64_t number) {
  const char *who[CROUPIER_MAX_SEATS];
  int players = croupier_players(w->c), winners = winners_of(w->c);
  seats_turned(&w->sim->seats, players, number, who);
  for (int i = 0; i < players; i++)
    ledger_add(&w->ledger, croupier_rank(w->c, i + 1) == 1 ? WIN / winners : 0, "bot/%s", who[i]);
}

static void note_game(struct worker *w, uint64_t number) {
  bool added = tally_game(&w->tally, w->c);
  if (winners_of(w->c) > 1) tally_first(&w->tally.first[FIRST_TIE], number + 1);
  if (w->sim->seats.turns) note_turns(w, number);
  if (w->watch.on) added = watch_over(&w->watch, w->c, &w->ledger) && added;
  if (!added) w->status = complain(FAULT, "%s", no_memory());
}

static void begin_watch(struct worker *w, uint64_t number) {
  const struct sim *s = w->sim;
  w->watch.on = s->o->all && !s->trial;
  w->watch.by_chance = s->by_chance;
  w->watch.refusals = number < REFUSALS_OF;
  if (w->watch.on) watch_begin(&w->watch, w->c);
}

static void play_game(struct worker *w, uint64_t k) {
  struct sim *s = w->sim;
  unsigned long faults = w->bots.faults;
  uint64_t number = sim_number(s, k);
  const char *who[CROUPIER_MAX_SEATS];
  seats_turned(&s->seats, croupier_players(w->c), number, who);
  if (s->seats.turns) seat_bots(w, who);
  w->status = bots_hello(&w->bots, w->c);
  if (w->status != DONE) return;
  begin_watch(w, number);
  croupier_status_code code = croupier_start(w->c, s->seed + number);
  if (code == CROUPIER_OK) code = s->o->journals ? play_with_journal(w) : play_on(w);
  if (w->status != DONE || (sim_is_over(s) && croupier_status(w->c) == CROUPIER_ASKS)) return;
  bots_over(&w->bots, w->c);
  note_faults(w, faults);
  if (code != CROUPIER_OK) note_error(w, k);
  else if (croupier_status(w->c) != CROUPIER_ENDED) note_unfinished(w, k);
  else {
    note_game(w, number);
    if (s->each) s->each(s->data, k, w->c, &w->watch.course);
  }
}

bool worker_plays(struct worker *w, uint64_t seed, uint64_t bots_seed, const char *const *who) {
  seat_bots(w, who);
  w->status = bots_hello(&w->bots, w->c);
  if (w->status != DONE) return false;
  w->watch.on = false;
  w->watch.witness.deaf = true;
  unsigned random = w->limit.seat ? 0 : seats_all_random(who, croupier_players(w->c));
  croupier_inline_random(w->c, random);
  croupier_bots_seed(w->c, bots_seed);
  bool played = croupier_start(w->c, seed) == CROUPIER_OK && play_on(w) == CROUPIER_OK;
  bots_over(&w->bots, w->c);
  return played && croupier_status(w->c) == CROUPIER_ENDED;
}

/* --- many games --- */

void sim_wipe_progress(void *data) {
  struct sim *s = data;
  if (s->shown) fputs("\r\033[K", stderr);
  s->shown = false;
}

/* "[######......] 512 of 1000 games, 0:12 left " */
static void print_progress(const struct sim *s, double spent) {
  enum { BAR = 20 };
  uint64_t played = atomic_load(&s->played);
  double part = s->count ? (double)played / (double)s->count : 1;
  long left = part > 0 ? (long)(spent * (1 - part) / part + 0.5) : 0;
  char bar[BAR + 1];
  for (int i = 0; i < BAR; i++) bar[i] = i < part * BAR ? '#' : '.';
  bar[BAR] = '\0';
  fprintf(stderr, "[%s] %s%s", bar, s->what ? s->what : "", s->what ? ": " : "");
  fprintf(stderr, T(sim_progress), (unsigned long long)played, (unsigned long long)s->count, left / 60,
          left % 60);
  fputs(" ", stderr);
}

static void show_progress(struct sim *s, double *shown) {
  double t = sim_clock();
  if (t - s->began < 1 || t - *shown < 0.2) return;
  *shown = t;
  flockfile(stderr);
  s->shown = true;
  fputs("\r", stderr);
  print_progress(s, t - s->began);
  funlockfile(stderr);
}

static void *work(void *data) {
  struct worker *w = data;
  struct sim *s = w->sim;
  double shown = 0;
  int players = croupier_players(w->c);
  bool shows = s->show_progress && pthread_equal(w->thread, pthread_self());
  bool looks = s->o->journals || s->o->all || s->seats.turns;
  if (!looks && !s->trial) croupier_inline_random(w->c, seats_all_random(s->seats.who, players));
  uint64_t taken = seats_all_random(s->seats.who, players) == (1u << players) - 1 ? AT_A_TIME : 1;
  for (;;) {
    uint64_t from = atomic_fetch_add(&s->next, taken);
    if (from >= s->count || w->status != DONE) return NULL;
    for (uint64_t k = from; k < from + taken && k < s->count && w->status == DONE; k++) {
      if (atomic_load(&s->hopeless) == HOPELESS || sim_is_over(s)) return NULL;
      if (s->trial) s->trial(w, sim_number(s, k), s->of_trial);
      else play_game(w, k);
      atomic_fetch_add(&s->played, 1);
      if (shows) show_progress(s, &shown);
    }
  }
}

/* Once for a simulation, also if it plays in several parts. */
static void tell_met(const struct worker *workers, long jobs) {
  const struct worker *first = &workers[0];
  for (long i = 1; i < jobs; i++)
    if (workers[i].met_at < first->met_at) first = &workers[i];
  if (first->met_at == NO_GAME || first->sim->told_met) return;
  first->sim->told_met = true;
  warn(T(sim_met_error), first->met);
}

/* Worker 0 is this thread. */
int workers_run(struct worker *workers, long jobs) {
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
  tell_met(workers, jobs);
  return status;
}
