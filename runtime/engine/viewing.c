/* viewing.c: the table as a seat sees it, thing by thing. */
#include "about.h"

int croupier_zones(const croupier *c) { return c->world->table.zones; }

croupier_zone croupier_zone_at(const croupier *c, int seat, int i) {
  if (i < 0 || i >= c->world->table.zones) return (croupier_zone){0};
  const struct zone *z = &c->world->table.zone[i];
  return (croupier_zone){
      .name = zone_name(&c->names, LANG_NONE, i),
      .word = c->names.zone[i],
      .member = z->word == 0 ? NULL : c->names.symbol[z->word],
      .owner = z->owner + 1,
      .count = z->count,
      .seen = sees(z->sees, seat),
      .open = z->sees == UINT8_MAX,
      .sorted = zone_is_sorted(z),
      .counted = z->shown == SHOWN_COUNT,
      .unshown = z->shown == SHOWN_NOT,
      .untold = z->untold,
  };
}

/* The seat in the field of that name, or 0. */
static int owner_of(const croupier *c, uint16_t piece) {
  int32_t owner = piece_number(c, piece, "owner");
  return owner >= 1 && owner <= c->world->seats ? owner : 0;
}

int croupier_pieces(const croupier *c, int seat, int zone, croupier_piece *piece, int most) {
  const struct table *t = &c->world->table;
  int n = 0;
  if (zone < 0 || zone >= t->zones) return 0;
  bool seen = sees(t->zone[zone].sees, seat);
  for (uint16_t p = t->zone[zone].bottom; p != NO_PIECE && n < most; p = t->piece[p].above, n++) {
    if (!seen) piece[n] = (croupier_piece){.place = n};
    else
      piece[n] = (croupier_piece){croupier_id_for(c, p, seat), t->piece[p].face,
                                  piece_name(&c->names, LANG_NONE, p), owner_of(c, p), n};
  }
  return n;
}

const char *croupier_contents(croupier *c, int seat, int zone, const char *lang) {
  const struct table *t = &c->world->table;
  if (zone < 0 || zone >= t->zones || !sees(t->zone[zone].sees, seat)) return NULL;
  line_clear(&c->line);
  for (uint16_t p = t->zone[zone].bottom; p != NO_PIECE; p = t->piece[p].above) {
    if (c->line.size > 0) line_add(&c->line, ", ");
    line_add(&c->line, piece_name(&c->names, lang_of(lang), p));
  }
  return c->line.failed ? NULL : line_text(&c->line);
}

int croupier_purses(const croupier *c) { return c->world->purses.count; }

croupier_purse croupier_purse_at(const croupier *c, int seat, int i) {
  if (i < 0 || i >= c->world->purses.count) return (croupier_purse){0};
  const struct purse *p = &c->world->purses.purse[i];
  bool known = sees(p->sees, seat);
  return (croupier_purse){purse_name(&c->names, LANG_NONE, i),
                          c->names.purse[i],
                          p->owner + 1,
                          known,
                          known ? p->amount : 0,
                          p->unshown};
}

/* --- shown variables --- */

static enum lang told_in(const char *code) { return lang_of(code) == LANG_NONE ? LANG_EN : lang_of(code); }

int croupier_shows(const croupier *c) { return vm_broken(c->vm) == VM_DONE ? c->world->showns : 0; }

croupier_shown croupier_shown_at(const croupier *c, int seat, int i) {
  if (i < 0 || i >= croupier_shows(c)) return (croupier_shown){0};
  const struct variable *s = &c->world->shown[i];
  croupier_shown shown = {.name = shown_name(&c->names, LANG_NONE, i),
                          .word = c->names.shown[i],
                          .owner = s->owner + 1,
                          .known = sees(s->sees, seat)};
  shown.values = shown_count(vm_lua(c->vm), i, &shown.listed);
  return shown;
}

/* A piece is seen where it lies. */
static bool sees_value(const croupier *c, int seat, int i, const struct shown_value *v) {
  const struct table *t = &c->world->table;
  return sees(c->world->shown[i].sees, seat) &&
         (v->kind != CROUPIER_PIECE || sees(t->zone[t->piece[v->number].zone].sees, seat));
}

croupier_value croupier_shown_value(const croupier *c, int seat, int i, int item, int64_t *number,
                                    const char **word) {
  bool listed;
  *number = 0;
  *word = NULL;
  if (i < 0 || i >= croupier_shows(c) || item < 0 || item >= shown_count(vm_lua(c->vm), i, &listed))
    return CROUPIER_NOTHING;
  struct shown_value v = shown_read(vm_lua(c->vm), i, item);
  if (!sees_value(c, seat, i, &v)) return CROUPIER_HIDDEN;
  *number = v.number;
  *word = v.word;
  if (v.kind == CROUPIER_PLAYER) *number = v.number + 1;
  if (v.kind == CROUPIER_ZONE) *word = zone_name(&c->names, LANG_NONE, v.number);
  if (v.kind == CROUPIER_PIECE) {
    *number = croupier_id_for(c, (int)v.number, seat);
    *word = piece_name(&c->names, LANG_NONE, v.number);
  }
  return v.kind;
}

