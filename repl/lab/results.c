/* results.c: what came of added-up games for seats, teams, or all together. */
#include "results.h"

#include <math.h>
#include <string.h>

#include "figures.h"
#include "interval.h"
#include "say.h"

enum { BOTS_SIZE = 400 };

/* From 0, and from 1; 0: each plays alone. */
static int team_of(const struct report *r, int seat) { return r->team[seat]; }

static bool is_together(const struct report *r) { return r->together; }

static struct share share_of(const struct report *r, int seat) {
  struct series wins = figure_wins(r->tally, seat);
  struct interval is = interval_share(&wins, WIN, NORMAL_95);
  return (struct share){(double)wins.sum / WIN, series_mean(&wins) / WIN, is.low, is.high};
}

/* --- JSON --- */

json_t *results_json(const struct report *r) {
  json_t *seats = json_array();
  for (int i = 0; i < r->players; i++) {
    struct share s = share_of(r, i);
    json_t *seat = json_pack("{s:i, s:s, s:f, s:f, s:[f,f], s:f, s:f}", "seat", i + 1, "bot", r->bots[i],
                             "wins", s.wins, "win_rate", s.rate, "ci95", s.low, s.high, "mean_score",
                             figure_mean(r->tally, i), "sd_score", figure_sd(r->tally, i));
    if (team_of(r, i)) json_object_set_new(seat, "team", json_integer(team_of(r, i)));
    json_array_append_new(seats, seat);
  }
  return seats;
}

json_t *results_together(const struct report *r) {
  const struct tally *t = r->tally;
  if (!is_together(r)) return NULL;
  return json_pack("{s:I, s:I, s:f, s:f, s:I, s:I, s:I, s:I, s:I}", "won", (json_int_t)t->won, "lost",
                   (json_int_t)t->lost, "mean_score", figure_mean(t, 0), "sd_score", figure_sd(t, 0), "least",
                   (json_int_t)figure_score(t, 0), "p5", (json_int_t)figure_score(t, 0.05), "p50",
                   (json_int_t)figure_score(t, 0.5), "p95", (json_int_t)figure_score(t, 0.95), "most",
                   (json_int_t)figure_score(t, 1));
}

/* --- text --- */

static bool shares_row(const struct report *r, int first, int seat) {
  return seat == first || (team_of(r, first) > 0 && team_of(r, seat) == team_of(r, first));
}

/* Do all who share the row have the same bot? */
static bool alike(const struct report *r, int first) {
  for (int i = first; i < r->players; i++)
    if (shares_row(r, first, i) && strcmp(r->bots[i], r->bots[first]) != 0) return false;
  return true;
}

/* "greedy"; of a team "1, 3 greedy" or "1 greedy, 3 random". */
static void bots_of(const struct report *r, int first, char bots[BOTS_SIZE]) {
  bool same = alike(r, first), named = team_of(r, first) > 0 && !(same && is_together(r));
  size_t size = 0;
  bots[0] = '\0';
  for (int i = first; i < r->players && size < BOTS_SIZE && named; i++) {
    if (!shares_row(r, first, i)) continue;
    size += (size_t)snprintf(bots + size, BOTS_SIZE - size, "%s%d", size > 0 ? ", " : "", i + 1);
    if (!same && size < BOTS_SIZE) size += (size_t)snprintf(bots + size, BOTS_SIZE - size, " %s", r->bots[i]);
  }
  if (same && size < BOTS_SIZE)
    snprintf(bots + size, BOTS_SIZE - size, "%s%s", size > 0 ? " " : "", r->bots[first]);
}

/* Has its team a row already? */
static bool has_row(const struct report *r, int seat) {
  int first = 0;
  while (team_of(r, first) != team_of(r, seat)) first++;
  return team_of(r, seat) > 0 && first < seat;
}

/* The names of bots get so much room; the end of a longer one tells it from others. */
static int width_of_bots(const struct report *r) {
  int width = 11, most = team_of(r, 0) ? 40 : 30;
  char bots[BOTS_SIZE];
  for (int i = 0; i < r->players; i++) {
    bots_of(r, i, bots);
    if (croupier_width(bots) > width) width = croupier_width(bots);
  }
  return width < most ? width : most;
}

static void print_bot(FILE *out, const char *name, int width) {
  int over = croupier_width(name) - width;
  const char *dots = over > 0 ? "..." : "";
  int columns;
  for (over += 3; *dots && over > 0; over -= columns) name += croupier_cluster(name, strlen(name), &columns);
  fputs(dots, out);
  print_safe(out, name);
  fprintf(out, "%*s", width - (int)strlen(dots) - croupier_width(name), "");
}

static void print_seats(const struct report *r, FILE *out) {
  int width = width_of_bots(r);
  char bot[200], bots[BOTS_SIZE];
  snprintf(bot, sizeof bot, "%s%*s", T(report_bot), width - croupier_width(T(report_bot)), "");
  const char *whose = team_of(r, 0) ? T(report_team) : T(report_seat);
  fprintf(out, T(report_columns), whose, bot);
  putc('\n', out);
  for (int i = 0; i < r->players; i++) {
    if (has_row(r, i)) continue;
    struct share s = share_of(r, i);
    bots_of(r, i, bots);
    fprintf(out, "%*d  ", croupier_width(whose), team_of(r, i) ? team_of(r, i) : i + 1);
    print_bot(out, bots, width);
    fprintf(out, " %9.1f     %5.1f %%   %5.1f .. %5.1f %%   %10.2f %7.2f\n", s.wins, 100 * s.rate,
            100 * s.low, 100 * s.high, figure_mean(r->tally, i), figure_sd(r->tally, i));
  }
}

/* How often they have won or lost, and how high they came. */
static void print_together(const struct report *r, FILE *out) {
  const struct tally *t = r->tally;
  struct share won = figure_share((double)t->won, t->finished),
               lost = figure_share((double)t->lost, t->finished);
  double mean = figure_mean(t, 0), sd = figure_sd(t, 0);
  double off = t->finished ? NORMAL_95 * sd / sqrt((double)t->finished) : 0;
  char bots[BOTS_SIZE];
  bots_of(r, 0, bots);
  fputs(T(report_played_by), out);
  print_safe(out, bots);
  putc('\n', out);
  fprintf(out, T(report_won), 100 * won.rate, 100 * won.low, 100 * won.high);
  putc('\n', out);
  fprintf(out, T(report_lost), 100 * lost.rate, 100 * lost.low, 100 * lost.high);
  putc('\n', out);
  fprintf(out, T(report_scores), mean, mean - off, mean + off, sd, (long long)figure_score(t, 0),
          (long long)figure_score(t, 0.05), (long long)figure_score(t, 0.5), (long long)figure_score(t, 0.95),
          (long long)figure_score(t, 1));
  putc('\n', out);
}

void results_text(const struct report *r, FILE *out) {
  if (is_together(r)) print_together(r, out);
  else print_seats(r, out);
}
