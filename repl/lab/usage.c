/* usage.c: what is offered, chosen and moved in many games, and what never is. */
#define _POSIX_C_SOURCE 200809L

#include "usage.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "fold.h"

enum { MOST_COUNTED = 40 }; /* options of a question: more are not looked at one by one */

/* --- names --- */

static uint64_t hash_of(enum used_as as, const char *of, const char *name) {
  uint64_t h = fold_bytes(fold(FOLD_BYTES, as), of, strlen(of));
  return fold_scatter(fold_bytes(fold(h, 1), name, strlen(name)));
}

static bool is_it(const struct used *used, enum used_as as, const char *of, const char *name) {
  return used->as == as && strcmp(used->name, name) == 0 && strcmp(used->of, of) == 0;
}

static bool grow(struct usage *u) {
  size_t room = u->room ? 2 * u->room : 256;
  uint32_t *place = calloc(room, sizeof *place);
  struct used *of = realloc(u->of, room * sizeof *of);
  if (of) u->of = of;
  if (!place || !of) {
    free(place);
    return false;
  }
  for (size_t i = 0; i < u->count; i++) {
    size_t at = hash_of(of[i].as, of[i].of, of[i].name) & (room - 1);
    while (place[at]) at = (at + 1) & (room - 1);
    place[at] = (uint32_t)i + 1;
  }
  free(u->place);
  u->place = place;
  u->room = room;
  return true;
}

/* Where the name stands, or where it is to be put. */
static uint32_t *find(const struct usage *u, enum used_as as, const char *of, const char *name) {
  size_t at = hash_of(as, of, name) & (u->room - 1);
  while (u->place[at] && !is_it(&u->of[u->place[at] - 1], as, of, name)) at = (at + 1) & (u->room - 1);
  return &u->place[at];
}

/* "tower 13, blue": an option that a piece leads. */
static int leading_piece(const struct usage *u, const char *name) {
  for (size_t i = 0; i < u->count; i++) {
    size_t size = strlen(u->of[i].name);
    if (u->of[i].as == USED_PIECE && strncmp(name, u->of[i].name, size) == 0 && !isalnum((unsigned char)name[size]))
      return (int)i;
  }
  return -1;
}

/* NULL: no memory. */
static struct used *used(struct usage *u, enum used_as as, const char *of, const char *name) {
  if (2 * u->count >= u->room && !grow(u)) {
    u->failed = true;
    return NULL;
  }
  uint32_t *place = find(u, as, of, name);
  if (*place) return &u->of[*place - 1];
  struct used new = {.as = as, .of = strdup(of), .name = strdup(name), .piece = -1};
  if (!new.of || !new.name) {
    free(new.of);
    free(new.name);
    u->failed = true;
    return NULL;
  }
  if (as == USED_OPTION) new.piece = leading_piece(u, name);
  u->of[u->count++] = new;
  *place = (uint32_t)u->count;
  return &u->of[u->count - 1];
}

/* --- one question --- */

/* The piece or the zone of that name, or the option. */
static struct used *candidate(struct usage *u, const char *prompt, const char *name) {
  static const enum used_as things[] = {USED_PIECE, USED_ZONE};
  for (int i = 0; i < 2 && u->room; i++) {
    uint32_t *thing = find(u, things[i], "", name);
    if (*thing) return &u->of[*thing - 1];
  }
  struct used *option = used(u, USED_OPTION, prompt, name);
  return option && option->piece >= 0 ? &u->of[option->piece] : option;
}

void usage_names(struct usage *u, croupier *c) {
  static _Thread_local croupier_piece piece[CROUPIER_MOST_PIECES];
  for (int zone = 0; zone < croupier_zones(c); zone++) {
    used(u, USED_ZONE, "", croupier_zone_at(c, 0, zone).name);
    int count = croupier_pieces(c, 0, zone, piece, CROUPIER_MOST_PIECES);
    for (int i = 0; i < count; i++) used(u, USED_PIECE, "", piece[i].name);
  }
}

void usage_question(struct usage *u, croupier *c, int seat, int chosen, bool thinks) {
  const croupier_question *q = croupier_question_of(c, seat);
  if (q->kind == CROUPIER_NUMBER || q->kind == CROUPIER_YES_OR_NO || q->kind == CROUPIER_ORDER) return;
  for (int i = 0; i < q->options && i < MOST_COUNTED; i++) {
    struct used *of = candidate(u, q->prompt, croupier_option(c, seat, i, NULL));
    if (!of) return;
    of->offered++;
    if (thinks && q->options > 1) of->weighed++, of->picked += i == chosen;
  }
  for (int i = 0, n = croupier_refusals(c, seat); i < n && i < MOST_COUNTED; i++) {
    const char *reason;
    struct used *of = candidate(u, q->prompt, croupier_refused(c, seat, i, NULL, &reason));
    if (!of) return;
    of->refused++;
  }
}

void usage_event(struct usage *u, const croupier_event *event) {
  croupier_fact piece, from, to;
  if (croupier_event_is(event) != CROUPIER_EVENT_MOVE) return;
  if (!croupier_event_fact(event, 0, "piece", &piece) || !piece.word) return;
  char name[100];
  strncpy(name, piece.word, sizeof name - 1);
  name[sizeof name - 1] = '\0';
  struct used *place;
  if (croupier_event_fact(event, 0, "from", &from) && from.word && (place = used(u, USED_PLACE, from.word, name)))
    place->went++;
  if (croupier_event_fact(event, 0, "to", &to) && to.word && (place = used(u, USED_PLACE, to.word, name)))
    place->came++;
}

void usage_add(struct usage *sum, const struct usage *part) {
  for (size_t i = 0; i < part->count; i++) {
    const struct used *from = &part->of[i];
    struct used *to = used(sum, from->as, from->of, from->name);
    if (!to) return;
    to->offered += from->offered;
    to->refused += from->refused;
    to->weighed += from->weighed;
    to->picked += from->picked;
    to->came += from->came;
    to->went += from->went;
  }
}

void usage_free(struct usage *u) {
  for (size_t i = 0; i < u->count; i++) {
    free(u->of[i].of);
    free(u->of[i].name);
  }
  free(u->of);
  free(u->place);
}
