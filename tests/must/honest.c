/* honest.c: what a seat cannot see may be dealt anew, and the seat sees no difference. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier_inner.h"
#include "fold.h"
#include "read_file.h"

/*
** honest deals CHOICES SCRIPT [KNOB=VALUE]...: random games with each number of players, until so many choices of each
** number were compared, in GAMES games if they are long enough. At a position the hidden is dealt anew for one seat.
** What it sees, in JSON and in words, its question, who is asked, and what bots think of every option by one seed must be
** the same. And pieces that it has seen going to a hidden zone, from which nothing has gone unseen since, must still be
** there: that is counted here by events alone, not as the engine does it.
**
** honest cheats ...: the same with bots that cheat, each of which must be found out: one that looks at all the table, and
** one that looks ahead as the engine's do, but in the world that there is.
**
** honest twins GAMES SCRIPT [KNOB=VALUE]...: so many games; where a seat has seen the same in two of them, its bot must
** think the same of every option, whatever lies hidden. This asks nothing of the engine's redealing. `honest caught
** ...`: it must not, for the script keeps a secret that bots can read.
*/

enum { FACES = MAX_PIECES, BIG = 1 << 16, GAMES = 20, SELDOM = 10, TWINS = 1 << 14 };

static const char CHOSE_OTHERWISE[] = "bots think otherwise when the hidden is dealt anew";

enum bots { HONEST, PEEKS, KNOWS_ALL };

