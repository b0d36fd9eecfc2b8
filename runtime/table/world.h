/* world.h: everything that the engine knows of one game. Lies in the arena, so every snapshot includes it. */
#ifndef CROUPIER_WORLD_H
#define CROUPIER_WORLD_H

#include <stdbool.h>
#include <stdint.h>

#include "ask.h"
#include "drawing.h"
#include "knowledge.h"
#include "purse.h"
#include "rng.h"
#include "zone.h"

#define MAX_SEATS         8
#define MAX_DUMMIES       4
#define BRANCHING_BUCKETS 65 /* decisions by number of options; the last holds 64 and more */

struct croupier;
struct names;
struct telling;

/* Who hears events. */
enum { HEARD_BY_HOST = 1, HEARD_BY_SEATS = 2 /* what they see is remembered */, WATCHED = 4 };

/* Who has points and is no player. */
struct dummy {
  const char *name;
  int32_t score;
};

/* The dice of a player: the faces of each are pieces, made one after the other. */
struct dice {
  uint16_t cup, zone, first, sides; /* zone: where they lie when rolled */
  uint8_t count;                    /* 0: the player has none */
};

/* A variable of the game or of a player that the table shows. */
struct variable {
  int8_t owner; /* a seat, or -1 */
  uint8_t sees; /* a bit for each seat that sees it */
};

/* Where a game has been without a choice of anybody: see engine/nowhere.c. */
struct walk {
  uint64_t choices; /* answers so far that were a choice, when this walk began */
  uint64_t hash;    /* of a position on it */
  uint64_t at;      /* the number of answers given there */
  uint64_t steps;   /* the later positions that are compared with it */
  bool round;       /* it has come again */
};

/* See coupled.h. */
enum { COUNTS_COUPLED = 256 };
struct coupling {
  bool on;
  uint64_t seed;
  uint32_t *before; /* questions and acts of chance so far, by what they are: COUNTS_COUPLED of them */
};

/* What many games never write. It lies in the cold heap, so that they need not copy it. */
struct seldom {
  struct candidates among;
  uint32_t before[COUNTS_COUPLED];
};

/*
** One struct, allocated once while a script is loaded. Seats count from 0 in C, and from 1 in scripts, events,
** journals and prompts.
*/
struct world {
  struct croupier *host;   /* these three never change */
  struct names *names;     /* of the things on the table, and its texts */
  struct telling *telling; /* what the host will be told */
  struct rng chance;       /* shuffles, dice, draws */
  /* if not NULL, the host draws a number from 0 to n - 1 instead */
  uint32_t (*draw)(struct croupier *host, uint32_t n);
  uint16_t swapped[2];           /* pieces that change places in the first shuffle of both; the same: none */
  bool foretold;                 /* a spec or a file says what chance does first: see foretold.h */
  struct rng bots[MAX_SEATS];    /* a stream for each seat, so that the order of questions does not matter */
  const void *player[MAX_SEATS]; /* the addresses of the player tables, to recognise them */
  uint8_t seats;
  uint16_t look_only;    /* > 0 while legality is decided: nothing may change */
  bool laying_out;       /* in `setup`: no chance, no questions */
  uint8_t mistake;       /* croupier_mistake of the newest error that has one */
  bool scripted;         /* a spec gives the answers */
  bool in_spec;          /* a spec runs, so the host is never asked */
  uint8_t listening;     /* who hears events; 0: nobody */
  bool at_prompt;        /* a line of the host runs, not the script: nobody can be asked */
  bool put_again;        /* the continuations of questions put them again: see redeal.c */
  uint8_t inline_random; /* a bit for each seat that the engine answers at random, without a stop */
  uint64_t inline_until; /* up to this number of decisions; then the host is asked */
  /* a bot looks ahead: returns the option to take without a stop, or -1 to ask the host. Then nobody reads why
     candidates are left out. NULL: no bot does */
  int (*chooses)(struct croupier *host, struct ask *q);
  uint64_t look_at; /* from this number of decisions on the walk is looked at */
  struct walk walk;
  struct coupling coupling;
  uint8_t free_actions; /* how many the game has */
  bool in_free_action;  /* a free action is being carried out: no others are possible */
  uint8_t free_depth;   /* number of free actions on the C stack, each with the question put after it */
  const char *phase;    /* name and number of the phase, for error texts and views */
  int32_t phase_number;
  int8_t phase_seat;        /* whose it is, or -1 */
  int8_t active;            /* the seat on turn, or -1 */
  uint64_t decisions;       /* answers given so far */
  int32_t score[MAX_SEATS]; /* the members of a team have the same */
  struct dummy dummy[MAX_DUMMIES];
  struct dice dice[MAX_SEATS];
  uint8_t dummies;
  bool lowest; /* the player with the fewest points leads */
  bool stakes; /* points are money: the amount counts, not the rank */
  uint16_t
      look_ahead; /* decisions that a greedy bot plays on before it counts up; 0: to the end of the game */
  int8_t rank[MAX_SEATS];                /* 1 is best; 0 before the end */
  uint8_t team[MAX_SEATS];               /* from 1; 0: each plays alone */
  uint8_t fate;                          /* croupier_fate */
  struct drawing drawing[MOST_DRAWINGS]; /* of the script */
  uint8_t drawings;
  struct variable *shown; /* variables that are seen: see shown.h. They never change once the table is laid */
  uint8_t showns;
  struct table table; /* pieces and the zones they are in */
  struct purses purses;
  struct knowledge *knows;    /* the knowledge of each seat, if HEARD_BY_SEATS; else NULL */
  uint64_t was_told;          /* a hash of all that scripts have told of pieces; 0: nothing */
  uint64_t hidden[MAX_SEATS]; /* a bit for each purse whose amount the seat cannot know */
  /* while WATCHED: a hash of everything that each seat has seen, and one of what all have seen */
  uint64_t watched[MAX_SEATS + 1];
  struct asks asks; /* the questions that wait for an answer */
  uint8_t refused;  /* a bit for each place in asks: refused candidates were noted */
  uint8_t remarked; /* likewise: remarks on candidates that are offered */
  uint32_t branching[BRANCHING_BUCKETS];
};

#endif
