/* read_file.h: a whole file, for the programs of tests/must and tests/bench. */
#ifndef READ_FILE_H
#define READ_FILE_H

#include <stdio.h>
#include <stdlib.h>

/* The first megabyte of it; NULL: it is not there. */
static inline char *read_file(const char *path, size_t *size) {
  FILE *in = fopen(path, "rb");
  char *text = in != NULL ? malloc(1 << 20) : NULL;
  *size = text != NULL ? fread(text, 1, 1 << 20, in) : 0;
  if (in != NULL) fclose(in);
  return text;
}

#endif
