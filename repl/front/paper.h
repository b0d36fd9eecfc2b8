/* paper.h: cards as a page that a browser prints. */
#ifndef PAPER_H
#define PAPER_H

#include <stdio.h>

#include "faces.h"
#include "file.h"
#include "options.h"

struct paper {
  const char *title, *lang;
  double width, height; /* mm */
  const char *name;     /* as CSS calls it: "A4" */
  const char *style;    /* the designer's own CSS, or NULL */
};

/* Reads --paper and --style; the style lies in the file. DONE, or complains. */
int paper_read(struct paper *paper, struct file *style, const struct options *o);
/* Nine cards of 63 by 88 mm to a page, with marks where they are cut; each copy is a card. */
void paper_print(FILE *out, const struct paper *paper, const struct faces *faces);

#endif
