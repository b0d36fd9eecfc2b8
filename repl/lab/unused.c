/* unused.c: what never happened in many games: lines, options, pieces. */
#define _POSIX_C_SOURCE 200809L

#include "unused.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"

enum { OFTEN = 40, WEIGHED = 40, HARDLY = 30, RESTED = 20, MOST_NAMES = 8 };

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

/* The names of a kind, such as all "refused/". Free the list. */
struct names {
  const struct entry **of;
  size_t count, begins; /* begins: bytes before the name itself */
};

static struct names names_of(const struct ledger *l, const char *kind) {
  struct names n = {.begins = strlen(kind)};
  n.of = ledger_list(l, kind, &n.count);
  return n;
}

static const char *name_at(const struct names *n, size_t i) { return n->of[i]->name + n->begins; }

static uint64_t times(const struct ledger *l, const char *kind, const char *name) {
  return ledger_get(l, "%s/%s", kind, name).count;
}

/* "turn: tower 13, blue": the option alone; *prompt: the bytes of the question. */
static const char *option_in(const char *name, int *prompt) {
  const char *colon = strstr(name, ": ");
  *prompt = colon ? (int)(colon - name) : 0;
  return colon ? colon + 2 : name;
}

/* Is the option the piece, or a list that the piece leads? */
static bool is_of_piece(const char *option, const char *piece) {
  size_t size = strlen(piece);
  return strncmp(option, piece, size) == 0 && !isalnum((unsigned char)option[size]);
}

static bool leads(const struct names *pieces, const char *option) {
  for (size_t i = 0; i < pieces->count; i++)
    if (is_of_piece(option, name_at(pieces, i))) return true;
  return false;
}

/* In all options of this kind that the piece leads. */
static uint64_t times_of_piece(const struct names *options, const char *piece) {
  uint64_t sum = 0;
  int prompt;
  for (size_t i = 0; i < options->count; i++)
    if (is_of_piece(option_in(name_at(options, i), &prompt), piece)) sum += options->of[i]->sum.count;
  return sum;
}

static bool find_illegal(struct flaws *flaws, const struct usage *u, const struct names *pieces,
                         const struct names *refused) {
  struct names given = names_of(&u->all, "given/");
  bool added = given.of != NULL;
  for (size_t i = 0; i < pieces->count && added; i++) {
    struct flaw f = {.code = FLAW_NONE};
    const char *piece = name_at(pieces, i);
    uint64_t count = times_of_piece(refused, piece);
    if (count < OFTEN || times(&u->all, "legal", piece) || times_of_piece(&given, piece)) continue;
    snprintf(f.says, sizeof f.says, T(check_never_legal), piece, (unsigned long long)count);
    added = add(flaws, FLAW_NEVER_LEGAL, piece, &f);
  }
  free(given.of);
  return added;
}

/* Options by a word; of zones many do not fit by their kind. */
static bool find_unoffered(struct flaws *flaws, const struct usage *u, const struct names *pieces,
                           const struct names *refused) {
  bool added = true;
  for (size_t i = 0; i < refused->count && added; i++) {
    struct flaw f = {.code = FLAW_NONE};
    int prompt;
    const char *name = name_at(refused, i), *option = option_in(name, &prompt);
    uint64_t count = refused->of[i]->sum.count;
    if (count < OFTEN || times(&u->all, "given", name)) continue;
    if (times(&u->all, "zone", option) || leads(pieces, option)) continue;
    snprintf(f.says, sizeof f.says, T(check_never_offered), option, prompt, name, (unsigned long long)count);
    added = add(flaws, FLAW_NEVER_OFFERED, name, &f);
  }
  return added;
}

static bool find_unpicked(struct flaws *flaws, const struct usage *u, const struct names *pieces) {
  struct names given = names_of(&u->thought, "given/");
  bool added = given.of != NULL;
  for (size_t i = 0; i < given.count && added; i++) {
    struct flaw f = {.code = FLAW_NONE};
    int prompt;
    const char *name = name_at(&given, i), *option = option_in(name, &prompt);
    uint64_t count = given.of[i]->sum.count;
    uint64_t taken = times(&u->thought, "taken", name);
    if (count < WEIGHED || taken * HARDLY > count || leads(pieces, option)) continue;
    snprintf(f.says, sizeof f.says, T(check_never_picked), option, prompt, name, (unsigned long long)taken,
             (unsigned long long)count);
    added = add(flaws, FLAW_NEVER_PICKED, name, &f);
  }
  free(given.of);
  return added;
}

/* --- where pieces come to rest --- */

/* Does the piece come back to where games begin with it? */
static bool comes_back(const struct ledger *l, const struct names *went, const char *piece) {
  for (size_t i = 0; i < went->count; i++) {
    const char *place = name_at(went, i), *slash = strchr(place, '/');
    uint64_t came = times(l, "came", place);
    if (strcmp(slash + 1, piece) == 0 && came > 0 && went->of[i]->sum.count > came) return true;
  }
  return false;
}

/* The zone of the names from i on, with all pieces that come to rest there. *i: where the next zone begins. */
static bool note_zone(struct flaws *flaws, const struct ledger *l, const struct names *came,
                      const struct names *went, size_t *i) {
  struct flaw f = {.code = FLAW_NONE};
  char names[400] = "", zone[100];
  size_t used = 0, count = 0;
  const char *first = name_at(came, *i);
  size_t size = (size_t)(strchr(first, '/') - first) + 1;
  snprintf(zone, sizeof zone, "%.*s", (int)size - 1, first);
  for (; *i < came->count && strncmp(name_at(came, *i), first, size) == 0; ++*i) {
    const char *place = name_at(came, *i), *piece = place + size;
    bool rests = came->of[*i]->sum.count >= RESTED && !times(l, "went", place) && comes_back(l, went, piece);
    if (!rests || ++count > MOST_NAMES || used >= sizeof names) continue;
    used += (size_t)snprintf(names + used, sizeof names - used, "%s%s", used ? ", " : "", piece);
  }
  if (count == 0) return true;
  snprintf(f.says, sizeof f.says, T(check_rests), zone, names, count > MOST_NAMES ? " ..." : "");
  return add(flaws, FLAW_LOST, zone, &f);
}

static bool find_resting(struct flaws *flaws, const struct ledger *l) {
  struct names came = names_of(l, "came/"), went = names_of(l, "went/");
  bool added = came.of && went.of;
  for (size_t i = 0; added && i < came.count;) added = note_zone(flaws, l, &came, &went, &i);
  free(came.of);
  free(went.of);
  return added;
}

bool unused_find(struct flaws *flaws, const struct cover *cover, const struct usage *usage) {
  struct names pieces = names_of(&usage->all, "piece/"), refused = names_of(&usage->all, "refused/");
  bool added = pieces.of && refused.of;
  for (size_t i = 0; i < cover->count && added; i++) added = find_lines(flaws, &cover->of[i]);
  added = added && find_illegal(flaws, usage, &pieces, &refused) &&
          find_unoffered(flaws, usage, &pieces, &refused) && find_unpicked(flaws, usage, &pieces) &&
          find_resting(flaws, &usage->all);
  free(pieces.of);
  free(refused.of);
  return added;
}
