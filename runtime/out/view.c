/* view.c: the table as one seat sees it. */
#include "croupier_inner.h"
#include "json.h"

#include <string.h>

static json_t *pieces_of(const croupier *c, uint16_t zone) {
  const struct table *t = &c->world->table;
  json_t *list = json_array();
  for (uint16_t p = t->zone[zone].bottom; p != NO_PIECE; p = t->piece[p].above)
    list = json_also(list, json_string(piece_name(&c->names, LANG_NONE, p)));
  return list;
}

/* {"seat", "phase", "zones": {name: {"count", "pieces"}}, "purses": {name: amount}, "scores"} */
const char *croupier_view(croupier *c, int seat) {
  const struct world *w = c->world;
  json_t *zones = json_object(), *purses = json_object(), *scores = json_array();
  for (uint16_t z = 0; z < w->table.zones; z++) {
    const struct zone *zone = &w->table.zone[z];
    json_t *pieces = sees(zone->sees, seat) ? pieces_of(c, z) : json_null();
    zones = json_with(zones, zone_name(&c->names, LANG_NONE, z),
                      json_pack("{s:i, s:o}", "count", zone->count, "pieces", pieces));
  }
  for (int i = 0; i < w->purses.count; i++) {
    const struct purse *purse = &w->purses.purse[i];
    purses = json_with(purses, purse_name(&c->names, LANG_NONE, i),
                       sees(purse->sees, seat) ? json_integer(purse->amount) : json_null());
  }
  for (int i = 0; i < w->seats; i++) scores = json_also(scores, json_integer(w->score[i]));
  return croupier_keep_json(c, json_pack("{s:i, s:s?, s:i, s:o, s:o, s:o}", "seat", seat, "phase", w->phase,
                                         "number", w->phase_number, "zones", zones, "purses", purses,
                                         "scores", scores));
}

/* The texts have "{name} {number}". */
const char *croupier_heading(croupier *c, const char *code) {
  const struct world *w = c->world;
  enum lang lang = lang_of(code) == LANG_NONE ? LANG_EN : lang_of(code);
  struct line *l = &c->line;
  line_clear(l);
  line_add(l, croupier_title(c, code));
  if (w->phase == NULL) return line_text(l);
  line_add(l, ": ");
  const char *word = texts_get(c->names.texts, lang, w->phase);
  for (const char *s =
           texts_get(c->names.texts, lang, w->phase_number > 0 ? "picture:phase n" : "picture:phase");
       *s != '\0'; s++) {
    const char *end = *s == '{' ? strchr(s, '}') : NULL;
    if (end == NULL) line_add_char(l, *s);
    else if (s[2] == 'a') line_add(l, word == NULL ? w->phase : word);
    else line_add_number(l, w->phase_number);
    if (end != NULL) s = end;
  }
  return line_text(l);
}

const char *croupier_unsound(croupier *c) {
  if (!zone_sound(&c->world->table)) return "a piece is not in exactly one zone";
  for (int i = 0; i < c->world->purses.count; i++)
    if (c->world->purses.purse[i].amount < 0) return "a purse holds less than nothing";
  return "";
}
