/* check.c: `check`: plays a game with all numbers of players and its knobs at their ends, and says what is wrong. */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "batch.h"
#include "commands.h"
#include "coverage.h"
#include "defaults.h"
#include "failed.h"
#include "gamefiles.h"
#include "inspect.h"
#include "say.h"
#include "table.h"

enum { INSPECTED = 5, SETTING = 160 };

struct checking {
  const struct options *o;
  struct rules rules; /* of the game as it is; `cover` names its sources */
  struct cover cover;
  int tables, faulty;
  uint64_t games;
  size_t missing; /* texts, at the table that lacks most */
};

/* A number of players, and a knob that is turned; "": none. */
struct setting {
  long players;
  char knob[SETTING];
};

/* --- one table --- */

struct checked {
  struct options o;
  struct words set;
  struct rules rules;
  struct sim sim;
  struct worker *workers;
};

static int run(void *data) {
  const struct checked *t = data;
  return workers_run(t->workers, t->o.jobs);
}

static int lay(struct checked *t, const struct checking *k, const struct setting *s) {
  t->o = *k->o;
  t->o.players = s->players;
  t->o.cover = true;
  int status = options_add_all(&t->set, &k->o->set);
  if (status == DONE && *s->knob) status = options_add(&t->set, s->knob);
  t->o.set = t->set;
  if (status == DONE) status = rules_read(&t->rules, k->o->arguments.word[0], &t->o);
  t->sim = (struct sim){.o = &t->o,
                        .config = &t->rules.config,
                        .seed = k->o->seed,
                        .count = (uint64_t)k->o->games,
                        .step = 1,
                        .began = sim_clock(),
                        .show_progress = isatty(STDERR_FILENO)};
  if (status == DONE) t->workers = batch_lay(&t->sim, &status);
  return status;
}

static void clear(struct checked *t) {
  if (t->workers) batch_clear(&t->sim, t->workers);
  rules_free(&t->rules);
  free(t->set.word);
}

/* Returns whether something is wrong; *status is not DONE if that could not be found out. */
static bool inspect(struct checked *t, int *status) {
  croupier *c = t->workers[0].c;
  char fault[INSPECTED_ROOM], how[1000];
  for (uint64_t i = 0; i < INSPECTED; i++) {
    if (!inspect_game(c, t->o.seed + i, fault)) *status = complain(FAULT, "%s", no_memory());
    if (*status != DONE || !*fault) continue;
    failed_command(&t->o, t->sim.seats.who, croupier_players(c), t->o.seed + i, how, sizeof how);
    complain(FAULT, T(check_inspected), fault, how);
    return true;
  }
  return false;
}

static bool any_errors(const struct checked *t) {
  for (long i = 0; i < t->o.jobs; i++)
    if (t->workers[i].tally.errors) return true;
  return false;
}

static uint64_t games_of(const struct checked *t) {
  uint64_t games = 0;
  for (long i = 0; i < t->o.jobs; i++)
    games += t->workers[i].tally.finished + t->workers[i].tally.truncated + t->workers[i].tally.errors;
  return games;
}

/* Texts that the game lacks in its languages and in the reader's, as far as its games have come. */
static size_t missing_texts(const croupier *c) {
  size_t missing = 0;
  const char *lang;
  for (int i = 0; (lang = croupier_language(i)) != NULL; i++) {
    size_t place = 0;
    croupier_wording is;
    if (!croupier_has_language(c, lang) && strcmp(lang, said_in()) != 0) continue;
    while (croupier_next_wording(c, lang, &place, &is)) missing += is.missing;
  }
  return missing;
}

