/* question.c: open questions and their options, as hosts see them. */
#include "question.h"

#include <stdio.h>
#include <string.h>

#include "asking.h"
#include "cover.h"
#include "fault.h"
#include "history.h"
#include "naming.h"

/* If the script failed on an answer, its question still waits for another one. */
static bool waits(const croupier *c) {
  return c->base != NULL && (c->state == CROUPIER_ASKS || c->state == CROUPIER_BROKEN);
}

int croupier_questions(const croupier *c) {
  int n = 0;
  if (waits(c))
    for (int i = 0; i < c->world->asks.count; i++) n += !c->world->asks.ask[i].complete;
  return n;
}

struct ask *croupier_pending(const croupier *c, int seat) {
  if (!waits(c)) return NULL;
  for (int i = 0; i < c->world->asks.count; i++) {
    struct ask *q = &c->world->asks.ask[i];
    if (q->seat + 1 == seat && !q->complete) return q;
  }
  return NULL;
}

bool croupier_ask_lua(croupier *c, lua_CFunction f, int a, int b, const char *lang) {
  lua_State *L = vm_lua(c->vm);
  lua_pushcfunction(L, f);
  lua_pushlightuserdata(L, c);
  lua_pushinteger(L, a);
  lua_pushinteger(L, b);
  lua_pushlightuserdata(L, (void *)(uintptr_t)lang);
  enum vm_status status = vm_call(c->vm, 4, 1);
  if (status != VM_DONE && vm_broken(c->vm) != VM_DONE) croupier_mend(c);
  return status == VM_DONE;
}

const char *croupier_kind_word(croupier_kind kind) {
  static const char *const words[] = {"one", "number", "select", "order", "yes"};
  return words[kind];
}

const croupier_question *croupier_question_of(croupier *c, int seat) {
  struct ask *q = croupier_pending(c, seat);
  if (q == NULL) return NULL;
  int least = 1, most = 1;
  if (ask_is_of_several(q)) least = q->least, most = q->most;
  else if (q->kind == ASK_NUMBER) least = q->low, most = q->high;
  croupier_question *out = &c->question[q->seat];
  *out = (croupier_question){.seat = seat,
                             .kind = (croupier_kind)q->kind, /* they are in the same order */
                             .several = ask_is_of_several(q),
                             .prompt = q->prompt,
                             .options = ask_options(q),
                             .picked = q->picked,
                             .least = least,
                             .most = most,
                             .again = q->again};
  return out;
}

bool croupier_is_forced(const croupier *c, int seat) {
  const struct ask *q = croupier_pending(c, seat);
  return q != NULL && ask_is_forced(&c->world->table, &c->world->asks, q);
}

const croupier_question *croupier_question_at(croupier *c, int i) {
  if (!waits(c)) return NULL;
  for (int k = 0; k < c->world->asks.count; k++)
    if (!c->world->asks.ask[k].complete && i-- == 0)
      return croupier_question_of(c, c->world->asks.ask[k].seat + 1);
  return NULL;
}

const char *croupier_take_string(croupier *c, bool ok) {
  line_clear(&c->line);
  if (!ok) return NULL;
  lua_State *L = vm_lua(c->vm);
  line_add(&c->line, lua_tostring(L, -1));
  lua_pop(L, 1);
  return c->line.failed ? NULL : line_text(&c->line);
}

static int option_name(lua_State *L) {
  croupier *c = lua_touserdata(L, 1);
  naming_push_option(L, croupier_pending(c, (int)lua_tointeger(L, 2)), (int)lua_tointeger(L, 3),
                     lua_touserdata(L, 4));
  return 1;
}

const char *croupier_name_option(croupier *c, int seat, int option, const char *lang) {
  struct ask *q = croupier_pending(c, seat);
  if (q == NULL || option < 0 || option >= ask_options(q)) return NULL;
  return croupier_take_string(c, croupier_ask_lua(c, option_name, seat, option, lang));
}

const char *croupier_option(croupier *c, int seat, int option, const char *lang) {
  const char *name = croupier_name_option(c, seat, option, lang);
  return name == NULL ? "" : name;
}

static int option_named(lua_State *L) {
  croupier *c = lua_touserdata(L, 1);
  lua_pushinteger(L, naming_find(L, croupier_pending(c, (int)lua_tointeger(L, 2)), lua_touserdata(L, 4)));
  return 1;
}

int croupier_find_option(croupier *c, int seat, const char *name) {
  if (croupier_pending(c, seat) == NULL || !croupier_ask_lua(c, option_named, seat, 0, name)) return -1;
  int option = (int)lua_tointeger(vm_lua(c->vm), -1);
  lua_pop(vm_lua(c->vm), 1);
  return option;
}

int croupier_random_option(croupier *c, int seat) {
  const struct ask *q = croupier_pending(c, seat);
  return q == NULL ? -1 : asking_draw(vm_lua(c->vm), q, ask_options(q));
}

/* The rule of the game as it is now that begins there, or NULL. */
static const char *rule_at(const croupier *c, const struct vm_function *f) {
  for (size_t k = 0; k < c->rules; k++)
    if (c->rule[k].function.source == f->source && c->rule[k].function.line == f->line)
      return c->rule[k].name;
  return NULL;
}

static bool runs(const croupier_change *rule, const struct vm_function *running, int count) {
  for (int i = 0; i < count; i++)
    if (running[i].line == rule->line && strcmp(running[i].source + 1, rule->file) == 0) return true;
  return false;
}

/* A house rule that ends in `return before.rule(...)` does not run any more, but is being carried out. */
const char *croupier_rule(croupier *c, int i, const char **file, int *line) {
  const struct vm_function *running;
  if (c->world == NULL || c->world->asks.count == 0) return NULL;
  vm_note_place(c->vm, c->play);
  int count = vm_running(c->vm, &running);
  for (int f = 0; f < count; f++) {
    const croupier_change *wrapper = wrapper_at(c, running[f].source + 1, running[f].line);
    const char *name = wrapper == NULL ? rule_at(c, &running[f]) : wrapper->name;
    *file = running[f].source + 1; /* after the @ */
    *line = running[f].line;
    if (name != NULL && i-- == 0) return name;
    for (; wrapper != NULL && !runs(wrapper, running, count); wrapper = wrapper_at(c, *file, *line)) {
      *file = wrapper->file;
      *line = wrapper->line;
      if (i-- == 0) return wrapper->name;
    }
  }
  return NULL;
}

const int64_t *croupier_line_times(const croupier *c, const char *file, int *lines) {
  return vm_line_times(c->vm, file, lines);
}

const int64_t *croupier_covered(const croupier *c, const char *file, int *lines) {
  return vm_covered(c->vm, file, lines);
}

bool croupier_rule_named(const croupier *c, const char *name, const char **file, int *line) {
  for (size_t k = 0; k < c->rules; k++) {
    if (strcmp(c->rule[k].name, name) != 0) continue;
    *file = c->rule[k].function.source + 1;
    *line = c->rule[k].function.line;
    return true;
  }
  return false;
}
