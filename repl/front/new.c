/* new.c: `new`: a running game of a kind, with its spec, its texts and files for editors. */
#define _POSIX_C_SOURCE 200809L

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "built.h"
#include "commands.h"
#include "defaults.h"
#include "file.h"
#include "lex.h"
#include "say.h"
#include "stubs.h"

#define FOLDER      "examples/kinds/"
#define PLACEHOLDER "my_game" /* the name of the game in a template, and its title */
#define TITLE       "My game"

static const struct kind {
  const char *name; /* of the files in FOLDER */
  enum text about;
} kinds[] = {
    {"shedding", TEXT_kind_shedding},   {"tricks", TEXT_kind_tricks},
    {"auction", TEXT_kind_auction},     {"collecting", TEXT_kind_collecting},
    {"push-your-luck", TEXT_kind_luck}, {"drafting", TEXT_kind_drafting},
    {"deck-building", TEXT_kind_decks}, {"co-operative", TEXT_kind_together},
};
#define KINDS (sizeof kinds / sizeof *kinds)

/* What is behind the kind's name, and whether --bare leaves it out. */
static const struct part {
  const char *ending;
  bool beside;
} parts[] = {{".lua", false}, {".csv", false}, {".texts.lua", true}, {"_test.lua", true}};
#define PARTS (sizeof parts / sizeof *parts)

static const struct carried *template_of(const struct kind *kind, const char *ending) {
  char name[100];
  snprintf(name, sizeof name, FOLDER "%s%s", kind->name, ending);
  for (const struct carried *file = carried; file->name; file++)
    if (strcmp(file->name, name) == 0) return file;
  return NULL;
}

/* --- names --- */

/* "My Game" -> "my_game"; "" if nothing is left. */
static void suggest(const char *name, char near[60]) {
  size_t size = 0;
  for (; *name && size < 50; name++) {
    unsigned char c = (unsigned char)*name;
    if (isalnum(c) || c == '_') near[size++] = (char)tolower(c);
    else if (size && near[size - 1] != '_' && (c == ' ' || c == '-')) near[size++] = '_';
    else if (c == '/' || c == '.') size = c == '/' ? 0 : size;
    if (c == '.') break;
  }
  while (size && near[size - 1] == '_') size--;
  near[size] = '\0';
  if (isdigit((unsigned char)*near)) *near = '\0';
}

/* As croupier.game wants it: a word of small letters. */
static bool is_name(const char *name) {
  size_t size = strlen(name);
  return size > 0 && size <= 40 && (islower((unsigned char)*name) || *name == '_') &&
         strspn(name, "abcdefghijklmnopqrstuvwxyz_0123456789") == size;
}

/* Does the template use the word for something else? */
static bool is_taken(const struct kind *kind, const char *name) {
  struct token token = lex_code(template_of(kind, ".lua")->text);
  for (; token.kind != TOKEN_END; token = lex_code(token.text + token.size))
    if ((token.kind == TOKEN_NAME || token.kind == TOKEN_KEYWORD) && token_is(token, name)) return true;
  return strcmp(name, "croupier") == 0 || lex(name).kind == TOKEN_KEYWORD;
}

static int check_name(const struct kind *kind, const char *name) {
  char near[60], maybe[MAYBE_SIZE];
  suggest(name, near);
  if (!is_name(name)) return complain(USAGE, T(new_name), name, say_maybe(is_name(near) ? near : "", maybe));
  if (is_taken(kind, name)) return complain(USAGE, T(new_name_taken), name, name);
  return DONE;
}

/* --- kinds --- */

static void list_kinds(void) {
  for (size_t i = 0; i < KINDS; i++) say_line("  %-15s %s", kinds[i].name, text_at(kinds[i].about));
}

static const struct kind *find_kind(const char *name) {
  const char *names[KINDS];
  for (size_t i = 0; i < KINDS; i++) {
    names[i] = kinds[i].name;
    if (name && strcmp(name, kinds[i].name) == 0) return &kinds[i];
  }
  char maybe[MAYBE_SIZE];
  if (!name) complain(USAGE, "%s", T(new_wants_kind));
  else complain(USAGE, T(no_kind), name, say_maybe(near_name(name, names, KINDS), maybe));
  list_kinds();
  return NULL;
}

/* --- files --- */

/* "night_market" -> "Night market" */
static void title_of(const char *name, char title[60]) {
  snprintf(title, 60, "%s", name);
  for (char *c = title; *c; c++)
    if (*c == '_') *c = ' ';
  *title = (char)toupper((unsigned char)*title);
}

/* The template with the game's own name, file names and title. */
static void put_named(FILE *out, const char *text, const struct kind *kind, const char *name) {
  char title[60];
  size_t size = strlen(kind->name);
  title_of(name, title);
  for (const char *at = text; *at;) {
    bool begins = at == text || !(isalnum((unsigned char)at[-1]) || at[-1] == '_');
    bool file = begins && strncmp(at, kind->name, size) == 0 &&
                (strncmp(at + size, ".lua", 4) == 0 || strncmp(at + size, ".csv", 4) == 0);
    if (begins && strncmp(at, PLACEHOLDER, strlen(PLACEHOLDER)) == 0)
      fputs(name, out), at += strlen(PLACEHOLDER);
    else if (begins && strncmp(at, TITLE, strlen(TITLE)) == 0) fputs(title, out), at += strlen(TITLE);
    else if (file) fputs(name, out), at += size;
    else putc(*at++, out);
  }
}

