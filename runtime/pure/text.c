/* text.c: a table of texts. */
#include "text.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "letter.h"

/* --- the library's own texts --- */

const char *text_own(enum lang lang, enum text key) {
  return library_texts[lang == LANG_NONE ? 0 : lang - LANG_EN][key];
}

int text_named(const char *name) {
  for (int key = 0; key < TEXT_COUNT; key++)
    if (strcmp(library_keys[key], name) == 0) return key;
  return -1;
}

static const char *own_word(enum lang lang, const char *key) {
  for (const struct own_word *w = own_words; w->key != NULL; w++)
    if (*w->key == *key && strcmp(w->key, key) == 0) return w->text[lang];
  return NULL;
}

enum lang lang_of(const char *code) {
  for (int lang = LANG_EN; code != NULL && lang < lang_count; lang++)
    if (strcmp(code, lang_codes[lang]) == 0) return (enum lang)lang;
  return LANG_NONE;
}

/* --- the texts of a game --- */

struct entry {
  char *key, *text;
  uint32_t hash;
  enum lang lang; /* LANG_NONE: a key that players read, and the word of the script */
  bool read;
};

struct texts {
  struct entry *entry;  /* hashed, open addressing; key NULL: free */
  size_t count, room;   /* room is a power of two */
  size_t size;          /* bytes of keys and texts */
  size_t wanted;        /* entries of LANG_NONE */
  bool has[MOST_LANGS]; /* texts in these languages */
};

struct texts *texts_new(void) {
  return calloc(1, sizeof(struct texts));
}

void texts_free(struct texts *t) {
  if (t == NULL) return;
  for (size_t i = 0; i < t->room; i++) {
    free(t->entry[i].key);
    free(t->entry[i].text);
  }
  free(t->entry);
  free(t);
}

static uint32_t hash_of(enum lang lang, const char *key) {
  uint32_t h = 2166136261u ^ (uint32_t)lang;
  for (; *key != '\0'; key++) h = (h ^ (unsigned char)*key) * 16777619u;
  return h;
}

static struct entry *slot_of(const struct texts *t, enum lang lang, const char *key) {
  uint32_t hash = hash_of(lang, key);
  size_t i = hash & (t->room - 1);
  while (t->entry[i].key != NULL &&
         (t->entry[i].hash != hash || t->entry[i].lang != lang || strcmp(t->entry[i].key, key) != 0))
    i = (i + 1) & (t->room - 1);
  return &t->entry[i];
}

static bool make_room(struct texts *t) {
  if (t->count * 2 < t->room) return true;
  struct texts bigger = {.room = t->room ? t->room * 2 : 64};
  bigger.entry = calloc(bigger.room, sizeof *bigger.entry);
  if (bigger.entry == NULL) return false;
  for (size_t i = 0; i < t->room; i++)
    if (t->entry[i].key != NULL) *slot_of(&bigger, t->entry[i].lang, t->entry[i].key) = t->entry[i];
  free(t->entry);
  t->entry = bigger.entry;
  t->room = bigger.room;
  return true;
}

static char *copy(const char *text) {
  size_t size = strlen(text) + 1;
  char *c = malloc(size);
  return c == NULL ? NULL : memcpy(c, text, size);
}

void texts_offer(struct texts *t, enum lang lang) { t->has[lang] = true; }
bool texts_offered(const struct texts *t, enum lang lang) { return t->has[lang]; }

bool texts_add(struct texts *t, enum lang lang, const char *key, const char *text) {
  if (!make_room(t)) return false;
  struct entry *e = slot_of(t, lang, key);
  char *new_text = copy(text);
  if (new_text == NULL) return false;
  if (e->key == NULL) {
    if ((e->key = copy(key)) == NULL) {
      free(new_text);
      return false;
    }
    e->hash = hash_of(lang, key);
    e->lang = lang;
    t->count++;
  }
  t->size += strlen(text) + (e->text == NULL ? strlen(key) : 0) - (e->text == NULL ? 0 : strlen(e->text));
  free(e->text);
  e->text = new_text;
  return true;
}

size_t texts_size(const struct texts *t) { return t->size + t->count * sizeof *t->entry; }

static struct entry *find(const struct texts *t, enum lang lang, const char *key) {
  struct entry *e = t->room > 0 ? slot_of(t, lang, key) : NULL;
  return e == NULL || e->key == NULL ? NULL : e;
}

/* Writes the word with blanks; names in braces stay. */
static void make_plain(char *word) {
  bool name = false;
  for (; *word != '\0'; word++) {
    name = *word == '{' || (name && *word != '}');
    if (*word == '_' && !name) *word = ' ';
  }
}

bool texts_want(struct texts *t, const char *key, const char *word) {
  if (t->wanted == MOST_WANTED || strlen(key) > MAX_WORD || find(t, LANG_NONE, key) != NULL) return true;
  if (!texts_add(t, LANG_NONE, key, word)) return false;
  make_plain(find(t, LANG_NONE, key)->text);
  t->wanted++;
  return true;
}

/* Without a text a rule's comment stands for it, in whatever language, and no text of another one. */
static bool is_of_rule(const char *key) {
  size_t size = strlen(key);
  return size > 0 && key[size - 1] == ')';
}

