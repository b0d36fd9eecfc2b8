/* find.c: `find`: a game that is as somebody wishes it. */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "batch.h"
#include "commands.h"
#include "defaults.h"
#include "failed.h"
#include "gamefiles.h"
#include "log.h"
#include "output.h"
#include "say.h"
#include "steps.h"
#include "table.h"
#include "wish.h"

/* All threads look, until one has found a game or time is over. */
struct finding_game {
  const struct options *o;
  struct sim sim;
  struct wishes wishes;
  struct tale *tale; /* by worker */
  struct worker *workers;
  double until;
  pthread_mutex_t lock; /* of what is below */
  bool found;
  uint64_t seed, played;
  struct steps steps;
};

static struct tale *tale_of(struct finding_game *f, const struct worker *w) {
  return &f->tale[w - f->workers];
}

static void hear(struct worker *w, const croupier_event *event, void *data) {
  struct finding_game *f = data;
  tale_hear(tale_of(f, w), &f->wishes, event);
}

/* --- who leads --- */

/* The first seat of the only player or team with this rank; 0: several have it. */
static int alone_at(const croupier *c, const croupier_standing *standing, int rank) {
  int found = 0;
  for (int seat = 1; seat <= croupier_players(c); seat++) {
    if (standing[seat - 1].rank != rank) continue;
    bool team = found && croupier_team(c, seat) > 0 && croupier_team(c, seat) == croupier_team(c, found);
    if (found && !team) return 0;
    if (!found) found = seat;
  }
  return found;
}

/* As the game would end now, where the script counts at the end; else by score. */
static void note_standing(struct course *course, croupier *c) {
  croupier_standing standing[CROUPIER_MAX_SEATS];
  if (croupier_status(c) != CROUPIER_ASKS || !croupier_count_up(c, 0, standing)) {
    course_note(course, c);
    return;
  }
  int last = 1;
  for (int seat = 1; seat <= croupier_players(c); seat++)
    if (standing[seat - 1].rank > last) last = standing[seat - 1].rank;
  course_put(course, croupier_decisions(c), alone_at(c, standing, 1),
             last > 1 ? alone_at(c, standing, last) : 0);
}

/* --- games --- */

static bool is_over(struct finding_game *f) {
  if (sim_clock() < f->until) return sim_is_over(&f->sim);
  atomic_store(&f->sim.given_up, true);
  return true;
}

/* Plays to the end. False: it did not come there. */
static bool play(struct finding_game *f, struct worker *w, struct steps *steps) {
  croupier_status_code code = CROUPIER_OK;
  while (code == CROUPIER_OK && croupier_status(w->c) == CROUPIER_ASKS && !is_over(f)) {
    if (croupier_goes(w->c) != CROUPIER_GOES_ON) return false;
    const croupier_question *q = croupier_question_at(w->c, 0);
    struct step step = {.seat = q->seat, .choice = q->options > 1};
    step.option = bots_choose(&w->bots, w->c, step.seat);
    if (step.option < 0) return false;
    if (!steps_add(steps, step)) w->status = complain(FAULT, "%s", no_memory());
    code = w->status == DONE ? croupier_answer(w->c, step.seat, step.option) : CROUPIER_NO_MEMORY;
    if (f->wishes.places) note_standing(&tale_of(f, w)->course, w->c);
  }
  return croupier_status(w->c) == CROUPIER_ENDED;
}

static void keep(struct finding_game *f, const struct worker *w, struct steps *steps) {
  pthread_mutex_lock(&f->lock);
  uint64_t seed = croupier_seed(w->c);
  if (!f->found || seed < f->seed) {
    struct steps before = f->steps;
    f->steps = *steps;
    *steps = before;
    f->seed = seed;
  }
  f->found = true;
  atomic_store(&f->sim.given_up, true);
  pthread_mutex_unlock(&f->lock);
}

static void show_progress(struct finding_game *f, const struct worker *w) {
  if (!f->sim.show_progress || w != f->workers || sim_clock() - f->sim.began < 1) return;
  f->sim.shown = true;
  fprintf(stderr, "\r");
  fprintf(stderr, T(find_progress), (unsigned long long)f->played, (int)(f->until - sim_clock()));
  fputs("\033[K", stderr);
}

static void look(struct worker *w, uint64_t number, void *data) {
  struct finding_game *f = data;
  struct steps steps = {.of = NULL};
  struct tale *tale = tale_of(f, w);
  w->status = bots_hello(&w->bots, w->c);
  if (w->status != DONE || is_over(f)) return;
  tale_begin(tale);
  bool ended = croupier_start(w->c, f->sim.seed + number) == CROUPIER_OK && play(f, w, &steps);
  bots_over(&w->bots, w->c);
  if (tale->course.failed && w->status == DONE) w->status = complain(FAULT, "%s", no_memory());
  if (w->status == DONE && ended && wish_holds(&f->wishes, tale, w->c)) keep(f, w, &steps);
  steps_free(&steps);
  pthread_mutex_lock(&f->lock);
  f->played += ended;
  pthread_mutex_unlock(&f->lock);
  show_progress(f, w);
}

