/* seats.c: who plays which seat. */
#include "seats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"
#include "sitters.h"

unsigned seats_all_random(const char *const *who, int players) {
  unsigned seats = 0;
  struct sitter sitter;
  for (int i = 0; i < players; i++)
    if (sitter_read(who[i], SIT_BOTS, &sitter) && sitter.bot.kind == CROUPIER_RANDOM) seats |= 1u << i;
  return seats;
}

static int read_seat(struct seats *s, const char *word, int players, unsigned *taken) {
  char *end;
  long seat = strtol(word, &end, 10);
  if (end == word || *end != '=') return complain(USAGE, T(seat_form), word);
  if (seat < 1 || seat > players) return complain(USAGE, T(seat_range), word, players, players);
  unsigned bit = 1u << (seat - 1);
  if (*taken & bit) return complain(USAGE, T(seat_taken), seat);
  *taken |= bit;
  s->who[seat - 1] = end + 1;
  struct sitter sitter;
  if (!sitter_read(end + 1, SIT_ALL, &sitter)) return sitter_complain("--seat", end + 1, SIT_ALL);
  if (sitter.human) s->humans |= bit;
  return DONE;
}

/* The usual people sit where nobody else does, unless it was said where people sit. */
static void seat_people(struct seats *s, unsigned usually, unsigned taken, int players) {
  if (!s->humans) s->humans = usually & ~taken & ((1u << players) - 1);
  for (int i = 0; i < players; i++)
    if (s->humans & 1u << i) s->who[i] = "human";
}

/* One bot for all seats, or several with commas, which take turns. A command may have commas of its own. */
static int read_turns(struct seats *s, const char *bots) {
  struct sitter sitter;
  if (sitter_read(bots, SIT_PROGRAMS, &sitter)) return DONE;
  snprintf(s->words, sizeof s->words, "%s", bots);
  for (char *at = s->words, *comma; at; at = comma) {
    comma = strchr(at, ',');
    if (comma) *comma++ = '\0';
    if (s->turns == CROUPIER_MAX_SEATS || !sitter_read(at, SIT_PROGRAMS, &sitter))
      return sitter_complain("--bots", at, SIT_PROGRAMS);
    s->turn[s->turns++] = at;
  }
  return DONE;
}

void seats_turned(const struct seats *s, int players, uint64_t number, const char **who) {
  uint64_t turn = number;
  for (int i = 0; i < players; i++) {
    bool turns = s->turns > 0 && !(s->fixed >> i & 1);
    who[i] = turns ? s->turn[turn++ % (uint64_t)s->turns] : s->who[i];
  }
}

int seats_read(struct seats *s, const struct options *o, int players, unsigned default_humans,
               const char *default_bot) {
  const char *bots = o->bots ? o->bots : default_bot;
  *s = (struct seats){.humans = 0};
  int read = read_turns(s, bots);
  if (read != DONE) return read;
  unsigned taken = 0;
  for (int i = 0; i < players; i++) s->who[i] = s->turns ? s->turn[i % s->turns] : bots;
  for (size_t i = 0; i < o->seat.count; i++) {
    int status = read_seat(s, o->seat.word[i], players, &taken);
    if (status != DONE) return status;
  }
  seat_people(s, default_humans, taken, players);
  s->fixed = taken | s->humans;
  return DONE;
}

const char *seats_bots(const char *const *who, int players) {
  for (int i = 1; i < players; i++)
    if (strcmp(who[i], who[0]) != 0) return "mixed";
  return who[0];
}
