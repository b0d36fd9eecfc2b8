/* outside.c: a bot that is a program of its own. It may die, hang, flood or talk nonsense; the game goes on. */
#define _GNU_SOURCE /* SOCK_CLOEXEC */

#include "outside.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "say.h"
#include "wire.h"

#define MOST_UNREAD   (16u << 20) /* bytes that wait for it to read them */
#define MOST_NONSENSE 3           /* lines of no use, to one question */
#define MOST_LINES    1000        /* lines at all, to one question */

struct outside {
  struct wire wire;
  int seat, fd;
  pid_t pid;
  long patience;
  char *unsent;
  size_t unsent_size, unsent_room;
  char said[WIRE_LONGEST + 1]; /* what came in and was not read yet */
  size_t said_size;
  char fault[200];
};

/* The first fault is the one that counts. */
static int at_fault(struct outside *o, const char *fault) {
  if (!*o->fault) snprintf(o->fault, sizeof o->fault, "%s", fault);
  return -1;
}

const char *outside_fault(const struct outside *o) { return o->fault; }

/* --- the process --- */

static void run_command(const char *command, int fd) {
  setpgid(0, 0); /* so that Ctrl-C is not for it, and its children end with it */
  dup2(fd, STDIN_FILENO);
  dup2(fd, STDOUT_FILENO);
  execl("/bin/sh", "sh", "-c", command, (char *)NULL);
  _exit(127);
}

static bool to_queue(void *data, const char *line) {
  struct outside *o = data;
  size_t size = strlen(line);
  if (*o->fault) return false;
  if (o->unsent_size + size > MOST_UNREAD)
    return at_fault(o, both("does not read what it is told", "nem olvassa, amit mondanak neki")) == 0;
  if (o->unsent_size + size > o->unsent_room) {
    size_t room = 2 * (o->unsent_size + size);
    char *more = realloc(o->unsent, room);
    if (!more)
      return at_fault(o, both("cannot be told anything: there is no memory left",
                              "nem tudhat meg semmit: nincs több memória")) == 0;
    o->unsent = more;
    o->unsent_room = room;
  }
  memcpy(o->unsent + o->unsent_size, line, size);
  o->unsent_size += size;
  return true;
}

struct outside *outside_start(const char *command, int seat, const char *lang, long patience) {
  int pair[2];
  struct outside *o = calloc(1, sizeof *o);
  bool paired = o && socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair) == 0;
  pid_t pid = paired ? fork() : -1;
  if (pid == 0) run_command(command, pair[1]);
  if (paired) close(pair[1]);
  if (pid < 0) {
    complain(FAULT, "the bot in seat %d cannot be started: %s", seat, failure(errno));
    if (paired) close(pair[0]);
    free(o);
    return NULL;
  }
  setpgid(pid, pid);
  *o = (struct outside){.seat = seat, .fd = pair[0], .pid = pid, .patience = patience};
  o->wire = (struct wire){.send = to_queue, .data = o, .lang = lang, .seats = 1u << (seat - 1)};
  return o;
}

void outside_stop(struct outside *o) {
  if (!o) return;
  kill(-o->pid, SIGKILL);
  while (waitpid(o->pid, NULL, 0) < 0 && errno == EINTR) continue;
  close(o->fd);
  free(o->unsent);
  free(o);
}

/* --- lines both ways --- */

static long now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (long)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void say_what_waits(struct outside *o) {
  ssize_t sent = send(o->fd, o->unsent, o->unsent_size, MSG_NOSIGNAL | MSG_DONTWAIT);
  if (sent > 0) {
    o->unsent_size -= (size_t)sent;
    memmove(o->unsent, o->unsent + sent, o->unsent_size);
  } else if (sent < 0 && errno != EAGAIN && errno != EINTR) {
    at_fault(o, both("has ended", "véget ért"));
  }
}

static void hear(struct outside *o) {
  ssize_t heard = recv(o->fd, o->said + o->said_size, WIRE_LONGEST - o->said_size, MSG_DONTWAIT);
  if (heard > 0) o->said_size += (size_t)heard;
  else if (heard == 0) at_fault(o, both("has ended", "véget ért"));
  else if (errno != EAGAIN && errno != EINTR) at_fault(o, both("has ended", "véget ért"));
}

/* Talks until a whole line is there, or until the time is up. */
static bool line_came(struct outside *o, long until) {
  while (!*o->fault) {
    if (memchr(o->said, '\n', o->said_size)) return true;
    if (o->said_size == WIRE_LONGEST)
      return at_fault(o, both("says lines that never end", "vég nélküli sorokat ír")) == 0;
    long left = until - now_ms();
    if (left <= 0) return at_fault(o, both("has not answered in time", "nem válaszolt időben")) == 0;
    struct pollfd poll_it = {.fd = o->fd, .events = POLLIN};
    if (o->unsent_size) poll_it.events |= POLLOUT;
    if (poll(&poll_it, 1, (int)(left < 1000 ? left : 1000)) <= 0) continue;
    if (poll_it.revents & POLLOUT) say_what_waits(o);
    if (poll_it.revents & (POLLIN | POLLHUP | POLLERR)) hear(o);
  }
  return false;
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

int outside_choose(struct outside *o, croupier *c) {
  long until = now_ms() + o->patience * 1000;
  int nonsense = 0, lines = 0;
  if (!wire_asks(&o->wire, c))
    return at_fault(o,
                    both("cannot be asked: there is no memory left", "nem kérdezhető: nincs több memória"));
  while (line_came(o, until)) {
    struct reply r = read_line(o, c);
    if (++lines > MOST_LINES)
      return at_fault(o, both("talks and does not answer", "beszél, de nem válaszol"));
    switch (r.kind) {
    case MESSAGE_ANSWER: wire_answered(&o->wire, o->seat); return r.option;
    case MESSAGE_VIEW: wire_view(&o->wire, c, o->seat); break;
    case MESSAGE_QUIT: return at_fault(o, both("has left the game", "otthagyta a játékot"));
    case MESSAGE_FREE:
    case MESSAGE_UNDO: snprintf(r.wrong, sizeof r.wrong, "a bot only answers"); /* fall through */
    case MESSAGE_WRONG:
      wire_error(&o->wire, r.wrong);
      if (++nonsense < MOST_NONSENSE) break;
      snprintf(o->fault, sizeof o->fault, both("answers nonsense: %.150s", "értelmetlent válaszol: %.150s"),
               r.wrong);
      return -1;
    }
  }
  return -1;
}

/* --- what it is told --- */

void outside_hello(struct outside *o, croupier *c) {
  memset(o->wire.open, 0, sizeof o->wire.open);
  wire_hello(&o->wire, c);
}

void outside_event(struct outside *o, const croupier_event *event) { wire_event(&o->wire, event); }
void outside_undone(struct outside *o, size_t answers) { wire_undone(&o->wire, answers); }

/* What it was told last may be read after the game. */
void outside_end(struct outside *o, croupier *c) {
  wire_end(&o->wire, c);
  if (!*o->fault) say_what_waits(o);
}
