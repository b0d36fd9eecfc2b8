/* view.c: the table as one seat sees it. */
#include "croupier_inner.h"
#include "json.h"

static json_t *pieces_of(const croupier *c, uint16_t zone) {
  const struct table *t = &c->world->table;
  json_t *list = json_array();
  for (uint16_t p = t->zone[zone].bottom; p != NO_PIECE; p = t->piece[p].above)
    list = json_also(list, json_string(piece_name(c, LANG_NONE, p)));
  return list;
}

/* {"seat", "phase", "zones": {name: {"count", "pieces"}}, "purses": {name: amount}, "scores"} */
const char *croupier_view(croupier *c, int seat) {
  const struct world *w = c->world;
  json_t *zones = json_object(), *purses = json_object(), *scores = json_array();
  for (uint16_t z = 0; z < w->table.zones; z++) {
    const struct zone *zone = &w->table.zone[z];
    json_t *pieces = sees(zone->sees, seat) ? pieces_of(c, z) : json_null();
    zones = json_with(zones, zone_name(c, LANG_NONE, z),
                      json_pack("{s:i, s:o}", "count", zone->count, "pieces", pieces));
  }
  for (int i = 0; i < w->purses.count; i++) {
    const struct purse *purse = &w->purses.purse[i];
    purses = json_with(purses, purse_name(c, LANG_NONE, i),
                       sees(purse->sees, seat) ? json_integer(purse->amount) : json_null());
  }
  for (int i = 0; i < w->seats; i++) scores = json_also(scores, json_integer(w->score[i]));
  return croupier_keep_json(c, json_pack("{s:i, s:s?, s:i, s:o, s:o, s:o}", "seat", seat, "phase", w->phase,
                                         "number", w->phase_number, "zones", zones, "purses", purses,
                                         "scores", scores));
}

/* --- for people --- */

static void add_zone_line(croupier *c, uint16_t z, int seat, enum lang lang) {
  const struct table *t = &c->world->table;
  const struct zone *zone = &t->zone[z];
  struct line *l = &c->line;
  line_add(l, "  ");
  line_add(l, zone_name(c, lang, z));
  line_add(l, ": ");
  if (zone->count == 0) {
    line_add(l, texts_get(c->texts, lang, "empty"));
  } else if (!sees(zone->sees, seat)) {
    line_add_char(l, '(');
    line_add_number(l, zone->count);
    line_add_char(l, ')');
  } else {
    for (uint16_t p = zone->bottom; p != NO_PIECE; p = t->piece[p].above) {
      if (p != zone->bottom) line_add(l, ", ");
      line_add(l, piece_name(c, lang, p));
    }
  }
  line_add_char(l, '\n');
}

/* The purses of an owner, -1 for the table, that the seat may look into. */
static void add_purse_lines(croupier *c, int owner, int seat, enum lang lang) {
  struct line *l = &c->line;
  for (int k = 0; k < c->world->purses.count; k++) {
    const struct purse *purse = &c->world->purses.purse[k];
    if (purse->owner != owner || !sees(purse->sees, seat)) continue;
    line_add(l, "  ");
    line_add(l, purse_name(c, lang, k));
    line_add(l, ": ");
    line_add_number(l, purse->amount);
    line_add_char(l, '\n');
  }
}

/* What lies on the table, then what belongs to each player, the viewer last; empty zones of others left out. */
const char *croupier_view_text(croupier *c, int seat, const char *code) {
  enum lang lang = lang_of(code) == LANG_NONE ? LANG_EN : lang_of(code);
  const struct world *w = c->world;
  struct line *l = &c->line;
  line_clear(l);
  for (uint16_t z = 0; z < w->table.zones; z++)
    if (w->table.zone[z].owner < 0) add_zone_line(c, z, seat, lang);
  add_purse_lines(c, -1, seat, lang);
  for (int i = 0; i < w->seats; i++) {
    int owner = seat > 0 ? (seat + i) % w->seats : i;
    text_add_player(l, c->texts, lang, owner);
    if (w->score[owner] != 0) {
      line_add(l, " (");
      line_add_number(l, w->score[owner]);
      line_add_char(l, ' ');
      line_add(l, texts_get(c->texts, lang, "points"));
      line_add_char(l, ')');
    }
    line_add_char(l, '\n');
    for (uint16_t z = 0; z < w->table.zones; z++)
      if (w->table.zone[z].owner == owner && w->table.zone[z].count > 0) add_zone_line(c, z, seat, lang);
    add_purse_lines(c, owner, seat, lang);
  }
  return line_text(l);
}

const char *croupier_unsound(croupier *c) {
  if (!zone_sound(&c->world->table)) return "a piece is not in exactly one zone";
  for (int i = 0; i < c->world->purses.count; i++)
    if (c->world->purses.purse[i].amount < 0) return "a purse holds less than nothing";
  return "";
}
