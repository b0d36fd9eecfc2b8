/* sources.c: the kinds of texts that a game is made from, and how each is loaded. */
#include "sources.h"

#include <stdio.h>
#include <string.h>

#include "cover.h"
#include "fault.h"
#include "fold.h"
#include "house.h"
#include "lex.h"

static enum vm_status run_source(croupier *c, const croupier_source *source, int results) {
  char name[200] = "@";
  strncat(name, source->name, sizeof name - 2);
  enum vm_status status = vm_compile(c->vm, source->text, source->size, name);
  if (status == VM_ERROR) c->world->mistake = CROUPIER_SYNTAX;
  if (status != VM_DONE) return status;
  if (c->config.cover && !vm_cover(c->vm, c->config.profile)) return VM_MEMORY;
  lua_State *L = vm_lua(c->vm);
  if (results > 0) return vm_call(c->vm, 0, results);
  fetch(L, KEY_CLASS); /* the arguments of a house rule: the game, and its rules as they were */
  fetch(L, KEY_BEFORE);
  return vm_call(c->vm, 2, 0);
}

/* --- the script --- */

static int read_declared(lua_State *L) {
  croupier *c = lua_touserdata(L, 1);
  push_host_function(L, "declared");
  fetch(L, KEY_CLASS);
  lua_call(L, 1, 3);
  lua_Integer least = lua_tointeger(L, -2), most = lua_tointeger(L, -1);
  if (least < 1 || least > most || most > CROUPIER_MAX_SEATS) return luaL_error(L, "nobody can play this");
  snprintf(c->game, sizeof c->game, "%s",
           lua_tostring(L, -3)); /* stdlib has checked that it is short and has safe letters */
  vm_defer(c->vm);
  bool wanted = texts_want(c->names.texts, "title", c->game);
  vm_undefer(c->vm);
  if (!wanted) return vm_no_room(L);
  c->min_players = (int)least;
  c->max_players = (int)most;
  return 0;
}

static enum vm_status load_script(croupier *c, const croupier_source *source) {
  enum vm_status status = run_source(c, source, 1);
  if (status != VM_DONE) return status;
  keep(vm_lua(c->vm), KEY_CLASS);
  status = croupier_run(c, read_declared, 0);
  return status == VM_DONE ? croupier_run(c, croupier_read_texts, 0) : status;
}

/* --- texts --- */

/* Adds the text at the top; its key is below it. */
static void check_text(lua_State *L, const croupier *c) {
  const char *key = lua_tostring(L, -2), *text = lua_tostring(L, -1);
  size_t size = strlen(text), most = strcmp(key, "rules") == 0 ? MAX_PAGE : MAX_WORD;
  lib_check_told(L, key);
  if (size > most) luaL_error(L, "the text '%s' has at most %d bytes, not %d", key, (int)most, (int)size);
  lib_check_page(L, text);
  if (texts_size(c->names.texts) + strlen(key) + size > MAX_TEXTS)
    luaL_error(L, "the texts of a game have at most %d bytes together", MAX_TEXTS);
}

/* "en, hu" */
static const char *push_languages(lua_State *L) {
  lua_pushstring(L, lang_codes[LANG_EN]);
  for (int lang = LANG_EN + 1; lang < lang_count; lang++) {
    lua_pushfstring(L, ", %s", lang_codes[lang]);
    lua_concat(L, 2);
  }
  return lua_tostring(L, -1);
}

static int add_texts(lua_State *L) { /* stack: light userdata, table of languages */
  croupier *c = lua_touserdata(L, 1);
  if (!lua_istable(L, 2)) return luaL_error(L, "texts are a table: { en = { ... }, hu = { ... } }");
  for (lua_pushnil(L); lua_next(L, 2); lua_pop(L, 1)) {
    enum lang lang = lua_type(L, -2) == LUA_TSTRING ? lang_of(lua_tostring(L, -2)) : LANG_NONE;
    if (lang == LANG_NONE || !lua_istable(L, -1))
      return luaL_error(L, "texts are for the languages %s, each a table", push_languages(L));
    texts_offer(c->names.texts, lang);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
      if (lua_type(L, -2) != LUA_TSTRING || lua_type(L, -1) != LUA_TSTRING)
        return luaL_error(L, "each text is a string and has a name");
      check_text(L, c);
      vm_defer(c->vm);
      bool added = c->reading == NULL || house_notes_text(c, lang, lua_tostring(L, -2), lua_tostring(L, -1));
      added = added && texts_add(c->names.texts, lang, lua_tostring(L, -2), lua_tostring(L, -1));
      vm_undefer(c->vm);
      if (!added) return vm_no_room(L);
    }
  }
  return 0;
}

