/* entries.c: what one owner has on the table, zone by zone, fitted into the rows of a picture. */
#include "picture.h"

#include <stdio.h>
#include <string.h>

const char *picture_word(const struct picture *p, const char *word) {
  const char *text = croupier_text(p->c, word, p->lang);
  return text == NULL ? word : text;
}

int picture_bytes(const char *word, int most) {
  int bytes = (int)strlen(word);
  for (bytes = bytes < most ? bytes : most; ((unsigned char)word[bytes] & 0xc0) == 0x80;) bytes--;
  return bytes;
}

void picture_label(char text[LABEL_SIZE], const char *word, const char *rest) {
  snprintf(text, LABEL_SIZE, "%.*s%.40s", picture_bytes(word, 150), word, rest);
}

void picture_count(char text[LABEL_SIZE], const char *word, const char *before, int n, const char *after) {
  char number[24];
  snprintf(number, sizeof number, "%s%d%s", before, n, after);
  picture_label(text, word, number);
}

/* --- entries --- */

static bool is_listed(croupier_zone zone, int owner) { return zone.owner == owner && !zone.unshown; }

/* Was anything told of a piece in the zone that the viewer holds without seeing it? */
static bool is_told(const struct picture *p, int zone, int count) {
  for (int i = 0; i < count; i++) {
    const char *told = croupier_told_of(p->c, p->seat, zone, i, p->lang);
    if (told != NULL && *told != '\0') return true;
  }
  return false;
}

bool picture_next(const struct picture *p, int owner, int *z, struct entry *e) {
  int zones = croupier_zones(p->c);
  while (*z < zones && !is_listed(croupier_zone_at(p->c, p->seat, *z), owner)) ++*z;
  if (*z == zones) return false;
  croupier_zone zone = croupier_zone_at(p->c, p->seat, *z);
  *e = (struct entry){.word = zone.word, .first = *z, .open = true, .counted = zone.counted};
  do {
    if (!p->drawn[*z]) e->count += zone.count;
    e->open = e->open && zone.open;
    bool shows = !p->drawn[*z] && !zone.counted;
    e->seen = e->seen || (shows && zone.count > 0 && zone.seen) || (shows && is_told(p, *z, zone.count));
    e->last = (*z)++;
    zone = croupier_zone_at(p->c, p->seat, *z);
  } while (*z < zones && zone.owner == owner && zone.member != NULL && strcmp(zone.word, e->word) == 0);
  return true;
}

/* Is each zone called like all that lies in it, as "3" with 3x2 in it? Then the pieces say it all. */
static bool named_alike(const struct picture *p, const struct entry *e) {
  croupier_piece piece[CROUPIER_MOST_PIECES];
  for (int z = e->first; z <= e->last; z++) {
    const char *member = croupier_zone_at(p->c, p->seat, z).member;
    int n = p->drawn[z] ? 0 : croupier_pieces(p->c, p->seat, z, piece, CROUPIER_MOST_PIECES);
    for (int i = 0; i < n; i++)
      if (member == NULL || piece[i].name == NULL || strcmp(piece[i].name, member) != 0) return false;
  }
  return true;
}

static void list_entry(struct picture *p, const struct entry *e) {
  listing_begin(&p->listing);
  bool alike = named_alike(p, e);
  for (int z = e->first; z <= e->last; z++) {
    const char *member = croupier_zone_at(p->c, p->seat, z).member;
    const char *lead = member == NULL || alike ? NULL : picture_word(p, member);
    if (!p->drawn[z]) listing_add(&p->listing, p->c, p->lang, p->seat, z, lead);
  }
}

struct room picture_room(struct picture *p, int column, int rows) {
  return (struct room){&p->canvas, p->row, column, column, p->columns, p->row + rows - 1};
}

void picture_put_entry(struct picture *p, const struct entry *e, int rows) {
  struct room r = picture_room(p, INDENT + p->label_width + 2, rows);
  canvas_put(&p->canvas, p->row, INDENT, p->label_width, picture_word(p, e->word), PAINT_FAINT);
  list_entry(p, e);
  listing_put(&p->listing, &r);
  p->row = r.row + 1;
}

/* The part of the room for the entry that is listed, the first of several that are to come: as many rows as leave one
   for each of the others; else the rest of this one, if the entry fits in there, or the next; in the last row a part. */
static struct room share_of(const struct picture *p, const struct room *r, int entries, int label) {
  struct room share = *r, rest = *r;
  share.last = r->last - entries + 1 > r->row ? r->last - entries + 1 : r->row;
  rest.last = r->row;
  rest.column += label + 2;
  if (share.last == r->row && r->row < r->last && !listing_fits(&p->listing, rest)) {
    if (r->column > r->left) share.row = share.last = r->row + 1;
    share.column = r->left;
  }
  int part = (r->right - r->column) / entries, least = label + LEAST_LISTED;
  if (r->row == r->last && part < least) part = least;
  if (r->row == r->last && r->column + part < r->right) share.right = r->column + part;
  return share;
}

void picture_flow_entries(struct picture *p, int owner, struct room *r) {
  char label[LABEL_SIZE];
  struct entry e;
  int entries = 0;
  bool begun = false;
  for (int z = 0; picture_next(p, owner, &z, &e);) entries += e.seen;
  for (int z = 0; picture_next(p, owner, &z, &e);) {
    if (!e.seen) continue;
    if (begun && r->column < r->right) canvas_put(r->canvas, r->row, r->column++, 1, ";", PAINT_PLAIN);
    list_entry(p, &e);
    picture_label(label, picture_word(p, e.word), ":");
    if (listing_says(&p->listing, picture_word(p, e.word))) label[0] = '\0';
    struct room share = share_of(p, r, entries--, text_width(label));
    if (share.row == r->last && share.column + LEAST_LISTED > r->right) { /* there is no room for any more */
      canvas_put(r->canvas, r->row, share.column + 4 < r->right ? share.column + 1 : r->right - 3, 3, "...",
                 PAINT_FAINT);
      return;
    }
    begun = true;
    if (label[0] != '\0') room_put(&share, label, PAINT_FAINT);
    listing_put(&p->listing, &share);
    r->row = share.row;
    r->column = share.column;
  }
}
