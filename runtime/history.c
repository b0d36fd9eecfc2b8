/* history.c: the line of play: answering, undo and redo, marks. */
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
  if (c->origin != NULL) vm_drop(c->vm, c->origin);
  c->origin = NULL;
  c->answers = c->undone = 0;
}

bool croupier_begin_line(croupier *c) {
  croupier_forget_answers(c);
  c->first = ++c->numbers;
  if (c->state != CROUPIER_ASKS) return true; /* nothing to go back to */
  return (c->origin = vm_snapshot(c->vm)) != NULL;
}

/* How many answers lie between two positions that are kept. */
static size_t spacing(const croupier *c) {
  size_t each = KEEP_EACH;
  while (c->answers / each >= KEEP_MOST) each *= 2;
  return each;
}

static bool make_room(croupier *c) {
  if (c->answers + c->undone < c->room) return true;
  size_t room = c->room ? c->room * 2 : 64;
  struct answer *bigger = realloc(c->answer, room * sizeof *bigger);
  if (bigger == NULL) return false;
  c->answer = bigger;
  c->room = room;
  return true;
}

/* An answer is about to be given. False: no memory, and nothing is changed. */
static bool remember(croupier *c, int seat, int option, bool again) {
  if (!make_room(c)) return false;
  if (c->origin == NULL && (c->origin = vm_snapshot(c->vm)) == NULL)
    return false; /* as at croupier_back_to */
  struct snapshot *before = NULL;
  size_t each = spacing(c), here = c->answers;
  if (here > 0 && here % each == 0 && (before = vm_snapshot(c->vm)) == NULL) return false;
  if (each > KEEP_EACH && here == each * KEEP_MOST / 2) /* too many: every second goes */
    for (size_t i = each / 2; i < here; i += each) drop(c, &c->answer[i]);
  uint64_t number = again ? c->answer[here].number : ++c->numbers;
  c->undone = again ? c->undone - 1 : 0;
  c->answer[c->answers++] = (struct answer){(uint8_t)seat, option, number, before};
  return true;
}

void croupier_after_step(croupier *c) {
  if (!(c->world->listening & HEARD_BY_HOST)) return;
  if (c->state == CROUPIER_ASKS) event_asks(c);
  else if (c->state == CROUPIER_ENDED) event_end(c);
}

size_t croupier_can_undo(const croupier *c) { return c->answers; }
size_t croupier_can_redo(const croupier *c) { return c->undone; }

/* --- going back --- */

/* Give answers from..to-1 again, at the position where `from` was given. Nobody is told. */
static croupier_status_code answer_again(croupier *c, size_t from, size_t to) {
  croupier_status_code code = CROUPIER_OK;
  c->state = CROUPIER_ASKS;
  uint8_t listening = c->world->listening;
  c->world->listening &= (uint8_t)~HEARD_BY_HOST;
  for (size_t i = from; i < to && code == CROUPIER_OK; i++)
    code = croupier_pick(c, c->answer[i].seat, c->answer[i].option);
  c->world->listening = listening;
  return code;
}

/* To where that many answers had been given; the others can be given again. If the script runs out of
   time on the way, which it had not done before, the game stands earlier on it. */
static croupier_status_code go_to(croupier *c, size_t target) {
  size_t from = target;
  while (from > 0 && (from == c->answers || c->answer[from].before == NULL)) from--;
  const struct snapshot *kept = from > 0 ? c->answer[from].before : c->origin;
  vm_restore(c->vm, kept);
  croupier_status_code code = answer_again(c, from, target);
  if (code != CROUPIER_OK) {
    vm_restore(c->vm, kept);
    c->state = CROUPIER_BROKEN;
    target = from;
  }
  for (size_t i = target; i < c->answers; i++) drop(c, &c->answer[i]);
  c->undone += c->answers - target;
  c->answers = target;
  return code;
}

