/* test.c: runs the specs of scripts, and counts. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "gamefiles.h"
#include "role.h"
#include "say.h"
#include "table.h"

/*
** A line that begins with `-- game:` lays a table: `-- game: byzanz, players: 4, knobs: a=1 b=2,
** house: market.lua`. What follows, up to the next such line, is tested at it.
*/
#define HEADER "-- game:"

#define MOST_TABLES 200 /* in one file */

struct count {
  int passed, failed;
  int status; /* of a table that could not be laid */
  unsigned game_time_ms;
};

static void test_done(void *data, const char *name, const char *error) {
  struct count *count = data;
  if (!error) {
    count->passed++;
    return;
  }
  count->failed++;
  fputs("FAIL  ", stdout);
  print_safe(stdout, name);
  fputs("\n      ", stdout);
  print_safe(stdout, error);
  putchar('\n');
}

static void fail(struct count *count, int status) {
  count->failed++;
  if (count->status == DONE) count->status = status;
}

/* --- the header --- */

static char *trim(char *text) {
  text += strspn(text, " \t\r");
  size_t size = strlen(text);
  while (size && strchr(" \t\r", text[size - 1])) text[--size] = '\0';
  return text;
}

/* Splits at blanks; the words lie in text. */
static bool split(struct words *words, char *text) {
  char *rest = NULL;
  words->word = calloc(strlen(text) / 2 + 1, sizeof *words->word);
  if (!words->word) return false;
  for (char *word = strtok_r(text, " \t", &rest); word; word = strtok_r(NULL, " \t", &rest))
    words->word[words->count++] = word;
  return true;
}

/* One `key: value`. False: it is not that. */
static bool read_field(struct options *o, char *field, const char **game) {
  char *colon = strchr(field, ':');
  if (!colon) return false;
  *colon = '\0';
  char *key = trim(field), *value = trim(colon + 1);
  if (strcmp(key, "game") == 0) return *(*game = value) != '\0';
  if (strcmp(key, "knobs") == 0) return !o->set.word && split(&o->set, value);
  if (strcmp(key, "house") == 0) return !o->house.word && split(&o->house, value);
  if (strcmp(key, "players") != 0) return false;
  char *end;
  o->players = strtol(value, &end, 10);
  return end > value && !*end && o->players > 0 && o->players < 100;
}

/* The folder of the spec comes first for paths. */
static const char *beside(const char *spec, const char *name, char path[PATH_SIZE]) {
  const char *slash = strrchr(spec, '/');
  int folder = slash ? (int)(slash - spec + 1) : 0;
  if (strchr(name, '/') && snprintf(path, PATH_SIZE, "%.*s%s", folder, spec, name) < PATH_SIZE &&
      access(path, R_OK) == 0)
    return path;
  return name;
}

/* --- the tests --- */

static void run_at_table(struct count *count, const croupier_source *spec, const char *game,
                         const struct options *o) {
  char path[PATH_SIZE];
  struct rules r;
  int status = rules_read(&r, beside(spec->name, game, path), o);
  r.config.game_time_ms = count->game_time_ms;
  croupier *c = status == DONE ? table_lay(&r.config, &status) : NULL;
  if (status != DONE) fail(count, status);
  else if (croupier_run_spec(c, spec, test_done, count) != CROUPIER_OK) {
    complain(FAULT, "%s: %s%s", spec->name, croupier_error(c),
             croupier_out_of_time(c) ? "; --game-time S allows more" : "");
    fail(count, FAULT);
  }
  if (c) croupier_free(c);
  rules_free(&r);
}

/* The section that begins at `start`, a header line. */
static void run_section(struct count *count, const struct file *file, const char *start, const char *end) {
  size_t size = (size_t)(end - file->text), line = 1;
  char *text = strndup(file->text, size);
  char *header = strndup(start, strcspn(start, "\n"));
  struct options o = {0};
  const char *game = NULL;
  bool sound = text && header;
  char *rest = NULL;
  for (char *field = sound ? strtok_r(header + 2, ",", &rest) : NULL; field && sound;
       field = strtok_r(NULL, ",", &rest))
    sound = read_field(&o, field, &game);
  /* all before the section becomes blank, so that errors name lines as they are in the file */
  for (const char *at = file->text; at < start && text; at++) {
    if (*at == '\n') line++;
    else text[at - file->text] = ' ';
  }
  if (sound && game) run_at_table(count, &(croupier_source){file->path, text, size}, game, &o);
  else {
    complain(USAGE,
             "%s:%zu: a spec's header reads `" HEADER " NAME, players: N, knobs: a=1 b=2, house: FILE`",
             file->path, line);
    fail(count, USAGE);
  }
  free(o.set.word);
  free(o.house.word);
  free(header);
  free(text);
}

static const char *next_header(const char *text) {
  const char *at = strstr(text, "\n" HEADER);
  return at ? at + 1 : text + strlen(text);
}

static void run_file(struct count *count, const char *path) {
  struct file file;
  int error = file_read(&file, path, LARGEST_SCRIPT);
  if (error) {
    fail(count, complain(USAGE, "%s cannot be read: %s", path, file_failure(error)));
    return;
  }
  const char *text = text_begin(file.text);
  int status = role_check(path, text, ROLE_SPEC);
  if (status != DONE) {
    fail(count, status);
  } else if (strncmp(text, HEADER, strlen(HEADER)) != 0) {
    fail(count,
         complain(USAGE, "%s:1: a spec begins with the game it tests, as in `" HEADER " byzanz, players: 4`",
                  path));
  } else {
    int tables = 0;
    for (const char *at = text; *at && tables <= MOST_TABLES; at = next_header(at))
      if (++tables <= MOST_TABLES) run_section(count, &file, at, next_header(at));
    if (tables > MOST_TABLES)
      fail(count, complain(USAGE, "%s: a file has at most %d tables; the tests at the others were not run",
                           path, MOST_TABLES));
  }
  file_free(&file);
}

int command_test(const struct options *o) {
  struct count count = {.status = DONE, .game_time_ms = (unsigned)o->game_time * 1000};
  for (size_t i = 0; i < o->arguments.count; i++) run_file(&count, o->arguments.word[i]);
  printf("%d passed, %d failed\n", count.passed, count.failed);
  if (count.status != DONE) return count.status;
  return count.failed ? FAULT : DONE;
}