/* NULL: *own is the library's own text, or NULL. */
static struct entry *choose(const struct texts *t, enum lang lang, const char *key, const char **own) {
  struct entry *e = find(t, lang, key);
  *own = e == NULL ? own_word(lang, key) : NULL;
  if (e != NULL || *own != NULL) return e;
  for (int other = LANG_EN; e == NULL && other < lang_count && !is_of_rule(key); other++)
    e = find(t, (enum lang)other, key);
  return e == NULL ? find(t, LANG_NONE, key) : e;
}

const char *texts_get(const struct texts *t, enum lang lang, const char *key) {
  if (lang == LANG_NONE) return NULL;
  const char *own;
  struct entry *e = choose(t, lang, key, &own);
  if (e == NULL) return own;
  e->read = true;
  return e->text;
}

const char *texts_peek(const struct texts *t, enum lang lang, const char *key) {
  const char *own;
  const struct entry *e = choose(t, lang, key, &own);
  return e == NULL ? own : e->text;
}

bool texts_has(const struct texts *t, enum lang lang, const char *key) {
  return find(t, lang, key) != NULL || own_word(lang, key) != NULL;
}

/* The first entry of its key. */
static bool is_first(const struct texts *t, const struct entry *e) {
  for (int lang = LANG_NONE; lang < (int)e->lang; lang++)
    if (find(t, (enum lang)lang, e->key) != NULL) return false;
  return true;
}

const char *texts_next(const struct texts *t, size_t *place, bool *read) {
  while (*place < t->room) {
    const struct entry *e = &t->entry[(*place)++], *in;
    if (e->key == NULL || is_of_rule(e->key) || !is_first(t, e)) continue;
    *read = false;
    for (int lang = LANG_NONE; lang < lang_count; lang++)
      *read |= (in = find(t, (enum lang)lang, e->key)) != NULL && (in->read || lang == LANG_NONE);
    return e->key;
  }
  return NULL;
}

size_t text_mark(const char *text, size_t size) {
  return size >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
}

bool text_sound(const char *text) {
  for (size_t left = strlen(text), size; left > 0; text += size, left -= size)
    if ((size = letter_read(text, left, NULL)) == 0) return false;
  return true;
}

size_t text_cut(const char *text, size_t size, size_t most) {
  if (size <= most) return size;
  while (most > 0 && ((unsigned char)text[most] & 0xc0) == 0x80) most--;
  return most;
}

const char *text_unshown(const char *text, const char *allowed) {
  for (size_t left = strlen(text), size; left > 0; text += size, left -= size) {
    uint32_t code;
    if ((size = letter_read(text, left, &code)) == 0) return text;
    if (!letter_shown(code) && (code >= 0x80 || !strchr(allowed, (int)code))) return text;
  }
  return NULL;
}

void text_safe(char *to, size_t room, const char *from) {
  size_t used = 0;
  for (size_t left = strlen(from), size; left > 0; from += size, left -= size) {
    char safe[LETTER_ROOM];
    size = letter_safe(from, left, safe);
    if (used + strlen(safe) >= room) break;
    used += strlen(strcpy(to + used, safe));
  }
  to[used] = '\0';
}

/* --- lines --- */

static bool line_room(struct line *l, size_t more) {
  if (l->failed) return false;
  if (l->size + more + 1 <= l->room) return true;
  size_t room = l->room ? l->room * 2 : 256;
  while (room < l->size + more + 1) room *= 2;
  char *text = realloc(l->text, room);
  if (text == NULL) {
    l->failed = true;
    return false;
  }
  l->text = text;
  l->room = room;
  return true;
}

void line_clear(struct line *l) {
  l->size = 0;
  l->failed = false;
  if (l->text != NULL) l->text[0] = '\0';
}

void line_add_bytes(struct line *l, const char *text, size_t size) {
  if (!line_room(l, size)) return;
  memcpy(l->text + l->size, text, size);
  l->size += size;
  l->text[l->size] = '\0';
}

void line_add(struct line *l, const char *text) {
  if (text == NULL) l->failed = true;
  else line_add_bytes(l, text, strlen(text));
}

void line_add_char(struct line *l, char c) { line_add_bytes(l, &c, 1); }

void line_add_number(struct line *l, long long n) {
  char digits[24];
  line_add_bytes(l, digits, (size_t)snprintf(digits, sizeof digits, "%lld", n));
}

void line_add_unsigned(struct line *l, unsigned long long n) {
  char digits[24];
  snprintf(digits, sizeof digits, "%llu", n);
  line_add(l, digits);
}

void text_add_numbered(struct line *l, const struct texts *t, enum lang lang, const char *key, int number) {
  const char *text = lang == LANG_NONE ? key : texts_get(t, lang, key);
  const char *n = strstr(text, "{n}");
  if (n == NULL) { /* a game's own text */
    line_add(l, text);
    return;
  }
  line_add_bytes(l, text, (size_t)(n - text));
  line_add_number(l, number);
  line_add(l, n + 3);
}

void text_add_player(struct line *l, const struct texts *t, enum lang lang, int seat) {
  text_add_numbered(l, t, lang, "player {n}", seat + 1);
}

void line_free(struct line *l) {
  free(l->text);
  *l = (struct line){0};
}

const char *line_text(const struct line *l) { return l->text == NULL || l->failed ? "" : l->text; }
