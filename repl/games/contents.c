/* contents.c: what lies in zones and purses, as people call it. */
#define _POSIX_C_SOURCE 200809L

#include "contents.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"

enum { OF_A_ZONE = CROUPIER_MOST_PIECES };

static void write_zone(FILE *out, const croupier *c, int seat, const char *lang, int i) {
  croupier_zone zone = croupier_zone_at(c, seat, i);
  croupier_piece piece[OF_A_ZONE];
  int pieces = zone.seen ? croupier_pieces(c, seat, i, piece, OF_A_ZONE) : 0;
  if (zone.count == 0) fputs(T(zone_empty), out);
  else if (!zone.seen) fprintf(out, "(%d)", zone.count);
  for (int k = 0; k < pieces; k++) {
    if (k > 0) fputs(", ", out);
    print_safe(out, croupier_piece_name(c, piece[k].id, lang));
  }
}

void print_zone(const croupier *c, int seat, const char *lang, const char *before, int zone) {
  char *line = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&line, &size);
  if (!out) return;
  print_safe(out, before);
  write_zone(out, c, seat, lang, zone);
  if (fclose(out) == 0) print_line(stdout, line, 6);
  free(line);
}

void print_purse(const croupier *c, int seat, const char *before, int i) {
  croupier_purse purse = croupier_purse_at(c, seat, i);
  print_safe(stdout, before);
  if (purse.known) printf("%d\n", purse.amount);
  else puts("?");
}

static bool same_name(const char *a, const char *b) { return a && b && strcmp(a, b) == 0; }

bool same_zone(const croupier *a, const croupier *b, int seat, int i) {
  croupier_zone here = croupier_zone_at(a, seat, i), there = croupier_zone_at(b, seat, i);
  croupier_piece x[OF_A_ZONE], y[OF_A_ZONE];
  if (!same_name(here.name, there.name)) return true;
  if (here.count != there.count) return false;
  croupier_pieces(a, seat, i, x, OF_A_ZONE);
  croupier_pieces(b, seat, i, y, OF_A_ZONE);
  for (int k = 0; k < here.count && here.seen; k++)
    if (!same_name(x[k].name, y[k].name)) return false;
  return true;
}

bool same_purse(const croupier *a, const croupier *b, int seat, int i) {
  croupier_purse x = croupier_purse_at(a, seat, i), y = croupier_purse_at(b, seat, i);
  return !same_name(x.name, y.name) || (x.known == y.known && x.amount == y.amount);
}

struct both_names both_names(const croupier *c, const char *lang, const char *name) {
  struct both_names is;
  const char *called = croupier_name(c, name, lang);
  bool same = strcmp(called, name) == 0;
  snprintf(is.text, sizeof is.text, "%s%s%s", name, same ? "" : ", ", same ? "" : called);
  return is;
}
