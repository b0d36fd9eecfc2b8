/* metrics.c: figures with intervals, in sections. */
#include "metrics.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "croupier.h"
#include "say.h"

enum unit { SHARE, POINTS, NUMBER, COUNT, NAME };

static const struct {
  const char *word;
  enum text head, says;
} sections[SECTIONS] = {
    [SEAT_EDGE] = {"seat_edge", TEXT_lab_seat, TEXT_lab_seat_says},
    [BOTS_EDGE] = {"bots_edge", TEXT_lab_bots, TEXT_lab_bots_says},
    [FAULTS] = {"faults", TEXT_lab_faults, TEXT_lab_faults_says},
    [LENGTH_OF] = {"length", TEXT_lab_length, TEXT_lab_length_says},
    [CHOICE] = {"choice", TEXT_lab_choice, TEXT_lab_choice_says},
    [COURSE] = {"course", TEXT_lab_course, TEXT_lab_course_says},
    [SKILL] = {"skill", TEXT_lab_skill, TEXT_lab_skill_says},
    [LUCK] = {"luck", TEXT_lab_luck, TEXT_lab_luck_says},
    [CARDS] = {"cards", TEXT_lab_cards, TEXT_lab_cards_says},
    [DEAD] = {"dead", TEXT_lab_dead, TEXT_lab_dead_says},
    [RESTRICTED] = {"restricted", TEXT_lab_restricted, TEXT_lab_restricted_says},
    [AUCTIONS] = {"auctions", TEXT_lab_auctions, TEXT_lab_auctions_says},
};

static const struct {
  const char *word;
  enum section section;
  enum unit unit;
  enum text name;
} kinds[METRIC_KINDS] = {
    [EDGE_OF_SEAT] = {"edge", SEAT_EDGE, POINTS, TEXT_metric_edge},
    [EDGE_OF_BOT] = {"edge", BOTS_EDGE, POINTS, TEXT_metric_edge},
    [FAULT_ERRORS] = {"errors", FAULTS, SHARE, TEXT_metric_errors},
    [FAULT_BROKEN] = {"broken_off", FAULTS, SHARE, TEXT_metric_broken},
    [FAULT_ENDLESS] = {"endless", FAULTS, SHARE, TEXT_metric_endless},
    [FAULT_TIES] = {"ties", FAULTS, SHARE, TEXT_metric_ties},
    [LENGTH_DECISIONS] = {"decisions", LENGTH_OF, COUNT, TEXT_metric_decisions},
    [LENGTH_PHASES] = {"phases", LENGTH_OF, COUNT, TEXT_metric_phases},
    [LENGTH_ANSWERS] = {"answers", LENGTH_OF, COUNT, TEXT_metric_answers},
    [CHOICE_OF_TWO] = {"two_or_more", CHOICE, SHARE, TEXT_metric_two},
    [CHOICE_SPREAD] = {"spread", CHOICE, POINTS, TEXT_metric_spread},
    [LEAD_CHANGES] = {"lead_changes", COURSE, NUMBER, TEXT_metric_lead_changes},
    [DECIDED_AT] = {"decided_at", COURSE, SHARE, TEXT_metric_decided},
    [LAST_AT_HALF] = {"last_at_half", COURSE, SHARE, TEXT_metric_last},
    [FIRST_AT_QUARTER] = {"first_at_a_quarter", COURSE, SHARE, TEXT_metric_first},
    [SKILL_STEP] = {"win_share", SKILL, SHARE, TEXT_metric_skill},
    [LUCK_DEAL] = {"deal", LUCK, SHARE, TEXT_metric_deal},
    [LUCK_BOTS] = {"bots", LUCK, SHARE, TEXT_metric_seating},
    [LUCK_REST] = {"rest", LUCK, SHARE, TEXT_metric_rest},
    [CARD_POWER] = {"power", CARDS, POINTS, TEXT_metric_power},
    [CARD_HELD] = {"held", CARDS, POINTS, TEXT_metric_held},
    [CARD_DRAWN] = {"drawn", CARDS, POINTS, TEXT_metric_drawn},
    [CARD_PLAYED] = {"played", CARDS, POINTS, TEXT_metric_played},
    [DEAD_PIECE] = {"pieces", DEAD, NAME, TEXT_metric_dead_piece},
    [DEAD_OPTION] = {"options", DEAD, NAME, TEXT_metric_dead_option},
    [DEAD_UNPICKED] = {"never_picked", DEAD, NAME, TEXT_metric_unpicked},
    [DEAD_RULE] = {"rules", DEAD, NAME, TEXT_metric_dead_rule},
    [DEAD_EVENT] = {"events", DEAD, NAME, TEXT_metric_dead_event},
    [OPTION_FORBIDDEN] = {"forbidden", RESTRICTED, POINTS, TEXT_metric_forbidden},
    [OPTION_FORCED] = {"forced", RESTRICTED, POINTS, TEXT_metric_forced},
    [AUCTION_NO_BID] = {"no_bid", AUCTIONS, SHARE, TEXT_metric_no_bid},
    [AUCTION_GAIN] = {"gain", AUCTIONS, NUMBER, TEXT_metric_gain},
};

