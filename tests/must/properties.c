/* properties.c: what must hold of every game of random or eager players at one table: it ends, nothing is lost or made,
   scores add up, and seed and journal make it again. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier_inner.h"
#include "question.h"

/*
** properties GAMES SCRIPT PLAYERS [eager] [events] [KNOB=VALUE | house=FILE]...: games with the seeds from 1. The texts
** beside the script are loaded, so a word that players would read and that has no text is a fault. In every second game
** players act out of turn as well, where they may. tests/must/tables.sh lists the tables.
**
** Random players hardly build: they end their turns too soon. Eager ones are random as well, but seldom stop, pass or
** refuse, so that they come to the ends of rules. `events` prints all that happens, for a judge to read.
*/

enum { MOST_ANSWERS = 100000, MOST_ADDITIONS = 8, SELDOM = 8 };

struct table_of {
  croupier *c, *again; /* the second plays what the first has written down */
  croupier_config config;
  uint64_t seed;
  struct rng rng;
  struct line journal;
  bool eager, events;
  int pieces;
  int64_t purses[MAX_PURSES + 1]; /* totals by currency, which count from 1 */
  int64_t score[MAX_SEATS];       /* as the events add up */
  char fault[400];
};

static void fault(struct table_of *t, const char *what) {
  if (t->fault[0] != '\0') return;
  snprintf(t->fault, sizeof t->fault, "seed %llu, after %llu answers: %s", (unsigned long long)t->seed,
           (unsigned long long)croupier_decisions(t->c), what);
}

static void on_event(void *data, const croupier_event *event) {
  struct table_of *t = data;
  if (event->host != t->c) return;
  /* what a dummy scores counts for nobody */
  bool scores = event->type == CROUPIER_EVENT_SCORE && event->seat >= 0;
  if (scores) t->score[event->seat] += event->number;
  if (t->events) puts(croupier_event_json(event, 0));
}

/* --- what is counted --- */

static void count(struct table_of *t) {
  const struct world *w = t->c->world;
  t->pieces = w->table.pieces;
  for (int i = 0; i <= w->purses.count; i++) t->purses[i] = purse_total(&w->purses, (uint8_t)i);
  memset(t->score, 0, sizeof t->score);
}

static void check_count(struct table_of *t) {
  const struct world *w = t->c->world;
  const char *unsound = croupier_unsound(t->c);
  if (*unsound != '\0') fault(t, unsound);
  if (w->table.pieces != t->pieces) fault(t, "there are more pieces, or fewer");
  for (int i = 0; i <= w->purses.count; i++)
    if (purse_total(&w->purses, (uint8_t)i) != t->purses[i]) fault(t, "purses have won or lost something");
}

/* What was told of the seat and of those who share its score: its team, or all who play together. */
static int64_t told_score(const struct table_of *t, int seat) {
  int64_t score = 0;
  for (int other = 1; other <= croupier_players(t->c); other++) {
    bool team = croupier_team(t->c, seat) > 0 && croupier_team(t->c, other) == croupier_team(t->c, seat);
    if (other == seat || team || croupier_fate_of(t->c) != CROUPIER_AGAINST) score += t->score[other - 1];
  }
  return score;
}

static void check_end(struct table_of *t) {
  bool won = false;
  if (croupier_status(t->c) != CROUPIER_ENDED) fault(t, "it does not end");
  for (int seat = 1; seat <= croupier_players(t->c); seat++) {
    if (croupier_score(t->c, seat) != told_score(t, seat))
      fault(t, "the scores that were told do not add up");
    int rank = croupier_rank(t->c, seat);
    if (rank < 1 || rank > croupier_players(t->c)) fault(t, "a player has no place");
    won = won || rank == 1;
  }
  if (!won && croupier_fate_of(t->c) != CROUPIER_ALL_LOST) fault(t, "nobody has won");
}

