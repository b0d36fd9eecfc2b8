/* failing.h: allocations that fail when their turn comes, in the arena or outside, and what is said about it. For a
   program that wraps malloc and vm_new (see the Makefile). */
#ifndef FAILING_H
#define FAILING_H

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier_inner.h"

/* Lines of a script: hidden hands and purses, and a stock of cards that come three times. */
#define HIDDEN_TABLE(bank, values)                                                    \
  "function g:setup()\n"                                                              \
  "  self.stock, self.open = self:zone 'stock', self:zone { 'open', sees = 'all' }\n" \
  "  self.bank = self:purse { 'bank', " #bank ", of = 'gold' }\n"                     \
  "  for value = 1, " #values " do\n"                                                 \
  "    self.stock:create { 'card {value}', value = value, copies = 3 }\n"             \
  "  end\n"                                                                           \
  "  for _, p in ipairs(self.players) do\n"                                           \
  "    p.hand, p.gold = p:zone 'hand', p:purse { 'gold', 3, sees = 'owner' }\n"       \
  "  end\n"                                                                           \
  "end\n"

static unsigned long host_countdown, arena_countdown; /* 0: nothing fails */
static long blocks;                                   /* in use */

void *__real_malloc(size_t size), *__real_calloc(size_t n, size_t size),
    *__real_realloc(void *p, size_t size);
void __real_free(void *p);
struct vm *__real_vm_new(const struct vm_limits *limits);
void *__wrap_malloc(size_t size), *__wrap_calloc(size_t n, size_t size),
    *__wrap_realloc(void *p, size_t size);
void __wrap_free(void *p);
struct vm *__wrap_vm_new(const struct vm_limits *limits);

static bool fails(void) { return host_countdown > 0 && --host_countdown == 0; }

static void *counted(void *p) {
  blocks += p != NULL;
  return p;
}

void *__wrap_malloc(size_t size) { return fails() ? NULL : counted(__real_malloc(size)); }

void *__wrap_calloc(size_t n, size_t size) { return fails() ? NULL : counted(__real_calloc(n, size)); }

void *__wrap_realloc(void *p, size_t size) {
  if (fails()) return NULL;
  return p == NULL ? counted(__real_malloc(size)) : __real_realloc(p, size);
}

void __wrap_free(void *p) {
  blocks -= p != NULL;
  __real_free(p);
}

struct vm *__wrap_vm_new(const struct vm_limits *limits) {
  struct vm_limits failing = *limits;
  failing.fail_at = arena_countdown;
  arena_countdown = 0;
  return __real_vm_new(&failing);
}

/* Jansson's reader does not bear a lack of memory (see journalread.c): its own allocations do not fail then. */
static bool reading;

static void *malloc_of_json(size_t size) {
  return reading ? counted(__real_malloc(size)) : __wrap_malloc(size);
}

static const char *mode;
static unsigned long n;
static int failed;

static void wrong(const char *what, const char *more) {
  if (failed++ < 10) printf("FAIL %s, allocation %lu: %s: %s\n", mode, n, what, more);
}

static void expect(bool holds, const char *what) {
  if (!holds) wrong(what, "");
}

/* Of all allocations those numbered first, first + step ... fail: the arguments of the program, or all. */
static unsigned long first = 1, step = 1;

static void read_steps(int argc, char **argv) {
  if (argc < 3) return;
  first = strtoul(argv[1], NULL, 10);
  step = strtoul(argv[2], NULL, 10);
}

static bool learning; /* this is the run in which nothing fails */

static void learn(bool on) {
  learning = on;
  if (on) {
    json_set_alloc_funcs(malloc_of_json, __wrap_free);
    mode = "nothing fails";
  } else expect(blocks == 0, "blocks are not freed");
}

/* The table of an allocation that failed goes, with all that it has taken. */
static void put_away(croupier *c) {
  croupier_free(c);
  if (blocks != 0) wrong("blocks are not freed", "");
  blocks = 0;
}

/* Did it fail, and does it say so? Then it is tried again. */
static bool refused(croupier *c, croupier_status_code code) {
  if (code == CROUPIER_OK) return false;
  if (strstr(croupier_error(c), "memory") == NULL) wrong("not a clear sentence", croupier_error(c));
  if (code != croupier_code(c)) wrong("another code", croupier_error(c));
  return true;
}

#endif
