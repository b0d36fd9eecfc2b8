/* eventtext.c: events as sentences, in the reader's language. */
#include <stdio.h>
#include <string.h>

#include "capital.h"
#include "croupier.h"
#include "endtext.h"
#include "fill.h"
#include "kept.h"

/* A sentence that is being written. */
struct sentence {
  const croupier_event *event;
  croupier *c;
  int seat;
  const char *lang;
  bool framed; /* CROUPIER_SUBJECT takes the place of the subject */
  bool nested; /* within the text of a phase */
  char digits[24];
  char move[2 * MAX_NAME + 20]; /* the key of the text for a move between two places */
  struct line *line;
};

static croupier_fact fact_of(const struct sentence *s, const char *name) {
  croupier_fact f;
  croupier_event_fact(s->event, s->seat, name, &f);
  return f;
}

static const char *text(const struct sentence *s, const char *key) {
  return croupier_text(s->c, key, s->lang);
}

/* "bids": the text "bid:" of a question, or "passes": "bid:pass" of an answer that is a word. NULL: there is none. */
static const char *verb_of(const struct sentence *s, const char *question, const char *word) {
  struct line key = {0};
  line_add(&key, question);
  line_add_char(&key, ':');
  line_add(&key, word);
  const char *does = text(s, line_text(&key));
  line_free(&key);
  return does;
}

/* All that is to be said of an answer that is a word; a free action has the text "free:sell", whatever is asked. */
static const char *done_in_word(const struct sentence *s) {
  bool acts = croupier_event_is(s->event) == CROUPIER_EVENT_FREE;
  croupier_fact choice = fact_of(s, acts ? "action" : "choice");
  if (choice.kind != CROUPIER_WORD) return NULL;
  const char *does = acts ? NULL : verb_of(s, fact_of(s, "prompt").word, choice.word);
  return does != NULL ? does : verb_of(s, "free", choice.word);
}

/* --- names in braces --- */

static croupier_purse purse_of(const struct sentence *s, const char *name) {
  return croupier_purse_at(s->c, s->seat, (int)fact_of(s, name).number);
}

/* The purse whose name says what is paid: "gold" of a player rather than "bank". */
static const char *currency(const struct sentence *s) {
  croupier_purse to = purse_of(s, "to");
  const char *word = to.owner > 0 ? to.word : purse_of(s, "from").word, *told = text(s, word);
  return told == NULL ? word : told;
}

/* The player at one end of a move. */
static bool add_owner(const struct sentence *s, const char *end) {
  int owner = croupier_zone_at(s->c, s->seat, (int)fact_of(s, end).number).owner;
  if (owner > 0) line_add(s->line, croupier_player_name(s->c, owner, s->lang));
  return owner > 0;
}

/* The subject: the fact that a reader may not know, under its name in the text. */
static const char *subject_name(const croupier_event *e) {
  switch (croupier_event_is(e)) {
  case CROUPIER_EVENT_MOVE: return "piece";
  case CROUPIER_EVENT_ANSWER: return "choice";
  case CROUPIER_EVENT_FREE: return "action";
  default: return NULL;
  }
}

/* Is it the fact of that name or, in a question, the value of that name? */
static bool is_called(const struct sentence *s, const croupier_fact *f, const char *name) {
  const char *own = croupier_event_is(s->event) == CROUPIER_EVENT_ASK ? f->member : f->name;
  return own != NULL && strcmp(own, name) == 0;
}

/* All values of that name, with commas between them. False: the event has none. */
static bool add_facts(const struct sentence *s, const char *name) {
  bool found = false;
  for (croupier_fact f = {0}; croupier_event_next(s->event, s->seat, &f);) {
    if (!is_called(s, &f, name)) continue;
    if (found) line_add(s->line, ", "); /* a list */
    line_add(s->line, croupier_fact_text(s->event, &f, s->lang));
    found = true;
  }
  return found;
}

