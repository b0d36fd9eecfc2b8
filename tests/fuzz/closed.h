/* closed.h: what players and programs type reaches no file, no other process and no long work while it is made up. The
   Makefile links these in front of the functions of those names. */
#ifndef CLOSED_H
#define CLOSED_H

#include "fuzz.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "croupier.h"
#include "jail.h"
#include "options.h"
#include "play.h"
#include "say.h"

#include "../../runtime/journal/journal_inner.h"

static bool inside;              /* an input is tried: libFuzzer itself may write */
static unsigned redeals, tables; /* how many more there may be */
static unsigned choices;         /* of bots since the last Ctrl-C */
static uint64_t chosen;          /* hash of the input */
enum { REDEALS = 20, TABLES = 2, LAYS_EACH = 512, DEALS_EACH = 64, CHOICES = 12, PEOPLE = 2 };

int __real_open(const char *path, int flags, ...), __wrap_open(const char *path, int flags, ...);
FILE *__real_fopen(const char *path, const char *how), *__wrap_fopen(const char *path, const char *how);
int __real_mkdir(const char *path, mode_t mode), __wrap_mkdir(const char *path, mode_t mode);
int __real_unlink(const char *path), __wrap_unlink(const char *path);
int __real_remove(const char *path), __wrap_remove(const char *path);
pid_t __real_fork(void), __wrap_fork(void);
croupier *__real_croupier_new(const croupier_config *config),
    *__wrap_croupier_new(const croupier_config *config);
int __real_croupier_bot_estimates(croupier *c, int seat, const croupier_bot *bot,
                                  const croupier_progress *progress, croupier_estimate *best, int room,
                                  int *tried);
int __wrap_croupier_bot_estimates(croupier *c, int seat, const croupier_bot *bot,
                                  const croupier_progress *progress, croupier_estimate *best, int room,
                                  int *tried);
int __real_croupier_search(croupier *c, int seat, const croupier_bot *bot, uint64_t seed,
                           const croupier_progress *progress, croupier_estimate *best, int room);
int __wrap_croupier_search(croupier *c, int seat, const croupier_bot *bot, uint64_t seed,
                           const croupier_progress *progress, croupier_estimate *best, int room);
croupier_status_code __real_croupier_redeal(croupier *c, int seat, uint64_t seed);
croupier_status_code __wrap_croupier_redeal(croupier *c, int seat, uint64_t seed);

void __real_game_close(struct game *g), __wrap_game_close(struct game *g);

#define REFUSED (errno = EROFS, -1)

int __wrap_open(const char *path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  int mode = flags & O_CREAT ? va_arg(more, int) : 0;
  va_end(more);
  bool writes = (flags & O_ACCMODE) != O_RDONLY || flags & (O_CREAT | O_TRUNC);
  return inside && writes ? REFUSED : __real_open(path, flags, mode);
}
/* libFuzzer writes what it finds, in the middle of an input. */
static bool is_find(const char *path) {
  const char *folder = getenv("FINDS");
  return folder != NULL && strncmp(path, folder, strlen(folder)) == 0;
}
FILE *__wrap_fopen(const char *path, const char *how) {
  return inside && *how != 'r' && !is_find(path) ? (errno = EROFS, NULL) : __real_fopen(path, how);
}
int __wrap_mkdir(const char *path, mode_t mode) { return inside ? REFUSED : __real_mkdir(path, mode); }
int __wrap_unlink(const char *path) { return inside ? REFUSED : __real_unlink(path); }
int __wrap_remove(const char *path) { return inside ? REFUSED : __real_remove(path); }
pid_t __wrap_fork(void) { return inside ? REFUSED : __real_fork(); }

/* A table takes many times as long as all that can be typed at one, so few inputs get another. */
croupier *__wrap_croupier_new(const croupier_config *config) {
  if (inside && tables == 0) return NULL;
  if (inside) tables--;
  croupier_config quick = *config;
  quick.time_ms = 30;
  quick.guarded = false; /* libFuzzer handles SIGSEGV */
  return __real_croupier_new(&quick);
}

static croupier_bot quick_bot(const croupier_bot *bot) {
  return (croupier_bot){.kind = bot->kind, .iterations = 4};
}
int __wrap_croupier_search(croupier *c, int seat, const croupier_bot *bot, uint64_t seed,
                           const croupier_progress *progress, croupier_estimate *best, int room) {
  croupier_bot quick = quick_bot(bot);
  return __real_croupier_search(c, seat, &quick, seed, progress, best, room);
}
int __wrap_croupier_bot_estimates(croupier *c, int seat, const croupier_bot *bot,
                                  const croupier_progress *progress, croupier_estimate *best, int room,
                                  int *tried) {
  croupier_bot quick = quick_bot(bot);
  choices++;
  return __real_croupier_bot_estimates(c, seat, &quick, progress, best, room, tried);
}

