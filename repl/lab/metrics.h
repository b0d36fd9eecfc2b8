/* metrics.h: what the laboratory says of a game: figures with intervals, in sections. Renderers make text, JSON, CSV and pages. */
#ifndef METRICS_H
#define METRICS_H

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>

#include "interval.h"

enum section {
  SEAT_EDGE,
  BOTS_EDGE,
  FAULTS,
  LENGTH_OF,
  CHOICE,
  COURSE,
  SKILL,
  LUCK,
  CARDS,
  DEAD,
  RESTRICTED,
  AUCTIONS,
  SECTIONS
};

/* One row each in metrics.c. */
enum metric_kind {
  EDGE_OF_SEAT,
  EDGE_OF_BOT,
  FAULT_ERRORS,
  FAULT_BROKEN,
  FAULT_ENDLESS,
  FAULT_TIES,
  LENGTH_DECISIONS,
  LENGTH_PHASES,
  LENGTH_ANSWERS,
  CHOICE_OF_TWO,
  CHOICE_SPREAD,
  LEAD_CHANGES,
  DECIDED_AT,
  LAST_AT_HALF,
  FIRST_AT_QUARTER,
  SKILL_STEP,
  LUCK_DEAL,
  LUCK_BOTS,
  LUCK_REST,
  CARD_POWER,
  CARD_HELD,
  CARD_DRAWN,
  CARD_PLAYED,
  DEAD_PIECE,
  DEAD_OPTION,
  DEAD_UNPICKED,
  DEAD_RULE,
  DEAD_EVENT,
  OPTION_FORBIDDEN,
  OPTION_FORCED,
  AUCTION_NO_BID,
  AUCTION_GAIN,
  METRIC_KINDS
};

enum { METRIC_OF = 80, METRIC_COMMAND = 600 };

struct metric {
  enum metric_kind kind;
  char of[METRIC_OF]; /* a seat, a card, an option ...; "": of the game */
  double value;       /* shares from 0 to 1 */
  struct interval is;
  uint64_t n;                   /* games, deals, decisions: how many it is made from */
  char command[METRIC_COMMAND]; /* shows the first such game; "": none */
};

/* Zero at first. */
struct metrics {
  struct metric *of;
  size_t count, room;
  bool failed;    /* no memory: it does not hold all */
  bool by_chance; /* who leads was told by win chance; else by score */
  bool unled;     /* nobody led before the end */
};

/* The metric stays where it is until the next one; NULL: no memory. `of` may be NULL. */
struct metric *metrics_add(struct metrics *m, enum metric_kind kind, const char *of, double value,
                           struct interval is, uint64_t n);
/* The same of the mean of a sum, each number in parts of `whole`. Nothing, if there are none. */
void metrics_mean(struct metrics *m, enum metric_kind kind, const char *of, struct series sum, double whole);
/* The same of shares, such as wins in parts of `whole`. */
void metrics_share(struct metrics *m, enum metric_kind kind, const char *of, struct series sum,
                   int64_t whole);
void metrics_free(struct metrics *m);

enum section metric_section(enum metric_kind kind);
const char *metric_word(enum metric_kind kind); /* of JSON and CSV */
const char *section_word(enum section section);
/* What the section is about, and how to read it, in the program's language. */
const char *section_head(const struct metrics *m, enum section section);
const char *section_says(const struct metrics *m, enum section section);
bool section_empty(const struct metrics *m, enum section section);
/* "seat 1: win share", and "4.1 %", "1.2 .. 5.0 %" or "". */
const char *metric_of(const struct metric *m); /* "seat 1" in the program's language, or what it is of */
void metric_name(const struct metric *m, char name[200]);
void metric_value(const struct metric *m, char value[40], char interval[60]);
/* In per cent where it is a share, so for charts. */
double metric_scale(enum metric_kind kind);

void metrics_text(const struct metrics *m, enum section from, enum section to, FILE *out);
void metrics_csv(const struct metrics *m, FILE *out);
/* Adds a member for each section to an object. */
void metrics_json(const struct metrics *m, json_t *to);

#endif