static void add_shown(croupier *c, int seat, int i, int item, enum lang lang) {
  int64_t n;
  const char *word;
  struct line *l = &c->line;
  switch (croupier_shown_value(c, seat, i, item, &n, &word)) {
  case CROUPIER_WORD: line_add(l, word_in(&c->names, lang, word)); break;
  case CROUPIER_AMOUNT: line_add_number(l, n); break;
  case CROUPIER_FLAG: line_add(l, word_in(&c->names, lang, n ? "yes" : "no")); break;
  case CROUPIER_PIECE: line_add(l, piece_name(&c->names, lang, n - 1)); break;
  case CROUPIER_ZONE: line_add(l, zone_name(&c->names, lang, n)); break;
  case CROUPIER_PLAYER: text_add_player(l, c->names.texts, lang, (int)n - 1); break;
  default: line_add(l, "?");
  }
}

const char *croupier_shown_text(croupier *c, int seat, int i, const char *lang) {
  croupier_shown shown = croupier_shown_at(c, seat, i);
  int64_t n;
  const char *word;
  line_clear(&c->line);
  bool is_true = !shown.listed && croupier_shown_value(c, seat, i, 0, &n, &word) == CROUPIER_FLAG;
  for (int item = 0; item < shown.values && !is_true; item++) {
    if (item > 0) line_add(&c->line, ", ");
    add_shown(c, seat, i, item, told_in(lang));
  }
  return c->line.failed ? NULL : line_text(&c->line);
}

croupier_phase croupier_phase_now(const croupier *c) {
  const struct world *w = c->world;
  return (croupier_phase){w->phase, w->phase_number, w->phase == NULL ? 0 : w->phase_seat + 1};
}

const char *croupier_dummy(const croupier *c, int i, int *score) {
  const struct world *w = c->world;
  if (i < 0 || i >= w->dummies) return NULL;
  *score = w->dummy[i].score;
  return w->dummy[i].name;
}

int croupier_team(const croupier *c, int seat) { return c->world->team[seat - 1]; }
croupier_fate croupier_fate_of(const croupier *c) { return (croupier_fate)c->world->fate; }

bool croupier_lowest_leads(const croupier *c) { return c->world->lowest; }

croupier_drawing croupier_drawing_at(const croupier *c, int i, const char *lang) {
  const struct world *w = c->world;
  if (i < 0 || i >= w->drawings) return (croupier_drawing){0};
  const struct drawing *d = &w->drawing[i];
  const char *text = d->legend == NULL ? NULL : croupier_text(c, d->legend, lang);
  return (croupier_drawing){d->text, d->columns, d->rows, d->places, text == NULL ? d->legend : text};
}

croupier_place croupier_place_at(const croupier *c, int drawing, int i) {
  const struct place *p = &c->world->drawing[drawing].place[i];
  return (croupier_place){p->row, p->column, p->width, p->purse, p->shown, p->sites, p->id};
}

/* --- names for people --- */

const char *croupier_piece_name(const croupier *c, int id, const char *lang) {
  return id < 1 || id > c->world->table.pieces ? "" : piece_name(&c->names, told_in(lang), id - 1);
}

const char *croupier_piece_brief(const croupier *c, int id, const char *lang) {
  return id < 1 || id > c->world->table.pieces ? "" : piece_short_name(&c->names, told_in(lang), id - 1);
}

const char *croupier_player_name(croupier *c, int seat, const char *lang) {
  line_clear(&c->line);
  text_add_player(&c->line, c->names.texts, told_in(lang), seat - 1);
  return c->line.failed ? NULL : line_text(&c->line);
}

const char *croupier_team_name(croupier *c, int team, const char *lang) {
  line_clear(&c->line);
  text_add_numbered(&c->line, c->names.texts, told_in(lang), "team {n}", team);
  return c->line.failed ? NULL : line_text(&c->line);
}

const char *croupier_text(const croupier *c, const char *key, const char *lang) {
  return texts_get(c->names.texts, told_in(lang), key);
}

const char *croupier_name(const croupier *c, const char *name, const char *code) {
  const struct names *n = &c->names;
  for (int i = 0; i < names_in_language(n); i++) {
    bool brief = i >= n->faces && i < 2 * n->faces;
    if (!brief && strcmp(name_of(n, LANG_NONE, i), name) == 0) return name_of(n, lang_of(code), i);
  }
  return name;
}

struct kept *croupier_kept(croupier *c) {
  return &c->handed;
}

const char *croupier_unsound(croupier *c) {
  if (!zone_sound(&c->world->table)) return "a piece is not in exactly one zone";
  for (int i = 0; i < c->world->purses.count; i++)
    if (c->world->purses.purse[i].amount < 0) return "a purse holds less than nothing";
  return "";
}