/* Values that follow from the facts. */
static bool add_derived(const struct sentence *s, const char *name) {
  croupier_event_type type = croupier_event_is(s->event);
#define IS(word, types) (strcmp(name, word) == 0 && (types))
  if (IS("seat", fact_of(s, "player").kind == CROUPIER_PLAYER))
    line_add_number(s->line, fact_of(s, "player").number);
  else if (IS("does", type == CROUPIER_EVENT_ANSWER))
    line_add(s->line, verb_of(s, fact_of(s, "prompt").word, ""));
  else if (IS("answered", type == CROUPIER_EVENT_ANSWER || type == CROUPIER_EVENT_FREE))
    line_add(s->line, done_in_word(s));
  else if (IS("what", type == CROUPIER_EVENT_PURSE)) line_add(s->line, currency(s));
  else if (IS("payer", type == CROUPIER_EVENT_PURSE))
    line_add(s->line, croupier_player_name(s->c, purse_of(s, "from").owner, s->lang));
  else if (IS("payee", type == CROUPIER_EVENT_PURSE))
    line_add(s->line, croupier_player_name(s->c, purse_of(s, "to").owner, s->lang));
  else if (IS("giver", type == CROUPIER_EVENT_MOVE)) return add_owner(s, "from");
  else if (IS("taker", type == CROUPIER_EVENT_MOVE)) return add_owner(s, "to");
  else return false;
#undef IS
  return true;
}

/* The value of the knob of that name, or NULL. */
static const char *knob_value(const struct sentence *s, const char *name) {
  for (size_t i = 0; i < croupier_knob_count(s->c); i++) {
    croupier_knob knob = croupier_knob_at(s->c, i, s->lang);
    if (strcmp(knob.name, name) == 0) return knob.value;
  }
  return NULL;
}

static bool add_knob(const struct sentence *s, const char *name) {
  const char *value = knob_value(s, name), *told = value == NULL ? NULL : text(s, value);
  if (value != NULL) line_add(s->line, told == NULL ? value : told);
  return value != NULL;
}

/* The name of a phase whose text has braces too. */
static bool add_phase(struct sentence *s, struct line *to, const char *name);

/* What a {name} in the text of an event stands for. Texts come with scripts: a name that is neither a value of this
   event nor a knob stays as it is. */
static bool add_value(void *data, struct line *to, const char *name) {
  struct sentence *s = data;
  if (add_phase(s, to, name)) return true;
  const char *subject = subject_name(s->event);
  bool own = subject != NULL && (strcmp(name, subject) == 0 || strcmp(name, "choice") == 0);
  if (strcmp(name, "seed") == 0 && croupier_event_is(s->event) == CROUPIER_EVENT_START)
    line_add_unsigned(to, croupier_seed(s->c)); /* people may know the seed, to play the game again */
  else if (own && s->framed) line_add_char(to, CROUPIER_SUBJECT);
  else if (own && fact_of(s, subject).kind == CROUPIER_HIDDEN) line_add(to, text(s, "a card"));
  else if (!add_facts(s, own ? subject : name)) return add_derived(s, name) || add_knob(s, name);
  bool pays = croupier_event_is(s->event) == CROUPIER_EVENT_PURSE && strcmp(name, "why") == 0;
  if (!pays || fact_of(s, "for").kind <= CROUPIER_HIDDEN) return true;
  if (fact_of(s, "why").kind == CROUPIER_WORD) line_add(to, ": ");
  add_facts(s, "for");
  return true;
}

/* The value that decides about a clause: that of the first fact of the name. */
static const char *plain_value(void *data, const char *name) {
  struct sentence *s = data;
  for (croupier_fact f = {0}; croupier_event_next(s->event, s->seat, &f);) {
    if (!is_called(s, &f, name)) continue;
    if (f.kind == CROUPIER_FLAG) return f.number ? "on" : "off";
    if (f.kind == CROUPIER_AMOUNT || f.kind == CROUPIER_PLAYER) {
      snprintf(s->digits, sizeof s->digits, "%lld", (long long)f.number);
      return s->digits;
    }
    return f.word == NULL ? "" : f.word;
  }
  return knob_value(s, name);
}

