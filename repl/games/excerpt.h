/* excerpt.h: the lines of a script around the place that a complaint names. */
#ifndef EXCERPT_H
#define EXCERPT_H

#include <jansson.h>
#include <stdio.h>

#include "croupier.h"

/* Prints the lines of these texts around the place where the script failed, and suggests a word of scripts that may
   have been meant. */
void excerpt(const croupier *c, const croupier_config *config);
/* Notes the place of a failure, for a complaint that is written as JSON. */
void excerpt_trouble(const croupier *c);
/* The failure as JSON, as such complaints are. */
json_t *excerpt_json(const croupier_fault *fault);

/* What excerpt prints, later. */
struct excerpt {
  char file[200], text[1000];
  long line;
};
void excerpt_kept(struct excerpt *e, const croupier_fault *fault);
void excerpt_show(const struct excerpt *e, const croupier_config *config);
/* Notes the place, likewise; the code is that of the complaint's sentence. */
void excerpt_kept_trouble(const struct excerpt *e);

/* The lines of the source around this one. */
void excerpt_lines(FILE *out, const croupier_source *source, long line);

#endif
