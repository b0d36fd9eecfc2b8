/* picture.c: the table as a person at one seat sees it: what lies open, the others, what is theirs. */
#include "drawn.h"

#include "kept.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { OWN_ROWS_JOINED = 2 }; /* of a viewer whose zones stand behind the name */

/* The last one with a legend has two lines of it, which explain the signs that are met first. Those with a drawing are
   for games that have one. */
static const struct level levels[] = {
    {5, 3, 6, true, false, true, MOST_ROWS},  {2, 2, 3, false, false, true, MOST_ROWS},
    {1, 1, 2, false, false, true, MOST_ROWS}, {2, 1, 2, false, true, true, 2},
    {5, 3, 6, true, false, true, 0},          {5, 3, 6, false, false, true, 0},
    {2, 3, 3, false, false, true, 0},         {1, 2, 2, false, false, true, 0},
    {3, 2, 2, false, true, true, 0},          {1, 1, 2, false, false, true, 0},
    {3, 1, 2, false, true, true, 0},          {1, 1, 1, false, true, true, 0},
    {1, 1, 0, false, true, true, 0},          {1, 0, 2, false, true, true, 0},
    {1, 0, 1, false, true, true, 0},          {5, 3, 6, true, false, false, 0},
    {5, 3, 6, false, false, false, 0},        {2, 3, 3, false, false, false, 0},
    {1, 2, 2, false, false, false, 0},        {3, 2, 2, false, true, false, 0},
    {1, 1, 2, false, false, false, 0},        {2, 1, 2, false, true, false, 0},
    {1, 1, 1, false, true, false, 0},         {1, 1, 0, false, true, false, 0},
    {1, 0, 1, false, true, false, 0}};

/* --- the parts --- */

static void gap(struct picture *p) {
  if (!p->level.gaps || p->row <= 1) return;
  for (int i = 0; (p->style & CROUPIER_BOXES) && i < p->columns; i++)
    canvas_put(&p->canvas, p->row, i, 1, "─", PAINT_FAINT);
  p->row++;
}

/* "suit hearts", or only "over" of what is just true; "": the variable has no value, or there is no memory for it. */
static const char *shown_text(struct picture *p, int i, char text[LABEL_SIZE]) {
  croupier_shown shown = croupier_shown_at(p->c, p->seat, i);
  const char *value = croupier_shown_text(p->c, p->seat, i, p->lang);
  text[0] = '\0';
  p->failed = p->failed || value == NULL;
  if (shown.values == 0 || value == NULL) return text;
  const char *word = picture_word(p, shown.word);
  snprintf(text, LABEL_SIZE, "%.*s%s%.*s", picture_bytes(word, 70), word, *value == '\0' ? "" : " ",
           picture_bytes(value, 120), value);
  return text;
}

/* "stock (63)", "bank 55", "suit hearts": what has no row of its own. */
static void put_counts(struct picture *p) {
  struct room r = picture_room(p, INDENT, p->level.table);
  struct entry e;
  char text[LABEL_SIZE];
  bool any = false;
  for (int z = 0; picture_next(p, 0, &z, &e);) {
    if (e.count == 0 || e.seen) continue;
    picture_count(text, picture_word(p, e.word), " (", e.count, ") ");
    any = room_put(&r, text, PAINT_PLAIN) || any;
  }
  for (int i = 0; i < croupier_purses(p->c); i++) {
    croupier_purse purse = croupier_purse_at(p->c, p->seat, i);
    if (purse.owner > 0 || p->purse_drawn[i] || purse.unshown || !purse.known) continue;
    picture_count(text, picture_word(p, purse.word), " ", purse.amount, " ");
    any = room_put(&r, text, PAINT_PLAIN) || any;
  }
  for (int i = 0; i < croupier_shows(p->c); i++) {
    if (p->shown_drawn[i] || croupier_shown_at(p->c, p->seat, i).owner > 0) continue;
    if (*shown_text(p, i, text) == '\0') continue;
    strcat(text, " ");
    any = room_put(&r, text, PAINT_PLAIN) || any;
  }
  if (any) p->row = r.row + 1;
}

/* What the viewer sees of an owner's zones, or of the table's with 0. */
static void put_zones(struct picture *p, int owner, int rows) {
  struct room r = picture_room(p, INDENT, rows);
  struct entry e;
  if (p->level.flow) picture_flow_entries(p, owner, &r);
  for (int z = 0; !p->level.flow && picture_next(p, owner, &z, &e);)
    if (e.seen) picture_put_entry(p, &e, rows);
  if (r.column > r.left) p->row = r.row + 1;
}

/* --- players --- */

static bool is_over(const struct picture *p) { return croupier_status(p->c) == CROUPIER_ENDED; }

