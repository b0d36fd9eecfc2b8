/* page.h: a web page in one file, without scripts: text, tables and pictures, for phones and for paper. */
#ifndef PAGE_H
#define PAGE_H

#include <stdio.h>

/* `language` is a code such as "hu". The title is its first heading as well. */
void page_begin(FILE *out, const char *language, const char *title);
void page_end(FILE *out);

/* Text that may come from anywhere: it is escaped for HTML and SVG, and what cannot be shown as at a terminal. */
void page_safe(FILE *out, const char *text);
void page_heading(FILE *out, const char *text);
void page_text(FILE *out, const char *text);    /* a paragraph */
void page_command(FILE *out, const char *text); /* a line that can be copied */

/* A table. The first cell of a row is its name; cells of a row are separated by tabs. */
void page_table(FILE *out, const char *heads);
void page_row(FILE *out, const char *cells);
void page_table_end(FILE *out);

#endif
