/* eventtext.c: events as sentences, in the reader's language. */
#include <stdio.h>
#include <string.h>

#include "croupier_inner.h"
#include "event.h"

static void add_arg(struct line *l, const croupier *c, const struct event_arg *arg, enum lang lang) {
  switch (arg->type) {
  case ARG_NUMBER: line_add_number(l, arg->number); return;
  case ARG_PLAYER: text_add_player(l, c->names.texts, lang, (int)arg->number); return;
  case ARG_WORD: line_add(l, word_in(&c->names, lang, arg->word)); return;
  case ARG_PIECE: line_add(l, piece_name(&c->names, lang, arg->number)); return;
  case ARG_ZONE: line_add(l, zone_name(&c->names, lang, arg->number)); return;
  }
}

static void add_dice(struct line *l, const croupier_event *e) {
  for (int i = 0; i < e->args; i++) {
    if (i > 0) line_add(l, ", ");
    line_add_number(l, e->arg[i].number);
  }
}

static void add_seed(struct line *l, const croupier *c) {
  char seed[24];
  snprintf(seed, sizeof seed, "%llu", (unsigned long long)c->seed);
  line_add(l, seed);
}

static const char *place_name(const croupier *c, const croupier_event *e, enum lang lang, int place) {
  return e->type == EVENT_PURSE ? purse_name(&c->names, lang, place) : zone_name(&c->names, lang, place);
}

static int owner_of(const croupier *c, int purse) { return c->world->purses.purse[purse].owner; }

/* The purse that says what is paid: a player's "gold" rather than the "bank". */
static int paid_in(const croupier *c, const croupier_event *e) {
  return owner_of(c, e->to) >= 0 ? e->to : e->from;
}

/* What somebody does who answers: "bids" is the text of "bid:". NULL: the texts do not say. */
static const char *done_in(const croupier *c, enum lang lang, const char *prompt) {
  char key[100];
  return snprintf(key, sizeof key, "%s:", prompt) < (int)sizeof key ? texts_get(c->names.texts, lang, key)
                                                                    : NULL;
}

/* What a {name} in the text of an event stands for. Texts come with scripts: a name that this event has no
   value for stays as it is. */
static bool add_value(struct line *l, croupier *c, const croupier_event *e, bool known, enum lang lang,
                      bool framed, const char *name) {
  enum event_type type = e->type;
#define IS(word, types) (strcmp(name, word) == 0 && (types))
  if (IS("game", type == EVENT_START)) line_add(l, croupier_title(c, lang_codes[lang]));
  else if (IS("players", type == EVENT_START)) line_add_number(l, c->world->seats);
  else if (IS("seed", type == EVENT_START)) add_seed(l, c);
  else if (IS("seat", e->seat >= 0)) line_add_number(l, e->seat + 1);
  else if (IS("zone", type == EVENT_SHUFFLE)) line_add(l, zone_name(&c->names, lang, e->to));
  else if (IS("from", e->from >= 0)) line_add(l, place_name(c, e, lang, e->from));
  else if (IS("to", e->to >= 0)) line_add(l, place_name(c, e, lang, e->to));
  else if (framed &&
           (IS("piece", type == EVENT_MOVE) || IS("choice", type == EVENT_ANSWER || type == EVENT_FREE)))
    line_add_char(l, CROUPIER_SUBJECT);
  else if (IS("piece", type == EVENT_MOVE))
    line_add(l, known ? piece_name(&c->names, lang, e->piece) : texts_get(c->names.texts, lang, "a card"));
  else if (IS("choice", type == EVENT_ANSWER && known)) line_add(l, e->choice[lang]);
  else if (IS("choice", type == EVENT_FREE)) line_add(l, word_in(&c->names, lang, e->word));
  else if (IS("does", type == EVENT_ANSWER)) line_add(l, done_in(c, lang, e->word));
  else if (IS("what", type == EVENT_PURSE))
    line_add(l, word_in(&c->names, lang, c->names.purse[paid_in(c, e)]));
  else if (IS("payer", type == EVENT_PURSE)) text_add_player(l, c->names.texts, lang, owner_of(c, e->from));
  else if (IS("payee", type == EVENT_PURSE)) text_add_player(l, c->names.texts, lang, owner_of(c, e->to));
  else if (IS("why", type != EVENT_NOTE) || IS("name", type == EVENT_PHASE))
    line_add(l, word_in(&c->names, lang, e->word));
  else if (IS("total", type == EVENT_SCORE)) line_add_number(l, e->after);
  else if (IS("dice", type == EVENT_ROLL)) add_dice(l, e);
  else if (IS("amount", type == EVENT_PURSE) || IS("points", type == EVENT_SCORE) ||
           IS("number", type == EVENT_PHASE))
    line_add_number(l, e->number);
  else return false;
#undef IS
  return true;
}

static bool add_named(struct line *l, croupier *c, const croupier_event *e, bool known, enum lang lang,
                      bool framed, const char *name) {
  bool found = false;
  for (int i = 0; i < e->args; i++) {
    if (e->arg[i].name == NULL || strcmp(e->arg[i].name, name) != 0) continue;
    if (found) line_add(l, ", "); /* a list */
    add_arg(l, c, &e->arg[i], lang);
    found = true;
  }
  return found || add_value(l, c, e, known, lang, framed, name);
}

