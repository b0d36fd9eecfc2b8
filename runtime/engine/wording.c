/* wording.c: the texts about pieces, and which texts of a game are missing. */
#include "wording.h"

#include <stdio.h>
#include <string.h>

#include "fault.h"
#include "fill.h"
#include "forms.h"

/* --- what a piece does --- */

enum { KEY_ROOM = MAX_NAME + 3 };

/* Whose fields the text names, and who reads it. */
struct piece_text {
  const croupier *c;
  int piece; /* from 0 */
  enum lang lang;
  char digits[24];
};

/* The text about the piece of this name, or else about all that share its pattern. NULL: none. */
static const char *find_text(const croupier *c, int piece, enum lang lang, char key[KEY_ROOM]) {
  const char *const names[] = {piece_name(&c->names, LANG_NONE, piece), piece_pattern(&c->names, piece)};
  for (int i = 0; i < 2; i++) {
    snprintf(key, KEY_ROOM, "? %s", names[i]);
    const char *text = texts_get(c->names.texts, lang, key);
    if (text != NULL) return text;
  }
  return NULL;
}

/* The value in the script's own words: of a field, or else of a knob. NULL: there is neither. */
static const char *plain_value(void *data, const char *name) {
  struct piece_text *p = data;
  const struct names *n = &p->c->names;
  const struct table *t = &p->c->world->table;
  for (int i = 0; i < n->fields; i++) {
    if (strcmp(n->field[i], name) != 0) continue;
    int32_t value = t->field[t->piece[p->piece].face][i];
    if (value == NO_FIELD) return "";
    if (t->kind[i] == FIELD_WORD) return n->symbol[value];
    snprintf(p->digits, sizeof p->digits, "%d", (int)value);
    return p->digits;
  }
  for (size_t i = 0; i < p->c->knob_count; i++)
    if (strcmp(p->c->knobs[i].name, name) == 0) return p->c->knobs[i].value;
  return NULL;
}

static bool add_value(void *data, struct line *to, const char *name) {
  const struct piece_text *p = data;
  const char *value = plain_value(data, name);
  if (value != NULL) line_add(to, word_in(&p->c->names, p->lang, value));
  return value != NULL;
}

const char *croupier_piece_says(croupier *c, int id, const char *code) {
  char key[KEY_ROOM];
  struct piece_text p = {c, id - 1, lang_of(code) == LANG_NONE ? LANG_EN : lang_of(code), ""};
  if (id < 1 || id > c->world->table.pieces) return NULL;
  const char *text = find_text(c, p.piece, p.lang, key);
  if (text == NULL) return NULL;
  line_clear(&c->line);
  fill(&(struct filling){add_value, plain_value, &p}, &c->line, text);
  return c->line.failed ? NULL : line_text(&c->line);
}

static bool has_value(void *data, const struct clause *is) { return plain_value(data, is->name) != NULL; }

/* Only where the text is of that very language. */
static croupier_status_code check_text(croupier *c, struct piece_text *p) {
  char key[KEY_ROOM];
  const char *text = find_text(c, p->piece, p->lang, key);
  bool own = text != NULL && texts_has(c->names.texts, p->lang, key);
  const char *wrong = own ? fill_wrong(text, false, has_value, p) : NULL;
  if (wrong == NULL) return CROUPIER_OK;
  return croupier_fail(c, CROUPIER_SCRIPT,
                       "the text '%s' (%s) has '%.*s' in it, but '%s' has no such field: write {FIELD} for "
                       "the value of a field or knob",
                       key, lang_codes[p->lang], (int)strcspn(wrong, "}]\n") + 1, wrong,
                       piece_name(&c->names, LANG_NONE, p->piece));
}

croupier_status_code croupier_check_wordings(croupier *c) {
  const struct table *t = &c->world->table;
  for (int i = 0; i < t->pieces; i++) {
    if (i > 0 && t->piece[i].face == t->piece[i - 1].face) continue; /* alike */
    for (int lang = LANG_EN; lang < lang_count; lang++) {
      struct piece_text p = {c, i, (enum lang)lang, ""};
      if (check_text(c, &p) != CROUPIER_OK) return c->code;
    }
  }
  return CROUPIER_OK;
}

/* --- what is missing --- */

bool croupier_next_wording(const croupier *c, const char *code, size_t *place, croupier_wording *wording) {
  enum lang lang = lang_of(code) == LANG_NONE ? LANG_EN : lang_of(code);
  const struct texts *t = c->names.texts;
  bool read;
  const char *key = texts_next(t, place, &read);
  if (key == NULL) return false;
  bool missing = !texts_has(t, lang, key);
  *wording = (croupier_wording){key, texts_peek(t, lang, key), missing, read};
  return true;
}

const char *croupier_plain_text(croupier *c, const char *text) {
  line_clear(&c->line);
  forms_add(&c->line, text);
  return c->line.failed ? NULL : line_text(&c->line);
}

bool croupier_has_language(const croupier *c, const char *code) {
  return lang_of(code) != LANG_NONE && texts_offered(c->names.texts, lang_of(code));
}