static int check_absent(const char *path) {
  struct stat is;
  return lstat(path, &is) == 0 ? complain(USAGE, T(new_exists), path) : DONE;
}

/* Nothing is overwritten, not even what came there a moment ago. */
static FILE *make(const char *path, int *status) {
  FILE *out = fopen(path, "wxe");
  *status = out ? DONE : complain(FAULT, T(file_not_written), path, failure(errno));
  return out;
}

static int finish(FILE *out, const char *path) {
  bool written = !ferror(out);
  if (fclose(out) != 0) written = false;
  if (!written) return complain(FAULT, T(file_not_written), path, failure(errno));
  say_line("  %s", path);
  return DONE;
}

/* The files of the game; check: only looks whether any is there already. */
static int each_part(const struct kind *kind, const char *name, bool bare, bool check) {
  int status = DONE;
  for (size_t i = 0; i < PARTS && status == DONE; i++) {
    const struct carried *file = template_of(kind, parts[i].ending);
    if (!file || (bare && parts[i].beside)) continue;
    char path[100];
    snprintf(path, sizeof path, "%s%s", name, parts[i].ending);
    if (check) {
      status = check_absent(path);
      continue;
    }
    FILE *out = make(path, &status);
    if (!out) return status;
    put_named(out, file->text, kind, name);
    status = finish(out, path);
  }
  return status;
}

/* --- for editors --- */

static void put_luarc(FILE *out) {
  fputs(
      "{\n"
      "  \"runtime.version\": \"Lua 5.4\",\n"
      "  \"runtime.builtin\": { \"io\": \"disable\", \"os\": \"disable\", \"debug\": \"disable\", \"package\": "
      "\"disable\" },\n"
      "  \"workspace.library\": [\"" STUBS_FOLDER "\"]\n"
      "}\n",
      out);
}

static void put_field(void *data, const char *name) { fprintf(data, " \"%s\",", name); }

static void put_luacheckrc(FILE *out) {
  fputs(
      "-- What luacheck knows of Croupier's scripts.\n"
      "std = \"lua54\"\n"
      "self = false -- a rule may not need `self`\n"
      "max_line_length = 120\n"
      "exclude_files = { \"" STUBS_FOLDER "\" }\n"
      "not_globals = { \"io\", \"os\", \"debug\", \"package\", \"require\", \"load\", \"loadfile\", \"dofile\", "
      "\"next\" }\n"
      "read_globals = { croupier = { fields = {",
      out);
  stubs_each_word("croupier", put_field, out);
  fputs("\n  score = { fields = {", out);
  stubs_each_word("score", put_field, out);
  fputs(" } } } } }\n", out);
}

/* Those of another game in the same folder serve this one as well. */
static int write_settings(const char *path, void (*put)(FILE *out)) {
  struct stat is;
  int status;
  if (lstat(path, &is) == 0) {
    say_line(T(new_kept), path);
    return DONE;
  }
  FILE *out = make(path, &status);
  if (!out) return status;
  put(out);
  return finish(out, path);
}

static int write_for_editors(const char *script) {
  struct options o;
  say_line("%s", T(new_for_editors));
  int status = write_settings(".luarc.json", put_luarc);
  if (status == DONE) status = write_settings(".luacheckrc", put_luacheckrc);
  if (status == DONE) status = stubs_write(STUBS_FOLDER);
  options_plain(&o);
  if (status == DONE) status = stubs_write_game(STUBS_FOLDER, script, &o);
  if (status == DONE) say_line("  %s/", STUBS_FOLDER);
  return status;
}

/* --- the command --- */

int command_new(const struct options *o) {
  if (!language(o)) return USAGE;
  const struct kind *kind = find_kind(o->kind);
  const char *name = o->arguments.count ? o->arguments.word[0] : NULL;
  if (!kind) return USAGE;
  if (!name) return complain(USAGE, T(argument_wanted), "new", "NAME", "new");
  char script[60];
  int status = check_name(kind, name);
  if (status == DONE) status = each_part(kind, name, o->bare, true);
  if (status != DONE) return status;
  say_line(T(new_begins), name, kind->name);
  snprintf(script, sizeof script, "./%s.lua", name);
  status = each_part(kind, name, o->bare, false);
  if (status == DONE && !o->bare) status = write_for_editors(script);
  if (status != DONE) return status;
  say_line("%s", T(new_next));
  say_line("  croupier play %s", script);
  say_line("  croupier check %s", script);
  if (o->bare) say_line("  croupier sim %s", script);
  else say_line("  croupier test %s_test.lua", name);
  return DONE;
}
