/* test.c: runs the specs of scripts, and counts. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "commands.h"
#include "defaults.h"
#include "excerpt.h"
#include "gamefiles.h"
#include "output.h"
#include "role.h"
#include "say.h"
#include "sound.h"
#include "table.h"
#include "test.h"
#include "trouble.h"
#include "words.h"

/*
** A line that begins with `-- game:` lays a table: `-- game: byzanz, players: 4, knobs: a=1 b=2,
** house: market.lua, with: helpers.lua`. What follows, up to the next such line, is tested at it. Where several such
** lines stand directly below each other, what follows is tested at each of these tables.
*/
#define HEADER "-- game:"

#define MOST_TABLES 200 /* in one file */

struct count {
  int passed, failed, noted; /* noted: of those that have passed */
  int status;                /* of a table that could not be laid */
  const char *table;         /* the one of several at which the tests run; NULL: there is only one */
  unsigned game_time_ms;
  const croupier_config *config; /* what is tested now, with its spec and the spec's helpers or NULL */
  const croupier_source *spec, *help;
  const croupier *c;
  bool silent;               /* only counts */
  struct sounding *sounding; /* the first of those that are to be sound */
  json_t *tests;             /* all of them as JSON, instead of lines; or NULL */
};

/* A test that has passed, with its game, which is looked at when the spec is through. */
struct sounding {
  struct sounding *next;
  char *game, name[200];
};

static const croupier_source *source_of(const struct count *count, const char *file) {
  if (strcmp(file, count->spec->name) == 0) return count->spec;
  if (count->help && strcmp(file, count->help->name) == 0) return count->help;
  return source_named(count->config, file);
}

/* The fault, and the lines around its place. */
static void show_fault(const struct count *count, const croupier_fault *fault) {
  const croupier_source *source = fault->file ? source_of(count, fault->file) : NULL;
  fputs("\n      ", stdout);
  if (fault->file) say("%s:%d: ", fault->file, fault->line);
  print_safe(stdout, fault->text);
  putchar('\n');
  if (source) excerpt_lines(stdout, source, fault->line);
  fflush(stdout);
  words_doubt(fault->text);
}

/* fault: as JSON, NULL: it has passed. note: of one that has, or NULL. */
static void note_json(struct count *count, const char *name, json_t *fault, const char *note) {
  json_array_append_new(count->tests, json_pack("{s:s, s:s, s:s?, s:b, s:o, s:s?}", "spec", count->spec->name,
                                                "test", name, "table", count->table, "passed", !fault,
                                                "fault", fault ? fault : json_null(), "note", note));
}

static void fail(struct count *count, int status) {
  count->failed++;
  if (count->status == DONE) count->status = status;
}

/* False: no memory. */
static bool keep_sounding(struct count *count, const char *name) {
  struct sounding *new = calloc(1, sizeof *new);
  if (!new || !(new->game = strdup(croupier_spec_sound(count->c)))) {
    free(new);
    return false;
  }
  snprintf(new->name, sizeof new->name, "%s", name);
  new->next = count->sounding;
  count->sounding = new;
  return true;
}

/* Are lines to be printed? */
static bool tells(const struct count *count) { return !count->silent && !count->tests; }

static void tell_name(const struct count *count, const char *how, const char *name) {
  if (!tells(count)) return;
  say("%s  ", how);
  print_safe(stdout, name);
  if (count->table) {
    fputs(" (", stdout);
    print_safe(stdout, count->table);
    putchar(')');
  }
}

static void test_failed(struct count *count, const char *name) {
  count->failed++;
  tell_name(count, T(test_fails), name);
}

static void test_noted(struct count *count, const char *name) {
  count->passed++;
  count->noted++;
  tell_name(count, T(test_notes), name);
}

static void test_done(void *data, const char *name, const croupier_fault *fault) {
  struct count *count = data;
  bool sounds = !fault && croupier_spec_sound(count->c);
  if (count->tests && !sounds) note_json(count, name, fault ? excerpt_json(fault) : NULL, NULL);
  if (fault) {
    test_failed(count, name);
    if (tells(count)) show_fault(count, fault);
  } else if (!sounds) {
    count->passed++;
  } else if (!keep_sounding(count, name)) {
    fail(count, complain(FAULT, "%s", no_memory()));
  }
}

static void look_at_sounding(struct count *count) {
  char says[SOUND_ROOM];
  for (struct sounding *s = count->sounding, *next; s; s = next) {
    next = s->next;
    bool sound = sound_check(count->config, s->game, says);
    if (count->tests)
      note_json(count, s->name, sound ? NULL : json_pack("{s:s, s:s}", "code", "unsound", "message", says),
                sound && *says ? says : NULL);
    if (!sound) test_failed(count, s->name);
    else if (*says) test_noted(count, s->name);
    else count->passed++;
    if (*says && tells(count)) say_line("\n      %s", says);
    free(s->game);
    free(s);
  }
  count->sounding = NULL;
}

