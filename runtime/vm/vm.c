/* vm.c: the life of a VM, and the three ways into its Lua state. */
#include "vm_inner.h"

#include <stdio.h>

#include "cover.h"
#include "freeze.h"
#include "lauxlib.h"
#include "lstring.h"
#include "sandbox.h"
#include "strings.h"
#include "text.h"

enum {
  MEMORY = 32 << 20, /* by default */
  FROZEN = 16 << 20, /* address space for strings and code */
  TIME_MS = 2000,
  SOURCE_MAX = 1 << 20,
  STACK = 200, /* stack slots that the main thread always has */
};

/*
** No finalizers and no weak tables: a finalizer would run script code at unexpected times, and the contents of a weak
** table would depend on the collector. Lua looks up these two events by the address of their names. We replace the
** names by strings that are in no string table, so no key of a script ever equals them.
*/
static void neutralise(lua_State *L) {
  static const TMS events[] = {TM_GC, TM_MODE};
  for (size_t i = 0; i < sizeof events / sizeof *events; i++) {
    TString *name = luaS_newlstr(L, i ? "\0mode" : "\0gc", i ? 5 : 3);
    luaC_fix(L, obj2gco(name)); /* the name is the newest object, so nothing refers to it yet */
    luaS_remove(L, name);
    G(L)->tmname[events[i]] = name;
  }
}

static int open_state(lua_State *L) {
  neutralise(L);
  sandbox_open(L);
  return 0;
}

struct vm *vm_new(const struct vm_limits *limits) {
  struct vm *vm = calloc(1, sizeof *vm);
  if (vm == NULL) return NULL;
  vm->memory = limits && limits->memory ? limits->memory : MEMORY;
  vm->time_ms = limits && limits->time_ms ? limits->time_ms : TIME_MS;
  vm->countdown = limits ? limits->fail_at : 0;
  vm->alloc = vm_alloc_loading;
  vm->guarded = limits && limits->guarded;
  if (!arena_open(&vm->arena, FROZEN, vm->memory, vm->memory)) {
    free(vm);
    return NULL;
  }
  vm->arena.frozen->owner = vm->arena.cold->owner = vm->arena.dynamic->owner = vm;
  vm->L = lua_newstate(vm_current_alloc(vm), vm->arena.dynamic);
  if (vm->L) {
    *(struct vm **)lua_getextraspace(vm->L) = vm;
    vm_use_alloc(vm);
    vm_cool(vm, true);
    bool sound = strings_open(vm) && lua_checkstack(vm->L, STACK);
    /* collect often while loading: the heap stays small, and so does every snapshot */
    lua_gc(vm->L, LUA_GCINC, 200, 400, 0);
    if (sound) {
      lua_pushcfunction(vm->L, open_state);
      sound = vm_call(vm, 0, 0) == VM_DONE;
    }
    vm_cool(vm, false);
    if (sound) return vm;
  }
  vm_free(vm);
  return NULL;
}

void vm_free(struct vm *vm) {
  if (vm == NULL) return;
  vm_disarm(vm);
  vm_free_snapshots(vm);
  cold_end(&vm->cold);
  vm_uncover(vm);
  arena_close(&vm->arena); /* no lua_close: nothing needs finalizing, and nothing lies outside the arena */
  free(vm);
}

lua_State *vm_lua(struct vm *vm) { return vm->L; }

void vm_set_world(struct vm *vm, struct world *world, vm_nesting_fn nesting, vm_unwind_fn unwind) {
  vm->head.nesting = nesting;
  vm->head.unwind = unwind;
  vm->head.world = world;
}

static const char *needs(const struct vm *vm, char *text, size_t room) {
  if (vm->memory >= 1 << 20) snprintf(text, room, "%zu MB", vm->memory >> 20);
  else snprintf(text, room, "%zu KB", vm->memory >> 10);
  return text;
}

