/* twin.h: what the programs of the bench share: the engine's draws, and playing one seed after another. */
#ifndef BENCH_TWIN_H
#define BENCH_TWIN_H

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fold.h"
#include "rng.h"

#define TWIN_SEATS 8

/* The same game as in the engine has the same number of answers and the same scores. */
struct played {
  uint64_t decisions;
  uint64_t forced; /* decisions with a single option, as far as they are counted */
  int players;
  int score[TWIN_SEATS];
};

/* Plays a game to its end; false: it failed, and has said why. */
typedef bool play_function(void *data, uint64_t seed, struct played *played);

/* One of so many options, drawn as asking_draw in runtime/table/asking.h does: there is no draw without a choice. */
static inline uint32_t twin_draw(const struct rng *bot, uint64_t decisions, uint32_t options) {
  if (options <= 1) return 0;
  struct rng drawn = {fold_scatter(bot->a + decisions * FOLD_FRACTION), bot->b};
  return rng_below(&drawn, options);
}

/* The order of draws is that of zone:shuffle. */
static inline void twin_shuffle(struct rng *chance, uint8_t *list, int count) {
  for (int i = count; i > 1; i--) {
    uint32_t other = rng_below(chance, (uint32_t)i);
    uint8_t card = list[other];
    list[other] = list[i - 1];
    list[i - 1] = card;
  }
}

/* The processor's time: other processes do not count. */
static inline double twin_seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* The games of seeds first, first + 1 ...: a line for each with seed, answers and scores. */
static inline bool twin_show(play_function *play, void *data, uint64_t first, uint64_t count) {
  for (uint64_t seed = first; seed < first + count; seed++) {
    struct played played = {0};
    if (!play(data, seed, &played)) return false;
    printf("%" PRIu64 " %" PRIu64, seed, played.decisions);
    for (int i = 0; i < played.players; i++) printf(" %d", played.score[i]);
    putchar('\n');
  }
  return true;
}

/* As many games as go into so many seconds: prints games, answers that were a choice, and seconds. */
static inline bool twin_time(play_function *play, void *data, double seconds) {
  uint64_t games = 0, decisions = 0;
  double began = 0, spent = 0;
  for (uint64_t seed = 1; games == 0 || spent < seconds; seed++) {
    struct played played = {0};
    if (!play(data, seed, &played)) return false;
    if (seed == 20) began = twin_seconds(); /* warm now */
    if (seed <= 20) continue;
    games++;
    decisions += played.decisions - played.forced;
    if (games % 8 == 0) spent = twin_seconds() - began;
  }
  printf("%" PRIu64 " %" PRIu64 " %.6f\n", games, decisions, spent);
  return true;
}

/* argv: "show" FIRST COUNT or "time" SECONDS, and nothing else. Returns the exit status. */
static inline int twin_main(char **argv, play_function *play, void *data) {
  if (argv[0] && strcmp(argv[0], "show") == 0 && argv[1] && argv[2])
    return twin_show(play, data, strtoull(argv[1], NULL, 10), strtoull(argv[2], NULL, 10)) ? 0 : 1;
  if (argv[0] && strcmp(argv[0], "time") == 0 && argv[1]) return twin_time(play, data, atof(argv[1])) ? 0 : 1;
  fputs("say show FIRST COUNT or time SECONDS\n", stderr);
  return 1;
}

#endif
