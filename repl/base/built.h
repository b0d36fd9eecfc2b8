/* built.h: what the Makefile writes into the program: where it is installed, and the licences of its parts. */
#ifndef BUILT_H
#define BUILT_H

extern const char installed_data[]; /* the folder with scripts/ and examples/ */
extern const char notices[];

#endif
