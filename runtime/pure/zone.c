/* zone.c: moving pieces between zones. */
#include "zone.h"

static void unlink_piece(struct table *t, uint16_t piece) {
  struct piece *p = &t->piece[piece];
  struct zone *z = &t->zone[p->zone];
  if (p->below != NO_PIECE) t->piece[p->below].above = p->above;
  else z->bottom = p->above;
  if (p->above != NO_PIECE) t->piece[p->above].below = p->below;
  else z->top = p->below;
  z->count--;
}

void zone_place(struct table *t, uint16_t zone, uint16_t piece) {
  struct piece *p = &t->piece[piece];
  struct zone *z = &t->zone[zone];
  p->zone = zone;
  p->below = z->top;
  p->above = NO_PIECE;
  if (z->top != NO_PIECE) t->piece[z->top].above = piece;
  else z->bottom = piece;
  z->top = piece;
  z->count++;
}

static bool has(const struct table *t, uint16_t piece, uint16_t zone) {
  return piece < t->pieces && zone < t->zones;
}

bool zone_move_top(struct table *t, uint16_t piece, uint16_t to) {
  if (!has(t, piece, to)) return false;
  unlink_piece(t, piece);
  zone_place(t, to, piece);
  return true;
}

bool zone_move_bottom(struct table *t, uint16_t piece, uint16_t to) {
  if (!has(t, piece, to)) return false;
  unlink_piece(t, piece);
  struct piece *p = &t->piece[piece];
  struct zone *z = &t->zone[to];
  p->zone = to;
  p->below = NO_PIECE;
  p->above = z->bottom;
  if (z->bottom != NO_PIECE) t->piece[z->bottom].below = piece;
  else z->top = piece;
  z->bottom = piece;
  z->count++;
  return true;
}

void zone_reorder(struct table *t, uint16_t zone, const uint16_t *list) {
  struct zone *z = &t->zone[zone];
  uint16_t count = z->count;
  z->bottom = z->top = NO_PIECE;
  z->count = 0;
  for (uint16_t i = 0; i < count; i++) zone_place(t, zone, list[i]);
}

uint16_t zone_list(const struct table *t, uint16_t zone, uint16_t *list) {
  uint16_t n = 0;
  for (uint16_t p = t->zone[zone].bottom; p != NO_PIECE; p = t->piece[p].above) list[n++] = p;
  return n;
}

bool zone_sound(const struct table *t) {
  uint32_t seen = 0;
  for (uint16_t z = 0; z < t->zones; z++) {
    uint16_t below = NO_PIECE, n = 0;
    for (uint16_t p = t->zone[z].bottom; p != NO_PIECE; p = t->piece[p].above) {
      if (p >= t->pieces || t->piece[p].zone != z || t->piece[p].below != below) return false;
      if (++n > t->pieces) return false; /* going in a circle? */
      below = p;
    }
    if (t->zone[z].top != below || t->zone[z].count != n) return false;
    seen += n;
  }
  return seen == t->pieces;
}
