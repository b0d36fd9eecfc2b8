/* coupled.c: draws that two games of one seed share, though their rules differ. */
#include "coupled.h"

#include <string.h>

#include "fold.h"

/* Keys at one place of `before` share its count. So they differ too, for no count comes twice there. */
static uint64_t next_key(struct world *w, uint64_t what) {
  uint64_t key = fold(fold_word(what, w->phase), (uint64_t)w->phase_number);
  uint32_t *before = &w->coupling.before[fold_scatter(key) % COUNTS_COUPLED];
  return fold_scatter(fold(key, (*before)++) ^ w->coupling.seed);
}

uint64_t coupled_question(struct world *w, const struct ask *q) {
  return next_key(w, fold_word(q->seat + 1u, q->prompt));
}

/* Of options that look alike each has a number. */
static void tell_apart(uint64_t *identity, int i) {
  for (int k = i - 1; k >= 0; k--)
    if (identity[k] == identity[i]) identity[i]++, k = i;
}

int coupled_draw(uint64_t *identity, int options, uint64_t place) {
  uint64_t greatest = 0;
  int drawn = 0;
  for (int i = 0; i < options; i++) {
    tell_apart(identity, i);
    uint64_t own = fold_scatter(fold(place, identity[i]));
    if (own < greatest) continue;
    greatest = own;
    drawn = i;
  }
  return drawn;
}

void coupled_chance(struct world *w, uint64_t what) {
  if (w->coupling.on) rng_seed(&w->chance, next_key(w, what), 0);
}

void coupled_shuffle(struct world *w, uint64_t what, uint16_t *list, int n) {
  uint64_t key = next_key(w, what), own[MAX_PIECES];
  uint16_t alike[MAX_FACES]; /* pieces of that face so far */
  memset(alike, 0, w->table.faces * sizeof alike[0]);
  for (int i = 0; i < n; i++) {
    uint16_t piece = list[i], face = w->table.piece[piece].face;
    uint64_t number = fold_scatter(fold(key, (uint64_t)face << 16 | alike[face]++));
    int k = i;
    for (; k > 0 && own[k - 1] > number; k--) {
      own[k] = own[k - 1];
      list[k] = list[k - 1];
    }
    own[k] = number;
    list[k] = piece;
  }
}
