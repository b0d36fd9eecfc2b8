/* unreached.c: what the text of a script could do. */
#include "unreached.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* Words of scripts, and the events that only they make. */
static const struct {
  const char *word, *event;
} makers[] = {
    {":shuffle", "shuffle"}, {":roll", "roll"},   {":pick", "roll"},   {":random", "roll"}, {":pay", "purse"},
    {":auction", "auction"}, {":score", "score"}, {":phase", "phase"}, {":note", "note"},   {":told", "told"},
};

/* A line of the text, without its end. NULL: there are no more. */
static const char *line_of(const char **at, const char *end, size_t *size) {
  const char *line = *at;
  if (line >= end) return NULL;
  const char *stop = memchr(line, '\n', (size_t)(end - line));
  *size = (size_t)((stop ? stop : end) - line);
  *at = stop ? stop + 1 : end;
  return line;
}

static bool holds(const char *line, size_t size, const char *word) {
  size_t length = strlen(word);
  for (size_t i = 0; i + length <= size; i++) {
    if (size - i >= 2 && line[i] == '-' && line[i + 1] == '-') return false; /* a comment */
    if (strncmp(line + i, word, length) == 0 &&
        (i + length == size || !isalnum((unsigned char)line[i + length])))
      return true;
  }
  return false;
}

/* "function byzanz:auction_off(lot)" begins a rule. */
static bool begins_rule(const char *line, size_t size, char name[80]) {
  static const char head[] = "function ";
  const char *colon =
      size > sizeof head && strncmp(line, head, sizeof head - 1) == 0 ? memchr(line, ':', size) : NULL;
  size_t length = 0;
  if (!colon) return false;
  while (colon + 1 + length < line + size &&
         (isalnum((unsigned char)colon[1 + length]) || colon[1 + length] == '_'))
    length++;
  snprintf(name, 80, "%.*s", (int)length, colon + 1);
  return true;
}

void unreached_each_line(const croupier_source *source,
                         void (*each)(void *data, int number, const char *text, size_t size,
                                      const char *rule),
                         void *data) {
  const char *at = source->text, *end = at + source->size, *line;
  char rule[80] = "";
  size_t size;
  for (int i = 1; (line = line_of(&at, end, &size)) != NULL; i++) {
    bool head = begins_rule(line, size, rule);
    if (size == 3 && strncmp(line, "end", 3) == 0) rule[0] = '\0';
    each(data, i, line, size, head ? "" : rule);
  }
}

struct adding {
  const struct covered *covered;
  struct ledger *to;
};

static void add_line(void *data, int number, const char *text, size_t size, const char *rule) {
  const struct adding *a = data;
  for (size_t k = 0; k < sizeof makers / sizeof *makers; k++)
    if (holds(text, size, makers[k].word)) ledger_add(a->to, 0, "could/%s", makers[k].event);
  if (*rule && number <= a->covered->lines && a->covered->count[number - 1] >= 0)
    ledger_add(a->to, a->covered->count[number - 1], "rule/%s", rule);
}

void unreached_add(const struct cover *cover, struct ledger *to) {
  for (size_t i = 0; i < cover->count; i++)
    if (cover->of[i].count)
      unreached_each_line(cover->of[i].source, add_line, &(struct adding){&cover->of[i], to});
}
