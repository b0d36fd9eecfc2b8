/* croupier_events.h: what a host learns of a game: events, and the table as a seat sees it. A part of croupier.h. */
#ifndef CROUPIER_EVENTS_H
#define CROUPIER_EVENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif

typedef struct croupier croupier;
typedef struct croupier_event croupier_event;

/* What a value is. */
typedef enum {
  CROUPIER_NOTHING, /* there is none: a move without a reason */
  CROUPIER_HIDDEN,  /* the seat may not know it */
  CROUPIER_LOST,    /* there was no memory for it */
  CROUPIER_WORD,
  CROUPIER_AMOUNT,
  CROUPIER_FLAG,
  CROUPIER_PIECE,
  CROUPIER_ZONE,
  CROUPIER_PURSE,
  CROUPIER_PLAYER,
} croupier_value;

/* --- events --- */
/*
** An event is a list of facts. The table in runtime/README.md says which facts each event has and who may know them. The
** readers are seat 0, which knows everything; the seats, which learn what they may know; and a seat beyond the last one,
** which looks on. From a host that prints all facts of an event:
**
**   for (croupier_fact f = {0}; croupier_event_next(event, seat, &f);)
**     printf("%s: %s\n", f.name, croupier_fact_text(event, &f, "en"));
*/
typedef enum {
  CROUPIER_EVENT_START,
  CROUPIER_EVENT_ROAD,
  CROUPIER_EVENT_ZONE,
  CROUPIER_EVENT_CREATE,
  CROUPIER_EVENT_MOVE,
  CROUPIER_EVENT_SHUFFLE,
  CROUPIER_EVENT_ROLL,
  CROUPIER_EVENT_ASK,
  CROUPIER_EVENT_ANSWER,
  CROUPIER_EVENT_FREE,
  CROUPIER_EVENT_PURSE,
  CROUPIER_EVENT_AUCTION,
  CROUPIER_EVENT_SCORE,
  CROUPIER_EVENT_PHASE,
  CROUPIER_EVENT_NOTE,
  CROUPIER_EVENT_TOLD,
  CROUPIER_EVENT_END,
} croupier_event_type;
croupier_event_type croupier_event_is(const croupier_event *event);
const char *croupier_event_word(const croupier_event *event); /* "move": the type in JSON */

typedef struct {
  const char *name;   /* "piece" */
  const char *member; /* of several with names of their own, as "hand_limit" of the knobs; else NULL */
  bool listed;        /* one of a list */
  croupier_value kind;
  int64_t
      number; /* amount; flag: 0 or 1; player: the seat; piece: its id for this reader; zone, purse: its place */
  const char *word; /* the name in journals, or the word itself; NULL for amounts and flags */
  int row, item;    /* the library's own: where it goes on */
} croupier_fact;
/* The next fact, and the first after {0}; false: there are no more. Several values of one name follow each other; an empty
   list is one fact with CROUPIER_NOTHING. Strings hold until the next call. */
bool croupier_event_next(const croupier_event *event, int seat, croupier_fact *fact);
/* The first fact of that name. False: the event has none. */
bool croupier_event_fact(const croupier_event *event, int seat, const char *name, croupier_fact *fact);
/* The fact as a person reads it, "" if there is none to know, NULL if there is no memory. Holds until the next call. */
const char *croupier_fact_text(const croupier_event *event, const croupier_fact *fact, const char *lang);

/* All facts as JSON on one line. It is whole, or "" if there is no memory; so are the other texts. */
const char *croupier_event_json(const croupier_event *event, int seat);
/* The same for the fact of that name alone, with all its values; "null": the event has none. */
const char *croupier_fact_json(const croupier_event *event, int seat, const char *name);
/* The event as a sentence, or "" for events that nobody needs to be told. It keeps the same secrets, but for the seed in
   the first one, which people at one table may know. */
const char *croupier_event_text(const croupier_event *event, int seat, const char *lang);
/* The same, for hosts that join sentences: CROUPIER_SUBJECT stands once in it for the piece that moves or for the choice,
   and *subject is that, or NULL if the seat may not know it. Other sentences have no subject. */
