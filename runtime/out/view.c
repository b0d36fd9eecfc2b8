/* view.c: the table as one seat sees it, as JSON; and its heading. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier.h"
#include "fill.h"
#include "json.h"
#include "kept.h"

static json_t *pieces_of(const croupier *c, int seat, int zone) {
  croupier_piece piece[CROUPIER_MOST_PIECES];
  json_t *list = json_array();
  for (int i = 0, n = croupier_pieces(c, seat, zone, piece, CROUPIER_MOST_PIECES); i < n; i++)
    list = json_also(list, json_string(piece[i].name));
  return list;
}

static json_t *zones_of(const croupier *c, int seat) {
  json_t *zones = json_object();
  for (int i = 0; i < croupier_zones(c); i++) {
    croupier_zone zone = croupier_zone_at(c, seat, i);
    json_t *pieces = zone.seen ? pieces_of(c, seat, i) : json_null();
    zones = json_with(zones, zone.name, json_pack("{s:i, s:o}", "count", zone.count, "pieces", pieces));
  }
  return zones;
}

static json_t *purses_of(const croupier *c, int seat) {
  json_t *purses = json_object();
  for (int i = 0; i < croupier_purses(c); i++) {
    croupier_purse purse = croupier_purse_at(c, seat, i);
    purses = json_with(purses, purse.name, purse.known ? json_integer(purse.amount) : json_null());
  }
  return purses;
}

static json_t *value_of(const croupier *c, int seat, int i, int item) {
  int64_t number;
  const char *word;
  switch (croupier_shown_value(c, seat, i, item, &number, &word)) {
  case CROUPIER_AMOUNT:
  case CROUPIER_PLAYER: return json_integer(number);
  case CROUPIER_FLAG: return json_boolean(number);
  case CROUPIER_WORD:
  case CROUPIER_PIECE:
  case CROUPIER_ZONE: return json_string(word);
  default: return json_null();
  }
}

static json_t *values_of(const croupier *c, int seat) {
  json_t *values = json_object();
  for (int i = 0; i < croupier_shows(c); i++) {
    croupier_shown shown = croupier_shown_at(c, seat, i);
    if (shown.values == 0) continue;
    json_t *list = shown.listed ? json_array() : value_of(c, seat, i, 0);
    for (int item = 0; shown.listed && item < shown.values; item++)
      list = json_also(list, value_of(c, seat, i, item));
    values = json_with(values, shown.name, list);
  }
  return values;
}

static json_t *dummies_of(const croupier *c) {
  json_t *dummies = json_object();
  const char *name;
  for (int i = 0, score; (name = croupier_dummy(c, i, &score)) != NULL; i++)
    dummies = json_with(dummies, name, json_integer(score));
  return dummies;
}

/* The result if the game ended now, or null. */
static json_t *counted_up(croupier *c, int seat) {
  croupier_standing now[CROUPIER_MAX_SEATS];
  if (!croupier_count_up(c, seat, now)) return json_null();
  json_t *list = json_array();
  for (int i = 0; i < croupier_players(c); i++)
    list = json_also(list,
                     json_pack("{s:o, s:o}", "score", now[i].known ? json_integer(now[i].score) : json_null(),
                               "rank", now[i].rank > 0 ? json_integer(now[i].rank) : json_null()));
  return list;
}

/* {"seat", "phase", "number", "player", "zones": {name: {"count", "pieces"}}, "purses": {name: amount},
   "values": {name: value}, "teams", "scores", "dummies", "count_up": [{"score", "rank"}]} */
const char *croupier_view(croupier *c, int seat) {
  croupier_phase phase = croupier_phase_now(c);
  struct kept *kept = croupier_kept(c);
  json_t *scores = json_array();
  for (int i = 1; i <= croupier_players(c); i++)
    scores = json_also(scores, json_integer(croupier_score(c, i)));
  json_t *teams = json_array();
  for (int i = 1; i <= croupier_players(c) && croupier_team(c, i) > 0; i++)
    teams = json_also(teams, json_integer(croupier_team(c, i)));
  json_t *view =
      json_pack("{s:i, s:s?, s:i, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "seat", seat, "phase", phase.word,
                "number", phase.number, "player", phase.seat > 0 ? json_integer(phase.seat) : json_null(),
                "zones", zones_of(c, seat), "purses", purses_of(c, seat), "values", values_of(c, seat),
                "teams", teams, "scores", scores, "dummies", dummies_of(c), "count_up", counted_up(c, seat));
  free(kept->json);
  kept->json = json_text(view, "");
  return kept->json == NULL ? "" : kept->json;
}