/* `odds` deals thousands of worlds. */
croupier_status_code __wrap_croupier_redeal(croupier *c, int seat, uint64_t seed) {
  if (redeals == 0) return CROUPIER_USAGE;
  redeals--;
  return __real_croupier_redeal(c, seat, seed);
}

/* Somebody presses Ctrl-C where bots play on and on, as after `auto all`. */
bool __wrap_line_stopped(void);
bool __wrap_line_stopped(void) {
  bool stops = choices > CHOICES;
  if (stops) choices = 0;
  return stops;
}

/* --- the games --- */

/* They lie in a folder of their own, because `games` reads all files. */
static const char *const closed_games[] = {"trade", "nim", "barter", "slots", "everything", "map"};
enum { GAMES = sizeof closed_games / sizeof *closed_games };

static struct options closed_options(const char **game) {
  struct options o;
  options_plain(&o);
  o.arguments = (struct words){game, 1};
  o.seed = 5;
  o.seed_given = true;
  o.journal = "none";
  return o;
}

static struct game *games[GAMES]; /* laid once */

/* Another game takes its place, but it is dealt again. */
void __wrap_game_close(struct game *g) {
  for (unsigned i = 0; g != NULL && i < GAMES; i++)
    if (games[i] == g) return;
  __real_game_close(g);
}

/* How a game begins with these people: noted once, because dealing and writing the head of a journal take half of the
   time of a short input. */
static struct beginning {
  croupier_mark *mark;
  struct croupier_journal journal;
} beginnings[GAMES][1 << PEOPLE];

static void deal(struct game *g, const struct options *o, struct beginning *b) {
  g->muted = true; /* the deal is always the same */
  if (game_deal(g, o) != DONE) BAD("the game cannot be dealt");
  g->muted = false;
  if (b->mark != NULL) return;
  b->mark = croupier_mark_here(g->c);
  b->journal = *g->journal;
  json_incref(b->journal.header);
  b->journal.line = strdup(g->journal->line);
}

static void begin_as_noted(struct game *g, const struct beginning *b) {
  croupier_back_to(g->c, b->mark);
  g->journal = malloc(sizeof *g->journal);
  *g->journal = b->journal;
  json_incref(g->journal->header);
  g->journal->line = strdup(b->journal.line);
  log_none(&g->log);
  log_append(&g->log, croupier_journal_line(g->journal));
}

/* The game of that number as it begins. */
static struct game *closed_game(unsigned n, unsigned people) {
  const char *name = closed_games[n % GAMES];
  struct game **g = &games[n % GAMES];
  struct beginning *b = &beginnings[n % GAMES][people];
  struct options o;
  int status = DONE;
  bool anew = b->mark == NULL || chosen % DEALS_EACH == 0;
  if (anew) o = closed_options(&name);
  if (*g == NULL) {
    tables++;
    *g = game_lay(name, &o, "en", ~0u, &status);
  }
  if (status != DONE) BAD("%s cannot be laid: %d", name, status);
  for (int seat = 1; seat <= croupier_players((*g)->c); seat++)
    game_sits(*g, seat, people & 1u << (seat - 1) ? "human" : "random");
  croupier_journal_free((*g)->journal);
  log_close(&(*g)->log);
  if (anew) deal(*g, &o, b);
  else begin_as_noted(*g, b);
  return *g;
}

/* --- what is typed --- */

static FILE *nothing; /* stdout and stderr go there */

static void closed_begin(const uint8_t *data, size_t size) {
  if (nothing == NULL) {
    if (chdir("build/fuzz/fuzz/games") != 0) BAD("there is no build/fuzz/fuzz/games: run.sh makes it");
    unsetenv("CROUPIER_PATH");
    unsetenv("XDG_STATE_HOME");
    setenv("HOME", "/dev/null", 1);
    jail_leave_open();
    nothing = fopen("/dev/null", "w");
    if (getenv("SHOW") == NULL) stdout = stderr = nothing;
  }
  redeals = REDEALS;
  choices = 0;
  chosen = fuzz_hash(data, size);
  tables = chosen % LAYS_EACH == 0 ? TABLES : 0;
  inside = true;
  stdin = fmemopen((void *)data, size, "r");
}

static void closed_end(void) {
  fclose(stdin);
  inside = false;
}

#endif