/* Players of our games read no word of a script. */
static void check_texts(struct table_of *t) {
  const char *lang;
  for (int i = 0; (lang = croupier_language(i)) != NULL; i++) {
    size_t place = 0;
    croupier_wording is;
    while (croupier_next_wording(t->c, lang, &place, &is)) {
      if (!is.missing || t->fault[0] != '\0') continue;
      snprintf(t->fault, sizeof t->fault, "the text '%s' is missing in %s", is.key, lang);
    }
  }
}

/* --- playing --- */

static int below(struct table_of *t, int n) { return (int)rng_below(&t->rng, (uint32_t)n); }

static bool is_free_action(struct table_of *t, const char *word) {
  const char *name;
  for (int i = 0; (name = croupier_free_name(t->c, i, NULL)) != NULL; i++)
    if (strcmp(name, word) == 0) return true;
  return false;
}

/* Does it mean doing nothing, or no more? A word instead of a choice does, unless it is a free action. */
static bool stops(struct table_of *t, int seat, int option) {
  static const char *const words[] = {"pass", "done", "fold", "refuse", "none", "nothing", "no", "end turn"};
  const struct ask *q = croupier_pending(t->c, seat);
  int32_t value;
  enum option_kind kind = ask_option(&t->c->world->asks, q, option, &value);
  if (kind == OPTION_YES) return value == 0;
  if (kind == OPTION_DONE) return true;
  if (kind == OPTION_OTHER) return !is_free_action(t, q->other[value]);
  if (kind == OPTION_NUMBER || q->pieces) return false;
  const char *name = croupier_option(t->c, seat, option, NULL);
  for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
    if (strcmp(name, words[i]) == 0) return true;
  return false;
}

/* An option that stops has an eighth of the chance of any other. */
static int choose(struct table_of *t, const croupier_question *q) {
  int seat = q->seat, options = q->options;
  if (!t->eager) return croupier_random_option(t->c, seat);
  int option = below(t, options);
  while (stops(t, seat, option) && below(t, SELDOM) != 0) option = below(t, options);
  return option;
}

static croupier_status_code step(struct table_of *t, croupier_journal *j) {
  croupier *c = t->c;
  int other = 1 + below(t, croupier_players(c));
  int actions = t->seed % 2 == 1 && below(t, 16) == 0 ? croupier_free_actions(c, other) : 0;
  if (actions > 0) return croupier_journal_act(j, c, other, below(t, actions));
  const croupier_question *q = croupier_question_at(c, below(t, croupier_questions(c)));
  int seat = q->seat;
  return croupier_journal_answer(j, c, seat, choose(t, q));
}

static void play(struct table_of *t) {
  static const char *const seats[CROUPIER_MAX_SEATS] = {"random", "random", "random", "random",
                                                        "random", "random", "random", "random"};
  if (croupier_start(t->c, t->seed) != CROUPIER_OK) {
    fault(t, croupier_error(t->c));
    return;
  }
  croupier_journal *j = croupier_journal_new(t->c, &t->config, seats);
  line_clear(&t->journal);
  line_add(&t->journal, croupier_journal_line(j));
  for (int i = 0; croupier_status(t->c) == CROUPIER_ASKS && t->fault[0] == '\0'; i++) {
    if (i == MOST_ANSWERS) fault(t, "it does not end");
    else if (step(t, j) != CROUPIER_OK) fault(t, croupier_error(t->c));
    check_count(t);
    line_add(&t->journal, croupier_journal_line(j));
  }
  croupier_journal_free(j);
}

static void play_again(struct table_of *t) {
  croupier *c = t->again;
  croupier_journal *j = croupier_journal_read(line_text(&t->journal), t->journal.size);
  if (j == NULL || *croupier_journal_damage(j) != '\0' || croupier_journal_cut(j)) {
    fault(t, "the journal is not sound");
  } else {
    croupier_journal_result result = croupier_journal_start(j, c);
    for (size_t i = 0; i < croupier_journal_lines(j) && result == CROUPIER_JOURNAL_PLAYED; i++)
      result = croupier_journal_next(j, c);
    if (result != CROUPIER_JOURNAL_PLAYED) fault(t, croupier_journal_damage(j));
    if (croupier_hash(c) != croupier_hash(t->c)) fault(t, "the journal leads to another end");
    for (int seat = 1; seat <= croupier_players(c); seat++)
      if (croupier_rank(c, seat) != croupier_rank(t->c, seat)) fault(t, "the journal leads to other places");
  }
  croupier_journal_free(j);
}

