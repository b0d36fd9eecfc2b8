/* compare.c: `compare`: what a change of the rules does, in pairs of games with the same deals. */
#define _POSIX_C_SOURCE 200809L

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "contrast.h"
#include "contrastpage.h"
#include "defaults.h"
#include "output.h"
#include "pairs.h"
#include "say.h"

/* --- the command --- */

static int read_expected(struct expectation *e, const char *text) {
  char rest;
  if (!text) return DONE;
  bool read = sscanf(text, " %19[a-z] %c %lf %c", e->word, &e->sign, &e->bound, &rest) == 3;
  bool is = measure_is_known(e->word);
  if (read && is && (e->sign == '<' || e->sign == '>') && e->bound >= 0) return DONE;
  return complain(USAGE, T(compare_expect_form), text);
}

static int read_within(double *within, const char *text) {
  char rest;
  *within = 1;
  if (!text || (sscanf(text, "%lf%c", within, &rest) == 1 && *within > 0 && *within <= 100)) return DONE;
  return complain(USAGE, T(compare_within_form), text);
}

static bool put_text(const void *report, FILE *out) {
  compare_text(report, out);
  return true;
}

static bool put_json(const void *report, FILE *out) { return compare_json(report, out); }

static bool put_html(const void *report, FILE *out) { return compare_page(report, out); }

static const struct output formats = {.text = put_text, .json = put_json, .html = put_html};

static int judge(const struct comparison *c) {
  double low, high;
  if (!*c->expected.word) return DONE;
  compare_bounds(c, c->expected.word, &low, &high);
  const struct expectation *e = &c->expected;
  enum verdict is = compare_judge(c);
  if (is == HOLDS) return DONE;
  if (is == FAILS)
    return complain(FAULT, T(compare_not_expected), e->word, e->sign, e->bound, fmax(low, 0), high, c->bots);
  return complain(FAULT, T(compare_not_known), e->word, e->sign, e->bound, fmax(low, 0), high, c->bots);
}

/* What is expected must hold for all bots. */
static int conclude(const struct pairs *p, int strengths) {
  int status = DONE;
  for (int i = 0; i < strengths && status == DONE; i++) status = pairs_complain(&p[i]);
  if (status == DONE && pairs_broken_off(p)) return complain(FAULT, "%s", T(compare_broken_off));
  for (int i = 0; i < strengths && status == DONE; i++) status = judge(&p[i].c);
  return status;
}

/* Each strength of bots has its tables, which stay until all is said. */
static int compare(struct pairs *p, struct options *o, int strengths) {
  struct compared all = {.o = &o[0]};
  int status = DONE;
  for (int i = 0; i < strengths && status == DONE; i++) status = pairs_read(&p[i], &o[i]);
  for (int i = 0; i < strengths && status == DONE; i++) {
    p[i].first = i > 0 ? &p[0].c : NULL;
    status = pairs_lay(&p[i]);
    if (status == DONE) status = pairs_play(&p[i]);
    if (status == DONE && p[i].c.pairs > 1) all.at[all.strengths++] = &p[i].c;
    if (pairs_broken_off(&p[i])) break;
  }
  if (status == DONE && all.strengths > 0) status = output_write(&o[0], &formats, &all);
  return status == DONE ? conclude(p, all.strengths) : status;
}

static int prepare(struct pairs *p, struct options *o, const struct options *given, struct versus *is) {
  int status = output_format(given, &formats);
  versus_say(given, is);
  if (status == DONE && !*is->change) status = complain(USAGE, "%s", T(compare_what));
  if (status == DONE && given->strengths.count > MOST_STRENGTHS)
    status = complain(USAGE, T(compare_strengths), MOST_STRENGTHS);
  if (status == DONE && given->once && given->within) status = complain(USAGE, "%s", T(compare_once_within));
  for (int i = 0; i < MOST_STRENGTHS && status == DONE; i++) {
    o[i] = *given;
    if ((size_t)i < given->strengths.count) o[i].bots = given->strengths.word[i];
    o[i].seed = i > 0 ? o[0].seed : seed_of(given);
    o[i].seed_given = true;
    p[i].c.is = is;
    status = read_expected(&p[i].c.expected, given->expect);
    if (status == DONE) status = read_within(&p[i].within, given->within);
  }
  return status;
}

int command_compare(const struct options *given) {
  if (!language(given)) return USAGE;
  struct options o[MOST_STRENGTHS];
  struct pairs *p = calloc(MOST_STRENGTHS, sizeof *p); /* too large for the stack of some machines */
  if (!p) return complain(FAULT, "%s", no_memory());
  struct versus is;
  int strengths = given->strengths.count > 1 ? (int)given->strengths.count : 1;
  int status = prepare(p, o, given, &is);
  if (status == DONE) status = compare(p, o, strengths);
  for (int i = 0; i < MOST_STRENGTHS; i++) pairs_clear(&p[i]);
  free(p);
  return status;
}
