/* naming.c: names for the journal and for people. */
#include "naming.h"

#include "letter.h"
#include "listed.h"
#include "names.h"

#include <string.h>

/* A list of lists has a name; this limit stops a list that holds itself. */
enum { LISTS_IN_LISTS = 4 };

/* A word as it may be shown: unsafe letters become question marks. */
static void push_word(lua_State *L, const char *word) {
  if (text_unshown(word, "") == NULL) {
    lua_pushstring(L, word);
    return;
  }
  luaL_Buffer b;
  luaL_buffinit(L, &b);
  for (size_t left = strlen(word), size; left > 0; word += size, left -= size) {
    char safe[LETTER_ROOM];
    size = letter_safe(word, left, safe);
    if (strncmp(word, safe, size) == 0) luaL_addlstring(&b, word, size);
    else luaL_addchar(&b, '?');
  }
  luaL_pushresult(&b);
}

/* Cuts the string at the top to this many bytes, and ends it with three dots. */
static void cut_short(lua_State *L) {
  size_t size;
  const char *text = lua_tolstring(L, -1, &size);
  if (size <= MAX_WORD) return;
  lua_pushlstring(L, text, text_cut(text, size, MAX_WORD - 3));
  lua_pushliteral(L, "...");
  lua_concat(L, 2);
  lua_replace(L, -2);
}

/* The text of a word in a language. */
static const char *told_in(lua_State *L, const char *word, const char *lang) {
  if (lang == NULL) return word;
  text_wanted(L, word);
  return word_in(vm_world(L)->names, lang_of(lang), word);
}

/* The short form of a word, if it has one: the text of the word followed by an exclamation mark. */
static const char *short_word_in(lua_State *L, const char *word, const char *lang) {
  lua_pushfstring(L, "%s!", word);
  const char *text = texts_get(vm_world(L)->names->texts, lang_of(lang), lua_tostring(L, -1));
  lua_pop(L, 1);
  return text == NULL ? told_in(L, word, lang) : text;
}

/* Adds the value at the top to the buffer, in words. Pops it. */
static void add_field(lua_State *L, luaL_Buffer *b, const char *lang, bool brief) {
  if (lua_type(L, -1) == LUA_TSTRING && lang != NULL) {
    lua_pushstring(L, (brief ? short_word_in : told_in)(L, lua_tostring(L, -1), lang));
    lua_remove(L, -2);
  }
  luaL_addvalue(b);
}

static void push_pattern(lua_State *L, const char *pattern, int fields, const char *lang, bool brief) {
  luaL_Buffer b;
  luaL_buffinit(L, &b);
  for (const char *p = pattern; *p != '\0'; p++) {
    const char *end = *p == '{' ? strchr(p, '}') : NULL;
    if (end == NULL) {
      luaL_addchar(&b, *p);
      continue;
    }
    lua_pushlstring(L, p + 1, (size_t)(end - p - 1));
    lua_rawget(L, fields);
    if (!lua_isstring(L, -1))
      luaL_error(L, "the name '%s' has a field in braces that the piece does not have", pattern);
    add_field(L, &b, lang, brief);
    if (luaL_bufflen(&b) > MAX_NAME) break; /* see lib_check_name */
    p = end;
  }
  luaL_pushresult(&b);
}

void naming_push_pattern(lua_State *L, const char *pattern, int fields, const char *lang) {
  push_pattern(L, pattern, fields, lang, false);
}

void naming_push_face(lua_State *L, uint16_t face, const char *lang, bool brief) {
  lib_slot(L, SLOT_FACES);
  lua_rawgeti(L, -1, -1 - face);
  lua_rawgeti(L, -2, face + 1);
  lua_pushliteral(L, "__index");
  lua_rawget(L, -2); /* Stack now: faces, pattern, metatable, fields */
  const char *pattern = (brief ? short_word_in : told_in)(L, lua_tostring(L, -3), lang);
  push_pattern(L, pattern, lua_absindex(L, -1), lang, brief);
  lua_replace(L, -5);
  lua_pop(L, 3);
}

/* Names are kept from the end of setup on. */
static void push_piece_name(lua_State *L, uint16_t piece, const char *lang) {
  const struct world *w = vm_world(L);
  if (w->laying_out) naming_push_face(L, w->table.piece[piece].face, lang, false);
  else lua_pushstring(L, piece_name(w->names, lang_of(lang), piece));
}

