/* gamefiles.c: the files that a game is made from. */
#define _POSIX_C_SOURCE 200809L

#include "gamefiles.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "games.h"
#include "origins.h"
#include "say.h"

/* --- reading --- */

static int read_text(struct file *file, const char *path, enum role wanted) {
  int error = file_read(file, path, LARGEST_SCRIPT);
  if (error) return complain(USAGE, T(file_not_read), path, file_failure(error));
  if (!croupier_utf8(file->text, file->size)) /* journals and events are, and without zero bytes */
    return complain(SCRIPT, T(script_not_utf8), path);
  return role_check(path, file->text, wanted);
}

/* The file has been read: it is the config's next source. */
static void add_source(struct rules *r, croupier_source_kind kind) {
  const struct file *file = &r->file[r->files++];
  croupier_source source = {file->name, file->text, file->size};
  if (kind == CROUPIER_SOURCE_SCRIPT) r->config.script = source;
  else r->additions[r->config.addition_count++] = (croupier_addition){kind, source};
}

static int read_named(struct rules *r, const struct origin *origin, const char *name) {
  char path[PATH_SIZE], near[PATH_SIZE];
  if (!game_find(name, path)) {
    game_near(name, near);
    return origin->missing(name, near);
  }
  int status = read_text(&r->file[r->files], path, origin->role);
  if (status == DONE) add_source(r, origin->kind);
  return status;
}

static int read_beside(struct rules *r, const struct origin *origin) {
  char path[PATH_SIZE];
  struct file *file = &r->file[r->files];
  origin_beside(origin, r->file[0].path, path);
  if (!*path || file_read(file, path, LARGEST_SCRIPT) == ENOENT) return DONE;
  file_free(file);
  int status = read_text(file, path, origin->role);
  if (status == DONE) add_source(r, origin->kind);
  return status;
}

static int read_origin(struct rules *r, const struct origin *origin, const struct options *o) {
  const struct words *names = origin_words(origin, o);
  int status = origin->ending ? read_beside(r, origin) : DONE;
  for (size_t i = 0; names && i < names->count && status == DONE; i++)
    status = read_named(r, origin, names->word[i]);
  return status;
}

static bool has_kind(const croupier_config *config, croupier_source_kind wanted) {
  croupier_source_kind kind;
  for (size_t i = 0; croupier_source_at(config, i, &kind); i++)
    if (kind == wanted) return true;
  return false;
}

/* Files beside the script that are not there. */
static void add_absent(struct rules *r, const croupier_config *config) {
  for (int i = 0; i < origin_count; i++)
    if (origins[i].ending && !has_kind(config, origins[i].kind))
      origin_beside(&origins[i], r->file[0].path, r->file[r->files++].path);
}

/* Files stay where they are: their names lie in them. False: no memory. */
static bool make_room(struct rules *r, size_t named) {
  size_t most = (size_t)origin_count + named;
  r->file = calloc(most, sizeof *r->file);
  r->additions = calloc(most, sizeof *r->additions);
  r->config.additions = r->additions;
  return r->file && r->additions;
}

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

int rules_read(struct rules *r, const char *game, const struct options *o) {
  *r = (struct rules){.config.players = (int)o->players};
  size_t named = 0;
  for (int i = 0; i < origin_count; i++)
    if (origins[i].option) named += origin_words(&origins[i], o)->count;
  int status = make_room(r, named) ? keep_knobs(r, &o->set) : complain(FAULT, "%s", no_memory());
  if (status == DONE) status = read_named(r, origin_of(CROUPIER_SOURCE_SCRIPT), game);
  for (int i = 0; i < origin_count && status == DONE; i++) status = read_origin(r, &origins[i], o);
  if (status == DONE) add_absent(r, &r->config);
  return status;
}

void rules_free(struct rules *r) {
  for (size_t i = 0; i < r->files; i++) file_free(&r->file[i]);
  free(r->file);
  free(r->additions);
  for (size_t i = 0; i < r->config.knob_count; i++) free(r->knobs[i]);
  free(r->knobs);
}

/* --- finding again --- */

/* The file of this name, if it still holds these rules: then it can be watched. */
static void find_file(struct file *now, const char *name, const croupier_source *rules) {
  char path[PATH_SIZE];
  if (!game_find(name, path) || file_read(now, path, LARGEST_SCRIPT) != 0) return;
  if (now->size == rules->size && memcmp(now->text, rules->text, now->size) == 0) return;
  warn(T(rules_changed), path);
  file_free(now);
  *now->path = '\0';
}

void rules_find(struct rules *r, const char *game, const croupier_config *config) {
  const croupier_source *source;
  croupier_source_kind kind;
  if (!make_room(r, config->addition_count + 1)) return;
  for (size_t i = 0; (source = croupier_source_at(config, i, &kind)) != NULL; i++) {
    struct file *file = &r->file[r->files++];
    if (origin_of(kind)->ending) origin_beside(origin_of(kind), r->file[0].path, file->path);
    else find_file(file, i == 0 ? game : source->name, source);
  }
  add_absent(r, config);
}

uint64_t rules_state(const struct rules *r) {
  uint64_t state = 0;
  struct stat is;
  for (size_t i = 0; i < r->files; i++) {
    bool there = *r->file[i].path && stat(r->file[i].path, &is) == 0;
    state *= 3;
    if (there)
      state += (uint64_t)is.st_mtim.tv_sec * 1000003u + (uint64_t)is.st_mtim.tv_nsec +
               (uint64_t)is.st_size * 31u + (uint64_t)is.st_ino;
  }
  return state;
}

/* --- naming --- */

int rules_name(const struct rules *r, const croupier_config *config, struct options *o) {
  int status = DONE;
  for (size_t i = 0; i < config->knob_count && status == DONE; i++)
    status = options_add(&o->set, config->knobs[i]);
  const croupier_source *source;
  croupier_source_kind kind;
  for (size_t i = 0; status == DONE && (source = croupier_source_at(config, i, &kind)) != NULL; i++) {
    struct words *words = (struct words *)origin_words(origin_of(kind), o);
    bool found = i < r->files && *r->file[i].path;
    if (words) status = options_add(words, found ? r->file[i].path : source->name);
  }
  return status;
}

int rules_take_named(struct rules *r, const croupier_config *from) {
  size_t count = r->config.addition_count;
  croupier_addition *more = realloc(r->additions, (count + from->addition_count + 1) * sizeof *more);
  if (!more) return complain(FAULT, "%s", no_memory());
  for (size_t i = 0; i < from->addition_count; i++)
    if (origin_of(from->additions[i].kind)->option) more[count++] = from->additions[i];
  r->config.additions = r->additions = more;
  r->config.addition_count = count;
  return DONE;
}

const croupier_source *source_named(const croupier_config *config, const char *name) {
  const croupier_source *source;
  croupier_source_kind kind;
  for (size_t i = 0; (source = croupier_source_at(config, i, &kind)) != NULL; i++)
    if (source->name && strcmp(source->name, name) == 0) return source;
  return NULL;
}
