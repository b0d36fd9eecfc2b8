/* narrate.c: what happens told in lines: moves between the same two places are joined, and so are the picks of a choice. */
#include "narrate.h"

#include <string.h>

#include "say.h"

#define MOST_SUBJECTS 12 /* named in a line; more are counted */
#define MOST_JOINED   60 /* events; whoever waits for the next line shall not wait for ever */

/* --- one batch --- */

static void add_text(struct batch *b, const char *text) {
  size_t size = strlen(b->list);
  snprintf(b->list + size, sizeof b->list - size, "%s", text);
}

/* The last subject goes to the list, with how often it came. */
static void settle(struct batch *b) {
  char text[sizeof b->last + 20];
  if (b->times == 0) return;
  if (b->subjects == MOST_SUBJECTS) {
    b->more += b->times;
    b->times = 0;
    return;
  }
  if (*b->last) snprintf(text, sizeof text, b->times > 1 ? "%s x%d" : "%s", b->last, b->times);
  else if (b->times == 1) snprintf(text, sizeof text, "%s", T(one_card));
  else snprintf(text, sizeof text, T(several_cards), b->times);
  if (b->subjects++ > 0) add_text(b, ", ");
  add_text(b, text);
  b->times = 0;
}

static void add(struct batch *b, const char *subject) {
  if (b->times > 0 && strcmp(b->last, subject) != 0) settle(b);
  snprintf(b->last, sizeof b->last, "%s", subject);
  b->times++;
  b->joined++;
}

static void begin(struct batch *b, const char *frame) {
  *b = (struct batch){.open = true};
  snprintf(b->frame, sizeof b->frame, "%s", frame);
}

/* All subjects, in b->list. */
static void finish(struct batch *b) {
  char text[40];
  settle(b);
  if (b->more == 0) return;
  snprintf(text, sizeof text, T(and_more), b->more);
  add_text(b, text);
  b->more = 0;
}

static void print_told(const struct narration *n, const char *text, FILE *out) {
  if (!n->unbroken) {
    print_line(out, text, 4);
    return;
  }
  print_safe(out, text);
  putc('\n', out);
}

/* The sentence, with what else is to be said of it behind. */
static void print_batch(const struct narration *n, const struct batch *b, FILE *out, const char *way) {
  char text[sizeof b->frame + sizeof b->list + sizeof b->frame + 4];
  const char *sign = strchr(b->frame, CROUPIER_SUBJECT);
  snprintf(text, sizeof text, "%.*s%s%s%s%s%s", (int)(sign - b->frame), b->frame, b->list, sign + 1,
           way ? " (" : "", way ? way : "", way ? ")" : "");
  print_told(n, text, out);
}

/* --- the story --- */

/* Where the pieces go of which the answer was; NULL: the moves are of others. */
static const char *of_same(const struct batch *said, const struct batch *moved) {
  bool same = said->open && moved->open && strcmp(said->list, moved->list) == 0;
  return same ? moved->way : NULL;
}

/* "hand > table, paid" */
static void note_way(struct batch *b, const croupier_event *event, int seat, const char *lang) {
  static const char *const parts[] = {"from", "to", "why"}, *const before[] = {"", " > ", ", "};
  size_t size = 0;
  for (int i = 0; i < 3; i++) {
    croupier_fact f;
    if (!croupier_event_fact(event, seat, parts[i], &f) || f.kind == CROUPIER_NOTHING) continue;
    int more =
        snprintf(b->way + size, sizeof b->way - size, "%s%s", before[i], croupier_fact_text(event, &f, lang));
    size += (size_t)more < sizeof b->way - size ? (size_t)more : 0;
  }
}

void narrate_rest(struct narration *n, FILE *out) {
  if (n->said.open) finish(&n->said);
  if (n->moved.open) finish(&n->moved);
  const char *way = of_same(&n->said, &n->moved);
  if (n->said.open) print_batch(n, &n->said, out, way);
  if (n->moved.open && !way) print_batch(n, &n->moved, out, NULL);
  n->said.open = n->moved.open = false;
}

void narrate(struct narration *n, FILE *out, const croupier_event *event, int seat, const char *lang) {
  const char *subject, *frame = croupier_event_frame(event, seat, lang, &subject);
  if (!*frame) return;
  bool fits = strlen(frame) < sizeof n->said.frame; /* or else it is told by itself */
  const char *sign = fits ? strchr(frame, CROUPIER_SUBJECT) : NULL;
  bool moves = sign && croupier_event_is(event) == CROUPIER_EVENT_MOVE;
  struct batch *b = moves ? &n->moved : &n->said;
  bool goes_on = sign && b->open && b->joined < MOST_JOINED && strcmp(b->frame, frame) == 0 &&
                 (moves || !n->moved.open);
  if (!goes_on && (!moves || n->moved.open)) narrate_rest(n, out);
  if (!sign) {
    print_told(n, fits ? frame : croupier_event_text(event, seat, lang), out);
    return;
  }
  if (!goes_on) begin(b, frame);
  if (!goes_on && moves) note_way(b, event, seat, lang);
  add(b, subject ? subject : "");
}
