/* history.c: marks, undo and redo. */
#include <stdlib.h>

#include "croupier_inner.h"

/* The position is kept at each 16th answer, in very long games at each 32nd, 64th ...; the others are
   derived by answering again. */
enum { KEEP_EACH = 16, KEEP_MOST = 256 };

static void drop(croupier *c, struct answer *a) {
  if (a->before != NULL) vm_drop(c->vm, a->before);
  a->before = NULL;
}

void croupier_forget_answers(croupier *c) {
  for (size_t i = 0; i < c->answers; i++) drop(c, &c->answer[i]);
  c->answers = c->undone = 0;
}

/* How many answers lie between two positions that are kept. */
static size_t spacing(const croupier *c) {
  size_t each = KEEP_EACH;
  while (c->answers / each >= KEEP_MOST) each *= 2;
  return each;
}

bool croupier_remember(croupier *c, int seat, int option) {
  if (c->answers + c->undone >= c->room) {
    size_t room = c->room ? c->room * 2 : 64;
    struct answer *bigger = realloc(c->answer, room * sizeof *bigger);
    if (bigger == NULL) return false;
    c->answer = bigger;
    c->room = room;
  }
  struct snapshot *before = NULL;
  size_t each = spacing(c);
  if (c->answers % each == 0 && (before = vm_snapshot(c->vm)) == NULL) return false;
  if (each > KEEP_EACH && c->answers == each * KEEP_MOST / 2) /* too many: every second goes */
    for (size_t i = each / 2; i < c->answers; i += each) drop(c, &c->answer[i]);
  c->answer[c->answers++] = (struct answer){.seat = (uint8_t)seat, .option = option, .before = before};
  c->undone = 0;
  return true;
}

void croupier_after_step(croupier *c) {
  if (!c->world->listening) return;
  if (c->state == CROUPIER_ASKS) event_asks(c);
  else if (c->state == CROUPIER_ENDED) event_end(c);
}

size_t croupier_can_undo(const croupier *c) { return c->answers; }
size_t croupier_can_redo(const croupier *c) { return c->undone; }

/* Give answers from..to-1 again, from the position where `from` was given. Nobody is told. */
static croupier_status_code answer_again(croupier *c, size_t from, size_t to) {
  croupier_status_code code = CROUPIER_OK;
  c->state = CROUPIER_ASKS;
  bool listening = c->world->listening;
  c->world->listening = false;
  for (size_t i = from; i < to && code == CROUPIER_OK; i++) code = croupier_pick(c, c->answer[i].seat, c->answer[i].option);
  c->world->listening = listening;
  return code;
}

/* To where answer number `target` was about to be given. */
static croupier_status_code back_to_answer(croupier *c, size_t target) {
  size_t from = target;
  while (c->answer[from].before == NULL) from--; /* the first always has one */
  vm_restore(c->vm, c->answer[from].before);
  croupier_status_code code = answer_again(c, from, target);
  for (size_t i = target; i < c->answers; i++) drop(c, &c->answer[i]);
  c->answers = target;
  return code;
}

void croupier_take_back(croupier *c) {
  croupier_status_code code = c->code;
  if (back_to_answer(c, c->answers - 1) == CROUPIER_OK) c->state = CROUPIER_BROKEN;
  c->code = code;
}

croupier_status_code croupier_undo(croupier *c, size_t answers) {
  if (answers > c->answers) return croupier_fail(c, CROUPIER_USAGE, "only %zu answers can be taken back", c->answers);
  if (answers == 0) return CROUPIER_OK;
  c->undone += answers;
  c->error[0] = '\0';
  return back_to_answer(c, c->answers - answers);
}

croupier_status_code croupier_redo(croupier *c, size_t answers) {
  if (answers > c->undone) return croupier_fail(c, CROUPIER_USAGE, "only %zu answers were taken back", c->undone);
  for (size_t i = 0; i < answers; i++) {
    size_t left = c->undone;
    struct answer again = c->answer[c->answers];
    croupier_status_code code = croupier_answer(c, again.seat, again.option);
    if (code != CROUPIER_OK) return code;
    c->undone = left - 1;
  }
  return CROUPIER_OK;
}

/* --- marks --- */

croupier_mark *croupier_mark_here(croupier *c) {
  croupier_mark *mark = malloc(sizeof *mark);
  if (mark == NULL) return NULL;
  *mark = (croupier_mark){.snapshot = vm_snapshot(c->vm), .seed = c->seed, .answers = c->answers, .state = c->state};
  if (mark->snapshot != NULL) return mark;
  free(mark);
  return NULL;
}

void croupier_back_to(croupier *c, const croupier_mark *mark) {
  vm_restore(c->vm, mark->snapshot);
  c->state = mark->state;
  c->seed = mark->seed;
  c->code = CROUPIER_OK;
  c->error[0] = '\0';
  /* what was answered on the way here still leads here, if nothing else was answered since */
  while (c->answers > mark->answers) drop(c, &c->answer[--c->answers]);
  c->undone = 0;
}

void croupier_forget(croupier *c, croupier_mark *mark) {
  if (mark == NULL) return;
  vm_drop(c->vm, mark->snapshot);
  free(mark);
}

size_t croupier_mark_size(const croupier_mark *mark) { return vm_snapshot_size(mark->snapshot); }