static void play_games(struct table_of *t, int games) {
  for (int i = 1; i <= games && t->fault[0] == '\0'; i++) {
    t->seed = (uint64_t)i;
    rng_seed(&t->rng, t->seed, 200);
    count(t);
    play(t);
    if (t->fault[0] == '\0') check_end(t);
    if (t->fault[0] == '\0') play_again(t);
  }
  check_texts(t);
}

/* --- the program --- */

static bool read_source(croupier_source *source, const char *path) {
  FILE *f = fopen(path, "rb");
  if (f == NULL) return false;
  char *text = malloc(1 << 20);
  const char *slash = strrchr(path, '/');
  source->name = slash != NULL ? slash + 1 : path;
  source->size = text != NULL ? fread(text, 1, 1 << 20, f) : 0;
  source->text = text;
  fclose(f);
  return text != NULL;
}

static bool add_house(croupier_addition *to, const char *path) {
  to->kind = CROUPIER_SOURCE_HOUSE;
  return read_source(&to->source, path);
}

/* The file beside a script that ends so, if there is one. */
static void add_beside(croupier_config *config, croupier_addition *additions, croupier_source_kind kind,
                       char path[1000], const char *script, const char *end) {
  snprintf(path, 1000, "%.*s%s", (int)strlen(script) - 4, script, end);
  if (read_source(&additions[config->addition_count].source, path))
    additions[config->addition_count++].kind = kind;
}

int main(int argc, char **argv) {
  static struct table_of t;
  static croupier_addition additions[MOST_ADDITIONS];
  if (argc < 4 || !read_source(&t.config.script, argv[2])) return 2;
  char texts[1000], cards[1000];
  add_beside(&t.config, additions, CROUPIER_SOURCE_TEXTS, texts, argv[2], ".texts.lua");
  add_beside(&t.config, additions, CROUPIER_SOURCE_CARDS, cards, argv[2], ".csv");
  t.config.players = atoi(argv[3]);
  const char **knobs = calloc((size_t)argc, sizeof *knobs);
  for (int i = 4; i < argc; i++)
    if (strcmp(argv[i], "eager") == 0) t.eager = true;
    else if (strcmp(argv[i], "events") == 0) t.events = true;
    else if (strncmp(argv[i], "house=", 6) != 0) knobs[t.config.knob_count++] = argv[i];
    else if (!add_house(&additions[t.config.addition_count++ % MOST_ADDITIONS], argv[i] + 6)) return 2;
  t.config.knobs = knobs;
  t.config.additions = additions;
  t.config.event = on_event;
  t.config.data = &t;
  t.c = croupier_new(&t.config);
  t.config.event = NULL;
  t.again = croupier_new(&t.config);
  if (croupier_status(t.c) == CROUPIER_BROKEN) snprintf(t.fault, sizeof t.fault, "%s", croupier_error(t.c));
  else play_games(&t, atoi(argv[1]));
  if (t.fault[0] != '\0') {
    printf("FAIL ");
    for (int i = 2; i < argc; i++) printf(" %s", argv[i]);
    printf(": %s\n", t.fault);
  }
  printf("%d passed, %d failed\n", t.fault[0] == '\0', t.fault[0] != '\0');
  croupier_free(t.c);
  croupier_free(t.again);
  line_free(&t.journal);
  free((char *)t.config.script.text);
  for (int i = 0; i < MOST_ADDITIONS; i++) free((char *)additions[i].source.text);
  free(knobs);
  return t.fault[0] != '\0';
}
