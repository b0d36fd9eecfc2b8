/* croupier_houses.h: knobs, house rules and variants. A part of croupier.h. */
#ifndef CROUPIER_HOUSES_H
#define CROUPIER_HOUSES_H

#include "croupier.h"

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif

/* The next table of cards that the text of a script or a house rule names: a string in it that ends in ".csv" and leads into
   no folder. The host reads these files and adds them as CROUPIER_SOURCE_CARDS. Returns where to go on; NULL: no more. */
enum { CROUPIER_CARDS_NAME = 100 };
const char *croupier_cards_named(const char *text, char name[CROUPIER_CARDS_NAME]);

/* The knobs that the script declares. */
typedef struct {
  const char *name, *value, *initial, *help; /* value: as text; help: one sentence */
  const char *range;                         /* "0..20", "on, off" or "a, b, c" */
  const char *by; /* the house rule that its value comes from; "": the script or config.knobs */
} croupier_knob;
size_t croupier_knob_count(const croupier *c);
croupier_knob croupier_knob_at(const croupier *c, size_t i, const char *lang); /* of help */

/* The name that the text of a house rule gives the game, as in `local byzanz, before = ...`. False: it takes no game. */
bool croupier_house_takes(const char *text, char game[64]);
/* The house rules, i from 0, as their sources are named. NULL: there are no more. */
const char *croupier_house(const croupier *c, size_t i);
/* What the house rules have changed, in their order. A value is a member of the game that is no method. */
typedef enum {
  CROUPIER_CHANGED_RULE,
  CROUPIER_CHANGED_VALUE,
  CROUPIER_CHANGED_KNOB,
  CROUPIER_CHANGED_TEXT,
} croupier_change_kind;
typedef enum {
  CROUPIER_ADDED,
  CROUPIER_REPLACED,
  CROUPIER_WRAPPED, /* a rule that calls the one before it, a value made from the one before it */
} croupier_change_way;
typedef struct {
  croupier_change_kind kind;
  croupier_change_way way;
  const char *house; /* the house rule, as its source is named */
  const char *name;  /* of the rule, the value or the knob; the key of the text */
  const char *lang;  /* of a text; else NULL */
  /* Values, knobs and texts, as text; before: NULL if added. Of a table what it had and lacks now, and what it has now and
     lacked, an item a line: "thief\ncaravan 4"; NULL: nothing. */
  const char *before, *now;
  const char *file, *was_file; /* of a rule: where it begins now, and where it began; NULL: in the library */
  int line, was_line;
} croupier_change;
const croupier_change *croupier_change_at(const croupier *c, size_t i); /* NULL: there are no more */

/*
** A variant: the knobs and the house rules of a game that belong together, and their name. Its text is Lua and returns a
** table: { game = "byzanz", name = { en = "The long game" }, knobs = { hand_limit = 9 }, house = { "market" } }.
** The host gives these knobs and house rules to croupier_new; it finds house rules by the names that stand there.
*/
typedef struct croupier_variant croupier_variant;
croupier_variant *croupier_variant_read(const croupier_source *source); /* NULL: no memory */
void croupier_variant_free(croupier_variant *v);
const char *croupier_variant_error(
    const croupier_variant *v); /* a sentence; "": all is well, and the rest holds */
const char *croupier_variant_game(const croupier_variant *v);
const char *croupier_variant_name(const croupier_variant *v, const char *lang);
const char *croupier_variant_knob(const croupier_variant *v,
                                  size_t i); /* "name=value"; NULL: there are no more */
const char *croupier_variant_house(const croupier_variant *v, size_t i); /* likewise */

/* That of the game's sources, or NULL. */
const croupier_variant *croupier_variant_of(const croupier *c);

/* What looks like a slip in a house rule, or a conflict of two, i from 0, each a sentence. NULL: there are no more. */
const char *croupier_doubt(const croupier *c, size_t i);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
