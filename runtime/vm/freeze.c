/* freeze.c: the end of loading, when strings and code become read-only. */
#include "freeze.h"

#include "lmem.h"
#include "lstring.h"
#include "ltable.h"
#include "ltm.h"
#include "strings.h"

static void fix(global_State *g, GCObject *o) {
  o->marked = (lu_byte)((o->marked & ~(WHITEBITS | bitmask(BLACKBIT) | AGEBITS)) | G_OLD);
  o->next = g->fixedgc;
  g->fixedgc = o;
}

/* When Lua looks for the end of a list, it writes the place into the table, unless the list fills its array. */
static void note_length(lua_State *L, Table *t) {
  unsigned size = luaH_realasize(t), used = size;
  while (used && isempty(&t->array[used - 1])) used--;
  t->array = luaM_reallocvector(L, t->array, size, used, TValue); /* it shrinks, so it cannot fail */
  t->alimit = used;
  setrealasize(t);
}

/* A metatable caches which metamethods it lacks, when it is first asked. A constant metatable does so now. */
static void note_lacking(global_State *g, Table *t) {
  for (int event = 0; event <= TM_EQ; event++)
    if (isempty(luaH_getshortstr(t, g->tmname[event]))) t->flags |= (lu_byte)(1u << event);
}

/* Strings, code, and constant tables and userdata. */
static void fix_constants(const struct vm *vm, lua_State *L) {
  global_State *g = G(L);
  GCObject **link = &g->allgc;
  while (*link) {
    GCObject *o = *link;
    /* or else its first use as a key would write to it */
    if (o->tt == LUA_VLNGSTR) luaS_hashlongstr(gco2ts(o));
    bool made_constant = (o->tt == LUA_VTABLE || o->tt == LUA_VUSERDATA) && arena_is_frozen(&vm->arena, o);
    if (made_constant && o->tt == LUA_VTABLE) {
      note_length(L, gco2t(o));
      note_lacking(g, gco2t(o));
    }
    if (novariant(o->tt) == LUA_TSTRING || o->tt == LUA_VPROTO || made_constant) {
      *link = o->next;
      fix(g, o);
    } else link = &o->next;
  }
}

static bool vector_frozen(const struct vm *vm, const void *p, int count) {
  return count == 0 || p == NULL || arena_is_frozen(&vm->arena, p);
}

/* Does all memory of a string, prototype or constant lie in the frozen heap? */
static bool is_constant(const struct vm *vm, GCObject *o) {
  if (!arena_is_frozen(&vm->arena, o)) return false;
  if (o->tt == LUA_VTABLE) {
    const Table *t = gco2t(o);
    return vector_frozen(vm, t->array, (int)t->alimit) &&
           (t->lsizenode == 0 || arena_is_frozen(&vm->arena, t->node));
  }
  if (o->tt != LUA_VPROTO) return true;
  const Proto *p = gco2p(o);
  return vector_frozen(vm, p->k, p->sizek) && vector_frozen(vm, p->code, p->sizecode) &&
         vector_frozen(vm, p->p, p->sizep) && vector_frozen(vm, p->upvalues, p->sizeupvalues) &&
         vector_frozen(vm, p->lineinfo, p->sizelineinfo) &&
         vector_frozen(vm, p->abslineinfo, p->sizeabslineinfo) &&
         vector_frozen(vm, p->locvars, p->sizelocvars);
}

/* Does all memory of a changeable object lie outside the frozen heap? */
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
    if (!is_constant(vm, o)) return "a string, function or constant lies outside the frozen heap";
  for (GCObject *o = g->allgc; o; o = o->next)
    if (!is_free_to_change(vm, o)) return "an object that can change lies in the frozen heap";
  return g->finobj || g->tobefnz ? "an object has a finalizer" : NULL;
}

const char *freeze(struct vm *vm) {
  lua_State *L = vm->L;
  global_State *g = G(L);
  lua_gc(L, LUA_GCCOLLECT);
  lua_gc(L, LUA_GCCOLLECT); /* garbage that the first collection freed may have held strings */
  if (!strings_settle(vm)) return "no memory for the string table";
  fix_constants(vm, L);
  const char *fault = check_regions(vm);
  if (fault) return fault;

  /* the collector's pace depends on the memory that it can collect */
  g->totalbytes -= (l_mem)vm->frozen_bytes;
  heap_settle(vm->arena.dynamic);
  vm->arena.dynamic->gaps = NULL; /* they are few by now, and new memory is found at the top at once */
  vm->alloc = vm_alloc_frozen;
  vm_use_alloc(vm);
  vm->frozen = true;
  /* a game that needs little memory ends before the first collection; in longer ones the garbage of many turns would
     be copied with each snapshot */
  lua_gc(L, LUA_GCINC, 250, 400, 0);
  lua_gc(L, LUA_GCCOLLECT); /* sets the new pace */
  return arena_seal(&vm->arena) ? NULL : "the system refuses to protect memory";
}
