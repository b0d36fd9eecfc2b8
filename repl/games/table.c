/* table.c: from a command line to a croupier: files, knobs, language. */
#define _POSIX_C_SOURCE 200809L

#include "table.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

#include "excerpt.h"
#include "role.h"
#include "say.h"

/* --- files --- */

static int read_text(struct file *file, const char *path, enum role wanted) {
  int error = file_read(file, path, LARGEST_SCRIPT);
  if (error) return complain(USAGE, T(file_not_read), path, file_failure(error));
  if (!croupier_utf8(file->text, file->size)) /* journals and events are, and without zero bytes */
    return complain(SCRIPT, T(script_not_utf8), path);
  return role_check(path, file->text, wanted);
}

static croupier_source source_of(const struct file *file) {
  return (croupier_source){file->name, file->text, file->size};
}

void texts_path(const char *script, char path[PATH_SIZE]) {
  size_t stem = strlen(script);
  if (stem > 4 && strcmp(script + stem - 4, ".lua") == 0) stem -= 4;
  if (snprintf(path, PATH_SIZE, "%.*s%s", (int)stem, script, stem ? ".texts.lua" : "") >= PATH_SIZE)
    *path = '\0';
}

static int read_script(struct rules *r, const char *game) {
  char path[PATH_SIZE], near[PATH_SIZE];
  if (!game_find(game, path)) {
    game_near(game, near);
    char maybe[MAYBE_SIZE];
    return complain(USAGE, T(no_game), game, say_maybe(near, maybe),
                    prompted() ? T(verb_games) : "croupier list");
  }
  int status = read_text(&r->script, path, ROLE_SCRIPT);
  if (status != DONE) return status;
  r->config.script = source_of(&r->script);
  char texts[PATH_SIZE];
  texts_path(path, texts);
  if (!*texts || file_read(&r->texts, texts, LARGEST_SCRIPT) == ENOENT) return DONE;
  file_free(&r->texts);
  status = read_text(&r->texts, texts, ROLE_TEXTS);
  if (status != DONE) return status;
  r->texts_source = source_of(&r->texts);
  r->config.texts = &r->texts_source;
  return DONE;
}

static int read_houses(struct rules *r, const struct words *names) {
  r->houses = calloc(names->count + 1, sizeof *r->houses);
  r->house_sources = calloc(names->count + 1, sizeof *r->house_sources);
  if (!r->houses || !r->house_sources) return complain(FAULT, "%s", no_memory());
  for (size_t i = 0; i < names->count; i++) {
    char path[PATH_SIZE];
    if (!game_find(names->word[i], path)) return complain(USAGE, T(no_house_rule), names->word[i]);
    int status = read_text(&r->houses[i], path, ROLE_HOUSE);
    if (status != DONE) return status;
    r->house_sources[i] = source_of(&r->houses[i]);
    r->config.house_count = i + 1;
  }
  r->config.houses = r->house_sources;
  return DONE;
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
  int status = keep_knobs(r, &o->set);
  if (status == DONE) status = read_script(r, game);
  return status == DONE ? read_houses(r, &o->house) : status;
}

void rules_free(struct rules *r) {
  file_free(&r->script);
  file_free(&r->texts);
  for (size_t i = 0; r->houses && i <= r->config.house_count; i++) file_free(&r->houses[i]);
  free(r->houses);
  free(r->house_sources);
  for (size_t i = 0; i < r->config.knob_count; i++) free(r->knobs[i]);
  free(r->knobs);
}

/* --- the table --- */

int status_of(const croupier *c) {
  switch (croupier_code(c)) {
  case CROUPIER_OK: return DONE;
  case CROUPIER_USAGE:
  case CROUPIER_NOT_LEGAL: return USAGE;
  case CROUPIER_UNFINISHED:
  case CROUPIER_SCRIPT: return SCRIPT;
  case CROUPIER_NO_MEMORY: return FAULT;
  }
  return FAULT;
}

/* A knob that is meant by one that the game does not have: "" if none. */
static void near_knob(const croupier_config *config, char near[100]) {
  near[0] = '\0';
  croupier_config plain = *config;
  plain.knob_count = 0;
  croupier *c = croupier_new(&plain);
  size_t count = c ? croupier_knob_count(c) : 0;
  const char **names = calloc(count + 1, sizeof *names);
  for (size_t i = 0; names && i < count; i++) names[i] = croupier_knob_at(c, i, NULL).name;
  for (size_t i = 0; names && count && i < config->knob_count && !*near; i++) {
    char name[100];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(config->knobs[i], "="), config->knobs[i]);
    bool known = false;
    for (size_t k = 0; k < count; k++) known |= strcmp(names[k], name) == 0;
    const char *meant = known ? NULL : near_name(name, names, count);
    if (meant) snprintf(near, 100, "%s", meant);
  }
  free(names);
  if (c) croupier_free(c);
}

croupier *table_lay(const croupier_config *config, int *status) {
  croupier_config told = *config;
  told.lang = said_in();
  croupier *c = croupier_new(&told);
  *status = DONE;
  if (c && croupier_status(c) == CROUPIER_READY) return c;
  if (!c) {
    *status = complain(FAULT, "%s", no_memory());
    return NULL;
  }
  *status = table_failed(c, config);
  croupier_free(c);
  return NULL;
}

int table_failed(const croupier *c, const croupier_config *config) {
  const croupier_fault *fault = croupier_last_fault(c);
  int status = status_of(c);
  char near[100] = "";
  if (status == USAGE && config->knob_count) near_knob(config, near);
  bool named = status != SCRIPT || fault->file;
  char maybe[MAYBE_SIZE];
  complain(status, "%s%s%s%s", named ? "" : config->script.name, named ? "" : ": ", croupier_error(c),
           say_maybe(near, maybe));
  excerpt(c, config);
  return status;
}

void table_doubt(const croupier *c) {
  if (*croupier_doubt(c)) warn("%s", croupier_doubt(c));
}

/* --- language, seed --- */

static const char *usual_language(void) {
  const char *sources[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
  for (int i = 0; i < 3; i++) {
    const char *value = getenv(sources[i]);
    const char *lang = value && *value ? language_of_locale(value) : NULL;
    if (value && *value) return lang ? lang : croupier_language(0);
  }
  return croupier_language(0);
}

const char *language(const struct options *o) {
  const char *lang = o->lang ? o->lang : usual_language();
  const char *known = language_of_code(lang);
  if (!known) {
    complain(USAGE, "--lang: there is no language \"%.60s\"; there are: %s", lang, language_codes(", "));
    return NULL;
  }
  say_in(known);
  return known;
}

/* A seed that a person can read out, if none was given. */
uint64_t seed_of(const struct options *o) {
  if (o->seed_given) return o->seed;
  uint64_t seed;
  if (getrandom(&seed, sizeof seed, GRND_NONBLOCK) != sizeof seed) seed = (uint64_t)time(NULL);
  return seed % 1000000;
}
