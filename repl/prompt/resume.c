/* resume.c: goes on with a game from its journal. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "commands.h"
#include "defaults.h"
#include "games.h"
#include "houses.h"
#include "latest.h"
#include "look.h"
#include "reopen.h"
#include "repl.h"
#include "say.h"
#include "state.h"

enum { MOST_OFFERED = 9 };

enum { AGE = 60 };
static void say_age(time_t written, char text[AGE]) {
  long minutes = (long)(time(NULL) - written) / 60;
  if (minutes < 1) snprintf(text, AGE, "%s", T(just_now));
  else if (minutes < 120) snprintf(text, AGE, T(minutes_ago), minutes);
  else if (minutes < 48 * 60) snprintf(text, AGE, T(hours_ago), minutes / 60);
  else snprintf(text, AGE, T(days_ago), minutes / (24 * 60));
}

static void print_left(size_t number, const struct left *l) {
  char name[PATH_SIZE], age[AGE], answers[100];
  game_stem(l->path, name);
  if (strstr(name, ".jsonl")) *strstr(name, ".jsonl") = '\0';
  say_age(l->written, age);
  snprintf(answers, sizeof answers, T(left_game), l->players, l->answers);
  say_line("%4zu  %s%s%s (%s)", number, l->position, answers, age, name);
}

/* The number of the game that the person wants; -1: none. */
static int ask_which(const struct left *left, size_t count) {
  char line[100];
  say_line("%s", count > 1 ? T(games_left) : T(game_left));
  for (size_t i = 0; i < count; i++) { print_left(i + 1, &left[i]); }
  for (;;) {
    printf(T(open_which));
    fflush(stdout);
    if (!fgets(line, sizeof line, stdin)) return putchar('\n'), -1;
    size_t size = strcspn(line, " \t\r\n");
    if (size == 0) return 0;
    if (strchr("nNqQ", *line)) return -1;
    if (size == 1 && *line >= '1' && (size_t)(*line - '1') < count) return *line - '1';
  }
}

/* At a terminal the person says which; elsewhere it is the one left last. DONE without a path: none is wanted. */
static int choose(char path[PATH_SIZE], const char *lang) {
  struct look look;
  look_at_terminal(&look);
  struct left *left = calloc(MOST_OFFERED, sizeof *left);
  if (!left) return complain(FAULT, "%s", no_memory());
  size_t count = games_left(left, look.terminal ? MOST_OFFERED : 1, lang);
  int wanted = count > 0 && look.terminal ? ask_which(left, count) : 0;
  if (count > 0 && wanted >= 0) memcpy(path, left[wanted].path, PATH_SIZE);
  free(left);
  if (count > 0) return DONE;
  return complain(USAGE, "%s", T(none_left_shell));
}

int command_resume(const struct options *o) {
  const char *lang = language(o);
  if (!lang) return USAGE;
  char chosen[PATH_SIZE] = "";
  const char *path = o->arguments.count ? o->arguments.word[0] : chosen;
  int status = path == chosen ? choose(chosen, lang) : DONE;
  if (status != DONE || !*path) return status;
  struct game *g = game_open(path, o->lang ? lang : NULL, &status);
  if (!g) return status;
  lang = g->lang;
  if (!game_waits(g)) {
    say_line(T(game_over_replay), journal_name(g->log.path));
    game_close(g);
    return status;
  }
  struct look look;
  look_at_terminal(&look);
  if (!look.terminal) houses_tell(g->c, &g->config, lang);
  int played = repl_play(g, o->ask_all);
  return played == DONE ? status : played;
}