/* "player 2", or the form that the texts give: "{n}. játékos". */
static void push_player_name(lua_State *L, lua_Integer number, const char *lang) {
  const char *text = told_in(L, "player {n}", lang), *n = strstr(text, "{n}");
  lua_pushlstring(L, text, n == NULL ? strlen(text) : (size_t)(n - text));
  lua_pushinteger(L, number);
  lua_pushstring(L, n == NULL ? "" : n + 3);
  lua_concat(L, 3);
}

/* "tower sand", or its text, or as the text of "tower {member}" has it: "Delhi város". Stack: family, member -> name */
static void join_names(lua_State *L, const char *lang) {
  const struct texts *texts = vm_world(L)->names->texts;
  lua_pushfstring(L, "%s %s", lua_tostring(L, -2), lua_tostring(L, -1));
  const char *whole = texts_get(texts, lang_of(lang), lua_tostring(L, -1));
  lua_pop(L, 1);
  if (whole != NULL) {
    lua_pop(L, 2);
    lua_pushstring(L, whole);
    return;
  }
  lua_pushfstring(L, "%s {member}", lua_tostring(L, -2));
  const char *pattern = texts_get(texts, lang_of(lang), lua_tostring(L, -1));
  const char *member = told_in(L, lua_tostring(L, -2), lang);
  if (pattern != NULL) luaL_gsub(L, pattern, "{member}", member);
  else lua_pushfstring(L, "%s %s", told_in(L, lua_tostring(L, -3), lang), member);
  lua_replace(L, -4);
  lua_pop(L, 2);
}

/* A zone or purse without its owner: "hand", "tower.sand", for people "tower sand". */
static void push_bare_name(lua_State *L, int names, int id, int32_t member, const char *lang) {
  lib_slot(L, names);
  lua_rawgeti(L, -1, id + 1);
  lua_replace(L, -2);
  if (member == 0) {
    lua_pushstring(L, told_in(L, lua_tostring(L, -1), lang));
    lua_replace(L, -2);
    return;
  }
  lib_push_symbol(L, member);
  if (lang != NULL) {
    join_names(L, lang);
  } else {
    lua_pushliteral(L, ".");
    lua_insert(L, -2);
    lua_concat(L, 3);
  }
}

/* "stock", "hand(2)", "tower(2).sand"; for people "hand of player 2", "tower sand of player 2". */
static void push_place_name(lua_State *L, int names, int id, int owner, int32_t member, const char *lang) {
  push_bare_name(L, names, id, owner >= 0 && lang == NULL ? 0 : member, lang);
  if (owner < 0) return;
  if (lang != NULL) {
    push_player_name(L, owner + 1, lang);
    luaL_gsub(L, told_in(L, "place of a player", lang), "{place}", lua_tostring(L, -2));
    luaL_gsub(L, lua_tostring(L, -1), "{player}", lua_tostring(L, -2));
    lua_replace(L, -4);
    lua_pop(L, 2);
    return;
  }
  lua_pushfstring(L, "(%d)", owner + 1);
  if (member > 0) {
    lua_pushliteral(L, ".");
    lib_push_symbol(L, member);
  }
  lua_concat(L, member > 0 ? 4 : 2);
}

void naming_push_zone(lua_State *L, uint16_t zone, const char *lang) {
  const struct zone *z = &vm_world(L)->table.zone[zone];
  push_place_name(L, SLOT_ZONE_NAMES, zone, z->owner, z->word, lang);
}

/* "tower(2)": the name of zones made together. */
static void push_group_name(lua_State *L, const struct zones *group, const char *lang) {
  if (group->count == 0) {
    lua_pushliteral(L, "");
    return;
  }
  push_place_name(L, SLOT_ZONE_NAMES, group->zone[0], vm_world(L)->table.zone[group->zone[0]].owner, 0, lang);
}

void naming_push_purse(lua_State *L, int purse, const char *lang) {
  push_place_name(L, SLOT_PURSE_NAMES, purse, vm_world(L)->purses.purse[purse].owner, 0, lang);
}

void naming_push_shown(lua_State *L, int i, const char *lang) {
  push_place_name(L, SLOT_SHOWN, i, vm_world(L)->shown[i].owner, 0, lang);
}

void naming_push_for(lua_State *L, int idx, int seat, const char *lang) {
  const struct handle *h = lib_test(L, idx, TAG_ZONE);
  const struct zone *zone = h == NULL ? NULL : &vm_world(L)->table.zone[h->id];
  if (lang != NULL && zone != NULL && zone->owner == seat)
    push_bare_name(L, SLOT_ZONE_NAMES, (int)h->id, zone->word, lang);
  else naming_push(L, idx, lang);
}

