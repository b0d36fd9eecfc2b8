/* zone.h: pieces, and the zones that hold them; every piece is in exactly one zone. */
#ifndef CROUPIER_ZONE_H
#define CROUPIER_ZONE_H

#include <stdbool.h>
#include <stdint.h>

/*
** A zone is an ordered row of pieces from bottom to top, linked through the pieces, so a move costs the same anywhere
** and nothing is ever allocated while playing. Pieces with the same fields share a face; the numbers and words of a
** face are columns, so that queries are loops over small arrays. Words are small numbers here: symbols, which
** piecelib.c assigns., symbols; piecelib.c gives them out.
*/
#define NO_PIECE   UINT16_MAX
#define NO_ZONE    UINT16_MAX
#define MAX_PIECES 1024
#define MAX_ZONES  512
#define MAX_FACES  MAX_PIECES
#define MAX_FIELDS 8

/* All values of a field are of one kind. A piece that lacks the field has NO_FIELD, and so has a piece where it is
   false. */
enum field_kind { FIELD_NEW, FIELD_WORD, FIELD_NUMBER, FIELD_TRUTH };

enum shown { SHOWN_WHOLE, SHOWN_COUNT, SHOWN_NOT };

struct zone {
  uint16_t bottom, top, count;
  int8_t owner;   /* seat, or -1 */
  uint8_t sees;   /* a bit for each seat that sees what lies here */
  bool untold;    /* the story leaves out what moves there and from there */
  bool sorted;    /* the order of its pieces means nothing to players */
  uint8_t shown;  /* enum shown: in pictures of the table */
  uint8_t room;   /* how many pieces fit; 0: any number. Rules keep to it, not the engine */
  int32_t word;   /* its name among zones made together, as a symbol; 0: a single zone */
  uint16_t place; /* its number among them, from 1 */
  uint16_t renew; /* the zone whose pieces are shuffled into it when it runs out, or NO_ZONE */
};

/* Does the picture show its pieces as the script has made them, and not as they lie? A hidden zone's order is a
   secret. */
static inline bool zone_is_sorted(const struct zone *z) { return z->sorted || z->sees != UINT8_MAX; }

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

/* Puts a new piece, which is in no zone yet, on top of a zone. */
void zone_place(struct table *t, uint16_t zone, uint16_t piece);
/* Return false and change nothing if there is no such piece or zone. */
bool zone_move_top(struct table *t, uint16_t piece, uint16_t to);
bool zone_move_bottom(struct table *t, uint16_t piece, uint16_t to);
/* Orders the pieces of a zone as in the list, which holds exactly these pieces. */
void zone_reorder(struct table *t, uint16_t zone, const uint16_t *list);
/* Lists the pieces from bottom to top. Returns their number. */
uint16_t zone_list(const struct table *t, uint16_t zone, uint16_t *list);
/* True if every piece is in one zone, links agree and counts add up. */
bool zone_sound(const struct table *t);

#endif