/* What was played at a table that stands. */
static int find_faults(struct checking *k, struct checked *t) {
  int status = batch_until_stopped(&t->sim, run, t);
  if (status != DONE) return status;
  bool wrong = any_errors(t) || t->sim.astray.places > 0;
  if (any_errors(t)) batch_report_error(&t->sim, t->workers);
  for (long i = 0; i < t->o.jobs; i++)
    if (!cover_add(&k->cover, t->workers[i].c)) return complain(FAULT, "%s", no_memory());
  for (long i = 0; i < t->o.jobs; i++) {
    size_t missing = missing_texts(t->workers[i].c);
    if (missing > k->missing) k->missing = missing;
  }
  k->games += games_of(t);
  if (!wrong && !sim_is_over(&t->sim)) wrong = inspect(t, &status);
  k->tables++;
  k->faulty += wrong;
  return sim_is_over(&t->sim) && !any_errors(t) ? complain(FAULT, T(check_broken_off), k->tables) : status;
}

static int check_table(struct checking *k, const struct setting *s) {
  struct checked t = {.workers = NULL};
  printf(*s->knob ? T(check_knob) : T(check_players), s->players, s->knob);
  putchar('\n');
  fflush(stdout);
  int status = lay(&t, k, s);
  if (status == DONE) status = find_faults(k, &t);
  else if (status == SCRIPT) k->tables++, k->faulty++, status = DONE; /* it has been said what is wrong */
  clear(&t);
  return status;
}

/* --- all tables --- */

static int check_players(struct checking *k, const croupier *c) {
  int status = DONE;
  long least = k->o->players ? k->o->players : croupier_min_players(c);
  long most = k->o->players ? k->o->players : croupier_max_players(c);
  for (long n = least; n <= most && status == DONE; n++)
    status = check_table(k, &(struct setting){.players = n, .knob = ""});
  return status;
}

static int check_value(struct checking *k, const croupier *c, const croupier_knob *knob, const char *value,
                       size_t size) {
  struct setting s = {.players = croupier_players(c)};
  if (strlen(knob->value) == size && strncmp(knob->value, value, size) == 0) return DONE; /* as it is */
  snprintf(s.knob, sizeof s.knob, "%s=%.*s", knob->name, (int)size, value);
  return check_table(k, &s);
}

/* The two ends of a range, or each word of a list: "4..20", "on, off", "a, b, c". */
static int check_knob(struct checking *k, const croupier *c, const croupier_knob *knob) {
  const char *dots = strstr(knob->range, "..");
  int status = DONE;
  if (dots) {
    status = check_value(k, c, knob, knob->range, (size_t)(dots - knob->range));
    return status == DONE ? check_value(k, c, knob, dots + 2, strlen(dots + 2)) : status;
  }
  for (const char *value = knob->range; *value && status == DONE;) {
    size_t size = strcspn(value, ",");
    status = check_value(k, c, knob, value, size);
    value += size + strspn(value + size, ", ");
  }
  return status;
}

static int check_all(struct checking *k, const croupier *c) {
  int status = check_players(k, c);
  for (size_t i = 0; i < croupier_knob_count(c) && status == DONE; i++) {
    croupier_knob knob = croupier_knob_at(c, i, NULL);
    status = check_knob(k, c, &knob);
  }
  if (status != DONE) return status;
  putchar('\n');
  say_line(T(check_played), k->tables, (unsigned long long)k->games, (unsigned long long)k->o->seed);
  cover_summary(&k->cover, stdout);
  if (k->missing) say_line(T(check_texts), k->missing, k->o->arguments.word[0]);
  if (k->faulty) return complain(FAULT, T(check_faulty), k->faulty, k->tables);
  say_line("%s", T(check_sound));
  return DONE;
}

int command_check(const struct options *given) {
  if (!language(given)) return USAGE;
  struct options o = *given;
  o.seed = given->seed_given ? given->seed : 1;
  o.seed_given = true;
  struct checking k = {.o = &o};
  int status = rules_read(&k.rules, o.arguments.word[0], &o);
  croupier *c = status == DONE ? table_lay(&k.rules.config, &status) : NULL;
  if (status == DONE && !cover_begin(&k.cover, &k.rules.config)) status = complain(FAULT, "%s", no_memory());
  if (status == DONE) status = check_all(&k, c);
  cover_end(&k.cover);
  if (c) croupier_free(c);
  rules_free(&k.rules);
  return status;
}
