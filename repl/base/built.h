/* built.h: what the Makefile writes into the program: where it is installed, the licences of its parts, and a page. */
#ifndef BUILT_H
#define BUILT_H

extern const char installed_data[]; /* the folder with scripts/ and examples/ */
extern const char notices[];
extern const char one_page[]; /* for writers of scripts, made by .ci/page.sh */

#endif
