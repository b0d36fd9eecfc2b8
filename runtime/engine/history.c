/* history.c: the line of play: answering, undo and redo, marks. */
#include "history.h"

#include <stdlib.h>
#include <string.h>

#include "act.h"
#include "announce.h"
#include "aside.h"
#include "eval.h"
#include "fault.h"
#include "question.h"

/* Keeps the position at each 16th answer; in very long games at each 32nd, 64th ... Other positions are found by
   answering again from there. */
enum { KEEP_EACH = 16, KEEP_MOST = 256 };
enum { HISTORY = 64 << 20 }; /* bytes, by default */

static void drop(croupier *c, struct answer *a) {
  if (a->before == NULL) return;
  c->kept -= vm_snapshot_size(a->before);
  vm_drop(c->vm, a->before);
  a->before = NULL;
}

/* Frees the edit of a place. Everything else stays until another answer takes the place. */
static void forget_edit(struct answer *a) {
  free(a->edit);
  a->edit = NULL;
}

void croupier_forget_answers(croupier *c) {
  for (size_t i = 0; i < c->answers; i++) drop(c, &c->answer[i]);
  for (size_t i = 0; c->edited && i < c->room; i++) forget_edit(&c->answer[i]);
  c->edited = false;
  if (c->origin != NULL) vm_drop(c->vm, c->origin);
  c->origin = NULL;
  c->answers = c->undone = 0;
}

bool croupier_begin_line(croupier *c) {
  croupier_forget_answers(c);
  c->first = ++c->numbers;
  if (c->state != CROUPIER_ASKS) return true; /* there is no position to keep */
  return (c->origin = vm_snapshot(c->vm)) != NULL;
}

/* The number of answers between two kept positions. */
static size_t spacing(const croupier *c) {
  size_t each = KEEP_EACH;
  while (c->answers / each >= KEEP_MOST) each *= 2;
  return each;
}

/* --- the budget of positions --- */

void croupier_keep_positions(croupier *c, bool on) { c->keeps_none = !on; }

/* Finds the position that is missed least: without it, the gap between its neighbours is shortest for its age. So
   recent positions lie closer together than old ones. */
struct spare {
  size_t place; /* 0: none */
  double stretch;
};

static void weigh(struct spare *s, size_t before, size_t place, size_t after, size_t now) {
  double stretch = (double)(after - before) / (double)(now - place);
  if (place > 0 && (s->place == 0 || stretch < s->stretch)) *s = (struct spare){place, stretch};
}

/* Drops one position. False: there is none. */
static bool thin_out(croupier *c) {
  struct spare spare = {.place = 0};
  size_t before = 0, last = 0;
  for (size_t i = KEEP_EACH; i < c->answers; i += KEEP_EACH) {
    if (c->answer[i].before == NULL) continue;
    weigh(&spare, before, last, i, c->answers);
    before = last;
    last = i;
  }
  weigh(&spare, before, last, c->answers, c->answers);
  if (spare.place > 0) drop(c, &c->answer[spare.place]);
  return spare.place > 0;
}

/* Makes room for one more position, if necessary by dropping others. */
static bool has_room(croupier *c) {
  size_t most = c->config.history > 0 ? c->config.history : HISTORY, wanted = vm_used(c->vm);
  while (c->kept + wanted > most && thin_out(c)) continue;
  return c->kept + wanted <= most;
}

static bool make_room(croupier *c) {
  if (c->answers + c->undone < c->room) return true;
  size_t room = c->room ? c->room * 2 : 64;
  struct answer *bigger = realloc(c->answer, room * sizeof *bigger);
  if (bigger == NULL) return false;
  memset(bigger + c->room, 0, (room - c->room) * sizeof *bigger);
  c->answer = bigger;
  c->room = room;
  return true;
}

