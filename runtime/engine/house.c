/* house.c: what the house rules have changed, and what looks wrong in them. */
#include "house.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "housecode.h"

/* --- the list of changes --- */

static char *copied(const char *text, size_t size) {
  char *copy = text == NULL ? NULL : malloc(size + 1);
  if (copy == NULL) return NULL;
  copy[size] = '\0';
  return memcpy(copy, text, size);
}

static void free_change(croupier_change *change) {
  const char *texts[] = {change->house, change->name, change->before,
                         change->now,   change->file, change->was_file};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) free((char *)texts[i]);
}

/* Copies the texts of the change. False: no memory. */
static bool add_change(croupier *c, const croupier_change *change) {
  croupier_change *more = realloc(c->change, (c->changes + 1) * sizeof *more);
  if (more == NULL) return false;
  c->change = more;
  croupier_change *copy = &more[c->changes++];
  *copy = *change;
  const char **texts[] = {&copy->house, &copy->name, &copy->before, &copy->now, &copy->file, &copy->was_file};
  bool all = true;
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    const char *text = *texts[i];
    *texts[i] = copied(text, text == NULL ? 0 : strlen(text));
    all &= text == NULL || *texts[i] != NULL;
  }
  return all;
}

static bool add_house(croupier *c, const char *name) {
  char **more = realloc(c->house, (c->houses + 1) * sizeof *more);
  if (more == NULL) return false;
  c->house = more;
  more[c->houses] = copied(name, strlen(name));
  return more[c->houses++] != NULL;
}

const char *croupier_house(const croupier *c, size_t i) { return i < c->houses ? c->house[i] : NULL; }

const croupier_change *croupier_change_at(const croupier *c, size_t i) {
  return i < c->changes ? &c->change[i] : NULL;
}

bool house_notes_text(croupier *c, enum lang lang, const char *key, const char *text) {
  const struct texts *t = c->names.texts;
  const char *before = texts_has(t, lang, key) ? texts_get(t, lang, key) : NULL;
  if (before != NULL && strcmp(before, text) == 0) return true;
  return add_change(c, &(croupier_change){.kind = CROUPIER_CHANGED_TEXT,
                                          .way = before == NULL ? CROUPIER_ADDED : CROUPIER_REPLACED,
                                          .house = c->reading->name,
                                          .name = key,
                                          .lang = lang_codes[lang],
                                          .before = before,
                                          .now = text});
}

/* --- does a rule call the one before it? --- */

/* Of a rule that may be wrapped: where the old one and `before` are on the stack, and the rule's name. */
struct wrapping {
  const char *text; /* of the house rule */
  const char *name;
  int old, before;
  int functions; /* looked at */
};
enum { MOST_LOOKED_AT = 100 };

/* Stack: a function. Does it, or a local function that it uses, have the old rule or name it? */
static bool wraps(lua_State *L, struct wrapping *w) {
  int function = lua_gettop(L);
  bool does = false;
  if (w->functions++ == MOST_LOOKED_AT || lua_iscfunction(L, function)) return false;
  luaL_checkstack(L, 4, NULL);
  lua_Debug ar;
  lua_pushvalue(L, function);
  lua_getinfo(L, ">S", &ar);
  const char *name;
  for (int i = 1; !does && (name = lua_getupvalue(L, function, i)) != NULL; lua_settop(L, function), i++) {
    if (lua_rawequal(L, -1, w->before))
      does = housecode_names(w->text, ar.linedefined, ar.lastlinedefined, name, w->name);
    else if (lua_isfunction(L, -1)) does = lua_rawequal(L, -1, w->old) || wraps(L, w);
  }
  return does;
}

/* Stack: a function. The file and line where it begins; false: it is the library's. */
static bool place_of(lua_State *L, lua_Debug *ar) {
  lua_pushvalue(L, -1);
  lua_getinfo(L, ">S", ar);
  return *ar->source == '@';
}

/* --- before and after a house rule --- */

static void doubt(croupier *c, const char *sentence) {
  if (*sentence == '\0') return;
  struct doubt *more = realloc(c->doubt, (c->doubts + 1) * sizeof *more);
  if (more == NULL) return; /* only a warning is lost */
  c->doubt = more;
  text_safe(more[c->doubts++].text, sizeof more->text, sentence);
}

