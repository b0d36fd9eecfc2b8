/* boot.c: from texts to a table that is laid: libraries, script, house rules, setup, freeze. */
#include "boot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "advice.h"
#include "asking.h"
#include "fault.h"
#include "fold.h"
#include "redeal.h"
#include "rules.h"
#include "sandbox.h"
#include "sources.h"
#include "stdlib.h"
#include "wording.h"

/* --- the libraries --- */

static int open_world(lua_State *L) {
  croupier *c = lua_touserdata(L, 1);
  c->world = lua_newuserdatauv(L, sizeof *c->world, 0);
  memset(c->world, 0, sizeof *c->world);
  c->world->host = c;
  c->world->names = &c->names;
  c->world->telling = &c->telling;
  c->names.world = c->telling.world = c->world;
  c->world->laying_out = true;
  c->world->active = -1;
  vm_cool(c->vm, true); /* of all that follows hardly anything changes in play */
  struct seldom *seldom = lua_newuserdatauv(L, sizeof *seldom, 0);
  memset(seldom, 0, sizeof *seldom);
  c->world->asks.among = &seldom->among;
  c->world->coupling.before = seldom->before;
  c->world->inline_until = c->world->look_at = CROUPIER_MOST_INLINE;
  /* so later writes to these keys need no memory */
  for (int key = SLOT_PIECES; key <= KEY_KNOB_TEXTS; key++) {
    lua_pushboolean(L, 0);
    keep(L, key);
  }
  keep(L, SLOT_SELDOM);
  keep(L, SLOT_WORLD);
  vm_set_world(c->vm, c->world, asking_nesting, asking_unwind);
  for (int slot = SLOT_PIECES; slot <= SLOT_COLUMNS; slot++) {
    if (slot == SLOT_WORLD || slot == SLOT_SELDOM || slot == SLOT_GAME) continue;
    vm_constant(c->vm, slot == SLOT_PIECES); /* it never changes once the table is laid */
    lua_newtable(L);
    keep(L, slot);
  }
  return 0;
}

static int open_libraries(lua_State *L) {
  lua_settop(L, 0);
  for (int i = 0; i < 3; i++) lua_newtable(L); /* words, game methods, player methods */
  lua_newtable(L);
  lua_setfield(L, 1, "engine");
  open_zones(L);
  open_groups(L);
  open_pieces(L);
  open_asks(L);
  open_game(L);
  open_ranks(L);
  open_chance(L);
  open_dice(L);
  open_purses(L);
  open_boards(L);
  open_auctions(L);
  open_scoring(L);
  open_stacking(L);
  open_tricks(L);
  open_pyramids(L);
  open_melds(L);
  open_pictures(L);
  open_showing(L);
  open_telling(L);
  open_shown(L);
  open_lines(L);
  keep(L, KEY_PLAYER);
  keep(L, KEY_GAME);
  keep(L, KEY_CROUPIER);
  return 0;
}

/* Call it after stdlib has run: scripts see its words, but not the functions behind them. */
static int seal_libraries(lua_State *L) {
  fetch(L, KEY_CROUPIER);
  lua_getfield(L, -1, "host");
  keep(L, KEY_HOST);
  lua_pushnil(L);
  lua_setfield(L, -2, "host");
  lua_pushnil(L);
  lua_setfield(L, -2, "engine");
  sandbox_seal(L, "croupier");
  sandbox_define(L, "croupier");
  return 0;
}

static croupier_status_code load_stdlib(croupier *c) {
  lua_State *L = vm_lua(c->vm);
  for (const struct stdlib_file *file = croupier_stdlib; file->name != NULL; file++) {
    char name[80] = "=";
    strncat(name, file->name, sizeof name - 2);
    enum vm_status status = vm_compile(c->vm, file->text, file->size, name);
    if (status == VM_DONE) {
      fetch(L, KEY_CROUPIER);
      fetch(L, KEY_GAME);
      fetch(L, KEY_PLAYER);
      status = vm_call(c->vm, 3, 0);
    }
    if (status != VM_DONE) return croupier_fail_script(c, status);
  }
  return CROUPIER_OK;
}

/* --- the script --- */

enum { MOST_METHODS = 4096 };