/* --- what was found --- */

/* The journal of the game, in a file. log->path: where, if there is one. */
static int write_journal(struct finding_game *f, struct log *log) {
  croupier *c = f->workers[0].c;
  croupier_inline_random(c, 0);
  if (croupier_start(c, f->seed) != CROUPIER_OK) return table_failed(c, f->sim.config);
  croupier_journal *j = croupier_journal_new(c, f->sim.config, f->sim.seats.who);
  if (!j) return complain(FAULT, "%s", no_memory());
  int status = log_create(log, f->o->journal, croupier_game(c), f->seed);
  if (status == DONE) status = log_append(log, croupier_journal_line(j));
  for (size_t i = 0; i < f->steps.count && status == DONE; i++)
    status = croupier_journal_answer(j, c, f->steps.of[i].seat, f->steps.of[i].option) == CROUPIER_OK
                 ? log_append(log, croupier_journal_line(j))
                 : table_failed(c, f->sim.config);
  croupier_journal_free(j);
  return status;
}

struct found_game {
  struct finding_game *f;
  const char *path; /* of the journal, or "" */
  char how[1000];
  double took;
};

static bool put_text(const void *found, FILE *out) {
  const struct found_game *g = found;
  (void)out;
  say_line(T(find_found), (unsigned long long)g->f->seed, g->f->steps.count, steps_choices(&g->f->steps),
           (unsigned long long)g->f->played, g->took, g->f->sim.seats.who[0]);
  if (*g->path) say_line("  croupier replay %s", g->path);
  say_line("  %s", g->how);
  return true;
}

static bool put_json(const void *found, FILE *out) {
  const struct found_game *g = found;
  return output_json(
      json_pack("{s:s, s:b, s:o, s:i, s:i, s:i, s:f, s:s, s:s}", "game", croupier_game(g->f->workers[0].c),
                "found", g->f->found, "seed", g->f->found ? output_seed(g->f->seed) : json_null(), "answers",
                (int)g->f->steps.count, "decisions", (int)steps_choices(&g->f->steps), "games",
                (int)g->f->played, "elapsed_s", g->took, "journal", g->path, "command", g->how),
      out);
}

static const struct output formats = {.text = put_text, .json = put_json};

static int report(struct finding_game *f) {
  struct log log = {.fd = -1};
  struct found_game found = {.f = f, .took = sim_clock() - f->sim.began, .path = ""};
  bool json = strcmp(f->o->format, "json") == 0;
  int status = DONE;
  if (f->found) {
    failed_command(f->o, f->sim.seats.who, croupier_players(f->workers[0].c), f->seed, found.how,
                   sizeof found.how);
    if (f->o->journal && strcmp(f->o->journal, "none") == 0) log_none(&log);
    else status = write_journal(f, &log);
    found.path = log.none || log.adrift || log.fd < 0 ? "" : log.path;
  }
  if (status == DONE && (f->found || json)) status = output_write(f->o, &formats, &found);
  log_close(&log);
  if (status != DONE || f->found) return status;
  return complain(FAULT, T(find_nothing), (unsigned long long)f->played, found.took, f->sim.seats.who[0]);
}

/* --- the command --- */

static int run(void *finding) {
  struct finding_game *f = finding;
  f->sim.began = f->sim.started = sim_clock();
  f->until = f->sim.began + (double)f->o->time;
  return workers_run(f->workers, f->o->jobs);
}

static int find(struct finding_game *f) {
  int status = DONE;
  f->tale = calloc((size_t)f->o->jobs, sizeof *f->tale);
  if (!f->tale) return complain(FAULT, "%s", no_memory());
  f->workers = batch_lay(&f->sim, &status);
  if (status == DONE) status = batch_until_stopped(&f->sim, run, f);
  return status == DONE ? report(f) : status;
}

static int read_wish(struct finding_game *f, const char *text) {
  wish_read(&f->wishes, text);
  return *f->wishes.complaint ? complain(USAGE, T(find_wrong), f->wishes.complaint, T(find_words)) : DONE;
}

int command_find(const struct options *o) {
  if (!language(o)) return USAGE;
  struct rules r = {.file = NULL};
  struct finding_game f = {.o = o, .sim = {.o = o, .config = &r.config, .seed = seed_of(o), .step = 1}};
  pthread_mutex_init(&f.lock, NULL);
  f.sim.count = UINT64_MAX / 2;
  f.sim.show_progress = isatty(STDERR_FILENO);
  f.sim.trial = look;
  f.sim.hears = hear;
  f.sim.of_trial = &f;
  int status = read_wish(&f, o->arguments.word[1]);
  if (status == DONE) status = output_format(o, &formats);
  if (status == DONE) status = rules_read(&r, o->arguments.word[0], o);
  if (status == DONE) status = find(&f);
  batch_clear(&f.sim, f.workers);
  for (long i = 0; f.tale && i < o->jobs; i++) course_free(&f.tale[i].course);
  free(f.tale);
  steps_free(&f.steps);
  rules_free(&r);
  return status;
}
