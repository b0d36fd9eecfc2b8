/* built.h: what the Makefile writes into the program: the licences of its parts, and a page. */
#ifndef BUILT_H
#define BUILT_H

extern const char notices[];
extern const char one_page[]; /* for writers of scripts, made by .ci/page.sh */

#endif
