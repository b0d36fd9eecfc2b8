/* facts.c: the facts of an event, as one reader may know them. */
#include <stdio.h>

#include "about.h"
#include "question.h"

/* A question for a number may have a million options. Only the first ones are listed. */
enum { MOST_LISTED = 1000 };

/* --- values --- */

/* Each of these fills in kind, number and word. */

static bool put_amount(croupier_fact *f, int64_t n) {
  f->kind = CROUPIER_AMOUNT;
  f->number = n;
  return true;
}

static bool put_flag(croupier_fact *f, bool on) {
  f->kind = CROUPIER_FLAG;
  f->number = on;
  return true;
}

static bool put_word(croupier_fact *f, const char *word) {
  f->kind = word == NULL ? CROUPIER_NOTHING : CROUPIER_WORD;
  f->word = word;
  return true;
}

/* A word that always exists, unless memory ran out. */
static bool put_kept(croupier_fact *f, const char *word) {
  f->kind = word == NULL ? CROUPIER_LOST : CROUPIER_WORD;
  f->word = word;
  return true;
}

/* seat: from 0, or -1 */
static bool put_player(croupier_fact *f, int64_t seat) {
  f->kind = seat < 0 ? CROUPIER_NOTHING : CROUPIER_PLAYER;
  f->number = seat + 1;
  return true;
}

static bool put_piece(croupier_fact *f, const croupier *c, int64_t piece, int seat) {
  f->kind = CROUPIER_PIECE;
  f->number = croupier_id_for(c, (int)piece, seat);
  f->word = piece_name(&c->names, LANG_NONE, piece);
  return true;
}

static bool put_zone(croupier_fact *f, const croupier *c, int64_t zone) {
  if (zone < 0) return put_word(f, NULL);
  f->kind = CROUPIER_ZONE;
  f->number = zone;
  f->word = zone_name(&c->names, LANG_NONE, zone);
  return true;
}

static bool put_purse(croupier_fact *f, const croupier *c, int64_t purse) {
  if (purse < 0) return put_word(f, NULL);
  f->kind = CROUPIER_PURSE;
  f->number = purse;
  f->word = purse_name(&c->names, LANG_NONE, purse);
  return true;
}

static bool put_arg(croupier_fact *f, const croupier *c, const struct event_arg *arg, int seat) {
  f->listed = arg->listed;
  switch (arg->type) {
  case ARG_NUMBER: return put_amount(f, arg->number);
  case ARG_WORD: return put_word(f, arg->word);
  case ARG_PIECE: return put_piece(f, c, arg->number, seat);
  case ARG_PLAYER: return put_player(f, arg->number);
  case ARG_ZONE: return put_zone(f, c, arg->number);
  }
  return false;
}

/* --- facts read from the table --- */

/* The i-th seat of a mask, as part of a list. */
static bool put_seat_of(croupier_fact *f, const croupier *c, uint32_t mask, int item) {
  f->listed = true;
  for (int seat = 0; seat < c->world->seats; seat++)
    if ((mask >> seat & 1) != 0 && item-- == 0) return put_player(f, seat);
  return false;
}

static bool put_field(croupier_fact *f, const croupier *c, int piece, int item) {
  const struct table *t = &c->world->table;
  for (int i = 0; i < c->names.fields; i++) {
    int32_t value = t->field[t->piece[piece].face][i];
    if (value == NO_FIELD || item-- > 0) continue;
    f->member = c->names.field[i];
    if (t->kind[i] == FIELD_TRUTH) return put_flag(f, true);
    return t->kind[i] == FIELD_WORD ? put_word(f, c->names.symbol[value]) : put_amount(f, value);
  }
  return false;
}

static bool put_option(croupier_fact *f, croupier *c, int seat, int item) {
  const croupier_question *q = croupier_question_of(c, seat);
  f->listed = true;
  return q != NULL && item < q->options && item < MOST_LISTED &&
         put_kept(f, croupier_name_option(c, seat, item, NULL));
}

