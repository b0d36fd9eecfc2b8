/* clues.c: what was told of a piece to the player who holds it and does not see it, in words. */
#include <string.h>

#include "about.h"
#include "label.h"

/* The values of one field: those that the piece may have, and those that it cannot have. */
struct values {
  int32_t may[MAX_FACES], cannot[MAX_FACES];
  int mays, cannots;
  bool may_lack; /* it may be a piece without the field */
};

static bool holds(const int32_t *list, int count, int32_t value) {
  for (int i = 0; i < count; i++)
    if (list[i] == value) return true;
  return false;
}

static void sort_values(const struct table *t, int field, const uint64_t *faces, struct values *v) {
  v->mays = v->cannots = 0;
  v->may_lack = false;
  for (uint16_t face = 0; face < t->faces; face++) {
    int32_t value = t->field[face][field];
    if (!told_bit(faces, face)) continue;
    if (value == NO_FIELD) v->may_lack = true;
    else if (!holds(v->may, v->mays, value)) v->may[v->mays++] = value;
  }
  for (uint16_t face = 0; face < t->faces; face++) {
    int32_t value = t->field[face][field];
    if (value == NO_FIELD || holds(v->may, v->mays, value) || holds(v->cannot, v->cannots, value)) continue;
    v->cannot[v->cannots++] = value;
  }
}

static void add_value(croupier *c, int field, int32_t value, const char *lang) {
  uint8_t kind = c->world->table.kind[field];
  if (kind == FIELD_NUMBER) {
    line_add_number(&c->line, value);
    return;
  }
  const char *word = kind == FIELD_WORD ? c->names.symbol[value] : c->names.field[field];
  const char *text = croupier_text(c, word, lang);
  line_add(&c->line, text == NULL ? word : text);
}

static bool is_sure(const struct values *v) { return v->mays == 1 && !v->may_lack; }

/* "told: yellow", then ", not 1, 3"; nothing if the field may have any value. */
static void add_field(croupier *c, int field, const struct values *v, const char *lang) {
  if (v->cannots == 0) return;
  line_add(&c->line, c->line.size > 0 ? ", " : croupier_text(c, "picture:told", lang));
  if (is_sure(v)) {
    add_value(c, field, v->may[0], lang);
    return;
  }
  line_add(&c->line, croupier_text(c, "picture:not", lang));
  for (int i = 0; i < v->cannots; i++) {
    line_add(&c->line, i == 0 ? " " : ", ");
    add_value(c, field, v->cannot[i], lang);
  }
}

/* The piece at that place of a zone whose owner does not see it, if the reader sees it or holds it; else NO_PIECE. */
static uint16_t piece_held(const croupier *c, int reader, int zone, int place) {
  const struct table *t = &c->world->table;
  if (c->world->knows == NULL || zone < 0 || zone >= t->zones) return NO_PIECE;
  const struct zone *z = &t->zone[zone];
  if (z->owner < 0 || z->sees >> z->owner & 1) return NO_PIECE;
  if (reader != z->owner + 1 && !sees(z->sees, reader)) return NO_PIECE;
  uint16_t p = z->bottom;
  while (place-- > 0 && p != NO_PIECE) p = t->piece[p].above;
  return p;
}

const char *croupier_told_of(croupier *c, int seat, int zone, int place, const char *lang) {
  line_clear(&c->line);
  uint16_t piece = piece_held(c, seat, zone, place);
  if (piece == NO_PIECE) return line_text(&c->line);
  int holder = c->world->table.zone[zone].owner;
  uint64_t faces[FACE_WORDS];
  struct values v;
  faces_told(c->world, holder, seat == 0 ? holder : seat - 1, piece, faces);
  for (int sure = 1; sure >= 0; sure--) /* what it is, then what it is not */
    for (int field = 0; field < c->names.fields; field++) {
      sort_values(&c->world->table, field, faces, &v);
      if (is_sure(&v) == sure) add_field(c, field, &v, lang);
    }
  return c->line.failed ? NULL : line_text(&c->line);
}
