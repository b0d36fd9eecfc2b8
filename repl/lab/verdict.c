/* verdict.c: what comparisons come to, in sentences. */
#include "verdict.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static void add(char *text, const char *more) {
  size_t used = strlen(text);
  snprintf(text + used, VERDICT_ROOM - used, "%s", more);
}

static void add_sides(const struct comparison *c, const struct finding *finding, char *says) {
  char text[200], name[40];
  bool any = false;
  for (int i = 0; i < c->sides.count; i++) {
    const struct finding *f = &finding[i];
    if (!f->changed) continue;
    snprintf(text, sizeof text, f->change < 0 ? T(compare_less) : T(compare_more),
             side_name(c->sides, i, name), fabs(f->change), f->half);
    add(says, any ? "; " : "");
    add(says, text);
    any = true;
  }
  add(says, any ? "" : T(compare_no_seat));
}

static void add_changed(const struct comparison *c, const struct finding *finding, char *says) {
  char text[200];
  bool any = false;
  for (int i = c->sides.count; i < measures(c->sides); i++) {
    const struct finding *f = &finding[i];
    struct measure m = measure_at(i, c->sides);
    if (!f->changed) continue;
    snprintf(text, sizeof text, "%s %+.2f ± %.2f%s", m.name, f->change, f->half, m.sign);
    add(says, any ? ", " : T(compare_table));
    add(says, text);
    any = true;
  }
}

/* The smallest changes that would have been found where none was: in points of a hundred, and in parts of A's mean. */
struct unseen {
  int measures;
  double points, part;
};

static struct unseen unseen(const struct comparison *c, const struct finding *finding) {
  struct unseen u = {0, 0, 0};
  for (int i = 0; i < measures(c->sides); i++) {
    const struct finding *f = &finding[i];
    if (f->changed) continue;
    u.measures++;
    if (*measure_at(i, c->sides).sign) u.points = fmax(u.points, f->seen);
    else if (f->a != 0) u.part = fmax(u.part, 100 * f->seen / fabs(f->a));
  }
  return u;
}

static void add_unchanged(const struct comparison *c, const struct finding *finding, char *says) {
  char text[200];
  struct unseen u = unseen(c, finding);
  if (u.measures == 0) return;
  bool some = u.measures < measures(c->sides);
  snprintf(text, sizeof text, some ? T(compare_unchanged) : T(compare_all_unchanged), u.measures);
  add(says, text);
  snprintf(text, sizeof text, T(compare_unseen_points), u.points);
  if (u.points > 0) add(says, text);
  if (u.points > 0 && u.part > 0) add(says, T(compare_or));
  snprintf(text, sizeof text, T(compare_unseen_part), u.part);
  if (u.part > 0) add(says, text);
}

const char *verdict_sentence(const struct comparison *c, char says[VERDICT_ROOM]) {
  struct finding finding[MOST_MEASURES];
  compare_find(c, finding);
  *says = '\0';
  add(says, c->is->change);
  add(says, ": ");
  add_sides(c, finding, says);
  add_changed(c, finding, says);
  add_unchanged(c, finding, says);
  add(says, ".");
  croupier_articles(says);
  return says;
}

/* --- two strengths of bots --- */

/* The other measures that change otherwise where other bots play. */
static void add_unstable(const struct compared *all, char *says) {
  const struct comparison *c = all->at[0];
  bool any = false;
  for (int i = 0; i < measures(c->sides); i++) {
    if (compare_is_main(c, i) || compare_stability(c, all->at[1], i) != UNSTABLE) continue;
    add(says, any ? ", " : T(compare_unstable_also));
    add(says, measure_at(i, c->sides).name);
    any = true;
  }
  add(says, any ? "." : "");
}

const char *verdict_stability(const struct compared *all, char says[VERDICT_ROOM]) {
  if (all->strengths < 2) {
    snprintf(says, VERDICT_ROOM, "%s", T(compare_one_strength));
    return says;
  }
  enum stability is = compare_main_stability(all->at[0], all->at[1]);
  const char *bots = all->at[0]->bots, *others = all->at[1]->bots;
  if (is == STABLE) snprintf(says, VERDICT_ROOM, T(compare_stable), bots, others);
  else if (is == UNSTABLE) snprintf(says, VERDICT_ROOM, T(compare_unstable), bots, others);
  else snprintf(says, VERDICT_ROOM, T(compare_open), bots, others);
  add_unstable(all, says);
  return says;
}

const char *verdict_honest(const struct comparison *c) {
  return c->once ? T(compare_honest_once) : T(compare_honest);
}
