/* options.h: the one way in which every command reads its arguments. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "texts.h"

struct command;

struct words {
  const char **word; /* the words belong to argv */
  size_t count;
};

/* What the command line says; a command reads the fields of the options that it lists. */
struct options {
  const struct command *commands; /* all that the program has; the last has no name */
  struct words arguments;         /* GAME, FILE... */
  long players;                   /* 0: as the game likes */
  struct words seat, set, house, chance;
  struct words strengths, both, a_set, a_house; /* of compare; strengths: --bots */
  const char *bots, *lang, *journal, *variant, *a_variant, *spec;
  uint64_t seed;
  bool seed_given;
  bool events, verify;
  long viewer; /* replay --seat: 0 sees all */
  long to;     /* -1: all */
  const char *rules;
  bool without_house; /* replay: leaves out the house rules of the journal */
  long games, pairs, jobs;
  const char *within, *expect, *target; /* of compare, of sweep */
  const char *shard, *journals, *format, *out;
  const char *style, *paper; /* of cards */
  const char *kind;          /* of new */
  bool bare;
  bool stdio, one_page, ask_all, all, cover, profile, once;
  bool skill, luck, cards, choices; /* experiments of sim */
  struct words card;
  long rounds, draws; /* draws 0: as many as are soon done */
  const char *fault;
  long patience, game_time, time; /* seconds */
};

struct command {
  const char *name, *arguments;
  enum text summary;
  int least, most;     /* arguments; most -1: any number */
  const char *options; /* keys of the table in options.c, separated by blanks */
  int (*run)(const struct options *o);
};

enum { PARSED = -1, HELPED = -2 };
/* PARSED, HELPED (--help was given and printed), or a status to leave with. */
int options_parse(struct options *o, const struct command *command, int argc, char **argv);
void options_plain(struct options *o); /* as if nothing had been said */
/* One more word, all of another list, the seed as a word; DONE, or they complain. */
int options_add(struct words *words, const char *word);
int options_add_all(struct words *words, const struct words *more);
int options_seed(struct options *o, const char *value);
/* The i-th option of a command, for help and completion; false: there are no more. value: NULL for a switch. */
struct option_text {
  const char *name, *value;
  char help[400];
};
bool options_text(const struct command *command, int i, int language, struct option_text *text);
void options_free(struct options *o);

#endif
