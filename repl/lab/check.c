/* check.c: `check`: plays a game at all its ends, and says what is wrong. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "batch.h"
#include "commands.h"
#include "defaults.h"
#include "explore.h"
#include "flawtext.h"
#include "found.h"
#include "gamefiles.h"
#include "output.h"
#include "say.h"
#include "shrink.h"
#include "table.h"
#include "test.h"
#include "unused.h"

static bool put_text(const void *report, FILE *out) {
  flaws_text(report, out);
  return true;
}

static bool put_json(const void *report, FILE *out) { return flaws_json(report, out); }

static const struct output formats = {.text = put_text, .json = put_json};

static bool can_shrink(const struct flaw *f) { return f->has_game && !f->goes_on; }

/* Half as much time as the search took, shared out among those that have a game. */
static int shrink_all(struct exploring *e) {
  size_t left = 0;
  double until = sim_clock() + (double)e->o->time / 2;
  int status = DONE;
  for (size_t i = 0; i < e->flaws.count; i++) left += can_shrink(&e->flaws.of[i]);
  for (size_t i = 0; i < e->flaws.count && status == DONE; i++) {
    double now = sim_clock();
    if (can_shrink(&e->flaws.of[i]) && now < until)
      status = shrink(&e->flaws.of[i], e->o, &e->settings, now + (until - now) / (double)left--);
  }
  return status;
}

/* Those that were found before, first of all. Notes are no faults. */
static enum flaws_before try_before(const struct options *o, const char *path) {
  struct file file;
  bool faults;
  if (!*path || file_read(&file, path, LARGEST_SCRIPT) != 0) return BEFORE_NONE;
  file_free(&file);
  if (!test_file_passes(path, o, &faults)) return BEFORE_THERE;
  return faults ? BEFORE_GONE : BEFORE_NONE;
}

static int report(struct exploring *e, const croupier *c, const char *spec, enum flaws_before before) {
  struct flaw_report report = {
      .o = e->o, .game = croupier_game(c), .explored = e, .spec = spec, .before = before};
  int written = found_write(&e->flaws, e->o, spec, &report.written);
  if (!unused_find(&e->flaws, &e->cover, &e->usage)) return complain(FAULT, "%s", no_memory());
  int status = output_write(e->o, &formats, &report);
  if (status == DONE) status = written;
  if (status == DONE && (flaws_count(&e->flaws, false) > 0 || before == BEFORE_THERE)) status = FAULT;
  return status;
}

static int run(void *exploring) { return explore(exploring); }

static int run_shrink(void *exploring) { return shrink_all(exploring); }

static int check(struct exploring *e, const croupier *c, const char *spec) {
  struct sim wipes = {.shown = e->shows};
  if (!cover_begin(&e->cover, e->config) || !settings_list(&e->settings, c, (int)e->o->players))
    return complain(FAULT, "%s", no_memory());
  enum flaws_before before = try_before(e->o, spec);
  e->began = sim_clock();
  e->until = e->began + (double)e->o->time;
  int status = batch_until_stopped(&wipes, run, e);
  if (status == DONE) status = batch_until_stopped(&wipes, run_shrink, e);
  return status == DONE ? report(e, c, spec, before) : status;
}

int command_check(const struct options *given) {
  if (!language(given)) return USAGE;
  struct options o = *given;
  struct rules rules = {.file = NULL};
  o.seed = given->seed_given ? given->seed : 1;
  struct exploring e = {.o = &o, .config = &rules.config, .shows = isatty(STDERR_FILENO)};
  pthread_mutex_init(&e.lock, NULL);
  int status = output_format(&o, &formats);
  if (status == DONE) status = rules_read(&rules, o.arguments.word[0], &o);
  croupier *c = status == DONE ? table_lay(&rules.config, &status) : NULL;
  char spec[PATH_SIZE];
  if (status == DONE) {
    found_path(spec, &o, &rules);
    status = check(&e, c, spec);
  }
  flaws_free(&e.flaws);
  cover_end(&e.cover);
  usage_free(&e.usage);
  settings_free(&e.settings);
  if (c) croupier_free(c);
  rules_free(&rules);
  return status;
}
