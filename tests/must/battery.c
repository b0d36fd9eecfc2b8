/* battery.c: what must hold at every decision of random games: time travel, undo, sound tables, one truth. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier_inner.h"
#include "read_file.h"

/*
** battery GAMES PLACES SCRIPT [KNOB=VALUE]... plays so many games, as many with each number of players. The main line of
** each is answered as the engine's random player would. At PLACES of its decisions, spread evenly over it, or at all of
** them if there are no more, two side lines to the end are the same game twice. Then the main line is gone back and forth.
*/

enum { MOST_ANSWERS = 5000 };

struct way {
  uint64_t hash[MOST_ANSWERS + 1]; /* of the position after so many answers */
  uint8_t seat[MOST_ANSWERS];
  int option[MOST_ANSWERS]; /* -1 - i: the i-th free action that the seat may take out of turn */
  int answers;
};

struct battery {
  croupier *c, *quiet; /* somebody hears the events of the first */
  uint64_t seed;
  int at;     /* answers of the main line, for messages */
  int places; /* decisions of the main line from which side lines begin, at most */
  struct rng rng;
  int pieces;
  int64_t purses[MAX_PURSES + 1]; /* totals by currency, which count from 1 */
  struct way line;
  long acts; /* free actions out of turn */
  char fault[300];
};

static int below(struct battery *b, int n) { return (int)rng_below(&b->rng, (uint32_t)n); }

static void fault(struct battery *b, const char *what) {
  if (b->fault[0] == '\0')
    snprintf(b->fault, sizeof b->fault, "seed %llu, after %d answers: %s", (unsigned long long)b->seed, b->at,
             what);
}

/* --- after every event --- */

static void on_event(void *data, const croupier_event *event) {
  struct battery *b = data;
  const struct world *w = b->c->world;
  const char *unsound = croupier_unsound(b->c);
  if (event->type == CROUPIER_EVENT_START) {
    b->pieces = w->table.pieces;
    for (int i = 0; i <= w->purses.count; i++) b->purses[i] = purse_total(&w->purses, (uint8_t)i);
  }
  if (*unsound != '\0') fault(b, unsound);
  if (w->table.pieces != b->pieces) fault(b, "there are more pieces, or fewer");
  for (int i = 0; i <= w->purses.count; i++)
    if (purse_total(&w->purses, (uint8_t)i) != b->purses[i]) fault(b, "purses have won or lost something");
}

/* --- lines of play --- */

static croupier_status_code give(croupier *c, int seat, int option) {
  return option < 0 ? croupier_act(c, seat, -1 - option) : croupier_answer(c, seat, option);
}

/* One answer more, to any of the questions, or somebody acts out of turn. */
static void step(struct battery *b, croupier *c, struct way *l) {
  int seat = croupier_question_at(c, below(b, croupier_questions(c)))->seat;
  int option = below(b, croupier_question_of(c, seat)->options);
  int other = 1 + below(b, croupier_players(c));
  int actions = below(b, 8) == 0 ? croupier_free_actions(c, other) : 0;
  if (actions > 0) {
    seat = other;
    option = -1 - below(b, actions);
    b->acts++;
  }
  if (l->answers == MOST_ANSWERS) {
    fault(b, "the game does not end");
    return;
  }
  l->seat[l->answers] = (uint8_t)seat;
  l->option[l->answers++] = option;
  if (give(c, seat, option) != CROUPIER_OK) fault(b, croupier_error(c));
  l->hash[l->answers] = croupier_hash(c);
}

static bool goes_on(const struct battery *b, const croupier *c) {
  return croupier_status(c) == CROUPIER_ASKS && b->fault[0] == '\0';
}

/* From here to the end, back to the mark and the same way to the end again. */
static void twice(struct battery *b, const croupier_mark *mark) {
  static struct way l;
  l.answers = 0;
  l.hash[0] = croupier_hash(b->c);
  while (goes_on(b, b->c)) step(b, b->c, &l);
  croupier_back_to(b->c, mark);
  for (int i = 0; i < l.answers; i++) {
    if (croupier_hash(b->c) != l.hash[i]) fault(b, "the way back leads elsewhere, or the same answers do");
    if (b->fault[0] != '\0') return;
    if (give(b->c, l.seat[i], l.option[i]) != CROUPIER_OK) fault(b, croupier_error(b->c));
  }
  if (croupier_hash(b->c) != l.hash[l.answers]) fault(b, "the same answers lead to another end");
  if (croupier_status(b->c) != CROUPIER_ENDED) fault(b, "the same answers do not end it");
}

