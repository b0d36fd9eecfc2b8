/* diff.c: in what a game with house rules, a variant or turned knobs differs from the game itself. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "croupier.h"
#include "defaults.h"
#include "gamefiles.h"
#include "say.h"
#include "table.h"
#include "variants.h"

enum { ROOM = 2600 };

/* The game itself, and with what the options name. */
struct pair {
  struct rules plain_rules, rules;
  croupier *plain, *c;
  const struct options *o;
  const char *lang;
  int told; /* lines in all */
};

/* A line below a title, which comes before the first of its lines. */
static void tell(struct pair *p, const char **title, const char *line) {
  if (*title) say_line("%s%s", p->told ? "\n" : "", *title);
  *title = NULL;
  fputs("  ", stdout);
  print_line(stdout, line, 4);
  p->told++;
}

/* --- rules, values and texts: as the library has seen them change --- */

static const char *way_of(const croupier_change *change) {
  switch (change->way) {
  case CROUPIER_ADDED: return T(diff_added);
  case CROUPIER_REPLACED: return T(diff_replaced);
  case CROUPIER_WRAPPED: return T(diff_wrapped);
  }
  return "";
}

/* "last_sales: replaced, market.lua:7; was byzanz.lua:182" */
static void put_rule(const croupier_change *change, char line[ROOM]) {
  int used = snprintf(line, ROOM, "%s: %s, %s:%d", change->name, way_of(change),
                      change->file ? change->file : change->house, change->line);
  if (change->was_file && used < ROOM)
    snprintf(line + used, (size_t)(ROOM - used), T(diff_was_at), change->was_file, change->was_line);
}

static void put_value(const croupier_change *change, char line[ROOM]) {
  if (!change->before) snprintf(line, ROOM, T(diff_value_new), change->name, change->now, change->house);
  else snprintf(line, ROOM, T(diff_value), change->name, change->before, change->now, change->house);
}

static void put_text(const croupier_change *change, char line[ROOM]) {
  if (strcmp(change->name, "rules") == 0) snprintf(line, ROOM, T(diff_page), change->lang, change->house);
  else if (!change->before)
    snprintf(line, ROOM, T(diff_text_new), change->lang, change->name, change->now, change->house);
  else
    snprintf(line, ROOM, T(diff_text), change->lang, change->name, change->before, change->now,
             change->house);
}

static void tell_changes(struct pair *p, const char *title, croupier_change_kind kind,
                         void (*put)(const croupier_change *change, char line[ROOM])) {
  const croupier_change *change;
  char line[ROOM];
  for (size_t i = 0; (change = croupier_change_at(p->c, i)) != NULL; i++) {
    if (change->kind != kind) continue;
    put(change, line);
    tell(p, &title, line);
  }
}

/* --- knobs: however they were turned --- */

static bool find_knob(const croupier *c, const char *name, croupier_knob *found) {
  for (size_t i = 0; i < croupier_knob_count(c); i++) {
    *found = croupier_knob_at(c, i, NULL);
    if (strcmp(found->name, name) == 0) return true;
  }
  return false;
}

static bool turns(const char *word, const char *knob) {
  size_t size = strlen(knob);
  return strncmp(word, knob, size) == 0 && word[size] == '=';
}

/* What has turned a knob: the last word is that of the command line, then the variant, then house rules. */
static const char *turned_by(const struct pair *p, const croupier_knob *knob) {
  const char *word;
  for (size_t i = 0; i < p->o->set.count; i++)
    if (turns(p->o->set.word[i], knob->name)) return "--set";
  for (size_t i = 0; p->rules.variant && (word = croupier_variant_knob(p->rules.variant, i)) != NULL; i++)
    if (turns(word, knob->name)) return p->o->variant;
  return knob->by;
}

