/* listing.c: what lies in zones as a row of names: "cloth 1 4x2, merchant x2, ...(+3)", "2: 2x2, joker; 3: 3". */
#include "listing.h"

#include <stdio.h>
#include <string.h>

/* --- making one --- */

static bool alike(const struct item *a, const char *name) {
  return a->name[NAME_FULL] != NULL && strcmp(a->name[NAME_FULL], name) == 0;
}

/* The order in which the script has made its pieces is that of its lists and of the reader's expectation. */
static void sort_pieces(croupier_piece *list, int n) {
  for (int i = 1; i < n; i++)
    for (int k = i; k > 0 && list[k].order < list[k - 1].order; k--) {
      croupier_piece other = list[k];
      list[k] = list[k - 1];
      list[k - 1] = other;
    }
}

/* The number at the end of a name, and how long the name is before it; NULL: it does not end with one. */
static const char *number_of(const char *name, size_t *before) {
  const char *blank = strrchr(name, ' '), *number = blank == NULL ? name : blank + 1;
  *before = (size_t)(number - name);
  return *number != '\0' && strspn(number, "0123456789") == strlen(number) ? number : NULL;
}

/* Is the zone called what its pieces are called, but for their numbers? Then it need not be said twice. */
static bool said_by_pieces(const char *lead, const char *name) {
  size_t before;
  return number_of(name, &before) != NULL && before == strlen(lead) + 1 &&
         strncmp(name, lead, before - 1) == 0;
}

void listing_begin(struct listing *l) {
  l->items = 0;
  l->ordered = l->parted = false;
  l->told_size = 0;
}

/* "white 2 (told: 2)", or "(told: 2)" of a piece that the reader does not see. Without room for it: the name. */
static const char *with_told(struct listing *l, const char *name, const char *told) {
  char *to = l->told + l->told_size;
  size_t room = sizeof l->told - l->told_size;
  size_t size = (size_t)snprintf(to, room, "%s%s(%s)", name, *name == '\0' ? "" : " ", told);
  if (size >= room) return name;
  l->told_size += size + 1;
  return to;
}

/* Alike pieces that lie side by side are one item. */
static void add_item(struct listing *l, int first, struct item item) {
  if (l->items > first && alike(&l->item[l->items - 1], item.name[NAME_FULL])) l->item[l->items - 1].count++;
  else l->item[l->items++] = item;
}

static void add_seen(struct listing *l, const croupier *c, const char *lang, croupier_piece piece,
                     const char *told, int first) {
  const char *name = croupier_piece_name(c, piece.id, lang), *brief = croupier_piece_brief(c, piece.id, lang);
  struct item item = {.name = {name, brief}, .count = 1};
  item.paint = piece.owner == 0 ? PAINT_PLAIN : PAINT_SEAT + (enum paint)piece.owner - 1;
  if (told != NULL && *told != '\0')
    for (int i = 0; i < NAMES; i++) item.name[i] = with_told(l, item.name[i], told);
  add_item(l, first, item);
}

/* The reader does not see them, but something may have been told of each: "(2)", "(told: 2), (told: not 2)". */
static void add_unseen(struct listing *l, croupier *c, const char *lang, int seat, int zone, int count) {
  int known = 0;
  for (int i = 0; i < count; i++) {
    const char *told = croupier_told_of(c, seat, zone, i, lang);
    if (told == NULL || *told == '\0') continue;
    const char *name = with_told(l, "", told);
    l->item[l->items++] = (struct item){.name = {name, name}, .count = 1};
    known++;
  }
  if (count > known) l->item[l->items++] = (struct item){.count = count - known};
}

void listing_add(struct listing *l, croupier *c, const char *lang, int seat, int zone, const char *lead) {
  croupier_zone z = croupier_zone_at(c, seat, zone);
  int first = l->items;
  if (z.count == 0) return;
  if (!z.seen) {
    add_unseen(l, c, lang, seat, zone, z.count);
    l->item[first].lead = lead;
    return;
  }
  croupier_piece list[CROUPIER_MOST_PIECES];
  croupier_pieces(c, seat, zone, list, CROUPIER_MOST_PIECES);
  if (z.sorted) sort_pieces(list, z.count);
  else l->ordered = lead == NULL;
  for (int i = 0; i < z.count; i++)
    add_seen(l, c, lang, list[i], croupier_told_of(c, seat, zone, list[i].place, lang), first);
  if (lead == NULL || said_by_pieces(lead, l->item[first].name[NAME_FULL])) return;
  l->item[first].lead = lead;
  l->parted = l->parted || z.count > 1;
}

/* --- writing --- */

/* The words of one item, one behind the other. */
struct words {
  const char *text[4];
  int count, lead; /* so many of them name the zone */
  char number[40];
};

static void add_word(struct words *w, const char *text) { w->text[w->count++] = text; }

/* Does the item only say its number, for what comes before it says the rest? */
static bool runs_on(const struct listing *l, int from, int i, int names) {
  const struct item *item = &l->item[i], *last = item - 1;
  size_t before, before_last;
  if (i <= from || item->lead != NULL || item->name[names] == NULL || last->name[names] == NULL) return false;
  return number_of(item->name[names], &before) != NULL &&
         number_of(last->name[names], &before_last) != NULL && before == before_last &&
         strncmp(item->name[names], last->name[names], before) == 0;
}

enum { REPEATED = 4 };

