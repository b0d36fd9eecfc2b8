/* usage.h: what is offered, chosen and moved in many games, and what never is. */
#ifndef USAGE_H
#define USAGE_H

#include "croupier.h"

/* What a name stands for in these counts. */
enum used_as {
  USED_PIECE,  /* a piece of this name, at any question; `of`: "" */
  USED_OPTION, /* an option that is no piece; `of`: the question */
  USED_PLACE,  /* pieces of this name in a zone; `of`: the zone */
  USED_ZONE,   /* a zone, of which many may be wrong by their kind; `of`: "" */
};

struct used {
  enum used_as as;
  char *of, *name;
  uint64_t offered, refused; /* a piece or an option */
  uint64_t weighed, picked;  /* an option: when a bot that thinks had a choice, and took it */
  uint64_t came, went;       /* a place: in, out */
  int piece;                 /* of an option whose name begins with that of a piece: its place in the list; else -1 */
};

struct usage {
  struct used *of;
  size_t count;
  uint32_t *place; /* of the names by their hash: 1 + the place above */
  size_t room;     /* a power of two */
  bool failed;     /* no memory */
};

/* The zones, and the pieces on the table of a game that has just begun. */
void usage_names(struct usage *u, croupier *c);
/* The seat's question; chosen: the option that it takes, thinks: a bot that looks ahead takes it. */
void usage_question(struct usage *u, croupier *c, int seat, int chosen, bool thinks);
/* A piece moves. */
void usage_event(struct usage *u, const croupier_event *event);
void usage_add(struct usage *sum, const struct usage *part);
void usage_free(struct usage *u);

#endif