static bool is_asked(const struct picture *p, int owner) {
  return croupier_question_of(p->c, owner) != NULL && !is_over(p);
}

/* Notes the result if the game ended now. Nothing is said of it where nothing is known, or no more than the scores. */
static void count_up(struct picture *p) {
  bool any = false, other = false;
  p->counts = croupier_count_up(p->c, p->seat, p->counted);
  for (int i = 0; p->counts && i < p->seats; i++) {
    any = any || p->counted[i].known;
    other = other || !p->counted[i].known || p->counted[i].score != croupier_score(p->c, i + 1);
  }
  p->differs = any && other;
}

/* The points that decide now. False: they cannot be known. */
static bool points_now(const struct picture *p, int owner, int *points) {
  const croupier_standing *s = &p->counted[owner - 1];
  *points = p->differs ? s->score : croupier_score(p->c, owner);
  return !p->differs || s->known;
}

/* By points alone. */
static bool is_ahead(const struct picture *p, int owner) {
  int best = INT_MIN, worst = INT_MAX, points, own;
  for (int seat = 1; seat <= p->seats; seat++) {
    if (!points_now(p, seat, &points)) return false;
    if (points > best) best = points;
    if (points < worst) worst = points;
  }
  points_now(p, owner, &own);
  return best > worst && own == (croupier_lowest_leads(p->c) ? worst : best);
}

/* The rank counts, where it is known: it follows the game's own rules for ties. */
static bool leads(const struct picture *p, int owner) {
  bool all = true;
  int rank = p->counts ? p->counted[owner - 1].rank : 0;
  for (int i = 0; i < p->seats; i++) all = all && p->counted[i].rank == 1;
  return rank == 0 ? is_ahead(p, owner) : rank == 1 && !all;
}

/* "leads", "wins", or NULL. */
static const char *standing(const struct picture *p, int owner) {
  if (is_over(p)) return croupier_rank(p->c, owner) == 1 ? picture_word(p, "picture:wins") : NULL;
  return leads(p, owner) ? picture_word(p, "picture:leads") : NULL;
}

/* Has somebody got points? Some games give all of them at the end. */
static bool any_points(const struct picture *p) {
  bool any = is_over(p);
  for (int seat = 1; seat <= p->seats; seat++) any = any || croupier_score(p->c, seat) != 0;
  return any;
}

static bool scores_count(const struct picture *p) {
  return croupier_fate_of(p->c) == CROUPIER_AGAINST &&
         (p->differs || any_points(p)); /* else the head has it */
}

/* "(leads)"; and if the game ended now: "(15, leads)", "(?)" */
static void add_standing(const struct picture *p, int owner, char text[LABEL_SIZE]) {
  const croupier_standing *s = &p->counted[owner - 1];
  const char *place = croupier_fate_of(p->c) == CROUPIER_AGAINST ? standing(p, owner) : NULL;
  char now[16] = "";
  if (p->differs && s->known) snprintf(now, sizeof now, "%d", s->score);
  else if (p->differs) snprintf(now, sizeof now, "?");
  if (place == NULL && *now == '\0') return;
  if (place == NULL) place = "";
  size_t n = strlen(text);
  snprintf(text + n, LABEL_SIZE - n, " (%s%s%.*s)", now, *now && *place ? ", " : "", picture_bytes(place, 70),
           place);
}

/* "12 points (leads)", the numbers one below the other. */
static const char *score_text(const struct picture *p, int owner, char text[LABEL_SIZE]) {
  int widest = 0, score = croupier_score(p->c, owner);
  for (int seat = 1; seat <= p->seats; seat++) {
    int width = snprintf(NULL, 0, "%d", croupier_score(p->c, seat));
    if (width > widest) widest = width;
  }
  const char *points = picture_word(p, score == 1 ? "point" : "points");
  bool any = any_points(p);
  *text = '\0';
  if (any) snprintf(text, LABEL_SIZE, "%*d %.*s", widest, score, picture_bytes(points, 70), points);
  add_standing(p, owner, text);
  return any || *text == '\0' ? text : text + 1; /* without the blank */
}

static const char *player_name(struct picture *p, int owner) {
  struct line *l = &p->line;
  line_clear(l);
  bool own = owner == p->seat;
  int team = croupier_fate_of(p->c) == CROUPIER_AGAINST ? croupier_team(p->c, owner) : 0;
  line_add(l, croupier_player_name(p->c, owner, p->lang));
  if (own || team > 0) line_add(l, " (");
  if (own) line_add(l, picture_word(p, "picture:you"));
  if (own && team > 0) line_add(l, ", ");
  if (team > 0) line_add(l, croupier_team_name(p->c, team, p->lang));
  if (own || team > 0) line_add(l, ")");
  p->failed = p->failed || l->failed;
  return line_text(l);
}

