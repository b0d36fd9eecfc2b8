/* complete.c: what the line may become: commands and what may stand behind them, answers. */
#define _POSIX_C_SOURCE 200809L

#include <stdlib.h>
#include <string.h>

#include "games.h"
#include "verbs.h"

/* Whole lines are handed on: what is typed up to `kept`, and a word in place of the rest. */
struct completion {
  const char *typed;
  size_t kept;
  void (*add)(void *to, const char *line);
  void *to;
};

static void offer(const struct completion *c, const char *word) {
  if (!begins_word(c->typed + c->kept, word)) return;
  char line[1000];
  if (snprintf(line, sizeof line, "%.*s%s", (int)c->kept, c->typed, word) < (int)sizeof line)
    c->add(c->to, line);
}

/* --- what may stand behind a command --- */

static void offer_game(void *data, const char *path) {
  char stem[PATH_SIZE];
  game_stem(path, stem);
  offer(data, stem);
}

static void offer_options(const struct repl *r, const struct completion *c) {
  for (int i = 0; i < r->menu.count; i++) {
    const char *label = r->menu.label[i][r->menu.shown];
    bool again = false;
    for (int k = 0; k < i && !again; k++) again = strcmp(r->menu.label[k][r->menu.shown], label) == 0;
    if (!again) offer(c, label);
  }
}

static void offer_seats(const struct repl *r, const struct completion *c) {
  if (!r->game) return;
  for (int seat = 1; seat <= croupier_players(r->game->c); seat++) {
    char number[12];
    snprintf(number, sizeof number, "%d", seat);
    offer(c, number);
  }
}

static void offer_verbs(const struct repl *r, const struct completion *c) {
  const struct verb *v;
  for (int i = 0; (v = verb_at(i)) != NULL; i++) offer(c, v->name[verb_language(r)]);
}

static void offer_arguments(struct repl *r, const struct verb *v, struct completion *c) {
  switch (v->wants) {
  case A_GAME: game_each(offer_game, c); break;
  case AN_ANSWER: offer(c, repl_in(r, "not", "nem")); break;
  case A_SEAT: offer_seats(r, c); break;
  case A_VERB: offer_verbs(r, c); break;
  case A_LANGUAGE:
    offer(c, "en");
    offer(c, "hu");
    break;
  default: break;
  }
}

/* --- the line --- */

void complete_line(void *data, const char *typed, void (*add)(void *to, const char *line), void *to) {
  struct repl *r = data;
  struct completion c = {typed, 0, add, to};
  offer_options(r, &c);
  const char *comma = strrchr(typed, ',');
  if (comma) { /* the next of several */
    c.kept = (size_t)(comma - typed) + 1 + strspn(comma + 1, " ");
    offer_options(r, &c);
    return;
  }
  offer_verbs(r, &c);
  char *copy = strdup(typed), *rest;
  const struct verb *v = copy ? verb_find(copy, &rest, false) : NULL;
  if (v && strchr(typed, ' ')) {
    c.kept = (size_t)(rest - copy);
    offer_arguments(r, v, &c);
  }
  free(copy);
}

/* --- hints --- */

/* The completions of a line, joined; the first one is only what is lacking. */
struct hint {
  const char *typed;
  char text[200];
  size_t size, count;
};

static void join(void *to, const char *line) {
  struct hint *h = to;
  if (h->count++ > 0) line = strrchr(line, ' ') && strrchr(h->typed, ' ') ? strrchr(line, ' ') + 1 : line;
  else line += strlen(h->typed);
  int added = snprintf(h->text + h->size, sizeof h->text - h->size, "%s%s", h->count > 1 ? "  | " : "", line);
  if (added > 0 && h->size + (size_t)added < sizeof h->text) h->size += (size_t)added;
}

char *complete_hint(void *repl, const char *typed) {
  struct repl *r = repl;
  struct hint h = {.typed = typed};
  if (!*typed) return NULL;
  complete_line(r, typed, join, &h);
  if (h.count) return strdup(h.text);
  char *copy = strdup(typed), *rest;
  const struct verb *v = copy ? verb_find(copy, &rest, false) : NULL;
  if (v && !*rest && *v->arguments[EN])
    snprintf(h.text, sizeof h.text, "%s%s", strchr(typed, ' ') ? "" : " ", v->arguments[verb_language(r)]);
  free(copy);
  return *h.text ? strdup(h.text) : NULL;
}
