/* complete.c: what the line may become: commands and what may stand behind them, answers. */
#define _POSIX_C_SOURCE 200809L

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "branch.h"
#include "complete_lua.h"
#include "games.h"
#include "list.h"
#include "scratch.h"
#include "sitters.h"
#include "verbs.h"
#include "words.h"

#include "complete.h"

enum { MOST_COMPLETED = 1000 }; /* options; nobody looks through more */

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

static void offer_knob(void *data, const croupier_knob *knob) {
  char name[200];
  snprintf(name, sizeof name, "%s=", knob->name);
  offer(data, name);
}

/* Knobs of the game that is named, as `name=`, and what else `start` knows. */
static void offer_settings(const char *game, size_t size, struct completion *c) {
  char name[200];
  static const char *const others[] = {"seed=", "bots=", "house=", "variant=", "chance=", "--ask-all"};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) offer(c, others[i]);
  snprintf(name, sizeof name, "%.*s", (int)size, game);
  knobs_each(name, offer_knob, c);
}

static void offer_options(const struct repl *r, const struct completion *c) {
  for (int i = 0; i < r->menu.count && i < MOST_COMPLETED; i++) {
    const char *label = r->menu.label[i][r->menu.shown];
    bool again = false;
    for (int k = 0; k < i && !again; k++) again = strcmp(r->menu.label[k][r->menu.shown], label) == 0;
    if (!again) offer(c, label);
  }
}

static void offer_seats(const struct repl *r, const struct completion *c) {
  for (int seat = 1; r->game && seat <= croupier_players(r->game->c); seat++) {
    char number[12];
    snprintf(number, sizeof number, "%d", seat);
    offer(c, number);
  }
}

/* Behind the seat. */
static void offer_sitters(struct completion *c) {
  croupier_bot_form form;
  c->kept = (size_t)(strchr(c->typed + c->kept, ' ') + 1 - c->typed);
  offer(c, "human");
  offer(c, "bot");
  char last[60] = "";
  for (int i = 0; sitter_at(i, SIT_BOTS, 0, &form); i++) {
    char word[60];
    snprintf(word, sizeof word, "bot %.*s", (int)strcspn(form.form, ":"), form.form);
    if (strcmp(word, last) != 0) offer(c, word);
    strcpy(last, word);
  }
}

static void offer_branch(void *data, const char *name, const char *path) {
  (void)path;
  offer(data, name);
}

/* The last part of a path that is typed stays behind its folder. */
static void offer_files(struct completion *c) {
  const char *word = c->typed + c->kept, *slash = strrchr(word, '/');
  char folder[PATH_SIZE] = ".";
  if (slash) snprintf(folder, sizeof folder, "%.*s", (int)(slash - word) + 1, word);
  struct completion part = *c;
  part.kept += slash ? (size_t)(slash - word) + 1 : 0;
  struct dirent **entries;
  int count = scandir(folder, &entries, NULL, alphasort);
  for (int i = 0; i < count; i++) {
    if (entries[i]->d_name[0] != '.') offer(&part, entries[i]->d_name);
    free(entries[i]);
  }
  if (count >= 0) free(entries);
}

/* Names of the pieces that the person sees, each once. */
static void offer_pieces(const struct repl *r, const struct completion *c) {
  if (!r->game) return;
  const croupier *table = r->game->c;
  int seat = r->seat ? r->seat : r->game->told;
  bool offered[CROUPIER_MOST_PIECES + 1] = {false}; /* by id */
  croupier_piece piece[CROUPIER_MOST_PIECES];
  for (int zone = 0; zone < croupier_zones(table); zone++)
    for (int i = croupier_pieces(table, seat, zone, piece, CROUPIER_MOST_PIECES) - 1; i >= 0; i--) {
      if (!piece[i].name || offered[piece[i].id]) continue;
      offered[piece[i].id] = true;
      offer(c, piece[i].name);
    }
}

static void offer_word(void *data, const char *word) { offer(data, word); }