/* After a jump, or if time ran out just before a regular end. */
static enum vm_status stopped(struct vm *vm) {
  char text[32];
  vm_leave(vm);
  if (vm->broken == VM_DONE) vm->broken = VM_TIME;
  bool in_all = vm->spent_most > 0 && vm->spent >= vm->spent_most;
  if (vm->broken == VM_TIME && in_all)
    vm_say(vm, "stopped: it ran for more than %g s in all", vm->most_ms / 1000.0);
  else if (vm->broken == VM_TIME)
    vm_say(vm, "stopped: it ran for more than %u ms without a decision", vm->time_ms);
  else if (vm->broken == VM_LIMIT) vm_say(vm, "stopped: %s", vm->limit);
  else vm_say(vm, "stopped: it needs more than %s of memory", needs(vm, text, sizeof text));
  return vm->broken;
}

enum vm_status vm_broken(const struct vm *vm) { return vm->broken; }

static enum vm_status finished(struct vm *vm, enum vm_status status) {
  if (vm->overtime) return stopped(vm);
  vm_leave(vm);
  return status;
}

static bool ready(struct vm *vm) {
  if (vm_arm(vm)) return true;
  vm_say(vm, "the system has no timer left to watch scripts with");
  return false;
}

/* Is the place of the error on top of L already noted? */
static bool is_noted(const struct vm *vm, lua_State *L) {
  return vm->has_place && vm->noted == lua_topointer(L, -1);
}

/* Notes errors where they are raised, because the frames are gone afterwards. */
int vm_noting(lua_State *L) {
  struct vm *vm = vm_of(L);
  if (is_noted(vm, L)) return 1;
  vm_note_place(vm, L);
  vm->noted = lua_topointer(L, -1);
  vm->has_place = true;
  return 1;
}

enum vm_status vm_call(struct vm *vm, int nargs, int nresults) {
  lua_State *L = vm->L;
  struct vm_frame frame;
  if (vm->broken) return vm->broken;
  if (!ready(vm)) {
    lua_pop(L, nargs + 1);
    return VM_ERROR;
  }
  if (sigsetjmp(vm->jump, 0)) return stopped(vm);
  vm_enter(vm, &frame, L);
  int handler = lua_gettop(L) - nargs;
  uint64_t nesting = vm_nesting(vm);
  lua_pushcfunction(L, vm_noting);
  lua_insert(L, handler);
  bool failed = lua_pcall(L, nargs, nresults, handler) != LUA_OK;
  lua_remove(L, handler);
  if (failed) {
    vm_unwind(vm, nesting);
    vm_note_error(vm, L);
    if (!vm->has_place) vm->place[0] = '\0';
    lua_pop(L, 1);
  }
  return finished(vm, failed ? VM_ERROR : VM_DONE);
}

enum vm_status vm_resume(struct vm *vm, lua_State *co, int nargs, int *nresults) {
  struct vm_frame frame;
  if (vm->broken) return vm->broken;
  if (!ready(vm)) return VM_ERROR;
  if (sigsetjmp(vm->jump, 0)) return stopped(vm);
  vm_enter(vm, &frame, co);
  int status = lua_resume(co, vm->L, nargs, nresults);
  if (status == LUA_YIELD) return finished(vm, VM_ASKED);
  if (status == LUA_OK) return finished(vm, VM_DONE);
  if (!is_noted(vm, co)) vm_note_place(vm, co);
  vm_note_error(vm, co);
  return finished(vm, VM_ERROR);
}

/* Takes the place out of the compiler's message, "file:line: ...". */
static void note_syntax_place(struct vm *vm, const char *chunkname) {
  char id[LUA_IDSIZE];
  luaO_chunkid(id, chunkname, strlen(chunkname));
  size_t length = strlen(id);
  const char *message = lua_tostring(vm->L, -1);
  if (message == NULL || strncmp(message, id, length) != 0 || message[length] != ':') return;
  vm->place_line = (int)strtol(message + length + 1, NULL, 10);
  vm->place_file = vm_clean(vm->place, sizeof vm->place - 16, message, length, false);
  snprintf(vm->place + vm->place_file, 16, ":%d", vm->place_line);
}

