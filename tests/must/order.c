/* order.c: what comes of a question that is put to several at once does not depend on who answers first. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier_inner.h"
#include "fold.h"
#include "read_file.h"

/*
** order TIMES SCRIPT [KNOB=VALUE]...: random games with each number of players, until so many times several were asked at
** once, in GAMES games if they are long enough. Each time they answer in ORDERS orders, a select pick by pick: a host with
** answers that it has made up before, and bots. What all are told but questions and answers, what they see and what they
** are asked next must be the same, and the same again some answers later.
*/

enum { GAMES = 20, ORDERS = 5, LATER = 20, SELDOM = 8 };

/* Who answers. It takes long to look ahead, so that is tried seldom. */
enum who { HOST, RANDOM, GREEDY, SEARCH, MIXED, WHOS };

struct order {
  croupier *c;
  uint64_t seed;
  struct rng rng;
  uint64_t told; /* as one number */
  int times, looked_ahead;
  int length; /* how many are asked at once in a game */
  char fault[400];
};

static void fault(struct order *o, const char *what) {
  if (o->fault[0] == '\0')
    snprintf(o->fault, sizeof o->fault, "seed %llu, after %llu answers: %s", (unsigned long long)o->seed,
             (unsigned long long)croupier_decisions(o->c), what);
}

static void mix(struct order *o, const char *text) { o->told = fold_bytes(o->told, text, strlen(text)); }

/* Who has not answered yet is asked again after each answer. */
static void on_event(void *data, const croupier_event *e) {
  struct order *o = data;
  if (e->type == CROUPIER_EVENT_ASK || e->type == CROUPIER_EVENT_ANSWER) return;
  for (int seat = 0; seat <= o->c->world->seats; seat++) mix(o, croupier_event_json(e, seat));
}

static void look(struct order *o) {
  char hash[40];
  snprintf(hash, sizeof hash, "%016llx", (unsigned long long)croupier_hash(o->c));
  mix(o, hash);
  for (int seat = 1; seat <= o->c->world->seats; seat++) mix(o, croupier_view(o->c, seat));
  for (int i = 0; i < croupier_questions(o->c); i++) {
    const croupier_question *q = croupier_question_at(o->c, i);
    int seat = q->seat, options = q->options < MAX_ITEMS ? q->options : MAX_ITEMS;
    mix(o, q->prompt);
    for (int k = 0; k < options; k++) mix(o, croupier_option(o->c, seat, k, NULL));
  }
}

static void answer(struct order *o, int seat, int option) {
  if (option < 0 || croupier_answer(o->c, seat, option) != CROUPIER_OK) fault(o, croupier_error(o->c));
}

static int option_for(struct order *o, enum who who, int seat) {
  static const croupier_bot bots[WHOS] = {[RANDOM] = {.kind = CROUPIER_RANDOM},
                                          [GREEDY] = {.kind = CROUPIER_GREEDY},
                                          [SEARCH] = {.kind = CROUPIER_SEARCH, .iterations = 16}};
  const croupier_question *q = croupier_question_of(o->c, seat);
  if (who == HOST) return (int)((o->seed * 7 + (uint64_t)(seat * 5 + q->picked * 3)) % (uint64_t)q->options);
  return croupier_bot_option(o->c, seat, &bots[who == MIXED ? RANDOM + seat % 3 : (int)who], NULL);
}

/* From the first to the last, the other way round, and as it comes; and then on at random. Returns what was told. */
static uint64_t answer_all(struct order *o, enum who who, int way) {
  croupier *c = o->c;
  uint64_t turn = c->world->asks.ask[0].since;
  o->told = 0;
  while (croupier_questions(c) > 0 && c->world->asks.ask[0].since == turn && o->fault[0] == '\0') {
    int last = croupier_questions(c) - 1;
    int next = way == 0 ? 0 : way == 1 ? last : (int)rng_below(&o->rng, (uint32_t)last + 1);
    int seat = croupier_question_at(c, next)->seat;
    answer(o, seat, option_for(o, who, seat));
  }
  look(o);
  for (int n = 0; n < LATER && croupier_status(c) == CROUPIER_ASKS && o->fault[0] == '\0'; n++) {
    int seat = croupier_question_at(c, 0)->seat;
    answer(o, seat, croupier_random_option(c, seat));
  }
  look(o);
  return o->told;
}

