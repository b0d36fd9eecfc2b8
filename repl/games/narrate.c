/* narrate.c: what happens told in lines: moves between the same two places are joined, and so are the picks of a
   choice. */
#include "narrate.h"

#include <string.h>

#include "capital.h"
#include "look.h"
#include "say.h"

enum {
  MOST_NAMED = 12,
  MOST_LIST = 1000
}; /* subjects that a line names, and bytes; further ones are counted */

/* --- one batch --- */

static void add(char list[MOST_LIST], const char *text) {
  size_t size = strlen(list);
  snprintf(list + size, MOST_LIST - size, "%s", text);
}

/* "card 3, ace x2, 4 cards" */
static void list_subjects(const struct batch *b, char list[MOST_LIST]) {
  int named = 0, times;
  *list = '\0';
  for (int i = 0; i < b->count; i += times) {
    const char *subject = b->subject[i];
    char text[sizeof b->subject[i] + 20];
    times = 1;
    while (i + times < b->count && strcmp(b->subject[i + times], subject) == 0) times++;
    if (named++ == MOST_NAMED) snprintf(text, sizeof text, T(and_more), times = b->count - i);
    else if (*subject) snprintf(text, sizeof text, times > 1 ? "%s x%d" : "%s", subject, times);
    else if (times > 1) snprintf(text, sizeof text, T(several_cards), times);
    else snprintf(text, sizeof text, "%s", T(one_card));
    if (i > 0 && named <= MOST_NAMED) add(list, ", ");
    add(list, text);
  }
}

static void print_told(struct narration *n, const char *text, FILE *out) {
  n->lines += 1 + (croupier_width(text) - 1) / look_edge();
  if (!n->unbroken) {
    print_line(out, text, 4);
    return;
  }
  print_safe(out, text);
  putc('\n', out);
}

/* The sentence, with what else is to be said of it behind. */
static void print_batch(struct narration *n, const struct batch *b, const char *list, FILE *out,
                        const char *way) {
  char text[sizeof b->frame + MOST_LIST + sizeof b->way + 4];
  const char *sign = strchr(b->frame, CROUPIER_SUBJECT);
  if (!sign) { /* a game's own text says the same of all that move */
    print_told(n, b->frame, out);
    return;
  }
  snprintf(text, sizeof text, "%.*s%s%s%s%s%s", (int)(sign - b->frame), b->frame, list, sign + 1,
           *way ? " (" : "", way, *way ? ")" : "");
  if (sign == b->frame && sign[1] != ':') capital_first(text); /* a sentence, not a list */
  print_told(n, text, out);
}

static void put(char *to, size_t size, const char *pattern, const char *place, const char *player) {
  const char *p = strstr(pattern, "{place}"), *q = strstr(pattern, "{player}");
  if (!p || !q || p > q) snprintf(to, size, "%s", place);
  else
    snprintf(to, size, "%.*s%s%.*s%s%s", (int)(p - pattern), pattern, place, (int)(q - p - 7), p + 7, player,
             q + 8);
}

/* What alike zones are called together: those of all players, or those that were made together. */
static void name_together(croupier *c, croupier_zone zone, const char *lang, char name[200]) {
  const char *word = croupier_text(c, zone.word, lang);
  if (!word) word = zone.word;
  if (zone.member && zone.owner > 0)
    put(name, 200, croupier_text(c, "place of a player", lang), word,
        croupier_player_name(c, zone.owner, lang));
  else snprintf(name, 200, "%s", word);
}

