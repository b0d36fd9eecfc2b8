/* names.c: names and texts, kept outside Lua. */
#include "names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "naming.h"

/* --- names, once the table is laid --- */

/* The names of fields, and the words in them: frozen strings. */
static void read_fields(lua_State *L, struct names *n) {
  lib_slot(L, SLOT_FIELDS);
  n->fields = (uint16_t)lua_rawlen(L, -1);
  for (int i = 0; i < n->fields; i++) {
    lua_rawgeti(L, -1, i + 1);
    n->field[i] = lib_check_told(L, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
  lib_slot(L, SLOT_SYMBOLS);
  int symbols = (int)lua_rawlen(L, -1);
  vm_defer(vm_of(L));
  n->symbol = calloc((size_t)symbols + 1, sizeof(char *));
  vm_undefer(vm_of(L));
  if (n->symbol == NULL) vm_no_room(L);
  for (int i = 1; i <= symbols; i++) {
    lua_rawgeti(L, -1, i);
    n->symbol[i] = lib_check_told(L, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
}

/* The strings of a list. They are frozen, like all strings that exist now. */
static void read_words(lua_State *L, int slot, int count, const char **words) {
  lib_slot(L, slot);
  for (int i = 0; i < count; i++) {
    lua_rawgeti(L, -1, i + 1);
    words[i] = lib_check_told(L, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

/* Copies the name at the top of the stack to the memory for names, outside the arena. */
static const char *keep_name(lua_State *L, struct line *all, size_t *offset, const char *what) {
  *offset = all->size;
  const char *name = lib_check_name(L, lua_tostring(L, -1), what);
  vm_defer(vm_of(L));
  line_add(all, name);
  line_add_char(all, '\0');
  vm_undefer(vm_of(L));
  lua_pop(L, 1);
  return all->failed ? NULL : all->text;
}

/* Reads the names of all faces, zones, purses and shown variables, in all languages. */
int names_read(lua_State *L) {
  struct names *n = vm_world(L)->names;
  n->faces = n->world->table.faces;
  n->zones = n->world->table.zones;
  n->purses = n->world->purses.count;
  n->showns = n->world->showns;
  int things = names_in_language(n);
  vm_defer(vm_of(L));
  n->name = calloc((size_t)(lang_count * things) + 1, sizeof *n->name);
  vm_undefer(vm_of(L));
  if (n->name == NULL) return vm_no_room(L);
  for (int i = 0; i < lang_count * things; i++) {
    const char *lang = lang_codes[i / things];
    int thing = i % things;
    int place = thing - 2 * n->faces;
    int purse = place - n->zones, shown = purse - n->purses;
    const char *what = place < 0 ? "a piece" : purse < 0 ? "a zone" : shown < 0 ? "a purse" : "a variable";
    if (place < 0) naming_push_face(L, (uint16_t)(thing % n->faces), lang, thing >= n->faces);
    else if (purse < 0) naming_push_zone(L, (uint16_t)place, lang);
    else if (shown < 0) naming_push_purse(L, purse, lang);
    else naming_push_shown(L, shown, lang);
    if (keep_name(L, &n->text, &n->name[i], what) == NULL) return vm_no_room(L);
  }
  read_fields(L, n);
  read_words(L, SLOT_ZONE_NAMES, n->zones, n->zone);
  read_words(L, SLOT_PURSE_NAMES, n->purses, n->purse);
  read_words(L, SLOT_SHOWN, n->showns, n->shown);
  return 0;
}

void names_free(struct names *n) {
  line_free(&n->text);
  free(n->name);
  free(n->symbol);
  texts_free(n->texts);
}

/* --- texts --- */

const char *word_in(const struct names *n, enum lang lang, const char *word) {
  const char *text = word == NULL ? NULL : texts_get(n->texts, lang, word);
  return text == NULL ? word : text;
}

/* The place where this string is remembered to have a text. */
static const char **memory_of(const char **memory, const char *text) {
  return &memory[(uintptr_t)text / 16 % TEXTS_REMEMBERED];
}

/* Only frozen strings are remembered, because they never move. */
static bool remember_known(lua_State *L, const char **place, const char *text, bool known) {
  const void *start;
  size_t size = vm_frozen(vm_of(L), &start);
  bool frozen = (uintptr_t)text - (uintptr_t)start < size && !vm_world(L)->laying_out;
  if (known && frozen) *place = text;
  return known;
}

bool text_known(lua_State *L, const char *key) {
  struct names *n = vm_world(L)->names;
  const char **place = memory_of(n->known_words, key);
  if (*place == key) return true;
  bool known = texts_empty(n->texts) || texts_get(n->texts, LANG_EN, key) != NULL;
  if (known) lib_check_told(L, key); /* whether anybody listens or not */
  return remember_known(L, place, key, known);
}

const char *text_of_question(const struct names *n, enum lang lang, const char *prompt) {
  char key[80];
  int size = snprintf(key, sizeof key, "%s?", prompt);
  return size > 0 && (size_t)size < sizeof key ? texts_get(n->texts, lang, key) : NULL;
}

bool text_known_question(lua_State *L, const char *prompt) {
  struct names *n = vm_world(L)->names;
  const char **place = memory_of(n->known_questions, prompt);
  if (*place == prompt) return true;
  return remember_known(L, place, prompt,
                        texts_empty(n->texts) || text_of_question(n, LANG_EN, prompt) != NULL);
}
