/* outofturn.c: free actions out of turn: `2: sell`, or `sell` if only one person plays. */
#include <string.h>

#include "session.h"

#include "outofturn.h"

/* The seat before a colon, which is skipped with what is blank behind it; 0: none. */
static int seat_before(const char **line) {
  size_t digits = strspn(*line, "0123456789");
  if (digits != 1 || (*line)[1] != ':') return 0;
  int seat = **line - '0';
  *line += 2;
  *line += strspn(*line, " \t");
  return seat;
}

static int find(croupier *c, int seat, const char *word) {
  int actions = *word ? croupier_free_actions(c, seat) : 0;
  for (int exact = 1; exact >= 0; exact--)
    for (int i = 0; i < actions; i++)
      for (int k = 0; k <= languages(); k++) {
        const char *name = croupier_free_action(c, seat, i, croupier_language(k));
        if (exact ? same_word(word, name) : begins_word(word, name)) return i;
      }
  return -1;
}

static void refuse(const struct repl *r, int seat) {
  if (seat < 1 || seat > croupier_players(r->game->c)) warn(T(seats_number), croupier_players(r->game->c));
  else if (!game_is_human(r->game, seat)) warn(T(seat_is_bot), seat);
  else if (seat == r->seat) warn(T(seat_is_asked), seat);
  else warn(T(not_now), seat);
}

bool out_of_turn(struct repl *r, const char *line, bool named, int *status) {
  if (!r->game || !game_waits(r->game)) return false;
  bool alone = (r->game->humans & (r->game->humans - 1)) == 0;
  int seat = seat_before(&line);
  if (!seat && (named || !alone)) return false;
  bool known = seat != 0;
  if (!known) seat = r->game->told;
  int players = croupier_players(r->game->c);
  bool here = seat >= 1 && seat <= players && game_is_human(r->game, seat);
  int action = here ? find(r->game->c, seat, line) : -1;
  if (action >= 0) {
    *status = game_act(r->game, seat, action);
    repl_changed(r);
  } else if (known) {
    refuse(r, seat);
  }
  return action >= 0 || known;
}

void out_of_turn_explain(const struct repl *r) {
  const char *action = croupier_free_name(r->game->c, 0, r->lang);
  if (!action || (r->game->humans & (r->game->humans - 1)) == 0) return;
  int other = 1;
  while (other == r->seat || !game_is_human(r->game, other)) other++;
  say_line(T(out_of_turn), other, action);
}
