/* line.c: one line from a person: edited at a terminal, read from anywhere else. */
#define _POSIX_C_SOURCE 200809L

#include "line.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <linenoise.h>

#include "croupier.h"
#include "say.h"
#include "state.h"

#define MOST_REMEMBERED 1000           /* lines */
#define LOOK_EACH       200            /* milliseconds */
#define CURSOR          "\xe2\x80\x87" /* figure space: nobody types it, and it shows as nothing */
#define KEY_LEFT        '\x02'

/* linenoise hands no data to poll, and there is but one terminal. */
static struct line *edited;
static volatile sig_atomic_t stopped;

static void on_interrupt(int signal) {
  (void)signal;
  stopped = 1;
}

bool line_stops(void) { return stopped; }

bool line_stopped(void) {
  bool was = stopped;
  stopped = 0;
  return was;
}

/* linenoise does not say where the cursor is. So when there are news a sign is typed there, and when the line is edited
   again, it is typed again, for not every linenoise can begin with a text, and the cursor is walked back to where the
   sign was. */
static bool typed_for(struct line *l, char *key) {
  if (l->news && l->sign && *l->sign) *key = *l->sign++;
  else if (!l->news && *l->again) *key = *l->again++;
  else if (!l->news && l->back > 0) {
    *key = KEY_LEFT;
    l->back--;
  } else return false;
  return true;
}

/* What was typed without the sign, and how far the cursor was from its end. */
static void take_sign(struct line *l) {
  char *sign = strstr(l->typed, CURSOR);
  if (!sign) return;
  memmove(sign, sign + strlen(CURSOR), strlen(sign + strlen(CURSOR)) + 1);
  l->back = croupier_width(sign);
}

/* In linenoise's place of read: while it waits for a key, others may have news. The line is then over, and so it is
   when the terminal is gone. */
ssize_t line_key(int fd, void *to, size_t size);
ssize_t line_key(int fd, void *to, size_t size) {
  if (typed_for(edited, to)) return 1;
  if (edited->news) return -1;
  struct pollfd terminal = {.fd = fd, .events = POLLIN};
  for (;;) {
    int ready = poll(&terminal, 1, LOOK_EACH);
    if (ready == 0 && edited->calls.news && edited->calls.news(edited->calls.data)) {
      edited->news = true;
      edited->sign = CURSOR;
      return typed_for(edited, to);
    }
    ssize_t got = ready > 0 ? read(fd, to, size) : -1;
    if (got == 0 || (got < 0 && ready > 0 && errno != EINTR)) edited->gone = true;
    if (got > 0 || edited->gone) return got;
  }
}

/* What cannot be shown cannot be typed either, such as the name of a file that steers the terminal. */
static void add_completion(void *to, const char *line) {
  if (is_safe(line)) linenoiseAddCompletion(to, line);
}

static void complete(const char *typed, linenoiseCompletions *to, void *data) {
  const struct line *l = data;
  l->calls.complete(l->calls.data, typed, add_completion, to);
}

static char *hint(const char *typed, int *colour, int *bold, void *data) {
  const struct line *l = data;
  /* one hint is enough when all is typed again */
  if (*l->again || l->back > 0) return NULL;
  *colour = l->look->colours ? 90 : 2; /* grey or faint */
  *bold = 0;
  char *text = l->calls.hint(l->calls.data, typed);
  if (!text || is_safe(text)) return text;
  free(text);
  return NULL;
}

static void free_hint(void *text, void *data) {
  (void)data;
  free(text);
}

/* --- history --- */

/* How many lines of the file are remembered. */
static size_t read_history(char *text) {
  size_t lines = 0;
  for (char *end; *text; text = end, lines++) {
    end = text + strcspn(text, "\n");
    if (*end) *end++ = '\0';
    text[strcspn(text, "\r")] = '\0';
    if (*text) linenoiseHistoryAdd(text);
  }
  return lines;
}