int croupier_read_texts(lua_State *L) {
  push_host_function(L, "texts");
  fetch(L, KEY_CLASS);
  lua_call(L, 1, 1);
  lua_Integer n = (lua_Integer)lua_rawlen(L, 2);
  for (lua_Integer i = 1; i <= n; i++) {
    lua_pushcfunction(L, add_texts);
    lua_pushvalue(L, 1);
    lua_rawgeti(L, 2, i);
    lua_call(L, 2, 0);
  }
  return 0;
}

static enum vm_status load_texts(croupier *c, const croupier_source *source) {
  lua_State *L = vm_lua(c->vm);
  enum vm_status status = run_source(c, source, 1);
  if (status != VM_DONE) return status;
  lua_pushcfunction(L, add_texts);
  lua_insert(L, -2);
  lua_pushlightuserdata(L, c);
  lua_insert(L, -2);
  return vm_call(c->vm, 2, 0);
}

/* --- house rules --- */

static enum vm_status load_house(croupier *c, const croupier_source *source) {
  c->reading = source;
  enum vm_status status = croupier_run(c, house_begins, 0);
  if (status == VM_DONE) status = run_source(c, source, 0);
  if (status == VM_DONE) status = croupier_run(c, croupier_read_texts, 0);
  if (status == VM_DONE) status = croupier_run(c, house_ends, 0);
  c->reading = NULL;
  return status;
}

/* --- chance --- */

static int foretell(lua_State *L) { /* stack: light userdata, name, text */
  push_host_function(L, "foretell");
  lua_insert(L, 2);
  lua_call(L, 2, 0);
  return 0;
}

static enum vm_status load_chance(croupier *c, const croupier_source *source) {
  lua_State *L = vm_lua(c->vm);
  lua_pushcfunction(L, foretell);
  lua_pushlightuserdata(L, c);
  lua_pushstring(L, source->name);
  lua_pushlstring(L, source->text, source->size);
  return vm_call(c->vm, 3, 0);
}

static int tell_left(lua_State *L) { /* pushes a sentence or nil */
  push_host_function(L, "chance_left");
  lua_call(L, 0, 1);
  return 1;
}

const char *croupier_chance_left(croupier *c) {
  if (c->base == NULL || !c->world->foretold || croupier_run(c, tell_left, 1) != VM_DONE) return NULL;
  lua_State *L = vm_lua(c->vm);
  const char *left = lua_tostring(L, -1);
  line_clear(&c->shown);
  if (left != NULL) line_add(&c->shown, left);
  lua_pop(L, 1);
  return left != NULL && !c->shown.failed ? line_text(&c->shown) : NULL;
}

/* --- tables of cards --- */

/* The file that a string names: "cards.csv". */
static bool names_cards(struct token token, char name[CROUPIER_CARDS_NAME]) {
  static const char ending[] = ".csv";
  if (token.kind != TOKEN_STRING || token.open || strchr("\"'", *token.text) == NULL) return false;
  size_t size = token.size - 2, tail = sizeof ending - 1;
  const char *text = token.text + 1;
  if (size <= tail || size >= CROUPIER_CARDS_NAME || *text == '.') return false;
  if (memcmp(text + size - tail, ending, tail) != 0) return false;
  if (memchr(text, '/', size) != NULL || memchr(text, '\\', size) != NULL) return false;
  memcpy(name, text, size);
  name[size] = '\0';
  return true;
}

const char *croupier_cards_named(const char *text, char name[CROUPIER_CARDS_NAME]) {
  struct token token = lex_code(text);
  for (; token.kind != TOKEN_END; token = lex_code(token.text + token.size))
    if (names_cards(token, name)) return token.text + token.size;
  return NULL;
}

static int read_sheet(lua_State *L) { /* stack: light userdata, name, text */
  push_host_function(L, "sheet");
  lua_insert(L, 2);
  lua_call(L, 2, 0);
  return 0;
}

static enum vm_status load_cards(croupier *c, const croupier_source *source) {
  lua_State *L = vm_lua(c->vm);
  lua_pushcfunction(L, read_sheet);
  lua_pushlightuserdata(L, c);
  lua_pushstring(L, source->name);
  lua_pushlstring(L, source->text, source->size);
  return vm_call(c->vm, 3, 0);
}

static int tell_line(lua_State *L) {
  push_host_function(L, "sheet_line");
  lua_call(L, 0, 1);
  return 1;
}