/* Notes the methods of the game, so that errors can name them. */
static int read_rules(lua_State *L) {
  croupier *c = lua_touserdata(L, 1);
  size_t room = 0;
  fetch(L, KEY_CLASS);
  for (lua_pushnil(L); lua_next(L, 2); lua_pop(L, 1)) room += lua_isfunction(L, -1);
  if (room > MOST_METHODS) return luaL_error(L, "a game has at most %d functions of its own", MOST_METHODS);
  vm_defer(c->vm); /* no hard stop while the host's memory is inconsistent */
  c->rule = calloc(room + 1, sizeof *c->rule);
  vm_undefer(c->vm);
  if (c->rule == NULL) return vm_no_room(L);
  for (lua_pushnil(L); lua_next(L, 2); lua_pop(L, 1)) {
    if (lua_type(L, -2) != LUA_TSTRING || !lua_isfunction(L, -1) || lua_iscfunction(L, -1)) continue;
    struct rule *rule = &c->rule[c->rules++];
    text_safe(rule->name, sizeof rule->name, lua_tostring(L, -2));
    lua_Debug ar;
    lua_pushvalue(L, -1);
    lua_getinfo(L, ">S", &ar);
    rule->function = (struct vm_function){.source = ar.source, .line = ar.linedefined};
  }
  return 0;
}

static croupier_status_code load_script(croupier *c) {
  croupier_status_code code = croupier_load_sources(c);
  if (code != CROUPIER_OK) return code;
  enum vm_status status = croupier_run(c, advice_copy, 0);
  if (status == VM_DONE) status = croupier_run(c, read_rules, 0);
  return status == VM_DONE ? CROUPIER_OK : croupier_fail_script(c, status);
}

/* --- the table --- */

enum { KNOB_TEXTS = 6 }; /* that the host function `knobs` returns of each */

/* Players read the words of a choice: "goods, all". */
static void want_choices(lua_State *L, const char *range) {
  for (const char *at = range; *at != '\0'; at += strspn(at, ", ")) {
    size_t size = strcspn(at, ",");
    lua_pushlstring(L, at, size);
    text_wanted(L, lua_tostring(L, -1));
    lua_pop(L, 1);
    at += size;
  }
}

/* The sentence in the script is the English one. */
static void tell_knob(lua_State *L, croupier *c, const croupier_knob *knob) {
  char key[80];
  snprintf(key, sizeof key, "%s=", knob->name);
  vm_defer(c->vm);
  bool told = texts_has(c->names.texts, LANG_EN, key) || texts_add(c->names.texts, LANG_EN, key, knob->help);
  vm_undefer(c->vm);
  if (!told) vm_no_room(L);
  want_choices(L, knob->range);
}

static int turn_knobs(lua_State *L) { /* pushes the values */
  croupier *c = lua_touserdata(L, 1);
  push_host_function(L, "knobs");
  fetch(L, KEY_CLASS);
  lua_newtable(L);
  for (size_t i = 0; i < c->config.knob_count; i++) {
    lua_pushstring(L, c->config.knobs[i]);
    lua_rawseti(L, -2, (lua_Integer)i + 1);
  }
  lua_pushstring(L, c->config.lang);
  lua_call(L, 3, 2); /* Stack now: values, list of six strings a knob */
  size_t count = (size_t)lua_rawlen(L, -1) / KNOB_TEXTS;
  vm_defer(c->vm);
  c->knobs = calloc(count + 1, sizeof *c->knobs);
  vm_undefer(c->vm);
  if (c->knobs == NULL) return vm_no_room(L);
  for (size_t i = 0; i < count; i++) {
    const char **to[KNOB_TEXTS] = {&c->knobs[i].name, &c->knobs[i].value, &c->knobs[i].initial,
                                   &c->knobs[i].help, &c->knobs[i].range, &c->knobs[i].by};
    for (int k = 0; k < KNOB_TEXTS; k++) {
      lua_rawgeti(L, -1, (lua_Integer)(i * KNOB_TEXTS) + k + 1);
      *to[k] = lib_check_told(L, lua_tostring(L, -1)); /* frozen, like all strings that exist now */
      lua_pop(L, 1);
    }
    tell_knob(L, c, &c->knobs[i]);
  }
  c->knob_count = count;   /* either all knobs or none */
  keep(L, KEY_KNOB_TEXTS); /* keeps the strings alive until they are frozen */
  return 1;
}

static int lay_table(lua_State *L) { /* stack: light userdata, knobs; leaves the game */
  croupier *c = lua_touserdata(L, 1);
  push_host_function(L, "lay");
  fetch(L, KEY_CLASS);
  lua_pushinteger(L, c->config.players);
  lua_pushvalue(L, 2);
  lua_call(L, 3, 1);
  return 1;
}

