/* rules.c: the page about the rules that players read, with the values of the knobs in it. */
#include "rules.h"

#include "fault.h"

#include <string.h>

static const croupier_knob *knob_named(const croupier *c, const char *name, size_t size) {
  for (size_t i = 0; i < c->knob_count; i++)
    if (strlen(c->knobs[i].name) == size && strncmp(c->knobs[i].name, name, size) == 0) return &c->knobs[i];
  return NULL;
}

/* The value of a knob as text: numbers as they are; "on" and the words of a choice in the words of the texts. */
static void add_value(croupier *c, enum lang lang, const char *value) {
  const char *text = texts_get(c->names.texts, lang, value);
  line_add(&c->line, text == NULL ? value : text);
}

const char *croupier_rules(croupier *c, const char *code) {
  enum lang lang = lang_of(code) == LANG_NONE ? LANG_EN : lang_of(code);
  const char *text = texts_get(c->names.texts, lang, "rules");
  if (text == NULL) return NULL;
  line_clear(&c->line);
  while (*text != '\0') {
    size_t size = strcspn(text, "{");
    line_add_bytes(&c->line, text, size);
    text += size;
    if (*text == '\0') break;
    size = strcspn(++text, "}"); /* croupier_check_rules has checked that it exists */
    add_value(c, lang, knob_named(c, text, size)->value);
    text += size + 1;
  }
  return line_text(&c->line);
}

croupier_status_code croupier_check_rules(croupier *c) {
  for (int lang = LANG_EN; lang < lang_count; lang++) {
    const char *text = texts_get(c->names.texts, (enum lang)lang, "rules");
    for (text = text == NULL ? NULL : strchr(text, '{'); text != NULL; text = strchr(text, '{')) {
      int size = (int)strcspn(++text, "}\n");
      if (text[size] != '}' || knob_named(c, text, (size_t)size) == NULL)
        return croupier_fail(c, CROUPIER_SCRIPT,
                             "the text 'rules' (%s) has '{%.*s' in it: in braces stands the name of a knob",
                             lang_codes[lang], size < 40 ? size : 40, text);
    }
  }
  return CROUPIER_OK;
}
