/* honest.c: what a seat cannot see may be dealt anew, and the seat sees no difference. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier_inner.h"

/*
** honest twins GAMES SCRIPT [KNOB=VALUE]...: so many games; where a seat has seen the same in two of them, its bot must
** choose the same, whatever lies hidden. This asks nothing of the engine's redealing. `honest caught ...`: it must not,
** for the script keeps a secret that bots can read.
**
** honest deals POSITIONS SCRIPT [KNOB=VALUE]...: random games with each number of players, until so many positions of each
** number were looked at. At a position the hidden is dealt anew for one seat. Its view, in JSON and in words, its
** question, who is asked, and what bots choose by one seed must be the same; a bot that cheats must be found out. And pieces that it has seen going to a hidden zone, from which nothing
** has gone unseen since, must still be there: that is counted here by events alone, not as the engine does it.
*/

enum { FACES = MAX_PIECES, BIG = 1 << 16 };

enum { TWINS = 1 << 14 };

struct honest {
  croupier *c;
  uint64_t sight[MAX_SEATS]; /* all that a seat was told, as one number */
  struct {
    uint64_t key;
    int choice;
  } twin[TWINS];
  int twins, unlike; /* positions met again, and those in which the bot chose otherwise */
  uint64_t seed;
  int positions, changed; /* how often a piece lay elsewhere then */
  int cheated, caught;    /* how often the bot that cheats was asked, and chose otherwise then */
  struct rng rng;
  bool silent;
  uint8_t (*surely)[MAX_ZONES][FACES]; /* by seat: at least so many of a face lie in a zone */
  char fault[400];
};

static void fault(struct honest *h, const char *what) {
  if (h->fault[0] == '\0')
    snprintf(h->fault, sizeof h->fault, "seed %llu, after %llu answers: %s", (unsigned long long)h->seed,
             (unsigned long long)croupier_decisions(h->c), what);
}

/* --- what a seat is sure of --- */

static void on_event(void *data, const croupier_event *e) {
  struct honest *h = data;
  const struct world *w = h->c->world;
  if (h->silent) return;
  for (int seat = 0; h->twins >= 0 && seat < w->seats; seat++)
    for (const char *p = croupier_event_json(e, seat + 1); *p != '\0'; p++)
      h->sight[seat] = (h->sight[seat] ^ (unsigned char)*p) * 1099511628211u;
  if (e->type == EVENT_START) memset(h->surely, 0, w->seats * sizeof h->surely[0]);
  for (int seat = 0; seat < w->seats; seat++) {
    uint8_t(*surely)[FACES] = h->surely[seat];
    if (e->type == EVENT_CREATE) surely[e->to][w->table.piece[e->piece].face]++;
    if (e->type != EVENT_MOVE) continue;
    if (e->sees >> seat & 1) {
      int face = w->table.piece[e->piece].face;
      if (surely[e->from][face] > 0) surely[e->from][face]--;
      surely[e->to][face]++;
    } else {
      memset(surely[e->from], 0, sizeof surely[e->from]);
    }
  }
}

static void check_sure(struct honest *h, int seat) {
  const struct table *t = &h->c->world->table;
  for (int z = 0; z < t->zones; z++) {
    uint8_t there[FACES] = {0};
    for (uint16_t p = t->zone[z].bottom; p != NO_PIECE; p = t->piece[p].above) there[t->piece[p].face]++;
    for (int face = 0; face < t->faces; face++)
      if (there[face] < h->surely[seat][z][face])
        fault(h, "a piece that the seat has seen is not where it was");
  }
}

/* --- what a seat sees --- */

static uint64_t places(const croupier *c) {
  const struct table *t = &c->world->table;
  uint64_t sum = 0;
  for (uint64_t z = 0; z < t->zones; z++)
    for (uint16_t p = t->zone[z].bottom; p != NO_PIECE; p = t->piece[p].above)
      sum = sum * 1000003 + z * 2017 + t->piece[p].face;
  return sum;
}

static int choice(croupier *c, int seat, const char *name) {
  croupier_bot bot;
  return croupier_bot_named(name, &bot) ? croupier_search(c, seat, &bot, 77, NULL, NULL, 0) : -1;
}

/* A bot that cheats: it looks at all the table. */
static int cheat(croupier *c, int seat) {
  const croupier_question *q = croupier_question_of(c, seat);
  return q == NULL || q->options < 2 ? -1
                                     : (int)((places(c) * 0x9e3779b97f4a7c15u >> 33) % (uint64_t)q->options);
}

/* All that it may ask the engine, as one text. Refused candidates are among it. */
static bool views_only; /* bots choose nothing, and no game is played on: much cheaper */

