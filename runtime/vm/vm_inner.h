/* vm_inner.h: the members of a VM. Only files of this room include it. */
#ifndef CROUPIER_VM_INNER_H
#define CROUPIER_VM_INNER_H

/* comes before any other header, for sigjmp_buf and timer_t */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <setjmp.h>
#include <stdlib.h>
#include <time.h>

#include "arena.h"
#include "cold.h"
#include "vm.h"

#include "lgc.h"
#include "lobject.h"
#include "lstate.h"
#include "lua.h"

/* The running coroutine and those that resumed it, innermost first. Lives on the C stack. */
struct vm_frame {
  lua_State *L;
  struct vm_frame *up;
  uint64_t nesting; /* nesting of primitives when it was resumed */
};

struct snapshot {
  struct snapshot *next, *prev; /* in vm->snapshots; in vm->pool only next */
  size_t size, room;            /* of bytes: the dynamic heap, then the written pages of the cold heap */
  unsigned class, written;
  _Alignas(16) char bytes[]; /* as malloc aligns; then the map of poison.h */
};

enum { VM_ERROR_MAX = 500, VM_PLACE_MAX = 160, VM_FUNCTIONS_MAX = 16 };

struct vm {
  struct vm_head head; /* must be first: see vm.h */
  lua_State *L;
  struct arena arena;
  struct cold cold;
  size_t memory;
  unsigned time_ms;

  /* running */
  lua_State *volatile running;    /* the coroutine that Lua runs now; NULL: the host's turn */
  struct vm_frame *frame;         /* its frame */
  bool asking;                    /* a question is on its way to the host, through coroutines */
  volatile sig_atomic_t overtime; /* ticks since the time was up */
  int tick_limit;
  volatile sig_atomic_t spent; /* ticks over many runs: see vm_watch */
  int spent_most;              /* 0: no bound */
  unsigned most_ms;            /* the same, as it was given */
  enum vm_status broken;       /* VM_DONE: sound */
  const char *limit;           /* VM_LIMIT: the limit that was exceeded */
  sigjmp_buf jump;

  /* the timer */
  timer_t timer;
  unsigned long timer_thread; /* the thread that the timer belongs to; 0: none */
  unsigned long timer_process;

  /* allocation */
  lua_Alloc alloc; /* the allocator of this phase */
  bool compiling, constant, cooling, frozen, guarded;
  size_t frozen_bytes;     /* as Lua counts them */
  unsigned long countdown; /* injected failure */

  struct covered *covered; /* chunks whose lines are counted */
  int64_t *running_line;   /* where the time of the line that runs now is added; NULL: nobody wants to know */
  int64_t line_since;      /* nanoseconds */
  struct snapshot *snapshots, *pool[HEAP_CLASSES];
  size_t pooled; /* bytes in the pool */
  int returns;   /* to the first position: see vm_snapshot.c */

  vm_print_fn print;
  void *print_data;
  size_t printed; /* bytes since the last decision */

  bool has_place;    /* a message handler has noted the place */
  const void *noted; /* the error object for which it was noted */
  char place[VM_PLACE_MAX + 1];
  size_t place_file; /* bytes of the file name in the place */
  int place_line;
  struct vm_function function[VM_FUNCTIONS_MAX];
  int functions;
  char error[VM_ERROR_MAX + 1];
};

/* vm_alloc.c */
void *vm_alloc_loading(void *heap, void *block, size_t old, size_t size);
void *vm_alloc_frozen(void *heap, void *block, size_t old, size_t size);
/* vm->alloc, or the allocator that fails on purpose */
lua_Alloc vm_current_alloc(const struct vm *vm);
void vm_use_alloc(struct vm *vm); /* gives that allocator to the Lua state */

/* vm_stop.c */
bool vm_arm(struct vm *vm); /* makes the timer tick for this thread; false: the system has no timer left */
void vm_disarm(struct vm *vm);
void vm_enter(struct vm *vm, struct vm_frame *frame, lua_State *L); /* ticks count from here on */
void vm_leave(struct vm *vm);
_Noreturn void vm_stop(struct vm *vm, enum vm_status why);

/* Nesting of primitives: see vm.h */
static inline uint64_t vm_nesting(const struct vm *vm) {
  return vm->head.nesting == NULL ? 0 : vm->head.nesting(vm->head.world);
}
static inline void vm_unwind(struct vm *vm, uint64_t nesting) {
  if (vm->head.unwind != NULL) vm->head.unwind(vm->head.world, nesting);
}

/* vm_snapshot.c */
void vm_free_snapshots(struct vm *vm);

/* vm_text.c */
/* Notes the text of the error object at the top of L. Calls nothing and allocates nothing. */
void vm_note_error(struct vm *vm, lua_State *L);
void vm_say(struct vm *vm, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Copies text, with control bytes and broken UTF-8 escaped. Returns the length, which is less than `room`. */
size_t vm_clean(char *to, size_t room, const char *from, size_t size, bool keep_tabs);

#endif
