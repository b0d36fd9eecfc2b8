/* cast.c: the pieces of a table by their names, and who has them. */
#include "cast.h"

#include <string.h>

int cast_find(const struct cast *cast, const char *name) {
  for (int kind = 0; kind < cast->kinds; kind++)
    if (strcmp(cast->name[kind], name) == 0) return kind;
  return -1;
}

static void add(struct cast *cast, const croupier_piece *piece) {
  int kind = cast_find(cast, piece->name);
  if (kind < 0) {
    kind = cast->kinds++;
    cast->name[kind] = piece->name;
    cast->copies[kind] = 0;
  }
  cast->copies[kind]++;
  cast->kind_of[piece->id] = kind;
}

void cast_read(struct cast *cast, const croupier *c) {
  croupier_piece piece[CROUPIER_MOST_PIECES];
  cast->kinds = 0;
  for (int i = 0; i <= CROUPIER_MOST_PIECES; i++) cast->kind_of[i] = -1;
  for (int zone = 0; zone < croupier_zones(c); zone++) {
    int count = croupier_pieces(c, 0, zone, piece, CROUPIER_MOST_PIECES);
    for (int i = 0; i < count; i++) add(cast, &piece[i]);
  }
}

void cast_owners(const croupier *c, int owner[CROUPIER_MOST_PIECES + 1]) {
  croupier_piece piece[CROUPIER_MOST_PIECES];
  for (int zone = 0; zone < croupier_zones(c); zone++) {
    int seat = croupier_zone_at(c, 0, zone).owner;
    int count = croupier_pieces(c, 0, zone, piece, CROUPIER_MOST_PIECES);
    for (int i = 0; i < count; i++) owner[piece[i].id] = seat;
  }
}
