/* gamefiles.c: the files that a game is made from. */
#define _POSIX_C_SOURCE 200809L

#include "gamefiles.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "games.h"
#include "origins.h"
#include "revision.h"
#include "say.h"
#include "trouble.h"
#include "trust.h"
#include "variants.h"

/* --- reading --- */

static int check_text(const struct file *file, const char *path, enum role wanted) {
  bool cards = wanted == ROLE_CARDS;
  /* journals and events are UTF-8, and without zero bytes */
  if (croupier_utf8(file->text, file->size)) return role_check(path, file->text, wanted);
  trouble_is(NULL, path, 0);
  return complain(SCRIPT, cards ? T(cards_not_utf8) : T(script_not_utf8), path);
}

static int read_text(struct file *file, const char *path, enum role wanted) {
  int error = wanted == ROLE_CARDS ? file_read_unlinked(file, path) : file_read(file, path, LARGEST_SCRIPT);
  if (!error) return check_text(file, path, wanted);
  trouble_is(NULL, path, 0);
  return complain(USAGE, T(file_not_read), path, file_failure(error));
}

/* The file has been read: it is the config's next source. */
static void add_source(struct rules *r, croupier_source_kind kind) {
  const struct file *file = &r->file[r->files++];
  croupier_source source = {file->name, file->text, file->size};
  if (kind == CROUPIER_SOURCE_SCRIPT) r->config.script = source;
  else r->additions[r->config.addition_count++] = (croupier_addition){kind, source};
}

static int read_now(struct rules *r, const struct origin *origin, const char *path) {
  int status = read_text(&r->file[r->files], path, origin->role);
  if (status == DONE) add_source(r, origin->kind);
  return status;
}

/* The file as it was in a revision. Scripts call cards by their plain names. */
static int read_old(struct rules *r, const struct origin *origin, const char *path) {
  struct file *file = &r->file[r->files];
  int status = revision_read(file, path, r->revision);
  if (status == DONE) status = check_text(file, file->path, origin->role);
  if (status == DONE && origin->kind == CROUPIER_SOURCE_CARDS) file->path[strlen(path)] = '\0';
  if (status == DONE) add_source(r, origin->kind);
  return status;
}

/* beside: a file in whose folder it is looked for first, or NULL. */
static int read_named(struct rules *r, const struct origin *origin, const char *name, const char *beside) {
  char path[PATH_SIZE], near[PATH_SIZE];
  bool found = beside && game_find_beside(beside, name, path);
  if (origin->by_path) found = snprintf(path, sizeof path, "%s", name) < PATH_SIZE && access(path, F_OK) == 0;
  else found = found || game_find_below(name, origin->below, path);
  if (!found && origin->kind == CROUPIER_SOURCE_SCRIPT && (r->revision = revision_of(name, near)) != NULL &&
      game_find(near, path))
    return read_old(r, origin, path);
  if (!found) {
    game_near(name, origin->below, near);
    return origin->missing(name, near);
  }
  return read_now(r, origin, path);
}

static int read_beside(struct rules *r, const struct origin *origin) {
  char path[PATH_SIZE], script[PATH_SIZE];
  struct file *file = &r->file[r->files];
  if (r->revision) {
    revision_of(r->file[0].path, script);
    origin_beside(origin, script, path);
    return revision_has(path, r->revision) ? read_old(r, origin, path) : DONE;
  }
  origin_beside(origin, r->file[0].path, path);
  if (!*path || file_read(file, path, LARGEST_SCRIPT) == ENOENT) return DONE;
  file_free(file);
  return read_now(r, origin, path);
}

/* variant: its path. Its house rules are the first. */
static int read_origin(struct rules *r, const struct origin *origin, const struct options *o,
                       const char *variant) {
  const struct words *names = origin_words(origin, o);
  int status = origin->ending ? read_beside(r, origin) : DONE;
  for (size_t i = 0; names && i < names->count && status == DONE; i++) {
    bool of_variant = r->variant && croupier_variant_house(r->variant, i) != NULL;
    status = read_named(r, origin, names->word[i], of_variant ? variant : NULL);
  }
  return status;
}

