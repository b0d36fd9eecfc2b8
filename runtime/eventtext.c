/* eventtext.c: events as sentences, in the reader's language. */
#include <string.h>

#include "croupier_inner.h"
#include "event.h"

/* What a {name} in the text of an event stands for. */
static void add_value(struct line *l, croupier *c, const croupier_event *e, bool known, enum lang lang, const char *name) {
  static const char *const codes[LANGS] = {NULL, "en", "hu"};
  const char *word = e->word == NULL ? NULL : texts_get(c->texts, lang, e->word);
  if (word == NULL) word = e->word == NULL ? "" : e->word;
  for (int i = 0; i < e->args; i++) {
    const struct event_arg *arg = &e->arg[i];
    if (arg->name == NULL || strcmp(arg->name, name) != 0) continue;
    const char *text = arg->word == NULL ? NULL : texts_get(c->texts, lang, arg->word);
    switch (arg->type) {
      case ARG_NUMBER: line_add_number(l, arg->number); return;
      case ARG_PLAYER: line_add_number(l, arg->number + 1); return;
      case ARG_WORD: line_add(l, text == NULL ? arg->word : text); return;
      case ARG_PIECE: line_add(l, piece_name(c, lang, arg->number)); return;
      case ARG_ZONE: line_add(l, zone_name(c, lang, arg->number)); return;
    }
  }
  if (strcmp(name, "game") == 0) line_add(l, croupier_title(c, codes[lang]));
  else if (strcmp(name, "players") == 0) line_add_number(l, c->world->seats);
  else if (strcmp(name, "seed") == 0) line_add_number(l, (long long)c->seed);
  else if (strcmp(name, "seat") == 0) line_add_number(l, e->seat + 1);
  else if (strcmp(name, "zone") == 0 || (strcmp(name, "to") == 0 && e->type == EVENT_MOVE)) line_add(l, zone_name(c, lang, e->to));
  else if (strcmp(name, "from") == 0 && e->type == EVENT_MOVE) line_add(l, zone_name(c, lang, e->from));
  else if (strcmp(name, "from") == 0 && e->from >= 0) line_add(l, purse_name(c, lang, e->from));
  else if (strcmp(name, "to") == 0) line_add(l, purse_name(c, lang, e->to));
  else if (strcmp(name, "piece") == 0) line_add(l, known ? piece_name(c, lang, e->piece) : texts_get(c->texts, lang, "a card"));
  else if (strcmp(name, "choice") == 0) line_add(l, croupier_name_option(c, e->seat + 1, (int)e->number, codes[lang]));
  else if (strcmp(name, "why") == 0 || strcmp(name, "name") == 0) line_add(l, word);
  else if (strcmp(name, "total") == 0) line_add_number(l, c->world->score[e->seat]);
  else if (strcmp(name, "dice") == 0)
    for (int i = 0; i < e->args; i++) {
      if (i > 0) line_add(l, ", ");
      line_add_number(l, e->arg[i].number);
    }
  else line_add_number(l, e->number); /* amount, points, number */
}

/* A text with its {names} filled in. */
static void fill(struct line *l, croupier *c, const croupier_event *e, bool known, enum lang lang, const char *text) {
  for (const char *p = text; *p != '\0'; p++) {
    const char *end = *p == '{' ? strchr(p, '}') : NULL;
    char name[32];
    if (end == NULL || (size_t)(end - p) > sizeof name) {
      line_add_char(l, *p);
      continue;
    }
    memcpy(name, p + 1, (size_t)(end - p - 1));
    name[end - p - 1] = '\0';
    add_value(l, c, e, known, lang, name);
    p = end;
  }
}

static void add_places(struct line *l, croupier *c, enum lang lang) {
  const struct world *w = c->world;
  for (int rank = 1; rank <= w->seats; rank++)
    for (int seat = 0; seat < w->seats; seat++) {
      if (w->rank[seat] != rank) continue;
      line_add_char(l, '\n');
      line_add_number(l, rank);
      line_add(l, texts_get(c->texts, lang, "event:place"));
      text_add_player(l, c->texts, lang, seat);
      line_add(l, ": ");
      line_add_number(l, w->score[seat]);
    }
}

static const char *text_key(const croupier_event *e, bool known) {
  switch (e->type) {
    case EVENT_START: return "event:start";
    case EVENT_MOVE: return "event:move";
    case EVENT_SHUFFLE: return "event:shuffle";
    case EVENT_ROLL: return "event:roll";
    case EVENT_ANSWER: /* what is picked from a hidden hand is seen when it moves */
      return known ? "event:answer" : e->host->world->asks.count > 1 ? "event:secret" : NULL;
    case EVENT_PURSE: return e->from >= 0 && known ? "event:purse" : NULL;
    case EVENT_SCORE: return e->word == NULL ? "event:score bare" : "event:score";
    case EVENT_PHASE: return e->number > 0 ? "event:phase n" : "event:phase";
    case EVENT_NOTE: return e->word;
    case EVENT_END: return "event:end";
    default: return NULL; /* zone, create, ask: shown otherwise */
  }
}

const char *croupier_event_text(const croupier_event *e, int seat, const char *code) {
  croupier *c = e->host;
  enum lang lang = lang_of(code) == LANG_NONE ? LANG_EN : lang_of(code);
  bool known = sees(e->sees, seat);
  const char *key = text_key(e, known);
  struct line l = c->sentence; /* its memory is used again; names are fetched meanwhile */
  line_clear(&l);
  if (key != NULL) {
    const char *text = texts_get(c->texts, lang, key);
    fill(&l, c, e, known, lang, text == NULL ? key : text);
    if (e->type == EVENT_END) add_places(&l, c, lang);
  }
  c->sentence = l;
  return line_text(&c->sentence);
}
