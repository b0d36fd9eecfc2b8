/* text.c: a table of texts, and the engine's own words in both languages. */
#include "text.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "letter.h"

/* --- the engine's own words --- */

static const struct {
  const char *key, *en, *hu;
} own[] = {
    {"player {n}", "player {n}", "{n}. játékos"},
    {"place of a player", "{place} of {player}", "{place} ({player})"},
    {"yes", "yes", "igen"},
    {"no", "no", "nem"},
    {"done", "done", "kész"},
    {"pass", "pass", "passz"},
    {"on", "on", "be"},
    {"off", "off", "ki"},
    {"not what is asked for", "it is not what is asked for", "nem ilyet kell választani"},
    {"a card", "a card", "egy lap"},
    {"renewed", "shuffled in again", "újrakeverve"},
    {"point", "point", "pont"},
    {"points", "points", "pont"},
    {"{player} has bid {amount}", "{player} has bid {amount}", "{player} licitje {amount}"},
    {"offer?", "Which of your cards do you offer?", "Mely lapjaidat ajánlod fel?"},
    {"how many wanted?", "How many cards do you want for that?", "Hány lapot kérsz érte?"},
    {"offer:", "offers", "ajánlja"},
    {"how many wanted:", "wants so many cards", "ennyi lapot kér"},
    {"wanted:", "wants", "kéri"},
    {"wanted?", "What do you want for that? The same may be named twice",
     "Mit kérsz érte? Ugyanaz többször is megnevezhető"},
    {"answer offer?", "Do you agree to the offer?", "Elfogadod az ajánlatot?"},
    {"accept", "accept", "elfogadom"},
    {"counter-offer", "counter-offer", "ellenajánlat"},
    {"refuse", "refuse", "elutasítom"},
    {"traded", "traded", "csere"},
    {"you do not have what is wanted", "you do not have what is wanted", "nincs meg, amit kér"},
    {"there have been counter-offers enough", "there have been counter-offers enough",
     "volt már elég ellenajánlat"},
    {"{giver} offers {taker} {given} for {wanted}", "{giver} offers {taker}: {given} for {wanted}",
     "{giver} ajánlata ({taker} részére): {given}, cserébe ezért: {wanted}"},
    {"{taker} gives {giver} {wanted} for {given}", "{taker} gives {giver} {wanted} for {given}",
     "{taker} odaadja, {giver} megkapja: {wanted}, ezért: {given}"},
    {"event:start", "{game}: {players} players, seed {seed}", "{game}: {players} játékos, kezdőszám {seed}"},
    {"event:move", "{piece}: {from} > {to}", "{piece}: {from} > {to}"},
    {"event:move why", "{piece}: {from} > {to}, {why}", "{piece}: {from} > {to}, {why}"},
    {"event:shuffle", "{zone} is shuffled", "{zone}: keverés"},
    {"event:renew", "{from} > {zone}, shuffled", "{from} > {zone}, megkeverve"},
    {"event:roll", "Rolled: {dice}", "Dobás: {dice}"},
    {"event:answer", "Player {seat}: {choice}", "{seat}. játékos: {choice}"},
    {"event:does", "Player {seat} {does}: {choice}", "{seat}. játékos {does}: {choice}"},
    {"event:secret", "Player {seat} has answered in secret", "{seat}. játékos titokban válaszolt"},
    {"event:purse", "{from} pays {amount} to {to}", "{from} > {to}: {amount}"},
    {"event:purse why", "{from} pays {amount} to {to} ({why})", "{from} > {to}: {amount} ({why})"},
    {"event:pays", "{payer} pays {amount} {what} to {to}", "{payer} fizet: {amount} {what}, ide: {to}"},
    {"event:pays why", "{payer} pays {amount} {what} to {to} ({why})",
     "{payer} fizet: {amount} {what}, ide: {to} ({why})"},
    {"event:gets", "{payee} gets {amount} {what} from {from}", "{payee} kap: {amount} {what}, innen: {from}"},
    {"event:gets why", "{payee} gets {amount} {what} from {from} ({why})",
     "{payee} kap: {amount} {what}, innen: {from} ({why})"},
    {"event:pays player", "{payer} pays {payee} {amount} {what}",
     "{payer} fizet: {amount} {what}, neki: {payee}"},
    {"event:pays player why", "{payer} pays {payee} {amount} {what} ({why})",
     "{payer} fizet: {amount} {what}, neki: {payee} ({why})"},
    {"event:score", "Player {seat}: {points} ({why}), {total} in all",
     "{seat}. játékos: {points} ({why}), összesen {total}"},
    {"event:score dummy", "{name}: {points} ({why}), {total} in all",
     "{name}: {points} ({why}), összesen {total}"},
    {"event:score dummy bare", "{name}: {points}, {total} in all", "{name}: {points}, összesen {total}"},
    {"event:score bare", "Player {seat}: {points}, {total} in all",
     "{seat}. játékos: {points}, összesen {total}"},
    {"event:phase", "--- {name} ---", "--- {name} ---"},
    {"event:phase n", "--- {name} {number} ---", "--- {number}. {name} ---"},
    {"event:phase player", "--- {name}: {player} ---", "--- {name}: {player} ---"},
    {"event:phase n player", "--- {name} {number}: {player} ---", "--- {number}. {name}: {player} ---"},
    {"wanted:exactly", "choose {least} of {of}", "{of} közül {least} választandó"},
    {"wanted:between", "choose {least} to {most} of {of}", "{of} közül {least}–{most} választandó"},
    {"wanted:least", "choose {least} or more of {of}", "{of} közül legalább {least} választandó"},
    {"wanted:most", "choose up to {most} of {of}", "{of} közül legfeljebb {most} választható"},
    {"wanted:order", "one after the other, {of} in all", "egymás után, összesen {of}"},
    {"picture:phase", "{name}", "{name}"},
    {"picture:phase n", "{name} {number}", "{number}. {name}"},
    {"picture:you", "you", "te"},
    {"picture:leads", "leads", "vezet"},
    {"picture:wins", "wins", "nyert"},
    {"event:place", ". ", ". hely: "},
    {"event:end", "The game is over", "A játék véget ért"},
};