/* A phase in the heading. */
struct phase_heading {
  croupier *c;
  const char *lang;
  croupier_phase phase;
  bool nested; /* the text of the phase has braces too */
  char digits[16];
};

static const char *text_of_phase(const struct phase_heading *h) {
  const char *text = croupier_text(h->c, h->phase.word, h->lang);
  return text == NULL ? h->phase.word : text;
}

static const char *plain_in_heading(void *data, const char *name) {
  struct phase_heading *h = data;
  bool number = strcmp(name, "number") == 0;
  if (!number && strcmp(name, "player") != 0) return NULL;
  snprintf(h->digits, sizeof h->digits, "%d", number ? h->phase.number : h->phase.seat);
  return h->digits;
}

static bool add_to_heading(void *data, struct line *to, const char *name) {
  struct phase_heading *h = data;
  if (strcmp(name, "number") == 0) line_add_number(to, h->phase.number);
  else if (strcmp(name, "player") == 0)
    line_add(to, h->phase.seat == 0 ? "" : croupier_player_name(h->c, h->phase.seat, h->lang));
  else if (strcmp(name, "name") != 0 || h->nested) return false;
  else {
    h->nested = true;
    fill(&(struct filling){add_to_heading, plain_in_heading, h}, to, text_of_phase(h));
  }
  return true;
}

/* The text of a phase may name number and player itself: "turn of {player}". */
static void add_phase(struct line *l, croupier *c, const char *lang) {
  struct phase_heading h = {.c = c, .lang = lang, .phase = croupier_phase_now(c)};
  bool own = strchr(text_of_phase(&h), '{') != NULL, counted = h.phase.number > 0;
  const char *key = counted ? "picture:phase n" : "picture:phase";
  if (h.phase.seat > 0) key = counted ? "picture:phase n player" : "picture:phase player";
  fill(&(struct filling){add_to_heading, plain_in_heading, &h}, l,
       croupier_text(c, own ? "picture:phase" : key, lang));
}

/* The values of a heading's texts: all of them are said, so there are no clauses. */
struct heading {
  const croupier *c;
  const char *lang;
};

static const char *no_clauses(void *data, const char *name) {
  (void)data, (void)name;
  return NULL;
}

/* " (house rules: market, tax)": their names without ".lua". */
static bool add_house_names(void *data, struct line *l, const char *name) {
  const struct heading *h = data;
  const char *house;
  (void)name;
  for (size_t i = 0; (house = croupier_house(h->c, i)) != NULL; i++) {
    size_t size = strlen(house);
    if (size > 4 && strcmp(house + size - 4, ".lua") == 0) size -= 4;
    if (i > 0) line_add(l, ", ");
    line_add_bytes(l, house, size);
  }
  return true;
}

static void add_houses(struct line *l, const croupier *c, const char *lang) {
  struct heading h = {c, lang};
  if (croupier_house(c, 0) == NULL) return;
  fill(&(struct filling){add_house_names, no_clauses, &h}, l, croupier_text(c, "picture:house", lang));
}

const char *croupier_heading(croupier *c, const char *lang) {
  struct line *l = &croupier_kept(c)->page;
  line_clear(l);
  line_add(l, croupier_title(c, lang));
  if (croupier_variant_of(c) != NULL) {
    line_add(l, ", ");
    line_add(l, croupier_variant_name(croupier_variant_of(c), lang));
  }
  if (croupier_phase_now(c).word != NULL) {
    line_add(l, ": ");
    add_phase(l, c, lang);
  }
  add_houses(l, c, lang);
  return line_text(l);
}
