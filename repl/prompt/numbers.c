/* numbers.c: the numbers of options: villages and characters have theirs, words the places in their list. */
#define _POSIX_C_SOURCE 200809L

#include "numbers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Are all options words of a list? Then each keeps its place in the list, whichever of them are possible now. */
static bool all_listed(croupier *c, int seat, int count) {
  for (int i = 0; i < count; i++) {
    croupier_about about = croupier_option_about(c, seat, i);
    if (about.kind != CROUPIER_WORD || about.zone || about.place == 0) return false;
  }
  return true;
}

/* A word about nothing: "take money" rather than "palace 5, green". */
static bool is_word(const croupier_about *about) { return about->kind == CROUPIER_WORD && !about->zone; }

/* The number at the end of a zone's name, in a piece's field `number`, or that of a player; 0: the option has none of
   its own. */
static int number_of(const croupier_about *about) {
  if (about->kind == CROUPIER_PLAYER) return about->seat;
  if (about->kind == CROUPIER_PIECE)
    return about->number > 0 && about->number < 1000 ? (int)about->number : 0;
  if (about->kind != CROUPIER_ZONE) return 0;
  size_t size = strlen(about->zone), digits = 0;
  while (digits < size && digits < 4 && about->zone[size - digits - 1] >= '0' &&
         about->zone[size - digits - 1] <= '9')
    digits++;
  return atoi(about->zone + size - digits);
}

/* The length of the family's name in that of the zone, or of the zone where the piece lies: "city." of "city.Agra";
   0: it has none. */
static size_t family(const croupier_about *about) {
  bool in_zone = about->kind != CROUPIER_ZONE || about->number > 0;
  const char *dot = in_zone && about->zone ? strchr(about->zone, '.') : NULL;
  return dot ? (size_t)(dot + 1 - about->zone) : 0;
}

/* How many zones have a name with this beginning, up to one of that name or, if that is NULL, all. */
static int count_family(const croupier *c, int seat, const char *family, size_t size, const char *name) {
  int count = 0;
  for (int i = 0; i < croupier_zones(c); i++) {
    const char *is = croupier_zone_at(c, seat, i).name;
    count += strncmp(is, family, size) == 0;
    if (name && strcmp(is, name) == 0) break;
  }
  return count;
}

/* Zones that were made together, with names instead of numbers, keep their places, and so does what lies alone in one
   of them; words get the numbers behind. Returns how many were made; 0: the options are not of this kind. */
static int number_together(croupier *c, int seat, int count, int *own) {
  char of[200] = "";
  int made = 0, words = 0;
  for (int i = 0; i < count; i++) {
    croupier_about about = croupier_option_about(c, seat, i);
    size_t size = family(&about);
    if (is_word(&about)) continue;
    if (size == 0 || size >= sizeof of || (made > 0 && strncmp(of, about.zone, size) != 0)) return 0;
    snprintf(of, sizeof of, "%.*s", (int)size, about.zone);
    made = count_family(c, seat, of, size, NULL);
  }
  for (int i = 0; i < count && made > 0; i++) {
    croupier_about about = croupier_option_about(c, seat, i);
    bool word = is_word(&about);
    own[i] = word ? made + ++words : count_family(c, seat, of, strlen(of), about.zone);
    if (!word && numbers_taken(own, i, own[i])) made = 0; /* two in one place */
  }
  for (int i = 0; i < count && made == 0; i++) own[i] = 0;
  return made;
}

/* Has each of these places a candidate, that is offered or not? */
static bool all_asked(croupier *c, int seat, int count, int made) {
  int asked = croupier_refusals(c, seat);
  for (int i = 0; i < count; i++) {
    croupier_about about = croupier_option_about(c, seat, i);
    asked += !is_word(&about);
  }
  return asked == made;
}

/* Numbers of their own serve if there are several, and no two options share one. */
enum numbering numbers_find(croupier *c, int seat, int count, int *own) {
  int numbered = 0, pieces = 0;
  bool apart = true, listed = all_listed(c, seat, count);
  for (int i = 0; i < count; i++) {
    croupier_about about = croupier_option_about(c, seat, i);
    own[i] = listed ? about.place : number_of(&about);
    numbered += own[i] > 0;
    pieces += own[i] > 0 && about.kind == CROUPIER_PIECE;
    for (int k = 0; k < i && own[i] > 0; k++) apart = apart && own[i] != own[k];
  }
  if (!apart) return NUMBERS_OF_PLACES;
  if (listed) return NUMBERS_OF_LIST;
  int made = pieces == 0 && numbered == 0 ? number_together(c, seat, count, own) : 0;
  if (made > 0 && all_asked(c, seat, count, made)) return NUMBERS_OF_LIST;
  if (pieces > 0 || made > 0) return NUMBERS_IN_PLACES;
  return numbered > 1 ? NUMBERS_ON_MAP : NUMBERS_OF_PLACES;
}

bool numbers_taken(const int *own, int count, int number) {
  for (int i = 0; i < count; i++)
    if (own[i] == number) return true;
  return false;
}

void numbers_fill(int *own, const int *at, int count) {
  int number = 1;
  for (int place = 0; place < count; place++) {
    if (own[at[place]] > 0) continue;
    while (numbers_taken(own, count, number)) number++;
    own[at[place]] = number;
  }
}

/* --- in a choice of several --- */

void numbers_begin(struct numbers_kept *k, int seat, size_t begin) {
  bool same = k->seat == seat && k->begin == begin;
  for (int i = 0; same && i < k->count; i++) k->option[i].used = false;
  if (same) return;
  numbers_forget(k);
  k->seat = seat;
  k->begin = begin;
}

int numbers_had(struct numbers_kept *k, const char *name) {
  for (int i = 0; i < k->count; i++) {
    if (k->option[i].used || strcmp(k->option[i].name, name) != 0) continue;
    k->option[i].used = true;
    return k->option[i].number;
  }
  return 0;
}

int numbers_keep(struct numbers_kept *k, const char *name, int number) {
  if (k->count == k->room) {
    int room = k->room ? 2 * k->room : 16;
    struct numbers_name *bigger = realloc(k->option, (size_t)room * sizeof *bigger);
    if (!bigger) return 0;
    k->option = bigger;
    k->room = room;
  }
  char *copy = strdup(name);
  if (!copy) return 0;
  if (number == 0) number = k->most + 1;
  if (number > k->most) k->most = number;
  k->option[k->count++] = (struct numbers_name){copy, number, true};
  return number;
}

void numbers_forget(struct numbers_kept *k) {
  for (int i = 0; i < k->count; i++) free(k->option[i].name);
  free(k->option);
  *k = (struct numbers_kept){.count = 0};
}
