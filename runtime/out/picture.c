/* picture.c: the table as a person at one seat sees it: what lies open, the others, what is theirs. */
#include "picture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct level levels[] = {
    {5, 3, 6, true, false, true},  {5, 3, 6, false, false, true}, {2, 3, 3, false, false, true},
    {1, 2, 2, false, false, true}, {3, 2, 2, false, true, true},  {1, 1, 2, false, false, true},
    {3, 1, 2, false, true, true},  {1, 1, 1, false, true, true},  {1, 1, 2, false, false, false},
    {2, 1, 2, false, true, false}, {1, 1, 1, false, true, false}, {1, 0, 1, false, true, false}};

/* --- the parts --- */

static void gap(struct picture *p) {
  if (!p->level.gaps || p->row <= 1) return;
  for (int i = 0; (p->style & CROUPIER_BOXES) && i < p->columns; i++)
    canvas_put(&p->canvas, p->row, i, 1, "─", PAINT_FAINT);
  p->row++;
}

static void put_head(struct picture *p) {
  const char *dash = p->style & CROUPIER_BOXES ? "─" : "-";
  int column = 3;
  canvas_put(&p->canvas, 0, 0, 1, dash, PAINT_FAINT);
  canvas_put(&p->canvas, 0, 1, 1, dash, PAINT_FAINT);
  column += canvas_put(&p->canvas, 0, column, p->columns - column,
                       croupier_heading(p->c, lang_codes[p->lang]), PAINT_BOLD);
  for (column++; column < p->columns; column++) canvas_put(&p->canvas, 0, column, 1, dash, PAINT_FAINT);
  p->row = 1;
}

static void put_place(struct picture *p, const struct place *place) {
  if (place->purse) {
    const struct purse *purse = &p->w->purses.purse[place->id];
    char amount[16] = "?";
    if (sees(purse->sees, p->seat)) snprintf(amount, sizeof amount, "%d", (int)purse->amount);
    canvas_put(&p->canvas, p->row + place->row, place->column, place->width, amount, PAINT_PLAIN);
    return;
  }
  p->listing.items = 0;
  listing_add(&p->listing, p->c, p->lang, p->seat, place->id, NULL);
  listing_put_tight(&p->listing, &p->canvas, p->row + place->row, place->column, place->width);
}

static void put_drawing(struct picture *p) {
  const struct drawing *d = &p->w->drawing;
  bool shown = d->text != NULL && p->level.drawing;
  memset(p->drawn, 0, sizeof p->drawn);
  memset(p->purse_drawn, 0, sizeof p->purse_drawn);
  for (int i = 0; shown && i < d->places; i++)
    *(d->place[i].purse ? &p->purse_drawn[d->place[i].id] : &p->drawn[d->place[i].id]) = true;
  if (!shown) return;
  int row = 0;
  for (const char *line = d->text; *line != '\0'; line = strchr(line, '\n') + 1, row++)
    canvas_put_bytes(&p->canvas, p->row + row, 0, p->columns, line, strcspn(line, "\n"), PAINT_PLAIN);
  for (int i = 0; i < d->places; i++) put_place(p, &d->place[i]);
  p->row += d->rows;
}

/* "stock (63)", "bank 55": what has no row of its own. */
static void put_counts(struct picture *p) {
  struct room r = picture_room(p, INDENT, p->level.table);
  struct entry e;
  char text[LABEL_SIZE];
  bool any = false;
  for (uint16_t z = 0; picture_next(p, -1, &z, &e);) {
    if (e.count == 0 || e.seen) continue;
    picture_count(text, picture_word(p, picture_zone_word(p, e.first)), " (", e.count, ") ");
    any = room_put(&r, text, PAINT_PLAIN) || any;
  }
  for (int i = 0; i < p->w->purses.count; i++) {
    const struct purse *purse = &p->w->purses.purse[i];
    if (purse->owner >= 0 || p->purse_drawn[i] || !sees(purse->sees, p->seat)) continue;
    picture_count(text, picture_word(p, p->c->names.purse[i]), " ", (int)purse->amount, " ");
    any = room_put(&r, text, PAINT_PLAIN) || any;
  }
  if (any) p->row = r.row + 1;
}

/* What the viewer sees of an owner's zones, or of the table's with -1. */
static void put_zones(struct picture *p, int owner, int rows) {
  struct room r = picture_room(p, INDENT, rows);
  struct entry e;
  if (p->level.flow) picture_flow_entries(p, owner, &r);
  for (uint16_t z = 0; !p->level.flow && picture_next(p, owner, &z, &e);)
    if (e.seen) picture_put_entry(p, &e, rows);
  if (r.column > r.left) p->row = r.row + 1;
}