/* --- the header --- */

/* One header line. */
struct header {
  struct options o;
  const char *game, *with; /* with: a file of helpers, or NULL */
  char *text;              /* holds the words above */
};

/* Splits at blanks; the words lie in text. */
static bool split(struct words *list, char *text) {
  char *rest = NULL;
  list->word = calloc(strlen(text) / 2 + 1, sizeof *list->word);
  if (!list->word) return false;
  for (char *word = strtok_r(text, " \t", &rest); word; word = strtok_r(NULL, " \t", &rest))
    list->word[list->count++] = word;
  return true;
}

/* One `key: value`. False: it is not that. */
static bool read_field(struct header *h, char *field) {
  struct options *o = &h->o;
  char *colon = strchr(field, ':');
  if (!colon) return false;
  *colon = '\0';
  char *key = trimmed(field), *value = trimmed(colon + 1);
  if (strcmp(key, "game") == 0) return *(h->game = value) != '\0';
  if (strcmp(key, "with") == 0) return !h->with && *(h->with = value) != '\0';
  if (strcmp(key, "knobs") == 0) return !o->set.word && split(&o->set, value);
  if (strcmp(key, "house") == 0) return !o->house.word && split(&o->house, value);
  if (strcmp(key, "chance") == 0) return !o->chance.word && split(&o->chance, value);
  if (strcmp(key, "variant") == 0) return !o->variant && *(o->variant = value) != '\0';
  if (strcmp(key, "players") != 0) return false;
  char *end;
  o->players = strtol(value, &end, 10);
  return end > value && !*end && o->players > 0 && o->players < 100;
}

/* The table that the text tells of, behind the dashes. False: it tells of none. */
static bool read_header(struct header *h, const char *text) {
  *h = (struct header){.text = strdup(text)};
  bool sound = h->text != NULL;
  char *rest = NULL;
  for (char *field = sound ? strtok_r(h->text, ",", &rest) : NULL; field && sound;
       field = strtok_r(NULL, ",", &rest))
    sound = read_field(h, field);
  return sound && h->game;
}

static void free_header(struct header *h) {
  free(h->o.set.word);
  free(h->o.house.word);
  free(h->o.chance.word);
  free(h->text);
}

/* A path from the folder of the spec. */
static const char *beside(const char *spec, const char *name, char path[PATH_SIZE]) {
  const char *slash = *name == '/' ? NULL : strrchr(spec, '/');
  int folder = slash ? (int)(slash - spec + 1) : 0;
  return snprintf(path, PATH_SIZE, "%.*s%s", folder, spec, name) < PATH_SIZE ? path : name;
}

/* The folder of the spec comes first for paths of games. */
static const char *game_beside(const char *spec, const char *name, char path[PATH_SIZE]) {
  return strchr(name, '/') && access(beside(spec, name, path), R_OK) == 0 ? path : name;
}

/* --- the tests --- */

/* help: a file of helpers, or NULL */
static void run_at_table(struct count *count, const croupier_source *spec, const croupier_source *help,
                         const struct header *h) {
  char path[PATH_SIZE], chance[PATH_SIZE];
  struct rules r;
  count->config = &r.config;
  count->spec = spec;
  count->help = help;
  if (h->o.chance.count) h->o.chance.word[0] = beside(spec->name, h->o.chance.word[0], chance);
  int status = rules_read(&r, game_beside(spec->name, h->game, path), &h->o);
  r.config.game_time_ms = count->game_time_ms;
  croupier *c = status == DONE ? table_lay(&r.config, &status) : NULL;
  count->c = c;
  if (status != DONE) fail(count, status);
  else if (croupier_run_spec(c, spec, help, test_done, count) != CROUPIER_OK) {
    complain(FAULT, "%s: %s%s", spec->name, croupier_error(c), croupier_out_of_time(c) ? T(allows_more) : "");
    fail(count, FAULT);
  }
  look_at_sounding(count);
  if (c) croupier_free(c);
  rules_free(&r);
}

/* Reads the helpers first, if the header names any. */
static void run_with_helpers(struct count *count, const croupier_source *spec, const struct header *h,
                             size_t line) {
  char path[PATH_SIZE];
  const char *name = h->with ? beside(spec->name, h->with, path) : NULL;
  struct file help = {0};
  int error = name ? file_read(&help, name, LARGEST_SCRIPT) : 0;
  if (error) fail(count, complain(USAGE, T(helpers_not_read), spec->name, line, name, file_failure(error)));
  else run_at_table(count, spec, name ? &(croupier_source){name, help.text, help.size} : NULL, h);
  if (name && !error) file_free(&help);
}

