/* solve.c: `solve`: all that can happen in a small game of two, its value, and how good bots are at it. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cfr.h"
#include "commands.h"
#include "croupier.h"
#include "say.h"
#include "table.h"

#define MOST_DRAWS   64      /* that chance makes between two answers */
#define MOST_DEALS   1000000 /* ways in which they can come out */
#define MOST_OPTIONS 200
#define MOST_ANSWERS 200 /* of a game */
#define SEATS        2

/* What chance does between two answers: each draw with its bound. All ways are gone through, as on an odometer. */
struct chance {
  unsigned drawn[MOST_DRAWS], bound[MOST_DRAWS];
  int draws, at;
};

struct solver {
  croupier *c;
  struct tree tree;
  struct chance *chance;
  uint64_t seen[SEATS]; /* a number for all that each has seen */
  int depth;
  bool shows;
  char fault[300]; /* why it cannot be solved */
};

static uint32_t give_up(struct solver *s, const char *why) {
  if (!*s->fault) snprintf(s->fault, sizeof s->fault, "%s", why);
  return NO_NODE;
}

/* --- callbacks --- */

static unsigned draw(void *data, unsigned n) {
  struct solver *s = data;
  struct chance *chance = s->chance;
  if (chance->at == MOST_DRAWS) return give_up(s, "chance draws too often in it") * 0;
  if (chance->at == chance->draws) {
    chance->drawn[chance->draws] = 0;
    chance->bound[chance->draws++] = n;
  }
  return chance->drawn[chance->at++];
}

static void look(void *data, const croupier_event *event) {
  struct solver *s = data;
  for (int i = 0; i < SEATS; i++)
    for (const char *at = croupier_event_json(event, i + 1); *at; at++)
      s->seen[i] = (s->seen[i] ^ (unsigned char)*at) * 0x100000001b3u;
}

/* --- all that can happen --- */

static uint32_t explore(struct solver *s);

/* The next way in which the draws come out. False: these were all. */
static bool turn_on(struct chance *chance) {
  while (chance->draws > 0 && chance->drawn[chance->draws - 1] + 1 == chance->bound[chance->draws - 1])
    chance->draws--;
  if (chance->draws == 0) return false;
  chance->drawn[chance->draws - 1]++;
  return true;
}

static double likely(const struct chance *chance) {
  double product = 1;
  for (int i = 0; i < chance->at; i++) product /= chance->bound[i];
  return product;
}

/* One answer, or with seat 0 the deal, and what chance makes of it. */
static uint32_t after(struct solver *s, int seat, int option) {
  struct chance chance = {.draws = 0}, *before = s->chance;
  uint64_t seen[SEATS];
  struct edge *edges = NULL;
  size_t count = 0, room = 0;
  croupier_mark *here = seat ? croupier_mark_here(s->c) : NULL;
  memcpy(seen, s->seen, sizeof seen);
  if (seat && !here) give_up(s, "there is no memory left");
  do {
    chance.at = 0;
    s->chance = &chance;
    memcpy(s->seen, seen, sizeof seen);
    croupier_status_code code = *s->fault ? CROUPIER_OK
                                : seat    ? croupier_answer(s->c, seat, option)
                                          : croupier_start(s->c, 0);
    if (code != CROUPIER_OK) give_up(s, croupier_error(s->c));
    if (*s->fault) break;
    if (1 / likely(&chance) > MOST_DEALS) give_up(s, "chance can come out in too many ways");
    if (count == room) {
      room = room ? 2 * room : 1;
      struct edge *more = room <= UINT16_MAX ? realloc(edges, room * sizeof *more) : NULL;
      if (!more) give_up(s, "chance can come out in too many ways");
      else edges = more;
    }
    if (*s->fault) break;
    double chance_of_it = likely(&chance);
    edges[count++] = (struct edge){explore(s), chance_of_it};
    if (here) croupier_back_to(s->c, here);
  } while (!*s->fault && turn_on(&chance));
  if (here) croupier_back_to(s->c, here), croupier_forget(s->c, here);
  s->chance = before;
  memcpy(s->seen, seen, sizeof seen);
  uint32_t node = *s->fault ? NO_NODE : tree_chance(&s->tree, edges, (uint16_t)count);
  free(edges);
  return node != NO_NODE ? node : give_up(s, "too much can happen in it");
}

static uint32_t choose(struct solver *s) {
  const croupier_question *q = croupier_question_at(s->c, 0);
  int seat = q->seat, options = q->options;
  bool is_new;
  if (options > MOST_OPTIONS) return give_up(s, "somebody has too many options in it");
  uint32_t situation =
      tree_situation(&s->tree, s->seen[seat - 1], (uint8_t)(seat - 1), (uint16_t)options, &is_new);
  if (situation == NO_NODE) return give_up(s, "its situations cannot all be told apart");
  struct edge edges[MOST_OPTIONS];
  for (int i = 0; i < options; i++) {
    edges[i] = (struct edge){after(s, seat, i), 0};
    if (*s->fault) return NO_NODE;
  }
  return tree_choice(&s->tree, situation, edges);
}