/* --- tables of cards --- */

static int read_cards_of(struct rules *r, const struct file *from) {
  char path[PATH_SIZE], beside[PATH_SIZE];
  const struct origin *origin = origin_of(CROUPIER_SOURCE_CARDS);
  bool old = r->revision && from == &r->file[0];
  int status = DONE;
  snprintf(beside, sizeof beside, "%s", from->path);
  if (old) revision_of(from->path, beside);
  for (const char *at = from->text; status == DONE && (at = rules_next_cards(at, beside, path)) != NULL;) {
    const struct file *known = rules_known(r, last_part(path));
    if (known && strcmp(known->path, path) != 0) return complain(USAGE, T(cards_twice), known->path, path);
    if (known || !(old ? revision_has(path, r->revision) : access(path, F_OK) == 0)) continue;
    if (r->cards == MOST_CARDS) return complain(USAGE, T(cards_too_many), from->path, MOST_CARDS);
    r->cards++;
    status = old ? read_old(r, origin, path) : read_now(r, origin, path);
  }
  return status;
}

/* The tables of all files that have been read. */
static int read_cards(struct rules *r) {
  int status = DONE;
  for (size_t i = 0, files = r->files; i < files && status == DONE; i++)
    if (r->file[i].text) status = read_cards_of(r, &r->file[i]);
  return status;
}

/* --- all --- */

/* They outlive the options that they come from. */
static int keep_knobs(struct rules *r, const struct words *knobs) {
  r->knobs = calloc(knobs->count + 1, sizeof *r->knobs);
  for (size_t i = 0; r->knobs && i < knobs->count; i++) {
    const char *equals = strchr(knobs->word[i], '=');
    if (!equals || equals == knobs->word[i]) return complain(USAGE, T(knob_form), knobs->word[i]);
    if ((r->knobs[i] = strdup(knobs->word[i])) == NULL) break;
    r->config.knob_count = i + 1;
  }
  r->config.knobs = (const char *const *)r->knobs;
  return r->config.knob_count == knobs->count ? DONE : complain(FAULT, "%s", no_memory());
}

/* What the options name, with the variant's knobs or house rules before them. */
static int join_words(struct words *all, const char *(*of)(const croupier_variant *v, size_t i),
                      const croupier_variant *v, const struct words *more) {
  const char *word;
  int status = DONE;
  *all = (struct words){NULL, 0};
  for (size_t i = 0; v && status == DONE && (word = of(v, i)) != NULL; i++) status = options_add(all, word);
  for (size_t i = 0; status == DONE && i < more->count; i++) status = options_add(all, more->word[i]);
  return status;
}

/* Is it the game of the variant? */
static int check_variant(const struct rules *r, const char *name, const char *path, const char *script) {
  if (!r->variant) return DONE;
  char stem[PATH_SIZE], quoted[80];
  const char *game = croupier_variant_game(r->variant);
  game_stem(path, stem);
  snprintf(quoted, sizeof quoted, "\"%.60s\"", game);
  if (strcmp(stem, game) == 0 || strstr(script, quoted)) return DONE;
  return complain(USAGE, T(variant_of_other), name, game, stem);
}

/* The file of the variant is a source of its own, because journals keep its name. */
static int add_variant(struct rules *r, const char *path) {
  if (!r->variant) return DONE;
  return read_now(r, origin_of(CROUPIER_SOURCE_VARIANT), path);
}

