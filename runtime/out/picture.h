/* picture.h: a picture of the table while it is made; for the files that make it. */
#ifndef CROUPIER_PICTURE_H
#define CROUPIER_PICTURE_H

#include "listing.h"

enum { INDENT = 2, WIDEST_LABEL = 16, MOST_TALLIES = 16, MOST_COLUMNS = 250, MOST_ROWS = 200 };
enum { LABEL_SIZE = 200 };  /* bytes of a name and a number */
enum { LEAST_LISTED = 12 }; /* columns without which no zone begins */

/* How much is shown, from much to little: the first that fits is taken. */
struct level {
  int table, others, own; /* rows for a zone of the table, for a player, for an own zone */
  bool gaps;              /* between the parts */
  bool flow;              /* what lies on the table and what is one's own in one paragraph each */
  bool drawing;           /* of the script */
  int legend;             /* lines that explain it */
};
/* What stands in front of every player in the same column. */
struct tally {
  enum tally_kind { TALLY_PURSE, TALLY_SHOWN, TALLY_ZONE /* how many cards nobody else sees */ } kind;
  const char *word;
  int width;
};

struct picture {
  croupier *c;
  const char *lang;
  int seat, seats, columns, row;
  unsigned style;
  struct level level;
  struct canvas canvas;
  struct line line; /* a player's name */
  bool failed;      /* there was no memory for one */
  int label_width, name_width, score_width;
  croupier_standing counted[CROUPIER_MAX_SEATS]; /* if the game ended now */
  bool counts, differs;                          /* there is such a count; it says more than the scores */
  struct tally tally[MOST_TALLIES];
  int tallies;
  bool drawn[CROUPIER_MOST_ZONES], purse_drawn[CROUPIER_MOST_PURSES], shown_drawn[CROUPIER_MOST_SHOWN];
  struct listing listing;
};

/* Zones of one name and owner. */
struct entry {
  const char *word;
  int first, last, count;
  bool seen;    /* by the viewer, and there is something to see */
  bool open;    /* to all */
  bool counted; /* only how many there are is shown */
};

const char *picture_word(const struct picture *p, const char *word); /* in the reader's language */
/* So many bytes of a word that may be very long are letters that are whole. */
int picture_bytes(const char *word, int most);
/* The word, and what follows it: as it is, or a number with what stands around it. */
void picture_label(char text[LABEL_SIZE], const char *word, const char *rest);
void picture_count(char text[LABEL_SIZE], const char *word, const char *before, int n, const char *after);
/* So many rows from where the picture has come to, from this column. */
struct room picture_room(struct picture *p, int column, int rows);

/* The next entry of an owner's, or of the table's with 0, from zone z on, which is moved behind it; false: none. */
bool picture_next(const struct picture *p, int owner, int *z, struct entry *e);
/* "hand  cloth 1 4x2, wine 3" in rows of its own. */
void picture_put_entry(struct picture *p, const struct entry *e, int rows);
/* "hand: cloth 1 4x2, wine 3; bid: ...", all of an owner that the viewer sees, in the room there is. */
void picture_flow_entries(struct picture *p, int owner, struct room *r);

#endif