/* Remembers an answer or edit that is about to be made. False: no memory, and nothing has changed. */
static bool remember(croupier *c, struct answer given, bool again) {
  if (!make_room(c)) return false;
  if (c->origin == NULL && (c->origin = vm_snapshot(c->vm)) == NULL)
    return false; /* as at croupier_back_to */
  struct snapshot *before = NULL;
  size_t each = spacing(c), here = c->answers;
  bool keep = here > 0 && here % each == 0 && !c->keeps_none && has_room(c);
  if (keep && (before = vm_snapshot(c->vm)) == NULL) return false;
  if (keep) c->kept += vm_snapshot_size(before);
  if (each > KEEP_EACH && here == each * KEEP_MOST / 2) /* too many: drops every second one */
    for (size_t i = each / 2; i < here; i += each) drop(c, &c->answer[i]);
  if (!again) {
    forget_edit(&c->answer[here]);
    given.number = ++c->numbers;
    c->edited |= given.edit != NULL;
  }
  c->undone = again ? c->undone - 1 : 0;
  given.before = before;
  c->answer[c->answers++] = given;
  return true;
}

void croupier_after_step(croupier *c) {
  if (!(c->world->listening & HEARD_BY_HOST)) return;
  if (c->state == CROUPIER_ASKS) announce_asks(c);
  else if (c->state == CROUPIER_ENDED) announce_end(c);
}

size_t croupier_can_undo(const croupier *c) { return c->answers; }
size_t croupier_can_redo(const croupier *c) { return c->undone; }

/* --- going back --- */

/* Makes an answer or edit at the table, without remembering it. */
static croupier_status_code take(croupier *c, const struct answer *given) {
  return given->edit != NULL ? croupier_apply_edit(c, given->edit)
                             : croupier_pick(c, given->seat, given->option);
}

/* Gives answers from..to-1 again, at the position before answer `from`. Tells nobody. */
static croupier_status_code answer_again(croupier *c, size_t from, size_t to) {
  croupier_status_code code = CROUPIER_OK;
  c->state = CROUPIER_ASKS;
  uint8_t listening = c->world->listening;
  bool silent = c->silent;
  c->world->listening &= (uint8_t)~HEARD_BY_HOST;
  c->silent = true;
  for (size_t i = from; i < to && code == CROUPIER_OK; i++) code = take(c, &c->answer[i]);
  c->silent = silent;
  c->world->listening = listening;
  return code;
}

/* Goes back to the position after this many answers; the later ones can be redone. If the script runs out of time
   on the way, though it had not before, the game stands at an earlier answer. */
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
  if (c->origin == NULL) { /* no answer since croupier_back_to, and there was no memory then */
    vm_restore(c->vm, c->base);
    c->state = CROUPIER_BROKEN;
  } else if (go_to(c, c->answers) == CROUPIER_OK) {
    c->state = state;
  }
}

/* The script failed on the last answer: goes back to the position before it, in that state. */
static void take_back(croupier *c, bool again, croupier_state state) {
  croupier_status_code code = c->code;
  if (go_to(c, c->answers - 1) == CROUPIER_OK) c->state = state;
  if (!again) c->undone--;
  c->code = code;
}

/* Prepares the events of an answer. They are told if the answer stands. */
static bool begin_telling(croupier *c, const struct answer *given) {
  telling_begin(&c->telling);
  c->says = false;
  if (given->edit != NULL || !(c->world->listening & HEARD_BY_HOST)) return true;
  if (given->option >= 0) return announce_answer(c, given->seat, given->option);
  announce_free(c, given->seat - 1, action_of_option(given->option));
  return true;
}

/* Undoes an answer that failed, with its events. */
static croupier_status_code give_up(croupier *c, struct answer *given, bool again,
                                    croupier_status_code code) {
  c->says = false;
  telling_end(&c->telling, true);
  if (!again) forget_edit(given);
  return code;
}

static croupier_status_code give(croupier *c, struct answer given, bool again) {
  if (croupier_out_of_time(c)) return give_up(c, &given, again, croupier_time_is_up(c));
  /* naming an option may set the game back; then the answer was not given here */
  size_t stood = c->answers;
  bool told = begin_telling(c, &given);
  if (!told || c->answers != stood || !remember(c, given, again))
    return give_up(c, &given, again, croupier_no_room(c));
  croupier_state before = c->state;
  c->error[0] = '\0';
  croupier_watch(c);
  croupier_status_code code = take(c, &given);
  croupier_watched(c);
  if (code != CROUPIER_OK) take_back(c, again, given.edit != NULL ? before : CROUPIER_BROKEN);
  telling_end(&c->telling, code != CROUPIER_OK);
  if (code == CROUPIER_OK) croupier_after_step(c);
  return code;
}

