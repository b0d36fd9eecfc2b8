/* said.h: what functions of repl/ print, as text. */
#ifndef SAID_H
#define SAID_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "greatest.h"

static char said[4000];

/* What a function prints goes into `said`: to out, or to stdout and stderr between these two. */
static struct {
  FILE *file;
  int out, err;
} hearing;

static inline void read_said(FILE *file) {
  rewind(file);
  said[fread(said, 1, sizeof said - 1, file)] = '\0';
  fclose(file);
}

static inline void listen(void) {
  fflush(stdout);
  hearing.file = tmpfile();
  hearing.out = dup(1);
  hearing.err = dup(2);
  dup2(fileno(hearing.file), 1);
  dup2(fileno(hearing.file), 2);
}

static inline void listened(void) {
  fflush(stdout);
  fflush(stderr);
  dup2(hearing.out, 1);
  dup2(hearing.err, 2);
  close(hearing.out);
  close(hearing.err);
  read_said(hearing.file);
}

/* HEARD(complain(...)): the value; what was printed meanwhile is in `said` afterwards. */
#define HEARD(type, call) \
  __extension__({         \
    listen();             \
    type heard = (call);  \
    listened();           \
    heard;                \
  })
/* PRINTED(out, print_line(out, ...)): what was written to that FILE. */
#define PRINTED(out, call) \
  __extension__({          \
    FILE *out = tmpfile(); \
    call;                  \
    read_said(out);        \
    said;                  \
  })

#endif
