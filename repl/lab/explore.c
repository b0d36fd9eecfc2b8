/* explore.c: plays games at all tables of a check, for so long, and collects what is wrong. */
#define _POSIX_C_SOURCE 200809L

#include "explore.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gamefiles.h"
#include "say.h"
#include "worker.h"

enum { AT_A_TIME = 8, MOST_TEXTS = 20, ENOUGH = 3, HOPELESS_GAMES = 200, LOOKED_AT = 3 };

/* One thread at one setting. */
struct seat_at {
  struct exploring *e;
  const struct setting *setting;
  struct explored game;
  croupier *quick; /* random games inside the engine, and games that nobody looks at */
  bool covers;     /* it counts lines, which takes time */
  struct inspection slow, blind;
  struct usage usage;
  uint64_t games[PLAYERS];
  double spent[PLAYERS]; /* seconds */
  unsigned seen[FLAW_CODES], circles;
  uint64_t failed; /* games that ended in an error */
  double until, game_until;
};

/* Of 100 parts of the time. */
static const double share[PLAYERS] = {30, 25, 25, 8, 12};

/* --- tables --- */

int explore_rules(struct explored *e, const struct options *o, const struct setting *s) {
  e->o = *o;
  e->o.players = s->players;
  e->rules = calloc(1, sizeof *e->rules);
  int status = e->rules ? options_add_all(&e->set, &o->set) : complain(FAULT, "%s", no_memory());
  if (status == DONE && *s->knob) status = options_add(&e->set, s->knob);
  e->o.set = e->set;
  if (status == DONE) status = rules_read(e->rules, o->arguments.word[0], &e->o);
  return status;
}

void explore_rules_free(struct explored *e) {
  if (e->rules) rules_free(e->rules);
  free(e->rules);
  free(e->set.word);
  *e = (struct explored){.rules = NULL};
}

static croupier *lay(croupier_config config, struct flaw *flaw) {
  croupier *c = croupier_new(&config);
  if (!c || croupier_status(c) != CROUPIER_BROKEN) return c;
  flaw_of_fault(flaw, c);
  croupier_free(c);
  return NULL;
}

/* A table that nobody listens to. */
static croupier *lay_quick(struct seat_at *at, bool covers, struct flaw *flaw) {
  croupier_config config = at->game.rules->config;
  config.cover = at->covers = covers;
  config.game_time_ms = (unsigned)at->game.o.game_time * 1000;
  return lay(config, flaw);
}

croupier *explore_lay(const struct explored *e, struct inspection *i, struct flaw *flaw) {
  croupier_config config = e->rules->config;
  config.cover = i->usage != NULL;
  config.event = inspect_hears;
  config.data = i;
  config.game_time_ms = (unsigned)e->o.game_time * 1000;
  return lay(config, flaw);
}

/* --- what is found --- */

static void no_room(struct exploring *e) {
  pthread_mutex_lock(&e->lock);
  if (e->status == DONE) e->status = complain(FAULT, "%s", no_memory());
  pthread_mutex_unlock(&e->lock);
}

static void keep(struct seat_at *at, struct flaw *flaw) {
  struct exploring *e = at->e;
  if (flaw->code == FLAW_NONE) return;
  flaw->setting = *at->setting;
  if (flaw->code == FLAW_ENDLESS && flaw->note) at->slow.may_circle = ++at->circles >= ENOUGH;
  else if (++at->seen[flaw->code] >= ENOUGH && !flaw->goes_on) at->slow.known |= 1u << flaw->code;
  pthread_mutex_lock(&e->lock);
  bool kept = flaws_add(&e->flaws, flaw);
  pthread_mutex_unlock(&e->lock);
  if (!kept) no_room(e);
}

static bool is_over(void *data) {
  const struct seat_at *at = data;
  double now = sim_clock();
  return now > at->until || now > at->game_until || sim_interrupted();
}

/* --- games --- */