/* --- players --- */

static bool is_asked(const struct picture *p, int owner) {
  return croupier_pending(p->c, owner + 1) != NULL && p->c->state != CROUPIER_ENDED;
}

/* "leads", "wins", or NULL. */
static const char *standing(const struct picture *p, int owner) {
  const struct world *w = p->w;
  int best = w->score[0], worst = best;
  if (p->c->state == CROUPIER_ENDED) return w->rank[owner] == 1 ? picture_word(p, "picture:wins") : NULL;
  for (int i = 1; i < w->seats; i++) {
    if (w->score[i] > best) best = w->score[i];
    if (w->score[i] < worst) worst = w->score[i];
  }
  return best > worst && w->score[owner] == (w->lowest ? worst : best) ? picture_word(p, "picture:leads")
                                                                       : NULL;
}

static bool scores_count(const struct picture *p) {
  bool any = p->c->state == CROUPIER_ENDED;
  for (int i = 0; i < p->w->seats; i++) any = any || p->w->score[i] != 0;
  return any;
}

/* "12 points (leads)", the numbers one below the other. */
static const char *score_text(const struct picture *p, int owner, char text[LABEL_SIZE]) {
  int widest = 0, score = (int)p->w->score[owner];
  for (int i = 0; i < p->w->seats; i++) {
    int width = snprintf(NULL, 0, "%d", (int)p->w->score[i]);
    if (width > widest) widest = width;
  }
  const char *place = standing(p, owner), *points = picture_word(p, score == 1 ? "point" : "points");
  int n = snprintf(text, LABEL_SIZE, "%*d %.*s", widest, score, picture_bytes(points, 70), points);
  if (place != NULL) snprintf(text + n, LABEL_SIZE - (size_t)n, " (%.*s)", picture_bytes(place, 70), place);
  return text;
}

static const char *player_name(struct picture *p, int owner) {
  struct line *l = &p->c->line;
  line_clear(l);
  text_add_player(l, p->c->names.texts, p->lang, owner);
  if (owner + 1 == p->seat) {
    line_add(l, " (");
    line_add(l, picture_word(p, "picture:you"));
    line_add(l, ")");
  }
  return line_text(l);
}

/* What the tally says of a player: "hand (4)", "gold 15", "gold ?"; "": he has no such thing. */
static const char *tally_text(struct picture *p, const struct tally *tally, int owner,
                              char text[LABEL_SIZE]) {
  struct entry e;
  text[0] = '\0';
  for (int i = 0; tally->purse && i < p->w->purses.count; i++) {
    const struct purse *purse = &p->w->purses.purse[i];
    if (purse->owner != owner || strcmp(p->c->names.purse[i], tally->word) != 0) continue;
    if (sees(purse->sees, p->seat))
      picture_count(text, picture_word(p, tally->word), " ", (int)purse->amount, "");
    else picture_label(text, picture_word(p, tally->word), " ?");
  }
  for (uint16_t z = 0; !tally->purse && picture_next(p, owner, &z, &e);)
    if (strcmp(picture_zone_word(p, e.first), tally->word) == 0)
      picture_count(text, picture_word(p, tally->word), " (", e.count, ")");
  return text;
}

static void add_tally(struct picture *p, bool purse, const char *word) {
  for (int i = 0; i < p->tallies; i++)
    if (p->tally[i].purse == purse && strcmp(p->tally[i].word, word) == 0) return;
  if (p->tallies < MOST_TALLIES) p->tally[p->tallies++] = (struct tally){.purse = purse, .word = word};
}

