/* seats.c: who plays which seat. */
#include "seats.h"

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
  else if (!is_bot(end + 1))
    return complain(
        USAGE,
        "--seat: \"%.60s\" is nobody who can play; human, random, greedy, search:N, search:Nms and "
        "exec:COMMAND can",
        end + 1);
  return DONE;
}

int seats_read(struct seats *s, const struct options *o, int players, unsigned default_humans) {
  const char *bots = o->bots ? o->bots : "random";
  if (!is_bot(bots))
    return complain(
        USAGE,
        both("there are no bots of the kind \"%.60s\"; there are: random, greedy, search:N, "
             "search:Nms, exec:COMMAND",
             "nincs \"%.60s\" fajta gép; van: random, greedy, search:N, search:Nms, exec:PARANCS"),
        bots);
  unsigned taken = 0;
  *s = (struct seats){.humans = o->seat.count ? 0 : default_humans & ((1u << players) - 1)};
  for (int i = 0; i < players; i++) s->who[i] = s->humans & 1u << i ? "human" : bots;
  for (size_t i = 0; i < o->seat.count; i++) {
    int status = read_seat(s, o->seat.word[i], players, &taken);
    if (status != DONE) return status;
  }
  return DONE;
}
