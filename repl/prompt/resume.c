/* resume.c: goes on with a game from its journal. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "commands.h"
#include "latest.h"
#include "repl.h"
#include "say.h"
#include "seats.h"
#include "story.h"

/* Journals come from anywhere: only players that are known here sit down. */
static int seat_players(struct game *g, const croupier_journal *j) {
  int status = DONE;
  for (int seat = 1; status == DONE && seat <= g->config.players; seat++) {
    const char *who = croupier_journal_seat(j, seat);
    croupier_bot bot;
    if (seat_command(who)) { /* what a stranger's journal names is not run */
      warn(T(program_left), seat, seat_command(who));
      who = "random";
    } else if (strcmp(who, "human") != 0 && !croupier_bot_named(who, &bot)) {
      return complain(USAGE, T(sitter_missing), seat, who);
    }
    status = game_sits(g, seat, who);
  }
  return status;
}

/* The file of this name, if it still holds these rules: then it can be watched. */
static void find_file(struct file *now, const char *name, const croupier_source *rules) {
  char path[PATH_SIZE];
  if (!game_find(name, path) || file_read(now, path, LARGEST_SCRIPT) != 0) return;
  if (now->size == rules->size && memcmp(now->text, rules->text, now->size) == 0) return;
  warn(T(rules_changed), path);
  file_free(now);
  *now->path = '\0';
}

/* What can be watched: the script, its texts, be they there or not, and house rules. */
static void find_files(struct game *g, const struct story *s) {
  struct rules *r = &g->rules;
  find_file(&r->script, croupier_journal_game(s->journal), &g->config.script);
  texts_path(r->script.path, r->texts.path);
  r->houses = calloc(g->config.house_count + 1, sizeof *r->houses);
  if (!r->houses) return;
  r->config.house_count = g->config.house_count;
  for (size_t i = 0; i < r->config.house_count; i++)
    find_file(&r->houses[i], g->config.houses[i].name, &g->config.houses[i]);
}

/* A damaged journal is left as it is: the game goes on in a new one that holds what is sound. */
static int rescue(struct log *log, const struct story *s) {
  char path[PATH_SIZE];
  if (snprintf(path, sizeof path, "%s.rescued", s->file.path) >= (int)sizeof path)
    return complain(FAULT, T(path_too_long), s->file.path);
  int status = log_create(log, path, NULL, 0);
  if (status != DONE) return status;
  s->file.text[croupier_journal_size(s->journal)] = '\0';
  return log_append(log, s->file.text);
}

/* The table stands where the journal ends, or before its damage. DAMAGED: but the game is there. */
static int go_on(struct game *g, struct story *s) {
  if (s->result == CROUPIER_JOURNAL_SCRIPT)
    return complain(SCRIPT, T(damaged_at_line), s->file.path, s->good + 1, croupier_error(s->c));
  const char *damage = croupier_journal_damage(s->journal);
  if (s->result == CROUPIER_JOURNAL_DIFFERS && !s->dealt)
    return complain(DAMAGED, T(damaged), s->file.path, damage);
  int status;
  if (*damage) {
    complain(DAMAGED, T(rescued), s->file.path, damage, s->file.path);
    story_tell(s, s->good);
    status = rescue(&g->log, s);
  } else {
    status = log_open(&g->log, &s->file, croupier_journal_size(s->journal));
  }
  if (status != DONE) return status;
  g->c = s->c;
  g->journal = s->journal;
  s->c = NULL;
  s->journal = NULL;
  return *damage ? DAMAGED : DONE;
}

struct game *game_open(const char *path, const char *lang, int *status) {
  struct story s = {.c = NULL};
  struct game *g = calloc(1, sizeof *g);
  if (!g) {
    *status = complain(FAULT, "%s", no_memory());
    return NULL;
  }
  *g = (struct game){.lang = lang, .muted = true, .log.fd = -1};
  struct options plain;
  options_plain(&plain);
  bots_read(&g->bots, &plain);
  g->config = (croupier_config){.event = game_event, .print = game_print, .data = g};
  *status = story_read(&s, path);
  if (*status == DONE) {
    story_doubt(&s);
    croupier_journal_config(s.journal, &g->config);
    s.c = table_lay(&g->config, status);
  }
  if (*status == DONE) {
    croupier_remember(s.c, true);
    find_files(g, &s);
    story_check(&s);
    *status = seat_players(g, s.journal);
  }
  if (*status == DONE) *status = go_on(g, &s);
  story_free(&s);
  g->muted = false;
  if (g->c) return g;
  game_close(g);
  return NULL;
}

/* --- which one --- */

enum { MOST_OFFERED = 9 };

static void print_age(time_t written) {
  long minutes = (long)(time(NULL) - written) / 60;
  if (minutes < 1) fputs(T(just_now), stdout);
  else if (minutes < 120) printf(T(minutes_ago), minutes);
  else if (minutes < 48 * 60) printf(T(hours_ago), minutes / 60);
  else printf(T(days_ago), minutes / (24 * 60));
}

static void print_left(const struct left *l) {
  char name[PATH_SIZE];
  game_stem(l->path, name);
  if (strstr(name, ".jsonl")) *strstr(name, ".jsonl") = '\0';
  print_safe(stdout, l->position);
  printf(T(left_game), l->players, l->answers);
  print_age(l->written);
  fputs(" (", stdout);
  print_safe(stdout, name);
  fputs(")\n", stdout);
}

/* The number of the game that the person wants; -1: none. */
static int ask_which(const struct left *left, size_t count) {
  char line[100];
  puts(count > 1 ? T(games_left) : T(game_left));
  for (size_t i = 0; i < count; i++) {
    printf("%4zu  ", i + 1);
    print_left(&left[i]);
  }
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
  *path = '\0';
  if (count > 0 && wanted >= 0) memcpy(path, left[wanted].path, PATH_SIZE);
  free(left);
  if (count > 0) return DONE;
  return complain(USAGE, "%s", T(none_left_shell));
}

int command_resume(const struct options *o) {
  const char *lang = language(o);
  if (!lang) return USAGE;
  char chosen[PATH_SIZE];
  const char *path = o->arguments.count ? o->arguments.word[0] : chosen;
  int status = path == chosen ? choose(chosen, lang) : DONE;
  if (status != DONE || !*path) return status;
  struct game *g = game_open(path, lang, &status);
  if (!g) return status;
  if (!game_waits(g)) {
    say_line(T(game_over_replay), journal_name(g->log.path));
    game_close(g);
    return status;
  }
  int played = repl_play(g);
  return played == DONE ? status : played;
}
