/* pyramid.c: counts the stones that a pyramid lacks. */
#include "pyramid.h"

/* From the top down, each level needs one stone more than the level above it. Returns the number of stones that
   are not at hand for a pyramid with exactly these levels. */
static int lacking(const struct pyramid *p, int low, int high) {
  int lack = 0, needed = 0;
  for (int level = high; level >= low; level--) {
    needed++;
    if (p->width[level] > needed) needed = p->width[level];
    int missing = needed - p->width[level] - p->stones[level];
    if (missing > 0) lack += missing;
  }
  return lack;
}

bool pyramid_span(const struct pyramid *p, int *low, int *high) {
  *low = 0;
  *high = p->levels - 1;
  while (*low < p->levels && p->width[*low] == 0) ++*low;
  if (*low == p->levels) return false;
  while (p->width[*high] == 0) --*high;
  return true;
}

/* A pyramid with more levels than necessary lacks at least as many stones, so only the smallest need be tried. Levels
   from low to high hold stones. */
static bool completes(const struct pyramid *p, int low, int high) {
  if (high - low + 1 >= p->least) return lacking(p, low, high) <= p->wild;
  int lowest = high + 1 > p->least ? high + 1 - p->least : 0;
  for (; lowest <= low && lowest + p->least <= p->levels; lowest++)
    if (lacking(p, lowest, lowest + p->least - 1) <= p->wild) return true;
  return false;
}

bool pyramid_stands(const struct pyramid *p) {
  struct pyramid bare = {.levels = p->levels, .least = p->least};
  for (int level = 0; level < p->levels; level++) bare.width[level] = p->width[level];
  int low, high;
  return pyramid_span(&bare, &low, &high) && completes(&bare, low, high);
}

/* The same as pyramid_fits, where the levels that hold stones are known: from low to high, or none if low is above. */
static bool fits_within(struct pyramid *p, int level, bool wild, int low, int high) {
  int *at_hand = wild ? &p->wild : &p->stones[level];
  if (*at_hand == 0) return false;
  --*at_hand;
  p->width[level]++;
  bool fits = completes(p, level < low ? level : low, level > high ? level : high);
  p->width[level]--;
  ++*at_hand;
  return fits;
}

/* The levels that hold stones. If none does, every level is below the lowest and above the highest of them. */
static void find_span(const struct pyramid *p, int *low, int *high) {
  if (!pyramid_span(p, low, high)) *low = p->levels, *high = -1;
}

bool pyramid_fits(struct pyramid *p, int level, bool wild) {
  int low, high;
  find_span(p, &low, &high);
  return fits_within(p, level, wild, low, high);
}

bool pyramid_can_grow(struct pyramid *p) {
  int low, high;
  find_span(p, &low, &high);
  for (int level = 0; level < p->levels; level++)
    if (fits_within(p, level, false, low, high) || fits_within(p, level, true, low, high)) return true;
  return false;
}
