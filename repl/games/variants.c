/* variants.c: variants of games in their files. */
#include "variants.h"

#include <string.h>

#include "games.h"
#include "origins.h"
#include "role.h"
#include "say.h"

static int read_file(struct file *file, const char *name, char path[PATH_SIZE]) {
  char near[PATH_SIZE], maybe[MAYBE_SIZE];
  if (!game_find_below(name, origin_of(CROUPIER_SOURCE_VARIANT)->below, path)) {
    game_near(name, origin_of(CROUPIER_SOURCE_VARIANT)->below, near);
    return complain(USAGE, T(no_variant), name, say_maybe(near, maybe),
                    prompted() ? T(verb_games) : "croupier list");
  }
  int error = file_read(file, path, LARGEST_SCRIPT);
  if (error) return complain(USAGE, T(file_not_read), path, file_failure(error));
  if (!croupier_utf8(file->text, file->size)) return complain(SCRIPT, T(script_not_utf8), path);
  return role_check(path, file->text, ROLE_VARIANT);
}

int variant_read(croupier_variant **v, const char *name, char path[PATH_SIZE]) {
  struct file file = {.text = NULL};
  int status = read_file(&file, name, path);
  *v = NULL;
  if (status == DONE) {
    *v = croupier_variant_read(&(croupier_source){file.name, file.text, file.size});
    if (!*v) status = complain(FAULT, "%s", no_memory());
    else if (*croupier_variant_error(*v)) status = complain(SCRIPT, "%s", croupier_variant_error(*v));
  }
  if (status != DONE) {
    croupier_variant_free(*v);
    *v = NULL;
  }
  file_free(&file);
  return status;
}

bool variant_turns(const croupier_variant *v, const char *turned) {
  const char *knob;
  for (size_t i = 0; v && (knob = croupier_variant_knob(v, i)) != NULL; i++)
    if (strcmp(knob, turned) == 0) return true;
  return false;
}

void variant_tell(const croupier_variant *v, const char *lang) {
  if (!v) return;
  char line[1000];
  const char *knob;
  int used = snprintf(line, sizeof line, "%s%s", T(variant_at_table), croupier_variant_name(v, lang));
  for (size_t i = 0; (knob = croupier_variant_knob(v, i)) != NULL && used < (int)sizeof line; i++)
    used += snprintf(line + used, sizeof line - (size_t)used, "%s%s", i ? ", " : " (", knob);
  if (croupier_variant_knob(v, 0) && used < (int)sizeof line)
    snprintf(line + used, sizeof line - (size_t)used, ")");
  print_line(stdout, line, 0);
}
