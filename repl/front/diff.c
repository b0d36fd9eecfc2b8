/* diff.c: in what a game with house rules, a variant or turned knobs differs from the game itself. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "croupier.h"
#include "defaults.h"
#include "gamefiles.h"
#include "houses.h"
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
  bool began; /* is there a line above? */
  int told;   /* lines of differences */
};

/* A line below a title, which comes before the first of its lines. */
static void tell(struct pair *p, const char **title, const char *line) {
  if (*title) say_line("%s%s", p->began ? "\n" : "", *title);
  *title = NULL;
  p->began = true;
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

/* " (market.lua)" where several house rules are in force. */
static const char *by(const struct pair *p, const croupier_change *change, char text[ROOM]) {
  *text = '\0';
  if (croupier_house(p->c, 1)) snprintf(text, ROOM, " (%s)", change->house);
  return text;
}

static void tell_below(const char *line) {
  fputs("    ", stdout);
  print_line(stdout, line, 6);
}

/* What it said before and what it says now, below it; "": it says nothing. */
static void tell_wording(const char *before, const char *now) {
  char line[ROOM];
  if (snprintf(line, sizeof line, T(diff_said_before), before) && *before) tell_below(line);
  if (snprintf(line, sizeof line, T(diff_says_now), now) && *now) tell_below(line);
}

/* "last_sales: replaced, market.lua:7; was byzanz.lua:182" */
static void put_rule(const croupier_change *change, char line[ROOM]) {
  int used = snprintf(line, ROOM, "%s: %s, %s:%d", change->name, way_of(change),
                      change->file ? change->file : change->house, change->line);
  if (change->was_file && used < ROOM)
    snprintf(line + used, (size_t)(ROOM - used), T(diff_was_at), change->was_file, change->was_line);
}

static void tell_rules(struct pair *p) {
  const char *title = T(diff_rules);
  const croupier_change *change;
  char line[ROOM], now[COMMENT_SIZE], was[COMMENT_SIZE];
  for (size_t i = 0; (change = croupier_change_at(p->c, i)) != NULL; i++) {
    if (change->kind != CROUPIER_CHANGED_RULE) continue;
    put_rule(change, line);
    tell(p, &title, line);
    houses_sentences(p->c, &p->rules.config, change, p->lang, now, was);
    tell_wording(was, now);
  }
}

/* "caravan 4", as players read it: the whole, or the word before its number. */
static void put_item(const struct pair *p, const char *item, FILE *out) {
  char word[200];
  const char *number = strrchr(item, ' '), *said = croupier_text(p->c, item, p->lang);
  snprintf(word, sizeof word, "%.*s", number ? (int)(number - item) : 0, item);
  const char *stem = said || !number ? NULL : croupier_text(p->c, word, p->lang);
  if (stem) fprintf(out, "%s%s", stem, number);
  else fputs(said ? said : item, out);
}

/* The items of a list, which has one in each line. */
static const char *in_words(const struct pair *p, const char *list, char text[ROOM]) {
  *text = '\0';
  FILE *out = fmemopen(text, ROOM, "w");
  for (const char *at = list; out && *at;) {
    char item[ROOM];
    size_t size = strcspn(at, "\n");
    snprintf(item, sizeof item, "%.*s", (int)size, at);
    put_item(p, item, out);
    at += size;
    if (*at) fputs(", ", out), at++;
  }
  if (out) fclose(out);
  return text;
}

static void put_value(const struct pair *p, const croupier_change *change, char line[ROOM]) {
  char was[ROOM], is[ROOM], house[ROOM];
  const char *of = by(p, change, house);
  if (change->before) in_words(p, change->before, was);
  if (change->now) in_words(p, change->now, is);
  if (change->way == CROUPIER_ADDED) snprintf(line, ROOM, T(diff_value_new), change->name, is, of);
  else if (!change->before) snprintf(line, ROOM, T(diff_value_more), change->name, is, of);
  else if (!change->now) snprintf(line, ROOM, T(diff_value_less), change->name, was, of);
  else snprintf(line, ROOM, T(diff_value), change->name, was, is, of);
}

static void tell_values(struct pair *p) {
  const char *title = T(diff_values);
  const croupier_change *change;
  char line[ROOM];
  for (size_t i = 0; (change = croupier_change_at(p->c, i)) != NULL; i++) {
    if (change->kind != CROUPIER_CHANGED_VALUE) continue;
    put_value(p, change, line);
    tell(p, &title, line);
  }
}

/* --- texts: those of the reader's language, and others where it has none --- */

/* The game's text of this key, as people read it. */
static const char *plain(struct pair *p, const char *text, char to[ROOM]) {
  const char *is = text ? croupier_plain_text(p->c, text) : "";
  snprintf(to, ROOM, "%s", is ? is : "");
  return to;
}

static bool same(const char *a, const char *b) { return a == b || (a && b && strcmp(a, b) == 0); }

static bool in_our_language(const struct pair *p, const croupier_change *change) {
  return strcmp(change->lang, p->lang) == 0;
}

/* Do we read of this key in our own language? */
static bool told_elsewhere(const struct pair *p, const croupier_change *change) {
  const croupier_change *other;
  if (in_our_language(p, change)) return false;
  for (size_t i = 0; (other = croupier_change_at(p->c, i)) != NULL; i++)
    if (other->kind == CROUPIER_CHANGED_TEXT && in_our_language(p, other) && same(other->name, change->name))
      return true;
  return false;
}

/* A new word for itself says nothing. */
static bool is_worth_telling(const struct pair *p, const croupier_change *change) {
  return change->kind == CROUPIER_CHANGED_TEXT && !told_elsewhere(p, change) &&
         (change->before || !same(change->name, change->now));
}

static bool is_page(const char *key) { return strcmp(key, "rules") == 0 || strcmp(key, "sections") == 0; }

/* What the key stands for: "question bid", "short name of silk". */
static void put_key(const char *key, char text[ROOM]) {
  size_t size = strlen(key);
  int stem = size ? (int)size - 1 : 0;
  char last = size ? key[size - 1] : '\0';
  if (is_page(key)) snprintf(text, ROOM, "%s", T(diff_page));
  else if (last == '?') snprintf(text, ROOM, T(diff_question), stem, key);
  else if (last == '!') snprintf(text, ROOM, T(diff_short), stem, key);
  else if (last == '=') snprintf(text, ROOM, T(diff_sentence), stem, key);
  else if (last == ')') snprintf(text, ROOM, T(diff_sentence), stem - 1, key);
  else snprintf(text, ROOM, "%s", key);
}

/* The keys that say the same, from this one on: "? candy 16, ? wood 16". Returns how many changes they are. */
static size_t put_keys(const struct pair *p, size_t first, char line[ROOM]) {
  const croupier_change *of = croupier_change_at(p->c, first), *change = of;
  size_t i = first, used = 0;
  for (; change && change->kind == CROUPIER_CHANGED_TEXT; change = croupier_change_at(p->c, ++i)) {
    char key[ROOM];
    if (!same(change->lang, of->lang) || !same(change->now, of->now) || !same(change->before, of->before) ||
        !same(change->house, of->house))
      break;
    put_key(change->name, key);
    if (used < ROOM) used += (size_t)snprintf(line + used, ROOM - used, "%s%s", used ? ", " : "", key);
  }
  return i - first;
}

static void tell_text(struct pair *p, const char **title, const croupier_change *change,
                      const char keys[ROOM]) {
  char line[2 * ROOM], house[ROOM], was[ROOM], is[ROOM];
  bool is_new = !change->before && !is_page(change->name);
  size_t used = is_new
                    ? (size_t)snprintf(line, sizeof line, T(diff_text_new), keys, plain(p, change->now, is))
                    : (size_t)snprintf(line, sizeof line, "%s", keys);
  if (!in_our_language(p, change))
    used += (size_t)snprintf(line + used, sizeof line - used, " (%s)", change->lang);
  snprintf(line + used, sizeof line - used, "%s", by(p, change, house));
  tell(p, title, line);
  if (!is_new && !is_page(change->name))
    tell_wording(plain(p, change->before, was), plain(p, change->now, is));
}

static void tell_texts(struct pair *p) {
  const char *title = T(diff_texts);
  const croupier_change *change;
  char line[ROOM];
  for (size_t i = 0, count; (change = croupier_change_at(p->c, i)) != NULL; i += count) {
    count = 1;
    if (!is_worth_telling(p, change)) continue;
    count = put_keys(p, i, line);
    tell_text(p, &title, change, line);
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
  houses_tell(p->c, &p->rules.config, p->lang);
  p->began = croupier_house(p->c, 0) || p->rules.config.knob_count || croupier_variant_of(p->c);
  tell_rules(p);
  tell_values(p);
  tell_knobs(p);
  tell_texts(p);
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
