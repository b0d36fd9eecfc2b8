/* page.h: pages as scripts write them, in lines that an editor can show, as text that any width can. */
#ifndef CROUPIER_PAGE_H
#define CROUPIER_PAGE_H

#include "text.h"

/*
** Joins the lines of each paragraph and of each item of a list to one line, and breaks it between words so that it takes
** `columns`; 0: it stays one line. An item begins with "- " or "1. "; its further lines are indented as far as its words.
** A line with two blanks in it belongs to a table: it is joined to no other. Several empty lines become one.
*/
void page_set(struct line *to, const char *text, int columns);

#endif
