/* held.c: visits everything that scripts hold. */
#include "vm_inner.h"

#include "held.h"
#include "lfunc.h"
#include "ltable.h"

struct visitor {
  const struct vm *vm;
  held_visit visit;
  void *data;
};

/* Handles begin with their kind and their number (lib.h). Smaller userdata belong to the engine itself. */
static bool is_thing(const Udata *u) { return u->len >= 2 * sizeof(uint32_t); }

/* If the place is garbage, its value in the dynamic heap may be freed already. */
static void look(const struct visitor *v, TValue *value) {
  if (!ttisfulluserdata(value) || !arena_is_frozen(&v->vm->arena, uvalue(value))) return;
  if (is_thing(uvalue(value))) v->visit(v->data, value, getudatamem(uvalue(value)));
}

static void look_at(const struct visitor *v, GCObject *o) {
  switch (o->tt) {
  case LUA_VTABLE: {
    Table *t = gco2t(o);
    for (unsigned i = 0, n = luaH_realasize(t); i < n; i++) look(v, &t->array[i]);
    for (int i = 0; i < sizenode(t); i++) look(v, gval(gnode(t, i)));
    break;
  }
  case LUA_VTHREAD: {
    lua_State *L = gco2th(o);
    for (StkId p = L->stack.p; p != NULL && p < L->top.p; p++) look(v, s2v(p));
    break;
  }
  case LUA_VUPVAL: /* an open upvalue is a local of some coroutine */
    if (!upisopen(gco2upv(o))) look(v, gco2upv(o)->v.p);
    break;
  case LUA_VCCL:
    for (int i = 0; i < gco2ccl(o)->nupvalues; i++) look(v, &gco2ccl(o)->upvalue[i]);
    break;
  case LUA_VUSERDATA: {
    Udata *u = gco2u(o);
    for (int i = 0; i < u->nuvalue; i++) look(v, &u->uv[i].uv);
    if (is_thing(u)) v->visit(v->data, NULL, getudatamem(u));
    break;
  }
  default: break;
  }
}

void held_each(struct vm *vm, held_visit visit, void *data) {
  const struct visitor v = {vm, visit, data};
  for (GCObject *o = G(vm->L)->allgc; o != NULL; o = o->next) look_at(&v, o);
}

void held_put(void *place, void *userdata) {
  const TValue *now = place;
  Udata *was = uvalue(now);
  ptrdiff_t offset = (char *)getudatamem(was) - (char *)was;
  val_((TValue *)place).gc = (GCObject *)(void *)((char *)userdata - offset);
}

void held_push_twin(lua_State *L) {
  Proto *code = clLvalue(s2v(L->top.p - 1))->p;
  LClosure *twin = luaF_newLclosure(L, code->sizeupvalues);
  setclLvalue2s(L, L->top.p, twin);
  L->top.p++;
  twin->p = code;
  luaF_initupvals(L, twin);
}
