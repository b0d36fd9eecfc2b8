/* verb.c: what the commands of the prompt share. */
#include "verb.h"

#include <errno.h>
#include <stdlib.h>

const char *verb_unasked(const struct game *g, char text[200]) {
  if (g && croupier_status(g->c) == CROUPIER_BROKEN && game_waits(g)) return T(broken_at_answer);
  if (g && croupier_status(g->c) == CROUPIER_BROKEN) return T(broken_rule);
  if (g && !game_waits(g)) return T(game_over);
  if (!g) return T(nothing_asked);
  snprintf(text, 200, T(bot_is_asked), game_next_seat(g));
  return text;
}

bool verb_number(const char *word, long low, long high, long *number) {
  char *end;
  errno = 0;
  long read = strtol(word, &end, 10);
  if (end == word || *end || errno || read < low || read > high) {
    if (low == high) warn(T(only_number), low);
    else warn(T(number_range), low, high, word);
    return false;
  }
  *number = read;
  return true;
}