static bool put_of_seat(croupier_fact *f, const croupier *c, int item, int value) {
  f->listed = true;
  return item < c->world->seats && put_amount(f, value);
}

static uint32_t winners(const struct world *w) {
  uint32_t mask = 0;
  for (int seat = 0; seat < w->seats; seat++) mask |= (uint32_t)(w->rank[seat] == 1) << seat;
  return mask;
}

static const char *seed_digits(croupier *c) {
  snprintf(c->digits, sizeof c->digits, "%llu", (unsigned long long)c->seed);
  return c->digits;
}

static const char *note_text(const croupier *c, const char *code) {
  const char *text = texts_get(c->names.texts, LANG_EN, code);
  return text == NULL ? code : text;
}

static bool put_of_table(croupier_fact *f, const croupier_event *e, int item) {
  static const char *const said[] = {
      [SAID_CHOICE] = "choice", [SAID_INSTEAD] = "instead", [SAID_ENOUGH] = "done"};
  croupier *c = e->host;
  const struct world *w = c->world;
#define IS(word) (strcmp(f->name, word) == 0)
  if (IS("sees")) return put_seat_of(f, c, w->table.zone[e->to].sees, item);
  if (IS("fields")) return put_field(f, c, e->piece, item);
  if (IS("options")) return put_option(f, c, e->seat + 1, item);
  if (IS("teams"))
    return put_of_seat(f, c, w->team[0] > 0 ? item : w->seats, item < w->seats ? w->team[item] : 0);
  if (IS("scores")) return put_of_seat(f, c, item, item < w->seats ? w->score[item] : 0);
  if (IS("ranks")) return put_of_seat(f, c, item, item < w->seats ? w->rank[item] : 0);
  if (IS("winners")) return put_seat_of(f, c, winners(w), item);
  if (IS("knobs") && (size_t)item < c->knob_count) {
    f->member = c->knobs[item].name;
    return put_word(f, c->knobs[item].value);
  }
  if (item > 0) return false;
  if (IS("game")) return put_word(f, c->game);
  if (IS("players")) return put_amount(f, w->seats);
  if (IS("seed")) return put_word(f, seed_digits(c));
  if (IS("owner")) return put_player(f, w->table.zone[e->to].owner);
  if (IS("text")) return put_word(f, note_text(c, e->word));
  if (IS("said")) return put_word(f, said[e->said]);
  if (IS("secret")) return put_flag(f, e->secret);
#undef IS
  return false;
}

/* --- reading --- */

static bool is_known(const croupier_event *e, enum known known, int seat) {
  switch (known) {
  case KNOWN_ALL: return true;
  case KNOWN_SEEN:
    return seat == 0 || e->sees == ~0u || (seat <= e->host->world->seats && e->sees >> (seat - 1) & 1);
  case KNOWN_PAYEE: return sees(e->host->world->purses.purse[e->to].sees, seat);
  case KNOWN_NOBODY: return seat == 0;
  }
  return false;
}

/* The item-th arg of that name. */
static bool put_named(croupier_fact *f, const croupier_event *e, int item, int seat) {
  int n = 0;
  for (int i = 0; i < e->args; i++)
    if (strcmp(e->arg[i].name, f->name) == 0 && n++ == item) return put_arg(f, e->host, &e->arg[i], seat);
  return n == 0 && item == 0 && put_word(f, NULL); /* no arg of that name */
}

static bool put_single(croupier_fact *f, const croupier_event *e, enum fact_value value, int seat) {
  const croupier *c = e->host;
  switch (value) {
  case VALUE_PIECE: return put_piece(f, c, e->piece, seat);
  case VALUE_ID: return put_amount(f, croupier_id_for(c, e->piece, seat));
  case VALUE_FROM: return put_zone(f, c, e->from);
  case VALUE_TO:
  case VALUE_MIXED: return put_zone(f, c, e->to);
  case VALUE_PAYER: return put_purse(f, c, e->from);
  case VALUE_PAYEE: return put_purse(f, c, e->to);
  case VALUE_SEAT: return put_player(f, e->seat);
  case VALUE_NUMBER:
  case VALUE_PAID: return put_amount(f, e->number);
  case VALUE_AFTER: return put_amount(f, e->after);
  case VALUE_WORD: return put_word(f, e->word);
  case VALUE_FLAG: return put_flag(f, e->flag);
  case VALUE_CHOICE: return put_kept(f, e->choice[LANG_NONE]);
  default: return false;
  }
}

