/* bot.c: the kinds of bots: one row for each. */
#include <stdlib.h>
#include <string.h>

#include "asking.h"
#include "croupier_inner.h"
#include "label.h"
#include "question.h"

enum { SEARCH_USUALLY = 1000, MOST_FORMS = 2 };

/* What stands behind the colon. False: it is not that. */
typedef bool read_argument(const char *text, croupier_bot *bot);
/* With the best options, as croupier_search. */
typedef int choose(croupier *c, int seat, const croupier_bot *bot, const croupier_progress *progress,
                   croupier_estimate *best, int room);

static bool read_effort(const char *text, croupier_bot *bot) {
  char *end;
  long n = strtol(text, &end, 10);
  bool ms = strcmp(end, "ms") == 0;
  if (end == text || n < 1 || n > CROUPIER_MOST_EFFORT || (*end != '\0' && !ms)) return false;
  if (ms) bot->ms = (unsigned)n;
  else bot->iterations = (unsigned)n;
  return true;
}

static bool read_distance(const char *text, croupier_bot *bot) {
  if (!read_effort(text, bot) || bot->ms > 0) return false;
  bot->ahead = bot->iterations;
  return true;
}

static int choose_at_random(croupier *c, int seat, const croupier_bot *bot, const croupier_progress *progress,
                            croupier_estimate *best, int room) {
  (void)bot, (void)progress, (void)best, (void)room;
  return croupier_random_option(c, seat);
}

static int choose_by_thinking(croupier *c, int seat, const croupier_bot *bot,
                              const croupier_progress *progress, croupier_estimate *best, int room) {
  const struct ask *q = croupier_pending(c, seat);
  return croupier_search(c, seat, bot, asking_place(c->world, q), progress, best, room);
}

/* Kinds without a name in croupier.h are known by their words alone. */
static const struct row {
  const char *name;
  read_argument *read; /* NULL: nothing may stand behind the name */
  choose *choose;
  bool thinks;
  struct {
    const char *form, *example;
    enum text help;
  } form[MOST_FORMS];
} rows[] = {
    [CROUPIER_RANDOM] = {"random", NULL, choose_at_random, false, {{"random", "random", TEXT_bot_random}}},
    [CROUPIER_GREEDY] = {"greedy",
                         read_distance,
                         choose_by_thinking,
                         true,
                         {{"greedy", "greedy", TEXT_bot_greedy},
                          {"greedy:N", "greedy:10", TEXT_bot_greedy_n}}},
    [CROUPIER_SEARCH] = {"search",
                         read_effort,
                         choose_by_thinking,
                         true,
                         {{"search:N", "search:500", TEXT_bot_search_n},
                          {"search:Nms", "search:2000ms", TEXT_bot_search_ms}}},
};
enum { KINDS = sizeof rows / sizeof *rows };

bool croupier_bot_named(const char *word, croupier_bot *bot) {
  size_t length = strcspn(word, ":");
  *bot = (croupier_bot){.kind = CROUPIER_RANDOM, .iterations = SEARCH_USUALLY};
  for (int kind = 0; kind < KINDS; kind++) {
    const struct row *row = &rows[kind];
    if (strlen(row->name) != length || strncmp(word, row->name, length) != 0) continue;
    bot->kind = (croupier_bot_kind)kind;
    return word[length] == '\0' || (row->read != NULL && row->read(word + length + 1, bot));
  }
  return false;
}

bool croupier_bot_form_at(int i, const char *lang, croupier_bot_form *form) {
  for (int kind = 0; kind < KINDS; kind++)
    for (int f = 0; f < MOST_FORMS && rows[kind].form[f].form != NULL; f++) {
      if (i-- > 0) continue;
      *form = (croupier_bot_form){rows[kind].form[f].form, rows[kind].form[f].example,
                                  text_own(lang_of(lang), rows[kind].form[f].help), rows[kind].thinks};
      return true;
    }
  return false;
}

bool croupier_bot_thinks(const croupier_bot *bot) { return rows[bot->kind].thinks; }

const char *croupier_bot_trouble(const croupier *c) { return c->trouble; }

const char *croupier_bot_met(const croupier *c) { return c->met; }

int croupier_bot_estimates(croupier *c, int seat, const croupier_bot *bot, const croupier_progress *progress,
                           croupier_estimate *best, int room, int *tried) {
  const struct ask *q = croupier_pending(c, seat);
  c->trouble[0] = c->met[0] = '\0';
  *tried = 0;
  if (q == NULL) return croupier_random_option(c, seat); /* says so */
  int option = rows[bot->kind].choose(c, seat, bot, progress, best, room);
  int options = rows[bot->kind].thinks ? options_tried(q) : 0;
  *tried = option < 0 ? 0 : options < room ? options : room;
  return option;
}

int croupier_bot_option(croupier *c, int seat, const croupier_bot *bot, const croupier_progress *progress) {
  int tried;
  return croupier_bot_estimates(c, seat, bot, progress, NULL, 0, &tried);
}
