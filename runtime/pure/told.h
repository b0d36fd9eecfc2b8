/* told.h: what one seat was told of pieces that it does not know. */
#ifndef CROUPIER_TOLD_H
#define CROUPIER_TOLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "zone.h"

/* Where a piece lies, as far as the seat knows: at[p] is KNOWN, or one of the classes of knowledge.h, from 1. */
enum { KNOWN = 0 };

/*
** A fact counts: at least `least` and at most `most` of the pieces in a set have one of the faces in another set.
** "None is a club" is most = 0; "this one is green" is least = 1, in a set of one.
**
** A fact is about pieces at their places when it was told, and stays with them as they move. If the seat can no longer
** tell such pieces from others, they go into a bag. Facts then are about slots: each piece came to the bag in one of its
** slots, and nobody can say in which. If some pieces of a bag go into another one, their slots belong to both. So a set
** holds bits of three kinds:
**   p                 the place of piece p; for a bag, the slot in which p came
**   pieces + n        a slot whose piece was seen since
**   2 * pieces + p    piece p itself, although it is in a bag: told after it went there
*/
struct told {
  const struct table *t;
  uint64_t *row;  /* facts and bags, then memory for others; each has its sets behind it */
  uint16_t *bag;  /* by piece: the bag that it is in, or 0 */
  uint16_t *knew; /* by slot of a bag: the face that the seat knew there, + 1, or 0 */
  uint16_t facts, room;
  uint16_t face_words, words; /* of a row: head, faces, set */
};

/* Two kinds of rows are no facts. A bag: `least` is its number, its slots are the set. What has left a bag: `least` is
   its face, and it came in a slot of the set. */
enum { A_BAG = UINT16_MAX - 1, LEFT_BAG = UINT16_MAX, MOST_FACTS = 4096 };
struct fact {
  uint16_t least, most; /* most: or A_BAG, LEFT_BAG */
  uint32_t to;          /* the seats that were told, a bit each; 0 in rows that are no facts */
};
static inline struct fact *told_fact(const struct told *told, int i) {
  return (struct fact *)(void *)(told->row + (size_t)i * told->words);
}
static inline uint64_t *told_faces(const struct told *told, int i) {
  return told->row + (size_t)i * told->words + 1;
}
static inline uint64_t *told_set(const struct told *told, int i) {
  return told_faces(told, i) + told->face_words;
}
static inline uint16_t told_slots(const struct told *told) { return (uint16_t)(2 * told->t->pieces); }
/* Of 64 bits, in a set. */
static inline int told_words(const struct told *told) { return (3 * told->t->pieces + 63) / 64; }
static inline bool told_bit(const uint64_t *set, unsigned bit) { return set[bit / 64] >> bit % 64 & 1; }
static inline void told_put(uint64_t *set, unsigned bit, bool on) {
  set[bit / 64] = (set[bit / 64] & ~((uint64_t)1 << bit % 64)) | (uint64_t)on << bit % 64;
}

/* Bytes for one seat with room for so many facts. told_begin takes that memory; `from` may be NULL. */
size_t told_size(const struct table *t, uint16_t room);
void told_begin(struct told *told, const struct table *t, uint16_t room, void *memory,
                const struct told *from);
/* Some rows stay free for cards that leave bags. */
enum { ROWS_LEFT = 32 };
static inline bool told_is_full(const struct told *told) { return told->facts + ROWS_LEFT >= told->room; }
/* Of the pieces in the list, so many have a face of the set. Nothing in it may be wrong. `to`: the seats that hear it. */
void told_add(struct told *told, uint32_t to, const uint16_t *at, const uint16_t *list, int count,
              const uint64_t *faces, int least, int most);
/* Forgets the facts that this seat was not told. */
void told_forget_unknown_to(struct told *told, int seat);
/* Call these before the knowledge changes. */
void told_see(struct told *told, uint16_t piece);
void told_mix(struct told *told, const uint16_t *at, const uint16_t *list, int count);
void told_swap(struct told *told, uint16_t a, uint16_t b);
/* Call it after a mix: forgets what says nothing any more. */
void told_tidy(struct told *told, const uint16_t *at);
/* After a deal, `now` tells which piece lies where p lay. */
void told_follow(struct told *told, const uint16_t *now);
/* Forgets the facts that are not so at this table. */
void told_check(struct told *told);

/* Was anything told that tells these two places apart? */
bool told_apart(const struct told *told, uint16_t a, uint16_t b);
/* May a piece with this face lie in this slot, by the facts about all or none of a set? */
bool told_admits(const struct told *told, unsigned slot, uint16_t face);
/* The faces that a piece may have here by those of the same facts that all seats of the mask were told: a set of
   told->face_words words. In a bag: all faces. */
void told_may(const struct told *told, uint32_t to, uint16_t piece, uint64_t *faces);
/* Is it a slot of some bag? */
bool told_is_slot(const struct told *told, unsigned slot);
/* The row of a bag. */
int told_row_of(const struct told *told, uint16_t bag);
/* Is every piece of the set to have these faces, or none? Then told_admits knows all about it. */
bool told_is_plain(const struct told *told, int i);

#endif