enum { CROUPIER_SUBJECT = '\x01' };
const char *croupier_event_frame(const croupier_event *event, int seat, const char *lang,
                                 const char **subject);

croupier *croupier_event_of(const croupier_event *event); /* whose event it is */

/* --- the table as a seat sees it --- */
/*
** Zones and purses are numbered from 0, as in facts. Names of zones, purses and pieces hold as long as the table; words of
** phases and names of dummies until the next step. The readers are those of events.
*/
typedef struct {
  const char *name;   /* in journals: "hand(2)", "tower(2).sand" */
  const char *word;   /* without owner and member: "tower" */
  const char *member; /* "sand", or NULL */
  int owner;          /* a seat, or 0 */
  int count;          /* pieces in it */
  bool seen;          /* the reader sees them */
  bool open;          /* everybody does */
  bool sorted;        /* the order in which they lie does not count */
  bool counted;       /* a picture shows only how many they are */
  bool unshown;       /* a picture leaves it out */
  bool untold;        /* sentences leave out what moves there and from there */
} croupier_zone;
int croupier_zones(const croupier *c);
croupier_zone croupier_zone_at(const croupier *c, int seat, int zone);

typedef struct {
  int id;    /* as in events; 0: the reader does not see it */
  int order; /* of all pieces that look like it among those that the script has made */
  const char *name;
  int owner; /* the seat in its field "owner", or 0 */
  int place; /* counted from the bottom, from 0 */
} croupier_piece;
/* The pieces of a zone from the bottom, in their order of lying; at most `most`. Returns how many. */
int croupier_pieces(const croupier *c, int seat, int zone, croupier_piece *piece, int most);
/* Their names with commas; NULL: the reader does not see them, or there is no memory. Holds until the next call. */
const char *croupier_contents(croupier *c, int seat, int zone, const char *lang);
/* What was told (game:told) of a piece to the player who holds it and does not see it, as far as the reader was told it as
   well: "told: yellow, not 1". The place counts from 0, from the bottom. "": nothing, or the reader neither sees nor holds the
   piece; NULL: no memory. Holds until the next call. */
const char *croupier_told_of(croupier *c, int seat, int zone, int place, const char *lang);
#define CROUPIER_MOST_PIECES 1024
#define CROUPIER_MOST_ZONES  512
#define CROUPIER_MOST_PURSES 64
#define CROUPIER_MOST_SHOWN  64

typedef struct {
  const char *name, *word; /* as of a zone */
  int owner;
  bool known; /* the reader knows the amount */
  int amount;
  bool unshown; /* a picture leaves it out */
} croupier_purse;
int croupier_purses(const croupier *c);
croupier_purse croupier_purse_at(const croupier *c, int seat, int purse);

/* A variable of the script that the table shows, numbered from 0. */
typedef struct {
  const char *name, *word; /* as of a zone */
  int owner;
  int values;  /* 0: it has none now. All know that */
  bool listed; /* it is a list */
  bool known;  /* the reader sees the values */
} croupier_shown;
int croupier_shows(const croupier *c);
croupier_shown croupier_shown_at(const croupier *c, int seat, int i);
/* One of its values, from 0, as kind, number and word of a fact. CROUPIER_HIDDEN: the reader does not see the piece, or the
   variable. The word holds until the next step. */
croupier_value croupier_shown_value(const croupier *c, int seat, int i, int item, int64_t *number,
                                    const char **word);
/* All of them as a person reads them: "hearts", "3, ?". "": it has none, or is just true. Holds until the next call. */
const char *croupier_shown_text(croupier *c, int seat, int i, const char *lang);

typedef struct {
  const char *word; /* NULL: before the first phase */
  int number, seat; /* 0: it is not counted, and nobody's */
} croupier_phase;
croupier_phase croupier_phase_now(const croupier *c);

/* Who has points and is no player: from 0; NULL: there are no more. */
const char *croupier_dummy(const croupier *c, int i, int *score);
bool croupier_lowest_leads(const croupier *c);
/* The number of the seat's team, from 1; 0: each plays alone. The members of a team have the same score and rank. */
int croupier_team(const croupier *c, int seat);
/* What a game comes to that all play together: all are in team 1. At the end they have rank 1, or 2 if they have lost. */
typedef enum croupier_fate {
  CROUPIER_AGAINST, /* it is not played together */
  CROUPIER_SHARED,  /* it goes on, or their score is the result */
  CROUPIER_ALL_WON,
  CROUPIER_ALL_LOST,
} croupier_fate;
croupier_fate croupier_fate_of(const croupier *c);

