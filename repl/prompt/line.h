/* line.h: one line from a person: edited at a terminal, read from anywhere else. */
#ifndef LINE_H
#define LINE_H

#include <stdbool.h>
#include <stdio.h>

#include "look.h"

struct line_calls {
  void *data;
  /* Hands `add` whole lines that the typed one may become. */
  void (*complete)(void *data, const char *typed, void (*add)(void *to, const char *line), void *to);
  char *(*hint)(void *data, const char *typed); /* what is shown behind it; NULL or for free() */
  bool (*news)(void *data); /* asked some times a second, while nothing is typed: is there anything new? */
};

enum line_result {
  LINE_READ,
  LINE_DROPPED, /* Ctrl-C */
  LINE_ENDED,   /* Ctrl-D, or nothing comes any more */
  LINE_NEWS,    /* calls.news said so; what was typed is there again at the next line, and the cursor */
};

struct line {
  const struct look *look;
  struct line_calls calls;
  char *text, *typed; /* the newest line; what had been typed when there were news */
  size_t room;
  const char *again; /* what is still to be typed again of it */
  const char *sign;  /* what is still to be typed of the cursor's */
  int back;          /* letters that the cursor is still to go back */
  bool news, gone;   /* gone: the terminal */
  FILE *history;     /* appended to; NULL: none is kept */
};

void line_begin(struct line *l, const struct look *look, struct line_calls calls);
void line_end(struct line *l);
/* *text holds until the next call. Without a terminal nothing is prompted. */
enum line_result line_read(struct line *l, const char *prompt, char **text);

/* Has Ctrl-C been pressed since it was asked last? For what takes long between two lines. */
bool line_stopped(void);
bool line_stops(void); /* the same, and it stays so until it is asked */

#endif
