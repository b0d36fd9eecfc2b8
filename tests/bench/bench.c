/* bench.c: measures the engine through croupier.h, as a host would use it. */
#define _DEFAULT_SOURCE

#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "croupier.h"
#include "twin.h"

enum { STARTS = 20, MARKS = 4000, WARM_UP = 200 };

static double wall_seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count) {
  qsort(values, (size_t)count, sizeof values[0], by_size);
  return values[count / 2];
}

/* --- the table --- */

/* The whole file; text NULL: there is none. */
static croupier_source read_file(const char *path) {
  croupier_source source = {.name = path};
  FILE *in = fopen(path, "rb");
  if (in == NULL) return source;
  char *text = NULL;
  size_t got;
  do {
    text = realloc(text, source.size + 4096);
    if (text == NULL) abort();
    got = fread(text + source.size, 1, 4096, in);
    source.size += got;
  } while (got > 0);
  fclose(in);
  source.text = text;
  return source;
}

enum { PATH_SIZE = 500, MOST_BESIDE = 2, MOST_KNOBS = 8 };

/* The files beside a script, as it begins and with these ends, that are there. Returns their number. */
static size_t read_beside(const char *script, croupier_addition *beside) {
  static const struct {
    croupier_source_kind kind;
    const char *end;
  } ends[MOST_BESIDE] = {{CROUPIER_SOURCE_TEXTS, ".texts.lua"}, {CROUPIER_SOURCE_CARDS, ".csv"}};
  static char path[MOST_BESIDE][PATH_SIZE];
  size_t found = 0, stem = strlen(script) - strlen(".lua");
  for (int i = 0; i < MOST_BESIDE; i++) {
    snprintf(path[i], PATH_SIZE, "%.*s%s", (int)stem, script, ends[i].end);
    croupier_source file = read_file(path[i]);
    const char *name = strrchr(path[i], '/');
    if (name != NULL) file.name = name + 1;
    if (file.text != NULL) beside[found++] = (croupier_addition){ends[i].kind, file};
  }
  return found;
}

/* The script with the files beside it, as the program would load it; players 0: the fewest. Arguments with a = turn
   knobs. NULL: says why. */
static croupier *lay_table(const char *script, int players, char **arguments) {
  const char *knobs[MOST_KNOBS];
  size_t turned = 0;
  for (; *arguments != NULL && turned < MOST_KNOBS; arguments++)
    if (strchr(*arguments, '=') != NULL) knobs[turned++] = *arguments;
  croupier_addition beside[MOST_BESIDE];
  croupier_config config = {.script = read_file(script),
                            .additions = beside,
                            .addition_count = read_beside(script, beside),
                            .players = players,
                            .knobs = knobs,
                            .knob_count = turned,
                            .guarded = true};
  if (config.script.text == NULL) {
    fprintf(stderr, "%s cannot be read\n", script);
    return NULL;
  }
  croupier *c = croupier_new(&config);
  free((char *)config.script.text);
  for (size_t i = 0; i < config.addition_count; i++) free((char *)beside[i].source.text);
  if (c == NULL || croupier_status(c) == CROUPIER_READY) return c;
  fprintf(stderr, "%s: %s\n", script, croupier_error(c));
  croupier_free(c);
  return NULL;
}

static bool take_scores(croupier *c, struct played *played) {
  if (croupier_status(c) != CROUPIER_ENDED) {
    fprintf(stderr, "the game of seed %" PRIu64 " has not ended: %s\n", croupier_seed(c), croupier_error(c));
    return false;
  }
  played->decisions = croupier_decisions(c);
  uint64_t options[65];
  croupier_branching(c, options);
  played->forced = options[1];
  played->players = croupier_players(c);
  for (int i = 0; i < played->players; i++) played->score[i] = croupier_score(c, i + 1);
  return true;
}

/* --- playing --- */

static bool answer_next(croupier *c) {
  int seat = croupier_question_at(c, 0)->seat;
  return croupier_answer(c, seat, croupier_random_option(c, seat)) == CROUPIER_OK;
}

/* All seats are answered inside the engine, which asks the host now and then. */
static bool play_inside(void *data, uint64_t seed, struct played *played) {
  croupier *c = data;
  croupier_inline_random(c, ~0u);
  croupier_start(c, seed);
  while (croupier_status(c) == CROUPIER_ASKS && croupier_goes(c) == CROUPIER_GOES_ON && answer_next(c))
    continue;
  return take_scores(c, played);
}

