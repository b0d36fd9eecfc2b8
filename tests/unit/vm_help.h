/* What the tests of the VM share: opening one, running texts in it, a decision. */
#ifndef VM_HELP_H
#define VM_HELP_H

#include <stdlib.h>
#include <string.h>

#include "lauxlib.h"
#include "sandbox.h"
#include "vm.h"

/* A decision in these tests: ask() returns what the host has put here. */
static lua_Integer answer;

static inline int go_on(lua_State *L, int status, lua_KContext ctx) {
  (void)status, (void)ctx;
  lua_pushinteger(L, answer);
  return 1;
}

static inline int l_ask(lua_State *L) { return vm_yield_ask(L, 0, go_on); }

static inline int define_ask(lua_State *L) {
  lua_pushcfunction(L, l_ask);
  sandbox_define(L, "ask");
  return 0;
}

static inline int push_thread(lua_State *L) {
  lua_State *co = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, co, 1);
  return 1;
}

static inline enum vm_status call_host(struct vm *vm, lua_CFunction f) {
  lua_pushcfunction(vm_lua(vm), f);
  return vm_call(vm, 0, 0);
}

static inline enum vm_status run(struct vm *vm, const char *text, int results) {
  enum vm_status status = vm_compile(vm, text, strlen(text), "@test.lua");
  return status == VM_DONE ? vm_call(vm, 0, results) : status;
}

/* The chunk as a coroutine that the main thread holds; NULL: it failed. */
static inline lua_State *start(struct vm *vm, const char *text) {
  lua_State *L = vm_lua(vm);
  if (vm_compile(vm, text, strlen(text), "@test.lua") != VM_DONE) return NULL;
  lua_pushcfunction(L, push_thread);
  lua_insert(L, -2);
  return vm_call(vm, 1, 1) == VM_DONE ? lua_tothread(L, -1) : NULL;
}

static inline struct vm *open_vm(unsigned time_ms) {
  struct vm *vm = vm_new(&(struct vm_limits){.time_ms = time_ms});
  if (vm) call_host(vm, define_ask);
  return vm;
}

static inline struct vm *open_frozen(unsigned time_ms) {
  struct vm *vm = open_vm(time_ms);
  if (vm) vm_freeze(vm);
  return vm;
}

/* A script that makes strings, tables, closures and coroutines, and leaves nothing. */
static const char churn[] =
    "local words = { ['a key so long that it is not in the table of strings'] = { 1, function() return 1 end } }\n"
    "for i = 1, 20000 do words['word' .. i % 700] = { ('x'):rep(i % 90), function() return i end } end\n"
    "local co = coroutine.wrap(function(...) for _, v in ipairs { ... } do coroutine.yield(v .. 'string') end end)\n"
    "for k in pairs(words) do assert(words[k][2]() and co == co) end\n"
    "assert(co('a', 'b') == 'astring' and not pcall(error, { 'table' }))\n"
    "return #tostring(words)\n";

#endif
