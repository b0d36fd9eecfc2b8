/* look.c: what the terminal can do, and how text is marked on it. */
#define _DEFAULT_SOURCE

#include "look.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static bool shows_utf8(void) {
  const char *sources[] = {"LC_ALL", "LC_CTYPE", "LANG"};
  for (int i = 0; i < 3; i++) {
    const char *value = getenv(sources[i]);
    if (value && *value) return strstr(value, "UTF-8") || strstr(value, "utf8");
  }
  return false;
}

void look_at_terminal(struct look *look) {
  const char *term = getenv("TERM"), *plain = getenv("NO_COLOR");
  look->terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
  look->screen = look->terminal && term && *term && strcmp(term, "dumb") != 0;
  look->boxes = look->screen && shows_utf8();
  look->colours = look->screen && !(plain && *plain);
}

const char *mark(const struct look *look, enum mark kind) {
  static const char *const codes[] = {[PLAIN] = "\x1b[0m",
                                      [STRONG] = "\x1b[1m",
                                      [FAINT] = "\x1b[2m",
                                      [PROMPT] = "\x1b[1;36m",
                                      [WARNING] = "\x1b[33m"};
  return look->colours ? codes[kind] : "";
}

static bool size(int *columns, int *rows) {
  struct winsize is;
  bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &is) == 0 && is.ws_col > 0 && is.ws_row > 0;
  *columns = known ? is.ws_col : 80;
  *rows = known ? is.ws_row : 24;
  return known;
}

bool look_errors(void) { return isatty(STDERR_FILENO); }

int look_columns(void) {
  int columns, rows;
  size(&columns, &rows);
  return columns;
}

int look_edge(void) {
  int columns, rows;
  return size(&columns, &rows) ? columns : INT_MAX;
}

int look_page(void) {
  int edge = look_edge();
  return edge < LOOK_PAGE ? edge : LOOK_PAGE;
}

int look_rows(void) {
  int columns, rows;
  size(&columns, &rows);
  return rows;
}

void look_roll(const struct look *look) {
  for (int i = look_rows(); i > 0; i--) putchar('\n');
  if (look->screen) fputs("\x1b[H\x1b[2J", stdout);
}

void look_clear(const struct look *look) {
  if (look->screen) fputs("\x1b[H\x1b[2J\x1b[3J", stdout);
  else look_roll(look);
}