static bool read_fact(const croupier_event *e, int seat, const struct fact_row *row, int item,
                      croupier_fact *f) {
  if (!is_known(e, row->known, seat)) {
    f->kind = CROUPIER_HIDDEN;
    return item == 0;
  }
  switch (row->value) {
  case VALUE_TABLE: return put_of_table(f, e, item);
  case VALUE_ARG: return put_named(f, e, item, seat);
  case VALUE_ARGS:
    if (item >= e->args) return false;
    f->name = e->arg[item].name;
    return put_arg(f, e->host, &e->arg[item], seat);
  case VALUE_WITH:
    if (item >= e->args) return false;
    f->member = e->arg[item].name;
    return put_arg(f, e->host, &e->arg[item], seat);
  default: return item == 0 && put_single(f, e, row->value, seat);
  }
}

bool croupier_event_next(const croupier_event *e, int seat, croupier_fact *f) {
  const struct fact_row *facts = event_rows[e->type].facts;
  for (int row = f->row, item = f->item; facts[row].name != NULL; row++, item = 0) {
    *f = (croupier_fact){.name = facts[row].name, .row = row, .item = item + 1};
    if (read_fact(e, seat, &facts[row], item, f)) return true;
    bool none = item == 0 &&
                (facts[row].value == VALUE_TABLE || facts[row].value == VALUE_WITH); /* it is empty */
    f->kind = CROUPIER_NOTHING;
    if (!f->listed) f->member = "";
    if (none) return true;
  }
  return false;
}

bool croupier_event_fact(const croupier_event *e, int seat, const char *name, croupier_fact *f) {
  *f = (croupier_fact){0};
  while (croupier_event_next(e, seat, f))
    if (strcmp(f->name, name) == 0) return true;
  *f = (croupier_fact){0};
  return false;
}

croupier_event_type croupier_event_is(const croupier_event *e) { return e->type; }
const char *croupier_event_word(const croupier_event *e) { return event_rows[e->type].name; }
croupier *croupier_event_of(const croupier_event *e) { return e->host; }

/* --- facts as text --- */

const char *croupier_fact_text(const croupier_event *e, const croupier_fact *f, const char *code) {
  croupier *c = e->host;
  enum lang lang = lang_of(code) == LANG_NONE ? LANG_EN : lang_of(code);
  bool choice = event_rows[e->type].facts[f->row].value == VALUE_CHOICE;
  switch (f->kind) {
  case CROUPIER_NOTHING:
  case CROUPIER_HIDDEN: return "";
  case CROUPIER_LOST: return NULL;
  case CROUPIER_WORD:
    if (choice) return e->choice[lang];
    return strcmp(f->name, "game") == 0 ? croupier_title(c, lang_codes[lang])
                                        : word_in(&c->names, lang, f->word);
  case CROUPIER_FLAG: return texts_get(c->names.texts, lang, f->number ? "yes" : "no");
  case CROUPIER_PIECE: return piece_name(&c->names, lang, f->number - 1);
  case CROUPIER_ZONE: return zone_name(&c->names, lang, f->number);
  case CROUPIER_PURSE: return purse_name(&c->names, lang, f->number);
  case CROUPIER_PLAYER: return croupier_player_name(c, (int)f->number, lang_codes[lang]);
  case CROUPIER_AMOUNT: break;
  }
  snprintf(c->digits, sizeof c->digits, "%lld", (long long)f->number);
  return c->digits;
}
