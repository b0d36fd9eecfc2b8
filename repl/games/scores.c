/* scores.c: points that are given one after the other, told as a table. */
#include "scores.h"

#include <stdio.h>
#include <string.h>

#include "say.h"

enum { LINE = 300 };

/* --- taking note --- */

static int64_t number_of(const croupier_event *event, int seat, const char *name) {
  croupier_fact f;
  return croupier_event_fact(event, seat, name, &f) ? f.number : 0;
}

/* The column: of the player, or of the dummy. -1: a second dummy. */
static int column_of(struct scores *s, const croupier_event *event, int seat, const char *lang) {
  croupier_fact f;
  croupier_event_fact(event, seat, "player", &f);
  if (f.kind == CROUPIER_PLAYER) return (int)f.number - 1;
  const char *name = croupier_event_fact(event, seat, "name", &f) ? croupier_fact_text(event, &f, lang)
                                                                  : NULL;
  if (!name || (*s->dummy && strcmp(s->dummy, name) != 0)) return -1;
  snprintf(s->dummy, sizeof s->dummy, "%s", name);
  return CROUPIER_MAX_SEATS;
}

/* The row of the reason; -1: there are too many. */
static int row_of(struct scores *s, const croupier_event *event, int seat, const char *lang) {
  croupier_fact f;
  croupier_event_fact(event, seat, "why", &f);
  const char *why = f.kind == CROUPIER_WORD ? croupier_fact_text(event, &f, lang) : T(score_points);
  if (!why) return -1;
  for (int i = 0; i < s->reasons; i++)
    if (strncmp(s->reason[i], why, sizeof s->reason[i] - 1) == 0) return i;
  if (s->reasons == MOST_ROWS) return -1;
  snprintf(s->reason[s->reasons], sizeof s->reason[0], "%s", why);
  return s->reasons++;
}

static void note_totals(struct scores *s, croupier *c) {
  s->players = croupier_players(c);
  for (int i = 0; i < s->players; i++) s->total[i] = croupier_score(c, i + 1);
  croupier_dummy(c, 0, &s->total[CROUPIER_MAX_SEATS]);
}

bool scores_note(struct scores *s, const croupier_event *event, int seat, const char *lang) {
  croupier *c = croupier_event_of(event);
  if (croupier_event_is(event) != CROUPIER_EVENT_SCORE || croupier_team(c, 1) > 0) return false;
  int column = column_of(s, event, seat, lang), row = column < 0 ? -1 : row_of(s, event, seat, lang);
  if (row < 0) return false;
  s->points[row][column] += (int)number_of(event, seat, "points");
  s->given[row][column] = true;
  note_totals(s, c);
  s->total[column] = (int)number_of(event, seat, "total");
  if (s->count < FEWEST_SCORES)
    snprintf(s->sentence[s->count], sizeof s->sentence[0], "%s", croupier_event_text(event, seat, lang));
  s->count++;
  return true;
}

/* --- telling --- */

struct table {
  const struct scores *s;
  int label, column; /* columns of the terminal */
  char line[LINE];
};

static void put(struct table *t, const char *text, int width) {
  size_t size = strlen(t->line);
  int blanks = width - croupier_width(text);
  snprintf(t->line + size, LINE - size, "%*s%s", blanks > 0 ? blanks : 0, "", text);
}

static void put_label(struct table *t, const char *label) {
  int blanks = t->label - croupier_width(label);
  snprintf(t->line, LINE, "  %s%*s", label, blanks > 0 ? blanks : 0, "");
}

static void put_number(struct table *t, int number) {
  char text[20];
  snprintf(text, sizeof text, "%d", number);
  put(t, text, t->column);
}

static void trim_end(char *line) {
  for (size_t size = strlen(line); size > 0 && line[size - 1] == ' '; size--) line[size - 1] = '\0';
}

static bool has_dummy(const struct scores *s) { return *s->dummy != '\0'; }

static void put_head(struct table *t) {
  put_label(t, T(score_player));
  for (int i = 0; i < t->s->players; i++) put_number(t, i + 1);
  if (has_dummy(t->s)) put(t, t->s->dummy, croupier_width(t->s->dummy) + 2);
}

/* Points, or for the totals those after all rows. */
static void put_row(struct table *t, const char *label, const int *points, const bool *given) {
  put_label(t, label);
  for (int i = 0; i < MOST_SCORERS; i++) {
    bool dummy = i == CROUPIER_MAX_SEATS;
    if (dummy ? !has_dummy(t->s) : i >= t->s->players) continue;
    char text[20] = "";
    if (!given || given[i]) snprintf(text, sizeof text, "%d", points[i]);
    put(t, text, dummy ? croupier_width(t->s->dummy) + 2 : t->column);
  }
  trim_end(t->line);
}

static void tell_table(const struct scores *s, void (*tell)(void *data, const char *line), void *data) {
  struct table t = {.s = s, .column = 6, .label = croupier_width(T(score_sum))};
  if (croupier_width(T(score_player)) > t.label) t.label = croupier_width(T(score_player));
  for (int i = 0; i < s->reasons; i++)
    if (croupier_width(s->reason[i]) > t.label) t.label = croupier_width(s->reason[i]);
  put_head(&t);
  tell(data, t.line);
  for (int i = 0; i < s->reasons; i++) {
    put_row(&t, s->reason[i], s->points[i], s->given[i]);
    tell(data, t.line);
  }
  put_row(&t, T(score_sum), s->total, NULL);
  tell(data, t.line);
}

void scores_tell(struct scores *s, void (*tell)(void *data, const char *line), void *data) {
  if (s->count >= FEWEST_SCORES) tell_table(s, tell, data);
  else
    for (int i = 0; i < s->count; i++) tell(data, s->sentence[i]);
  *s = (struct scores){.count = 0};
}
