/* program.c: another program, run by the shell, which reads and writes lines and does not outlive this one. */
#define _GNU_SOURCE /* sigdescr_np */

#include "program.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "jail.h"
#include "keeper.h"
#include "say.h"

#define MOMENT 200 /* milliseconds that one takes to end which has closed its output */

int program_start(struct program *p, const char *command) {
  return jail_closed() ? keeper_program(p, command) : process_start(p, command);
}

static bool is_kept(const struct program *p) { return p->guard < 0; }

void program_stop(struct program *p) {
  if (is_kept(p)) {
    keeper_stop(p);
    close(p->fd);
  } else process_stop(p);
}

static struct ending ending_of(const struct program *p) {
  return is_kept(p) ? keeper_ending(p) : process_ending(p);
}

bool program_ended(const struct program *p) { return ending_of(p).ended; }

void program_fate(const struct program *p, char *text, size_t size) {
  struct ending how = ending_of(p);
  for (int ms = 0; ms < MOMENT && !how.ended; ms++) {
    nanosleep(&(struct timespec){0, 1000000}, NULL);
    how = ending_of(p);
  }
  if (!how.ended) snprintf(text, size, "%s", T(bot_closed));
  else if (how.code != CLD_EXITED) snprintf(text, size, T(bot_killed), how.status, sigdescr_np(how.status));
  else if (how.status == 127) snprintf(text, size, "%s", T(bot_not_found));
  else if (how.status == 126) snprintf(text, size, "%s", T(bot_not_run));
  else snprintf(text, size, T(bot_ended), how.status);
}