static void open_history(struct line *l) {
  struct file file;
  char path[PATH_SIZE];
  if (!state_path(path, "history")) return;
  int error = file_read(&file, path, LARGEST_JOURNAL);
  size_t lines = error ? 0 : read_history(file.text);
  file_free(&file);
  if (lines > 2 * MOST_REMEMBERED) remove(path); /* and written anew, without what was forgotten */
  if (!error || error == ENOENT) l->history = file_append(path, &error);
  if (error) warn(T(lines_not_known), path, file_failure(error));
  int known = 0;
  char **all = linenoiseHistory(&known);
  if (l->history && lines > 2 * MOST_REMEMBERED)
    for (int i = 0; i < known; i++) fprintf(l->history, "%s\n", all[i]);
}

/* A line that was left in the middle stays in linenoise's history: it is filled again without that. */
static void forget_unfinished(void) {
  int known = 0;
  char **all = linenoiseHistory(&known), **kept = calloc((size_t)known + 1, sizeof *kept);
  if (!kept || known == 0) {
    free(kept);
    return;
  }
  for (int i = 0; i + 1 < known; i++) kept[i] = strdup(all[i]);
  linenoiseHistoryFree();
  for (int i = 0; i + 1 < known; i++) {
    if (kept[i]) linenoiseHistoryAdd(kept[i]);
    free(kept[i]);
  }
  free(kept);
}

static void remember(struct line *l, const char *text) {
  if (!*text) return;
  linenoiseHistoryAdd(text);
  if (!l->history) return;
  fprintf(l->history, "%s\n", text);
  fflush(l->history);
}

/* --- beginning and end --- */

void line_begin(struct line *l, const struct look *look, struct line_calls calls) {
  *l = (struct line){.look = look, .calls = calls};
  if (!look->terminal) return;
  struct sigaction act = {.sa_handler = on_interrupt};
  sigemptyset(&act.sa_mask);
  sigaction(SIGINT, &act, NULL);
  if (!look->screen) return;
  edited = l;
  linenoiseSetMultiLine(1);
  linenoiseHistorySetMaxLen(MOST_REMEMBERED);
  linenoiseSetCompletionCallback(complete, l);
  linenoiseSetHintsCallback(hint, l);
  linenoiseSetFreeHintsCallback(free_hint);
  open_history(l);
}

void line_end(struct line *l) {
  free(l->text);
  free(l->typed);
  if (l->history) fclose(l->history);
}

/* --- reading --- */

static enum line_result edit(struct line *l, const char *prompt) {
  free(l->text);
  errno = 0;
  l->news = false;
  l->again = l->typed ? l->typed : "";
  l->text = linenoise(prompt);
  bool dropped = errno == EAGAIN;
  free(l->typed);
  l->typed = NULL;
  l->again = "";
  if (l->news || (!l->text && dropped)) forget_unfinished();
  if (l->news) {
    l->typed = l->text;
    l->text = NULL;
    if (l->typed) take_sign(l);
    return LINE_NEWS;
  }
  if (l->gone) return LINE_ENDED;
  if (!l->text) return dropped ? LINE_DROPPED : LINE_ENDED;
  remember(l, l->text);
  return LINE_READ;
}

/* Terminals that cannot move the cursor, files and pipes. */
static enum line_result read_plain(struct line *l, const char *prompt) {
  if (l->look->terminal) fputs(prompt, stdout);
  fflush(stdout);
  errno = 0;
  if (getline(&l->text, &l->room, stdin) >= 0) return LINE_READ;
  bool dropped = errno == EINTR && line_stopped();
  clearerr(stdin);
  return dropped ? LINE_DROPPED : LINE_ENDED;
}

enum line_result line_read(struct line *l, const char *prompt, char **text) {
  fflush(stdout);
  stopped = 0;
  enum line_result result = l->look->screen ? edit(l, prompt) : read_plain(l, prompt);
  *text = l->text;
  return result;
}
