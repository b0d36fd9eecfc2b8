/* lookahead.h: one determinization ("world") after the other: dealt, played on and judged. descent.c goes through a
   world, gain.c says what pieces held unseen may bring, worth.c what a world was worth. */
#ifndef CROUPIER_LOOKAHEAD_H
#define CROUPIER_LOOKAHEAD_H

#include "aside.h"
#include "fold.h"
#include "outcomes.h"
#include "recall.h"
#include "seen.h"

enum {
  GREEDY_WORLDS = 8,
  PROMISED_WORLDS = 30, /* for each option, where positions promise something, so worlds are short */
  TREE_DEPTH = 256,     /* decisions that the tree follows */
  HABITUAL = 150        /* decisions after it that follow habits */
};

/* What the choice of a piece with this face brought at once, at one question: see gain.c. */
struct gains {
  uint64_t question;
  float sum[MAX_PIECES];
  uint16_t times[MAX_PIECES];
};
enum { MOST_GAINS = 4 };

/* A search by one seat from one question. */
struct lookahead {
  croupier *c;
  int seat;
  uint64_t seed, here; /* here: the decision number of the question in the tree */
  struct aside *aside; /* from where worlds are dealt; from lookahead_lay on */
  /* the world that greedy tries its options in, and the draws that follow; NULL: none was found */
  struct snapshot *laid;
  struct rng laid_by;
  struct redealing plan;
  struct outcomes tree; /* decisions are information sets: what the deciding seat has seen before */
  /* decisions are questions alone, at any place in the game; no room: rollouts are random */
  struct outcomes habits;
  struct rng rng;
  int steps; /* see step */
  /* the way through this world */
  bool in_tree, leaf, failed; /* leaf: the last option in the tree was new; failed: the advice */
  int depth, given, habitual; /* choices in the tree, answers in it, answers by habit after it */
  uint64_t until;             /* decisions, after which the world is cut short */
  struct recall recall;
  uint8_t dealt_for; /* a bit for each seat for which this world was dealt anew */
  int last_seat, turns, answers;
  int gained;      /* see gains */
  int horizon;     /* decisions of a rollout before the game is cut short */
  int cut, untold; /* games cut short lately, and those of them in which nobody was ahead */
  bool blind;      /* some seats hold pieces that only others see: so worlds track what seats know */
  /* worlds end soon, and the scores so far count: points are all that seats have, or they are blind */
  bool soon;
  bool counts;               /* worlds that are cut short are counted up */
  int rounds;                /* turns of each seat after which such a world ends */
  int32_t scored[MAX_SEATS]; /* the scores before the search */
  bool advised, promised;    /* the script gives advice, and says what positions promise */
  enum vm_status spoiled; /* the error of these rules, or of what the script calls foolish, if they failed */
  const bool *foolish;    /* by place: options of the question that are not tried; NULL: all are */
  double spread, score;   /* sums: how far apart players end; the score of a single player */
  /* what the position promises, and sums over all worlds: the leads of the seats, and how far the seat's own was from
     its mean */
  struct {
    double points[MAX_SEATS], lead[MAX_SEATS], off;
  } promise;
  double least;   /* the least result so far, at most 0: the value of a line on which the script fails */
  unsigned ended; /* worlds */
  /* the budget: `of` worlds, or `ms` milliseconds if that is not 0, and only while `progress` returns true */
  unsigned done, of, ms;
  double began;
  const croupier_progress *progress;
  bool stopped;          /* the script was stopped hard in a world, which takes long */
  bool over, broken_off; /* broken_off: this world was not played to its end */
  /* the rest is large, and not cleared at the beginning */
  struct {
    struct outcome *of;
    int seat;
  } step[4 * TREE_DEPTH + 2 * HABITUAL]; /* the options chosen in this world */
  struct gains gains[MOST_GAINS];        /* where seats hold pieces blindly */
};

/* Begins a search from the position of this question. False: no memory; nothing is left behind. */
bool lookahead_begin(struct lookahead *s, croupier *c, const struct ask *q, const croupier_bot *bot,
                     uint64_t seed, const croupier_progress *progress);
void lookahead_end(struct lookahead *s);
/* Is it time to choose? */
bool lookahead_is_over(struct lookahead *s);
/* Asks the script how good the options look. False: it failed. */
bool lookahead_advise(struct lookahead *s, const struct ask *q, int count, float *worth);
/*
** Plays one world and leaves the game in it, by the tree. *worth: the value for the seat; the least so far if the
** script failed. False: the budget was used up before the end, so the world does not count.
*/
bool lookahead_play(struct lookahead *s, uint64_t world, double *worth);
/* Greedy: deals a world, in which lookahead_try then tries option after option, from the same draws on. False: none was
   found, the budget is used up, or there is no memory. */
bool lookahead_lay(struct lookahead *s, uint64_t world);
bool lookahead_try(struct lookahead *s, int option, double *worth);
/* Finds the picks that were tried most together with an option of a select: their labels. Returns their number.
   *whole: with the option they are the whole answer. Leaves the game in another world. */
int lookahead_follow(struct lookahead *s, int option, uint64_t *with, int room, bool *whole);

/* --- the parts of a search, for each other: descent.c, gain.c, worth.c --- */

enum {
  WITHOUT_STOP = 64, /* decisions between two looks at the clock */
  WHOLE =
      600 /* decisions of a rollout in the first world; if the game ends within them, they stay the limit */
};

/* Deals a world in which the seat is asked the same question as now. False: none was found, or the budget was used
   up. */
bool lookahead_deal(struct lookahead *s);
/* Ends a world early if the budget is used up. */
bool lookahead_break_off(struct lookahead *s);

/* The question to answer next: the searching seat's own before those of other seats. */
struct ask *descent_question(const struct lookahead *s);
bool descent_give(struct lookahead *s, const struct ask *q, int option);
/* Does this world end here? Where only what follows soon tells what a choice was worth, the rest would hide it. */
bool descent_is_far_enough(const struct lookahead *s);
/* Plays a world: down the tree to a new option, then by habit as far as there are habits, then at random. False: the
   script or its advice failed, or the world was broken off. */
bool descent_play(struct lookahead *s);
/* The same with this answer first, and then at random at once. */
bool descent_try(struct lookahead *s, int option);

struct gain {
  struct gains *of; /* NULL: nothing is noted */
  int seat, face, score;
};
/* Notes what an answer brings at once. */
void gain_before(struct lookahead *s, const struct ask *q, int option, struct gain *g);
void gain_after(struct lookahead *s, const struct gain *g);
/* A label of what the seat may expect of a piece that it holds blindly, and of the best of these. */
uint64_t gain_label(const struct lookahead *s, int seat, uint16_t piece);
uint64_t gain_context(const struct lookahead *s, int seat);
/* A question at any place of the game, whoever is asked. */
static inline uint64_t question_hash(const struct ask *q) { return fold_word(0, q->prompt); }

/* Computes the value for each seat, from 0 to 1: mostly the rank, and a little the lead over the average; or the
   lead alone. A single player, or all who play together, are compared with the other worlds. Returns: is anybody
   ahead? */
bool worth_judge(struct lookahead *s, double *worth);

#endif
