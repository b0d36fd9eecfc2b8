/* complete_lua.c: what a line of Lua may become: the names there are now, and what functions want. */
#define _POSIX_C_SOURCE 200809L

#include "complete_lua.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lex.h"
#include "words.h"

enum { HINT_SIZE = 200, LINE_SIZE = 1000 };

/* The next of the names, as text of its own; "": there are no more. */
static const char *next_name(const char *names, char name[LINE_SIZE]) {
  size_t size = strcspn(names, "\n");
  snprintf(name, LINE_SIZE, "%.*s", (int)size, names);
  return names[size] ? names + size + 1 : "";
}

void lua_complete(croupier *c, const char *typed, size_t begins, void (*add)(void *to, const char *line),
                  void *to) {
  croupier_following f = croupier_follow(c, typed + begins);
  char name[LINE_SIZE], line[2 * LINE_SIZE];
  if (begins + f.kept >= LINE_SIZE) return;
  for (const char *at = f.names; *at;) {
    at = next_name(at, name);
    snprintf(line, sizeof line, "%.*s%s", (int)(begins + f.kept), typed, name);
    add(to, line);
  }
}

/* The word of that name among those at the end of the line, or NULL. */
static const struct word *explained(const char *lua, const croupier_following *f, const char *name) {
  struct token last = lex(lua); /* the name before the sign: score.majority */
  for (struct token t = last; f->kept && t.text + t.size < lua + f->kept; t = lex(t.text + t.size)) last = t;
  if (*f->of) return words_find(f->of, strlen(f->of), name);
  return f->kept ? words_find(last.text, last.size, name) : NULL;
}

/* "(n, zone [, why])   move the top n ...": what the function wants. */
static void add_usage(char hint[HINT_SIZE], const struct word *w, const char *name) {
  const char *at = w ? strstr(w->signature, name) : NULL;
  size_t used = strlen(hint);
  if (at) snprintf(hint + used, HINT_SIZE - used, "%s   %s", at + strlen(name), w->sentence);
}

/* Behind `p1.hand:deal(` as behind `p1.hand:deal`. */
static char *usage_in_brackets(croupier *c, const char *lua, size_t size) {
  char *function = strndup(lua, size - 1), hint[HINT_SIZE] = "";
  croupier_following f = {0, "", ""};
  if (function) f = croupier_follow(c, function);
  if (*f.names) add_usage(hint, explained(function, &f, function + f.kept), function + f.kept);
  free(function);
  return *hint == '(' ? strdup(hint + 1) : NULL;
}

char *lua_hint(croupier *c, const char *lua) {
  size_t size = strlen(lua), used = 0, count = 0;
  char name[LINE_SIZE], hint[HINT_SIZE] = "";
  if (size > 0 && lua[size - 1] == '(') return usage_in_brackets(c, lua, size);
  croupier_following f = croupier_follow(c, lua);
  const char *begun = lua + f.kept;
  if (!*begun && (f.kept == 0 || !strchr(".:", begun[-1]))) return NULL; /* anything may stand here */
  for (const char *at = f.names; *at; count++) {
    at = next_name(at, name);
    const char *part = count == 0 ? name + strlen(begun) : name;
    const struct word *w = count == 0 && (!*part || !*at) ? explained(lua, &f, name) : NULL;
    if (used + strlen(part) + 12 > sizeof hint) {
      snprintf(hint + used, sizeof hint - used, "  | ...");
      break;
    }
    used += (size_t)snprintf(hint + used, sizeof hint - used, "%s%s", count ? "  | " : "", part);
    if (!w) continue;
    add_usage(hint, w, name);
    break;
  }
  return *hint ? strdup(hint) : NULL;
}
