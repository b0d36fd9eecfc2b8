/* words.c: help for the words of scripts. */
#include "words.h"

#include <stdio.h>
#include <string.h>

#include "say.h"

/* The name in a signature: "deal" of "zone:deal(n, to)". */
static bool is_named(const struct word *word, const char *name) {
  size_t size = strlen(name), section = strlen(word->section);
  const char *at = strncmp(word->signature, word->section, section) == 0 ? word->signature + section
                                                                         : word->signature;
  at += strspn(at, ".:");
  return strncmp(at, name, size) == 0 && !strchr("abcdefghijklmnopqrstuvwxyz_", at[size] ? at[size] : ' ');
}

static void print_word(const struct word *word) {
  printf("  ");
  print_safe(stdout, word->signature);
  printf("\n      ");
  print_safe(stdout, word->sentence);
  putchar('\n');
}

bool words_help(const char *name) {
  size_t section = strcspn(name, ".:");
  const char *rest = name[section] ? name + section + 1 : NULL;
  bool found = false;
  for (const struct word *w = words; *name && w->section; w++) {
    bool here = strlen(w->section) == section && strncmp(w->section, name, section) == 0;
    if (rest ? !here || !is_named(w, rest) : !here && !is_named(w, name)) continue;
    print_word(w);
    found = true;
  }
  return found;
}
