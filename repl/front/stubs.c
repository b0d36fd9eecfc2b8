/* stubs.c: `stubs`: the words of scripts with their types, as the Lua language server reads them. */
#define _POSIX_C_SOURCE 200809L

#include "stubs.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "built.h"
#include "commands.h"
#include "defaults.h"
#include "faces.h"
#include "file.h"
#include "say.h"
#include "words.h"

#define HEAD "---@meta\n-- Made by `croupier stubs`, which writes it anew.\n"

/* --- stdlib/types.txt --- */

enum { MOST_TYPE = 900 };

/* The size of what stands before the sign, outside of brackets and quotes; all of it if there is none. */
static size_t size_before(const char *text, size_t size, char sign) {
  int depth = 0;
  bool quoted = false;
  for (size_t i = 0; i < size; i++) {
    if (!quoted && depth == 0 && text[i] == sign) return i;
    if (text[i] == '"') quoted = !quoted;
    else if (!quoted && strchr("([{<", text[i])) depth++;
    else if (!quoted && strchr(")]}>", text[i])) depth--;
  }
  return size;
}

/* One line of types: "zone:deal(n: integer, zone: zone): integer". */
struct typed {
  char class[40], name[40];
  const char *arguments, *result; /* in the line */
  size_t arguments_size, result_size;
};

/* False: the line is of another kind. */
static bool read_typed(struct typed *t, const char *line, size_t size) {
  const char *paren = memchr(line, '(', size), *blank = memchr(line, ' ', size);
  if (!paren || (blank && blank < paren)) return false;
  size_t open = (size_t)(paren - line), dot = strcspn(line, ".:");
  if (dot > open) return false;
  snprintf(t->class, sizeof t->class, "%.*s", (int)dot, line);
  snprintf(t->name, sizeof t->name, "%.*s", (int)(open - dot - 1), line + dot + 1);
  int depth = 0;
  size_t end = open;
  do depth += (line[end] == '(') - (line[end] == ')');
  while (++end < size && depth > 0);
  t->arguments = paren + 1;
  t->arguments_size = end - open - 2;
  t->result = line + end + 2;
  t->result_size = end + 2 < size ? size - end - 2 : 0;
  return true;
}

/* The next of "a: x, b: y": its name and its type, from *at on. False: there are no more. */
static bool next_pair(const char **at, const char *end, char name[60], char type[MOST_TYPE]) {
  while (*at < end && strchr(", ", **at)) (*at)++;
  if (*at >= end) return false;
  size_t size = size_before(*at, (size_t)(end - *at), ','), colon = size_before(*at, size, ':');
  snprintf(name, 60, "%.*s", (int)colon, *at);
  snprintf(type, MOST_TYPE, "%.*s", colon + 2 < size ? (int)(size - colon - 2) : 0, *at + colon + 2);
  *at += size;
  return true;
}

static const char *types_text(void) {
  const struct carried *file = carried;
  while (file->name && strcmp(file->name, "stdlib/types.txt") != 0) file++;
  return file->name ? file->text : "";
}

/* The rest of the line behind the word, or NULL. */
static const char *behind(const char *line, const char *word) {
  size_t size = strlen(word);
  return strncmp(line, word, size) == 0 && line[size] == ' ' ? line + size + 1 : NULL;
}

/* --- stubs --- */

static void put_fields(FILE *out, const char *at, const char *end) {
  char name[60], type[MOST_TYPE];
  while (next_pair(&at, end, name, type)) {
    if (strcmp(name, "#") == 0) fprintf(out, "---@operator len: %s\n", type);
    else fprintf(out, "---@field %s %s\n", name, type);
  }
}

/* "alias field: string" */
static void put_alias(FILE *out, const char *line, size_t size) {
  size_t colon = size_before(line, size, ':');
  fprintf(out, "---@alias %.*s %.*s\n", (int)colon, line, (int)(size - colon - 2), line + colon + 2);
}

/* "table ties: ties: (fun(player: player): integer)[]" */
static void put_table(FILE *out, const char *line, size_t size) {
  size_t colon = size_before(line, size, ':');
  fprintf(out, "\n---@class %.*s\n", (int)colon, line);
  put_fields(out, line + colon + 1, line + size);
}

static void put_word(FILE *out, const struct typed *t) {
  const struct word *word = words_find(t->class, strlen(t->class), t->name);
  char name[60], type[MOST_TYPE], names[200] = "";
  if (word) fprintf(out, "\n---`%s`\n---\n---%s\n", word->signature, word->sentence);
  const char *at = t->arguments, *end = t->arguments + t->arguments_size;
  while (next_pair(&at, end, name, type)) {
    fprintf(out, "---@param %s %s\n", name, type);
    snprintf(names + strlen(names), sizeof names - strlen(names), "%s%.*s", *names ? ", " : "",
             (int)strcspn(name, "?"), name);
  }
  for (size_t used = 0; used < t->result_size;) {
    const char *result = t->result + used;
    size_t size = size_before(result, t->result_size - used, ',');
    bool more = size == 3 && strncmp(result, "...", 3) == 0;
    fprintf(out, "---@return %.*s\n", more ? 7 : (int)size, more ? "any ..." : result);
    used += size + 2;
  }
  bool plain = strcmp(t->class, "croupier") == 0 || strcmp(t->class, "score") == 0;
  fprintf(out, "function %s%c%s(%s) end\n", t->class, plain ? '.' : ':', t->name, names);
}

/* What things of the class have besides words. */
static void put_owned(FILE *out, const char *class) {
  for (const char *line = types_text(); *line; line += strcspn(line, "\n"), line += *line == '\n') {
    const char *is = behind(line, "has");
    size_t size = strlen(class);
    if (is && strncmp(is, class, size) == 0 && is[size] == ':')
      put_fields(out, is + size + 1, line + strcspn(line, "\n"));
  }
}

