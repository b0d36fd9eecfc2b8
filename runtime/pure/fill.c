/* fill.c: texts with values in braces, and with clauses in brackets that hold only sometimes. */
#include "fill.h"

#include "article.h"

#include <stdlib.h>
#include <string.h>

/* --- reading --- */

/* Copies what lies between the two places, without blanks around it. False: it is empty or too long. */
static bool copy(char to[MOST_FILLED], const char *from, const char *end) {
  while (from < end && *from == ' ') from++;
  while (from < end && end[-1] == ' ') end--;
  size_t size = (size_t)(end - from);
  if (size == 0 || size >= MOST_FILLED || memchr(from, '\n', size) != NULL) return false;
  memcpy(to, from, size);
  to[size] = '\0';
  return true;
}

/* The name in the braces that begin here. Returns the place behind them; NULL: these are none. */
static const char *read_name(const char *text, struct clause *is) {
  const char *end = *text == '{' ? strpbrk(text + 1, "{}\n") : NULL;
  memset(is, 0, sizeof *is);
  return end != NULL && *end == '}' && copy(is->name, text + 1, end) ? end + 1 : NULL;
}

/* The bracket that closes the one before `text`. */
static const char *closing(const char *text) {
  int open = 1;
  for (; *text != '\0'; text++) {
    open += (*text == '[') - (*text == ']');
    if (open == 0) return text;
  }
  return NULL;
}

bool clause_read(const char *text, struct clause *is) {
  memset(is, 0, sizeof *is);
  const char *colon = *text == '[' ? strpbrk(text + 1, ":[]{}\n") : NULL;
  if (colon == NULL || *colon != ':' || (colon[1] != ' ' && colon[1] != '\n')) return false;
  text++;
  if (strncmp(text, "not ", 4) == 0) {
    is->negated = true;
    text += 4;
  }
  const char *sign = text + strcspn(text, "=<>:");
  if (*sign != ':') is->sign = *sign;
  is->text = colon + 2;
  is->end = closing(is->text);
  return is->end != NULL && copy(is->name, text, sign) && (is->sign == 0 || copy(is->value, sign + 1, colon));
}

/* --- filling --- */

static bool holds(const struct clause *is, const char *plain) {
  long n = strtol(plain, NULL, 10), than = strtol(is->value, NULL, 10);
  bool so;
  switch (is->sign) {
  case '=': so = strcmp(plain, is->value) == 0; break;
  case '<': so = n < than; break;
  case '>': so = n > than; break;
  default: so = *plain != '\0' && strcmp(plain, "0") != 0 && strcmp(plain, "off") != 0;
  }
  return so != is->negated;
}

/* A clause that is left out takes one of the blanks around it along, or the end of the line that was its own. */
static const char *behind_nothing(struct line *to, const char *text, const char *end) {
  char before = to->size == 0 ? '\n' : to->text[to->size - 1], after = text < end ? *text : '\n';
  if (before == ' ' && after == '\n') to->text[--to->size] = '\0';
  else if (text < end && strchr(" \n", before) != NULL && strchr(" \n", after) != NULL) return text + 1;
  return text;
}

static void fill_to(const struct filling *f, struct line *to, const char *text, const char *end) {
  struct clause is;
  while (text < end) {
    const char *rest = read_name(text, &is), *plain;
    if (rest != NULL && f->add(f->data, to, is.name)) {
      text = rest;
    } else if (clause_read(text, &is) && (plain = f->plain(f->data, is.name)) != NULL) {
      bool said = holds(&is, plain);
      if (said) fill_to(f, to, is.text, is.end);
      text = said ? is.end + 1 : behind_nothing(to, is.end + 1, end);
    } else {
      line_add_char(to, *text++);
    }
  }
}

void fill(const struct filling *f, struct line *to, const char *text) {
  size_t before = to->size;
  fill_to(f, to, text, text + strlen(text));
  if (to->failed || to->size == before) return;
  article_choose(to->text + before);
  to->size = before + strlen(to->text + before);
}

const char *fill_wrong(const char *text, bool all, bool (*allows)(void *data, const struct clause *is),
                       void *data) {
  int open = 0; /* clauses */
  for (const char *rest; *text != '\0'; text = rest) {
    struct clause is;
    bool clause = clause_read(text, &is);
    rest = clause ? is.text : read_name(text, &is);
    if (rest != NULL && !allows(data, &is)) return text;
    open += clause;
    bool stray = strchr(open > 0 && *text == ']' ? "" : "{}[]", *text) != NULL;
    if (rest == NULL && all && stray) return text;
    if (*text == ']' && open > 0) open--;
    if (rest == NULL) rest = text + 1;
  }
  return NULL;
}
