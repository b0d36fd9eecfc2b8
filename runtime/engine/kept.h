/* kept.h: what a croupier has handed out, and keeps until the next of its kind. */
#ifndef CROUPIER_KEPT_H
#define CROUPIER_KEPT_H

#include "text.h"

struct kept {
  struct line sentence; /* of an event */
  struct line prompt;   /* of a question */
  struct line page;     /* a picture, a heading */
  char *json;           /* of malloc */
};

struct croupier;
struct kept *croupier_kept(struct croupier *c);

#endif