static void put_class(FILE *out, const char *class) {
  fprintf(out, "\n---@class %s\n", class);
  put_owned(out, class);
  fprintf(out, "%s%s = {}\n", strcmp(class, "croupier") == 0 ? "" : "local ", class);
}

static void put_stubs(FILE *out) {
  char class[40] = "";
  fputs(HEAD "\n", out);
  for (const char *line = types_text(); *line; line += *line == '\n') {
    size_t size = strcspn(line, "\n");
    struct typed t;
    const char *is;
    if ((is = behind(line, "alias")) != NULL) put_alias(out, is, size - (size_t)(is - line));
    else if ((is = behind(line, "table")) != NULL) put_table(out, is, size - (size_t)(is - line));
    else if (read_typed(&t, line, size)) {
      if (strcmp(class, t.class) != 0) put_class(out, t.class);
      strcpy(class, t.class);
      put_word(out, &t);
    }
    line += size;
  }
  fputs("\n---@class knobs\n", out);
  put_owned(out, "knobs");
}

void stubs_each_word(const char *section, void (*tell)(void *data, const char *name), void *data) {
  for (const char *line = types_text(); *line; line += *line == '\n') {
    size_t size = strcspn(line, "\n");
    struct typed t;
    if (read_typed(&t, line, size) && strcmp(t.class, section) == 0) tell(data, t.name);
    line += size;
  }
}

/* --- files --- */

/* Only a file that stubs has made is written anew. */
static int write_stub(const char *folder, const char *name, void (*put)(FILE *out, const void *data),
                      const void *data) {
  char path[PATH_SIZE];
  struct file old;
  if (mkdir(folder, 0777) != 0 && errno != EEXIST)
    return complain(FAULT, T(file_not_written), folder, failure(errno));
  if (snprintf(path, sizeof path, "%s/%s.lua", folder, name) >= PATH_SIZE)
    return complain(USAGE, T(file_not_written), folder, failure(ENAMETOOLONG));
  if (file_read_unlinked(&old, path) == 0) {
    bool ours = strncmp(old.text, HEAD, strlen(HEAD)) == 0;
    file_free(&old);
    if (!ours) return complain(USAGE, T(stub_not_ours), path);
    unlink(path);
  }
  FILE *out = fopen(path, "wxe");
  if (!out) return complain(FAULT, T(file_not_written), path, failure(errno));
  put(out, data);
  if (fclose(out) != 0) return complain(FAULT, T(file_not_written), path, failure(errno));
  return DONE;
}

static void put_all_words(FILE *out, const void *data) {
  (void)data;
  put_stubs(out);
}

int stubs_write(const char *folder) { return write_stub(folder, "croupier", put_all_words, NULL); }

/* --- one game --- */

struct owned {
  struct faces faces;
  const croupier *c;
};

static bool is_word(const char *name) {
  return *name && !strchr("0123456789", *name) &&
         name[strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789")] == '\0';
}

/* The type of a field, which is the same in all pieces that have it. */
static const char *type_of(const struct faces *f, const char *name) {
  for (size_t i = 0; i < f->count; i++)
    for (int k = 0; k < f->face[i].fields; k++) {
      const struct face_field *field = &f->face[i].field[k];
      if (strcmp(field->name, name) == 0) return field->truth ? "true" : field->number ? "integer" : "string";
    }
  return "string";
}

static bool seen_before(const struct faces *f, size_t face, const char *name) {
  for (size_t i = 0; i < face; i++)
    for (int k = 0; k < f->face[i].fields; k++)
      if (strcmp(f->face[i].field[k].name, name) == 0) return true;
  return false;
}

static const char *type_of_knob(const croupier_knob *knob) {
  if (strcmp(knob->range, "on, off") == 0) return "boolean";
  return strstr(knob->range, "..") ? "integer" : "string";
}

static void put_game(FILE *out, const void *data) {
  const struct owned *o = data;
  fputs(HEAD "\n---@class piece\n", out);
  for (size_t i = 0; i < o->faces.count; i++)
    for (int k = 0; k < o->faces.face[i].fields; k++) {
      const char *name = o->faces.face[i].field[k].name;
      if (is_word(name) && !seen_before(&o->faces, i, name))
        fprintf(out, "---@field %s? %s\n", name, type_of(&o->faces, name));
    }
  fputs("\n---@class knobs\n", out);
  for (size_t i = 0; i < croupier_knob_count(o->c); i++) {
    croupier_knob knob = croupier_knob_at(o->c, i, NULL);
    if (is_word(knob.name)) fprintf(out, "---@field %s %s\n", knob.name, type_of_knob(&knob));
  }
}

int stubs_write_game(const char *folder, const char *game, const struct options *o) {
  struct rules r;
  struct owned owned = {.faces.lang = "en"};
  croupier *c;
  int status = faces_read(&owned.faces, &r, game, o, &c);
  owned.c = c;
  if (status == DONE) status = write_stub(folder, croupier_game(c), put_game, &owned);
  if (c) croupier_free(c);
  faces_free(&owned.faces);
  rules_free(&r);
  return status;
}

int command_stubs(const struct options *o) {
  if (!language(o)) return USAGE;
  const char *folder = o->arguments.word[0];
  int status = stubs_write(folder);
  for (size_t i = 1; i < o->arguments.count && status == DONE; i++)
    status = stubs_write_game(folder, o->arguments.word[i], o);
  if (status == DONE) say_line(T(stubs_written), folder);
  return status;
}
