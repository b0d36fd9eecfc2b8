/* list.c: the games there are, and what can be turned in one. */
#define _POSIX_C_SOURCE 200809L

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "belongings.h"
#include "commands.h"
#include "croupier.h"
#include "defaults.h"
#include "gamefiles.h"
#include "games.h"
#include "houses.h"
#include "list.h"
#include "look.h"
#include "output.h"
#include "say.h"
#include "table.h"
#include "trust.h"

/* A few milliseconds are usual for a script. Threads and CPU time, so that a busy machine lists no less. */
enum {
  HELPERS = 3,           /* threads beside the first */
  TIME_EACH = 100,       /* ms for what a script declares */
  TIME_ALL = 6000,       /* ms for all of them: none is begun afterwards */
  MEMORY_EACH = 8 << 20, /* bytes */
};

/* --- list --- */

/* A file that may be a game, and what was found in it. */
struct found {
  char path[PATH_SIZE];
  char title[200], error[1000];
  int least, most; /* players; 0: not a game */
  bool left_out;   /* there was no time for it */
  croupier *c;     /* freed when all are looked at: one at a time it would make the threads wait */
};

/* All of them, loaded by a few threads: `list` is to come at once. */
struct search {
  struct found *found;
  int count, room;
  const char *lang;
  atomic_int next;
  long end; /* of the time for all, in ms of this program's CPU time */
};

