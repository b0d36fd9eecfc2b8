/* hashes.c: games as numbers, to be compared with those of other builds: one line each, the same everywhere. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier.h"
#include "fold.h"
#include "read_file.h"

/* hashes GAMES SCRIPT [KNOB=VALUE]...: so many games for each number of players, answered as the engine's random
   player would. A line tells the positions, the journal and all that is told of them, and the scores. */

struct told {
  croupier *c;
  const croupier_config *config;
  uint64_t hash; /* of all texts so far */
};

static void mix(struct told *t, const char *text) { t->hash = fold_bytes(t->hash, text, strlen(text)); }

static void hear(void *data, const croupier_event *event) {
  struct told *t = data;
  for (int seat = 0; seat <= croupier_players(t->c); seat++) {
    mix(t, croupier_event_json(event, seat));
    mix(t, croupier_event_text(event, seat, seat % 2 ? "hu" : "en"));
  }
}

static void print_text(void *data, const char *text, size_t size) {
  (void)size;
  mix(data, text);
}

static void play(struct told *t, uint64_t seed) {
  croupier *c = t->c;
  uint64_t positions = 0;
  t->hash = 0;
  static const char *const seats[CROUPIER_MAX_SEATS] = {"random", "random", "random", "random",
                                                        "random", "random", "random", "random"};
  croupier_status_code code = croupier_start(c, seed);
  croupier_journal *j = croupier_journal_new(c, t->config, seats);
  mix(t, croupier_journal_line(j));
  while (code == CROUPIER_OK && croupier_status(c) == CROUPIER_ASKS) {
    int seat = croupier_question_at(c, 0)->seat;
    positions = positions * 31 + croupier_hash(c);
    mix(t, croupier_prompt(c, seat, "hu"));
    if (croupier_decisions(c) % 8 == 0)
      mix(t, croupier_view(c, seat)), mix(t, croupier_picture(c, seat, "en", 80, 18, CROUPIER_BOXES));
    code = croupier_journal_answer(j, c, seat, croupier_random_option(c, seat));
    mix(t, croupier_journal_line(j));
  }
  croupier_journal_free(j);
  mix(t, croupier_view(c, 0));
  printf("%s %d seed %" PRIu64 ": %" PRIu64 " answers, %016" PRIx64 ", told %016" PRIx64, croupier_game(c),
         croupier_players(c), seed, croupier_decisions(c), positions * 31 + croupier_hash(c), t->hash);
  for (int seat = 1; seat <= croupier_players(c); seat++) printf(" %d", croupier_score(c, seat));
  printf("%s%s\n", code == CROUPIER_OK ? "" : " ", croupier_error(c));
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  struct told t = {0};
  size_t size;
  char *text = read_file(argv[2], &size);
  const char *name = strrchr(argv[2], '/');
  croupier_config config = {.script = {name != NULL ? name + 1 : argv[2], text, size},
                            .knobs = (const char *const *)argv + 3,
                            .knob_count = (size_t)argc - 3,
                            .event = hear,
                            .print = print_text,
                            .data = &t,
                            .guarded = true};
  config.script.name = argv[2];
  read_cards(&config);
  config.script.name = name != NULL ? name + 1 : argv[2];
  t.config = &config;
  int most = 1;
  for (; config.players <= most; config.players++) {
    t.c = croupier_new(&config);
    if (t.c == NULL || croupier_status(t.c) == CROUPIER_BROKEN) {
      printf("%s\n", t.c == NULL ? "no memory" : croupier_error(t.c));
      croupier_free(t.c);
      break;
    }
    config.players = croupier_players(t.c);
    most = croupier_max_players(t.c);
    printf("%s %d: %016" PRIx64 "\n", croupier_game(t.c), config.players, croupier_rules_hash(t.c));
    for (int i = 1; i <= atoi(argv[1]); i++) play(&t, (uint64_t)i);
    croupier_free(t.c);
  }
  free(text);
  return 0;
}