int house_begins(lua_State *L) {
  croupier *c = lua_touserdata(L, 1);
  vm_defer(c->vm);
  bool added = add_house(c, c->reading->name);
  vm_undefer(c->vm);
  if (!added) return vm_no_room(L);
  push_host_function(L, "house_begins");
  fetch(L, KEY_CLASS);
  lua_pushstring(L, c->reading->name);
  lua_call(L, 2, 1);
  keep(L, KEY_BEFORE);
  return 0;
}

/* Upvalue: the text of the house rule. Stack: croupier, kind, name, what it was and what it is now: functions, texts or
   nil; is it the same table; was there a value even if its text is nil? */
static int note_change(lua_State *L) {
  static const char *const kinds[] = {"rule", "value", "knob", NULL};
  croupier *c = lua_touserdata(L, 1);
  croupier_change change = {.kind = (croupier_change_kind)luaL_checkoption(L, 2, NULL, kinds),
                            .way = lua_isnil(L, 4) && !lua_toboolean(L, 7) ? CROUPIER_ADDED
                                                                           : CROUPIER_REPLACED,
                            .house = c->reading->name,
                            .name = lua_tostring(L, 3),
                            .before = lua_tostring(L, 4),
                            .now = lua_tostring(L, 5)};
  const char *text = lua_tostring(L, lua_upvalueindex(1));
  bool goes_on = lua_toboolean(L, 6) || housecode_names(text, 1, INT_MAX - 1, "before", change.name);
  if (change.kind == CROUPIER_CHANGED_VALUE && change.way == CROUPIER_REPLACED && goes_on)
    change.way = CROUPIER_WRAPPED;
  lua_settop(L, 5);
  lua_Debug was, is;
  if (lua_isfunction(L, 5) && place_of(L, &is)) change.file = is.source + 1, change.line = is.linedefined;
  if (lua_isfunction(L, 4)) {
    fetch(L, KEY_BEFORE);
    lua_pushvalue(L, 5);
    struct wrapping w = {text, change.name, .old = 4, .before = 6};
    if (lua_isfunction(L, 5) && wraps(L, &w)) change.way = CROUPIER_WRAPPED;
    lua_pushvalue(L, 4);
    if (place_of(L, &was)) change.was_file = was.source + 1, change.was_line = was.linedefined;
  }
  vm_defer(c->vm);
  bool added = add_change(c, &change);
  vm_undefer(c->vm);
  return added ? 0 : vm_no_room(L);
}

static int by_language(const void *a, const void *b) {
  const croupier_change *x = a, *y = b;
  int order = strcmp(x->lang, y->lang);
  return order != 0 ? order : strcmp(x->name, y->name);
}

/* The texts of this house rule come first, in whatever order its tables had. */
static void sort_texts(croupier *c) {
  size_t first = c->changes;
  while (first > 0 && c->change[first - 1].kind == CROUPIER_CHANGED_TEXT &&
         strcmp(c->change[first - 1].house, c->reading->name) == 0)
    first--;
  if (first < c->changes) qsort(&c->change[first], c->changes - first, sizeof *c->change, by_language);
}

/* Stack: croupier, a sentence. */
static int note_doubt(lua_State *L) {
  croupier *c = lua_touserdata(L, 1);
  vm_defer(c->vm);
  doubt(c, luaL_checkstring(L, 2));
  vm_undefer(c->vm);
  return 0;
}

int house_ends(lua_State *L) {
  croupier *c = lua_touserdata(L, 1);
  sort_texts(c);
  push_host_function(L, "house_ends");
  fetch(L, KEY_CLASS);
  lua_pushlstring(L, c->reading->text, c->reading->size);
  lua_pushcclosure(L, note_change, 1);
  lua_pushvalue(L, 1);
  housecode_push(L, c->reading, false);
  lua_pushstring(L, c->config.lang);
  lua_pushcfunction(L, note_doubt);
  lua_call(L, 6, 0);
  return 0;
}

/* --- doubts --- */

const char *croupier_doubt(const croupier *c, size_t i) { return i < c->doubts ? c->doubt[i].text : NULL; }

static bool same_thing(const croupier_change *a, const croupier_change *b) {
  return a->kind == b->kind && strcmp(a->name, b->name) == 0 &&
         (a->lang == NULL || strcmp(a->lang, b->lang) == 0);
}

