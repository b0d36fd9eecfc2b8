/* names.c: names and texts, kept where they are fetched without Lua. */
#include "croupier_inner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "naming.h"

/* --- names, once the table is laid --- */

/* What the fields of pieces are called, and the words in them: frozen strings. */
static void read_fields(lua_State *L, croupier *c) {
  struct names *n = &c->names;
  lib_slot(L, SLOT_FIELDS);
  n->fields = (uint16_t)lua_rawlen(L, -1);
  for (int i = 0; i < n->fields; i++) {
    lua_rawgeti(L, -1, i + 1);
    n->field[i] = lib_check_told(L, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
  lib_slot(L, SLOT_SYMBOLS);
  int symbols = (int)lua_rawlen(L, -1);
  vm_defer(c->vm);
  n->symbol = calloc((size_t)symbols + 1, sizeof(char *));
  vm_undefer(c->vm);
  if (n->symbol == NULL) croupier_no_memory(L, c);
  for (int i = 1; i <= symbols; i++) {
    lua_rawgeti(L, -1, i);
    n->symbol[i] = lib_check_told(L, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
}

/* The strings of a list, which are frozen with all others of now. */
static void read_words(lua_State *L, int slot, int count, const char **words) {
  lib_slot(L, slot);
  for (int i = 0; i < count; i++) {
    lua_rawgeti(L, -1, i + 1);
    words[i] = lib_check_told(L, lua_tostring(L, -1));
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

/* Take the name at the top of the stack to where names are kept, outside the arena. */
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

/* Of all faces, zones and purses, in all languages. */
int croupier_read_names(lua_State *L) {
  croupier *c = lua_touserdata(L, 1);
  struct names *n = &c->names;
  n->faces = c->world->table.faces;
  n->zones = c->world->table.zones;
  n->purses = c->world->purses.count;
  int things = names_in_language(n);
  vm_defer(c->vm);
  n->name = calloc((size_t)(LANGS * things) + 1, sizeof *n->name);
  vm_undefer(c->vm);
  if (n->name == NULL) return croupier_no_memory(L, c);
  for (int i = 0; i < LANGS * things; i++) {
    const char *lang = lang_codes[i / things];
    int thing = i % things;
    int place = thing - 2 * n->faces;
    const char *what = place < 0 ? "a piece" : place < n->zones ? "a zone" : "a purse";
    if (place < 0) naming_push_face(L, (uint16_t)(thing % n->faces), lang, thing >= n->faces);
    else if (place < n->zones) naming_push_zone(L, (uint16_t)place, lang);
    else naming_push_purse(L, place - n->zones, lang);
    if (keep_name(L, &n->text, &n->name[i], what) == NULL) return croupier_no_memory(L, c);
  }
  read_fields(L, c);
  read_words(L, SLOT_ZONE_NAMES, n->zones, n->zone);
  read_words(L, SLOT_PURSE_NAMES, n->purses, n->purse);
  return 0;
}

/* --- texts --- */

const char *text_of(const struct croupier *host, const char *lang, const char *key) {
  return texts_get(host->texts, lang_of(lang), key);
}

/* Where it is remembered that this very string has a text. */
static const char **memory_of(const char **memory, const char *text) {
  return &memory[(uintptr_t)text / 16 % TEXTS_REMEMBERED];
}

/* Only frozen strings are remembered: they stay where they are for ever. */
static bool remember_known(const croupier *c, const char **place, const char *text, bool known) {
  const void *start;
  size_t size = vm_frozen(c->vm, &start);
  bool frozen = (uintptr_t)text - (uintptr_t)start < size && !c->world->laying_out;
  if (known && frozen) *place = text;
  return known;
}

bool text_known(struct croupier *host, const char *key) {
  const char **place = memory_of(host->known_words, key);
  if (*place == key) return true;
  return remember_known(host, place, key,
                        texts_empty(host->texts) || texts_get(host->texts, LANG_EN, key) != NULL);
}

const char *text_of_question(const croupier *c, enum lang lang, const char *prompt) {
  char key[80];
  int n = snprintf(key, sizeof key, "%s?", prompt);
  return n > 0 && (size_t)n < sizeof key ? texts_get(c->texts, lang, key) : NULL;
}

bool text_known_question(struct croupier *host, const char *prompt) {
  const char **place = memory_of(host->known_questions, prompt);
  if (*place == prompt) return true;
  return remember_known(host, place, prompt,
                        texts_empty(host->texts) || text_of_question(host, LANG_EN, prompt) != NULL);
}

const char *croupier_name(const croupier *c, const char *name, const char *code) {
  int things = names_in_language(&c->names);
  for (int i = 0; i < things; i++) {
    bool brief = i >= c->names.faces && i < 2 * c->names.faces;
    if (!brief && strcmp(name_of(c, LANG_NONE, i), name) == 0) return name_of(c, lang_of(code), i);
  }
  return name;
}