/* What the script has drawn of the table: lines of text, and places in it for zones, purses and shown variables. It may have drawn it for
   several widths. */
typedef struct {
  const char *text; /* NULL: there is no such drawing */
  int columns, rows, places;
  const char *legend; /* lines that explain its signs, or NULL */
} croupier_drawing;
croupier_drawing croupier_drawing_at(const croupier *c, int i, const char *lang);
typedef struct {
  int row, column, width;
  bool purse, shown;
  bool sites; /* each dot in it is a place for one piece */
  int of;     /* the zone, purse or shown variable */
} croupier_place;
croupier_place croupier_place_at(const croupier *c, int drawing, int place);

/* --- names for people --- */
const char *croupier_piece_name(const croupier *c, int id, const char *lang);
const char *croupier_piece_brief(const croupier *c, int id,
                                 const char *lang);                        /* where there is little room */
const char *croupier_player_name(croupier *c, int seat, const char *lang); /* NULL: no memory */
const char *croupier_team_name(croupier *c, int team, const char *lang);   /* likewise */
/* What the texts of the game or of the library say under that key; NULL: nothing. */
const char *croupier_text(const croupier *c, const char *key, const char *lang);
/* What a person calls the zone, purse or piece of that name; the name itself, if the texts do not say. */
const char *croupier_name(const croupier *c, const char *name, const char *lang);

/* --- the same as a whole --- */
const char *croupier_view(croupier *c, int seat); /* JSON: zones, purses and scores */
/* The game's title and the phase: "Byzanz: round 2". */
const char *croupier_heading(croupier *c, const char *lang);
/* A picture for a person: at most so many lines, none wider than `columns` on a terminal. What they have no room for is
   counted or cut. Control bytes in it are colours, if they are asked for. */
enum {
  CROUPIER_COLOURS = 1,
  CROUPIER_BOXES = 2, /* lines drawn with other signs than - */
  CROUPIER_MAP = 4    /* only the script's drawing, with all that explains its signs; "" if there is none */
};
const char *croupier_picture(croupier *c, int seat, const char *lang, int columns, int rows, unsigned style);
/* Columns that a text takes on a terminal. */
int croupier_width(const char *text);
/* Bytes of the first letter of a text that has `size`, with its accents or all parts of an emoji (a grapheme cluster), at
   least 1 unless size is 0; and its columns. */
size_t croupier_cluster(const char *text, size_t size, int *columns);

/*
** The result if the game ended now, as far as a seat can work it out: the game's rule count_up runs at copies of the
** table in which everything that the seat does not know is dealt anew. A figure that is not the same in all of them
** is not known. Seat 0 knows everything; an onlooker (the number after the last seat) is told nothing. False: the
** game has no such rule or waits for nobody, the rule fails or asks a question there, or a seat's knowledge was not
** remembered (croupier_remember).
*/
typedef struct {
  bool known; /* the score */
  int score;
  int rank; /* 1 is best; 0: not known */
} croupier_standing;
bool croupier_count_up(croupier *c, int seat, croupier_standing *standing); /* of each seat */
/* The script's error, with its place, in the last croupier_count_up. "": none, or the rule only asked a question. */
const char *croupier_count_up_fault(const croupier *c);

/* What parts a player at the end from others with the same points, in the words of the script: "14 gold"; "": nothing. */
const char *croupier_tie_break(croupier *c, int seat, const char *lang);

/* The tasks that a player may still do, and gives up by this option, in a question of game:act: "gold, palace"; "": none. */
const char *croupier_forgone(croupier *c, int seat, int option, const char *lang);

/* What stands in the source of chance and has not been drawn: its first line, as a sentence, or NULL. */
const char *croupier_chance_left(croupier *c);

/* How many decisions of this game had how many options; the last bucket holds 64 and more. */
void croupier_branching(const croupier *c, uint64_t histogram[65]);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