void croupier_mend(croupier *c) {
  croupier_state state = c->state;
  if (c->origin == NULL) { /* nothing was answered since croupier_back_to, and there was no memory then */
    vm_restore(c->vm, c->base);
    c->state = CROUPIER_BROKEN;
  } else if (go_to(c, c->answers) == CROUPIER_OK) {
    c->state = state;
  }
}

/* The script failed on the answer just given: the game stands where it was given. */
static void take_back(croupier *c, bool again) {
  croupier_status_code code = c->code;
  if (go_to(c, c->answers - 1) == CROUPIER_OK) c->state = CROUPIER_BROKEN;
  if (!again) c->undone--;
  c->code = code;
}

static croupier_status_code give(croupier *c, int seat, int option, bool again) {
  if (c->world->listening & HEARD_BY_HOST) {
    if (option >= 0) event_answer(c, croupier_pending(c, seat), option);
    else event_free(c, seat - 1, action_of_option(option));
  }
  if (!remember(c, seat, option, again)) return croupier_no_room(c);
  c->error[0] = '\0';
  croupier_status_code code = croupier_pick(c, seat, option);
  if (code == CROUPIER_OK) croupier_after_step(c);
  else take_back(c, again);
  return code;
}

croupier_status_code croupier_answer(croupier *c, int seat, int option) {
  const struct ask *q = croupier_pending(c, seat);
  if (q == NULL) return croupier_fail(c, CROUPIER_USAGE, "player %d is not asked anything now", seat);
  if (option < 0 || option >= ask_options(q))
    return croupier_fail(c, CROUPIER_NOT_LEGAL, "there is no answer %d: there are %d", option + 1,
                         ask_options(q));
  return give(c, seat, option, false);
}

croupier_status_code croupier_act(croupier *c, int seat, int action) {
  unsigned open = croupier_open_actions(c, seat);
  for (int i = 0; open >> i != 0; i++)
    if ((open >> i & 1) != 0 && action-- == 0) return give(c, seat, option_of_action(i), false);
  return croupier_fail(c, CROUPIER_NOT_LEGAL, "player %d cannot do that now, out of turn", seat);
}

croupier_status_code croupier_undo(croupier *c, size_t answers) {
  if (answers > c->answers)
    return croupier_fail(c, CROUPIER_USAGE, "only %zu answers can be taken back", c->answers);
  if (answers == 0) return c->code = CROUPIER_OK;
  c->error[0] = '\0';
  return go_to(c, c->answers - answers);
}

croupier_status_code croupier_redo(croupier *c, size_t answers) {
  if (answers > c->undone)
    return croupier_fail(c, CROUPIER_USAGE, "only %zu answers were taken back", c->undone);
  c->code = CROUPIER_OK;
  for (size_t i = 0; i < answers && c->code == CROUPIER_OK; i++)
    give(c, c->answer[c->answers].seat, c->answer[c->answers].option, true);
  return c->code;
}

/* --- marks --- */

/* The number of the answer that leads to where `answers` have been given. */
static uint64_t leads_to(const croupier *c, size_t answers) {
  return answers > 0 ? c->answer[answers - 1].number : c->first;
}

croupier_mark *croupier_mark_here(croupier *c) {
  croupier_mark *mark = c->base == NULL ? NULL : malloc(sizeof *mark);
  if (mark == NULL) return NULL;
  *mark = (croupier_mark){vm_snapshot(c->vm), c->seed, c->answers, leads_to(c, c->answers), c->state};
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
  bool same_line = mark->answers <= c->answers + c->undone && leads_to(c, mark->answers) == mark->last;
  if (same_line) {
    for (size_t i = mark->answers; i < c->answers; i++) drop(c, &c->answer[i]);
    c->answers = mark->answers;
    c->undone = 0;
  } else {
    croupier_begin_line(c);
    c->first = mark->last;
  }
}

void croupier_forget(croupier *c, croupier_mark *mark) {
  if (mark == NULL) return;
  vm_drop(c->vm, mark->snapshot);
  free(mark);
}

size_t croupier_mark_size(const croupier_mark *mark) { return vm_snapshot_size(mark->snapshot); }
