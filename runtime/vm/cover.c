/* cover.c: how often each line of the scripts has run. */
#include "vm_inner.h"

#include "cover.h"

#include <string.h>

#include "ldebug.h"

/* A chunk. Lives in the host's memory, so that no snapshot takes a count back. */
struct covered {
  struct covered *next;
  const char *source; /* "@name", as all functions of the chunk have it */
  int lines;
  int64_t count[]; /* by line, from 1 */
};

static struct covered *covered_of(const struct vm *vm, const char *source) {
  struct covered *c = vm->covered;
  while (c != NULL && c->source != source) c = c->next;
  return c;
}

static void on_line(lua_State *L, lua_Debug *ar) {
  lua_getinfo(L, "S", ar);
  struct covered *c = covered_of(vm_of(L), ar->source);
  if (c != NULL && ar->currentline <= c->lines && c->count[ar->currentline] >= 0) c->count[ar->currentline]++;
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

bool vm_cover(struct vm *vm) {
  const Proto *p = clLvalue(s2v(vm->L->top.p - 1))->p;
  const char *source = getstr(p->source);
  int lines = last_line(p);
  struct covered *c = malloc(sizeof *c + (size_t)(lines + 1) * sizeof *c->count);
  if (c == NULL) return false;
  *c = (struct covered){.next = vm->covered, .source = source, .lines = lines};
  for (int i = 0; i <= lines; i++) c->count[i] = -1;
  mark_lines(p, c->count);
  vm->covered = c;
  lua_sethook(vm->L, on_line, LUA_MASKLINE, 0); /* coroutines made from now on inherit it */
  return true;
}

const int64_t *vm_covered(const struct vm *vm, const char *name, int *lines) {
  for (const struct covered *c = vm->covered; c != NULL; c = c->next)
    if (strcmp(c->source + 1, name) == 0) {
      *lines = c->lines;
      return c->count + 1;
    }
  return NULL;
}

void vm_uncover(struct vm *vm) {
  while (vm->covered != NULL) {
    struct covered *next = vm->covered->next;
    free(vm->covered);
    vm->covered = next;
  }
}
