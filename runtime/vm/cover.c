/* cover.c: how often each line of the scripts has run, and how long. */
#define _POSIX_C_SOURCE 200809L

#include "vm_inner.h"

#include "cover.h"

#include <string.h>
#include <time.h>

#include "ldebug.h"

/* A chunk. Lives in the host's memory, so that no snapshot takes a count back. */
struct covered {
  struct covered *next;
  const char *source; /* the string that all functions of the chunk have; goes with the last of them */
  const char *name;   /* a copy, "@name" */
  int lines;
  int64_t *time;   /* nanoseconds by line, from 1; NULL: nobody measures */
  int64_t count[]; /* by line, from 1; then the times and the name */
};

static struct covered *covered_of(const struct vm *vm, const char *source) {
  struct covered *c = vm->covered;
  while (c != NULL && (c->source != source || strcmp(c->name, source) != 0)) c = c->next;
  return c;
}

static int64_t nanoseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

/* The time until now was the last line's. */
static void time_line(struct vm *vm, int64_t *line) {
  int64_t now = nanoseconds();
  if (vm->running_line != NULL) *vm->running_line += now - vm->line_since;
  vm->running_line = line;
  vm->line_since = now;
}

void vm_cover_pause(struct vm *vm) {
  if (vm->running_line != NULL) time_line(vm, NULL);
}

static void on_line(lua_State *L, lua_Debug *ar) {
  lua_getinfo(L, "S", ar);
  struct covered *c = covered_of(vm_of(L), ar->source);
  if (c == NULL || ar->currentline > c->lines || c->count[ar->currentline] < 0) return;
  c->count[ar->currentline]++;
  if (c->time != NULL) time_line(vm_of(L), &c->time[ar->currentline]);
}

static int last_line(const Proto *p) {
  int last = 0;
  for (int pc = 0; pc < p->sizecode; pc++)
    if (luaG_getfuncline(p, pc) > last) last = luaG_getfuncline(p, pc);
  for (int i = 0; i < p->sizep; i++) {
    int inner = last_line(p->p[i]);
    if (inner > last) last = inner;
  }
  return last;
}

/* The first instruction of a chunk takes its arguments, and the last one of a function returns at `end`, mostly behind a
   return of the script's: they are no lines to run. */
static void mark_lines(const Proto *p, int64_t *count) {
  for (int pc = p->is_vararg; pc + 1 < p->sizecode; pc++) count[luaG_getfuncline(p, pc)] = 0;
  for (int i = 0; i < p->sizep; i++) mark_lines(p->p[i], count);
}

bool vm_cover(struct vm *vm, bool timed) {
  const Proto *p = clLvalue(s2v(vm->L->top.p - 1))->p;
  const char *source = getstr(p->source);
  int lines = last_line(p);
  size_t numbers = (size_t)lines + 1, all = (timed ? 2 : 1) * numbers;
  struct covered *c = calloc(1, sizeof *c + all * sizeof *c->count + strlen(source) + 1);
  if (c == NULL) return false;
  *c = (struct covered){.next = vm->covered, .source = source, .lines = lines};
  c->name = strcpy((char *)(c->count + all), source);
  c->time = timed ? c->count + numbers : NULL;
  for (int i = 0; i <= lines; i++) c->count[i] = -1;
  mark_lines(p, c->count);
  vm->covered = c;
  lua_sethook(vm->L, on_line, LUA_MASKLINE, 0); /* coroutines made from now on inherit it */
  return true;
}

static const struct covered *named(const struct vm *vm, const char *name, int *lines) {
  const struct covered *c = vm->covered;
  while (c != NULL && strcmp(c->name + 1, name) != 0) c = c->next;
  if (c != NULL) *lines = c->lines;
  return c;
}

const int64_t *vm_covered(const struct vm *vm, const char *name, int *lines) {
  const struct covered *c = named(vm, name, lines);
  return c == NULL ? NULL : c->count + 1;
}

const int64_t *vm_line_times(const struct vm *vm, const char *name, int *lines) {
  const struct covered *c = named(vm, name, lines);
  return c == NULL || c->time == NULL ? NULL : c->time + 1;
}

void vm_uncover(struct vm *vm) {
  while (vm->covered != NULL) {
    struct covered *next = vm->covered->next;
    free(vm->covered);
    vm->covered = next;
  }
}