static void ask_in_all_orders(struct order *o, enum who who) {
  static const char *const names[WHOS] = {"the host's answers", "random bots", "greedy bots", "search",
                                          "various bots"};
  char what[100];
  uint64_t first = 0;
  croupier_mark *mark = croupier_mark_here(o->c);
  for (int way = 0; way < ORDERS && o->fault[0] == '\0'; way++) {
    uint64_t told = answer_all(o, who, way);
    if (way == 0) first = told;
    snprintf(what, sizeof what, "%s in another order lead elsewhere", names[who]);
    if (told != first) fault(o, what);
    croupier_back_to(o->c, mark);
  }
  croupier_forget(o->c, mark);
}

/* Are several asked, of whom nobody has answered? In the first game nothing is tried. */
static void play_game(struct order *o, uint64_t seed, int most) {
  croupier *c = o->c;
  uint64_t turn = UINT64_MAX;
  int asked = 0;
  o->seed = seed;
  rng_seed(&o->rng, seed, 300);
  if (croupier_start(c, seed) != CROUPIER_OK) fault(o, croupier_error(c));
  for (int n = 0; n < 3000 && croupier_status(c) == CROUPIER_ASKS && o->fault[0] == '\0'; n++) {
    if (croupier_questions(c) > 1 && c->world->asks.ask[0].since != turn) {
      turn = c->world->asks.ask[0].since;
      asked++;
      if (o->length > 0 && o->times < most && (int)rng_below(&o->rng, (uint32_t)(o->length * GAMES)) < most) {
        bool ahead = o->times++ % SELDOM == 0;
        o->looked_ahead += ahead;
        for (enum who who = HOST; who < (ahead ? WHOS : GREEDY); who++) ask_in_all_orders(o, who);
      }
    }
    if (o->fault[0] != '\0') return;
    int seat = croupier_question_at(c, 0)->seat;
    answer(o, seat, croupier_random_option(c, seat));
  }
  o->length = asked;
}

/* --- the program --- */

/* Returns what is wrong, "" if nothing; *players is raised to the next number, 0 if there is none. */
static const char *test(struct order *o, croupier_config *config, int most, int *players) {
  memset(o, 0, sizeof *o);
  config->players = *players;
  o->c = croupier_new(config);
  if (o->c == NULL || croupier_status(o->c) == CROUPIER_BROKEN) {
    fault(o, o->c == NULL ? "no memory" : croupier_error(o->c));
    *players = 0;
  } else {
    croupier_remember(o->c, true);
    for (uint64_t seed = 1; o->times < most && seed <= (uint64_t)most * GAMES && o->fault[0] == '\0'; seed++)
      play_game(o, seed, most);
    if (o->times < most) fault(o, "hardly ever are several asked at once");
    config->players = croupier_players(o->c);
    *players = config->players < croupier_max_players(o->c) ? config->players + 1 : 0;
  }
  croupier_free(o->c);
  return o->fault;
}

int main(int argc, char **argv) {
  static struct order o;
  if (argc < 3) return 2;
  croupier_config config = read_script(argv + 2);
  config.event = on_event;
  config.data = &o;
  int players = 0, passed = 0, failed = 0;
  do {
    const char *wrong = test(&o, &config, atoi(argv[1]), &players);
    if (*wrong == '\0') passed++;
    else failed++;
    printf("%s%s, %d players, several asked %d times, of these bots looked ahead %d times%s%s\n",
           *wrong == '\0' ? "" : "FAIL ", argv[2], config.players, o.times, o.looked_ahead,
           *wrong == '\0' ? "" : ": ", wrong);
  } while (players > 0);
  free((char *)config.script.text);
  printf("%d passed, %d failed\n", passed, failed);
  return failed > 0;
}