static bool add_phase(struct sentence *s, struct line *to, const char *name) {
  bool here = croupier_event_is(s->event) == CROUPIER_EVENT_PHASE && !s->nested && strcmp(name, "name") == 0;
  const char *told = here ? text(s, fact_of(s, "name").word) : NULL;
  if (told == NULL || strchr(told, '{') == NULL) return false;
  s->nested = true;
  fill(&(struct filling){add_value, plain_value, s}, to, told);
  s->nested = false;
  return true;
}

/* A text with its values and clauses. */
static void fill_sentence(struct sentence *s, const char *pattern) {
  struct line *l = s->line;
  fill(&(struct filling){add_value, plain_value, s}, l, pattern);
  if (l->size <= MAX_SENTENCE || l->failed) return;
  l->size = text_cut(l->text, l->size, MAX_SENTENCE - 3);
  line_add(l, "...");
}

/* --- the choice of the text --- */

/* The picks of a hidden hand are told when they move. If they do so at once, a frame serves for answer and moves. */
static const char *answer_key(const struct sentence *s) {
  bool known = fact_of(s, "choice").kind != CROUPIER_HIDDEN;
  if (!known && fact_of(s, "secret").number) return "event:secret";
  if (!known && !(s->framed && fact_of(s, "to").kind == CROUPIER_ZONE)) return NULL;
  const char *said = known ? fact_of(s, "said").word : "choice";
  const char *does = done_in_word(s), *key = "event:answered";
  if (does == NULL && strcmp(said, "done") == 0) return NULL;
  if (does == NULL && strcmp(said, "choice") == 0)
    does = verb_of(s, fact_of(s, "prompt").word, ""), key = "event:does";
  if (does == NULL) return "event:answer";
  return *does == '\0' ? NULL : key; /* an empty text: other events tell it */
}

/* The text "free:sell" says what a player does who acts out of turn. */
static const char *free_key(const struct sentence *s) {
  const char *does = done_in_word(s);
  return does == NULL ? "event:answer" : *does == '\0' ? NULL : "event:answered";
}

static const char *purse_key(const struct sentence *s, bool why) {
  if (fact_of(s, "from").kind == CROUPIER_NOTHING || fact_of(s, "amount").kind == CROUPIER_HIDDEN)
    return NULL;
  bool payer = purse_of(s, "from").owner > 0, payee = purse_of(s, "to").owner > 0;
  if (payer && payee) return why ? "event:pays player why" : "event:pays player";
  if (payer) return why ? "event:pays why" : "event:pays";
  if (payee) return why ? "event:gets why" : "event:gets";
  return why ? "event:purse why" : "event:purse";
}

/* The text of a phase may name number and player itself: "turn of {player}". */
static const char *phase_key(const struct sentence *s) {
  const char *word = fact_of(s, "name").word, *told = text(s, word);
  bool counted = fact_of(s, "number").number > 0;
  if (told != NULL && strchr(told, '{') != NULL) return "event:phase";
  if (fact_of(s, "player").kind == CROUPIER_PLAYER)
    return counted ? "event:phase n player" : "event:phase player";
  return counted ? "event:phase n" : "event:phase";
}

static const char *score_key(const struct sentence *s, bool why) {
  if (fact_of(s, "player").kind == CROUPIER_NOTHING)
    return why ? "event:score dummy" : "event:score dummy bare";
  if (croupier_team(s->c, 1) > 0 && croupier_fate_of(s->c) == CROUPIER_AGAINST)
    return why ? "event:score team" : "event:score team bare";
  return why ? "event:score" : "event:score bare";
}

/* The first bid of an open auction is an answer that has been told. */
static const char *auction_key(const struct sentence *s) {
  const char *step = fact_of(s, "step").word;
  if (strcmp(step, "taken back") == 0) return "event:auction void";
  if (strcmp(step, "won") != 0) return NULL;
  return fact_of(s, "player").kind == CROUPIER_PLAYER ? "event:auction won" : "event:auction nobody";
}

