/* posterior.c: worlds dealt anew agree with the exact posterior, which is counted here by going through everything that
   chance and the players can have done. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier_inner.h"
#include "fold.h"
#include "read_file.h"

/*
** posterior GAMES POSITIONS WORLDS SCRIPT: so many games of random players. At so many positions of each, for each seat,
** the exact posterior is compared with so many worlds dealt anew, by chi-square. A world is every draw and every answer
** with which the seat would have seen the same; all are equally likely. Nothing here asks what the engine remembers.
*/

enum { LONGEST = 40, MOST_DRAWS = 400, CELLS = 1 << 14 };

struct cell {
  uint64_t key;
  double worlds, dealt;
};

struct posterior {
  croupier *real, *other;            /* the game, and all that it may be */
  uint64_t sight[MAX_SEATS];         /* of the game that is played now: a hash of all that a seat was told */
  uint64_t seen[LONGEST][MAX_SEATS]; /* of the real game, after so many answers */
  int answers;
  bool silent;
  struct {
    unsigned value, of;
  } draw[MOST_DRAWS]; /* of chance and of players, in the other game */
  int draws, length, changed;
  struct cell *cell; /* by position, CELLS of each */
  int positions;
  double worst;
  char fault[200];
};

static void on_event(void *data, const croupier_event *e) {
  struct posterior *p = data;
  if (p->silent) return;
  croupier *c = croupier_event_of(e);
  for (int seat = 0; seat < croupier_players(c); seat++) {
    const char *json = croupier_event_json(e, seat + 1);
    p->sight[seat] = fold_bytes(p->sight[seat], json, strlen(json));
  }
}

static unsigned draw(void *data, unsigned n) {
  struct posterior *p = data;
  if (p->draws == MOST_DRAWS) abort();
  if (p->draws == p->length) {
    p->draw[p->length].value = 0;
    p->draw[p->length++].of = n;
  }
  return p->draw[p->draws++].value;
}

/* The next way through everything. False: there is none. */
static bool advance(struct posterior *p) {
  p->length = p->draws;
  while (p->length > 0 && p->draw[p->length - 1].value + 1 == p->draw[p->length - 1].of) p->length--;
  if (p->length == 0) return false;
  p->draw[p->length - 1].value++;
  p->changed = p->length - 1;
  return true;
}

/* --- worlds --- */

static bool is_placed(const struct zone *z) { return z->owner >= 0 && !(z->sees >> z->owner & 1); }

/* The faces in each zone; the order counts in a hand that its owner does not see, whose cards have places. */
static uint64_t world_of(const croupier *c) {
  const struct table *t = &c->world->table;
  uint64_t h = 1;
  for (int z = 0; z < t->zones; z++) {
    uint64_t sum = 0;
    for (uint16_t p = t->zone[z].bottom; p != NO_PIECE; p = t->piece[p].above)
      if (is_placed(&t->zone[z])) sum = fold(sum + 1, t->piece[p].face);
      else sum += fold(7, t->piece[p].face);
    h = fold(h, sum);
  }
  return h;
}

static struct cell *cell_of(struct posterior *p, int position, uint64_t key) {
  struct cell *cell = p->cell + (size_t)position * CELLS;
  size_t i = key % CELLS;
  while (cell[i].key != 0 && cell[i].key != key) i = (i + 1) % CELLS;
  cell[i].key = key;
  return &cell[i];
}

/* --- the exact posterior of a seat at all positions --- */

static bool looks_alike(struct posterior *p, int seat, int answers) {
  if (p->sight[seat] != p->seen[answers][seat]) return false;
  if (p->draws > p->changed) cell_of(p, answers, world_of(p->other))->worlds++;
  return true;
}

static void play_other(struct posterior *p, int seat) {
  memset(p->sight, 0, sizeof p->sight);
  p->draws = 0;
  croupier_start(p->other, croupier_seed(p->real));
  for (int n = 0; looks_alike(p, seat, n) && n < p->answers; n++) {
    const croupier_question *q = croupier_question_at(p->other, 0);
    if (q == NULL) break;
    croupier_answer(p->other, q->seat, (int)draw(p, (unsigned)q->options));
  }
}

static void go_through_all(struct posterior *p, int seat) {
  memset(p->cell, 0, LONGEST * CELLS * sizeof *p->cell);
  p->length = 0;
  p->changed = -1;
  do play_other(p, seat);
  while (advance(p));
}

/* --- comparing --- */

static void fault(struct posterior *p, int seat, int answers, const char *what) {
  if (p->fault[0] == '\0')
    snprintf(p->fault, sizeof p->fault, "seed %llu, player %d, after %d answers: %s",
             (unsigned long long)croupier_seed(p->real), seat + 1, answers, what);
}