static void push_value(lua_State *L, int idx, const char *lang, int depth);

static void push_list(lua_State *L, int idx, const char *lang, int depth) {
  luaL_Buffer b;
  luaL_buffinit(L, &b);
  int n = (int)lua_rawlen(L, idx);
  for (int i = 1; i <= n && luaL_bufflen(&b) <= MAX_WORD; i++) {
    if (i > 1) luaL_addstring(&b, ", ");
    lua_rawgeti(L, idx, i);
    push_value(L, -1, lang, depth);
    lua_remove(L, -2);
    luaL_addvalue(&b);
  }
  luaL_pushresult(&b);
}

void naming_push(lua_State *L, int idx, const char *lang) {
  push_value(L, idx, lang, 0);
  cut_short(L);
}

static void push_value(lua_State *L, int idx, const char *lang, int depth) {
  luaL_checkstack(L, 12, NULL);
  idx = lua_absindex(L, idx);
  struct handle *h;
  if ((h = lib_test(L, idx, TAG_PIECE)) != NULL) {
    push_piece_name(L, (uint16_t)h->id, lang);
  } else if ((h = lib_test(L, idx, TAG_ZONE)) != NULL) {
    naming_push_zone(L, (uint16_t)h->id, lang);
  } else if (lib_test(L, idx, TAG_ZONES) != NULL) {
    push_group_name(L, lua_touserdata(L, idx), lang);
  } else if ((h = lib_test(L, idx, TAG_PURSE)) != NULL) {
    naming_push_purse(L, (int)h->id, lang);
  } else if (lua_istable(L, idx)) {
    lua_pushliteral(L, "seat");
    int type = lua_rawget(L, idx);
    lua_Integer seat = lua_tointeger(L, -1);
    lua_pop(L, 1);
    if (type == LUA_TNUMBER) push_player_name(L, seat, lang);
    else if (depth < LISTS_IN_LISTS) push_list(L, idx, lang, depth + 1);
    else lua_pushliteral(L, "...");
  } else if (lua_isboolean(L, idx)) {
    lua_pushstring(L, told_in(L, lua_toboolean(L, idx) ? "yes" : "no", lang));
  } else if (lua_type(L, idx) == LUA_TSTRING) {
    push_word(L, told_in(L, lua_tostring(L, idx), lang));
  } else {
    luaL_tolstring(L, idx, NULL); /* it is no table, so no function of a script is called */
  }
}

void naming_push_option(lua_State *L, const struct ask *q, int option, const char *lang) {
  int32_t value;
  switch (ask_option(&vm_world(L)->asks, q, option, &value)) {
  case OPTION_NUMBER: lua_pushfstring(L, "%d", value); break;
  case OPTION_YES: lua_pushstring(L, told_in(L, value ? "yes" : "no", lang)); break;
  case OPTION_DONE: lua_pushstring(L, told_in(L, "done", lang)); break;
  case OPTION_OTHER:
    push_word(L, told_in(L, q->other[value], lang));
    cut_short(L);
    break;
  case OPTION_ITEM:
    if (q->pieces) {
      push_piece_name(L, (uint16_t)value, lang);
      break;
    }
    asking_push_listed(L, q, value);
    naming_push_for(L, -1, q->seat, lang);
    lua_replace(L, -2);
  }
}

int naming_tostring(lua_State *L) {
  luaL_checkany(L, 1);
  naming_push(L, 1, NULL);
  return 1;
}

int naming_find(lua_State *L, const struct ask *q, const char *name) {
  int options = ask_options(q);
  for (int i = 0; i < options; i++) {
    naming_push_option(L, q, i, NULL);
    bool same = strcmp(lua_tostring(L, -1), name) == 0;
    lua_pop(L, 1);
    if (same) return i;
  }
  return -1;
}

const char *naming_options(lua_State *L, const struct ask *q) {
  luaL_Buffer b;
  luaL_buffinit(L, &b);
  int options = ask_options(q);
  for (int i = 0; i < options; i++) {
    if (i > 0) luaL_addstring(&b, ", ");
    naming_push_option(L, q, i, NULL);
    luaL_addvalue(&b);
  }
  luaL_pushresult(&b);
  return lua_tostring(L, -1);
}