static int make_coroutine(lua_State *L) { /* stack: light userdata, game */
  croupier *c = lua_touserdata(L, 1);
  c->play = lua_newthread(L);
  keep(L, SLOT_PLAY);
  luaL_checkstack(L, 4, NULL);
  push_host_function(L, "play");
  fetch(L, KEY_SELF);
  if (!lua_checkstack(c->play, 4)) return vm_no_room(L);
  lua_xmove(L, c->play, 2);
  return 0;
}

enum { PLAY_SLOTS = 60, PLAY_CALLS = 6 }; /* of most games: the others grow */

/* Functions of stdlib that no table needs once it is laid: each snapshot would copy them. */
static int drop_loaders(lua_State *L) {
  static const char *const loaders[] = {"declared",    "texts",    "knobs", "house_begins", "house_ends",
                                        "house_doubt", "foretell", "sheet", "sheet_line",   NULL};
  fetch(L, KEY_HOST);
  for (int i = 0; loaders[i] != NULL; i++) {
    lua_pushnil(L);
    lua_setfield(L, -2, loaders[i]);
  }
  return 0;
}

static void forget(lua_State *L, int key) {
  lua_pushboolean(L, 0);
  keep(L, key);
}

croupier_status_code croupier_lay(croupier *c) {
  lua_State *L = vm_lua(c->vm);
  enum vm_status status = croupier_run(c, turn_knobs, 1);
  for (size_t i = 0; i < c->knob_count; i++) {
    c->rules_hash = fold_bytes(c->rules_hash, c->knobs[i].name, strlen(c->knobs[i].name) + 1);
    c->rules_hash = fold_bytes(c->rules_hash, c->knobs[i].value, strlen(c->knobs[i].value) + 1);
  }
  if (status == VM_ERROR && !vm_lacks_room(c->vm))
    return croupier_fail(c, CROUPIER_USAGE, "%s", vm_error(c->vm));
  if (status != VM_DONE) return croupier_fail_script(c, status);
  if (croupier_check_rules(c) != CROUPIER_OK) return c->code;
  if ((status = croupier_run(c, drop_loaders, 0)) != VM_DONE) return croupier_fail_script(c, status);
  lua_pushcfunction(L, lay_table);
  lua_insert(L, -2);
  lua_pushlightuserdata(L, c);
  lua_insert(L, -2);
  status = vm_call(c->vm, 2, 1);
  if (status == VM_DONE) {
    keep(L, KEY_SELF);
    status = croupier_run(c, names_read, 0);
    if (status == VM_DONE && croupier_check_wordings(c) != CROUPIER_OK) return c->code;
    if (status == VM_DONE && advice_given(c)) status = croupier_run(c, advice_shapes, 0);
  }
  forget(L, SLOT_FACES); /* no more pieces can be made */
  forget(L, KEY_GAME);
  forget(L, KEY_PLAYER);
  vm_tidy(c->vm);
  vm_cool(c->vm, false);
  if (status == VM_DONE) status = croupier_run(c, make_coroutine, 0);
  if (status == VM_DONE) {
    c->world->laying_out = false;
    status = vm_freeze(c->vm);
  }
  if (status != VM_DONE) return croupier_fail_script(c, status);
  /* or else each game would make the same room anew */
  if (!vm_make_room(c->play, PLAY_SLOTS, PLAY_CALLS)) return croupier_no_room(c);
  redeal_note_names(c);
  c->base = vm_snapshot(c->vm);
  return c->base == NULL ? croupier_no_room(c) : CROUPIER_OK;
}

croupier_status_code croupier_boot(croupier *c) {
  enum vm_status status = croupier_run(c, open_world, 0);
  if (status == VM_DONE) status = croupier_run(c, open_libraries, 0);
  if (status != VM_DONE) return croupier_fail_script(c, status);
  croupier_status_code code = load_stdlib(c);
  if (code != CROUPIER_OK) return code;
  if ((status = croupier_run(c, seal_libraries, 0)) != VM_DONE) return croupier_fail_script(c, status);
  code = load_script(c);
  if (code != CROUPIER_OK) return code;
  if (c->config.players == 0) c->config.players = c->min_players;
  if (c->config.players < c->min_players || c->config.players > c->max_players)
    return croupier_fail(c, CROUPIER_USAGE, IN(players_wrong, c), c->game, c->min_players, c->max_players,
                         c->config.players);
  return c->config.only_declared ? CROUPIER_OK : croupier_lay(c);
}
