/* corolib.c: coroutines for scripts. A script may ask a question at any depth of them. */
#include "vm_inner.h"

#include <stdatomic.h>

#include "lauxlib.h"
#include "sandbox.h"

/*
** To ask a question, the coroutine yields without values, with vm->asking set. The coroutine that resumed it yields
** in turn, and so on up to the host. When the host continues, each resumes the one that it had resumed before. The
** script notices nothing.
*/

/* Makes co the running coroutine. The stop handler may read frames at any moment, so store first, then link. */
static void frame_push(struct vm *vm, struct vm_frame *frame, lua_State *co, uint64_t nesting) {
  frame->L = co;
  frame->up = vm->frame;
  frame->nesting = nesting;
  atomic_signal_fence(memory_order_seq_cst);
  vm->frame = frame;
  vm->running = co;
}

static void frame_pop(struct vm *vm, struct vm_frame *frame) {
  vm->frame = frame->up;
  atomic_signal_fence(memory_order_seq_cst);
  vm->running = vm->frame->L;
}

static bool failed(int status) { return status != LUA_OK && status != LUA_YIELD; }

static int run(lua_State *L, lua_State *co, int nargs, int *nresults, uint64_t nesting) {
  struct vm *vm = vm_of(L);
  struct vm_frame frame;
  frame_push(vm, &frame, co, nesting);
  int status = lua_resume(co, L, nargs, nresults);
  frame_pop(vm, &frame);
  if (failed(status)) vm_unwind(vm, nesting);
  return status;
}

static int close_thread(lua_State *L, lua_State *co) {
  struct vm *vm = vm_of(L);
  struct vm_frame frame;
  uint64_t nesting = vm_nesting(vm);
  frame_push(vm, &frame, co, nesting);
  int status = lua_closethread(co, L);
  frame_pop(vm, &frame);
  if (failed(status)) vm_unwind(vm, nesting);
  return status;
}

enum { FAILED = -1, ASKING = -2 };

/* Continues co. Values lie on top of L as in lua_resume, or an error object after FAILED. */
static int go_on(lua_State *L, lua_State *co, int nargs, uint64_t nesting) {
  int nresults;
  int status = run(L, co, nargs, &nresults, nesting);
  if (status == LUA_YIELD && vm_of(L)->asking) return ASKING;
  if (failed(status)) {
    lua_xmove(co, L, 1);
    return FAILED;
  }
  if (!lua_checkstack(L, nresults + 1)) {
    lua_pop(co, nresults);
    lua_pushliteral(L, "too many results to resume");
    return FAILED;
  }
  lua_xmove(co, L, nresults);
  return nresults;
}

static int start(lua_State *L, lua_State *co, int nargs) {
  if (!lua_checkstack(co, nargs)) {
    lua_pushliteral(L, "too many arguments to resume");
    return FAILED;
  }
  lua_xmove(L, co, nargs);
  return go_on(L, co, nargs, vm_nesting(vm_of(L)));
}

/* After an answer: continues the coroutines that the host has resumed, each through the one before. */
static int go_on_answered(lua_State *L, lua_State *co) { return go_on(L, co, 0, 0); }

/* Stack of the resumer: its own arguments, before those that went to the coroutine. */
static int resume_end(lua_State *L, int nresults);
static int wrap_end(lua_State *L, int nresults);

static int resume_again(lua_State *L, int status, lua_KContext ctx) {
  (void)status, (void)ctx;
  return resume_end(L, go_on_answered(L, lua_tothread(L, 1)));
}

static int resume_end(lua_State *L, int nresults) {
  if (nresults == ASKING) return lua_yieldk(L, 0, 0, resume_again);
  lua_pushboolean(L, nresults != FAILED);
  if (nresults == FAILED) nresults = 1;
  lua_insert(L, -(nresults + 1));
  return nresults + 1;
}

static lua_State *coroutine_arg(lua_State *L) {
  lua_State *co = lua_tothread(L, 1);
  luaL_argexpected(L, co, 1, "coroutine");
  return co;
}

/* A coroutine that waits for the host has yielded with a continuation, which co_yield never does. Nobody else may
   resume it, not even a line of Lua that runs while the host waits. */