/* The script stops at every decision, and the host answers; each answer can be taken back. */
static bool play_outside(void *data, uint64_t seed, struct played *played) {
  croupier *c = data;
  croupier_inline_random(c, 0);
  croupier_start(c, seed);
  while (croupier_status(c) == CROUPIER_ASKS && answer_next(c)) continue;
  return take_scores(c, played);
}

/* --- the past --- */

/* At each decision: a mark, an answer, back to the mark, and on. Prints microseconds for a snapshot, for a
   restore and for both, and the size of a snapshot in KB: medians, as other processes disturb some. */
static bool measure_marks(croupier *c) {
  static double out[MARKS], back[MARKS], both[MARKS], kilobytes[MARKS];
  int marks = -WARM_UP;
  croupier_inline_random(c, 0);
  for (uint64_t seed = 1; marks < MARKS; seed++) {
    croupier_start(c, seed);
    for (; croupier_status(c) == CROUPIER_ASKS && marks < MARKS; marks++) {
      double t0 = wall_seconds();
      croupier_mark *mark = croupier_mark_here(c);
      double t1 = wall_seconds();
      if (mark == NULL || !answer_next(c)) return false;
      double t2 = wall_seconds();
      croupier_back_to(c, mark);
      double t3 = wall_seconds();
      if (marks >= 0) {
        out[marks] = (t1 - t0) * 1e6;
        back[marks] = (t3 - t2) * 1e6;
        both[marks] = out[marks] + back[marks];
        kilobytes[marks] = (double)croupier_mark_size(mark) / 1024;
      }
      croupier_forget(c, mark);
      if (!answer_next(c)) return false;
    }
  }
  printf("%.3f %.3f %.3f %.2f\n", median(out, MARKS), median(back, MARKS), median(both, MARKS),
         median(kilobytes, MARKS));
  return true;
}

/* The most memory that this process has had, when it has played one game: in MB. */
static bool measure_memory(croupier *c) {
  struct played played;
  if (!play_inside(c, 1, &played)) return false;
  FILE *in = fopen("/proc/self/status", "r");
  char line[200];
  double kilobytes = 0;
  while (in != NULL && fgets(line, sizeof line, in)) sscanf(line, "VmHWM: %lf kB", &kilobytes);
  if (in != NULL) fclose(in);
  printf("%.2f\n", kilobytes / 1024);
  return true;
}

/* --- the program --- */

static double seconds_of(struct timeval t) { return (double)t.tv_sec + (double)t.tv_usec * 1e-6; }

/* Milliseconds from calling a program to its end, and of CPU time, which is that of all its threads: medians of so
   many calls. */
static bool measure_start(int calls, char **command) {
  extern char **environ;
  double took[STARTS], used[STARTS];
  struct rusage all;
  posix_spawn_file_actions_t silent;
  posix_spawn_file_actions_init(&silent);
  posix_spawn_file_actions_addopen(&silent, 1, "/dev/null", 1 /* O_WRONLY */, 0);
  for (int i = 0; i < calls; i++) {
    pid_t child;
    int status;
    double t0 = wall_seconds();
    if (posix_spawn(&child, command[0], &silent, NULL, command, environ) != 0) return false;
    if (wait4(child, &status, 0, &all) != child || status != 0) return false;
    took[i] = (wall_seconds() - t0) * 1e3;
    used[i] = (seconds_of(all.ru_utime) + seconds_of(all.ru_stime)) * 1e3;
  }
  posix_spawn_file_actions_destroy(&silent);
  printf("%.3f %.3f\n", median(took, calls), median(used, calls));
  return true;
}

/* bench start COMMAND ...; bench once COMMAND ...; bench SCRIPT PLAYERS marks | memory | inside ... | outside ..., with
   what twin_main takes; and KNOB=VALUE ... behind any of the latter */
int main(int argc, char **argv) {
  if (argc > 2 && strcmp(argv[1], "start") == 0) return measure_start(STARTS, argv + 2) ? 0 : 1;
  if (argc > 2 && strcmp(argv[1], "once") == 0) return measure_start(1, argv + 2) ? 0 : 1;
  if (argc < 4) {
    fputs("say start or once and COMMAND, or SCRIPT PLAYERS and marks, memory, inside or outside\n", stderr);
    return 1;
  }
  croupier *c = lay_table(argv[1], atoi(argv[2]), argv + 3);
  if (c == NULL) return 1;
  int status = 1;
  if (strcmp(argv[3], "marks") == 0) status = !measure_marks(c);
  else if (strcmp(argv[3], "memory") == 0) status = !measure_memory(c);
  else status = twin_main(argv + 4, strcmp(argv[3], "outside") == 0 ? play_outside : play_inside, c);
  croupier_free(c);
  return status;
}