static void look(croupier *c, int seat, char *text) {
  char *end = text + BIG;
  text += snprintf(text, (size_t)(end - text), "%s\n", croupier_view(c, seat));
  text += snprintf(text, (size_t)(end - text), "%s\n", croupier_picture(c, seat, "hu", 100, 60, 0));
  for (int i = 0; i < croupier_questions(c); i++) {
    const croupier_question *q = croupier_question_at(c, i);
    text += snprintf(text, (size_t)(end - text), "%d: %s\n", q->seat, q->prompt);
    if (q->seat != seat) continue;
    if (!views_only)
      text += snprintf(text, (size_t)(end - text), "bots: %d %d\n", choice(c, seat, "greedy"),
                       choice(c, seat, "search:24"));
    for (int k = 0; k < q->options && text < end; k++)
      text += snprintf(text, (size_t)(end - text), "%s, ", croupier_option(c, seat, k, NULL));
    for (int k = 0; k < q->refused && text < end; k++) {
      const char *reason, *name = croupier_refused(c, seat, k, NULL, &reason);
      text += snprintf(text, (size_t)(end - text), "not %s", name);
      text += snprintf(text, (size_t)(end - text), " (%s), ", reason);
    }
  }
}

/* The end of a game that goes on from another world: nothing breaks. */
static void play_out(struct honest *h) {
  for (int n = 0; n < 3000 && croupier_status(h->c) == CROUPIER_ASKS && h->fault[0] == '\0'; n++) {
    int seat = croupier_question_at(h->c, 0)->seat;
    if (croupier_answer(h->c, seat, croupier_random_option(h->c, seat)) != CROUPIER_OK) {
      fault(h, croupier_error(h->c));
      return;
    }
    if (*croupier_unsound(h->c) != '\0') fault(h, croupier_unsound(h->c));
  }
}

static void look_twice(struct honest *h, int seat) {
  static char before[BIG], after[BIG];
  croupier *c = h->c;
  croupier_mark *mark = croupier_mark_here(c);
  uint64_t lay = places(c);
  int cheats = cheat(c, seat);
  h->positions++;
  look(c, seat, before);
  h->silent = true;
  if (croupier_redeal(c, seat, rng_next(&h->rng)) == CROUPIER_OK) {
    look(c, seat, after);
    if (strcmp(before, after) != 0) {
      fault(h, "the seat sees that the hidden was dealt anew");
      int at = 0;
      while (before[at] == after[at]) at++;
      printf("was: %.200s\nis:  %.200s\n", before + at, after + at);
    }
    h->changed += places(c) != lay;
    h->cheated += cheats >= 0 && places(c) != lay;
    h->caught += cheats != cheat(c, seat);
    if (*croupier_unsound(c) != '\0') fault(h, croupier_unsound(c));
    check_sure(h, seat - 1);
    if (!views_only) play_out(h);
  } else {
    fault(h, croupier_error(c));
  }
  croupier_back_to(c, mark);
  croupier_forget(c, mark);
  h->silent = false;
}

/* What all choose that are asked at once, asked in this order or the other, and where it leads. */
static uint64_t answer_all(struct honest *h, bool backwards) {
  croupier *c = h->c;
  static const croupier_bot random = {CROUPIER_RANDOM, 0, 0}, search = {CROUPIER_SEARCH, 16, 0};
  uint64_t turn = c->world->asks.ask[0].since;
  while (croupier_questions(c) > 0 && c->world->asks.ask[0].since == turn && h->fault[0] == '\0') {
    int seat = croupier_question_at(c, backwards ? croupier_questions(c) - 1 : 0)->seat;
    int option = croupier_bot_option(c, seat, seat % 2 ? &search : &random, NULL);
    if (option < 0 || croupier_answer(c, seat, option) != CROUPIER_OK) fault(h, croupier_error(c));
  }
  return croupier_hash(c);
}

static void ask_both_ways(struct honest *h) {
  croupier_mark *mark = croupier_mark_here(h->c);
  h->silent = true;
  uint64_t hash = answer_all(h, false);
  croupier_back_to(h->c, mark);
  if (answer_all(h, true) != hash) fault(h, "in another order those who are asked at once answer otherwise");
  croupier_back_to(h->c, mark);
  croupier_forget(h->c, mark);
  h->silent = false;
}

static void play_game(struct honest *h, uint64_t seed, int most) {
  croupier *c = h->c;
  h->seed = seed;
  rng_seed(&h->rng, seed, 200);
  if (croupier_start(c, seed) != CROUPIER_OK) fault(h, croupier_error(c));
  for (int n = 0; n < 3000 && croupier_status(c) == CROUPIER_ASKS && h->fault[0] == '\0'; n++) {
    if (h->positions < most && rng_below(&h->rng, 8) == 0)
      look_twice(h, 1 + (int)rng_below(&h->rng, c->world->seats));
    if (croupier_questions(c) > 1 && rng_below(&h->rng, 8) == 0) ask_both_ways(h);
    if (h->fault[0] != '\0') return;
    int i = (int)rng_below(&h->rng, (uint32_t)croupier_questions(c)), seat = croupier_question_at(c, i)->seat;
    if (croupier_answer(c, seat, croupier_random_option(c, seat)) != CROUPIER_OK) fault(h, croupier_error(c));
  }
}

