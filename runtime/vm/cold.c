/* cold.c: which pages of the cold heap have been written since the table was laid. */
#define _GNU_SOURCE
#include "cold.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "poison.h"

/*
** The guarded heaps of the process, for the handler. A heap is written by the thread that faults, so its entry is
** stable then. Other entries may change meanwhile: `end` is 0 while they do.
*/
enum { GUARDED = 256 };
static struct guard {
  atomic_bool taken;
  _Atomic uintptr_t start, end;
  struct cold *cold;
} guarded[GUARDED];

static struct sigaction before; /* what SIGSEGV did without us */

static struct cold *cold_at(uintptr_t address) {
  for (struct guard *g = guarded; g < guarded + GUARDED; g++) {
    uintptr_t end = atomic_load(&g->end);
    if (address < end && address >= atomic_load(&g->start) && atomic_load(&g->end) == end) return g->cold;
  }
  return NULL;
}

static bool protect(const struct cold *cold, unsigned page, unsigned pages, int allowed) {
  return mprotect(cold->start + page * cold->page, pages * cold->page, allowed) == 0;
}

static void note(struct cold *cold, unsigned page) {
  if (cold->noted[page]) return;
  cold->noted[page] = true;
  cold->order[cold->written] = page;
  cold->written++;
}

static void note_all(struct cold *cold) {
  for (unsigned page = 0; page < cold->pages; page++) note(cold, page);
}

/* Each page with other rights than its neighbours is a mapping of its own for the system, which may have no more:
   without any there are fewer. */
static void let_write(struct cold *cold, unsigned page) {
  if (protect(cold, page, 1, PROT_READ | PROT_WRITE)) note(cold, page);
  else if (protect(cold, 0, cold->pages, PROT_READ | PROT_WRITE)) note_all(cold);
  else abort();
}

/* Not ours: as if we were not there. */
static void pass_on(int number, siginfo_t *info, void *context) {
  if ((before.sa_flags & SA_SIGINFO) != 0) before.sa_sigaction(number, info, context);
  else if (before.sa_handler != SIG_DFL && before.sa_handler != SIG_IGN) before.sa_handler(number);
  else sigaction(number, &before, NULL); /* it faults again, and then it ends the process */
}

static void on_fault(int number, siginfo_t *info, void *context) {
  uintptr_t address = (uintptr_t)info->si_addr;
  struct cold *cold = info->si_code == SEGV_ACCERR ? cold_at(address) : NULL;
  if (cold == NULL) pass_on(number, info, context);
  else let_write(cold, (unsigned)((address - (uintptr_t)cold->start) / cold->page));
}

static void install(void) {
  /* no tick of vm_stop.c may jump out of the handler */
  struct sigaction action = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  sigaction(SIGSEGV, &action, &before);
}

static int take_guard(struct cold *cold, uintptr_t end) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  for (int i = 0; i < GUARDED; i++) {
    if (atomic_exchange(&guarded[i].taken, true)) continue;
    guarded[i].cold = cold;
    atomic_store(&guarded[i].start, (uintptr_t)cold->start);
    atomic_store(&guarded[i].end, end);
    return i + 1;
  }
  return 0;
}

static void release(struct cold *cold) {
  if (cold->guard == 0) return;
  struct guard *g = &guarded[cold->guard - 1];
  atomic_store(&g->end, 0);
  atomic_store(&g->taken, false);
  cold->guard = 0;
}

bool cold_begin(struct cold *cold, char *start, const char *end, bool guard) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  unsigned pages = (unsigned)(((size_t)(end - start) + page - 1) / page);
  size_t size = pages * page;
  *cold = (struct cold){.start = start, .page = page, .pages = pages};
  cold->order = calloc(pages, sizeof *cold->order);
  cold->noted = calloc(pages, sizeof *cold->noted);
  cold->laid = malloc(size + poison_map_size(size));
  if (cold->order == NULL || cold->noted == NULL || cold->laid == NULL) return false;
  unsigned char *map = (unsigned char *)cold->laid + size;
  poison_lift(start, size, map);
  memcpy(cold->laid, start, size);
  poison_lay(start, size, map);
  if (guard) cold->guard = take_guard(cold, (uintptr_t)start + size);
  if (cold->guard > 0 && !protect(cold, 0, pages, PROT_READ)) release(cold);
  if (cold->guard == 0) note_all(cold);
  return true;
}

void cold_end(struct cold *cold) {
  release(cold);
  free(cold->order);
  free(cold->noted);
  free(cold->laid);
}

void cold_forget(struct cold *cold) {
  if (cold->guard == 0 || cold->written == 0 || !protect(cold, 0, cold->pages, PROT_READ)) return;
  cold->written = 0;
  memset(cold->noted, 0, cold->pages * sizeof *cold->noted);
}

const unsigned char *cold_map(const struct cold *cold, unsigned i) {
  size_t at = cold->order[i] * cold->page;
  return (const unsigned char *)cold->laid + cold->pages * cold->page + poison_map_size(at);
}
