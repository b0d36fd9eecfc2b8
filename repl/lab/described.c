/* described.c: what a report says of its game, and the forms in which it is printed. */
#include "described.h"

#include <string.h>

#include "report.h"
#include "say.h"
#include "simpage.h"

static void read_knobs(struct report *r, const croupier *c) {
  for (size_t i = 0; i < croupier_knob_count(c); i++) {
    croupier_knob knob = croupier_knob_at(c, i, NULL);
    json_object_set_new(r->knobs, knob.name, json_string(knob.value));
    if (strcmp(knob.value, knob.initial) != 0)
      json_object_set_new(r->turned, knob.name, json_string(knob.value));
  }
}

void report_table(struct report *r, const croupier *c) {
  const char *house;
  const croupier_variant *variant = croupier_variant_of(c);
  r->game = croupier_game(c);
  r->title = croupier_title(c, said_in());
  r->variant = variant ? croupier_variant_name(variant, said_in()) : "";
  r->players = croupier_players(c);
  r->together = croupier_fate_of(c) != CROUPIER_AGAINST;
  r->rules_hash = croupier_rules_hash(c);
  r->knobs = json_object();
  r->turned = json_object();
  r->houses = json_array();
  for (int i = 0; i < r->players; i++) r->team[i] = croupier_team(c, i + 1);
  for (size_t i = 0; (house = croupier_house(c, i)) != NULL; i++)
    json_array_append_new(r->houses, json_string(house));
  read_knobs(r, c);
}

void report_free(struct report *r) {
  json_decref(r->knobs);
  json_decref(r->turned);
  json_decref(r->houses);
  json_decref(r->covered);
  json_decref(r->shard);
}

/* --- forms --- */

static bool put_text(const void *report, FILE *out) {
  report_text(report, out);
  return true;
}

static bool put_json(const void *report, FILE *out) { return output_json(report_json(report), out); }

static bool put_csv(const void *report, FILE *out) {
  metrics_csv(((const struct report *)report)->metrics, out);
  return true;
}

static bool put_page(const void *report, FILE *out) { return simpage(report, out); }

const struct output report_formats = {put_text, put_json, put_csv, put_page};
