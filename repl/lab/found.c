/* found.c: the spec beside a script in which check keeps what it has found. */
#define _POSIX_C_SOURCE 200809L

#include "found.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"
#include "specwriter.h"

void found_path(char path[PATH_SIZE], const struct options *o, const struct rules *rules) {
  const char *script = rules->file[0].path;
  size_t size = strlen(script);
  path[0] = '\0';
  if (o->spec && strcmp(o->spec, "none") == 0) return;
  if (o->spec) {
    snprintf(path, PATH_SIZE, "%s", o->spec);
    return;
  }
  if (size > 4 && strcmp(script + size - 4, ".lua") == 0) size -= 4;
  if (snprintf(path, PATH_SIZE, "%.*s.found.lua", (int)size, script) >= PATH_SIZE) path[0] = '\0';
}

/* The name of its test: the same for the same flaw. */
enum { NAME_ROOM = FLAW_ABOUT + SETTING_KNOB + 60 };
static void name_test(const struct flaw *f, char name[NAME_ROOM]) {
  snprintf(name, NAME_ROOM, "%s: %s, %d players%s%s", flaw_word(f->code), *f->about ? f->about : "-",
           f->setting.players, *f->setting.knob ? ", " : "", f->setting.knob);
}

/* --- one test --- */

static bool write_step(struct spec_writer *w, croupier *c, struct step step) {
  char answer[200];
  struct step given;
  snprintf(answer, sizeof answer, "%s",
           step.acts ? croupier_free_action(c, step.seat, step.option, NULL)
                     : croupier_option(c, step.seat, step.option, NULL));
  spec_asked(w, c);
  croupier_status_code code = step_give(c, step, &given);
  bool kept = spec_answered(w, c, step.seat, answer);
  return kept && (code == CROUPIER_OK || code == CROUPIER_SCRIPT);
}

static bool write_answers(struct spec_writer *w, croupier *c, const struct flaw *f) {
  const char *shown;
  bool whole = croupier_start(c, f->seed) == CROUPIER_OK || f->steps.count == 0;
  for (size_t i = 0; i < f->steps.count && whole; i++) {
    if (f->steps.scene && f->steps.scene_at == i) {
      whole = croupier_edit(c, f->steps.scene, &shown) == CROUPIER_OK;
      spec_edited(w, f->steps.scene);
    }
    whole = whole && croupier_status(c) == CROUPIER_ASKS && write_step(w, c, f->steps.of[i]);
  }
  spec_rest(w);
  return whole;
}

/* Errors come by themselves when the game is played. */
static bool comes_by_itself(const struct flaw *f) {
  return f->code == FLAW_ERROR || f->code == FLAW_DEAD_END;
}

static const char *last_word(const struct flaw *f) {
  if (comes_by_itself(f)) return "";
  return f->goes_on ? "  t:ends()\n" : "  t:sound()\n";
}

static bool write_test(FILE *out, croupier *c, const struct explored *e, const char *game,
                       const struct flaw *f) {
  struct spec_writer w = {.out = out};
  char name[NAME_ROOM];
  name_test(f, name);
  spec_header(out, c, &e->rules->config, game);
  fprintf(out, "local test = ...\n\n-- %s\ntest(\"", f->says);
  spec_text(out, name);
  fprintf(out, "\", function(_, t)\n  t:seed(%" PRIu64 ")\n  t:answers {\n", f->seed);
  bool whole = write_answers(&w, c, f);
  fprintf(out, "  }\n  t:play()\n%send)\n", last_word(f));
  return whole;
}

/* --- the file --- */

static bool has_test(const char *path, const struct flaw *f) {
  struct file file;
  char name[NAME_ROOM];
  name_test(f, name);
  if (file_read(&file, path, LARGEST_SCRIPT) != 0) return false;
  bool has = strstr(file.text, name) != NULL;
  file_free(&file);
  return has;
}

static bool is_there(const char *path) {
  struct file file;
  if (file_read(&file, path, LARGEST_SCRIPT) != 0) return false;
  file_free(&file);
  return true;
}

/* The script as the spec names it: beside the spec by its file, else as the command does. */
static const char *game_for(const struct explored *e, const char *path, char game[PATH_SIZE]) {
  const struct file *script = &e->rules->file[0];
  size_t folder = (size_t)(script->name - script->path);
  const char *slash = strrchr(path, '/');
  size_t own = slash ? (size_t)(slash - path) + 1 : 0;
  if (own != folder || strncmp(path, script->path, folder) != 0) return e->o.arguments.word[0];
  snprintf(game, PATH_SIZE, "./%.*s", PATH_SIZE - 3, script->name);
  return game;
}

static int write_to(const char *path, const char *text, bool whole, const struct flaw *f) {
  int error;
  if (!whole) return complain(FAULT, T(found_not_whole), f->about);
  error = file_add(path, text);
  return error ? complain(FAULT, T(file_not_written), path, file_failure(error)) : DONE;
}

/* A table of its own, as many settings have one flaw each. */
static int add_test(const struct flaw *f, const struct options *o, const char *path) {
  struct explored e = {.rules = NULL};
  char game[PATH_SIZE], *text = NULL;
  size_t size;
  int status = explore_rules(&e, o, &f->setting);
  croupier *c = status == DONE ? croupier_new(&e.rules->config) : NULL;
  FILE *out = c ? open_memstream(&text, &size) : NULL;
  if (out) {
    bool first = !is_there(path);
    fputs(first ? "" : "\n", out);
    bool whole = write_test(out, c, &e, game_for(&e, path, game), f);
    whole = fclose(out) == 0 && whole;
    status = write_to(path, text, whole, f);
  } else if (status == DONE) {
    status = complain(FAULT, "%s", no_memory());
  }
  free(text);
  if (c) croupier_free(c);
  explore_rules_free(&e);
  return status;
}

int found_write(struct flaws *flaws, const struct options *o, const char *path, size_t *written) {
  int status = DONE;
  *written = 0;
  for (size_t i = 0; i < flaws->count && *path; i++) {
    struct flaw *f = &flaws->of[i];
    if (!f->has_game) continue;
    bool known = has_test(path, f);
    int own = known ? DONE : add_test(f, o, path);
    if (own != DONE) status = own;
    else snprintf(f->spec, sizeof f->spec, "%s", path);
    *written += own == DONE && !known;
  }
  return status;
}