/* --- the list --- */

struct metric *metrics_add(struct metrics *m, enum metric_kind kind, const char *of, double value,
                           struct interval is, uint64_t n) {
  if (m->count == m->room) {
    size_t room = m->room ? 2 * m->room : 64;
    struct metric *more = realloc(m->of, room * sizeof *more);
    m->failed |= !more;
    if (!more) return NULL;
    m->of = more;
    m->room = room;
  }
  struct metric *now = &m->of[m->count++];
  *now = (struct metric){.kind = kind, .value = value, .is = is, .n = n};
  snprintf(now->of, sizeof now->of, "%s", of ? of : "");
  return now;
}

void metrics_mean(struct metrics *m, enum metric_kind kind, const char *of, struct series sum, double whole) {
  if (sum.count == 0) return;
  if (kinds[kind].unit != SHARE) sum.unit = (int64_t)whole; /* a difference that nobody has seen yet */
  double mean = series_mean(&sum) / whole, half = series_error(&sum) / whole;
  struct interval is = {mean - half, mean + half};
  if (kinds[kind].unit == SHARE) is = (struct interval){fmax(0, is.low), fmin(1, is.high)};
  metrics_add(m, kind, of, mean, is, sum.count);
}

void metrics_share(struct metrics *m, enum metric_kind kind, const char *of, struct series sum,
                   int64_t whole) {
  if (sum.count == 0) return;
  metrics_add(m, kind, of, series_mean(&sum) / (double)whole, interval_share(&sum, whole, NORMAL_95),
              sum.count);
}

void metrics_free(struct metrics *m) {
  free(m->of);
  *m = (struct metrics){0};
}

/* --- names and figures --- */

enum section metric_section(enum metric_kind kind) { return kinds[kind].section; }
const char *metric_word(enum metric_kind kind) { return kinds[kind].word; }
const char *section_word(enum section section) { return sections[section].word; }
const char *section_head(const struct metrics *m, enum section section) {
  return text_at(section == COURSE && m->by_chance ? TEXT_lab_course_by_chance : sections[section].head);
}

const char *section_says(const struct metrics *m, enum section section) {
  if (section == COURSE && m->unled) return T(lab_course_none);
  return text_at(section == COURSE && m->by_chance ? TEXT_lab_course_chance_says : sections[section].says);
}

bool section_empty(const struct metrics *m, enum section section) {
  if (section == COURSE && m->unled) return false;
  for (size_t i = 0; i < m->count; i++)
    if (kinds[m->of[i].kind].section == section) return false;
  return true;
}

/* Valid until the next call of a thread. */
const char *metric_of(const struct metric *m) {
  static _Thread_local char text[METRIC_OF + 40];
  int number, used = 0;
  if (sscanf(m->of, "seat %d%n", &number, &used) != 1 && sscanf(m->of, "team %d%n", &number, &used) != 1)
    return m->of;
  snprintf(text, sizeof text, m->of[0] == 's' ? T(side_seat) : T(side_team), number);
  strncat(text, m->of + used, sizeof text - strlen(text) - 1);
  return text;
}

void metric_name(const struct metric *m, char name[200]) {
  snprintf(name, 200, "%s%s%s", text_at(kinds[m->kind].name), *m->of ? ": " : "", metric_of(m));
}

double metric_scale(enum metric_kind kind) { return kinds[kind].unit <= POINTS ? 100 : 1; }

static void put(char text[40], enum unit unit, double value) {
  double tenths = nearbyint(1000 * value) / 10 + 0.0, hundredths = nearbyint(100 * value) / 100 + 0.0;
  if (!isfinite(value)) snprintf(text, 40, "?"); /* + 0.0: nobody wants to read -0.0 */
  else if (unit == SHARE) snprintf(text, 40, "%.1f", tenths);
  else if (unit == POINTS) snprintf(text, 40, "%+.1f", tenths);
  else if (unit == COUNT) snprintf(text, 40, "%.0f", value);
  else snprintf(text, 40, "%.2f", hundredths);
}