struct honest {
  croupier *c;
  enum bots bots;
  uint64_t sight[MAX_SEATS]; /* all that a seat was told, as one number */
  struct {
    uint64_t key, thought;
  } twin[TWINS];
  int twins, unlike; /* positions met again, and those in which the bot thought otherwise */
  uint64_t seed;
  int positions, choices; /* looked at; those of them in which bots had a choice */
  int changed;            /* choices for which a piece lay elsewhere then */
  int length;             /* decisions of a game */
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

static uint64_t digest(uint64_t h, const char *text) { return fold_bytes(h, text, strlen(text)); }

/* --- what a seat is sure of --- */

static void on_event(void *data, const croupier_event *e) {
  struct honest *h = data;
  const struct world *w = h->c->world;
  if (h->silent) return;
  for (int seat = 0; h->twins >= 0 && seat < w->seats; seat++)
    h->sight[seat] = digest(h->sight[seat], croupier_event_json(e, seat + 1));
  if (e->type == CROUPIER_EVENT_START) memset(h->surely, 0, w->seats * sizeof h->surely[0]);
  for (int seat = 0; seat < w->seats; seat++) {
    uint8_t(*surely)[FACES] = h->surely[seat];
    if (e->type == CROUPIER_EVENT_CREATE) surely[e->to][w->table.piece[e->piece].face]++;
    if (e->type != CROUPIER_EVENT_MOVE) continue;
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

/* What bots think of every option is more than what they choose. */
static char *think(croupier *c, int seat, const char *name, char *text, char *end) {
  croupier_estimate best[MAX_ITEMS] = {0};
  croupier_bot bot;
  croupier_bot_named(name, &bot);
  text += snprintf(text, (size_t)(end - text), "%s: %d", name,
                   croupier_search(c, seat, &bot, 77, NULL, best, MAX_ITEMS));
  for (int i = 0; i < MAX_ITEMS && best[i].times > 0; i++)
    text += snprintf(text, (size_t)(end - text), ", %d %a %u", best[i].option, best[i].value, best[i].times);
  return text;
}

/* It looks at all the table. */
static void peek(croupier *c, int seat, char *text) {
  int options = croupier_question_of(c, seat)->options;
  sprintf(text, "peeks: %d", (int)((places(c) * FOLD_FRACTION >> 33) % (uint64_t)options));
}

/* For once the seat has seen everything. */
static void think_in_this_world(croupier *c, int seat, char *text) {
  static char seen[BIG];
  struct knowledge *k = &c->world->knows[seat - 1];
  size_t size = knowledge_size(k->pieces);
  memcpy(seen, k->at, size);
  for (uint16_t p = 0; p < k->pieces; p++) knowledge_see(k, p);
  think(c, seat, "search:8", text, text + BIG);
  memcpy(k->at, seen, size);
}

static void ask_bots(const struct honest *h, int seat, char *text) {
  char *end = text + BIG;
  if (h->bots == PEEKS) peek(h->c, seat, text);
  else if (h->bots == KNOWS_ALL) think_in_this_world(h->c, seat, text);
  else text = think(h->c, seat, "search:8", text, end);
  if (h->bots == HONEST && h->choices % SELDOM == 0) think(h->c, seat, "greedy", text, end);
}

/* All that it may ask the engine, as one text. Refused candidates are among it. */
static void look(croupier *c, int seat, char *text) {
  char *end = text + BIG;
  text += snprintf(text, (size_t)(end - text), "%s\n", croupier_view(c, seat));
  text += snprintf(text, (size_t)(end - text), "%s\n", croupier_picture(c, seat, "hu", 100, 60, 0));
  for (int i = 0; i < croupier_questions(c); i++) {
    const croupier_question *q = croupier_question_at(c, i);
    text += snprintf(text, (size_t)(end - text), "%d: %s\n", q->seat, q->prompt);
    if (q->seat != seat) continue;
    for (int k = 0; k < q->options && text < end; k++)
      text += snprintf(text, (size_t)(end - text), "%s, ", croupier_option(c, seat, k, NULL));
    for (int k = 0; k < croupier_refusals(c, seat) && text < end; k++) {
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

static void compare(struct honest *h, const char *was, const char *is, const char *what) {
  if (strcmp(was, is) == 0) return;
  int at = 0;
  while (was[at] == is[at]) at++;
  if (h->bots == HONEST) printf("was: %.200s\nis:  %.200s\n", was + at, is + at);
  fault(h, what);
}

static void look_twice(struct honest *h, int seat) {
  static char before[BIG], after[BIG], thought[BIG], think_again[BIG];
  croupier *c = h->c;
  const croupier_question *q = croupier_question_of(c, seat);
  bool choice = q != NULL && q->options > 1;
  croupier_mark *mark = croupier_mark_here(c);
  uint64_t lay = places(c);
  h->silent = true;
  h->positions++;
  h->choices += choice;
  look(c, seat, before);
  if (choice) ask_bots(h, seat, thought);
  if (croupier_redeal(c, seat, rng_next(&h->rng)) == CROUPIER_OK) {
    h->changed += choice && places(c) != lay;
    look(c, seat, after);
    compare(h, before, after, "the seat sees that the hidden was dealt anew");
    if (choice && h->fault[0] == '\0') {
      ask_bots(h, seat, think_again);
      compare(h, thought, think_again, CHOSE_OTHERWISE);
    }
    if (*croupier_unsound(c) != '\0') fault(h, croupier_unsound(c));
    check_sure(h, seat - 1);
    if (h->positions % SELDOM == 0) play_out(h);
  } else {
    fault(h, croupier_error(c));
  }
  croupier_back_to(c, mark);
  croupier_forget(c, mark);
  h->silent = false;
}

/* most: choices wanted of all games. In the first game nothing is looked at. */
static void play_game(struct honest *h, uint64_t seed, int most) {
  croupier *c = h->c;
  int n = 0;
  h->seed = seed;
  rng_seed(&h->rng, seed, 200);
  if (croupier_start(c, seed) != CROUPIER_OK) fault(h, croupier_error(c));
  for (; n < 3000 && croupier_status(c) == CROUPIER_ASKS && h->fault[0] == '\0'; n++) {
    int i = (int)rng_below(&h->rng, (uint32_t)croupier_questions(c)), seat = croupier_question_at(c, i)->seat;
    bool here = (int)rng_below(&h->rng, (uint32_t)(h->length * GAMES + 1)) < most;
    if (h->length > 0 && h->choices < most && here) {
      bool other = rng_below(&h->rng, 4) == 0;
      look_twice(h, other ? 1 + (int)rng_below(&h->rng, c->world->seats) : seat);
    }
    if (h->fault[0] != '\0') return;
    if (croupier_answer(c, seat, croupier_random_option(c, seat)) != CROUPIER_OK) fault(h, croupier_error(c));
  }
  h->length = n;
}

/* --- twins --- */

/* A game that was dealt otherwise, in which the seat has seen the same: does its bot think the same? */
static void look_for_twin(struct honest *h, int seat) {
  static char text[BIG];
  look(h->c, seat, text);
  uint64_t key = digest(h->sight[seat - 1], text);
  think(h->c, seat, "search:24", text, text + BIG);
  uint64_t thought = digest(0, text);
  for (uint64_t i = key % TWINS;; i = (i + 1) % TWINS) {
    if (h->twin[i].key == 0 && h->positions < TWINS / 2) {
      h->positions++;
      h->twin[i].key = key;
      h->twin[i].thought = thought;
    } else if (h->twin[i].key != key) {
      if (h->twin[i].key != 0) continue;
    } else {
      h->twins++;
      h->unlike += h->twin[i].thought != thought;
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

static void play_games(struct honest *h, int most, bool twins) {
  croupier_remember(h->c, true);
  for (uint64_t seed = 1; twins && seed <= (uint64_t)most && h->fault[0] == '\0'; seed++)
    play_for_twins(h, seed);
  for (uint64_t seed = 1; !twins && h->choices < most && h->fault[0] == '\0'; seed++)
    play_game(h, seed, most);
  if (twins && h->twins < most) fault(h, "hardly ever has a seat seen the same in two games");
  if (h->unlike > 0) fault(h, "where a seat has seen the same its bot thinks otherwise");
}

/* Returns what is wrong, "" if nothing; *players is raised to the next number, 0 if there is none. */
static const char *test(struct honest *h, croupier_config *config, int most, bool twins, int *players) {
  struct honest fresh = {.surely = h->surely, .bots = h->bots, .twins = twins ? 0 : -1};
  *h = fresh;
  config->players = *players;
  h->c = croupier_new(config);
  if (h->c == NULL || croupier_status(h->c) == CROUPIER_BROKEN) {
    fault(h, h->c == NULL ? "no memory" : croupier_error(h->c));
    *players = 0;
  } else {
    play_games(h, most, twins);
    config->players = croupier_players(h->c);
    *players = config->players < croupier_max_players(h->c) ? config->players + 1 : 0;
  }
  croupier_free(h->c);
  return h->fault;
}

/* With each number of players; adds up how many tests have passed and failed. */
static void test_all(struct honest *h, croupier_config *config, const char *mode, int most, int *passed,
                     int *failed) {
  int players = 0;
  bool cheats = h->bots != HONEST, caught = strcmp(mode, "caught") == 0,
       twins = caught || strcmp(mode, "twins") == 0;
  do {
    const char *wrong = test(h, config, most, twins, &players);
    bool good = cheats ? strstr(wrong, CHOSE_OTHERWISE) != NULL : caught ? h->unlike > 0 : *wrong == '\0';
    if (good) ++*passed;
    else ++*failed;
    printf("%s%s, %d players", good ? "" : "FAIL ", config->script.name, config->players);
    if (!twins)
      printf(", %d choices in %d positions, of %d the hidden lay otherwise", h->choices, h->positions,
             h->changed);
    if (!good) printf(": %s", *wrong != '\0' ? wrong : "bots that cheat are not caught");
    printf("\n");
  } while (players > 0);
}

int main(int argc, char **argv) {
  static struct honest h;
  if (argc < 4) return 2;
  croupier_config config = read_script(argv + 3);
  config.event = on_event;
  config.data = &h;
  h.surely = calloc(MAX_SEATS, sizeof h.surely[0]);
  bool cheats = strcmp(argv[1], "cheats") == 0;
  h.bots = cheats ? PEEKS : HONEST;
  int passed = 0, failed = 0;
  test_all(&h, &config, argv[1], atoi(argv[2]), &passed, &failed);
  h.bots = KNOWS_ALL;
  if (cheats) test_all(&h, &config, argv[1], atoi(argv[2]), &passed, &failed);
  printf("%d passed, %d failed\n", passed, failed);
  free((char *)config.script.text);
  free(h.surely);
  return failed > 0;
}