/* From the position as it is. */
static uint32_t explore(struct solver *s) {
  uint32_t node;
  if (++s->depth > MOST_ANSWERS) give_up(s, "its games can be too long");
  if (*s->fault) node = NO_NODE;
  else if (croupier_status(s->c) == CROUPIER_ASKS) node = choose(s);
  else node = tree_leaf(&s->tree, (croupier_score(s->c, 1) - croupier_score(s->c, 2)) / 2.0);
  s->depth--;
  if (node == NO_NODE) give_up(s, "too much can happen in it");
  if (s->shows && s->tree.nodes % 4096 == 0) fprintf(stderr, "\r%" PRIu32 " positions ", s->tree.nodes);
  return node;
}

/* --- what it is worth --- */

static bool show_round(void *data, int round) {
  const struct solver *s = data;
  if (s->shows && round % 16 == 0) fprintf(stderr, "\rround %d   ", round);
  return true;
}

/* What a player who knows it wins from this strategy, on average over both seats. */
static double exploitability(const struct tree *t, const double *strategy) {
  return (tree_best_response(t, strategy, 0) + tree_best_response(t, strategy, 1)) / 2;
}

static void play_evenly(const struct tree *t, double *strategy) {
  for (uint32_t i = 0; i < t->situations; i++)
    for (int k = 0; k < t->situation[i].options; k++)
      strategy[t->situation[i].at + (uint32_t)k] = 1.0 / t->situation[i].options;
}

static int report(const struct solver *s, const struct options *o) {
  const struct tree *t = &s->tree;
  double *strategy = calloc((size_t)t->numbers + 1, sizeof *strategy);
  if (!strategy || !cfr_solve(t, (int)o->rounds, strategy, show_round, (void *)(uintptr_t)s)) {
    free(strategy);
    return complain(FAULT, "there is no memory left");
  }
  double value = tree_value(t, strategy), left = exploitability(t, strategy);
  play_evenly(t, strategy);
  double random_value = tree_value(t, strategy), random = exploitability(t, strategy);
  free(strategy);
  if (isnan(value) || isnan(left) || isnan(random_value) || isnan(random))
    return complain(FAULT, "there is no memory left");
  if (s->shows) fputs("\r\033[K", stderr);
  if (strcmp(o->format, "json") == 0)
    printf(
        "{\"game\":\"%s\",\"positions\":%" PRIu32 ",\"situations\":%" PRIu32 ",\"rounds\":%ld,\"value\":%.6f,"
        "\"exploitability\":%.6f,\"bots\":[{\"bot\":\"random\",\"value\":%.6f,\"exploitability\":%.6f}]}\n",
        croupier_game(s->c), t->nodes, t->situations, o->rounds, value, left, random_value, random);
  else {
    print_safe(stdout, croupier_title(s->c, "en"));
    printf(": %" PRIu32 " different positions, %" PRIu32
           " situations of a player; points are half the difference\n\n",
           t->nodes, t->situations);
    printf("%-22s %9.4f for player 1, if both play as well as can be\n", "value", value);
    printf("%-22s %9.4f at most, for who knows it (after %ld rounds)\n", "exploits solution", left,
           o->rounds);
    printf("%-22s %9.4f on average\n", "exploits random", random);
    printf("%-22s %9.4f for player 1\n", "random against random", random_value);
  }
  return DONE;
}

int command_solve(const struct options *o) {
  struct rules r;
  struct solver s = {.shows = isatty(STDERR_FILENO)};
  if (strcmp(o->format, "text") != 0 && strcmp(o->format, "json") != 0)
    return complain(USAGE, "--format: there is no format \"%.60s\"; there are: text, json", o->format);
  int status = rules_read(&r, o->arguments.word[0], o);
  r.config.event = look;
  r.config.chance = draw;
  r.config.data = &s;
  s.c = status == DONE ? table_lay(&r.config, &status) : NULL;
  if (s.c && croupier_players(s.c) != SEATS)
    status = complain(USAGE, "only games of two can be solved; %s is played by %d", croupier_game(s.c),
                      croupier_players(s.c));
  if (status == DONE) {
    s.tree.root = after(&s, 0, 0);
    if (*s.fault) status = complain(FAULT, "%s cannot be solved: %s", croupier_game(s.c), s.fault);
    else status = report(&s, o);
  }
  tree_free(&s.tree);
  if (s.c) croupier_free(s.c);
  rules_free(&r);
  return status;
}
