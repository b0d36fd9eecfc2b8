/* unfold.c: all that can happen in a small game of two, as a tree. */
#define _POSIX_C_SOURCE 200809L

#include "unfold.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fold.h"
#include "say.h"

#define MOST_DRAWS   64                /* that chance makes between two answers */
#define MOST_DEALS   1000000           /* ways in which they can come out */
#define MOST_MARKS   ((size_t)2 << 30) /* bytes */
#define MOST_OPTIONS 200
#define MOST_ANSWERS 200  /* of a game */
#define SURE         10   /* seconds after which it is known how long all takes */
#define MOST_SECONDS 3600 /* that all may take */

/* What chance does between two answers: each draw with its bound. All ways are gone through, as on an odometer. */
struct chance {
  unsigned drawn[MOST_DRAWS], bound[MOST_DRAWS];
  int draws, at;
};

bool unfold_give_up(struct unfolding *u, const char *why) {
  if (!*u->fault) snprintf(u->fault, sizeof u->fault, "%s", why);
  return false;
}

static uint32_t no_node(struct unfolding *u, const char *why) {
  unfold_give_up(u, why);
  return NO_NODE;
}

/* --- callbacks --- */

static unsigned draw(void *data, unsigned n) {
  struct unfolding *u = data;
  struct chance *chance = u->chance;
  if (chance->at == MOST_DRAWS) return unfold_give_up(u, T(too_many_draws));
  if (chance->at == chance->draws) {
    chance->drawn[chance->draws] = 0;
    chance->bound[chance->draws++] = n;
  }
  return chance->drawn[chance->at++];
}

static void hear(void *data, const croupier_event *event) {
  struct unfolding *u = data;
  for (int i = 0; i < SEATS; i++) {
    const char *text = croupier_event_json(event, i + 1);
    u->heard[i] = fold_bytes(u->heard[i], text, strlen(text));
  }
}

void unfold_listen(struct unfolding *u, croupier_config *config) {
  config->event = hear;
  config->chance = draw;
  config->data = u;
  config->history = MOST_MARKS; /* there is a mark at each decision on the way */
}

/* --- chance --- */

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

struct ways {
  struct edge *edge;
  size_t count, room;
};

static bool add_way(struct ways *w, struct edge way) {
  if (w->count == w->room) {
    size_t room = w->room ? 2 * w->room : 1;
    struct edge *more = room <= UINT16_MAX ? realloc(w->edge, room * sizeof *more) : NULL;
    if (!more) return false;
    w->edge = more;
    w->room = room;
  }
  w->edge[w->count++] = way;
  return true;
}

/* --- all that can happen --- */

static uint32_t explore(struct unfolding *u);

/* One answer, or with seat 0 the deal, in one of the ways in which chance goes on. */
static bool go_one_way(struct unfolding *u, int seat, int option, struct ways *ways) {
  u->chance->at = 0;
  if ((seat ? croupier_answer(u->c, seat, option) : croupier_start(u->c, 0)) != CROUPIER_OK)
    unfold_give_up(u, croupier_error(u->c));
  double chance = likely(u->chance);
  if (*u->fault) return false;
  u->share *= chance;
  struct edge way = {1 / chance <= MOST_DEALS ? explore(u) : NO_NODE, chance};
  u->share /= chance;
  if (1 / chance > MOST_DEALS || !add_way(ways, way)) unfold_give_up(u, T(too_many_ways));
  return !*u->fault;
}

/* The same in all ways. */
static uint32_t after(struct unfolding *u, int seat, int option) {
  struct chance chance = {.draws = 0}, *before = u->chance;
  struct ways ways = {NULL, 0, 0};
  uint64_t heard[SEATS];
  croupier_mark *here = seat ? croupier_mark_here(u->c) : NULL;
  if (seat && !here) return no_node(u, no_memory());
  memcpy(heard, u->heard, sizeof heard);
  bool more = true;
  while (more) {
    u->chance = &chance;
    more = go_one_way(u, seat, option, &ways) && turn_on(&chance);
    if (here) croupier_back_to(u->c, here);
    memcpy(u->heard, heard, sizeof heard);
  }
  if (here) croupier_forget(u->c, here);
  u->chance = before;
  uint32_t node = *u->fault ? NO_NODE : tree_chance(&u->tree, ways.edge, (uint16_t)ways.count);
  free(ways.edge);
  return node != NO_NODE ? node : no_node(u, T(too_much_happens));
}

static uint32_t choose(struct unfolding *u) {
  const croupier_question *q = croupier_question_at(u->c, 0);
  int seat = q->seat, options = q->options;
  if (options == 1) return after(u, seat, 0);
  if (options > MOST_OPTIONS) return no_node(u, T(too_many_options));
  uint32_t situation = tree_situation(&u->tree, u->heard[seat - 1], (uint8_t)(seat - 1), (uint16_t)options);
  if (situation == NO_NODE) return no_node(u, T(situations_alike));
  if (!u->visit) u->tree.situation[situation].ways++;
  else if (!u->visit(u->data, seat, situation)) return no_node(u, T(it_was_stopped));
  struct edge edges[MOST_OPTIONS];
  double share = u->share;
  for (int i = 0; i < options; i++) {
    u->share = share / options;
    edges[i] = (struct edge){after(u, seat, i), 0};
    if (*u->fault) return NO_NODE;
  }
  u->share = share;
  return tree_choice(&u->tree, situation, edges);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Gives up if the rest would take too long. */
static void look_ahead(struct unfolding *u) {
  double seconds = now() - u->began, percent = 100 * u->through;
  if (u->shows) {
    fputs("\r", stderr);
    fprintf(stderr, T(solve_positions), (unsigned long)u->tree.nodes, percent);
    fputs("\033[K", stderr);
  }
  if (seconds < SURE || seconds < MOST_SECONDS * u->through) return;
  char why[200];
  snprintf(why, sizeof why, T(solve_too_large), percent, seconds);
  unfold_give_up(u, why);
}

/* From the position as it is. */
static uint32_t explore(struct unfolding *u) {
  uint32_t node;
  if (++u->depth > MOST_ANSWERS) unfold_give_up(u, T(games_too_long));
  if (*u->fault) node = NO_NODE;
  else if (croupier_status(u->c) == CROUPIER_ASKS) node = choose(u);
  else {
    node = tree_leaf(&u->tree, (croupier_score(u->c, 1) - croupier_score(u->c, 2)) / 2.0);
    u->through += u->share;
  }
  u->depth--;
  if (node == NO_NODE) unfold_give_up(u, T(too_much_happens));
  if (++u->explored % 1024 == 0 && !u->visit) look_ahead(u);
  return node;
}

bool unfold(struct unfolding *u) {
  u->share = 1;
  u->through = 0;
  u->explored = 0;
  u->began = now();
  u->tree.root = after(u, 0, 0);
  return !*u->fault;
}
