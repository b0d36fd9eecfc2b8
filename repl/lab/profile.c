/* profile.c: which rules and lines of the scripts cost how much time. */
#include "profile.h"

#include <stdlib.h>
#include <string.h>

#include "say.h"
#include "unreached.h"

enum { SHOWN = 12 };

/* --- adding up --- */

/* A free place at the end; NULL: no memory. */
static struct cost *one_more(struct profile *p, size_t at) {
  struct cost *more = realloc(p->cost, (p->rules + p->lines + 1) * sizeof *more);
  if (!more) return NULL;
  p->cost = more;
  memmove(&more[at + 1], &more[at], (p->rules + p->lines - at) * sizeof *more);
  return &more[at];
}

static bool add_line(struct profile *p, const struct cost *line) {
  struct cost *now = one_more(p, p->rules + p->lines);
  if (!now) return false;
  *now = *line;
  p->lines++;
  p->nanoseconds += line->nanoseconds;
  return true;
}

static bool add_to_rule(struct profile *p, const char *rule, const struct cost *line) {
  for (size_t i = 0; i < p->rules; i++) {
    if (strcmp(p->cost[i].name, rule) != 0) continue;
    p->cost[i].nanoseconds += line->nanoseconds;
    return true;
  }
  struct cost *now = one_more(p, p->rules);
  if (!now) return false;
  *now = (struct cost){.times = line->times, .nanoseconds = line->nanoseconds};
  snprintf(now->name, sizeof now->name, "%s", rule);
  p->rules++;
  return true;
}

struct adding {
  struct profile *p;
  const croupier *const *tables;
  long count;
  const croupier_source *source;
  bool failed;
};

static void add(void *data, int number, const char *text, size_t size, const char *rule) {
  struct adding *a = data;
  struct cost line = {.line = number, .text = text, .size = size};
  for (long i = 0; i < a->count; i++) {
    int lines;
    const int64_t *times = croupier_covered(a->tables[i], a->source->name, &lines);
    const int64_t *spent = croupier_line_times(a->tables[i], a->source->name, &lines);
    if (!times || !spent || number > lines || times[number - 1] < 0) continue;
    line.times += times[number - 1];
    line.nanoseconds += spent[number - 1];
  }
  snprintf(line.name, sizeof line.name, "%s", a->source->name);
  if (line.times == 0 || a->failed) return;
  a->failed = !add_line(a->p, &line) || (*rule && !add_to_rule(a->p, rule, &line));
}

static int by_cost(const void *a, const void *b) {
  const struct cost *x = a, *y = b;
  if (x->nanoseconds != y->nanoseconds) return x->nanoseconds < y->nanoseconds ? 1 : -1;
  return x->line - y->line;
}

bool profile_read(struct profile *p, const croupier_config *config, const croupier *const *tables,
                  long count) {
  struct adding a = {.p = p, .tables = tables, .count = count};
  croupier_source_kind kind;
  *p = (struct profile){.cost = NULL};
  for (size_t i = 0; (a.source = croupier_source_at(config, i, &kind)) != NULL; i++)
    if (kind == CROUPIER_SOURCE_SCRIPT || kind == CROUPIER_SOURCE_HOUSE)
      unreached_each_line(a.source, add, &a);
  if (p->cost) qsort(p->cost, p->rules, sizeof *p->cost, by_cost);
  if (p->cost) qsort(p->cost + p->rules, p->lines, sizeof *p->cost, by_cost);
  return !a.failed;
}

void profile_free(struct profile *p) { free(p->cost); }

/* --- printing --- */

static double part(const struct profile *p, const struct cost *c) {
  return p->nanoseconds ? 100.0 * (double)c->nanoseconds / (double)p->nanoseconds : 0;
}

static void print_cost(const struct profile *p, const struct cost *c, FILE *out) {
  char text[120], line[400];
  size_t blanks = strspn(c->text, " \t");
  snprintf(text, sizeof text, "%.*s", (int)(blanks < c->size ? c->size - blanks : 0), c->text + blanks);
  snprintf(line, sizeof line, T(profile_line), part(p, c), (unsigned long long)c->times, c->name, c->line,
           text);
  print_safe(out, line);
  fputc('\n', out);
}

void profile_text(const struct profile *p, uint64_t games, FILE *out) {
  fputc('\n', out);
  fprintf(out, T(profile_head), (double)p->nanoseconds * 1e-9, (unsigned long long)games);
  fprintf(out, "\n%s\n", T(profile_rules));
  for (size_t i = 0; i < p->rules && i < SHOWN; i++) {
    const struct cost *c = &p->cost[i];
    fprintf(out, T(profile_rule), part(p, c), (unsigned long long)c->times, c->name);
    fputc('\n', out);
  }
  fprintf(out, "%s\n", T(profile_lines));
  for (size_t i = 0; i < p->lines && i < SHOWN; i++) print_cost(p, &p->cost[p->rules + i], out);
}

static json_t *cost_json(const struct cost *c) {
  json_t *cost = json_pack("{s:s, s:I, s:f}", c->line ? "file" : "rule", c->name, "times",
                           (json_int_t)c->times, "seconds", (double)c->nanoseconds * 1e-9);
  if (c->line) json_object_set_new(cost, "line", json_integer(c->line));
  return cost;
}

json_t *profile_json(const struct profile *p) {
  json_t *rules = json_array(), *lines = json_array();
  for (size_t i = 0; i < p->rules + p->lines; i++)
    json_array_append_new(i < p->rules ? rules : lines, cost_json(&p->cost[i]));
  return json_pack("{s:f, s:o, s:o}", "seconds", (double)p->nanoseconds * 1e-9, "rules", rules, "lines",
                   lines);
}
