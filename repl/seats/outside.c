/* outside.c: a bot that is a program of its own. It may die, hang, flood or talk nonsense; the game goes on. */
#define _POSIX_C_SOURCE 200809L

#include "outside.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>

#include "jail.h"
#include "program.h"
#include "say.h"
#include "wire.h"

#define MOST_UNREAD   (16u << 20) /* bytes that wait for it to read them */
#define MOST_NONSENSE 3           /* lines of no use, to one question */
#define MOST_LINES    1000        /* lines at all, to one question */
#define FAREWELL      1000        /* milliseconds for it to end after the last game */
#define LOOK_EACH     100         /* milliseconds: so often is who waits asked whether to go on */

struct outside {
  struct wire wire;
  struct program program;
  int seat;
  int games;  /* that it has been told of */
  bool heard; /* in this one */
  long patience;
  char *unsent;
  size_t unsent_size, unsent_room;
  char said[WIRE_LONGEST + 1]; /* what came in and was not read yet */
  size_t said_size;
  char refused[300]; /* why the last line was of no use, to the question that waits; "" if none was */
  char fault[500];
};

/* The first fault is the one that counts. */
static int at_fault(struct outside *o, const char *fault) {
  if (!*o->fault) snprintf(o->fault, sizeof o->fault, "%s", fault);
  return -1;
}

const char *outside_fault(const struct outside *o) { return o->fault; }

/* --- lines both ways --- */

static bool to_queue(void *data, const char *line) {
  struct outside *o = data;
  size_t size = strlen(line);
  if (*o->fault) return false;
  if (o->unsent_size + size > MOST_UNREAD) return at_fault(o, T(bot_deaf)) == 0;
  if (o->unsent_size + size > o->unsent_room) {
    size_t room = 2 * (o->unsent_size + size);
    char *more = realloc(o->unsent, room);
    if (!more) return at_fault(o, T(bot_no_memory)) == 0;
    o->unsent = more;
    o->unsent_room = room;
  }
  memcpy(o->unsent + o->unsent_size, line, size);
  o->unsent_size += size;
  return true;
}

static long now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (long)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void has_ended(struct outside *o) {
  char fate[150];
  program_fate(&o->program, fate, sizeof fate);
  at_fault(o, fate);
}

static void say_what_waits(struct outside *o) {
  ssize_t sent = send(o->program.fd, o->unsent, o->unsent_size, MSG_NOSIGNAL | MSG_DONTWAIT);
  if (sent > 0) {
    o->unsent_size -= (size_t)sent;
    memmove(o->unsent, o->unsent + sent, o->unsent_size);
  } else if (sent < 0 && errno != EAGAIN && errno != EINTR) {
    has_ended(o);
  }
}

static void hear(struct outside *o) {
  ssize_t heard = recv(o->program.fd, o->said + o->said_size, WIRE_LONGEST - o->said_size, MSG_DONTWAIT);
  if (heard > 0) {
    o->heard = true;
    o->said_size += (size_t)heard;
  } else if (heard == 0 || (errno != EAGAIN && errno != EINTR)) {
    has_ended(o);
  }
}

/* Both, as far as that goes within so many milliseconds. */
static void talk(struct outside *o, long ms) {
  struct pollfd poll_it = {.fd = o->program.fd, .events = POLLIN};
  if (o->unsent_size) poll_it.events |= POLLOUT;
  if (poll(&poll_it, 1, (int)ms) <= 0) return;
  if (poll_it.revents & POLLOUT) say_what_waits(o);
  if (poll_it.revents & (POLLIN | POLLHUP | POLLERR)) hear(o);
}

static int is_late(struct outside *o) {
  char late[500];
  snprintf(late, sizeof late, T(bot_silent), o->patience);
  size_t used = strlen(late);
  if (*o->refused) snprintf(late + used, sizeof late - used, T(bot_last_line), o->refused);
  return at_fault(o, late);
}

enum came { CAME, FAILED, STOPPED };

/* Talks until a whole line is there, until the time is up, or until who waits wants to wait no more. */
static enum came line_came(struct outside *o, long until, const croupier_progress *progress) {
  while (!*o->fault) {
    if (memchr(o->said, '\n', o->said_size)) return CAME;
    long left = until - now_ms(), all = o->patience * 1000;
    if (o->said_size == WIRE_LONGEST) at_fault(o, T(bot_endless_line));
    else if (left <= 0) is_late(o);
    else if (progress && !progress->call(progress->data, (unsigned)(all - left), (unsigned)all))
      return STOPPED;
    else talk(o, left < LOOK_EACH ? left : LOOK_EACH);
  }
  return FAILED;
}

