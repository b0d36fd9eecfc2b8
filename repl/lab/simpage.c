/* simpage.c: a report as a web page with pictures. */
#include "simpage.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "chart.h"
#include "experiments.h"
#include "figures.h"
#include "page.h"
#include "report.h"
#include "say.h"

/* --- pictures --- */

static int rows_of(const struct metrics *m, enum metric_kind kind, struct chart_row *row, int most) {
  int rows = 0;
  for (size_t i = 0; i < m->count && rows < most; i++) {
    const struct metric *now = &m->of[i];
    double scale = metric_scale(kind);
    if (now->kind != kind) continue;
    row[rows++] = (struct chart_row){now->of, scale * now->value, scale * now->is.low, scale * now->is.high};
  }
  return rows;
}

static int by_value(const void *a, const void *b) {
  double x = ((const struct chart_row *)a)->value, y = ((const struct chart_row *)b)->value;
  return x < y ? 1 : x > y ? -1 : 0;
}

/* The strongest and the weakest, where there are too many for a picture. */
static int ends_of(struct chart_row *row, int rows) {
  enum { EACH = 15 };
  qsort(row, (size_t)rows, sizeof *row, by_value);
  if (rows <= 2 * EACH) return rows;
  memmove(row + EACH, row + rows - EACH, EACH * sizeof *row);
  return 2 * EACH;
}

static void draw_rows(const struct report *r, enum metric_kind kind, enum chart_form form, bool sorted,
                      FILE *out) {
  enum { MOST = 1024 };
  struct chart_row *row = calloc(MOST, sizeof *row);
  int rows = row ? rows_of(r->metrics, kind, row, MOST) : 0;
  char title[200];
  struct metric plain = {.kind = kind};
  metric_name(&plain, title);
  if (sorted && rows > 0) rows = ends_of(row, rows);
  double from = kind == SKILL_STEP ? 100.0 / (r->team[0] ? 2 : r->players) : 0;
  if (rows > 0) chart_rows(out, title, form, row, rows, from, "");
  free(row);
}

static void draw_lengths(const struct report *r, FILE *out) {
  const struct tally *t = r->tally;
  static const double part[] = {0.05, 0.5, 0.95};
  static const char *const name[] = {"5 %", "50 %", "95 %"};
  struct chart_mark mark[3];
  for (int i = 0; i < 3; i++)
    mark[i] = (struct chart_mark){name[i], (double)figure_quantile(t->games, t->games_size, part[i])};
  bool apart = mark[0].at < mark[1].at && mark[1].at < mark[2].at;
  if (t->finished > 0) chart_histogram(out, T(page_lengths), t->games, t->games_size, mark, apart ? 3 : 0);
}

static void draw_river(const struct report *r, FILE *out) {
  double share[RIVER_POINTS * CROUPIER_MAX_SEATS];
  int sides = 0;
  for (int i = 0; i < r->players; i++)
    if (r->team[i] > sides) sides = r->team[i];
  if (sides == 0) sides = r->players;
  int points = river_read(r->ledger, sides, share);
  char names[CROUPIER_MAX_SEATS][40], title[200];
  const char *name[CROUPIER_MAX_SEATS];
  for (int i = 0; i < sides; i++)
    name[i] = side_name((struct sides){.kind = r->team[0] ? TEAMS : SEATS, .count = sides}, i, names[i]);
  if (points < 2) return;
  page_heading(out, T(page_river));
  page_text(out, T(page_river_says));
  snprintf(title, sizeof title, T(page_river_of), (unsigned long long)r->seed);
  chart_river(out, title, share, points, sides, name);
}

static void draw(const struct report *r, enum section section, FILE *out) {
  if (section == SEAT_EDGE) draw_rows(r, EDGE_OF_SEAT, CHART_BARS, false, out);
  if (section == BOTS_EDGE) draw_rows(r, EDGE_OF_BOT, CHART_BARS, false, out);
  if (section == LENGTH_OF) draw_lengths(r, out);
  if (section == SKILL) draw_rows(r, SKILL_STEP, CHART_DOTS, false, out);
  if (section == CARDS) draw_rows(r, CARD_POWER, CHART_DOTS, true, out);
  if (section == RESTRICTED) draw_rows(r, OPTION_FORCED, CHART_DOTS, true, out);
  if (section == AUCTIONS) draw_rows(r, AUCTION_GAIN, CHART_DOTS, false, out);
}

/* --- the page --- */

static void put_metric(const struct metric *m, FILE *out) {
  char name[200], value[40], interval[60], cells[400];
  metric_name(m, name);
  metric_value(m, value, interval);
  snprintf(cells, sizeof cells, "%s\t%s\t%s\t%llu", name, value, interval, (unsigned long long)m->n);
  page_row(out, cells);
}

static void put_section(const struct report *r, enum section section, FILE *out) {
  const struct metrics *m = r->metrics;
  if (section_empty(m, section)) return;
  page_heading(out, section_head(m, section));
  page_text(out, section_says(m, section));
  draw(r, section, out);
  if (section == COURSE && m->unled) return;
  page_table(out, T(page_heads));
  for (size_t i = 0; i < m->count; i++)
    if (metric_section(m->of[i].kind) == section) put_metric(&m->of[i], out);
  page_table_end(out);
  for (size_t i = 0; i < m->count; i++)
    if (metric_section(m->of[i].kind) == section && *m->of[i].command) page_command(out, m->of[i].command);
}

bool simpage(const struct report *r, FILE *out) {
  char title[300], line[500];
  snprintf(title, sizeof title, "%s", r->title);
  page_begin(out, said_in(), title);
  snprintf(line, sizeof line, T(page_of), r->players, (unsigned long long)r->games,
           (unsigned long long)r->seed, (unsigned long long)r->rules_hash);
  page_text(out, line);
  report_rules_page(r, out);
  page_text(out, report_bots(r, line, sizeof line));
  page_text(out, T(report_covers));
  for (enum section s = 0; s < SECTIONS; s++) {
    put_section(r, s, out);
    if (s == COURSE) draw_river(r, out);
  }
  page_end(out);
  return !ferror(out) && !r->metrics->failed;
}
