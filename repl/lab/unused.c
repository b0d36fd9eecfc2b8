/* unused.c: what never happened in many games: lines, options, pieces. */
#define _POSIX_C_SOURCE 200809L

#include "unused.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"

enum { OFTEN = 40, WEIGHED = 40, RESTED = 5, MOST_NAMES = 8, MOST_NOTES = 60 };

static bool add(struct flaws *flaws, enum flaw_code code, const char *about, struct flaw *flaw) {
  flaw->code = code;
  flaw->note = true;
  snprintf(flaw->about, sizeof flaw->about, "%s", about);
  return flaws_add(flaws, flaw);
}

/* --- lines --- */

/* The line of that number, from 1; its size without the end. */
static const char *line_at(const croupier_source *source, int number, size_t *size) {
  const char *at = source->text, *end = at + source->size;
  for (int line = 1; line < number && at < end; line++) {
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    at = stop ? stop + 1 : end;
  }
  const char *stop = memchr(at, '\n', (size_t)(end - at));
  *size = (size_t)((stop ? stop : end) - at);
  return at;
}

/* "function byzanz:last_sales()": the rule that begins on this line. */
static bool rule_begins(const char *line, size_t size, char rule[40]) {
  char text[200];
  const char *name;
  snprintf(text, sizeof text, "%.*s", (int)size, line);
  if (strncmp(text, "function ", 9) != 0 || !(name = strpbrk(text, ":."))) return false;
  snprintf(rule, 40, "%.*s", (int)strcspn(name + 1, " ("), name + 1);
  return true;
}

/* The rule that the line is in; "": none. */
static void rule_of(const croupier_source *source, int line, char rule[40]) {
  size_t size;
  rule[0] = '\0';
  for (int n = line; n > 0; n--) {
    const char *text = line_at(source, n, &size);
    if (rule_begins(text, size, rule)) return;
    if (n < line && size >= 3 && strncmp(text, "end", 3) == 0) return;
  }
}

static bool note_lines(struct flaws *flaws, const struct covered *c, int first, int last) {
  struct flaw f = {.line = first};
  char about[FLAW_ABOUT], lines[40];
  snprintf(f.file, sizeof f.file, "%s", c->source->name);
  rule_of(c->source, first, f.rule);
  snprintf(lines, sizeof lines, first == last ? "%d" : "%d-%d", first, last);
  if (*f.rule) snprintf(f.says, sizeof f.says, T(check_never_ran_in), f.file, lines, f.rule);
  else snprintf(f.says, sizeof f.says, T(check_never_ran), f.file, lines);
  snprintf(about, sizeof about, "%s:%d", f.file, first);
  return add(flaws, FLAW_NEVER_RAN, about, &f);
}

static bool find_lines(struct flaws *flaws, const struct covered *c) {
  for (int i = 0; i < c->lines; i++) {
    if (c->count[i] != 0) continue;
    int last = i, end = i;
    for (; end < c->lines && c->count[end] <= 0; end++)
      if (c->count[end] == 0) last = end;
    if (!note_lines(flaws, c, i + 1, last + 1)) return false;
    i = end;
  }
  return true;
}

/* --- options and pieces --- */

static bool note_option(struct flaws *flaws, const struct used *u) {
  struct flaw f = {.code = FLAW_NONE};
  char about[FLAW_ABOUT];
  snprintf(about, sizeof about, "%s: %s", u->of, u->name);
  if (u->as == USED_PIECE && u->offered == 0 && u->refused >= OFTEN) {
    snprintf(f.says, sizeof f.says, T(check_never_legal), u->name, (unsigned long long)u->refused);
    return add(flaws, FLAW_NEVER_LEGAL, u->name, &f);
  }
  if (u->as != USED_OPTION || u->piece >= 0) return true;
  if (u->offered == 0 && u->refused >= OFTEN) {
    snprintf(f.says, sizeof f.says, T(check_never_offered), u->name, u->of, (unsigned long long)u->refused);
    return add(flaws, FLAW_NEVER_OFFERED, about, &f);
  }
  if (u->weighed >= WEIGHED && u->picked == 0) {
    snprintf(f.says, sizeof f.says, T(check_never_picked), u->name, u->of, (unsigned long long)u->weighed);
    return add(flaws, FLAW_NEVER_PICKED, about, &f);
  }
  return true;
}

