/* contents.c: what lies in zones and purses and is shown of variables, as people call it. */
#define _POSIX_C_SOURCE 200809L

#include "contents.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"

void print_zone(croupier *c, int seat, const char *lang, const char *before, int zone) {
  char number[24];
  int count = croupier_zone_at(c, seat, zone).count;
  const char *pieces = count > 0 ? croupier_contents(c, seat, zone, lang) : T(zone_empty);
  snprintf(number, sizeof number, "(%d)", count);
  if (!pieces) pieces = number;
  char *line = malloc(strlen(before) + strlen(pieces) + 1);
  if (!line) return;
  strcat(strcpy(line, before), pieces);
  print_line(stdout, line, 6);
  free(line);
}

void print_purse(const croupier *c, int seat, const char *before, int i) {
  croupier_purse purse = croupier_purse_at(c, seat, i);
  print_safe(stdout, before);
  if (purse.known) printf("%d\n", purse.amount);
  else puts("?");
}

void print_shown(croupier *c, int seat, const char *lang, const char *before, int i) {
  const char *text = croupier_shown_text(c, seat, i, lang);
  if (croupier_shown_at(c, seat, i).values == 0) text = "-";
  else if (text && *text == '\0') text = croupier_text(c, "yes", lang);
  if (!text) return;
  char *line = malloc(strlen(before) + strlen(text) + 1);
  if (!line) return;
  print_line(stdout, strcat(strcpy(line, before), text), 6);
  free(line);
}

static bool same_name(const char *a, const char *b) { return a && b && strcmp(a, b) == 0; }

bool same_zone(croupier *a, croupier *b, int seat, int i) {
  croupier_zone here = croupier_zone_at(a, seat, i), there = croupier_zone_at(b, seat, i);
  if (!same_name(here.name, there.name)) return true;
  const char *x = croupier_contents(a, seat, i, NULL), *y = croupier_contents(b, seat, i, NULL);
  return here.count == there.count && (!x || !y || strcmp(x, y) == 0);
}

bool same_purse(const croupier *a, const croupier *b, int seat, int i) {
  croupier_purse x = croupier_purse_at(a, seat, i), y = croupier_purse_at(b, seat, i);
  return !same_name(x.name, y.name) || (x.known == y.known && x.amount == y.amount);
}

bool same_shown(croupier *a, croupier *b, int seat, int i) {
  croupier_shown x = croupier_shown_at(a, seat, i), y = croupier_shown_at(b, seat, i);
  if (!same_name(x.name, y.name)) return true;
  const char *here = croupier_shown_text(a, seat, i, NULL), *there = croupier_shown_text(b, seat, i, NULL);
  return x.values == y.values && (!here || !there || strcmp(here, there) == 0);
}

struct both_names both_names(const croupier *c, const char *lang, const char *name) {
  struct both_names is;
  const char *called = croupier_name(c, name, lang);
  bool same = strcmp(called, name) == 0;
  snprintf(is.text, sizeof is.text, "%s%s%s", name, same ? "" : ", ", same ? "" : called);
  return is;
}