static void side_lines(struct battery *b) {
  croupier_mark *mark = croupier_mark_here(b->c);
  if (mark == NULL) fault(b, "no mark");
  else twice(b, mark);
  if (mark != NULL) croupier_back_to(b->c, mark);
  croupier_forget(b->c, mark);
  if (b->fault[0] == '\0' && croupier_hash(b->c) != b->line.hash[b->line.answers])
    fault(b, "the way back to the main line leads elsewhere");
}

/* How many answers the random player gives to the end. */
static int length(struct battery *b) {
  croupier_inline_random(b->quiet, ~0u);
  if (croupier_start(b->quiet, b->seed) != CROUPIER_OK) fault(b, croupier_error(b->quiet));
  return (int)croupier_decisions(b->quiet);
}

/* The main line: what the random player answers. */
static void play(struct battery *b) {
  struct way *l = &b->line;
  struct rng rng;
  rng_seed(&rng, b->seed, 101);
  int whole = length(b),
      due = (int)rng_below(&rng, (uint32_t)whole + 1); /* of all together there are `places` */
  l->answers = 0;
  l->hash[0] = croupier_hash(b->c);
  while (goes_on(b, b->c)) {
    due += b->places;
    if (due >= whole) {
      side_lines(b);
      due -= whole;
    }
    if (b->fault[0] != '\0') return;
    l->seat[l->answers] = (uint8_t)croupier_question_at(b->c, 0)->seat;
    l->option[l->answers] = croupier_random_option(b->c, l->seat[l->answers]);
    if (croupier_answer(b->c, l->seat[l->answers], l->option[l->answers]) != CROUPIER_OK)
      fault(b, croupier_error(b->c));
    b->at = ++l->answers;
    l->hash[l->answers] = croupier_hash(b->c);
    if (l->answers == MOST_ANSWERS) fault(b, "the game does not end");
  }
}

/* --- the main line again --- */

/* Without a listener, and with some seats answered inside the engine. */
static void play_quietly(struct battery *b, unsigned inside) {
  const struct way *l = &b->line;
  croupier_inline_random(b->quiet, inside);
  if (croupier_start(b->quiet, b->seed) != CROUPIER_OK) fault(b, croupier_error(b->quiet));
  for (int i = 0; goes_on(b, b->quiet); i++) {
    b->at = i;
    if (inside == 0 && croupier_hash(b->quiet) != l->hash[i])
      fault(b, "somebody who hears of it changes the game");
    int seat = croupier_question_at(b->quiet, 0)->seat;
    if (croupier_answer(b->quiet, seat, croupier_random_option(b->quiet, seat)) != CROUPIER_OK)
      fault(b, croupier_error(b->quiet));
  }
  if (croupier_hash(b->quiet) != l->hash[l->answers]) fault(b, "answers inside the engine are others");
}

static void check_place(struct battery *b, int at) {
  b->at = at;
  if (croupier_hash(b->c) != b->line.hash[at]) fault(b, "undo and redo lead elsewhere");
  if (croupier_can_undo(b->c) != (size_t)at)
    fault(b, "it is said that more or fewer answers can be taken back");
  if (croupier_can_redo(b->c) != (size_t)(b->line.answers - at)) fault(b, "answers are lost to redo");
  if (*croupier_unsound(b->c) != '\0') fault(b, croupier_unsound(b->c));
}

/* Back and forth by leaps, small ones and large ones; sometimes over a mark. */
static void wander(struct battery *b) {
  int at = b->line.answers;
  for (int i = 0; i < 40 && b->fault[0] == '\0'; i++) {
    int to = below(b, 2) ? below(b, b->line.answers + 1) : at + below(b, 9) - 4;
    if (to < 0 || to > b->line.answers) continue;
    croupier_status_code code = to < at ? croupier_undo(b->c, (size_t)(at - to))
                                        : croupier_redo(b->c, (size_t)(to - at));
    if (code != CROUPIER_OK) fault(b, croupier_error(b->c));
    check_place(b, at = to);
  }
  croupier_undo(b->c, (size_t)at);
  check_place(b, 0);
  croupier_redo(b->c, (size_t)b->line.answers);
  check_place(b, b->line.answers);
}

