/* indent.h: lines of Lua as they are set in a script. */
#ifndef INDENT_H
#define INDENT_H

#include <stdio.h>

/* Writes the lines, two blanks further in for each block or bracket that is open; the first one has `depth` times two.
   Lines inside long brackets stay as they are. */
void indent(FILE *out, const char *text, int depth);

#endif