/* How often it is there: "silk 2 2 2", for "2x3" could be two threes; many are counted, "silk 2 (x7)". */
static void write_count(char number[40], const char *digits, int count, int names) {
  if (digits == NULL) snprintf(number, 40, " x%d", count);
  else if (names != NAME_FULL) snprintf(number, 40, "x%d", count);
  else if (count > REPEATED || strlen(digits) > 8) snprintf(number, 40, " (x%d)", count);
  else
    for (int i = 1, size = 0; i < count; i++)
      size += snprintf(number + size, 40 - (size_t)size, " %s", digits);
}

static void words_of(const struct listing *l, int from, int i, int names, struct words *w) {
  const struct item *item = &l->item[i];
  const char *name = item->name[names];
  size_t before;
  w->count = 0;
  if (item->lead != NULL) {
    add_word(w, item->lead);
    add_word(w, name == NULL ? " " : ": ");
  }
  w->lead = w->count;
  if (name == NULL) {
    snprintf(w->number, sizeof w->number, "(%d)", item->count);
  } else {
    add_word(w, runs_on(l, from, i, names) ? number_of(name, &before) : name);
    if (item->count == 1) return;
    write_count(w->number, number_of(name, &before), item->count, names);
  }
  add_word(w, w->number);
}

static int width_of_words(const struct words *w) {
  int width = 0;
  for (int i = 0; i < w->count; i++) width += text_width(w->text[i]);
  return width;
}

/* So many columns more, a blank before them; in the next row where they do not fit in this one. */
static bool make_room(struct room *r, int width) {
  bool begun = r->column > r->left;
  if (r->column + begun + width > r->right && begun) {
    if (r->row >= r->last) return false;
    r->row++;
    r->column = r->left;
    begun = false;
  }
  r->column += begun;
  return true;
}

bool room_put(struct room *r, const char *text, enum paint paint) {
  if (!make_room(r, text_width(text))) return false;
  r->column += canvas_put(r->canvas, r->row, r->column, r->right - r->column, text, paint);
  return true;
}

static bool put_rest(struct room *r, int pieces, bool on_canvas) {
  char rest[24];
  snprintf(rest, sizeof rest, "...(+%d)", pieces);
  if (on_canvas) return room_put(r, rest, PAINT_FAINT);
  if (!make_room(r, (int)strlen(rest))) return false;
  r->column += (int)strlen(rest);
  return true;
}

static int pieces_in(const struct listing *l, int from, int to) {
  int pieces = 0;
  for (int i = from; i < to; i++) pieces += l->item[i].count;
  return pieces;
}

/* Items `from` up to `to`; without a canvas to write on it is only tried. */
static bool lay(const struct listing *l, int from, int to, int names, struct room *r, bool on_canvas) {
  if (from > 0 && !put_rest(r, pieces_in(l, 0, from), on_canvas)) return false;
  for (int i = from; i < to; i++) {
    struct words w;
    words_of(l, from, i, names, &w);
    bool comma = i + 1 < l->items && (i + 1 == to || !runs_on(l, from, i + 1, names));
    int width = width_of_words(&w) + comma;
    if (!make_room(r, width)) return false;
    int end = r->column + width < r->right ? r->column + width : r->right;
    for (int k = 0; on_canvas && k < w.count; k++)
      r->column += canvas_put(r->canvas, r->row, r->column, end - comma - r->column, w.text[k],
                              k < w.lead ? PAINT_PLAIN : l->item[i].paint);
    bool part = comma && l->parted && l->item[i + 1].lead != NULL;
    if (on_canvas && comma) canvas_put(r->canvas, r->row, end - 1, 1, part ? ";" : ",", PAINT_PLAIN);
    r->column = end;
  }
  return to == l->items || put_rest(r, pieces_in(l, to, l->items), on_canvas);
}

/* Try it, and write it if it fits. */
static bool put(const struct listing *l, int from, int to, int names, struct room *r) {
  struct room trial = *r;
  return lay(l, from, to, names, &trial, false) && lay(l, from, to, names, r, true);
}

bool listing_says(const struct listing *l, const char *word) {
  for (int i = 0; i < l->items; i++)
    if (l->item[i].name[NAME_FULL] == NULL || !said_by_pieces(word, l->item[i].name[NAME_FULL])) return false;
  return l->items > 0;
}

bool listing_fits(const struct listing *l, struct room r) {
  return lay(l, 0, l->items, NAME_FULL, &r, false);
}

void listing_put(const struct listing *l, struct room *r) {
  for (int names = 0; names < NAMES; names++)
    if (put(l, 0, l->items, names, r)) return;
  for (int less = 1; less <= l->items; less++) {
    int from = l->ordered ? less : 0, to = l->ordered ? l->items : l->items - less;
    if (put(l, from, to, NAME_BRIEF, r)) return;
  }
}

void listing_put_tight(const struct listing *l, struct canvas *k, int row, int column, int width) {
  int end = column + width;
  for (int i = 0; i < l->items; i++) {
    struct words w;
    words_of(l, 0, i, NAME_BRIEF, &w);
    bool last = i + 1 == l->items, fits = column + (i > 0) + width_of_words(&w) <= end - !last;
    if (i > 0 && !fits) {
      canvas_put(k, row, column, 1, "+", PAINT_FAINT);
      return;
    }
    column += i > 0;
    for (int j = 0; j < w.count; j++)
      column += canvas_put(k, row, column, end - column, w.text[j], l->item[i].paint);
    if (!fits) return; /* the first was cut */
  }
}