static void tell_knobs(struct pair *p) {
  const char *title = T(diff_knobs);
  for (size_t i = 0; i < croupier_knob_count(p->c); i++) {
    croupier_knob is = croupier_knob_at(p->c, i, p->lang), was;
    char line[ROOM] = "";
    const char *by = turned_by(p, &is);
    if (!find_knob(p->plain, is.name, &was))
      snprintf(line, sizeof line, T(diff_knob_new), is.name, is.value, is.range, is.help, by);
    else if (strcmp(was.range, is.range) != 0)
      snprintf(line, sizeof line, T(diff_knob_range), is.name, was.value, was.range, is.value, is.range, by);
    else if (strcmp(was.value, is.value) != 0)
      snprintf(line, sizeof line, T(diff_knob), is.name, was.value, is.value, by);
    if (*line) tell(p, &title, line);
  }
}

/* --- cards: those on the table after setup --- */

struct kind {
  char *name;
  int was, is;
};
struct kinds {
  struct kind *kind;
  size_t count;
};

/* NULL: no memory. */
static struct kind *kind_named(struct kinds *k, const char *name) {
  for (size_t i = 0; i < k->count; i++)
    if (strcmp(k->kind[i].name, name) == 0) return &k->kind[i];
  struct kind *more = realloc(k->kind, (k->count + 1) * sizeof *more);
  if (!more) return NULL;
  k->kind = more;
  char *copy = malloc(strlen(name) + 1);
  if (!copy) return NULL;
  more[k->count] = (struct kind){.name = strcpy(copy, name)};
  return &more[k->count++];
}

static void count_pieces(struct kinds *k, const croupier *c, bool is) {
  croupier_piece piece[CROUPIER_MOST_PIECES];
  for (int zone = 0; zone < croupier_zones(c); zone++) {
    int count = croupier_pieces(c, 0, zone, piece, CROUPIER_MOST_PIECES);
    for (int i = 0; i < count; i++) {
      struct kind *kind = piece[i].name ? kind_named(k, piece[i].name) : NULL;
      if (kind && is) kind->is++;
      else if (kind) kind->was++;
    }
  }
}

static void tell_cards(struct pair *p) {
  struct kinds k = {NULL, 0};
  char title_text[200], line[ROOM];
  const char *title = title_text;
  snprintf(title_text, sizeof title_text, T(diff_cards), croupier_players(p->c));
  count_pieces(&k, p->plain, false);
  count_pieces(&k, p->c, true);
  for (size_t i = 0; i < k.count; i++) {
    const struct kind *kind = &k.kind[i];
    const char *name = croupier_name(kind->is ? p->c : p->plain, kind->name, p->lang);
    if (kind->was == kind->is) continue;
    if (kind->was == 0) snprintf(line, sizeof line, T(diff_card_new), name, kind->is);
    else if (kind->is == 0) snprintf(line, sizeof line, T(diff_card_gone), name, kind->was);
    else snprintf(line, sizeof line, T(diff_card), name, kind->was, kind->is);
    tell(p, &title, line);
  }
  for (size_t i = 0; i < k.count; i++) free(k.kind[i].name);
  free(k.kind);
}

/* --- the command --- */

static void tell_all(struct pair *p) {
  tell_changes(p, T(diff_rules), CROUPIER_CHANGED_RULE, put_rule);
  tell_changes(p, T(diff_values), CROUPIER_CHANGED_VALUE, put_value);
  tell_knobs(p);
  tell_changes(p, T(diff_texts), CROUPIER_CHANGED_TEXT, put_text);
  tell_cards(p);
  if (!p->told) puts(T(diff_nothing));
}

static int lay(struct rules *r, croupier **c, const char *game, const struct options *o) {
  int status = rules_read(r, game, o);
  if (status == DONE) *c = table_lay(&r->config, &status);
  return status;
}

int command_diff(const struct options *o) {
  struct pair p = {.lang = language(o), .o = o};
  if (!p.lang) return USAGE;
  const char *game = o->arguments.word[0];
  int status = lay(&p.rules, &p.c, game, o);
  struct options plain = {.players = p.c ? croupier_players(p.c) : 0};
  if (status == DONE) status = lay(&p.plain_rules, &p.plain, game, &plain);
  if (status == DONE) {
    table_doubt(p.c);
    tell_all(&p);
  }
  if (p.c) croupier_free(p.c);
  if (p.plain) croupier_free(p.plain);
  rules_free(&p.rules);
  rules_free(&p.plain_rules);
  return status;
}
