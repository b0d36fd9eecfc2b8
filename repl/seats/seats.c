/* seats.c: who plays which seat. */
#include "seats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"

const char *seat_command(const char *who) { return strncmp(who, "exec:", 5) == 0 ? who + 5 : NULL; }

static bool is_bot(const char *who) {
  const char *command = seat_command(who);
  croupier_bot bot;
  return command ? *command != '\0' : croupier_bot_named(who, &bot);
}

unsigned seats_random(const struct seats *s, int players) {
  unsigned seats = 0;
  for (int i = 0; i < players; i++)
    if (strcmp(s->who[i], "random") == 0) seats |= 1u << i;
  return seats;
}

/* What is wrong with a name, and what it may have meant. At the prompt options have no dashes. */
static int complain_of(const char *option, const char *who, bool human) {
  static const char *const kinds[] = {"random", "greedy", "search", "exec", "human"};
  size_t size = strcspn(who, ":");
  char kind[61];
  snprintf(kind, sizeof kind, "%.*s", (int)size, who);
  const char *near = near_name(kind, kinds, human ? 5 : 4);
  if (prompted()) option += strlen("--");
  if (strcmp(kind, "search") == 0) return complain(USAGE, T(search_wrong), option, who);
  if (seat_command(who)) return complain(USAGE, T(exec_wrong), option);
  char maybe[MAYBE_SIZE];
  return complain(USAGE, T(nobody_who_plays), option, who, say_maybe(near, maybe), human ? "human, " : "");
}

static int read_seat(struct seats *s, const char *word, int players, unsigned *taken) {
  char *end;
  long seat = strtol(word, &end, 10);
  if (end == word || *end != '=')
    return complain(USAGE, "--seat wants K=WHO, as in 1=human, not \"%.60s\"", word);
  if (seat < 1 || seat > players)
    return complain(USAGE, "--seat %.60s: there are %d seats, from 1 to %d", word, players, players);
  unsigned bit = 1u << (seat - 1);
  if (*taken & bit) return complain(USAGE, "--seat: somebody sits in seat %ld already", seat);
  *taken |= bit;
  s->who[seat - 1] = end + 1;
  if (strcmp(end + 1, "human") == 0) s->humans |= bit;
  else if (!is_bot(end + 1)) return complain_of("--seat", end + 1, true);
  return DONE;
}

/* The usual people sit where nobody else does, unless it was said where people sit. */
static void seat_people(struct seats *s, unsigned usually, unsigned taken, int players) {
  if (!s->humans) s->humans = usually & ~taken & ((1u << players) - 1);
  for (int i = 0; i < players; i++)
    if (s->humans & 1u << i) s->who[i] = "human";
}

int seats_read(struct seats *s, const struct options *o, int players, unsigned default_humans,
               const char *default_bot) {
  const char *bots = o->bots ? o->bots : default_bot;
  if (!is_bot(bots)) return complain_of("--bots", bots, false);
  unsigned taken = 0;
  *s = (struct seats){.humans = 0};
  for (int i = 0; i < players; i++) s->who[i] = bots;
  for (size_t i = 0; i < o->seat.count; i++) {
    int status = read_seat(s, o->seat.word[i], players, &taken);
    if (status != DONE) return status;
  }
  seat_people(s, default_humans, taken, players);
  return DONE;
}