static void say_conflict(croupier *c, char text[MOST_DOUBT], const croupier_change *now, const char *other) {
#define SAY(sentence) snprintf(text, MOST_DOUBT, sentence, now->house, now->name, other)
  switch (now->kind) {
  case CROUPIER_CHANGED_RULE: SAY(IN(house_conflict_rule, c)); break;
  case CROUPIER_CHANGED_VALUE: SAY(IN(house_conflict_value, c)); break;
  case CROUPIER_CHANGED_KNOB: SAY(IN(house_conflict_knob, c)); break;
  case CROUPIER_CHANGED_TEXT: SAY(IN(house_conflict_text, c)); break;
  }
#undef SAY
}

/* Another house rule has set what this change replaces, without calling it. */
static void doubt_conflict(croupier *c, size_t later) {
  const croupier_change *now = &c->change[later];
  if (now->way != CROUPIER_REPLACED) return;
  for (size_t i = later; i-- > 0;) {
    const croupier_change *was = &c->change[i];
    if (!same_thing(was, now) || strcmp(was->house, now->house) == 0) continue;
    char text[MOST_DOUBT];
    say_conflict(c, text, now, was->house);
    doubt(c, text);
    return;
  }
}

static bool is_first(const croupier *c, size_t place) {
  for (size_t i = 0; i < place; i++)
    if (c->change[i].kind == c->change[place].kind && strcmp(c->change[i].name, c->change[place].name) == 0)
      return false;
  return true;
}

/* Stack: croupier, texts of script and house rules. */
static void doubt_added(lua_State *L, croupier *c, const croupier_change *change) {
  push_host_function(L, "house_doubt");
  fetch(L, KEY_CLASS);
  lua_pushvalue(L, 2);
  lua_pushboolean(L, change->kind == CROUPIER_CHANGED_TEXT);
  lua_pushstring(L, change->name);
  lua_pushstring(L, change->house);
  lua_pushstring(L, c->config.lang);
  lua_call(L, 6, 1);
  vm_defer(c->vm);
  doubt(c, lua_tostring(L, -1));
  vm_undefer(c->vm);
  lua_pop(L, 1);
}

int house_judge(lua_State *L) {
  croupier *c = lua_touserdata(L, 1);
  const croupier_source *source;
  croupier_source_kind kind;
  lua_newtable(L);
  for (size_t i = 0; (source = croupier_source_at(&c->config, i, &kind)) != NULL; i++) {
    if (kind != CROUPIER_SOURCE_SCRIPT && kind != CROUPIER_SOURCE_HOUSE)
      continue; /* the others call nothing */
    housecode_push(L, source, true);
    lua_rawseti(L, 2, (lua_Integer)lua_rawlen(L, 2) + 1);
  }
  for (size_t i = 0; i < c->changes; i++) {
    if (c->change[i].way == CROUPIER_ADDED && c->change[i].kind != CROUPIER_CHANGED_KNOB && is_first(c, i))
      doubt_added(L, c, &c->change[i]);
    vm_defer(c->vm);
    doubt_conflict(c, i);
    vm_undefer(c->vm);
  }
  return 0;
}

static bool game_taken(const croupier_source *source, char game[64]) {
  char *text = copied(source->text, source->size);
  bool taken = text != NULL && croupier_house_takes(text, game);
  free(text);
  return taken;
}

void house_explain(croupier *c, const croupier_source *source) {
  char game[64], *end = c->error + strlen(c->error);
  size_t room = sizeof c->error - strlen(c->error);
  if (!game_taken(source, game)) {
    snprintf(end, room, IN(house_head, c), c->game);
  } else if (strcmp(game, c->game) != 0) {
    size_t size = strlen(game);
    if (strncmp(source->name, game, size) == 0 && source->name[size] == '-')
      snprintf(end, room, IN(house_of_other, c), source->name, game, c->game);
  }
  c->said_as = NULL; /* no sentence of its own */
}

void house_free(croupier *c) {
  for (size_t i = 0; i < c->houses; i++) free(c->house[i]);
  free(c->house);
  for (size_t i = 0; i < c->changes; i++) free_change(&c->change[i]);
  free(c->change);
  free(c->doubt);
}