/* --- where pieces come to rest --- */

/* "pile" of "pile.A(2)": zones of one word count together. */
static int word_size(const char *zone) { return (int)strcspn(zone, ".("); }

static bool same_word(const char *zone, const char *other) {
  int size = word_size(zone);
  return size == word_size(other) && strncmp(zone, other, (size_t)size) == 0;
}

/* Of all zones of that word together: how often has the piece come there, and gone? */
static void count_moves(const struct usage *usage, const struct used *place, uint64_t *came, uint64_t *went) {
  *came = *went = 0;
  for (size_t i = 0; i < usage->count; i++) {
    const struct used *u = &usage->of[i];
    if (u->as != USED_PLACE || strcmp(u->name, place->name) != 0 || !same_word(u->of, place->of)) continue;
    *came += u->came;
    *went += u->went;
  }
}

/* Does the piece come back to where a game begins with it? */
static bool comes_back(const struct usage *usage, const struct used *place) {
  for (size_t i = 0; i < usage->count; i++) {
    uint64_t came, went;
    const struct used *u = &usage->of[i];
    if (u->as != USED_PLACE || strcmp(u->name, place->name) != 0) continue;
    count_moves(usage, u, &came, &went);
    if (came > 0 && went > came) return true;
  }
  return false;
}

/* Other pieces of its name come back to where they were, but none that has come here. */
static bool rests(const struct usage *usage, const struct used *place) {
  uint64_t came, went;
  count_moves(usage, place, &came, &went);
  return came >= RESTED && went == 0 && comes_back(usage, place);
}

static bool named_before(const struct usage *usage, size_t i, bool zone_too) {
  for (size_t k = 0; k < i; k++) {
    const struct used *u = &usage->of[k], *it = &usage->of[i];
    if (u->as == USED_PLACE && same_word(u->of, it->of) && (!zone_too || strcmp(u->name, it->name) == 0)) return true;
  }
  return false;
}

/* The zone of this place, with all pieces that come to rest there. */
static bool note_zone(struct flaws *flaws, const struct usage *usage, size_t first) {
  struct flaw f = {.code = FLAW_NONE};
  char names[400] = "", zone[100];
  size_t used = 0, count = 0;
  for (size_t i = first; i < usage->count; i++) {
    const struct used *u = &usage->of[i];
    if (u->as != USED_PLACE || !same_word(u->of, usage->of[first].of) || named_before(usage, i, true)) continue;
    if (!rests(usage, u) || ++count > MOST_NAMES || used >= sizeof names) continue;
    used += (size_t)snprintf(names + used, sizeof names - used, "%s%s", used ? ", " : "", u->name);
  }
  if (count == 0) return true;
  snprintf(zone, sizeof zone, "%.*s", word_size(usage->of[first].of), usage->of[first].of);
  snprintf(f.says, sizeof f.says, T(check_rests), zone, names, count > MOST_NAMES ? " ..." : "");
  return add(flaws, FLAW_LOST, zone, &f);
}

bool unused_find(struct flaws *flaws, const struct cover *cover, const struct usage *usage) {
  size_t before = flaws->count;
  bool added = true;
  for (size_t i = 0; i < cover->count && added; i++) added = find_lines(flaws, &cover->of[i]);
  for (size_t i = 0; i < usage->count && added && flaws->count < before + MOST_NOTES; i++) {
    const struct used *u = &usage->of[i];
    if (u->as != USED_PLACE) added = note_option(flaws, u);
    else if (!named_before(usage, i, false)) added = note_zone(flaws, usage, i);
  }
  return added;
}