static void offer_verbs(const struct repl *r, const struct completion *c) {
  const struct verb *v;
  for (int i = 0; (v = verb_at(r->verbs, i)) != NULL; i++) offer(c, text_at(v->name));
}

static void offer_arguments(struct repl *r, const struct verb *v, struct completion *c) {
  switch (v->wants) {
  case A_GAME: {
    const char *game = c->typed + c->kept, *last = strrchr(game, ' ');
    if (last) {
      c->kept = (size_t)(last + 1 - c->typed);
      offer_settings(game, strcspn(game, " "), c);
    } else game_each(NULL, offer_game, c);
    break;
  }
  case AN_ANSWER: offer(c, T(word_not)); break;
  case A_SEAT: offer_seats(r, c); break;
  case A_SITTER:
    if (strchr(c->typed + c->kept, ' ')) offer_sitters(c);
    else offer_seats(r, c);
    break;
  case A_VERB:
    offer_verbs(r, c);
    words_offer(c->typed + c->kept, offer_word, c);
    break;
  case A_LANGUAGE:
    for (int i = 0; i < languages(); i++) offer(c, croupier_language(i));
    break;
  case A_BRANCH:
    if (r->game && !r->game->log.none) branch_each(r->game->log.path, offer_branch, c);
    break;
  case A_FILE: offer_files(c); break;
  case A_PIECE: offer_pieces(r, c); break;
  case A_MAP: offer(c, T(word_map)); break;
  case LUA: /* lua_in */
  case NOTHING: break;
  }
}

/* --- the line --- */

/* Where Lua begins in the line, and the table whose names it knows; NULL: nowhere. */
static const char *lua_in(const struct repl *r, const char *typed, croupier **c) {
  if (r->scratch) return (*c = scratch_table(r->scratch, typed)) != NULL ? typed : NULL;
  if (!r->game) return NULL;
  *c = r->game->c;
  if (r->more) return typed;
  size_t rest;
  const struct verb *v = verb_find(r, typed, &rest, false);
  return v && v->wants == LUA && strchr("= \t", typed[rest - 1]) ? typed + rest : NULL;
}

void complete_line(void *data, const char *typed, void (*add)(void *to, const char *line), void *to) {
  struct repl *r = data;
  croupier *table;
  const char *lua = lua_in(r, typed, &table);
  struct completion c = {typed, 0, add, to};
  if (r->scratch && (c.kept = scratch_complete(r->scratch, typed, offer_word, &c)) > 0)
    words_offer(typed + c.kept, offer_word, &c);
  if (lua) lua_complete(table, typed, (size_t)(lua - typed), add, to);
  if (r->scratch || lua) return;
  offer_options(r, &c);
  const char *comma = strrchr(typed, ',');
  if (comma) { /* the next of several */
    c.kept = (size_t)(comma - typed) + 1 + strspn(comma + 1, " ");
    offer_options(r, &c);
    return;
  }
  offer_verbs(r, &c);
  const struct verb *v = verb_find(r, typed, &c.kept, false);
  if (v && strchr(typed, ' ')) offer_arguments(r, v, &c);
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
  else h->text[h->size] = '\0';
}

char *complete_hint(void *repl, const char *typed) {
  struct repl *r = repl;
  struct hint h = {.typed = typed};
  croupier *table;
  const char *lua = lua_in(r, typed, &table);
  if (!*typed) return NULL;
  bool word = r->scratch && !r->more && !strpbrk(typed, ".:([{ "); /* perhaps a command */
  if (lua && !word) return lua_hint(table, lua);
  complete_line(r, typed, join, &h);
  if (*h.text) return strdup(h.text);
  size_t rest;
  const struct verb *v = verb_find(r, typed, &rest, false);
  if (v && !typed[rest] && *text_at(v->arguments))
    snprintf(h.text, sizeof h.text, "%s%s", strchr(typed, ' ') ? "" : " ", text_at(v->arguments));
  return *h.text ? strdup(h.text) : NULL;
}