void metric_value(const struct metric *m, char value[40], char interval[60]) {
  enum unit unit = kinds[m->kind].unit;
  char low[40], high[40];
  value[0] = interval[0] = '\0';
  if (unit == NAME) return;
  put(value, unit, m->value);
  put(low, unit, m->is.low);
  put(high, unit, m->is.high);
  if (unit == SHARE) strncat(value, " %", 3);
  snprintf(interval, 60, "%.20s .. %.20s%s", low, high, unit == SHARE ? " %" : "");
}

/* --- text --- */

/* Further figures of the same card or option stand on its line. */
static void print_next(const struct metric *m, FILE *out) {
  char value[40], interval[60];
  metric_value(m, value, interval);
  fprintf(out, "; %s %s (%s)", text_at(kinds[m->kind].name), value, interval);
}

static void print_metric(const struct metric *m, FILE *out) {
  char name[200], value[40], interval[60];
  metric_name(m, name);
  metric_value(m, value, interval);
  fputs("  ", out);
  print_safe(out, name);
  if (*value)
    fprintf(out, "%*s %9s   %-20s %" PRIu64, croupier_width(name) < 34 ? 34 - croupier_width(name) : 0, "",
            value, interval, m->n);
  if (*m->command) {
    fputs("\n      ", out);
    print_safe(out, m->command);
  }
}

static bool goes_on(const struct metrics *m, size_t i) {
  return i > 0 && *m->of[i].of && m->of[i].kind != m->of[i - 1].kind &&
         strcmp(m->of[i].of, m->of[i - 1].of) == 0;
}

void metrics_text(const struct metrics *m, enum section from, enum section to, FILE *out) {
  for (enum section s = from; s <= to; s++) {
    if (section_empty(m, s)) continue;
    fprintf(out, "\n%s\n", section_head(m, s));
    print_wrapped(out, section_says(m, s), 0, 0, 100);
    for (size_t i = 0, rows = 0; i < m->count; i++) {
      if (kinds[m->of[i].kind].section != s) continue;
      bool same_row = goes_on(m, i);
      if (!same_row && rows++) fputc('\n', out);
      if (same_row) print_next(&m->of[i], out);
      else print_metric(&m->of[i], out);
    }
    fputc('\n', out);
  }
}

/* --- CSV --- */

static void csv_text(const char *text, FILE *out) {
  fputc('"', out);
  for (const char *c = text; *c; c++) {
    if (*c == '"') fputc('"', out);
    char letter[2] = {*c, '\0'};
    fputs((unsigned char)*c < ' ' ? " " : letter, out);
  }
  fputc('"', out);
}

static void csv_number(double value, FILE *out) {
  if (isfinite(value)) fprintf(out, ",%.9g", value);
  else fputc(',', out);
}

void metrics_csv(const struct metrics *m, FILE *out) {
  fputs("section,metric,of,value,low,high,n\n", out);
  for (size_t i = 0; i < m->count; i++) {
    const struct metric *now = &m->of[i];
    fprintf(out, "%s,%s,", sections[kinds[now->kind].section].word, kinds[now->kind].word);
    csv_text(now->of, out);
    csv_number(now->value, out);
    csv_number(now->is.low, out);
    csv_number(now->is.high, out);
    fprintf(out, ",%" PRIu64 "\n", now->n);
  }
}

/* --- JSON --- */

static json_t *number(double value) { return isfinite(value) ? json_real(value) : json_null(); }

static json_t *object_in(json_t *in, const char *key) {
  json_t *object = json_object_get(in, key);
  if (object) return object;
  json_object_set_new(in, key, json_object());
  return json_object_get(in, key);
}

static void add_json(const struct metric *m, json_t *section) {
  const char *word = kinds[m->kind].word;
  if (kinds[m->kind].unit == NAME) {
    if (!json_object_get(section, word)) json_object_set_new(section, word, json_array());
    json_array_append_new(json_object_get(section, word), json_string(m->of));
    return;
  }
  json_t *figure = json_pack("{s:o, s:[o,o], s:I}", "value", number(m->value), "ci95", number(m->is.low),
                             number(m->is.high), "n", (json_int_t)m->n);
  if (*m->command) json_object_set_new(figure, "command", json_string(m->command));
  json_object_set_new(*m->of ? object_in(section, m->of) : section, word, figure);
}

void metrics_json(const struct metrics *m, json_t *to) {
  for (size_t i = 0; i < m->count; i++)
    add_json(&m->of[i], object_in(to, sections[kinds[m->of[i].kind].section].word));
}