/* A block of a spec: header lines, then tests. */
struct block {
  const struct file *file;
  const char *headers, *tests, *end;
};

static bool is_header(const char *line) { return strncmp(line, HEADER, strlen(HEADER)) == 0; }

static const char *next_line(const char *at) {
  at += strcspn(at, "\n");
  return at + (*at == '\n');
}

/* The block's tests as a source in which all before them is blank, so that errors name lines as they are in the
   file. The text is to be freed. */
static croupier_source tests_of(const struct block *b) {
  size_t size = (size_t)(b->end - b->file->text), before = (size_t)(b->tests - b->file->text);
  char *text = strndup(b->file->text, size);
  for (size_t i = 0; text && i < before; i++)
    if (text[i] != '\n') text[i] = ' ';
  return (croupier_source){b->file->path, text, size};
}

/* The tests of a block, at the table of one of its headers. */
static void run_block_at(struct count *count, const struct block *b, const char *header) {
  char *text = strndup(header + 2, strcspn(header + 2, "\n"));
  croupier_source spec = tests_of(b);
  struct header h = {0};
  size_t line = 1;
  for (const char *at = b->file->text; at < header; at++) line += *at == '\n';
  count->table = next_line(b->headers) < b->tests && text ? trimmed(text) : NULL;
  if (text && spec.text && read_header(&h, text)) run_with_helpers(count, &spec, &h, line);
  else fail(count, complain(USAGE, T(spec_header), b->file->path, line));
  free_header(&h);
  free((char *)spec.text);
  free(text);
}

/* Reads the block that begins with the header at b->headers. */
static void read_block(struct block *b) {
  b->tests = b->headers;
  while (is_header(b->tests)) b->tests = next_line(b->tests);
  const char *next = strstr(b->tests, "\n" HEADER);
  b->end = next ? next + 1 : b->tests + strlen(b->tests);
}

/* The blocks of a file whose first header is there. */
static void run_blocks(struct count *count, const struct file *file, const char *first) {
  struct block b = {.file = file, .headers = first};
  int tables = 0;
  for (; *b.headers; b.headers = b.end) {
    read_block(&b);
    for (const char *at = b.headers; at < b.tests; at = next_line(at)) {
      if (++tables > MOST_TABLES) {
        fail(count, complain(USAGE, T(too_many_tables), file->path, MOST_TABLES));
        return;
      }
      run_block_at(count, &b, at);
    }
  }
}

static void run_file(struct count *count, const char *path) {
  struct file file;
  int error = file_read(&file, path, LARGEST_SCRIPT);
  if (error) {
    trouble_is(NULL, path, 0);
    fail(count, complain(USAGE, T(file_not_read), path, file_failure(error)));
    return;
  }
  const char *text = text_begin(file.text);
  int status = role_check(path, text, ROLE_SPEC);
  if (status != DONE) fail(count, status);
  else if (is_header(text)) run_blocks(count, &file, text);
  else fail(count, complain(USAGE, T(spec_begins), path));
  file_free(&file);
}

bool test_file_passes(const char *path, const struct options *o, bool *faults) {
  struct count count = {.status = DONE, .game_time_ms = (unsigned)o->game_time * 1000, .silent = true};
  run_file(&count, path);
  *faults = count.passed > count.noted;
  return count.status == DONE && count.failed == 0;
}

static bool print_counts(const void *results, FILE *out) {
  const struct count *count = results;
  (void)out; /* it is stdout */
  say_line(T(tests_counted), count->passed, count->failed);
  return true;
}

static bool print_tests(const void *results, FILE *out) {
  const struct count *count = results;
  return output_json(json_pack("{s:i, s:i, s:o}", "passed", count->passed, "failed", count->failed, "tests",
                               json_incref(count->tests)),
                     out);
}

int command_test(const struct options *o) {
  static const struct output formats = {.text = print_counts, .json = print_tests};
  int status = language(o) ? output_format(o, &formats) : USAGE;
  if (status != DONE) return status;
  struct count count = {.status = DONE, .game_time_ms = (unsigned)o->game_time * 1000};
  if (strcmp(o->format, "json") == 0) count.tests = json_array();
  for (size_t i = 0; i < o->arguments.count; i++) run_file(&count, o->arguments.word[i]);
  status = output_write(o, &formats, &count);
  json_decref(count.tests);
  if (status != DONE) return status;
  if (count.status != DONE) return count.status;
  return count.failed ? FAULT : DONE;
}
