/* zone.h: pieces, and the zones that hold them; every piece is in exactly one zone. */
#ifndef CROUPIER_ZONE_H
#define CROUPIER_ZONE_H

#include <stdbool.h>
#include <stdint.h>

/*
** A zone is an ordered row of pieces from bottom to top, linked through the pieces, so a move costs
** the same anywhere and nothing is ever allocated while playing. Pieces with the same fields share a
** face; the numbers and words of a face are columns, so that queries are loops over small arrays.
** Words are small numbers here, symbols; piecelib.c gives them out.
*/
#define NO_PIECE   UINT16_MAX
#define NO_ZONE    UINT16_MAX
#define MAX_PIECES 1024
#define MAX_ZONES  512
#define MAX_FACES  MAX_PIECES
#define MAX_FIELDS 8

/* All values that a field has are of one kind; a piece without it has NO_FIELD, and so has one where it is false. */
enum field_kind { FIELD_NEW, FIELD_WORD, FIELD_NUMBER, FIELD_TRUTH };

struct zone {
  uint16_t bottom, top, count;
  int8_t owner;   /* seat, or -1 */
  uint8_t sees;   /* a bit for each seat that sees what lies here */
  bool sorted;    /* how its pieces lie does not matter to anybody who looks */
  int32_t word;   /* which of several with one name, as a symbol; 0: the only one */
  uint16_t place; /* its number of those, from 1 */
  uint16_t renew; /* the zone that is shuffled into it when it has run out, or NO_ZONE */
};

struct piece {
  uint16_t below, above; /* neighbours in the zone, or NO_PIECE */
  uint16_t zone;
  uint16_t face;
};

struct table {
  struct piece *piece;
  struct zone *zone;
  int32_t (*field)[MAX_FIELDS]; /* by face: numbers and symbols, 1 for true, or NO_FIELD */
  uint8_t kind[MAX_FIELDS];     /* of each field */
  uint16_t pieces, zones, faces;
  uint16_t piece_cap, zone_cap, face_cap;
};
#define NO_FIELD INT32_MIN

/* Put a new piece, in no zone yet, on top of a zone. */
void zone_place(struct table *t, uint16_t zone, uint16_t piece);
/* False, and nothing happened: there is no such piece or zone. */
bool zone_move_top(struct table *t, uint16_t piece, uint16_t to);
bool zone_move_bottom(struct table *t, uint16_t piece, uint16_t to);
/* The order of a zone becomes that of the list, which holds exactly its pieces. */
void zone_reorder(struct table *t, uint16_t zone, const uint16_t *list);
/* From bottom to top; returns how many. */
uint16_t zone_list(const struct table *t, uint16_t zone, uint16_t *list);
/* True if every piece is in one zone, links agree and counts add up. */
bool zone_sound(const struct table *t);

#endif
