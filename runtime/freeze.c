/* freeze.c: the end of loading, when strings and code become read-only. */
#include "freeze.h"

#include "lstring.h"
#include "strings.h"

static void fix(global_State *g, GCObject *o) {
  o->marked = (lu_byte)((o->marked & ~(WHITEBITS | bitmask(BLACKBIT) | AGEBITS)) | G_OLD);
  o->next = g->fixedgc;
  g->fixedgc = o;
}

static void fix_strings_and_code(lua_State *L) {
  global_State *g = G(L);
  GCObject **link = &g->allgc;
  while (*link) {
    GCObject *o = *link;
    if (o->tt == LUA_VLNGSTR) luaS_hashlongstr(gco2ts(o)); /* else the first use as a key would write it */
    if (novariant(o->tt) == LUA_TSTRING || o->tt == LUA_VPROTO) {
      *link = o->next;
      fix(g, o);
    } else
      link = &o->next;
  }
}

static bool vector_frozen(const struct vm *vm, const void *p, int count) {
  return count == 0 || p == NULL || arena_is_frozen(&vm->arena, p);
}

/* Does everything that a string or prototype may change by, or points to, stay as it is? */
static bool is_constant(const struct vm *vm, GCObject *o) {
  if (!arena_is_frozen(&vm->arena, o)) return false;
  if (o->tt != LUA_VPROTO) return true;
  const Proto *p = gco2p(o);
  return vector_frozen(vm, p->k, p->sizek) && vector_frozen(vm, p->code, p->sizecode) &&
         vector_frozen(vm, p->p, p->sizep) && vector_frozen(vm, p->upvalues, p->sizeupvalues) &&
         vector_frozen(vm, p->lineinfo, p->sizelineinfo) &&
         vector_frozen(vm, p->abslineinfo, p->sizeabslineinfo) &&
         vector_frozen(vm, p->locvars, p->sizelocvars);
}

/* Does nothing of an object that may change lie in the frozen heap? */
static bool is_free_to_change(const struct vm *vm, GCObject *o) {
  const struct arena *a = &vm->arena;
  if (arena_is_frozen(a, o)) return false;
  if (o->tt == LUA_VTABLE) {
    const Table *t = gco2t(o);
    return !arena_is_frozen(a, t->array) && !arena_is_frozen(a, t->node);
  }
  if (o->tt == LUA_VTHREAD) {
    const lua_State *L = gco2th(o);
    if (arena_is_frozen(a, L->stack.p)) return false;
    for (const CallInfo *ci = L->base_ci.next; ci; ci = ci->next)
      if (arena_is_frozen(a, ci)) return false;
  }
  return true;
}

static const char *check_regions(const struct vm *vm) {
  const global_State *g = G(vm->L);
  if (arena_is_frozen(&vm->arena, g->strt.hash)) return "the string table lies in the frozen heap";
  for (GCObject *o = g->fixedgc; o; o = o->next)
    if (!is_constant(vm, o)) return "a string or function lies outside the frozen heap";
  for (GCObject *o = g->allgc; o; o = o->next)
    if (!is_free_to_change(vm, o)) return "an object that can change lies in the frozen heap";
  return g->finobj || g->tobefnz ? "an object has a finalizer" : NULL;
}

const char *freeze(struct vm *vm) {
  lua_State *L = vm->L;
  global_State *g = G(L);
  lua_gc(L, LUA_GCCOLLECT);
  lua_gc(L, LUA_GCCOLLECT); /* what the first one let go of may have held strings */
  if (!strings_settle(vm)) return "no memory for the string table";
  fix_strings_and_code(L);
  const char *fault = check_regions(vm);
  if (fault) return fault;

  /* the collector's pace follows what it can collect */
  g->totalbytes -= (l_mem)vm->frozen_bytes;
  heap_settle(vm->arena.dynamic);
  vm->alloc = vm_alloc_frozen;
  vm_use_alloc(vm);
  vm->frozen = true;
  lua_gc(L, LUA_GCCOLLECT); /* sets the new pace */
  return arena_seal(&vm->arena) ? NULL : "the system refuses to protect memory";
}