/* A random game that fails inside the engine is played once more, answer by answer. */
static void keep_failure(struct seat_at *at, uint64_t seed, bool endless) {
  struct flaw flaw = {.code = FLAW_NONE};
  if (endless) {
    flaw_of_fault(&flaw, at->quick);
    flaw.code = FLAW_ENDLESS;
    flaw.has_game = flaw.goes_on = true;
    flaw.seed = seed;
    flaw.player = player_word(PLAYER_RANDOM);
    snprintf(flaw.about, sizeof flaw.about, "%s", croupier_question_at(at->quick, 0)->prompt);
  } else {
    at->failed++;
    if (!inspect_game(&at->blind, PLAYER_RANDOM, seed, CROUPIER_LONGEST, &flaw)) no_room(at->e);
  }
  keep(at, &flaw);
  steps_free(&flaw.steps);
}

static void play_quickly(struct seat_at *at) {
  croupier *c = at->quick;
  croupier_inline_random(c, (1u << croupier_players(c)) - 1);
  croupier_remember(c, false);
  for (int i = 0; i < AT_A_TIME && !is_over(at); i++) {
    uint64_t seed = at->e->o->seed + at->games[PLAYER_RANDOM]++;
    croupier_status_code code = croupier_start(c, seed);
    if (code == CROUPIER_OK) code = players_go_on(c, is_over, at);
    bool endless = code == CROUPIER_OK && croupier_status(c) == CROUPIER_ASKS &&
                   croupier_goes(c) != CROUPIER_GOES_ON;
    if (code != CROUPIER_OK || endless) keep_failure(at, seed, endless);
  }
}

static void play_slowly(struct seat_at *at, enum player player) {
  struct flaw flaw = {.code = FLAW_NONE};
  uint64_t number = at->games[player]++, seed = at->e->o->seed + number;
  struct inspection *i = player < PLAYER_GREEDY && number % LOOKED_AT != 0 ? &at->blind : &at->slow;
  if (!inspect_game(i, player, seed, INSPECT_LONGEST, &flaw)) no_room(at->e);
  at->failed += flaw.code == FLAW_ERROR || flaw.code == FLAW_DEAD_END;
  keep(at, &flaw);
  steps_free(&flaw.steps);
}

static enum player most_due(const struct seat_at *at) {
  enum player due = PLAYER_RANDOM;
  for (int p = 0; p < PLAYERS; p++)
    if (at->spent[p] / share[p] < at->spent[due] / share[due]) due = (enum player)p;
  return due;
}

/* After a part of the time the lines are not counted any more where games go quickly. */
static void stop_covering(struct seat_at *at) {
  struct flaw flaw = {.code = FLAW_NONE};
  pthread_mutex_lock(&at->e->lock);
  bool added = cover_add(&at->e->cover, at->quick);
  pthread_mutex_unlock(&at->e->lock);
  if (!added) no_room(at->e);
  croupier *c = lay_quick(at, false, &flaw);
  if (!c) return; /* no memory: the table stays */
  croupier_free(at->quick);
  at->quick = at->blind.c = c;
}

/* No game takes more of the time than its player's part. */
static void play_games(struct seat_at *at) {
  double slice = at->until - sim_clock();
  at->slow.began = sim_clock();
  for (at->game_until = at->until; !is_over(at) && at->failed < HOPELESS_GAMES && at->e->status == DONE;
       at->game_until = at->until) {
    enum player player = most_due(at);
    double began = sim_clock();
    if (at->covers && at->spent[PLAYER_RANDOM] > slice * share[PLAYER_RANDOM] / 100 / 4) stop_covering(at);
    at->game_until = began + slice * share[player] / 100;
    if (player == PLAYER_RANDOM && at->seen[FLAW_ENDLESS] < ENOUGH) play_quickly(at);
    else play_slowly(at, player == PLAYER_RANDOM ? PLAYER_EAGER : player);
    at->spent[player] += sim_clock() - began;
  }
}

/* --- texts --- */