/* --- twins --- */

/* A game that was dealt otherwise, in which the seat has seen the same: does its bot choose the same? */
static void look_for_twin(struct honest *h, int seat) {
  static char sight[BIG];
  look(h->c, seat, sight);
  uint64_t key = h->sight[seat - 1];
  for (const char *p = sight; *p != '\0' && strncmp(p, "bots:", 5) != 0; p++)
    key = (key ^ (unsigned char)*p) * 1099511628211u;
  int picked = choice(h->c, seat, "search:24");
  for (uint64_t i = key % TWINS;; i = (i + 1) % TWINS) {
    if (h->twin[i].key == 0 && h->positions < TWINS / 2) {
      h->positions++;
      h->twin[i].key = key;
      h->twin[i].choice = picked;
    } else if (h->twin[i].key != key) {
      if (h->twin[i].key != 0) continue;
    } else {
      h->twins++;
      h->unlike += h->twin[i].choice != picked;
    }
    return;
  }
}

static void play_for_twins(struct honest *h, uint64_t seed) {
  croupier *c = h->c;
  memset(h->sight, 0, sizeof h->sight);
  h->seed = seed;
  if (croupier_start(c, seed) != CROUPIER_OK) fault(h, croupier_error(c));
  for (int n = 0; n < 200 && croupier_status(c) == CROUPIER_ASKS && h->fault[0] == '\0'; n++) {
    const croupier_question *q = croupier_question_at(c, 0);
    if (q->options > 1) look_for_twin(h, q->seat);
    if (croupier_answer(c, q->seat, croupier_random_option(c, q->seat)) != CROUPIER_OK)
      fault(h, croupier_error(c));
  }
}

/* --- the program --- */

static char *read_file(const char *path, size_t *size) {
  FILE *f = fopen(path, "rb");
  char *text = malloc(1 << 20);
  *size = f != NULL && text != NULL ? fread(text, 1, 1 << 20, f) : 0;
  if (f != NULL) fclose(f);
  return text;
}

/* Returns what is wrong, "" if nothing; *players is raised to the next number, 0 if there is none. */
static const char *test(struct honest *h, croupier_config *config, int most, bool twins, int *players) {
  void *surely = h->surely;
  memset(h, 0, sizeof *h);
  h->surely = surely;
  h->twins = twins ? 0 : -1;
  config->players = *players;
  h->c = croupier_new(config);
  if (h->c == NULL || croupier_status(h->c) == CROUPIER_BROKEN) {
    fault(h, h->c == NULL ? "no memory" : croupier_error(h->c));
    *players = 0;
  } else {
    croupier_remember(h->c, true);
    for (uint64_t seed = 1; twins && seed <= (uint64_t)most && h->fault[0] == '\0'; seed++)
      play_for_twins(h, seed);
    for (uint64_t seed = 1; !twins && h->positions < most && h->fault[0] == '\0'; seed++)
      play_game(h, seed, most);
    if (h->cheated > 50 && h->caught == 0) fault(h, "the bot that cheats is not caught");
    if (twins && h->twins < most) fault(h, "hardly ever has a seat seen the same in two games");
    if (h->unlike > 0) fault(h, "where a seat has seen the same its bot chooses otherwise");
    config->players = croupier_players(h->c);
    *players = config->players < croupier_max_players(h->c) ? config->players + 1 : 0;
  }
  croupier_free(h->c);
  return h->fault;
}

int main(int argc, char **argv) {
  static struct honest h;
  if (argc < 4) return 2;
  bool caught = strcmp(argv[1], "caught") == 0, twins = caught || strcmp(argv[1], "twins") == 0;
  views_only = strcmp(argv[1], "views") == 0;
  croupier_config config = {.script = {.name = argv[3]}, .knobs = (const char *const *)argv + 4};
  config.knob_count = (size_t)argc - 4;
  config.script.text = read_file(argv[3], &config.script.size);
  config.event = on_event;
  config.data = &h;
  h.surely = calloc(MAX_SEATS, sizeof h.surely[0]);
  int players = 0, passed = 0, failed = 0;
  do {
    const char *wrong = test(&h, &config, atoi(argv[2]), twins, &players);
    bool good = caught ? h.unlike > 0 : *wrong == '\0';
    if (good) passed++;
    else failed++;
    if (!good) printf("FAIL %s, %d players: %s\n", argv[3], config.players, caught ? "is not caught" : wrong);
    else if (!twins && h.changed == 0) printf("%s, %d players: nothing is hidden\n", argv[3], config.players);
  } while (players > 0);
  free((char *)config.script.text);
  free(h.surely);
  printf("%d passed, %d failed\n", passed, failed);
  return failed > 0;
}