croupier_status_code croupier_answer(croupier *c, int seat, int option) {
  const struct ask *q = croupier_pending(c, seat);
  if (q == NULL) return croupier_fail(c, CROUPIER_USAGE, "player %d is not asked anything now", seat);
  if (option < 0 || option >= ask_options(q))
    return croupier_fail(c, CROUPIER_NOT_LEGAL, "there is no answer %d: there are %d", option + 1,
                         ask_options(q));
  return give(c, (struct answer){.seat = (uint8_t)seat, .option = option}, false);
}

/* A failed edit is told to nobody, and undone answers can still be redone. */
static croupier_status_code try_edit(croupier *c, const char *lua) {
  struct aside aside;
  if (!aside_begin(c, &aside)) return c->code;
  c->error[0] = '\0';
  croupier_status_code code = croupier_apply_edit(c, lua);
  aside_end_with_failure(c, &aside);
  return code;
}

croupier_status_code croupier_edit(croupier *c, const char *lua, const char **shown) {
  *shown = "";
  if (croupier_questions(c) == 0)
    return croupier_fail(c, CROUPIER_USAGE, "a game can only be changed while somebody is asked");
  croupier_status_code code = try_edit(c, lua);
  if (code != CROUPIER_OK) return code;
  char *edit = malloc(strlen(lua) + 1);
  if (edit == NULL) return croupier_no_room(c);
  strcpy(edit, lua);
  code = give(c, (struct answer){.edit = edit}, false);
  if (code == CROUPIER_OK) *shown = line_text(&c->shown);
  return code;
}

croupier_status_code croupier_act(croupier *c, int seat, int action) {
  unsigned open = croupier_open_actions(c, seat);
  for (int i = 0; open >> i != 0; i++)
    if ((open >> i & 1) != 0 && action-- == 0)
      return give(c, (struct answer){.seat = (uint8_t)seat, .option = option_of_action(i)}, false);
  return croupier_fail(c, CROUPIER_NOT_LEGAL, "player %d cannot do that now, out of turn", seat);
}

croupier_status_code croupier_undo(croupier *c, size_t answers) {
  if (answers > c->answers)
    return croupier_fail(c, CROUPIER_USAGE, "only %zu answers can be taken back", c->answers);
  if (answers == 0) return c->code = CROUPIER_OK;
  if (croupier_out_of_time(c)) return croupier_time_is_up(c);
  c->error[0] = '\0';
  vm_watch(c->vm, c->spent_ms,
           0); /* time is counted without a limit, because a journal may undo again and again */
  croupier_status_code code = go_to(c, c->answers - answers);
  croupier_watched(c);
  return code;
}

croupier_status_code croupier_redo(croupier *c, size_t answers) {
  if (answers > c->undone)
    return croupier_fail(c, CROUPIER_USAGE, "only %zu answers were taken back", c->undone);
  c->code = CROUPIER_OK;
  for (size_t i = 0; i < answers && c->code == CROUPIER_OK; i++) give(c, c->answer[c->answers], true);
  return c->code;
}

/* --- marks --- */

/* The number of the answer that leads to the position after `answers` answers. */
static uint64_t leads_to(const croupier *c, size_t answers) {
  return answers > 0 ? c->answer[answers - 1].number : c->first;
}

croupier_mark *croupier_mark_here(croupier *c) {
  croupier_mark *mark = c->base == NULL || !has_room(c) ? NULL : malloc(sizeof *mark);
  if (mark == NULL) return NULL;
  *mark = (croupier_mark){vm_snapshot(c->vm), c->seed, c->answers, leads_to(c, c->answers), c->state};
  if (mark->snapshot != NULL) {
    c->kept += vm_snapshot_size(mark->snapshot);
    return mark;
  }
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
  c->kept -= vm_snapshot_size(mark->snapshot);
  vm_drop(c->vm, mark->snapshot);
  free(mark);
}

size_t croupier_mark_size(const croupier_mark *mark) { return vm_snapshot_size(mark->snapshot); }