/* Whoever is not told, or cannot be told in words, hears only that there was something. */
static const char *told_key(const struct sentence *s) {
  static const char *const keys[][3] = {{"all", "event:told all", "event:told all places"},
                                        {"none", "event:told none", "event:told none places"},
                                        {"some", "event:told some", "event:told some places"},
                                        {"count", "event:told count", "event:told count places"},
                                        {"which", "event:told none", "event:told which"}};
  const char *claim = fact_of(s, "claim").word;
  bool places = fact_of(s, "places").kind > CROUPIER_HIDDEN;
  for (int i = 0; i < 5 && fact_of(s, "filter").kind > CROUPIER_HIDDEN; i++)
    if (strcmp(keys[i][0], claim) == 0) return keys[i][places ? 2 : 1];
  return "event:told";
}

static bool is_untold(const struct sentence *s, const char *zone) {
  return croupier_zone_at(s->c, s->seat, (int)fact_of(s, zone).number).untold;
}

/* A game may say itself what moves for a reason, "move:paid", or between two places, "move:lot > hand". */
static const char *move_key(struct sentence *s, croupier_fact why) {
  bool has_why = why.kind == CROUPIER_WORD;
  if (is_untold(s, "from") || is_untold(s, "to")) return NULL;
  if (has_why && strcmp(why.word, "untold") == 0) return NULL;
  if (has_why && strcmp(why.word, "renewed") == 0) return NULL; /* the shuffle tells it */
  if (has_why) snprintf(s->move, sizeof s->move, "move:%.*s", MAX_NAME, why.word);
  if (has_why && text(s, s->move) != NULL) return s->move;
  croupier_zone from = croupier_zone_at(s->c, s->seat, (int)fact_of(s, "from").number);
  croupier_zone to = croupier_zone_at(s->c, s->seat, (int)fact_of(s, "to").number);
  snprintf(s->move, sizeof s->move, "move:%.*s > %.*s", MAX_NAME, from.word, MAX_NAME, to.word);
  if (text(s, s->move) != NULL) return s->move;
  return has_why ? "event:move why" : "event:move";
}

/* The key of the text. NULL: nobody needs to hear of this event. */
static const char *text_key(struct sentence *s) {
  croupier_fact why = fact_of(s, "why");
  bool has_why = why.kind == CROUPIER_WORD;
  switch (croupier_event_is(s->event)) {
  case CROUPIER_EVENT_START: return "event:start";
  case CROUPIER_EVENT_MOVE: return move_key(s, why);
  case CROUPIER_EVENT_SHUFFLE:
    if (is_untold(s, "zone")) return NULL;
    return fact_of(s, "from").kind == CROUPIER_ZONE ? "event:renew" : "event:shuffle";
  case CROUPIER_EVENT_ROLL: return "event:roll";
  case CROUPIER_EVENT_ANSWER: return answer_key(s);
  case CROUPIER_EVENT_FREE: return free_key(s);
  case CROUPIER_EVENT_PURSE: return purse_key(s, has_why || fact_of(s, "for").kind > CROUPIER_HIDDEN);
  case CROUPIER_EVENT_AUCTION: return auction_key(s);
  case CROUPIER_EVENT_SCORE: return score_key(s, has_why);
  case CROUPIER_EVENT_PHASE: return phase_key(s);
  case CROUPIER_EVENT_NOTE: return fact_of(s, "code").word;
  case CROUPIER_EVENT_TOLD: return told_key(s);
  case CROUPIER_EVENT_END: return "event:end";
  default: return NULL; /* the prompt shows these in other ways */
  }
}

/* Does the sentence begin with the name of a thing or player? Such names are lower case. */
static bool begins_with_word(const struct sentence *s, const char *pattern) {
  croupier_event_type type = croupier_event_is(s->event);
  bool by_script = type == CROUPIER_EVENT_NOTE || type == CROUPIER_EVENT_ASK;
  if (type == CROUPIER_EVENT_NOTE && pattern == NULL) pattern = fact_of(s, "code").word;
  bool by_owner = type == CROUPIER_EVENT_MOVE && pattern != NULL &&
                  (strncmp(pattern, "{giver}", 7) == 0 || strncmp(pattern, "{taker}", 7) == 0);
  return by_owner || type == CROUPIER_EVENT_SHUFFLE || (by_script && pattern != NULL && *pattern == '{') ||
         type == CROUPIER_EVENT_PURSE || type == CROUPIER_EVENT_TOLD ||
         (type == CROUPIER_EVENT_SCORE && fact_of(s, "player").kind == CROUPIER_NOTHING);
}