/* The texts that players may read so far and that the game lacks in its languages or the reader's. */
static void note_missing(struct seat_at *at, const croupier *c) {
  const char *lang;
  for (int i = 0; (lang = croupier_language(i)) != NULL; i++) {
    size_t place = 0;
    int told = 0;
    croupier_wording is;
    if (!croupier_has_language(c, lang) && strcmp(lang, said_in()) != 0) continue;
    while (croupier_next_wording(c, lang, &place, &is) && told < MOST_TEXTS) {
      if (!is.missing) continue;
      struct flaw flaw = {.code = FLAW_TEXT, .note = true};
      snprintf(flaw.about, sizeof flaw.about, "%s %s", lang, is.key);
      snprintf(flaw.says, sizeof flaw.says, T(check_text), is.key, lang);
      keep(at, &flaw);
      told++;
    }
  }
}

/* --- a setting --- */

static void add_up(struct seat_at *at) {
  struct exploring *e = at->e;
  note_missing(at, at->slow.c);
  pthread_mutex_lock(&e->lock);
  bool added = (!at->covers || cover_add(&e->cover, at->quick)) && cover_add(&e->cover, at->slow.c);
  if (!*at->setting->knob) added = usage_add(&e->usage, &at->usage) && added;
  for (int p = 0; p < PLAYERS; p++) e->games[p] += at->games[p];
  e->played++;
  pthread_mutex_unlock(&e->lock);
  if (!added) no_room(e);
}

static void explore_setting(struct exploring *e, const struct setting *setting, double until) {
  struct seat_at at = {.e = e, .setting = setting, .until = until};
  struct flaw flaw = {.code = FLAW_NONE};
  at.slow = (struct inspection){.usage = &at.usage, .over = is_over, .data = &at}; /* counts lines, too */
  int status = explore_rules(&at.game, e->o, setting);
  if (status == DONE) {
    at.quick = lay_quick(&at, true, &flaw);
    at.slow.c = at.quick ? explore_lay(&at.game, &at.slow, &flaw) : NULL;
  }
  keep(&at, &flaw);
  if (at.slow.c) {
    at.blind = (struct inspection){.c = at.quick, .blind = true, .over = is_over, .data = &at};
    play_games(&at);
    add_up(&at);
  }
  if (at.slow.c) croupier_free(at.slow.c);
  if (at.quick) croupier_free(at.quick);
  usage_free(&at.usage);
  explore_rules_free(&at.game);
  if (status != DONE) e->status = status;
}

static void show_progress(struct exploring *e) {
  double left = e->until - sim_clock();
  flockfile(stderr);
  fputs("\r", stderr);
  fprintf(stderr, T(check_progress), (int)atomic_load(&e->done), (int)e->settings.count,
          left > 0 ? (int)left : 0);
  fputs("\033[K", stderr);
  funlockfile(stderr);
}

/* The tables that are left share the time that is left. */
static void *work(void *data) {
  struct exploring *e = data;
  for (;;) {
    size_t n = atomic_fetch_add(&e->next, 1);
    if (n >= e->settings.count || e->status != DONE || sim_interrupted()) return NULL;
    double now = sim_clock(), left = (double)(e->settings.count - n);
    double slice = (e->until - now) * (double)e->o->jobs / left;
    if (slice > e->until - now) slice = e->until - now;
    if (e->shows) show_progress(e);
    explore_setting(e, &e->settings.of[n], now + slice);
    atomic_fetch_add(&e->done, 1);
  }
}

int explore(struct exploring *e) {
  pthread_t thread[64];
  long started = 0, jobs = e->o->jobs;
  if (jobs > (long)e->settings.count) jobs = (long)e->settings.count;
  for (; started + 1 < jobs; started++)
    if (pthread_create(&thread[started], NULL, work, e) != 0) break;
  work(e);
  for (long i = 0; i < started; i++) pthread_join(thread[i], NULL);
  return e->status;
}
