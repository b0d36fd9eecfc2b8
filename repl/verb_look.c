/* verb_look.c: looking at the table. */
#include <string.h>

#include <jansson.h>

#include "list.h"
#include "verbs.h"

/* What the person at the prompt may see: a stranger's part, if nobody or more than one sits here. */
static int viewer(const struct repl *r) { return r->seat ? r->seat : r->game->told; }

static int show(struct repl *r, char *rest) {
  (void)rest;
  if (r->seat) return repl_changed(r), DONE;
  question_picture(r, viewer(r));
  return DONE;
}

static int view(struct repl *r, char *rest) {
  const struct game *g = r->game;
  long seat;
  if (!verb_number(r, rest, 1, croupier_players(g->c), &seat)) return DONE;
  bool another = game_is_human(g, (int)seat) && seat != r->seat && game_waits(g);
  if (another && g->humans & (g->humans - 1)) {
    warn("%s", repl_in(r, "another person's hand is not shown", "más ember lapjai nem látszanak"));
    return DONE;
  }
  question_picture(r, (int)seat);
  return DONE;
}

static int score(struct repl *r, char *rest) {
  (void)rest;
  croupier *c = r->game->c;
  for (int seat = 1; seat <= croupier_players(c); seat++) {
    printf(repl_in(r, "  Player %d %6d", "  %d. játékos %6d"), seat, croupier_score(c, seat));
    int rank = croupier_rank(c, seat);
    if (rank) printf(repl_in(r, "   place %d", "   %d. hely"), rank);
    putchar('\n');
  }
  return DONE;
}

static int knobs(struct repl *r, char *rest) {
  (void)rest;
  print_knobs(r->game->c);
  return DONE;
}

const struct verb look_verbs[] = {
    {{"show", "asztal"},
     {"", ""},
     {"the table as you see it", "az asztal, ahogy te látod"},
     {NULL, NULL},
     NOTHING,
     A_TABLE,
     show},
    {{"view", "nézet"},
     {"SEAT", "SZÉK"},
     {"the table as that seat sees it", "az asztal, ahogy az a szék látja"},
     {"A bot's hand may be looked at, another person's not before the game is over.",
      "Egy gép lapjai megnézhetők, más emberé csak a játék végén."},
     A_SEAT,
     A_TABLE,
     view},
    {{"score", "állás"},
     {"", ""},
     {"points and places", "pontok és helyezések"},
     {NULL, NULL},
     NOTHING,
     A_TABLE,
     score},
    {{"knobs", "gombok"},
     {"", ""},
     {"what a house rule may turn in this game", "mit állíthat egy házi szabály ebben a játékban"},
     {NULL, NULL},
     NOTHING,
     A_TABLE,
     knobs},
    {.name = {NULL}},
};
