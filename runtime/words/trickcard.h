/* trickcard.h: a trick of a script, and the suits and ranks of its cards. */
#ifndef CROUPIER_TRICKCARD_H
#define CROUPIER_TRICKCARD_H

#include "lib.h"
#include "trick.h"

/* User values: functions of the script, if no fields say it, and what they have said; the highest cards. */
enum { TRICK_SUIT = 1, TRICK_RANK, TRICK_SAID, TRICK_HIGHEST };

/* A card that is a trump above all that have a rank, whatever is printed on it. */
struct highest {
  int16_t trump; /* with these trumps; NO_SUIT: with any */
  int16_t rank;
  uint16_t face;
};
enum { MOST_HIGHEST = 64 };

/* What the functions have said of a face, with these trumps; or that it is one of the highest. */
struct measured {
  int16_t suit; /* NO_SUIT: not asked yet */
  int16_t rank;
  bool ranked; /* asked */
};

struct trick_object {
  uint32_t tag;
  uint16_t zone;
  int16_t suit, rank;      /* fields; -1: a function says it */
  int16_t trump;           /* NO_SUIT: none */
  struct measured *said;   /* by face; NULL: nothing yet */
  struct highest *highest; /* NULL: no cards are named */
  uint8_t highest_count;
  uint8_t among, players;            /* the seats that play to it, as bits, and their number */
  uint8_t played;                    /* number of seats that have played */
  uint8_t leader, turn;              /* seats; turn: whose it is in the loop */
  uint8_t seat[MAX_SEATS];           /* in order of play */
  uint16_t piece[MAX_SEATS];         /* likewise */
  struct trick_card card[MAX_SEATS]; /* likewise */
};

/* The functions are asked once for each face, and anew after this. */
void trick_forget(lua_State *L, struct trick_object *t);
/* Reads the highest cards at the top, for the trick at 3, and pops them: names, or a list of names for each trump. */
void trick_read_highest(lua_State *L, struct trick_object *t);
/* Of the trick at 1. Raise where the card has no suit, or no rank. */
int16_t trick_suit_of(lua_State *L, struct trick_object *t, uint16_t piece);
struct trick_card trick_card_of(lua_State *L, struct trick_object *t, uint16_t piece);

#endif
