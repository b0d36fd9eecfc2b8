/* wanted.c: what a question wants, and why it does not offer the rest. */
#include <string.h>

#include "asking.h"
#include "fill.h"
#include "naming.h"
#include "question.h"

/* --- what is wanted --- */

/* The rest of a choice: what is still to be picked. */
struct rest {
  int picked, of, least, most;
  int64_t total, sum; /* total: 0: any */
};

static struct rest rest_of(const croupier *c, const struct ask *q) {
  struct rest r = {.picked = q->picked, .of = q->items, .least = q->least, .most = q->most};
  if (q->kind == ASK_ORDER) return r;
  r.of = q->again ? q->most : q->items;
  if (r.most > r.of) r.most = r.of;
  r.of -= r.picked;
  r.least -= r.picked;
  r.most -= r.picked;
  if (q->total_field < 0 || q->total_least <= 1) return r;
  r.total = q->total_least;
  r.sum = ask_total(&c->world->table, &c->world->asks, q);
  return r;
}

static bool number_of(const struct rest *r, const char *name, int64_t *n) {
  if (strcmp(name, "picked") == 0) *n = r->picked;
  else if (strcmp(name, "of") == 0) *n = r->of;
  else if (strcmp(name, "least") == 0) *n = r->least;
  else if (strcmp(name, "most") == 0) *n = r->most;
  else if (strcmp(name, "total") == 0) *n = r->total;
  else if (strcmp(name, "sum") == 0) *n = r->sum;
  else return false;
  return true;
}

static bool add_number(void *data, struct line *to, const char *name) {
  int64_t n;
  bool known = number_of(data, name, &n);
  if (known) line_add_number(to, n);
  return known;
}

static const char *is_any(void *data, const char *name) {
  int64_t n;
  if (!number_of(data, name, &n)) return NULL;
  return n != 0 ? "on" : "off";
}

/* NULL: any number. */
static const char *count_key(const struct ask *q, const struct rest *r) {
  if (q->kind == ASK_ORDER) return "wanted:order";
  if (r->total != 0 && r->least <= 1 && q->most >= q->items) return NULL;
  if (r->least >= r->most) return "wanted:exactly";
  if (r->most < r->of) return r->least > 0 ? "wanted:between" : "wanted:most";
  return r->least > 0 ? "wanted:least" : "wanted:any";
}

const char *croupier_wanted(croupier *c, int seat, const char *code) {
  enum lang lang = lang_of(code) == LANG_NONE ? LANG_EN : lang_of(code);
  const struct ask *q = croupier_pending(c, seat);
  struct line *l = &c->line;
  line_clear(l);
  if (q == NULL || !ask_is_of_several(q) || q->open == 0) return line_text(l);
  struct rest r = rest_of(c, q);
  struct filling f = {add_number, is_any, &r};
  const char *count = count_key(q, &r);
  if (count != NULL) fill(&f, l, texts_get(c->names.texts, lang, count));
  if (count != NULL && r.total != 0) line_add(l, ", ");
  const char *total = q->total_least == q->total_most ? "wanted:exact total" : "wanted:total";
  if (r.total != 0) fill(&f, l, texts_get(c->names.texts, lang, total));
  return line_text(l);
}

/* --- what is refused --- */

/* First what the script refuses, noted with its reasons; then what it offers, but the bounds of a select leave out. */
static int count_noted(lua_State *L) {
  const struct ask *q = croupier_pending(lua_touserdata(L, 1), (int)lua_tointeger(L, 2));
  lua_pushinteger(L, asking_push_refused(L, q) ? (lua_Integer)lua_rawlen(L, -1) / 2 : 0);
  return 1;
}

static int noted(croupier *c, int seat) {
  if (!croupier_ask_lua(c, count_noted, seat, 0, NULL)) return 0;
  int n = (int)lua_tointeger(vm_lua(c->vm), -1);
  lua_pop(vm_lua(c->vm), 1);
  return n;
}

/* Is it closed, and the first of its kind? */
static enum ask_closed closed(const croupier *c, const struct ask *q, int i) {
  const struct table *t = &c->world->table;
  const struct asks *a = &c->world->asks;
  enum ask_closed why = ask_why_closed(t, a, q, i);
  for (int k = 0; k < i && why != NOT_CLOSED; k++)
    if (t->piece[a->among->item[q->first + k]].face == t->piece[a->among->item[q->first + i]].face &&
        ask_why_closed(t, a, q, k) != NOT_CLOSED)
      return NOT_CLOSED;
  return why;
}

/* The place of the n-th closed candidate, or -1. *n becomes what is left of it. */
static int find_closed(const croupier *c, const struct ask *q, int *n) {
  for (int i = 0; q->kind == ASK_SELECT && i < q->items; i++)
    if (closed(c, q, i) != NOT_CLOSED && (*n)-- == 0) return i;
  return -1;
}

int croupier_refusals(croupier *c, int seat) {
  const struct ask *q = croupier_pending(c, seat);
  if (q == NULL) return 0;
  int n = noted(c, seat), most = MAX_ITEMS;
  find_closed(c, q, &most);
  return n + MAX_ITEMS - most;
}

static int refused_name(lua_State *L) {
  const struct ask *q = croupier_pending(lua_touserdata(L, 1), (int)lua_tointeger(L, 2));
  if (asking_push_refused(L, q)) lua_rawgeti(L, -1, lua_tointeger(L, 3));
  else lua_pushnil(L); /* no candidates were refused */
  if (lua_isnil(L, -1)) lua_pushliteral(L, "");
  else naming_push_for(L, -1, q->seat, lua_touserdata(L, 4));
  return 1;
}

static const char *refused_by_bounds(croupier *c, int seat, int n, const char *code, const char **reason) {
  static const char *const why[] = {[CLOSED_BY_LIKENESS] = "not enough alike",
                                    [CLOSED_BY_MUCH] = "too much together",
                                    [CLOSED_BY_LITTLE] = "too little together",
                                    [CLOSED_BY_FAMILY] = "in no legal choice"};
  const struct ask *q = croupier_pending(c, seat);
  int i = find_closed(c, q, &n);
  if (i < 0) return "";
  *reason = word_in(&c->names, lang_of(code), why[closed(c, q, i)]);
  return piece_name(&c->names, lang_of(code), c->world->asks.among->item[q->first + i]);
}

const char *croupier_refused(croupier *c, int seat, int i, const char *lang, const char **reason) {
  *reason = "";
  if (croupier_pending(c, seat) == NULL) return "";
  int by_script = noted(c, seat);
  if (i >= by_script) return refused_by_bounds(c, seat, i - by_script, lang, reason);
  if (croupier_ask_lua(c, refused_name, seat, 2 * i + 2, lang)) {
    lua_State *L = vm_lua(c->vm);
    text_safe(c->reason, sizeof c->reason, lua_tostring(L, -1));
    *reason = c->reason;
    lua_pop(L, 1);
  }
  const char *name = croupier_take_string(c, croupier_ask_lua(c, refused_name, seat, 2 * i + 1, lang));
  return name == NULL ? "" : name;
}
