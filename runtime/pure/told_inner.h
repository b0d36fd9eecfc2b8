/* told_inner.h: what told.c and bags.c share. */
#ifndef CROUPIER_TOLD_INNER_H
#define CROUPIER_TOLD_INNER_H

#include <stdbool.h>
#include <stdint.h>

struct told;

int told_set_size(const struct told *told, int i);
/* The bit for the place of a piece. */
unsigned told_bit_of(const struct told *told, uint16_t piece);
bool told_meet(const uint64_t *one, const uint64_t *other, int words);
int told_pieces_in(const struct told *told, uint16_t bag);
/* faces: or NULL, for none. There is room. */
int told_add_row(struct told *told, const uint64_t *faces, int least, int most);
void told_drop(struct told *told, int i);
void told_drop_empty(struct told *told);
/* The piece with that face leaves the set: the rest of the fact is about the others. */
void told_take(struct told *told, int i, unsigned bit, uint16_t face);

#endif
