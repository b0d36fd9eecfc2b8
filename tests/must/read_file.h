/* read_file.h: a whole file, and a script with its knobs, for the programs of tests/must and tests/bench. */
#ifndef READ_FILE_H
#define READ_FILE_H

#include <stdio.h>
#include <stdlib.h>

#include "croupier.h"

/* The first megabyte of it; NULL: it is not there. */
static inline char *read_file(const char *path, size_t *size) {
  FILE *in = fopen(path, "rb");
  char *text = in != NULL ? malloc(1 << 20) : NULL;
  *size = text != NULL ? fread(text, 1, 1 << 20, in) : 0;
  if (in != NULL) fclose(in);
  return text;
}

/* Words of a command line: the path of a script, then knobs, then NULL. Free the text of the script. */
static inline croupier_config read_script(char **words) {
  croupier_config config = {
      .script = {.name = words[0]}, .knobs = (const char *const *)words + 1, .guarded = true};
  while (config.knobs[config.knob_count] != NULL) config.knob_count++;
  config.script.text = read_file(words[0], &config.script.size);
  return config;
}

#endif
