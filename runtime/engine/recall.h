/* recall.h: the positions that worlds of a search have met before. Where nothing was drawn since the deal, a position
   follows from the deal and the answers: so it need not be played to again. In small games most worlds are recalled. */
#ifndef CROUPIER_RECALL_H
#define CROUPIER_RECALL_H

#include "redeal.h"
#include "sight.h"

enum {
  RECALLED_STEPS = 32,  /* answers of a world that are recalled */
  RECALLED_OPTIONS = 8, /* of a question */
  RECALLED_PIECES = 8   /* that the seat does not know: of more, hardly any deal comes twice */
};

struct position {
  uint64_t key; /* of the deal and the answers since; 0: none */
  bool over;    /* the game has ended, with these scores, ranks and fate */
  int32_t score[MAX_SEATS];
  int8_t rank[MAX_SEATS];
  uint8_t fate;
  /* else somebody is asked */
  bool in_tree;
  uint8_t seat, tried;
  uint64_t decisions, here, closer, habit, closer_habit, each[RECALLED_OPTIONS];
};

struct recall {
  struct position *list; /* a hash table; NULL: nothing is recalled */
  uint32_t count;
  unsigned worlds, whole; /* worlds so far, and those that were recalled to their end */
  /* this world */
  bool live, follows; /* it is played; it still follows from deal and answers */
  uint64_t key;
  struct rng dealt_by, chance; /* the draws before the deal; chance after it */
  struct {
    int option;
    uint64_t label;
  } step[RECALLED_STEPS]; /* the answers so far */
  int steps, replayed;
};

/* Recalls nothing where that is not possible, or not worth it, or there is no memory. */
void recall_begin(struct recall *r, const croupier *c, int seat, const struct redealing *plan);
void recall_end(struct recall *r);
/* Begins a world with a deal, which is drawn and not laid. False: this world has to be played. */
bool recall_world(struct recall *r, const croupier *c, int seat, const struct redealing *plan,
                  struct rng *rng);
/* What is known of the position. NULL: nothing. */
const struct position *recall_position(const struct recall *r);
/* The position as it ended, put into the world. */
void recall_result(const struct position *p, croupier *c);
void recall_decision(const struct position *p, struct decision *d);
/* An answer is given. */
void recall_step(struct recall *r, int option, uint64_t label);
/* Notes the position of the world that is played. */
void recall_note(struct recall *r, const struct world *w, const struct decision *d);
void recall_note_end(struct recall *r, const struct world *w);

#endif
