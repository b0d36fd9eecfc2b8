/* rules.c: the page about the rules that players read: what holds with the knobs as they are. */
#include "rules.h"

#include "fault.h"

#include <string.h>

#include "fill.h"
#include "page.h"

struct reader {
  const croupier *c;
  enum lang lang;
};

static const croupier_knob *knob_named(const croupier *c, const char *name) {
  for (size_t i = 0; i < c->knob_count; i++)
    if (strcmp(c->knobs[i].name, name) == 0) return &c->knobs[i];
  return NULL;
}

/* Numbers as they are; "on" and the words of a choice in the words of the texts. */
static bool add_knob(void *data, struct line *to, const char *name) {
  const struct reader *r = data;
  const croupier_knob *knob = knob_named(r->c, name);
  if (knob != NULL) line_add(to, word_in(&r->c->names, r->lang, knob->value));
  return knob != NULL;
}

static const char *knob_value(void *data, const char *name) {
  const croupier_knob *knob = knob_named(((const struct reader *)data)->c, name);
  return knob == NULL ? NULL : knob->value;
}

const char *croupier_rules(croupier *c, const char *code, int columns) {
  struct reader r = {c, lang_of(code) == LANG_NONE ? LANG_EN : lang_of(code)};
  const char *text = texts_get(c->names.texts, r.lang, "rules");
  if (text == NULL) return NULL;
  struct line filled = {0};
  fill(&(struct filling){add_knob, knob_value, &r}, &filled, text);
  line_clear(&c->line);
  page_set(&c->line, line_text(&filled), columns);
  c->line.failed |= filled.failed;
  line_free(&filled);
  return line_text(&c->line);
}

/* --- checking --- */

static bool is_number(const char *text) { return *text != '\0' && text[strspn(text, "-0123456789")] == '\0'; }

/* Is the value one of those in "goods, all"? */
static bool is_choice(const char *value, const char *range) {
  size_t size = strlen(value);
  for (const char *at = range; *at != '\0'; at += strspn(at, ", ")) {
    size_t word = strcspn(at, ",");
    if (word == size && strncmp(at, value, size) == 0) return true;
    at += word;
  }
  return false;
}

/* A knob is a number exactly if its range is "4..20". */
static bool allows(void *data, const struct clause *is) {
  const croupier_knob *knob = knob_named(data, is->name);
  if (knob == NULL) return false;
  bool number = strstr(knob->range, "..") != NULL && is_number(knob->initial);
  if (is->sign == 0) return true;
  return number ? is_number(is->value) : is->sign == '=' && is_choice(is->value, knob->range);
}

croupier_status_code croupier_check_rules(croupier *c) {
  for (int lang = LANG_EN; lang < lang_count; lang++) {
    if (!texts_has(c->names.texts, (enum lang)lang, "rules")) continue;
    const char *wrong = fill_wrong(texts_get(c->names.texts, (enum lang)lang, "rules"), true, allows, c);
    if (wrong == NULL) continue;
    int size = (int)strcspn(wrong, "}]\n");
    return croupier_fail(
        c, CROUPIER_SCRIPT,
        "the text 'rules' (%s) has '%.*s' in it: write {KNOB} for the value of a knob, and [KNOB: "
        "...], [not KNOB: ...] or [KNOB=VALUE: ...] for what holds with some values only",
        lang_codes[lang], size < 40 ? size : 40, wrong);
  }
  return CROUPIER_OK;
}
