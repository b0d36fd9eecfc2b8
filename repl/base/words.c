/* words.c: help for the words of scripts. */
#include "words.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "say.h"

/* The name in a signature: "deal" of "zone:deal(n, to)". Returns its size. */
static size_t name_in(const struct word *word, const char **name) {
  size_t size = strcspn(word->signature, " ([{\"");
  *name = word->signature;
  for (size_t i = 0; i < size; i++)
    if (strchr(".:", word->signature[i])) *name = word->signature + i + 1;
  return size - (size_t)(*name - word->signature);
}

static bool is_named(const struct word *word, const char *name) {
  const char *known;
  size_t size = name_in(word, &known);
  return strlen(name) == size && strncmp(known, name, size) == 0;
}

/* "croupier.score" is `score` for short. */
static bool belongs(const struct word *word, const char *section, size_t size) {
  const char *dot = strrchr(word->section, '.'), *last = dot ? dot + 1 : word->section;
  return (strlen(word->section) == size && strncmp(word->section, section, size) == 0) ||
         (strlen(last) == size && strncmp(last, section, size) == 0);
}

/* What stands before the last sign in a name; SIZE_MAX: there is none. */
static size_t section_in(const char *name) {
  for (size_t size = strlen(name); size > 0; size--)
    if (strchr(".:", name[size - 1])) return size - 1;
  return SIZE_MAX;
}

static void print_word(const struct word *word) {
  say_line("  %s\n      %s", word->signature, word->sentence);
}

bool words_help(const char *name) {
  size_t section = section_in(name);
  bool found = false;
  for (const struct word *w = words; *name && w->section; w++) {
    bool is = section != SIZE_MAX ? belongs(w, name, section) && is_named(w, name + section + 1)
                                  : belongs(w, name, strlen(name)) || is_named(w, name);
    if (is) print_word(w);
    found = found || is;
  }
  return found;
}

const struct word *words_find(const char *section, size_t size, const char *name) {
  for (const struct word *w = words; w->section; w++)
    if (belongs(w, section, size) && is_named(w, name)) return w;
  return NULL;
}

void words_doubt(const char *complaint) {
  static const char *const kinds[] = {"call a nil value (method '", "call a nil value (field '"};
  enum { MOST = 600, ROOM = 40 };
  static char known[MOST][ROOM];
  const char *names[MOST], *missing = NULL, *name;
  size_t count = 0;
  for (int i = 0; i < 2 && !missing; i++)
    if ((missing = strstr(complaint, kinds[i])) != NULL) missing += strlen(kinds[i]);
  if (!missing) return;
  for (const struct word *w = words; w->section && count < MOST; w++) {
    int size = (int)name_in(w, &name);
    snprintf(known[count], ROOM, "%.*s", size, name);
    names[count] = known[count];
    count++;
  }
  char word[ROOM];
  snprintf(word, sizeof word, "%.*s", (int)strcspn(missing, "'"), missing);
  const char *near = near_name(word, names, count);
  if (near && strcmp(near, word) != 0) warn(T(did_you_mean), near);
}

void words_offer(const char *typed, void (*offer)(void *data, const char *word), void *data) {
  size_t section = section_in(typed);
  const char *name, *last = "";
  for (const struct word *w = words; w->section; w++) {
    char word[100];
    int size = (int)name_in(w, &name);
    if (section == SIZE_MAX && strcmp(w->section, last) != 0) offer(data, w->section);
    else if (section != SIZE_MAX && *name != '#' && belongs(w, typed, section)) {
      snprintf(word, sizeof word, "%.*s%.*s", (int)section + 1, typed, size, name);
      offer(data, word);
    }
    last = w->section;
  }
}
