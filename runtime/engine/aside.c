/* aside.c: trying something out at the table, and putting everything back. */
#include "aside.h"

#include <string.h>

static void make_deaf(croupier *c) {
  c->world->listening &= (uint8_t)~HEARD_BY_HOST;
  c->silent = true; /* scripts may print what only one seat knows */
}

static void note_failure(const croupier *c, struct failure *f) {
  f->code = c->code;
  f->fault = c->fault;
  strcpy(f->error, c->error);
  strcpy(f->text, c->fault_text);
  strcpy(f->file, c->fault_file);
  for (int i = 0; i < f->fault.values; i++) strcpy(f->value[i], c->fault_value[i]);
}

static void put_failure_back(croupier *c, const struct failure *f) {
  c->code = f->code;
  c->fault = f->fault;
  strcpy(c->error, f->error);
  strcpy(c->fault_text, f->text);
  strcpy(c->fault_file, f->file);
  for (int i = 0; i < f->fault.values; i++) strcpy(c->fault_value[i], f->value[i]);
}

bool aside_begin(croupier *c, struct aside *a) {
  a->here = vm_snapshot(c->vm);
  if (a->here == NULL) {
    croupier_no_room(c);
    return false;
  }
  a->state = c->state;
  a->listening = c->world->listening;
  a->silent = c->silent;
  note_failure(c, &a->failure);
  make_deaf(c);
  return true;
}

void aside_again(croupier *c, const struct aside *a) {
  vm_restore(c->vm, a->here);
  c->state = a->state;
  make_deaf(c);
}

void aside_end_with_failure(croupier *c, struct aside *a) {
  vm_restore(c->vm, a->here);
  vm_drop(c->vm, a->here);
  c->state = a->state;
  c->silent = a->silent;
}

void aside_end(croupier *c, struct aside *a) {
  aside_end_with_failure(c, a);
  vm_had_room(c->vm); /* what was tried may have wanted more memory than there was */
  put_failure_back(c, &a->failure);
}

void aside_stay(croupier *c, struct aside *a) {
  vm_drop(c->vm, a->here);
  c->world->listening = a->listening;
  c->silent = a->silent;
}