/* --- the texts of a game --- */

struct entry {
  char *key, *text;
  uint32_t hash;
  enum lang lang;
};

struct texts {
  struct entry *entry; /* hashed, open addressing; key NULL: free */
  size_t count, room;  /* room is a power of two */
  size_t size;         /* bytes of keys and texts */
};

const char *const lang_codes[LANGS] = {NULL, "en", "hu"};

enum lang lang_of(const char *code) {
  if (code == NULL) return LANG_NONE;
  if (strcmp(code, "en") == 0) return LANG_EN;
  return strcmp(code, "hu") == 0 ? LANG_HU : LANG_NONE;
}

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

bool texts_empty(const struct texts *t) { return t->count == 0; }

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

const char *texts_get(const struct texts *t, enum lang lang, const char *key) {
  if (lang == LANG_NONE) return NULL;
  if (t->room > 0) {
    const struct entry *e = slot_of(t, lang, key);
    if (e->key != NULL) return e->text;
  }
  for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
    if (strcmp(own[i].key, key) == 0) return lang == LANG_HU ? own[i].hu : own[i].en;
  return NULL;
}

static bool ends_with(const char *key, char last) {
  size_t length = strlen(key);
  return length > 0 && key[length - 1] == last;
}

const char *texts_gap(const struct texts *t, enum lang *missing) {
  for (size_t i = 0; i < t->room; i++) {
    if (t->entry[i].key == NULL) continue;
    enum lang other = t->entry[i].lang == LANG_EN ? LANG_HU : LANG_EN;
    if (slot_of(t, other, t->entry[i].key)->key != NULL) continue;
    if (other == LANG_EN && ends_with(t->entry[i].key, '=')) continue; /* see croupier_knob_at */
    *missing = other;
    return t->entry[i].key;
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

void text_add_player(struct line *l, const struct texts *t, enum lang lang, int seat) {
  const char *text = lang == LANG_NONE ? "player {n}" : texts_get(t, lang, "player {n}");
  const char *n = strstr(text, "{n}");
  if (n == NULL) { /* a game's own text */
    line_add(l, text);
    return;
  }
  line_add_bytes(l, text, (size_t)(n - text));
  line_add_number(l, seat + 1);
  line_add(l, n + 3);
}

void line_free(struct line *l) {
  free(l->text);
  *l = (struct line){0};
}

const char *line_text(const struct line *l) { return l->text == NULL || l->failed ? "" : l->text; }
