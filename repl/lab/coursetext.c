/* coursetext.c: the course of many games as people read it, and as JSON. */
#include "coursetext.h"

#include <math.h>

#include "say.h"
#include "tally.h"

struct win_share {
  double rate;
  struct interval is;
};

static struct win_share share(uint64_t won, uint64_t games) {
  double wins = (double)won / WIN, n = (double)games;
  return (struct win_share){games ? wins / n : 0, wilson(wins, n)};
}

static void print_share(FILE *out, const char *name, uint64_t won, uint64_t games) {
  struct win_share s = share(won, games);
  if (games == 0) return;
  fprintf(out, "%s%*s", name, 23 - croupier_width(name), "");
  fprintf(out, T(course_share), 100 * s.rate, 100 * s.is.low, 100 * s.is.high, (unsigned long long)games);
  fputc('\n', out);
}

void courses_text(const struct courses *c, FILE *out) {
  fprintf(out, "\n%s\n", T(course_head));
  if (c->last == 0 && c->first == 0 && c->changes.sum == 0) {
    fprintf(out, "%s\n", T(course_none));
    return;
  }
  fprintf(out, T(course_changes), series_mean(&c->changes), series_error(&c->changes));
  fputc('\n', out);
  if (c->decided.count > 1) {
    fprintf(out, T(course_decided), series_mean(&c->decided) / 10, series_error(&c->decided) / 10);
    fputc('\n', out);
  }
  print_share(out, T(course_last), c->last_won, c->last);
  print_share(out, T(course_first), c->first_won, c->first);
}

static json_t *mean_json(const struct series *s, double scale) {
  double half = scale * series_error(s);
  return json_pack("{s:f, s:o, s:I}", "mean", scale * series_mean(s), "ci95",
                   isfinite(half) ? json_real(half) : json_null(), "games", (json_int_t)s->count);
}

static json_t *share_json(uint64_t won, uint64_t games) {
  struct win_share s = share(won, games);
  return json_pack("{s:f, s:[f,f], s:I}", "win_rate", s.rate, "ci95", s.is.low, s.is.high, "games",
                   (json_int_t)games);
}

json_t *courses_json(const struct courses *c) {
  return json_pack("{s:o, s:o, s:o, s:o}", "lead_changes", mean_json(&c->changes, 1), "decided_at",
                   mean_json(&c->decided, 0.001), "last_at_half", share_json(c->last_won, c->last),
                   "first_at_a_quarter", share_json(c->first_won, c->first));
}
