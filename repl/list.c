/* list.c: the games there are, and what can be turned in one. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "croupier.h"
#include "games.h"
#include "list.h"
#include "say.h"
#include "table.h"

#define HELPERS 3 /* threads beside the first */

/* --- list --- */

/* A file that may be a game, and what was found in it. */
struct found {
  char path[PATH_SIZE];
  char title[200], error[1000];
  int least, most; /* players; 0: not a game */
  croupier *c;     /* freed when all are looked at: one at a time it would make the threads wait */
};

/* All of them, loaded by a few threads: `list` is to come at once. */
struct search {
  struct found *found;
  int count, room;
  const char *lang;
  atomic_int next;
};

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
static bool may_be_game(const char *path) {
  struct file file;
  bool may = file_read(&file, path) == 0 && strstr(file.text, "croupier");
  file_free(&file);
  return may;
}

static void look_at(struct found *f, const char *lang) {
  struct rules r;
  if (!may_be_game(f->path)) return;
  bool read = rules_read(&r, f->path, &(struct options){0}) == DONE;
  r.config.only_declared = true;
  croupier *c = read ? croupier_new(&r.config) : NULL;
  if (c && croupier_status(c) == CROUPIER_READY) {
    f->least = croupier_min_players(c);
    f->most = croupier_max_players(c);
    snprintf(f->title, sizeof f->title, "%s", croupier_title(c, lang));
  } else if (c && strstr(r.script.text, "croupier.game")) {
    snprintf(f->error, sizeof f->error, "%s", croupier_error(c));
  }
  f->c = c;
  rules_free(&r);
}

static void *look_at_all(void *data) {
  struct search *s = data;
  for (int i; (i = atomic_fetch_add(&s->next, 1)) < s->count;) look_at(&s->found[i], s->lang);
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

static void print_found(void *unused, const struct found *f) {
  (void)unused;
  if (*f->error) warn(both("%s is not listed: %s", "%s nincs a listában: %s"), f->path, f->error);
  if (f->least == 0) return;
  char stem[PATH_SIZE], players[30];
  game_stem(f->path, stem);
  if (f->least == f->most) snprintf(players, sizeof players, "%d", f->least);
  else snprintf(players, sizeof players, "%d-%d", f->least, f->most);
  print_safe(stdout, stem);
  printf("%*s  %-7s  ", 14 - width_of(stem) > 0 ? 14 - width_of(stem) : 0, "", players);
  print_safe(stdout, f->title);
  putchar('\n');
}

static void each(const char *lang, void (*tell)(void *to, const struct found *f), void *to) {
  struct search s = {.lang = lang};
  game_each(note_file, &s);
  look_in_threads(&s);
  for (int i = 0; i < s.count; i++) tell(to, &s.found[i]);
  fflush(stdout);
  for (int i = 0; i < s.count; i++)
    if (s.found[i].c) croupier_free(s.found[i].c);
  free(s.found);
}

void print_games(const char *lang) { each(lang, print_found, NULL); }

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

void games_each(const char *lang, void (*tell)(void *data, const char *name, const char *title), void *data) {
  each(lang, tell_name, &(struct listener){tell, data});
}

int command_list(const struct options *o) {
  const char *lang = language(o);
  if (!lang) return USAGE;
  print_games(lang);
  return DONE;
}

/* --- knobs --- */

/* Padded to the width, on the left if that is below 0. */
static void print_cell(const char *text, int width) {
  int padding = abs(width) - width_of(text);
  printf("%*s", width < 0 ? padding : 0, "");
  print_safe(stdout, text);
  printf("%*s  ", width < 0 ? 0 : padding, "");
}

void print_knobs(croupier *c, const char *lang) {
  size_t count = croupier_knob_count(c);
  int name_width = 4, value_width = 5, range_width = 5;
  for (size_t i = 0; i < count; i++) {
    croupier_knob knob = croupier_knob_at(c, i, lang);
    if (width_of(knob.name) > name_width) name_width = width_of(knob.name);
    if (width_of(knob.value) > value_width) value_width = width_of(knob.value);
    if (width_of(knob.range) > range_width) range_width = width_of(knob.range);
  }
  if (count == 0) puts(in(lang, "This game has no knobs.", "Ennek a játéknak nincsenek gombjai."));
  for (size_t i = 0; i < count; i++) {
    croupier_knob knob = croupier_knob_at(c, i, lang);
    print_cell(knob.name, name_width);
    print_cell(knob.value, -value_width);
    print_cell(knob.range, range_width);
    print_safe(stdout, knob.help);
    char usual[200] = "";
    if (strcmp(knob.value, knob.initial) != 0)
      snprintf(usual, sizeof usual, in(lang, " (%s unless turned)", " (alapesetben %s)"), knob.initial);
    print_safe(stdout, usual);
    putchar('\n');
  }
}

int command_knobs(const struct options *o) {
  struct rules r;
  const char *lang = language(o);
  if (!lang) return USAGE;
  int status = rules_read(&r, o->arguments.word[0], o);
  croupier *c = status == DONE ? table_lay(&r.config, &status) : NULL;
  if (c) print_knobs(c, lang);
  if (c) croupier_free(c);
  rules_free(&r);
  return status;
}
