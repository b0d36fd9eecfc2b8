/* player.c: the players of games that are looked at: random, eager, and bots that think. */
#include "player.h"

#include <string.h>

#include "fold.h"

enum { SELDOM = 8, OUT_OF_TURN = 16, THOUGHT = 6 };

const char *player_word(enum player player) {
  static const char *const words[PLAYERS] = {"random", "eager", "stubborn", "greedy", "search:40"};
  return words[player];
}

int player_draw(uint64_t *luck, int of) {
  *luck += FOLD_FRACTION;
  return (int)(fold_scatter(*luck) % (uint64_t)of);
}

static bool is_word(croupier *c, int seat, int option) {
  return croupier_option_about(c, seat, option).kind == CROUPIER_WORD;
}

static bool is_free_action(const croupier *c, const char *word) {
  const char *name;
  for (int i = 0; (name = croupier_free_name(c, i, NULL)) != NULL; i++)
    if (strcmp(name, word) == 0) return true;
  return false;
}

/* Does it mean doing nothing, or no more? A word among things does, unless it is a free action. */
static bool stops(croupier *c, const croupier_question *q, int option) {
  static const char *const words[] = {"pass", "done", "fold", "refuse", "none", "nothing", "no", "end turn"};
  if (q->kind == CROUPIER_NUMBER || !is_word(c, q->seat, option)) return false;
  char name[100];
  strncpy(name, croupier_option(c, q->seat, option, NULL), sizeof name - 1);
  name[sizeof name - 1] = '\0';
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strcmp(name, words[i]) == 0) return true;
  bool among_things = !is_word(c, q->seat, 0) || !is_word(c, q->seat, q->options / 2);
  return among_things && !is_free_action(c, name);
}

/* The ends of a range, half of the time. */
static int number(const croupier_question *q, uint64_t *luck) {
  int end = player_draw(luck, 4);
  return end == 0 ? 0 : end == 1 ? q->options - 1 : player_draw(luck, q->options);
}

static int eager_option(croupier *c, const croupier_question *q, uint64_t *luck) {
  if (q->kind == CROUPIER_NUMBER) return number(q, luck);
  int option = player_draw(luck, q->options);
  while (stops(c, q, option) && player_draw(luck, SELDOM) != 0) option = player_draw(luck, q->options);
  return option;
}

/* How much the players of this game like the option, of MOST_LIKED: the same through the game. What is no word is
   liked as all things that are asked for there are. */
enum { MOST_LIKED = 16 };
static int liking(croupier *c, const croupier_question *q, int option, uint64_t seed) {
  uint64_t h = fold_bytes(fold(FOLD_BYTES, seed), q->prompt, strlen(q->prompt));
  if (q->kind == CROUPIER_YES_OR_NO) h = fold(h, (uint64_t)option);
  if (q->kind != CROUPIER_YES_OR_NO && is_word(c, q->seat, option)) {
    const char *name = croupier_option(c, q->seat, option, NULL);
    h = fold_bytes(h, name, strlen(name));
  }
  static const int likings[] = {1, 4, 8, MOST_LIKED};
  return likings[fold_scatter(h) % 4];
}

static int stubborn_option(croupier *c, const croupier_question *q, uint64_t seed, uint64_t *luck) {
  if (q->kind == CROUPIER_NUMBER) return number(q, luck);
  int option = player_draw(luck, q->options);
  while (player_draw(luck, MOST_LIKED) >= liking(c, q, option, seed)) option = player_draw(luck, q->options);
  return option;
}

/* thought: is a bot to think about this one? */
static int option_of(croupier *c, enum player player, const croupier_question *q, uint64_t seed,
                     uint64_t *luck, const croupier_progress *until, bool *thought) {
  static const croupier_bot bots[PLAYERS] = {
      [PLAYER_GREEDY] = {.kind = CROUPIER_GREEDY},
      [PLAYER_SEARCH] = {.kind = CROUPIER_SEARCH, .iterations = PLAYER_SEARCHES}};
  *thought = player >= PLAYER_GREEDY && q->options > 1 && player_draw(luck, THOUGHT) == 0;
  if (q->options == 1) return 0;
  if (player == PLAYER_RANDOM) return croupier_random_option(c, q->seat);
  if (player == PLAYER_STUBBORN) return stubborn_option(c, q, seed, luck);
  if (player == PLAYER_EAGER || !*thought) return eager_option(c, q, luck);
  return croupier_bot_option(c, q->seat, &bots[player], until);
}

struct step player_chooses(croupier *c, enum player player, uint64_t seed, uint64_t *luck,
                           const croupier_progress *until, bool *thought) {
  *thought = false;
  int other = 1 + player_draw(luck, croupier_players(c));
  bool out_of_turn = (player == PLAYER_EAGER || player == PLAYER_STUBBORN) &&
                     player_draw(luck, OUT_OF_TURN) == 0;
  int actions = out_of_turn ? croupier_free_actions(c, other) : 0;
  if (actions > 0)
    return (struct step){.seat = other, .option = player_draw(luck, actions), .acts = true, .choice = true};
  croupier_question q = *croupier_question_at(c, player_draw(luck, croupier_questions(c)));
  return (struct step){.seat = q.seat,
                       .option = option_of(c, player, &q, seed, luck, until, thought),
                       .choice = q.options > 1};
}

croupier_status_code players_go_on(croupier *c, bool (*over)(void *), void *data) {
  croupier_status_code code = CROUPIER_OK;
  croupier_inline_random(c, (1u << croupier_players(c)) - 1);
  while (code == CROUPIER_OK && croupier_status(c) == CROUPIER_ASKS && croupier_goes(c) == CROUPIER_GOES_ON &&
         !over(data)) {
    int seat = croupier_question_at(c, 0)->seat;
    code = croupier_answer(c, seat, croupier_random_option(c, seat));
  }
  return code;
}
