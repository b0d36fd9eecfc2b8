/* forms.c: a text with values and clauses as people read it outside a game. */
#include "forms.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fill.h"

enum { MOST_NAMES = 8, MOST_VALUES = 4, MOST_TRIED = 256 };

/* A name that clauses test, and values at which they hold or not. */
struct tested {
  char name[MOST_FILLED], value[MOST_VALUES][MOST_FILLED];
  int values, chosen;
};
struct forms {
  struct tested tested[MOST_NAMES];
  int names;
  char *form[MOST_FORMS];
  int count;
};

static struct tested *find(struct forms *f, const char *name) {
  for (int i = 0; i < f->names; i++)
    if (strcmp(f->tested[i].name, name) == 0) return &f->tested[i];
  return NULL;
}

static void add_value(struct tested *t, const char *value) {
  for (int i = 0; i < t->values; i++)
    if (strcmp(t->value[i], value) == 0) return;
  if (t->values < MOST_VALUES) snprintf(t->value[t->values++], MOST_FILLED, "%s", value);
}

/* A value at which the test holds, or does not hold. */
static void value_where(const struct clause *is, bool so, char value[MOST_FILLED]) {
  long than = strtol(is->value, NULL, 10);
  switch (is->sign) {
  case '=': snprintf(value, MOST_FILLED, "%.40s%s", is->value, so ? "" : "0"); break;
  case '<': snprintf(value, MOST_FILLED, "%ld", so ? than - 1 : than); break;
  case '>': snprintf(value, MOST_FILLED, "%ld", so ? than + 1 : than); break;
  default: snprintf(value, MOST_FILLED, "%s", so ? "on" : "off");
  }
}

/* First the value at which the clause is said. */
static bool note(void *data, const struct clause *is) {
  struct forms *f = data;
  struct tested *t = find(f, is->name);
  char value[MOST_FILLED];
  if (is->text == NULL || (t == NULL && f->names == MOST_NAMES)) return true;
  if (t == NULL) {
    t = &f->tested[f->names++];
    snprintf(t->name, sizeof t->name, "%s", is->name);
  }
  for (int said = 1; said >= 0; said--) {
    value_where(is, said != is->negated, value);
    add_value(t, value);
  }
  return true;
}

static const char *plain(void *data, const char *name) {
  const struct tested *t = find(data, name);
  return t == NULL ? "" : t->value[t->chosen];
}

static bool add(void *data, struct line *to, const char *name) {
  (void)data;
  (void)name;
  line_add(to, "…");
  return true;
}

/* False: all have been chosen. */
static bool choose_next(struct forms *f) {
  for (int i = f->names - 1; i >= 0; i--) {
    struct tested *t = &f->tested[i];
    if (++t->chosen < t->values) return true;
    t->chosen = 0;
  }
  return false;
}

static bool is_known(const struct forms *f, const char *form) {
  for (int i = 0; i < f->count; i++)
    if (strcmp(f->form[i], form) == 0) return true;
  return false;
}

static void keep_form(struct forms *f, const char *text) {
  struct line form = {0};
  line_add(&form, "");
  fill(&(struct filling){add, plain, f}, &form, text);
  if (form.failed || form.size == 0 || is_known(f, form.text)) line_free(&form);
  else f->form[f->count++] = form.text;
}

void forms_add(struct line *to, const char *text) {
  struct forms f = {.names = 0};
  fill_wrong(text, false, note, &f);
  int tried = 0;
  do keep_form(&f, text);
  while (f.count < MOST_FORMS && ++tried < MOST_TRIED && choose_next(&f));
  for (int i = 0; i < f.count; i++) {
    if (i > 0) line_add(to, " / ");
    line_add(to, f.form[i]);
    free(f.form[i]);
  }
}