static int read_all(struct rules *r, const char *game, const struct options *o, const char *variant) {
  size_t named = 0;
  for (int i = 0; i < origin_count; i++)
    if (origins[i].option) named += origin_words(&origins[i], o)->count;
  int status = rules_make_room(r, named) ? keep_knobs(r, &o->set) : complain(FAULT, "%s", no_memory());
  if (status == DONE) status = read_named(r, origin_of(CROUPIER_SOURCE_SCRIPT), game, NULL);
  if (status == DONE) status = check_variant(r, o->variant, r->file[0].path, r->file[0].text);
  for (int i = 0; i < origin_count && status == DONE; i++) status = read_origin(r, &origins[i], o, variant);
  if (status == DONE) status = read_cards(r);
  if (status == DONE) status = add_variant(r, variant);
  if (status == DONE) rules_add_absent(r, &r->config);
  return status;
}

/* *all: the options with what their variant, which is in the file `path`, names; free_joined frees it. */
static int join_variant(struct rules *r, const struct options *o, struct options *all, char path[PATH_SIZE]) {
  *all = *o;
  all->set.word = all->house.word = NULL;
  *path = '\0';
  int status = o->variant ? variant_read(&r->variant, o->variant, path) : DONE;
  if (status == DONE) status = join_words(&all->set, croupier_variant_knob, r->variant, &o->set);
  if (status == DONE) status = join_words(&all->house, croupier_variant_house, r->variant, &o->house);
  return status;
}

static void free_joined(struct options *all) {
  free(all->set.word);
  free(all->house.word);
}

int rules_read(struct rules *r, const char *game, const struct options *o) {
  *r = (struct rules){.config.players = (int)o->players};
  struct options all;
  char path[PATH_SIZE];
  int status = join_variant(r, o, &all, path);
  if (status == DONE) status = read_all(r, game, &all, path);
  free_joined(&all);
  return status;
}

/* --- naming --- */

/* The path of the variant's file, or NULL. */
static const char *variant_path(const struct rules *r, const croupier_config *config) {
  croupier_source_kind kind;
  for (size_t i = 0; i < r->files && croupier_source_at(config, i, &kind) != NULL; i++)
    if (kind == CROUPIER_SOURCE_VARIANT) return *r->file[i].path ? r->file[i].path : NULL;
  return NULL;
}

static size_t houses_of(const croupier_variant *v) {
  size_t count = 0;
  while (v && croupier_variant_house(v, count)) count++;
  return count;
}

/* The variant names its knobs and house rules, which are the first. */
int rules_name(const struct rules *r, const croupier_config *config, struct options *o) {
  int status = DONE;
  o->variant = variant_path(r, config);
  const croupier_variant *v = o->variant ? r->variant : NULL;
  for (size_t i = 0; i < config->knob_count && status == DONE; i++)
    if (!variant_turns(v, config->knobs[i])) status = options_add(&o->set, config->knobs[i]);
  size_t named = houses_of(v);
  const croupier_source *source;
  croupier_source_kind kind;
  for (size_t i = 0; status == DONE && (source = croupier_source_at(config, i, &kind)) != NULL; i++) {
    struct words *words = (struct words *)origin_words(origin_of(kind), o);
    bool found = i < r->files && *r->file[i].path;
    if (kind == CROUPIER_SOURCE_HOUSE && named > 0) named--;
    else if (words) status = options_add(words, found ? r->file[i].path : source->name);
  }
  return status;
}

/* A table of cards that a house rule reads. */
static bool is_new_table(const struct rules *r, const croupier_addition *a) {
  return a->kind == CROUPIER_SOURCE_CARDS && !source_named(&r->config, a->source.name);
}

int rules_take_named(struct rules *r, const croupier_config *from) {
  size_t count = r->config.addition_count;
  croupier_addition *more = realloc(r->additions, (count + from->addition_count + 1) * sizeof *more);
  if (!more) return complain(FAULT, "%s", no_memory());
  r->config.additions = r->additions = more; /* is_new_table reads them */
  for (size_t i = 0; i < from->addition_count; i++)
    if (origin_of(from->additions[i].kind)->option || is_new_table(r, &from->additions[i]))
      more[count++] = from->additions[i];
  r->config.addition_count = count;
  return DONE;
}