/* Cells with less than 5 go together. Standard deviations from what is to be expected (Wilson and Hilferty). */
static double chi_square(const struct cell *cell, int dealt, bool *impossible) {
  double worlds = 0, sum = 0, expected = 0, found = 0;
  int df = -1;
  for (int i = 0; i < CELLS; i++) worlds += cell[i].worlds;
  for (int i = 0; i < CELLS; i++) {
    *impossible = *impossible || (cell[i].dealt > 0 && cell[i].worlds == 0);
    expected += cell[i].worlds / worlds * dealt;
    found += cell[i].dealt;
    if (expected < 5) continue;
    sum += (found - expected) * (found - expected) / expected;
    expected = found = 0;
    df++;
  }
  if (df < 1) return 0;
  return (cbrt(sum / df) - (1 - 2.0 / (9 * df))) / sqrt(2.0 / (9 * df));
}

static void compare(struct posterior *p, int seat, int answers, int worlds) {
  croupier_mark *here = croupier_mark_here(p->real);
  bool impossible = false;
  for (int i = 0; i < worlds; i++) {
    if (croupier_redeal(p->real, seat + 1, (uint64_t)i + 1) != CROUPIER_OK)
      fault(p, seat, answers, croupier_error(p->real));
    cell_of(p, answers, world_of(p->real))->dealt++;
    croupier_back_to(p->real, here);
  }
  croupier_forget(p->real, here);
  double z = chi_square(p->cell + (size_t)answers * CELLS, worlds, &impossible);
  if (impossible) fault(p, seat, answers, "an impossible world was dealt");
  if (z > 4) fault(p, seat, answers, "the worlds are not as likely as they should be");
  if (getenv("POSTERIOR_TELLS") != NULL) {
    int n = 0;
    for (int i = 0; i < CELLS; i++) n += p->cell[(size_t)answers * CELLS + i].worlds > 0;
    printf("seed %d player %d after %d: %d kinds of worlds, %.2f\n", (int)croupier_seed(p->real), seat + 1,
           answers, n, z);
  }
  p->positions++;
  if (z > p->worst) p->worst = z;
}

/* --- the real game --- */

/* Plays it again, so far. */
static void play_real(struct posterior *p, uint64_t seed, int answers) {
  bool first = answers == LONGEST;
  p->silent = !first;
  memset(p->sight, 0, sizeof p->sight);
  croupier_start(p->real, seed);
  if (first) memcpy(p->seen[0], p->sight, sizeof p->sight);
  int n = 0;
  for (const croupier_question *q; n < answers && (q = croupier_question_at(p->real, 0)) != NULL;) {
    croupier_answer(p->real, q->seat, croupier_random_option(p->real, q->seat));
    if (++n < LONGEST && first) memcpy(p->seen[n], p->sight, sizeof p->sight);
  }
  if (first) p->answers = n < LONGEST ? n : LONGEST - 1;
  p->silent = true;
}

static void try_game(struct posterior *p, uint64_t seed, int positions, int worlds) {
  play_real(p, seed, LONGEST);
  int ends = p->answers--; /* at the end nothing is dealt anew */
  for (int seat = 0; seat < croupier_players(p->real); seat++) {
    p->silent = false;
    go_through_all(p, seat);
    for (int i = 0; i < positions && i < ends && p->fault[0] == '\0'; i++) {
      int answers = positions >= ends ? i : ends - 1 - i * ends / positions;
      play_real(p, seed, answers);
      compare(p, seat, answers, worlds);
    }
  }
}

int main(int argc, char **argv) {
  struct posterior *p = calloc(1, sizeof *p);
  if (argc < 5 || p == NULL) return 2;
  croupier_config config = read_script(argv + 4);
  config.event = on_event;
  config.data = p;
  p->real = croupier_new(&config);
  config.chance = draw;
  p->other = croupier_new(&config);
  p->cell = calloc(LONGEST * CELLS, sizeof *p->cell);
  if (croupier_error(p->real)[0] != '\0' || p->cell == NULL) {
    printf("FAIL  %s: %s\n", argv[4], croupier_error(p->real));
    return 1;
  }
  croupier_remember(p->real, true);
  for (int seed = 1; seed <= atoi(argv[1]) && p->fault[0] == '\0'; seed++)
    try_game(p, (uint64_t)seed, atoi(argv[2]), atoi(argv[3]));
  bool failed = p->fault[0] != '\0' || p->positions == 0;
  if (failed) printf("FAIL  posterior %s: %s\n", argv[4], p->fault);
  if (getenv("POSTERIOR_TELLS") != NULL)
    printf("%s: %d positions, worst %.2f\n", argv[4], p->positions, p->worst);
  printf("%d passed, %d failed\n", p->positions - failed, failed);
  return failed;
}