/* A text with its {names} filled in. */
static void fill(struct line *l, croupier *c, const croupier_event *e, bool known, enum lang lang,
                 bool framed, const char *text) {
  for (const char *p = text; *p != '\0' && l->size <= MAX_SENTENCE; p++) {
    const char *end = *p == '{' ? strchr(p, '}') : NULL;
    char name[32] = "";
    if (end != NULL && (size_t)(end - p) <= sizeof name) memcpy(name, p + 1, (size_t)(end - p - 1));
    if (*name != '\0' && add_named(l, c, e, known, lang, framed, name)) p = end;
    else line_add_char(l, *p);
  }
  if (l->size <= MAX_SENTENCE || l->failed) return;
  l->size = text_cut(l->text, l->size, MAX_SENTENCE - 3);
  line_add(l, "...");
}

static void add_places(struct line *l, croupier *c, enum lang lang) {
  const struct world *w = c->world;
  for (int rank = 1; rank <= w->seats; rank++)
    for (int seat = 0; seat < w->seats; seat++) {
      if (w->rank[seat] != rank) continue;
      line_add_char(l, '\n');
      line_add_number(l, rank);
      line_add(l, texts_get(c->names.texts, lang, "event:place"));
      text_add_player(l, c->names.texts, lang, seat);
      line_add(l, ": ");
      line_add_number(l, w->score[seat]);
    }
}

static const char *answer_key(const croupier_event *e, bool known, enum lang lang) {
  /* what is picked from a hidden hand is seen when it moves */
  if (!known) return e->secret ? "event:secret" : NULL;
  if (e->said == SAID_ENOUGH) return NULL;
  return e->said == SAID_CHOICE && done_in(e->host, lang, e->word) != NULL ? "event:does" : "event:answer";
}

static const char *purse_key(const croupier_event *e) {
  bool payer = owner_of(e->host, e->from) >= 0, payee = owner_of(e->host, e->to) >= 0;
  if (payer && payee) return e->word == NULL ? "event:pays player" : "event:pays player why";
  if (payer) return e->word == NULL ? "event:pays" : "event:pays why";
  if (payee) return e->word == NULL ? "event:gets" : "event:gets why";
  return e->word == NULL ? "event:purse" : "event:purse why";
}

static const char *text_key(const croupier_event *e, bool known, enum lang lang) {
  switch (e->type) {
  case EVENT_START: return "event:start";
  case EVENT_MOVE: return e->word == event_renewed ? NULL : e->word == NULL ? "event:move" : "event:move why";
  case EVENT_SHUFFLE: return e->from < 0 ? "event:shuffle" : "event:renew";
  case EVENT_ROLL: return "event:roll";
  case EVENT_ANSWER: return answer_key(e, known, lang);
  case EVENT_FREE: return "event:answer";
  case EVENT_PURSE: return e->from >= 0 && known ? purse_key(e) : NULL;
  case EVENT_SCORE: return e->word == NULL ? "event:score bare" : "event:score";
  case EVENT_PHASE: return e->number > 0 ? "event:phase n" : "event:phase";
  case EVENT_NOTE: return e->word;
  case EVENT_END: return "event:end";
  default: return NULL; /* zone, create, ask: shown otherwise */
  }
}

static const char *tell(const croupier_event *e, bool known, enum lang lang, bool framed) {
  croupier *c = e->host;
  const char *key = text_key(e, known, lang);
  struct line l = c->sentence; /* its memory is used again; names are fetched meanwhile */
  line_clear(&l);
  if (key != NULL) {
    const char *text = texts_get(c->names.texts, lang, key);
    fill(&l, c, e, known, lang, framed, text == NULL ? key : text);
    if (e->type == EVENT_END) add_places(&l, c, lang);
  }
  if (e->type == EVENT_PURSE && l.size > 0 && *l.text >= 'a' && *l.text <= 'z')
    *l.text -= 'a' - 'A'; /* a sentence */
  c->sentence = l;
  return line_text(&c->sentence);
}

const char *croupier_event_text(const croupier_event *e, int seat, const char *code) {
  return tell(e, sees(e->sees, seat), lang_of(code) == LANG_NONE ? LANG_EN : lang_of(code), false);
}

const char *croupier_event_frame(const croupier_event *e, int seat, const char *code, const char **subject) {
  enum lang lang = lang_of(code) == LANG_NONE ? LANG_EN : lang_of(code);
  bool known = sees(e->sees, seat);
  const char *frame = tell(e, known, lang, true);
  *subject = NULL;
  if (e->type == EVENT_MOVE && known) *subject = piece_name(&e->host->names, lang, e->piece);
  if (e->type == EVENT_ANSWER && known) *subject = e->choice[lang];
  if (e->type == EVENT_FREE) *subject = word_in(&e->host->names, lang, e->word);
  return frame;
}