static struct reply read_line(struct outside *o, croupier *c) {
  char *end = memchr(o->said, '\n', o->said_size);
  *end = '\0';
  struct reply r = wire_read(&o->wire, c, o->said);
  size_t size = (size_t)(end + 1 - o->said);
  o->said_size -= size;
  memmove(o->said, end + 1, o->said_size);
  return r;
}

static int refuse(struct outside *o, const struct reply *r, int nonsense) {
  snprintf(o->refused, sizeof o->refused, "%s", r->wrong);
  wire_error(&o->wire, r->wrong, r->id);
  if (nonsense < MOST_NONSENSE) return 0;
  snprintf(o->fault, sizeof o->fault, T(bot_nonsense), r->wrong);
  return -1;
}

int outside_choose(struct outside *o, croupier *c, const croupier_progress *progress) {
  long until = now_ms() + o->patience * 1000;
  int nonsense = 0, lines = 0;
  enum came came;
  *o->refused = '\0';
  if (!wire_asks(&o->wire, c)) return at_fault(o, T(bot_not_asked));
  while ((came = line_came(o, until, progress)) == CAME) {
    struct reply r = read_line(o, c);
    if (++lines > MOST_LINES) return at_fault(o, T(bot_talks));
    switch (r.kind) {
    case MESSAGE_ANSWER: wire_answered(&o->wire, o->seat); return r.option;
    case MESSAGE_VIEW: wire_view(&o->wire, c, o->seat); break;
    case MESSAGE_QUIT: return at_fault(o, T(bot_left));
    case MESSAGE_FREE:
    case MESSAGE_UNDO: snprintf(r.wrong, sizeof r.wrong, "%s", T(bot_only_answers)); /* fall through */
    case MESSAGE_WRONG:
      if (refuse(o, &r, ++nonsense) < 0) return -1;
    }
  }
  return came == STOPPED ? OUTSIDE_LATER : -1;
}

/* --- beginning and end --- */

struct outside *outside_start(const char *command, int seat, const char *lang, long patience) {
  struct outside *o = calloc(1, sizeof *o);
  int error = o ? program_start(&o->program, command) : ENOMEM;
  if (error) {
    if (error == EPERM && jail_closed()) complain(USAGE, T(bot_in_jail), seat, seat, command);
    else complain(FAULT, T(bot_not_started), seat, failure(error));
    free(o);
    return NULL;
  }
  o->seat = seat;
  o->patience = patience;
  o->wire = (struct wire){.send = to_queue, .data = o, .lang = lang, .seats = 1u << (seat - 1)};
  return o;
}

/* Reads what it has not read, and the end; what it says is of no use any more. */
static void farewell(struct outside *o) {
  for (long until = now_ms() + FAREWELL; outside_runs(o) && now_ms() < until;) {
    o->said_size = 0;
    outside_leave(o);
    talk(o, 10);
  }
}

void outside_leave(struct outside *o) {
  if (o->unsent_size == 0) shutdown(o->program.fd, SHUT_WR);
}

bool outside_left(const struct outside *o) { return o->games > 1 && !o->heard && program_ended(&o->program); }

bool outside_runs(const struct outside *o) { return !*o->fault && !program_ended(&o->program); }

void outside_stop(struct outside *o) {
  if (!o) return;
  farewell(o);
  program_stop(&o->program);
  free(o->unsent);
  free(o);
}

/* --- what it is told --- */

void outside_hello(struct outside *o, croupier *c) {
  memset(o->wire.open, 0, sizeof o->wire.open);
  o->games++;
  o->heard = false;
  wire_hello(&o->wire, c);
}

void outside_event(struct outside *o, const croupier_event *event) { wire_event(&o->wire, event); }

void outside_flush(struct outside *o) {
  if (!*o->fault) say_what_waits(o);
}

void outside_undone(struct outside *o, size_t answers) { wire_undone(&o->wire, answers); }

void outside_end(struct outside *o, croupier *c) {
  wire_end(&o->wire, c);
  outside_flush(o);
}