static long ms_of(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (long)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void note_file(void *data, const char *path) {
  struct search *s = data;
  if (s->count == s->room) {
    struct found *more = realloc(s->found, (size_t)(s->room = s->room ? 2 * s->room : 16) * sizeof *more);
    if (!more) return;
    s->found = more;
  }
  s->found[s->count] = (struct found){.least = 0};
  strcpy(s->found[s->count++].path, path);
}

/* Other Lua files may lie there: only those that speak of croupier are loaded. */
static bool may_be_game(struct found *f) {
  struct file file;
  int error = file_read(&file, f->path, LARGEST_SCRIPT);
  if (error && error != EISDIR) snprintf(f->error, sizeof f->error, "%s", file_failure(error));
  bool may = !error && strstr(file.text, "croupier");
  file_free(&file);
  return may;
}

static void declare(struct found *f, struct rules *r, const char *lang) {
  long begin = ms_of(CLOCK_THREAD_CPUTIME_ID);
  r->config.only_declared = true;
  r->config.time_ms = TIME_EACH;
  r->config.memory = MEMORY_EACH;
  f->c = trust_new(&r->config);
  bool slow = ms_of(CLOCK_THREAD_CPUTIME_ID) - begin >= TIME_EACH;
  if (f->c && croupier_status(f->c) == CROUPIER_READY) {
    f->least = croupier_min_players(f->c);
    f->most = croupier_max_players(f->c);
    snprintf(f->title, sizeof f->title, "%s", croupier_title(f->c, lang));
    return;
  }
  if (f->c && (slow || strstr(r->config.script.text, "croupier.game")))
    snprintf(f->error, sizeof f->error, "%s", croupier_error(f->c));
  if (f->c) croupier_free(f->c);
  f->c = NULL;
}

static void look_at(struct found *f, const struct search *s) {
  struct rules r;
  f->left_out = ms_of(CLOCK_PROCESS_CPUTIME_ID) > s->end;
  if (f->left_out || !may_be_game(f)) return;
  if (rules_read(&r, f->path, &(struct options){0}) == DONE) declare(f, &r, s->lang);
  rules_free(&r);
}

static void *look_at_all(void *data) {
  struct search *s = data;
  for (int i; (i = atomic_fetch_add(&s->next, 1)) < s->count;) look_at(&s->found[i], s);
  return NULL;
}

static void look_in_threads(struct search *s) {
  pthread_t thread[HELPERS];
  int started = 0;
  while (started < HELPERS && started + 1 < s->count &&
         pthread_create(&thread[started], NULL, look_at_all, s) == 0)
    started++;
  look_at_all(s);
  while (started > 0) pthread_join(thread[--started], NULL);
}

static void print_found(void *to, const struct found *f) {
  if (*f->error) warn(T(game_not_listed), f->path, f->error);
  if (f->least == 0) return;
  char stem[PATH_SIZE], players[30];
  game_stem(f->path, stem);
  if (f->least == f->most) snprintf(players, sizeof players, "%d", f->least);
  else snprintf(players, sizeof players, "%d-%d", f->least, f->most);
  say_line("%s%*s  %-7s  %s", stem, 14 - croupier_width(stem) > 0 ? 14 - croupier_width(stem) : 0, "",
           players, f->title);
  belongings_print(to, stem);
}

/* In one sentence, however many they are. */
static void tell_left_out(const struct search *s) {
  fflush(stdout);
  char names[1000] = "";
  int count = 0, named = 0;
  size_t used = 0;
  for (int i = 0; i < s->count; i++) {
    if (!s->found[i].left_out) continue;
    count++;
    int more = snprintf(names + used, sizeof names - used, "%s%s", named ? ", " : "", s->found[i].path);
    if (used + (size_t)more < sizeof names) used += (size_t)more, named++;
    else names[used] = '\0';
  }
  if (count == 0) return;
  char others[100] = "";
  if (count > named) snprintf(others, sizeof others, T(and_more), count - named);
  warn(T(games_not_looked_at), names, others);
}

struct listener {
  void (*tell)(void *data, const char *name, const char *title);
  void *data;
};

static void tell_name(void *to, const struct found *f) {
  struct listener *l = to;
  char stem[PATH_SIZE];
  game_stem(f->path, stem);
  if (f->least) l->tell(l->data, stem, f->title);
}

static void each(const char *lang, void (*tell)(void *to, const struct found *f), void *to) {
  struct search s = {.lang = lang, .end = ms_of(CLOCK_PROCESS_CPUTIME_ID) + TIME_ALL};
  game_each(NULL, note_file, &s);
  look_in_threads(&s);
  for (int i = 0; i < s.count; i++) tell(to, &s.found[i]);
  if (tell != tell_name) tell_left_out(&s);
  for (int i = 0; i < s.count; i++)
    if (s.found[i].c) croupier_free(s.found[i].c);
  free(s.found);
}

void print_games(const char *lang) {
  struct belongings b;
  belongings_find(&b, lang);
  each(lang, print_found, &b);
  fflush(stdout);
  belongings_doubt(&b);
  belongings_free(&b);
}

/* The house rules or the variants of a game, by their names. */
static json_t *belonging_names(const struct belongings *b, const char *game, enum role role) {
  json_t *names = json_array();
  for (size_t i = 0; i < b->count; i++)
    if (b->item[i].role == role && strcmp(b->item[i].game, game) == 0)
      json_array_append_new(names, json_string(b->item[i].name));
  return names;
}

struct listed {
  struct belongings b;
  json_t *games;
};

static void list_found(void *to, const struct found *f) {
  struct listed *l = to;
  char stem[PATH_SIZE];
  game_stem(f->path, stem);
  if (*f->error) warn(T(game_not_listed), f->path, f->error);
  if (f->least == 0) return;
  json_array_append_new(l->games, json_pack("{s:s, s:s, s:s, s:[ii], s:o, s:o}", "name", stem, "title",
                                            f->title, "file", f->path, "players", f->least, f->most,
                                            "house_rules", belonging_names(&l->b, stem, ROLE_HOUSE),
                                            "variants", belonging_names(&l->b, stem, ROLE_VARIANT)));
}

static bool games_text(const void *results, FILE *out) {
  (void)out; /* it is stdout */
  print_games(results);
  return true;
}

static bool games_json(const void *results, FILE *out) {
  struct listed l = {.games = json_array()};
  belongings_find(&l.b, results);
  each(results, list_found, &l);
  belongings_free(&l.b);
  return output_json(l.games, out);
}

void games_each(const char *lang, void (*tell)(void *data, const char *name, const char *title), void *data) {
  each(lang, tell_name, &(struct listener){tell, data});
}

int command_list(const struct options *o) {
  static const struct output formats = {.text = games_text, .json = games_json};
  const char *lang = language(o);
  int status = lang ? output_format(o, &formats) : USAGE;
  return status == DONE ? output_write(o, &formats, lang) : status;
}

/* --- knobs --- */

enum { MOST_SAID = 1300 }; /* bytes of a knob's sentence, and what is added to it */

/* Padded to the width, on the left if that is below 0. */
static void add_cell(char *row, size_t room, const char *text, int width) {
  size_t size = strlen(row);
  int padding = abs(width) - croupier_width(text);
  if (padding < 0) padding = 0;
  snprintf(row + size, room - size, "%*s%s%*s  ", width < 0 ? padding : 0, "", text, width < 0 ? 0 : padding,
           "");
}

/* What it does stands behind the columns or, where there is no room for that, below them. */
static void print_knob(const croupier_knob *knob, const char *usual, int name, int value, int range) {
  char does[MOST_SAID], row[MOST_SAID] = "";
  int used = name + value + range + 6, edge = look_edge();
  bool below = used > edge / 2;
  snprintf(does, sizeof does, "%s%s", knob->help, usual);
  add_cell(row, sizeof row, knob->name, name);
  add_cell(row, sizeof row, knob->value, -value);
  add_cell(row, sizeof row, knob->range, below ? 0 : range);
  if (below) print_line(stdout, row, 4);
  if (below) printf("    ");
  else print_safe(stdout, row);
  print_wrapped(stdout, does, below ? 4 : used, below ? 4 : used, edge);
}

void print_knobs(croupier *c, const char *lang) {
  size_t count = croupier_knob_count(c);
  int name_width = 4, value_width = 5, range_width = 5;
  for (size_t i = 0; i < count; i++) {
    croupier_knob knob = croupier_knob_at(c, i, lang);
    if (croupier_width(knob.name) > name_width) name_width = croupier_width(knob.name);
    if (croupier_width(knob.value) > value_width) value_width = croupier_width(knob.value);
    if (croupier_width(knob.range) > range_width) range_width = croupier_width(knob.range);
  }
  if (count == 0) say_line("%s", T(no_knobs));
  for (size_t i = 0; i < count; i++) {
    croupier_knob knob = croupier_knob_at(c, i, lang);
    char usual[400] = "";
    bool turned = strcmp(knob.value, knob.initial) != 0;
    if (*knob.by && turned) snprintf(usual, sizeof usual, T(knob_by_house), knob.initial, knob.by);
    else if (*knob.by) snprintf(usual, sizeof usual, T(knob_by_house_alone), knob.by);
    else if (turned) snprintf(usual, sizeof usual, T(knob_usual), knob.initial);
    print_knob(&knob, usual, name_width, value_width, range_width);
  }
}

void knobs_each(const char *game, void (*tell)(void *data, const croupier_knob *knob), void *data) {
  struct rules r;
  char path[PATH_SIZE];
  if (!game_find(game, path)) return;
  croupier *c = rules_read(&r, path, &(struct options){0}) == DONE ? trust_new(&r.config) : NULL;
  for (size_t i = 0; c && i < croupier_knob_count(c); i++) {
    croupier_knob knob = croupier_knob_at(c, i, NULL);
    tell(data, &knob);
  }
  croupier_free(c);
  rules_free(&r);
}

struct turned {
  croupier *c;
  const croupier_config *config;
  const char *lang;
};

static bool knobs_text(const void *results, FILE *out) {
  const struct turned *t = results;
  (void)out; /* it is stdout */
  print_knobs(t->c, t->lang);
  houses_name(t->c, t->config);
  return true;
}

static bool knobs_json(const void *results, FILE *out) {
  const struct turned *t = results;
  json_t *all = json_array();
  for (size_t i = 0; i < croupier_knob_count(t->c); i++) {
    croupier_knob knob = croupier_knob_at(t->c, i, t->lang);
    json_array_append_new(all,
                          json_pack("{s:s, s:s, s:s, s:s, s:s, s:o}", "name", knob.name, "value", knob.value,
                                    "initial", knob.initial, "range", knob.range, "help", knob.help,
                                    "house_rule", *knob.by ? json_string(knob.by) : json_null()));
  }
  return output_json(all, out);
}

int command_knobs(const struct options *o) {
  static const struct output formats = {.text = knobs_text, .json = knobs_json};
  struct rules r;
  struct turned t = {.config = &r.config, .lang = language(o)};
  int status = t.lang ? output_format(o, &formats) : USAGE;
  if (status != DONE) return status;
  status = rules_read(&r, o->arguments.word[0], o);
  croupier *c = t.c = status == DONE ? table_lay(&r.config, &status) : NULL;
  if (c) status = output_write(o, &formats, &t);
  if (c) croupier_free(c);
  rules_free(&r);
  return status;
}