/* Which tallies there are, and how wide everything must be to stand in columns. */
static void measure(struct picture *p) {
  char text[LABEL_SIZE];
  struct entry e;
  p->tallies = p->name_width = p->score_width = p->label_width = 0;
  for (int i = 0; i < p->w->purses.count; i++)
    if (p->w->purses.purse[i].owner >= 0 && !p->purse_drawn[i]) add_tally(p, true, p->c->names.purse[i]);
  for (int owner = 0; owner < p->w->seats; owner++) {
    for (uint16_t z = 0; picture_next(p, owner, &z, &e);)
      if (!e.open && e.count > 0) add_tally(p, false, picture_zone_word(p, e.first));
    int width = text_width(player_name(p, owner)), score = text_width(score_text(p, owner, text));
    if (width > p->name_width) p->name_width = width;
    if (scores_count(p) && score > p->score_width) p->score_width = score;
  }
  for (int i = 0; i < p->tallies; i++)
    for (int owner = 0; owner < p->w->seats; owner++) {
      int width = text_width(tally_text(p, &p->tally[i], owner, text));
      if (width > p->tally[i].width) p->tally[i].width = width;
    }
  for (int owner = -1; owner < p->w->seats; owner++)
    for (uint16_t z = 0; (owner == -1 || owner + 1 == p->seat) && picture_next(p, owner, &z, &e);) {
      int width = text_width(picture_word(p, picture_zone_word(p, e.first)));
      if (e.seen && width > p->label_width) p->label_width = width;
    }
  if (p->label_width > WIDEST_LABEL) p->label_width = WIDEST_LABEL;
}

/* One player: whether it is his turn, what he has, and what lies open before him. The viewer's own zones have
   rows of their own. */
static void put_player(struct picture *p, int owner) {
  char text[LABEL_SIZE];
  struct room r = picture_room(p, INDENT, p->level.others > 0 ? p->level.others : 1);
  if (is_asked(p, owner)) canvas_put(&p->canvas, p->row, 0, 1, ">", PAINT_BOLD);
  canvas_put(&p->canvas, p->row, INDENT, p->columns - INDENT, player_name(p, owner), PAINT_SEAT + owner);
  r.column += p->name_width + 1;
  if (p->score_width > 0) {
    const char *score = score_text(p, owner, text);
    canvas_put(&p->canvas, r.row, r.column + 1, p->columns - r.column - 1, score, PAINT_BOLD);
    r.column += p->score_width + 2;
  }
  r.left = INDENT + p->name_width + 2;
  for (int i = 0; i < p->tallies; i++) {
    int column = r.column + 1;
    if (column + p->tally[i].width > r.right && r.row < r.last) {
      r.row++;
      column = r.left;
    }
    canvas_put(&p->canvas, r.row, column, r.right - column, tally_text(p, &p->tally[i], owner, text),
               PAINT_PLAIN);
    r.column = column + p->tally[i].width + 1;
    if (r.column > r.right) r.column = r.right;
  }
  if (owner + 1 != p->seat) picture_flow_entries(p, owner, &r);
  p->row = r.row + 1;
}

/* Everything at the present level. */
static void draw(struct picture *p) {
  int seats = p->w->seats, viewer = p->seat >= 1 && p->seat <= seats ? p->seat - 1 : -1;
  put_head(p);
  put_drawing(p);
  measure(p);
  put_zones(p, -1, p->level.table);
  put_counts(p);
  gap(p);
  for (int i = 0; i < seats; i++) {
    int owner = (viewer + 1 + i) % seats;
    if (p->level.others > 0 || owner == viewer) put_player(p, owner);
  }
  if (viewer >= 0) put_zones(p, viewer, p->level.own);
}

static bool draw_level(struct picture *p, int rows, struct level level) {
  canvas_free(&p->canvas);
  if (!canvas_new(&p->canvas, p->columns, rows)) return false;
  p->level = level;
  draw(p);
  return true;
}

static int within(int n, int most) { return n < 1 ? 1 : n > most ? most : n; }

const char *croupier_picture(croupier *c, int seat, const char *code, int columns, int rows, unsigned style) {
  struct picture *p = calloc(1, sizeof *p);
  if (p == NULL) return "";
  p->c = c;
  p->w = c->world;
  p->seat = seat;
  p->lang = lang_of(code) == LANG_NONE ? LANG_EN : lang_of(code);
  p->columns = within(columns, MOST_COLUMNS);
  p->style = style;
  rows = within(rows, MOST_ROWS);
  bool whole = true;
  size_t level = 0;
  do whole = draw_level(p, rows, levels[level]);
  while (whole && p->row > rows && ++level < sizeof levels / sizeof levels[0]);
  line_clear(&c->line);
  if (whole) canvas_write(&p->canvas, p->row < rows ? p->row : rows, style & CROUPIER_COLOURS, &c->line);
  canvas_free(&p->canvas);
  free(p);
  return line_text(&c->line);
}

int croupier_width(const char *text) { return text_width(text); }

size_t croupier_cluster(const char *text, size_t size, int *columns) {
  struct cluster first = cluster_at(text, size);
  *columns = first.columns;
  return first.bytes;
}