/* What the tally says of a player: "hand (4)", "gold 15", "gold ?", "bid 3"; "": he has no such thing. */
static const char *tally_text(struct picture *p, const struct tally *tally, int owner,
                              char text[LABEL_SIZE]) {
  struct entry e;
  text[0] = '\0';
  for (int i = 0; tally->kind == TALLY_PURSE && i < croupier_purses(p->c); i++) {
    croupier_purse purse = croupier_purse_at(p->c, p->seat, i);
    if (purse.owner != owner || strcmp(purse.word, tally->word) != 0) continue;
    if (purse.known) picture_count(text, picture_word(p, tally->word), " ", purse.amount, "");
    else picture_label(text, picture_word(p, tally->word), " ?");
  }
  for (int i = 0; tally->kind == TALLY_SHOWN && i < croupier_shows(p->c); i++) {
    croupier_shown shown = croupier_shown_at(p->c, p->seat, i);
    if (shown.owner == owner && strcmp(shown.word, tally->word) == 0) return shown_text(p, i, text);
  }
  for (int z = 0; tally->kind == TALLY_ZONE && picture_next(p, owner, &z, &e);)
    if (strcmp(e.word, tally->word) == 0)
      picture_count(text, picture_word(p, tally->word), " (", e.count, ")");
  return text;
}

static void add_tally(struct picture *p, enum tally_kind kind, const char *word) {
  for (int i = 0; i < p->tallies; i++)
    if (p->tally[i].kind == kind && strcmp(p->tally[i].word, word) == 0) return;
  if (p->tallies < MOST_TALLIES) p->tally[p->tallies++] = (struct tally){.kind = kind, .word = word};
}

/* Does any player have something in the zone of that name, of which the others see only how much? */
static bool is_counted(struct picture *p, const char *word) {
  struct entry e;
  for (int owner = 1; owner <= p->seats; owner++)
    for (int z = 0; picture_next(p, owner, &z, &e);)
      if ((!e.open || e.counted) && e.count > 0 && strcmp(e.word, word) == 0) return true;
  return false;
}

/* Which tallies there are, and how wide everything must be to stand in columns. */
static void measure(struct picture *p) {
  char text[LABEL_SIZE];
  struct entry e;
  p->tallies = p->name_width = p->score_width = p->label_width = 0;
  for (int i = 0; i < croupier_purses(p->c); i++) {
    croupier_purse purse = croupier_purse_at(p->c, p->seat, i);
    if (purse.owner > 0 && !p->purse_drawn[i] && !purse.unshown) add_tally(p, TALLY_PURSE, purse.word);
  }
  for (int i = 0; i < croupier_shows(p->c); i++) {
    croupier_shown shown = croupier_shown_at(p->c, p->seat, i);
    if (shown.owner > 0 && !p->shown_drawn[i] && shown.values > 0) add_tally(p, TALLY_SHOWN, shown.word);
  }
  for (int owner = 1; owner <= p->seats; owner++) {
    for (int z = 0; picture_next(p, owner, &z, &e);)
      if (is_counted(p, e.word)) add_tally(p, TALLY_ZONE, e.word);
    int width = text_width(player_name(p, owner)), score = text_width(score_text(p, owner, text));
    if (width > p->name_width) p->name_width = width;
    if (scores_count(p) && score > p->score_width) p->score_width = score;
  }
  for (int i = 0; i < p->tallies; i++)
    for (int owner = 1; owner <= p->seats; owner++) {
      int width = text_width(tally_text(p, &p->tally[i], owner, text));
      if (width > p->tally[i].width) p->tally[i].width = width;
    }
  for (int owner = 0; owner <= p->seats; owner++)
    for (int z = 0; (owner == 0 || owner == p->seat) && picture_next(p, owner, &z, &e);) {
      int width = text_width(picture_word(p, e.word));
      if (e.seen && width > p->label_width) p->label_width = width;
    }
  if (p->label_width > WIDEST_LABEL) p->label_width = WIDEST_LABEL;
}

/* How many rows a player may have. */
static int rows_of(const struct picture *p, int owner) {
  if (owner == p->seat && p->level.own == 0) return OWN_ROWS_JOINED;
  return p->level.others > 0 ? p->level.others : 1;
}

/* One player: whether it is his turn, what he has, and what lies open before him. The viewer's own zones have
   rows of their own, as long as there is room. */
static void put_player(struct picture *p, int owner) {
  char text[LABEL_SIZE];
  struct room r = picture_room(p, INDENT, rows_of(p, owner));
  if (is_asked(p, owner)) canvas_put(&p->canvas, p->row, 0, 1, ">", PAINT_BOLD);
  canvas_put(&p->canvas, p->row, INDENT, p->columns - INDENT, player_name(p, owner), PAINT_SEAT + owner - 1);
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
  if (owner != p->seat || p->level.own == 0) picture_flow_entries(p, owner, &r);
  p->row = r.row + 1;
}

