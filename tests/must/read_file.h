/* read_file.h: a whole file, and a script with its knobs, for the programs of tests/must and tests/bench. */
#ifndef READ_FILE_H
#define READ_FILE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier.h"

/* The first megabyte of it; NULL: it is not there. */
static inline char *read_file(const char *path, size_t *size) {
  FILE *in = fopen(path, "rb");
  char *text = in != NULL ? malloc(1 << 20) : NULL;
  *size = text != NULL ? fread(text, 1, 1 << 20, in) : 0;
  if (in != NULL) fclose(in);
  return text;
}

/* The table of cards beside a script, "hill_town.csv" beside hill_town.lua, if there is one; kept to the end. */
static inline void read_cards(croupier_config *config) {
  static char path[4096];
  static croupier_addition cards = {.kind = CROUPIER_SOURCE_CARDS};
  snprintf(path, sizeof path, "%.*s.csv", (int)(strlen(config->script.name) - strlen(".lua")),
           config->script.name);
  const char *slash = strrchr(path, '/');
  cards.source.name = slash != NULL ? slash + 1 : path;
  cards.source.text = read_file(path, &cards.source.size);
  config->additions = &cards;
  config->addition_count = cards.source.text != NULL;
}

/* Words of a command line: the path of a script, then knobs, then NULL. Free the text of the script. */
static inline croupier_config read_script(char **words) {
  croupier_config config = {
      .script = {.name = words[0]}, .knobs = (const char *const *)words + 1, .guarded = true};
  while (config.knobs[config.knob_count] != NULL) config.knob_count++;
  config.script.text = read_file(words[0], &config.script.size);
  if (config.script.text != NULL) read_cards(&config);
  return config;
}

#endif