/* From some place on another way, and undone again; from there the main line to its end. */
static void stray(struct battery *b) {
  static struct way other;
  const struct way *l = &b->line;
  int at = below(b, l->answers);
  croupier_undo(b->c, (size_t)(l->answers - at));
  croupier_mark *mark = croupier_mark_here(b->c);
  other.answers = 0;
  for (int i = below(b, 40) + 1; i > 0 && goes_on(b, b->c); i--) step(b, b->c, &other);
  if (croupier_can_redo(b->c) != 0) fault(b, "redo leads to answers of another line of play");
  if (croupier_undo(b->c, (size_t)below(b, other.answers + 1)) != CROUPIER_OK) fault(b, croupier_error(b->c));
  int further = (int)croupier_can_undo(b->c) - at;
  if (further > 0 && croupier_hash(b->c) != other.hash[further])
    fault(b, "another line is undone to elsewhere");
  if (below(b, 2)) croupier_back_to(b->c, mark);
  else croupier_undo(b->c, croupier_can_undo(b->c) - (size_t)at);
  croupier_forget(b->c, mark);
  for (int i = at; i < l->answers && b->fault[0] == '\0'; i++) {
    b->at = i;
    if (croupier_hash(b->c) != l->hash[i]) fault(b, "after another line the first one is gone");
    if (croupier_answer(b->c, l->seat[i], l->option[i]) != CROUPIER_OK) fault(b, croupier_error(b->c));
  }
  if (b->fault[0] == '\0') check_place(b, l->answers);
}

static void play_game(struct battery *b, uint64_t seed) {
  b->seed = seed;
  b->at = 0;
  rng_seed(&b->rng, seed, 100);
  if (croupier_start(b->c, seed) != CROUPIER_OK) fault(b, croupier_error(b->c));
  if (b->fault[0] == '\0') play(b);
  if (b->fault[0] == '\0') play_quietly(b, 0);
  if (b->fault[0] == '\0') play_quietly(b, ~0u);
  if (b->fault[0] == '\0') play_quietly(b, (unsigned)below(b, 256));
  for (int i = 0; i < 3 && b->fault[0] == '\0'; i++) {
    wander(b);
    if (b->fault[0] == '\0') stray(b);
  }
}

/* --- the program --- */

/* Returns what is wrong, "" if nothing; *players is raised to the next number, 0 if there is none. */
static const char *test(struct battery *b, croupier_config *config, int games, int places, int *players) {
  memset(b, 0, sizeof *b);
  b->places = places;
  config->players = *players;
  config->data = b;
  config->event = on_event;
  b->c = croupier_new(config);
  config->event = NULL;
  b->quiet = croupier_new(config);
  if (b->c == NULL || b->quiet == NULL || croupier_status(b->c) == CROUPIER_BROKEN) {
    fault(b, b->c == NULL ? "no memory" : croupier_error(b->c));
    *players = 0;
  } else {
    int counts = croupier_max_players(b->c) - croupier_min_players(b->c) + 1;
    for (int i = 0; i < (games + counts - 1) / counts && b->fault[0] == '\0'; i++)
      play_game(b, (uint64_t)(1 + i));
    if (croupier_free_name(b->c, 0, NULL) != NULL && b->acts == 0) fault(b, "nobody could act out of turn");
    config->players = croupier_players(b->c);
    *players = config->players < croupier_max_players(b->c) ? config->players + 1 : 0;
  }
  croupier_free(b->c);
  croupier_free(b->quiet);
  return b->fault;
}

int main(int argc, char **argv) {
  static struct battery b;
  if (argc < 4) return 2;
  croupier_config config = read_script(argv + 3);
  int players = 0, passed = 0, failed = 0;
  do {
    const char *wrong = test(&b, &config, atoi(argv[1]), atoi(argv[2]), &players);
    if (*wrong == '\0') passed++;
    else failed++;
    if (*wrong != '\0') printf("FAIL %s, %d players: %s\n", argv[3], config.players, wrong);
  } while (players > 0);
  free((char *)config.script.text);
  printf("%d passed, %d failed\n", passed, failed);
  return failed > 0;
}
