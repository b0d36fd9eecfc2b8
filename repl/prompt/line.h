/* line.h: reads a line from a person: edited at a terminal, plain from anywhere else. */
#ifndef LINE_H
#define LINE_H

#include <stdbool.h>
#include <stdio.h>

#include "look.h"

struct line_calls {
  void *data;
  /* Adds whole lines that complete the typed one. */
  void (*complete)(void *data, const char *typed, void (*add)(void *to, const char *line), void *to);
  /* the text after the cursor; NULL, or a string for free() */
  char *(*hint)(void *data, const char *typed);
  bool (*news)(void *data); /* called several times a second while nothing is typed: is there news? */
};

enum line_result {
  LINE_READ,
  LINE_DROPPED, /* Ctrl-C */
  LINE_ENDED,   /* Ctrl-D, or the end of input */
  LINE_NEWS, /* calls.news returned true; the next line begins with the text typed so far, and its cursor */
};

struct line {
  const struct look *look;
  struct line_calls calls;
  char *text, *typed; /* the newest line; the text typed when there was news */
  size_t room;
  const char *again; /* the rest of `typed` that must be typed again */
  const char *sign;  /* the rest of a cursor key that must be typed again */
  int back;          /* letters that the cursor must still go back */
  bool news, gone;   /* gone: the terminal */
  FILE *history;     /* appended to; NULL: none is kept */
};

void line_begin(struct line *l, const struct look *look, struct line_calls calls);
void line_end(struct line *l);
/* *text is valid until the next call. Prints no prompt without a terminal. */
enum line_result line_read(struct line *l, const char *prompt, char **text);

/* Was Ctrl-C pressed since the last call? For work that takes long between two lines. */
bool line_stopped(void);
bool line_stops(void); /* the same, without resetting it */

#endif