/* A house rule that is read anew takes the place of the one that it was. */
static void replace_named(struct rules *r, size_t old) {
  croupier_addition *a = r->additions;
  for (size_t i = old; i < r->config.addition_count; i++)
    for (size_t k = 0; k < old; k++)
      if (a[k].kind == a[i].kind && strcmp(a[k].source.name, a[i].source.name) == 0) {
        a[k] = a[i];
        memmove(&a[i], &a[i + 1], (r->config.addition_count - i - 1) * sizeof *a);
        r->config.addition_count--;
        i--;
        break;
      }
}

/* Does the game declare the knob of "name=value"? */
static bool declares(const croupier *c, const char *turned) {
  size_t size = strcspn(turned, "=");
  for (size_t i = 0; i < croupier_knob_count(c); i++) {
    const char *name = croupier_knob_at(c, i, NULL).name;
    if (strncmp(name, turned, size) == 0 && name[size] == '\0') return true;
  }
  return false;
}

/* Knobs of a house rule that is left out are left out with it. */
static int vary_knobs(struct rules *r, const croupier_config *from, const struct options *all, bool without) {
  struct words knobs = {NULL, 0};
  int status = DONE;
  croupier *c = without ? trust_new(&r->config) : NULL;
  bool laid = c && croupier_code(c) == CROUPIER_OK;
  for (size_t i = 0; status == DONE && i < from->knob_count; i++) {
    const char *knob = from->knobs[i];
    if (laid && !declares(c, knob)) warn(T(knob_left_out), knob);
    else status = options_add(&knobs, knob);
  }
  for (size_t i = 0; status == DONE && i < all->set.count; i++)
    status = options_add(&knobs, all->set.word[i]);
  if (status == DONE) status = keep_knobs(r, &knobs);
  if (c) croupier_free(c);
  free(knobs.word);
  return status;
}

/* Without its house rules, or under another variant, a game is no longer of the variant that it was made from. */
static bool stays(croupier_source_kind kind, bool other_variant, bool without) {
  if (kind == CROUPIER_SOURCE_VARIANT) return !other_variant && !without;
  return kind != CROUPIER_SOURCE_HOUSE || !without;
}

/* What is in `from`, then what the options name. */
static int vary(struct rules *r, const croupier_config *from, const struct options *all, const char *variant,
                bool without) {
  int status =
      rules_make_room(r, all->house.count + from->addition_count) ? DONE : complain(FAULT, "%s", no_memory());
  for (size_t i = 0; status == DONE && i < from->addition_count; i++)
    if (stays(from->additions[i].kind, r->variant != NULL, without))
      r->additions[r->config.addition_count++] = from->additions[i];
  size_t old = r->config.addition_count;
  for (int i = 0; i < origin_count && status == DONE; i++)
    if (origins[i].option) status = read_origin(r, &origins[i], all, variant);
  if (status == DONE) status = read_cards(r);
  if (status == DONE) status = add_variant(r, variant);
  if (status == DONE) replace_named(r, old);
  return status == DONE ? vary_knobs(r, from, all, without) : status;
}

int rules_vary(struct rules *r, const char *game, const croupier_config *from, const struct options *o,
               bool without) {
  *r = (struct rules){.config = {.players = from->players, .script = from->script}};
  struct options all;
  char path[PATH_SIZE];
  int status = join_variant(r, o, &all, path);
  if (status == DONE) status = check_variant(r, o->variant, game, from->script.text);
  if (status == DONE) status = vary(r, from, &all, path, without);
  free_joined(&all);
  return status;
}

const croupier_source *source_named(const croupier_config *config, const char *name) {
  const croupier_source *source;
  croupier_source_kind kind;
  for (size_t i = 0; (source = croupier_source_at(config, i, &kind)) != NULL; i++)
    if (source->name && strcmp(source->name, name) == 0) return source;
  return NULL;
}