static bool load(struct vm *vm, const char *text, size_t size, const char *chunkname, const char *mode) {
  if (luaL_loadbufferx(vm->L, text, size, chunkname, mode) == LUA_OK) return true;
  vm_note_error(vm, vm->L);
  note_syntax_place(vm, chunkname);
  lua_pop(vm->L, 1);
  return false;
}

/* What the compiler or the loader makes is constant. */
static enum vm_status load_constant(struct vm *vm, const char *text, size_t size, const char *chunkname,
                                    const char *mode) {
  struct vm_frame frame;
  if (vm->broken) return vm->broken;
  if (!ready(vm)) return VM_ERROR;
  if (sigsetjmp(vm->jump, 0)) {
    vm->compiling = false;
    return stopped(vm);
  }
  vm_enter(vm, &frame, vm->L);
  vm->compiling = true;
  bool loaded = load(vm, text, size, chunkname, mode);
  vm->compiling = false;
  return finished(vm, loaded ? VM_DONE : VM_ERROR);
}

enum vm_status vm_compile(struct vm *vm, const char *text, size_t size, const char *chunkname) {
  size_t mark = text_mark(text, size);
  if (size <= SOURCE_MAX) return load_constant(vm, text + mark, size - mark, chunkname, "t");
  if (vm->broken) return vm->broken;
  vm_say(vm, "a script may have at most %d bytes, this one has %zu", SOURCE_MAX, size);
  return VM_ERROR;
}

enum vm_status vm_load(struct vm *vm, const char *code, size_t size, const char *chunkname) {
  return load_constant(vm, code, size, chunkname, "b");
}

bool vm_may_ask(lua_State *L) {
  for (const struct vm_frame *f = vm_of(L)->frame; f; f = f->up)
    if (!lua_isyieldable(f->L)) return false;
  return true;
}

int vm_yield_ask(lua_State *L, lua_KContext ctx, lua_KFunction k) {
  if (!vm_may_ask(L)) return luaL_error(L, "no decision can be asked for here");
  vm_of(L)->asking = true;
  return lua_yieldk(L, 0, ctx, k);
}

enum vm_status vm_freeze(struct vm *vm) {
  if (vm->broken) return vm->broken;
  vm->error[0] = vm->place[0] = '\0';
  const char *fault = vm->frozen ? "it is frozen already" : freeze(vm);
  char *cold = (char *)vm->arena.cold;
  if (fault == NULL && !cold_begin(&vm->cold, cold, vm->arena.cold->top, vm->guarded))
    fault = "no memory for a copy of what was laid";
  if (fault) vm_say(vm, "%s", fault);
  return fault ? VM_ERROR : VM_DONE;
}

bool vm_make_room(lua_State *co, int slots, int calls) {
  CallInfo *first = co->ci;
  bool room = lua_checkstack(co, slots);
  for (int i = 0; i < calls && room; i++) {
    CallInfo *next = co->ci->next ? co->ci->next : luaE_extendCI(co, 0);
    room = next != NULL;
    if (room) co->ci = next;
  }
  co->ci = first;
  return room;
}

void vm_tidy(struct vm *vm) {
  vm_collect(vm);
  heap_settle(vm->arena.cold);
  heap_settle(vm->arena.dynamic);
}

void vm_collect(struct vm *vm) {
  if (!vm->broken) lua_gc(vm->L, LUA_GCCOLLECT);
}

void vm_spare_collector(struct vm *vm, size_t bytes) {
  size_t most = vm->memory / 8;
  luaE_setdebt(G(vm->L), G(vm->L)->GCdebt - (l_mem)(bytes < most ? bytes : most));
}

void vm_set_print(struct vm *vm, vm_print_fn print, void *data) {
  vm->print = print;
  vm->print_data = data;
}

int vm_no_room(lua_State *L) {
  vm_note_no_room(vm_of(L));
  return luaL_error(L, "there is not enough memory");
}
