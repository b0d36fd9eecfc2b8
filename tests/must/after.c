/* after.c: a game that follows an attack in the same process is the game of a fresh process. */
#define _DEFAULT_SOURCE
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "croupier.h"
#include "fold.h"
#include "read_file.h"

/*
** after EVERY FOLDER SCRIPT: each attack of FOLDER (tests/hostile), or one in EVERY, runs where a file is loaded and, in play, before random seats,
** greedy bots and bots that search: these carry it out in worlds of their own as well. After each, games of SCRIPT are
** played with such bots. Their answers and positions must be those that a process has which has done nothing else.
*/

enum { KINDS = 3, STEPS = 6, TIME_MS = 25, MEMORY = 6 << 20, GAMES = 3, ROOM = 1 << 16 };

static const char *const kinds[KINDS] = {"random", "greedy", "search:6"};
static int passed, failed;

static void drop_line(void *data, const char *text, size_t size) { (void)data, (void)text, (void)size; }

static croupier *lay(const char *name, const char *text, size_t size) {
  return croupier_new(&(croupier_config){
      .script = {name, text, size}, .time_ms = TIME_MS, .memory = MEMORY, .players = 2, .print = drop_line});
}

/* Returns all answers and positions as one number. */
static uint64_t play(croupier *c, const croupier_bot *bot, uint64_t seed, int most) {
  uint64_t seen = FOLD_BYTES;
  croupier_start(c, seed);
  for (int i = 0; i < most && croupier_questions(c) > 0; i++) {
    int seat = croupier_question_at(c, 0)->seat, option = croupier_bot_option(c, seat, bot, NULL);
    croupier_answer(c, seat, option < 0 ? 0 : option);
    seen = fold(fold(seen, (uint64_t)option), croupier_hash(c));
  }
  return seen;
}

static uint64_t play_all(const char *name, const char *text, size_t size) {
  uint64_t seen = FOLD_BYTES;
  for (int kind = 0; kind < KINDS; kind++) {
    croupier_bot bot;
    croupier_bot_named(kinds[kind], &bot);
    croupier *c = lay(name, text, size);
    for (int game = 1; game <= GAMES; game++) seen = fold(seen, play(c, &bot, (uint64_t)game, 1000));
    if (croupier_status(c) != CROUPIER_ENDED) printf("%s does not end: %s\n", name, croupier_error(c));
    croupier_free(c);
  }
  return seen;
}

/* The same in a process of its own. */
static uint64_t play_fresh(const char *name, const char *text, size_t size) {
  int ends[2];
  uint64_t seen = 0;
  if (pipe(ends) != 0) exit(2);
  pid_t child = fork();
  if (child == 0) {
    seen = play_all(name, text, size);
    _exit(write(ends[1], &seen, sizeof seen) != sizeof seen);
  }
  if (child < 0 || read(ends[0], &seen, sizeof seen) != sizeof seen) exit(2);
  waitpid(child, NULL, 0);
  return seen;
}

static void fault(const char *attack, const char *with, const char *what) {
  failed++;
  printf("%s, %s: %s\n", attack, with, what);
}

/* Once by the rule that is played, where it stands behind a question, and once where the file is loaded. */
static void attack(const char *name, const char *text, size_t size) {
  static char script[ROOM + 400];
  snprintf(script, sizeof script,
           "local g = croupier.game 'attack' { players = 2 }\n"
           "function g:play(...)\n"
           "  local function ask() return self.players[2]:ask('which', { 1, 2 }) end\n"
           "  self.players[1]:ask('begin', { 1, 2 })\n"
           "%.*s\n"
           "end\n"
           "return g\n",
           (int)size, text);
  for (int kind = 0; kind < KINDS; kind++) {
    croupier_bot bot;
    croupier_bot_named(kinds[kind], &bot);
    croupier *c = lay(name, script, strlen(script));
    if (strstr(croupier_error(c), " near ") != NULL) fault(name, kinds[kind], croupier_error(c));
    else if (croupier_status(c) == CROUPIER_READY) play(c, &bot, 1, STEPS);
    if (croupier_status(c) != CROUPIER_BROKEN && *croupier_unsound(c) != '\0')
      fault(name, kinds[kind], croupier_unsound(c));
    croupier_free(c);
  }
  croupier_free(lay(name, text, size));
}

static int is_lua(const struct dirent *entry) {
  const char *dot = strrchr(entry->d_name, '.');
  return dot != NULL && strcmp(dot, ".lua") == 0;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  char path[400];
  size_t size, length;
  char *text = read_file(argv[3], &size);
  uint64_t fresh = play_fresh(argv[3], text, size);
  struct dirent **entries;
  int every = atoi(argv[1]), count = scandir(argv[2], &entries, is_lua, alphasort);
  for (int i = 0; i < count; i += every) {
    snprintf(path, sizeof path, "%s/%s", argv[2], entries[i]->d_name);
    char *source = read_file(path, &length);
    int before = failed;
    attack(entries[i]->d_name, source, length);
    if (play_all(argv[3], text, size) != fresh) fault(entries[i]->d_name, "afterwards", "another game");
    passed += failed == before;
    free(source);
  }
  printf("%d passed, %d failed\n", passed, failed);
  return failed > 0 || passed == 0;
}