/* The table could not be read: the place is in it, and in no script. */
static void blame_cards(croupier *c, const croupier_source *source) {
  char text[sizeof c->error];
  snprintf(text, sizeof text, "%s", c->fault.text);
  if (croupier_run(c, tell_line, 1) != VM_DONE) return;
  int line = (int)lua_tointeger(vm_lua(c->vm), -1);
  lua_pop(vm_lua(c->vm), 1);
  croupier_fail_in(c, source->name, line, text);
}

/* --- variants --- */

/* The host has taken knobs and house rules out of it: here only its name counts, and one that fails has none. */
static enum vm_status load_variant(croupier *c, const croupier_source *source) {
  c->variant = croupier_variant_read(source);
  if (c->variant == NULL) return VM_MEMORY;
  if (*croupier_variant_error(c->variant) == '\0') return VM_DONE;
  croupier_variant_free(c->variant);
  c->variant = NULL;
  return VM_DONE;
}

const croupier_variant *croupier_variant_of(const croupier *c) { return c->variant; }

/* --- all kinds --- */

static const struct row {
  croupier_source_facts facts;
  bool is_rule; /* counts in croupier_rules_hash */
  enum vm_status (*load)(croupier *c, const croupier_source *source);
} rows[] = {
    [CROUPIER_SOURCE_SCRIPT] = {{"script", false}, true, load_script},
    [CROUPIER_SOURCE_TEXTS] = {{"texts", false}, false, load_texts},
    [CROUPIER_SOURCE_HOUSE] = {{"houses", true}, true, load_house},
    [CROUPIER_SOURCE_CHANCE] = {{"chance", false}, false, load_chance},
    [CROUPIER_SOURCE_VARIANT] = {{"variant", false}, false, load_variant},
    [CROUPIER_SOURCE_CARDS] = {{"cards", true}, true, load_cards},
};
enum { KINDS = sizeof rows / sizeof *rows };

/* Journals hold them in the order of their numbers. They are loaded in this one: scripts read cards. */
static const croupier_source_kind loaded[KINDS] = {
    CROUPIER_SOURCE_CARDS, CROUPIER_SOURCE_SCRIPT, CROUPIER_SOURCE_TEXTS,
    CROUPIER_SOURCE_HOUSE, CROUPIER_SOURCE_CHANCE, CROUPIER_SOURCE_VARIANT,
};

const croupier_source_facts *croupier_source_kind_facts(croupier_source_kind kind) {
  return (unsigned)kind < KINDS ? &rows[kind].facts : NULL;
}

const croupier_source *croupier_source_at(const croupier_config *config, size_t i,
                                          croupier_source_kind *kind) {
  if (i > config->addition_count) return NULL;
  *kind = i == 0 ? CROUPIER_SOURCE_SCRIPT : config->additions[i - 1].kind;
  return i == 0 ? &config->script : &config->additions[i - 1].source;
}

/* Are there none of kinds that are unknown here, and of most kinds only one? */
static bool can_be_loaded(const croupier_config *config) {
  size_t count[KINDS] = {0};
  croupier_source_kind kind;
  for (size_t i = 0; croupier_source_at(config, i, &kind) != NULL; i++)
    if ((unsigned)kind >= KINDS || (count[kind]++ > 0 && !rows[kind].facts.several)) return false;
  return true;
}

croupier_status_code croupier_load_sources(croupier *c) {
  if (!can_be_loaded(&c->config))
    return croupier_fail(c, CROUPIER_USAGE,
                         "a game has one script, one set of texts, one file of chance and one variant");
  c->rules_hash = FOLD_BYTES;
  for (int k = 0; k < KINDS; k++) {
    const struct row *row = &rows[loaded[k]];
    const croupier_source *source;
    croupier_source_kind kind;
    for (size_t i = 0; (source = croupier_source_at(&c->config, i, &kind)) != NULL; i++) {
      if (kind != loaded[k]) continue;
      if (row->is_rule) c->rules_hash = fold_bytes(c->rules_hash, source->text, source->size);
      enum vm_status status = row->load(c, source);
      if (status == VM_DONE) continue;
      croupier_fail_script(c, status);
      if (kind == CROUPIER_SOURCE_CARDS && status == VM_ERROR) blame_cards(c, source);
      if (kind == CROUPIER_SOURCE_HOUSE) house_explain(c, source);
      return c->code;
    }
  }
  if (c->changes == 0) return CROUPIER_OK;
  enum vm_status status = croupier_run(c, house_judge, 0);
  return status == VM_DONE ? CROUPIER_OK : croupier_fail_script(c, status);
}
