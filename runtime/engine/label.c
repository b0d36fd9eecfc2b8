/* label.c: labels for the options that a bot tries: numbers that are the same in all determinizations. */
#include "label.h"

#include <string.h>

#include "asking.h"
#include "fold.h"
#include "identity.h"

enum { MOST_NUMBERS = 48, KNOWN_SO = 77 /* begins such labels */ };

bool is_held_blindly(const struct table *t, int zone) {
  const struct zone *z = &t->zone[zone];
  return z->owner >= 0 && z->sees != 0 && !(z->sees >> z->owner & 1);
}

void faces_told(const struct world *w, int seat, int other, uint16_t piece, uint64_t faces[FACE_WORDS]) {
  const struct told *told = w->knows[seat].told;
  memset(faces, told == NULL ? 0xff : 0, FACE_WORDS * sizeof *faces);
  if (told != NULL) told_may(told, 1u << seat | 1u << other, piece, faces);
}

uint16_t option_held_blindly(croupier *c, const struct ask *q, int option) {
  lua_State *L = vm_lua(c->vm);
  const struct table *t = &c->world->table;
  int32_t value;
  if (q->pieces || ask_option(&c->world->asks, q, option, &value) != OPTION_ITEM) return NO_PIECE;
  asking_push_listed(L, q, value);
  const struct handle *h = lib_test(L, -1, TAG_ZONE);
  int zone = h == NULL ? -1 : (int)h->id;
  lua_pop(L, 1);
  bool blindly = zone >= 0 && t->zone[zone].owner == q->seat && is_held_blindly(t, zone);
  return blindly && t->zone[zone].count == 1 ? t->zone[zone].top : NO_PIECE;
}

void options_label_alike(croupier *c, const struct ask *q, int other, uint64_t *label) {
  options_label(c, q, label);
  int count = options_tried(q);
  for (int i = 0; i < count; i++) {
    uint64_t faces[FACE_WORDS];
    uint16_t piece = option_held_blindly(c, q, option_tried(q, i));
    if (piece == NO_PIECE) continue;
    faces_told(c->world, q->seat, other, piece, faces);
    label[i] = KNOWN_SO;
    for (int n = 0; n < FACE_WORDS; n++) label[i] = fold(label[i], faces[n]);
  }
}

void options_label(croupier *c, const struct ask *q, uint64_t *label) {
  int count = options_tried(q);
  for (int i = 0; i < count; i++) {
    label[i] = option_identity(vm_lua(c->vm), q, option_tried(q, i), c->named);
    for (int k = i - 1; !q->pieces && k >= 0; k--) /* options that look alike also get their place */
      if (label[k] == label[i]) label[i]++, k = i;
  }
}

/* Many numbers: takes some, evenly spread from the least to the most. */
static int numbers(const struct ask *q) { return q->kind == ASK_NUMBER ? q->high - q->low + 1 : 0; }

int options_tried(const struct ask *q) {
  int options = ask_options(q), left_out = numbers(q) - MOST_NUMBERS;
  if (left_out > 0) options -= left_out;
  return options < MOST_OPTIONS ? options : MOST_OPTIONS;
}

int option_tried(const struct ask *q, int i) {
  int all = numbers(q);
  if (all <= MOST_NUMBERS) return i;
  if (i >= MOST_NUMBERS) return all + i - MOST_NUMBERS;
  return (int)((int64_t)i * (all - 1) / (MOST_NUMBERS - 1));
}