/* A move from a zone that all see: the sentence for all alike zones. "": there is none. */
static void clear_away(char cleared[400], const croupier_event *event, int seat, const char *lang,
                       const char *frame) {
  croupier *c = croupier_event_of(event);
  char together[200];
  croupier_fact from;
  cleared[0] = '\0';
  if (!croupier_event_fact(event, seat, "from", &from)) return;
  croupier_zone zone = croupier_zone_at(c, seat, (int)from.number);
  if (!zone.open || (zone.owner == 0 && !zone.member)) return;
  const char *name = croupier_fact_text(event, &from, lang), *at = name && *name ? strstr(frame, name) : NULL;
  if (!at) return;
  size_t before = (size_t)(at - frame), size = strlen(name);
  name_together(c, zone, lang, together);
  snprintf(cleared, 400, "%.*s%s%s", (int)before, frame, together, frame + before + size);
}

/* Does the game say what players do who answer this question: "Player 2 takes: wine 3"? */
static bool has_verb(const croupier_event *event, int seat, const char *lang) {
  croupier_fact prompt;
  char key[300];
  if (croupier_event_is(event) != CROUPIER_EVENT_ANSWER) return false;
  if (!croupier_event_fact(event, seat, "prompt", &prompt) || !prompt.word) return false;
  snprintf(key, sizeof key, "%s:", prompt.word);
  return croupier_text(croupier_event_of(event), key, lang) != NULL;
}

/* One of several places that were made together, "level 4 of the pyramid". */
static bool put_member(struct narration *n, const croupier_event *event, int seat, const char *lang,
                       const char *end) {
  croupier_fact f;
  bool is = croupier_event_fact(event, seat, end, &f) &&
            croupier_zone_at(croupier_event_of(event), seat, (int)f.number).member;
  if (is) snprintf(n->moved.way, sizeof n->moved.way, "%s", croupier_fact_text(event, &f, lang));
  return is;
}

/* Where it goes, "hand > table, paid". A verb says that enough, unless there are several such places. */
static void note_way(struct narration *n, const croupier_event *event, int seat, const char *lang) {
  static const char *const parts[] = {"from", "to", "why"}, *const before[] = {"", " > ", ", "};
  char *way = n->moved.way;
  size_t size = 0, room = sizeof n->moved.way;
  croupier_fact f;
  *way = '\0';
  if (n->verb && (put_member(n, event, seat, lang, "to") || put_member(n, event, seat, lang, "from"))) return;
  for (int i = 0; i < 3 && size < room && !n->verb; i++)
    if (croupier_event_fact(event, seat, parts[i], &f) && f.kind != CROUPIER_NOTHING)
      size +=
          (size_t)snprintf(way + size, room - size, "%s%s", before[i], croupier_fact_text(event, &f, lang));
}

/* The order of the piece among all that the script has made, if it goes where the order of the pieces means nothing. */
static int64_t order_of(const croupier_event *event, int seat) {
  croupier_fact id, to;
  croupier_event_fact(event, seat, "id", &id);
  bool seen = croupier_event_fact(event, seat, "to", &to) && id.kind == CROUPIER_AMOUNT;
  return seen && croupier_zone_at(croupier_event_of(event), seat, (int)to.number).sorted ? id.number : 0;
}

/* As people hold a hand. */
static void sort_subjects(struct batch *b) {
  for (int i = 1; i < b->count; i++)
    for (int k = i; k > 0 && b->order[k - 1] > b->order[k]; k--) {
      char subject[sizeof b->subject[k]];
      int64_t order = b->order[k];
      strcpy(subject, b->subject[k]);
      strcpy(b->subject[k], b->subject[k - 1]);
      strcpy(b->subject[k - 1], subject);
      b->order[k] = b->order[k - 1];
      b->order[k - 1] = order;
    }
}

/* --- the story --- */

/* Picks from a hidden hand: the reader learns only from the moves what they are. */
static bool is_hidden(const struct batch *b) { return b->count > 0 && *b->subject[0] == '\0'; }

/* Are the pieces that move those that were answered? */
static bool moves_answer(const struct narration *n) {
  char said[MOST_LIST], moved[MOST_LIST];
  if (is_hidden(&n->said)) return n->moved.count == n->said.count;
  list_subjects(&n->said, said);
  list_subjects(&n->moved, moved);
  return n->said.count > 0 && strcmp(said, moved) == 0;
}

