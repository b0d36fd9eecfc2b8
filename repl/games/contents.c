/* contents.c: what lies in zones and purses and is shown of variables, as people call it. */
#define _POSIX_C_SOURCE 200809L

#include "contents.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"

/* What was told of the piece at a place; "": nothing. */
static const char *told_of(croupier *c, int seat, const char *lang, int zone, int place) {
  const char *told = croupier_told_of(c, seat, zone, place, lang);
  return told ? told : "";
}

static int by_order(const void *a, const void *b) {
  const croupier_piece *x = a, *y = b;
  return (x->order > y->order) - (x->order < y->order);
}

/* "white 2 (told: 2), red 5"; of pieces that the seat does not see: "(told: 2), ?", or only how many they are. */
static void put_pieces(FILE *out, croupier *c, int seat, const char *lang, int zone) {
  croupier_piece piece[CROUPIER_MOST_PIECES];
  croupier_zone z = croupier_zone_at(c, seat, zone);
  bool any = z.seen;
  for (int i = 0; i < z.count && !any; i++) any = *told_of(c, seat, lang, zone, i);
  if (z.count == 0) fputs(T(zone_empty), out);
  else if (!any) fprintf(out, "(%d)", z.count);
  int count = croupier_pieces(c, seat, zone, piece, CROUPIER_MOST_PIECES);
  if (z.sorted && z.seen) qsort(piece, (size_t)count, sizeof *piece, by_order);
  for (int i = 0; i < z.count && any; i++) {
    const char *told = told_of(c, seat, lang, zone, piece[i].place);
    const char *name = z.seen ? croupier_piece_name(c, piece[i].id, lang) : *told ? "" : "?";
    fprintf(out, "%s%s", i > 0 ? ", " : "", name);
    if (*told) fprintf(out, "%s(%s)", *name ? " " : "", told);
  }
}

void print_zone(croupier *c, int seat, const char *lang, const char *before, int zone) {
  char *line = NULL;
  size_t size;
  FILE *out = open_memstream(&line, &size);
  if (!out) return;
  fputs(before, out);
  put_pieces(out, c, seat, lang, zone);
  if (fclose(out) == 0) print_line(stdout, line, 6);
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