static void check_not_asking(lua_State *L, lua_State *co) {
  if (lua_status(co) == LUA_YIELD && !isLua(co->ci) && co->ci->u.c.k != NULL)
    luaL_error(L, "this coroutine waits for a decision");
}

static int co_resume(lua_State *L) {
  lua_State *co = coroutine_arg(L);
  check_not_asking(L, co);
  return resume_end(L, start(L, co, lua_gettop(L) - 1));
}

static int wrap_again(lua_State *L, int status, lua_KContext ctx) {
  (void)status, (void)ctx;
  return wrap_end(L, go_on_answered(L, lua_tothread(L, lua_upvalueindex(1))));
}

static int wrap_end(lua_State *L, int nresults) {
  if (nresults == ASKING) return lua_yieldk(L, 0, 0, wrap_again);
  if (nresults != FAILED) return nresults;
  lua_State *co = lua_tothread(L, lua_upvalueindex(1));
  if (failed(lua_status(co))) { /* the coroutine raised the error, and may have variables to close */
    close_thread(L, co);
    lua_xmove(co, L, 1);
  }
  if (lua_type(L, -1) == LUA_TSTRING) {
    luaL_where(L, 1);
    lua_insert(L, -2);
    lua_concat(L, 2);
  }
  return lua_error(L);
}

static int wrapped(lua_State *L) {
  lua_State *co = lua_tothread(L, lua_upvalueindex(1));
  check_not_asking(L, co);
  return wrap_end(L, start(L, co, lua_gettop(L)));
}

static int co_create(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_State *co = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, co, 1);
  return 1;
}

static int co_wrap(lua_State *L) {
  co_create(L);
  lua_pushcclosure(L, wrapped, 1);
  return 1;
}

/* The game itself is a coroutine of the host. Scripts must not take it for one of their own. */
static bool is_outermost(lua_State *L) { return vm_of(L)->frame->up == NULL; }

/* If a coroutine fails while something is begun, its closers run before that is undone, so that nobody else sees
   it. */
static int co_yield (lua_State *L) {
  struct vm *vm = vm_of(L);
  if (is_outermost(L)) return luaL_error(L, "attempt to yield from outside a coroutine");
  if ((uint32_t)(vm_nesting(vm) ^ vm->frame->nesting) != 0)
    return luaL_error(L, "attempt to yield from what has failed");
  return lua_yield(L, lua_gettop(L));
}

static int co_isyieldable(lua_State *L) {
  lua_State *co = lua_isnone(L, 1) ? L : coroutine_arg(L);
  const struct vm_frame *f = vm_of(L)->frame;
  while (f->up) f = f->up;
  lua_pushboolean(L, co != f->L && lua_isyieldable(co));
  return 1;
}

static int co_running(lua_State *L) {
  bool outermost = is_outermost(L);
  if (outermost) lua_pushnil(L);
  else lua_pushthread(L);
  lua_pushboolean(L, outermost);
  return 2;
}

static const char *status_of(lua_State *L, lua_State *co) {
  lua_Debug frame;
  if (co == L) return "running";
  if (lua_status(co) == LUA_YIELD) return "suspended";
  if (lua_status(co) != LUA_OK) return "dead";
  if (lua_getstack(co, 0, &frame)) return "normal";
  return lua_gettop(co) == 0 ? "dead" : "suspended"; /* its function is gone, so it has ended */
}

static int co_status(lua_State *L) {
  lua_pushstring(L, status_of(L, coroutine_arg(L)));
  return 1;
}

static int co_close(lua_State *L) {
  lua_State *co = coroutine_arg(L);
  const char *status = status_of(L, co);
  if (*status != 'd' && *status != 's') return luaL_error(L, "cannot close a %s coroutine", status);
  check_not_asking(L, co);
  bool closed = close_thread(L, co) == LUA_OK;
  lua_pushboolean(L, closed);
  if (closed) return 1;
  lua_xmove(co, L, 1);
  return 2;
}

static const luaL_Reg coroutine_library[] = {
    {"close", co_close},   {"create", co_create},   {"isyieldable", co_isyieldable},
    {"resume", co_resume}, {"running", co_running}, {"status", co_status},
    {"wrap", co_wrap},     {"yield", co_yield },    {NULL, NULL},
};

void sandbox_open_coroutine(lua_State *L) { luaL_newlib(L, coroutine_library); }