struct writer {
  struct narration *n;
  FILE *out;
};

static void write_line(void *data, const char *line) {
  struct writer *w = data;
  print_told(w->n, line, w->out);
}

static void tell_scores(struct narration *n, FILE *out) {
  if (n->scores.count > 0) scores_tell(&n->scores, write_line, &(struct writer){n, out});
}

static void tell_batches(struct narration *n, FILE *out) {
  char said[MOST_LIST], moved[MOST_LIST];
  list_subjects(&n->said, said);
  const char *way = moves_answer(n) ? n->moved.way : NULL; /* they go there */
  sort_subjects(&n->moved);
  list_subjects(&n->moved, moved);
  if (n->said.count > 0 && (way || !is_hidden(&n->said)))
    print_batch(n, &n->said, way ? moved : said, out, way ? way : "");
  if (n->moved.count > 0 && !way) print_batch(n, &n->moved, moved, out, "");
  n->said.count = n->moved.count = 0;
}

void narrate_rest(struct narration *n, FILE *out) {
  tell_scores(n, out);
  tell_batches(n, out);
}

/* Does the sentence go on with another subject? */
static bool goes_on(const struct narration *n, struct batch *b, const char *frame, const char *cleared) {
  if (b->count == 0 || b->count == MOST_JOINED || (b == &n->said && (n->moved.count > 0 || n->complete)))
    return false;
  if (strcmp(b->frame, frame) == 0) return true;
  if (!*cleared || strcmp(b->cleared, cleared) != 0 || moves_answer(n)) return false;
  strcpy(b->frame, cleared);
  return true;
}

static bool is_complete(const croupier_event *event, int seat) {
  croupier_fact f;
  return croupier_event_fact(event, seat, "complete", &f) && f.kind != CROUPIER_HIDDEN && f.number != 0;
}

/* The seat that has answered in secret, or 0. */
static int secret_of(const croupier_event *event, int seat) {
  croupier_fact f;
  if (!croupier_event_fact(event, seat, "secret", &f) || f.number == 0) return 0;
  return croupier_event_fact(event, seat, "player", &f) ? (int)f.number : 0;
}

void narrate(struct narration *n, FILE *out, const croupier_event *event, int seat, const char *lang) {
  const char *subject, *frame = croupier_event_frame(event, seat, lang, &subject);
  if (!*frame) return;
  if (croupier_event_is(event) == CROUPIER_EVENT_SCORE) tell_batches(n, out);
  if (scores_note(&n->scores, event, seat, lang)) return;
  tell_scores(n, out);
  bool moves = croupier_event_is(event) == CROUPIER_EVENT_MOVE;
  bool joins = (moves || strchr(frame, CROUPIER_SUBJECT)) && strlen(frame) < sizeof n->said.frame;
  if (!joins) moves = false;
  struct batch *b = moves ? &n->moved : &n->said;
  char cleared[sizeof b->cleared] = "";
  if (moves) clear_away(cleared, event, seat, lang, frame);
  bool more = joins && goes_on(n, b, frame, cleared);
  if (!more && (!moves || n->moved.count > 0)) narrate_rest(n, out);
  int secret = joins ? 0 : secret_of(event, seat), told = n->secret;
  n->secret = secret;
  if (secret != 0 && secret == told) return;
  if (!joins) {
    print_told(n, croupier_event_text(event, seat, lang), out);
    return;
  }
  if (!moves) n->complete = is_complete(event, seat), n->verb = has_verb(event, seat, lang);
  if (!more) strcpy(b->frame, frame);
  strcpy(b->cleared, cleared);
  b->order[b->count] = moves ? order_of(event, seat) : 0;
  snprintf(b->subject[b->count], sizeof b->subject[b->count], "%s", subject ? subject : "");
  if (b->count++ == 0 && moves) note_way(n, event, seat, lang);
}
