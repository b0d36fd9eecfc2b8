/* strings.c: the string table of a frozen VM, which Lua must not rehash. */
#include "strings.h"

#include "lstring.h"

/* While loading, Lua may rehash as it likes. The last rehash happens here, because the table changes heaps. */
static bool move_table(struct vm *vm, struct heap *from, struct heap *to, int size) {
  global_State *g = G(vm->L);
  stringtable *table = &g->strt;
  size_t old_bytes = (size_t)table->size * sizeof(TString *), bytes = (size_t)size * sizeof(TString *);
  TString **chains = heap_alloc(to, bytes);
  if (chains == NULL) return false;
  memset(chains, 0, bytes);
  for (int i = 0; i < table->size; i++)
    for (TString *s = table->hash[i], *next; s != NULL; s = next) {
      next = s->u.hnext;
      TString **chain = &chains[lmod(s->hash, size)];
      s->u.hnext = *chain;
      *chain = s;
    }
  heap_free(from, table->hash, old_bytes);
  g->totalbytes += (l_mem)bytes - (l_mem)old_bytes;
  table->hash = chains;
  table->size = size;
  return true;
}

bool strings_open(struct vm *vm) {
  int size = G(vm->L)->strt.size;
  vm->frozen_bytes += (size_t)size * sizeof(TString *);
  return move_table(vm, vm->arena.dynamic, vm->arena.frozen, size);
}

bool strings_settle(struct vm *vm) {
  stringtable *table = &G(vm->L)->strt;
  int size = MINSTRTABSIZE, old = table->size;
  while (size < table->nuse / 2) size *= 2; /* every snapshot copies every place, so two strings share one */
  if (!move_table(vm, vm->arena.frozen, vm->arena.cold, size)) return false;
  vm->frozen_bytes -= (size_t)old * sizeof(TString *);
  table->nuse = size / 4;
  vm->arena.dynamic->pinned = table->hash;
  return true;
}

static bool is_new(const struct vm *vm, const TString *s) {
  return s != NULL && !arena_is_frozen(&vm->arena, s);
}

/* The frozen part of a chain. */
static TString *tail_of(const struct vm *vm, TString *s) {
  while (is_new(vm, s)) s = s->u.hnext;
  return s;
}

/* Moves the new strings of a chain to the heads of their new chains. */
static void move_strings(const struct vm *vm, TString *s, TString **chains, int size) {
  while (is_new(vm, s)) {
    TString *next = s->u.hnext, **chain = &chains[lmod(s->hash, size)];
    s->u.hnext = *chain;
    *chain = s;
    s = next;
  }
}

void strings_grow(struct vm *vm) {
  stringtable *table = &G(vm->L)->strt;
  int old = table->size, size = old * 2;
  size_t old_bytes = (size_t)old * sizeof(TString *), bytes = 2 * old_bytes;
  TString **chains = heap_alloc(vm->arena.dynamic, bytes);
  if (chains == NULL) return; /* the chains stay longer */
  for (int i = 0; i < old; i++) chains[i] = chains[old + i] = tail_of(vm, table->hash[i]);
  for (int i = 0; i < old; i++) move_strings(vm, table->hash[i], chains, size);
  if (arena_heap_of(&vm->arena, table->hash) == vm->arena.dynamic)
    heap_free(vm->arena.dynamic, table->hash, old_bytes);
  /* the collector is not told: with more memory in use it would wait for more garbage, so the table would grow
     again, and so on */
  table->nuse += size / 4 - old / 4;
  table->size = size;
  table->hash = chains;
  vm->arena.dynamic->pinned = chains;
}
