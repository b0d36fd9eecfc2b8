/* names.c: names and texts, kept outside Lua. */
#include "names.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fold.h"
#include "naming.h"

/* --- names, once the table is laid --- */

/* The names of fields, and the words in them: frozen strings. */
static void read_fields(lua_State *L, struct names *n) {
  lib_slot(L, SLOT_FIELDS);
  n->fields = (uint16_t)lua_rawlen(L, -1);
  for (int i = 0; i < n->fields; i++) {
    lua_rawgeti(L, -1, i + 1);
    n->field[i] = lib_word(L, -1);
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
    n->symbol[i] = lib_word(L, -1);
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

static void read_patterns(lua_State *L, struct names *n) {
  vm_defer(vm_of(L));
  n->pattern = calloc((size_t)n->faces + 1, sizeof *n->pattern);
  vm_undefer(vm_of(L));
  if (n->pattern == NULL) vm_no_room(L);
  lib_slot(L, SLOT_FACES);
  for (int face = 0; face < n->faces; face++) {
    lua_rawgeti(L, -1, -1 - face);
    if (keep_name(L, &n->text, &n->pattern[face], "a piece") == NULL) vm_no_room(L);
  }
  lua_pop(L, 1);
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
  read_patterns(L, n);
  read_fields(L, n);
  read_words(L, SLOT_ZONE_NAMES, n->zones, n->zone);
  read_words(L, SLOT_PURSE_NAMES, n->purses, n->purse);
  read_words(L, SLOT_SHOWN, n->showns, n->shown);
  return 0;
}

void names_free(struct names *n) {
  line_free(&n->text);
  free(n->name);
  free(n->pattern);
  free(n->symbol);
  texts_free(n->texts);
}

/* --- texts --- */

const char *word_in(const struct names *n, enum lang lang, const char *word) {
  const char *text = word == NULL ? NULL : texts_get(n->texts, lang, word);
  return text == NULL ? word : text;
}

/* The place where this string is remembered to have been wanted. Few share one: two words of a question that did would
   be wanted again each time. */
static const char **memory_of(const char **memory, const char *text) {
  return &memory[((uintptr_t)text * FOLD_FRACTION >> 32) % TEXTS_REMEMBERED];
}

/* Only frozen strings are remembered, because they never move. */
static void remember(lua_State *L, const char **place, const char *text) {
  const void *start;
  size_t size = vm_frozen(vm_of(L), &start);
  if ((uintptr_t)text - (uintptr_t)start < size && !vm_world(L)->laying_out) *place = text;
}

/* Has it anything to translate: a letter outside the names in braces? */
static bool has_letters(const char *word) {
  bool name = false;
  for (; *word != '\0'; word++) {
    name = *word == '{' || (name && *word != '}');
    if (!name && (isalpha((unsigned char)*word) || (unsigned char)*word >= 0x80)) return true;
  }
  return false;
}

/* False: there is no memory. Then the word shows as it is, and is wanted again the next time: nothing that plays on may
   depend on it. */
static bool want(lua_State *L, const char *key, const char *word) {
  vm_defer(vm_of(L));
  bool kept = !has_letters(word) || texts_want(vm_world(L)->names->texts, key, word);
  vm_undefer(vm_of(L));
  return kept;
}

bool text_wanted(lua_State *L, const char *key) {
  const char **place = memory_of(vm_world(L)->names->known_words, key);
  if (*place == key) return true;
  if (strlen(key) > MAX_WORD || text_unshown(key, "") != NULL) return false;
  if (want(L, key, key)) remember(L, place, key);
  return true;
}

bool text_wanted_reason(lua_State *L, const char *why) {
  struct names *n = vm_world(L)->names;
  const char **place = memory_of(n->known_reasons, why);
  char key[MAX_NAME + 10];
  if (*place == why || *memory_of(n->known_words, why) == why) return true;
  bool whole = snprintf(key, sizeof key, "move:%s", why) < (int)sizeof key;
  if (!whole || texts_peek(n->texts, LANG_EN, key) == NULL) return text_wanted(L, why);
  remember(L, place, why);
  return true;
}

enum { LONGEST_QUESTION = 80 }; /* with its question mark; a longer one is its own text */

static bool key_of_question(char key[LONGEST_QUESTION], const char *prompt) {
  return snprintf(key, LONGEST_QUESTION, "%s?", prompt) < LONGEST_QUESTION;
}

const char *text_of_question(const struct names *n, enum lang lang, const char *prompt) {
  char key[LONGEST_QUESTION];
  return key_of_question(key, prompt) ? texts_get(n->texts, lang, key) : NULL;
}

bool text_has_question(const struct names *n, enum lang lang, const char *prompt) {
  char key[LONGEST_QUESTION];
  return key_of_question(key, prompt) && texts_has(n->texts, lang, key);
}

void text_wanted_question(lua_State *L, const char *prompt) {
  char key[LONGEST_QUESTION];
  const char **place = memory_of(vm_world(L)->names->known_questions, prompt);
  if (*place == prompt) return;
  if (!key_of_question(key, prompt) || want(L, key, prompt)) remember(L, place, prompt);
}

bool text_is_plain(lua_State *L, const char *prompt) {
  return *memory_of(vm_world(L)->names->plain_questions, prompt) == prompt;
}

void text_found_plain(lua_State *L, const char *prompt) {
  remember(L, memory_of(vm_world(L)->names->plain_questions, prompt), prompt);
}
