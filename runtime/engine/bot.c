/* bot.c: bots by their names, as people and journals write them. */
#include <stdlib.h>
#include <string.h>

#include "croupier_inner.h"
#include "fold.h"

enum { SEARCH_USUALLY = 1000 };

bool croupier_bot_named(const char *word, croupier_bot *bot) {
  static const char *const names[] = {"random", "greedy", "search"};
  size_t length = strcspn(word, ":");
  *bot = (croupier_bot){CROUPIER_RANDOM, SEARCH_USUALLY, 0};
  for (int kind = 0; kind < 3; kind++) {
    if (strlen(names[kind]) != length || strncmp(word, names[kind], length) != 0) continue;
    bot->kind = kind;
    if (word[length] == '\0') return true;
    char *end;
    long n = strtol(word + length + 1, &end, 10);
    bool ms = strcmp(end, "ms") == 0;
    if (kind != CROUPIER_SEARCH || end == word + length + 1 || n < 1 || n > 100000000 ||
        (*end != '\0' && !ms))
      return false;
    if (ms) bot->ms = (unsigned)n;
    else bot->iterations = (unsigned)n;
    return true;
  }
  return false;
}

int croupier_bot_option(croupier *c, int seat, const croupier_bot *bot, const croupier_progress *progress) {
  const struct ask *q = croupier_pending(c, seat);
  if (q == NULL || bot->kind == CROUPIER_RANDOM) return croupier_random_option(c, seat);
  uint64_t place = c->world->bots[seat - 1].a + (q->since + q->picked) * FOLD_FRACTION;
  return croupier_search(c, seat, bot, place, progress, NULL, 0);
}