/* Is it a word of the script, which names no values, because nobody has written a text? */
static bool is_plain(const char *pattern, const char *word) {
  for (; *word != '\0'; pattern++, word++)
    if (*word == '{' || (*pattern != *word && (*word != '_' || *pattern != ' '))) return false;
  return *pattern == '\0';
}

/* The name under which the script has given a value, or NULL: it is another fact. */
static const char *value_name(const struct sentence *s, const croupier_fact *f) {
  if (croupier_event_is(s->event) == CROUPIER_EVENT_ASK) return f->member;
  return strcmp(f->name, "code") == 0 || strcmp(f->name, "text") == 0 ? NULL : f->name;
}

/* Without a text the values still tell what the word is about: "clue given (player: player 1, size: low)". */
static void add_values(const struct sentence *s) {
  const char *before = "";
  for (croupier_fact f = {0}; croupier_event_next(s->event, s->seat, &f);) {
    const char *name = value_name(s, &f);
    if (name == NULL || f.kind <= CROUPIER_HIDDEN) continue;
    line_add(s->line, *before == '\0' ? " (" : ", ");
    const char *told = text(s, name);
    if (strcmp(name, before) != 0) {
      line_add(s->line, told == NULL ? name : told);
      line_add(s->line, ": ");
    }
    line_add(s->line, croupier_fact_text(s->event, &f, s->lang));
    before = name;
  }
  if (*before != '\0') line_add_char(s->line, ')');
}

static const char *tell(struct sentence *s) {
  s->c = croupier_event_of(s->event);
  s->line = &croupier_kept(s->c)->sentence;
  line_clear(s->line);
  const char *key = text_key(s);
  if (key == NULL) return line_text(s->line);
  const char *pattern = text(s, key);
  fill_sentence(s, pattern == NULL ? key : pattern);
  if (croupier_event_is(s->event) == CROUPIER_EVENT_NOTE && (pattern == NULL || is_plain(pattern, key)))
    add_values(s);
  if (croupier_event_is(s->event) == CROUPIER_EVENT_END) endtext_add(s->line, s->c, s->lang);
  if (s->line->size > 0 && begins_with_word(s, pattern)) capital_first(s->line->text);
  return line_text(s->line);
}

const char *croupier_event_text(const croupier_event *e, int seat, const char *lang) {
  return tell(&(struct sentence){.event = e, .seat = seat, .lang = lang});
}

const char *croupier_event_frame(const croupier_event *e, int seat, const char *lang, const char **subject) {
  struct sentence s = {.event = e, .seat = seat, .lang = lang, .framed = true};
  const char *frame = tell(&s), *name = subject_name(e);
  croupier_fact f = {0};
  *subject = NULL;
  if (name != NULL) f = fact_of(&s, name);
  if (f.kind > CROUPIER_HIDDEN) *subject = croupier_fact_text(e, &f, lang);
  return frame;
}

/* A question without a text shows its word. */
const char *croupier_prompt(croupier *c, int seat, const char *lang) {
  struct sentence s = {.event = croupier_asked(c, seat), .c = c, .seat = seat, .lang = lang};
  struct line key = {0};
  s.line = &croupier_kept(c)->prompt;
  line_clear(s.line);
  if (s.event == NULL) return "";
  const char *prompt = fact_of(&s, "prompt").word;
  line_add(&key, prompt);
  line_add_char(&key, '?');
  bool whole = *line_text(&key) != '\0'; /* or there was no memory for it */
  const char *pattern = lang == NULL || !whole ? NULL : text(&s, line_text(&key));
  line_free(&key);
  if (whole) fill_sentence(&s, pattern == NULL ? prompt : pattern);
  if (s.line->size > 0 && begins_with_word(&s, pattern)) capital_first(s.line->text);
  if (pattern == NULL || is_plain(pattern, prompt)) add_values(&s);
  return line_text(s.line);
}
