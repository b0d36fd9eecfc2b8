/* card.c: a card or piece in words: what it is, what it does, and where the player sees it. */
#define _POSIX_C_SOURCE 200809L

#include "card.h"

#include <stdlib.h>
#include <string.h>

#include "contents.h"
#include "look.h"
#include "menu.h"
#include "retell.h"
#include "say.h"

/* Pieces of one name. */
struct kind {
  char name[200], called[200]; /* in the script, and as the player reads it */
  char fields[400];            /* of the first: ", suit clubs, rank 3" */
  char *says;                  /* what it does, or NULL */
  int copies;
};
struct kinds {
  const struct repl *r;
  struct kind *kind;
  size_t count;
  bool lost; /* no memory */
};

/* --- from the events that made them --- */

static void note_fields(struct kind *k, const croupier_event *event, const char *lang) {
  const croupier *c = croupier_event_of(event);
  size_t size = 0;
  for (croupier_fact f = {0}; croupier_event_next(event, 0, &f);) {
    if (strcmp(f.name, "fields") != 0 || f.kind == CROUPIER_NOTHING) continue;
    const char *field = croupier_text(c, f.member, lang), *value = croupier_fact_text(event, &f, lang);
    int more =
        snprintf(k->fields + size, sizeof k->fields - size, ", %s %s", field ? field : f.member, value);
    size += (size_t)more < sizeof k->fields - size ? (size_t)more : 0;
  }
}

/* NULL: no memory. */
static struct kind *add_kind(struct kinds *k, const croupier_event *event, const croupier_fact *piece) {
  struct kind *more = realloc(k->kind, (k->count + 1) * sizeof *more);
  if (!more) return NULL;
  k->kind = more;
  struct kind *is = &more[k->count];
  *is = (struct kind){.copies = 0};
  snprintf(is->name, sizeof is->name, "%s", piece->word);
  snprintf(is->called, sizeof is->called, "%s", croupier_fact_text(event, piece, k->r->lang));
  note_fields(is, event, k->r->lang);
  const char *says = croupier_piece_says(croupier_event_of(event), (int)piece->number, k->r->lang);
  if (says && (is->says = strdup(says)) == NULL) return NULL;
  k->count++;
  return is;
}

static void hear(void *data, const croupier_event *event) {
  struct kinds *k = data;
  croupier_fact piece;
  if (croupier_event_is(event) != CROUPIER_EVENT_CREATE) return;
  croupier_event_fact(event, 0, "piece", &piece);
  struct kind *is = NULL;
  for (size_t i = 0; i < k->count && !is; i++)
    if (strcmp(k->kind[i].name, piece.word) == 0) is = &k->kind[i];
  if (!is) is = add_kind(k, event, &piece);
  if (is) is->copies++;
  else k->lost = true;
}

static bool only_the_deal(void *data, size_t answers) {
  (void)data;
  (void)answers;
  return false;
}

static void free_kinds(struct kinds *k) {
  for (size_t i = 0; i < k->count; i++) free(k->kind[i].says);
  free(k->kind);
}

/* --- finding one --- */

/* As "kőm" of "5 kőműves". */
static bool begins_bare(const char *word, const char *name) {
  const char *blank = strchr(name, ' ');
  return blank && begins_word(word, blank + 1);
}

typedef bool meaning(const char *word, const char *name);

/* The next kind from i on that is meant in this way, or NULL. */
static const struct kind *next_kind(const struct kinds *k, const char *name, meaning *is_meant, size_t i) {
  for (; i < k->count; i++)
    if (is_meant(name, k->kind[i].name) || is_meant(name, k->kind[i].called)) return &k->kind[i];
  return NULL;
}

/* The first one meant, and how: the whole name comes before a part of it. */
static const struct kind *find_kind(const struct kinds *k, const char *name, meaning **how) {
  static meaning *const ways[] = {same_word, bare_word, begins_word, begins_bare};
  const struct kind *is = NULL;
  for (size_t way = 0; *name && !is && way < sizeof ways / sizeof *ways; way++)
    is = next_kind(k, name, *how = ways[way], 0);
  return is;
}

enum { NAMES = 400 };

/* False: the word means only the one. Else says which cards it may mean. */
static bool means_several(const struct kinds *k, const char *name, meaning *how, const struct kind *is) {
  char names[NAMES];
  size_t size = 0, count = 0;
  for (; is; is = next_kind(k, name, how, (size_t)(is - k->kind) + 1), count++)
    if (size < NAMES)
      size += (size_t)snprintf(names + size, NAMES - size, "%s%s", count > 0 ? ", " : "", is->called);
  if (count > 1) warn(T(card_ambiguous), name, names);
  return count > 1;
}

/* Nothing has this name: perhaps one nearly has. */
static void refuse(const struct kinds *k, const char *name) {
  const char **names = calloc(2 * k->count + 1, sizeof *names);
  char maybe[MAYBE_SIZE];
  for (size_t i = 0; names && i < k->count; i++) {
    names[2 * i] = k->kind[i].called;
    names[2 * i + 1] = k->kind[i].name;
  }
  const char *near = names && *name ? near_name(name, names, 2 * k->count) : NULL;
  warn(T(no_piece), name, say_maybe(near, maybe));
  free(names);
}

/* --- telling it --- */

/* Where those lie that the player sees. */
static void print_places(const struct repl *r, const struct kind *is) {
  const croupier *c = r->game->c;
  int viewer = r->seat ? r->seat : r->game->told, seen = 0;
  croupier_piece piece[CROUPIER_MOST_PIECES];
  for (int zone = 0; zone < croupier_zones(c); zone++) {
    int here = 0;
    for (int i = croupier_pieces(c, viewer, zone, piece, CROUPIER_MOST_PIECES) - 1; i >= 0; i--)
      here += piece[i].name && strcmp(piece[i].name, is->name) == 0;
    if (!here) continue;
    say_line("  %s: %d", both_names(c, r->lang, croupier_zone_at(c, viewer, zone).name).text, here);
    seen += here;
  }
  if (seen < is->copies) say_line(T(card_unseen), is->copies - seen);
}

static void print_words_of(const struct kind *is) {
  char line[3000];
  snprintf(line, sizeof line, "  %s", is->says);
  print_line(stdout, line, 2);
}

int card_tell(struct repl *r, char *name) {
  struct kinds k = {.r = r};
  int status = retell(r->game, (struct retelling){.data = &k, .event = hear, .more = only_the_deal});
  if (k.lost) status = complain(FAULT, "%s", no_memory());
  meaning *how = NULL;
  const struct kind *is = status == DONE ? find_kind(&k, name, &how) : NULL;
  if (is && means_several(&k, name, how, is)) { /* the reader chooses */
  } else if (is) {
    say_line("%s%s", both_names(r->game->c, r->lang, is->name).text, is->fields);
    if (is->says) print_words_of(is);
    print_places(r, is);
  } else if (status == DONE) refuse(&k, name);
  free_kinds(&k);
  return DONE;
}
