/* solve.c: `solve`: the value of a small game of two, and how good bots are at it. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "defaults.h"
#include "gamefiles.h"
#include "judge.h"
#include "sample.h"
#include "say.h"
#include "sitters.h"
#include "table.h"

#define MOST_BOTS  8
#define ALL_DRAWS  10000 /* of a bot in all situations together, so that they are soon done */
#define MOST_DRAWS 100   /* in one situation, unless more are wanted */

struct player {
  char name[32];
  croupier_bot bot;
  bool drawn; /* its strategy is known by draws */
  struct worth worth;
};

struct solver {
  struct unfolding u;
  struct judge judge;
  long rounds, draws;
  struct player player[1 + MOST_BOTS]; /* 0: who plays the solution */
  int players;
};

/* --- who is judged --- */

static int read_bots(struct solver *s, const char *list) {
  s->players = 1;
  snprintf(s->player[0].name, sizeof s->player[0].name, "%s", T(solution));
  for (const char *at = list; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
    if (s->players > MOST_BOTS) return complain(USAGE, T(too_many_judged), MOST_BOTS);
    struct player *p = &s->player[s->players++];
    snprintf(p->name, sizeof p->name, "%.*s", (int)strcspn(at, ","), at);
    char bots[SITTERS_SIZE];
    if (!croupier_bot_named(p->name, &p->bot))
      return complain(USAGE, T(not_judged), p->name, sitters_list(bots, SIT_BOTS, "", language_number()));
    p->drawn = p->bot.kind != CROUPIER_RANDOM;
  }
  return DONE;
}

/* Unless it was said how many. */
static long draws_for(uint32_t situations) {
  long draws = situations ? ALL_DRAWS / (long)situations : 0;
  return draws < 2 ? 2 : draws > MOST_DRAWS ? MOST_DRAWS : draws;
}

/* --- all are judged --- */

static bool show_round(void *data, int round) {
  const struct solver *s = data;
  if (!s->u.shows || round % 16 != 0) return true;
  fputs("\r", stderr);
  fprintf(stderr, T(solve_round), round);
  fputs("   ", stderr);
  return true;
}

static bool out_of_memory(struct solver *s) { return unfold_give_up(&s->u, no_memory()); }

static bool judge_drawn(struct solver *s, struct player *p) {
  size_t numbers = (size_t)s->u.tree.numbers + 1;
  double *room = malloc(3 * numbers * sizeof *room);
  if (!room) return out_of_memory(s);
  double *halves[] = {room, room + numbers}, *whole = room + 2 * numbers;
  bool done = sample_bot(&s->u, p->name, &p->bot, s->draws, halves);
  double first = (double)((s->draws + 1) / 2) / (double)s->draws;
  for (uint32_t i = 0; i < s->u.tree.numbers && done; i++)
    whole[i] = first * halves[0][i] + (1 - first) * halves[1][i];
  if (done && !judge_worth(&s->judge, whole, halves, &p->worth)) done = out_of_memory(s);
  free(room);
  return done;
}

static bool judge_all(struct solver *s) {
  struct judge *j = &s->judge;
  if (!judge_begin(j, &s->u.tree, (int)s->rounds, show_round, s)) return out_of_memory(s);
  for (int i = 0; i < s->players; i++) {
    struct player *p = &s->player[i];
    if (p->drawn && !judge_drawn(s, p)) return false;
    if (!p->drawn && !judge_worth(j, i == 0 ? j->solution : j->random, NULL, &p->worth))
      return out_of_memory(s);
  }
  return true;
}

/* --- what is said --- */

static void print_json(const struct solver *s) {
  const struct worth *w = &s->player[0].worth;
  printf("{\"game\":\"%s\",\"positions\":%" PRIu32 ",\"situations\":%" PRIu32
         ",\"rounds\":%ld,\"value\":%.6f,\"exploitability\":%.6f,\"draws\":%ld,\"bots\":[",
         croupier_game(s->u.c), s->u.tree.nodes, s->u.tree.situations, s->rounds, w->itself, w->exploited,
         s->draws);
  for (int i = 1; i < s->players; i++) {
    w = &s->player[i].worth;
    printf("%s{\"bot\":\"%s\",\"value\":%.6f,\"exploitability\":%.6f,\"at_least\":%.6f,"
           "\"from_solution\":[%.6f,%.6f],\"from_random\":[%.6f,%.6f]}",
           i > 1 ? "," : "", s->player[i].name, w->itself, w->exploited, w->at_least, w->solution[0],
           w->solution[1], w->random[0], w->random[1]);
  }
  puts("]}");
}

/* Nothing is neither more nor less than nothing. */
static double points(double exact) { return fabs(exact) < 0.00005 ? 0 : exact; }

static void print_player(const struct player *p) {
  const struct worth *w = &p->worth;
  printf("%s%*s", p->name, 13 - croupier_width(p->name), "");
  printf("%10.4f%10.4f", points(w->solution[0]), points(w->solution[1]));
  printf("%12.4f%10.4f%12.4f", points(w->random[0]), points(w->random[1]), points(w->at_least));
  if (p->drawn) printf(" .. %.4f", w->exploited);
  putchar('\n');
}

static void print_text(const struct solver *s) {
  bool drawn = false;
  char value[32];
  snprintf(value, sizeof value, "%.4f", points(s->player[0].worth.itself));
  say_line(T(solve_head), croupier_title(s->u.c, said_in()), (unsigned long)s->u.tree.nodes,
           (unsigned long)s->u.tree.situations);
  putchar('\n');
  say_line(T(solve_value), value, s->rounds);
  putchar('\n');
  puts(T(solve_columns));
  for (int i = 0; i < s->players; i++) {
    print_player(&s->player[i]);
    drawn = drawn || s->player[i].drawn;
  }
  if (!drawn) return;
  putchar('\n');
  say_line(T(solve_sample), s->draws);
}

/* --- the command --- */

static int solve(struct solver *s, const struct options *o) {
  if (croupier_players(s->u.c) != SEATS)
    return complain(USAGE, T(only_games_of_two), croupier_game(s->u.c), croupier_players(s->u.c));
  if (croupier_fate_of(s->u.c) != CROUPIER_AGAINST)
    return complain(USAGE, T(only_games_against), croupier_game(s->u.c));
  bool done = unfold(&s->u);
  s->rounds = o->rounds;
  s->draws = o->draws ? o->draws : draws_for(s->u.tree.situations);
  done = done && judge_all(s);
  judge_end(&s->judge);
  if (s->u.shows) fputs("\r\033[K", stderr);
  if (!done) return complain(FAULT, T(not_solved), croupier_game(s->u.c), s->u.fault);
  if (strcmp(o->format, "json") == 0) print_json(s);
  else print_text(s);
  return DONE;
}

int command_solve(const struct options *o) {
  if (!language(o)) return USAGE;
  struct rules r;
  struct solver s = {.u.shows = isatty(STDERR_FILENO)};
  if (strcmp(o->format, "text") != 0 && strcmp(o->format, "json") != 0)
    return complain(USAGE, T(no_format), o->format, "text, json");
  int status = read_bots(&s, o->bots ? o->bots : "random,greedy,search:200");
  if (status != DONE) return status;
  status = rules_read(&r, o->arguments.word[0], o);
  unfold_listen(&s.u, &r.config);
  if (status == DONE) s.u.c = table_lay(&r.config, &status);
  if (s.u.c) status = solve(&s, o);
  tree_free(&s.u.tree);
  if (s.u.c) croupier_free(s.u.c);
  rules_free(&r);
  return status;
}