/* --- the head --- */

/* What the numbers in brackets mean: in the head, where there is room, or below it. Returns its columns in the head. */
static int put_mark(struct picture *p, int column) {
  const char *mark = picture_word(p, "picture:if it ended now");
  int width = text_width(mark);
  p->row = 1;
  if (!p->differs) return 0;
  bool fits = column + width + 3 <= p->columns;
  if (!fits) canvas_put(&p->canvas, p->row++, INDENT, p->columns - INDENT, mark, PAINT_FAINT);
  return fits ? 1 + canvas_put(&p->canvas, 0, column, width, mark, PAINT_FAINT) : 0;
}

/* The score of all, where they play together: ", together 12 points". Returns its columns. */
static int put_together(struct picture *p, int column) {
  char text[LABEL_SIZE], points[LABEL_SIZE];
  if (croupier_fate_of(p->c) == CROUPIER_AGAINST) return 0;
  snprintf(text, LABEL_SIZE, ", %.*s ", picture_bytes(picture_word(p, "picture:together"), 150),
           picture_word(p, "picture:together"));
  int width = canvas_put(&p->canvas, 0, column, p->columns - column, text, PAINT_PLAIN);
  return width + canvas_put(&p->canvas, 0, column + width, p->columns - column - width,
                            score_text(p, 1, points), PAINT_BOLD);
}

static void put_head(struct picture *p) {
  const char *dash = p->style & CROUPIER_BOXES ? "─" : "-";
  int column = 3;
  canvas_put(&p->canvas, 0, 0, 1, dash, PAINT_FAINT);
  canvas_put(&p->canvas, 0, 1, 1, dash, PAINT_FAINT);
  column +=
      canvas_put(&p->canvas, 0, column, p->columns - column, croupier_heading(p->c, p->lang), PAINT_BOLD);
  column += put_together(p, column);
  column += put_mark(p, column + 1);
  for (column++; column < p->columns; column++) canvas_put(&p->canvas, 0, column, 1, dash, PAINT_FAINT);
}

/* --- all of it --- */

/* Everything at the present level. */
static void draw(struct picture *p) {
  int viewer = p->seat >= 1 && p->seat <= p->seats ? p->seat : 0;
  put_head(p);
  drawn_put(p);
  if (p->style & CROUPIER_MAP) return;
  measure(p);
  put_zones(p, 0, p->level.table);
  put_counts(p);
  gap(p);
  for (int i = 0; i < p->seats; i++) {
    int owner = (viewer + i) % p->seats + 1;
    if (p->level.others > 0 || owner == viewer) put_player(p, owner);
  }
  if (viewer > 0 && p->level.own > 0) put_zones(p, viewer, p->level.own);
}

static bool draw_level(struct picture *p, int rows, struct level level) {
  canvas_free(&p->canvas);
  if (!canvas_new(&p->canvas, p->columns, rows)) return false;
  p->level = level;
  draw(p);
  return !p->failed;
}

static int within(int n, int most) { return n < 1 ? 1 : n > most ? most : n; }

const char *croupier_picture(croupier *c, int seat, const char *lang, int columns, int rows, unsigned style) {
  struct picture *p = calloc(1, sizeof *p);
  if (p == NULL) return "";
  p->c = c;
  p->seat = seat;
  p->seats = croupier_players(c);
  p->lang = lang;
  p->columns = within(columns, MOST_COLUMNS);
  p->style = style;
  if (!(style & CROUPIER_MAP)) count_up(p);
  int drawn = drawn_lines(p);
  rows = within(style & CROUPIER_MAP ? drawn + 1 : rows, MOST_ROWS);
  bool whole = drawn > 0 || !(style & CROUPIER_MAP);
  size_t level = 0;
  while (drawn == 0 && levels[level].drawing) level++;
  while (whole && (whole = draw_level(p, rows, levels[level])) && p->row > rows &&
         level + 1 < sizeof levels / sizeof levels[0])
    level++;
  struct line *page = &croupier_kept(c)->page;
  line_clear(page);
  if (whole) canvas_write(&p->canvas, p->row < rows ? p->row : rows, style & CROUPIER_COLOURS, page);
  canvas_free(&p->canvas);
  line_free(&p->line);
  free(p);
  return line_text(page);
}

int croupier_width(const char *text) { return text_width(text); }

size_t croupier_cluster(const char *text, size_t size, int *columns) {
  struct cluster first = cluster_at(text, size);
  *columns = first.columns;
  return first.bytes;
}
