/* wire.c: JSON Lines between a game and whoever plays seats of it from outside. */
#define _POSIX_C_SOURCE 200809L

#include "wire.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"

/* --- out --- */

/* A line is written into memory, and sent only if all of it was. */
struct line {
  FILE *out;
  char *text;
  size_t size;
};

static FILE *begin(struct line *l) {
  *l = (struct line){.text = NULL};
  return l->out = open_memstream(&l->text, &l->size);
}

static bool send_line(const struct wire *w, struct line *l) {
  fputc('\n', l->out);
  bool whole = !ferror(l->out);
  whole = fclose(l->out) == 0 && whole;
  bool sent = whole && w->send(w->data, l->text);
  free(l->text);
  return sent;
}

/* A letter beyond ASCII, or a control character. Returns its bytes. */
static size_t put_letter(FILE *out, const char *text, size_t left) {
  char letter[CROUPIER_SAFE], shown[CROUPIER_SAFE];
  size_t size = croupier_safe(text, left, letter);
  snprintf(letter, sizeof letter, "%.*s", (int)size, text);
  croupier_json_shown(shown, letter);
  fputs(shown, out);
  return size;
}

static void put_string(FILE *out, const char *text) {
  fputc('"', out);
  for (size_t left = strlen(text), size; left > 0; text += size, left -= size) {
    size = 1;
    if (*text == '"' || *text == '\\') fprintf(out, "\\%c", *text);
    else if (*text == '\n') fputs("\\n", out);
    else if (*text >= ' ' && *text < 0x7f) fputc(*text, out);
    else size = put_letter(out, text, left);
  }
  fputc('"', out);
}

bool wire_hello(struct wire *w, croupier *c) {
  struct line l;
  if (!begin(&l)) return false;
  fprintf(l.out, "{\"type\":\"hello\",\"protocol\":%d,\"version\":\"%s\",\"game\":", WIRE_PROTOCOL,
          CROUPIER_VERSION);
  put_string(l.out, croupier_game(c));
  fputs(",\"title\":", l.out);
  put_string(l.out, croupier_title(c, w->lang));
  fprintf(l.out, ",\"players\":%d,\"seats\":[", croupier_players(c));
  const char *comma = "";
  for (int seat = 1; seat <= croupier_players(c); seat++) {
    if (!(w->seats & 1u << (seat - 1))) continue;
    fprintf(l.out, "%s%d", comma, seat);
    comma = ",";
  }
  fputs("]}", l.out);
  return send_line(w, &l);
}

static bool tell(struct wire *w, const croupier_event *event, int seat) {
  struct line l;
  const char *json = croupier_event_json(event, seat);
  if (!*json || !begin(&l)) return false;
  fprintf(l.out, "{\"type\":\"event\",\"seat\":%d,\"event\":%s}", seat, json);
  return send_line(w, &l);
}

void wire_event(struct wire *w, const croupier_event *event) {
  for (int seat = 1; seat <= CROUPIER_MAX_SEATS; seat++)
    if (w->seats & 1u << (seat - 1) && !tell(w, event, seat)) w->lost = true;
}

/* ,"about":{...}: what a front end can put the option on; nothing for words. */
static void put_about(FILE *out, croupier *c, int seat, int option) {
  croupier_about a = croupier_option_about(c, seat, option);
  switch (a.kind) {
  case CROUPIER_PIECE: fprintf(out, ",\"about\":{\"piece\":%d", a.piece); break;
  case CROUPIER_ZONE: fputs(",\"about\":{", out); break;
  case CROUPIER_PLAYER: fprintf(out, ",\"about\":{\"player\":%d", a.seat); break;
  case CROUPIER_AMOUNT: fprintf(out, ",\"about\":{\"number\":%" PRId64, a.number); break;
  default: return; /* a word */
  }
  if (a.zone) {
    fprintf(out, "%s\"zone\":", a.kind == CROUPIER_PIECE ? "," : "");
    put_string(out, a.zone);
  }
  fputc('}', out);
}

static void put_options(FILE *out, croupier *c, int seat, int count, const char *lang) {
  for (int i = 0; i < count; i++) {
    fprintf(out, "%s{\"id\":%d,\"label\":", i ? "," : "", i);
    put_string(out, croupier_option(c, seat, i, NULL));
    fputs(",\"text\":", out);
    put_string(out, croupier_option(c, seat, i, lang));
    put_about(out, c, seat, i);
    fputc('}', out);
  }
}

/* What his other seats may do meanwhile. */
static void put_free(FILE *out, croupier *c, const struct wire *w) {
  const char *comma = "";
  for (int seat = 1; seat <= croupier_players(c); seat++)
    for (int i = 0; w->seats & 1u << (seat - 1) && i < croupier_free_actions(c, seat); i++) {
      fprintf(out, "%s{\"seat\":%d,\"action\":", comma, seat);
      put_string(out, croupier_free_action(c, seat, i, NULL));
      fputs(",\"text\":", out);
      put_string(out, croupier_free_action(c, seat, i, w->lang));
      fputc('}', out);
      comma = ",";
    }
}

/* The values of the prompt, as in the event. */
static void put_values(FILE *out, croupier *c, int seat) {
  const croupier_event *asked = croupier_asked(c, seat);
  fputs(asked ? croupier_fact_json(asked, seat, "values") : "null", out);
}

static bool ask(struct wire *w, croupier *c, const croupier_question *q) {
  struct line l;
  if (!begin(&l)) return false;
  int seat = q->seat, options = q->options;
  w->open[seat - 1] = ++w->asked;
  fprintf(
      l.out,
      "{\"type\":\"ask\",\"id\":%lu,\"seat\":%d,\"kind\":\"%s\",\"picked\":%d,\"least\":%d,\"most\":%d,\"prompt\":",
      w->asked, seat, croupier_kind_word(q->kind), q->picked, q->least, q->most);
  put_string(l.out, q->prompt);
  fputs(",\"text\":", l.out);
  put_string(l.out, croupier_prompt(c, seat, w->lang));
  fputs(",\"values\":", l.out);
  put_values(l.out, c, seat);
  fprintf(l.out, ",\"count\":%d,\"options\":[", options);
  put_options(l.out, c, seat, options < WIRE_LISTED ? options : WIRE_LISTED, w->lang);
  fputs("],\"free\":[", l.out);
  put_free(l.out, c, w);
  fprintf(l.out, "],\"view\":%s}", croupier_view(c, seat));
  return send_line(w, &l);
}

bool wire_asks(struct wire *w, croupier *c) {
  for (int seat = 1; seat <= CROUPIER_MAX_SEATS; seat++) {
    if (!(w->seats & 1u << (seat - 1)) || w->open[seat - 1]) continue;
    const croupier_question *q = croupier_question_of(c, seat);
    if (q && !ask(w, c, q)) return false;
  }
  return true;
}

bool wire_view(struct wire *w, croupier *c, int seat) {
  struct line l;
  const char *view = croupier_view(c, seat);
  if (!*view || !begin(&l)) return false;
  fprintf(l.out, "{\"type\":\"view\",\"seat\":%d,\"view\":%s}", seat, view);
  return send_line(w, &l);
}

bool wire_undone(struct wire *w, size_t answers) {
  struct line l;
  memset(w->open, 0, sizeof w->open);
  if (!begin(&l)) return false;
  fprintf(l.out, "{\"type\":\"undone\",\"answers\":%zu}", answers);
  return send_line(w, &l);
}

bool wire_end(struct wire *w, croupier *c) {
  struct line l;
  if (!begin(&l)) return false;
  fputs("{\"type\":\"end\",\"scores\":[", l.out);
  for (int seat = 1; seat <= croupier_players(c); seat++)
    fprintf(l.out, "%s%d", seat > 1 ? "," : "", croupier_score(c, seat));
  fputs("],\"ranks\":[", l.out);
  for (int seat = 1; seat <= croupier_players(c); seat++)
    fprintf(l.out, "%s%d", seat > 1 ? "," : "", croupier_rank(c, seat));
  fputs("]}", l.out);
  return send_line(w, &l);
}

bool wire_error(struct wire *w, const char *sentence, unsigned long id) {
  struct line l;
  if (!begin(&l)) return false;
  fputs("{\"type\":\"error\",", l.out);
  if (id) fprintf(l.out, "\"id\":%lu,", id);
  fputs("\"message\":", l.out);
  put_string(l.out, sentence);
  fputc('}', l.out);
  return send_line(w, &l);
}

/* --- in --- */

__attribute__((format(printf, 1, 2))) static struct reply wrong(const char *format, ...) {
  struct reply r = {.kind = MESSAGE_WRONG};
  va_list args;
  va_start(args, format);
  vsnprintf(r.wrong, sizeof r.wrong, format, args);
  va_end(args);
  return r;
}

enum { WORD = 60, SENTENCE = 100 };
struct plain {
  char text[SENTENCE + 1];
};

/* The beginning of what came in: cut within a letter it would not be UTF-8. */
static struct plain plain(const char *word, int most) {
  struct plain p;
  snprintf(p.text, sizeof p.text, "%.*s", most, word);
  for (char *at = p.text; *at; at++)
    if ((unsigned char)*at >= 0x80) *at = '?';
  return p;
}

/* The seat whose question has this number, or 0. */
static int seat_asked(const struct wire *w, json_int_t id) {
  for (int seat = 1; seat <= CROUPIER_MAX_SEATS; seat++)
    if (id > 0 && w->open[seat - 1] == (unsigned long)id) return seat;
  return 0;
}

/* The option that is chosen, or -1 and *r says what is wrong. */
static int read_option(croupier *c, const croupier_question *q, const json_t *option, struct reply *r) {
  if (json_is_integer(option)) {
    json_int_t n = json_integer_value(option);
    if (n >= 0 && n < q->options) return (int)n;
    *r = wrong(T(wire_no_id));
  } else if (json_is_string(option)) {
    int n = croupier_find_option(c, q->seat, json_string_value(option));
    if (n >= 0) return n;
    *r = wrong(T(wire_not_offered), plain(json_string_value(option), WORD).text);
  } else {
    *r = wrong(T(wire_option_wrong));
  }
  return -1;
}

static struct reply read_answer(struct wire *w, croupier *c, const json_t *line) {
  const json_t *id = json_object_get(line, "id");
  if (!json_is_integer(id)) return wrong(T(wire_answer_wrong));
  int seat = seat_asked(w, json_integer_value(id));
  const croupier_question *q = seat ? croupier_question_of(c, seat) : NULL;
  if (!q) return wrong(T(wire_no_question));
  struct reply r = {.kind = MESSAGE_ANSWER, .seat = seat};
  int option = read_option(c, q, json_object_get(line, "option"), &r);
  r.option = option;
  r.id = w->open[seat - 1];
  return r;
}

static struct reply read_seat(const struct wire *w, const json_t *line, enum message kind) {
  json_int_t seat = json_integer_value(json_object_get(line, "seat"));
  if (seat >= 1 && seat <= CROUPIER_MAX_SEATS && w->seats & 1u << (seat - 1))
    return (struct reply){.kind = kind, .seat = (int)seat};
  return wrong(T(wire_not_your_seat));
}

static struct reply read_free(const struct wire *w, croupier *c, const json_t *line) {
  const char *action = json_string_value(json_object_get(line, "action"));
  struct reply r = read_seat(w, line, MESSAGE_FREE);
  if (r.kind == MESSAGE_WRONG) return r;
  if (!action) return wrong(T(wire_action_wrong));
  for (; r.option < croupier_free_actions(c, r.seat); r.option++)
    if (strcmp(croupier_free_action(c, r.seat, r.option, NULL), action) == 0) return r;
  return wrong(T(wire_not_free), plain(action, WORD).text);
}

static struct reply read_object(struct wire *w, croupier *c, const json_t *line) {
  const char *type = json_string_value(json_object_get(line, "type"));
  if (!type) return wrong(T(wire_line_wrong));
  if (strcmp(type, "answer") == 0) return read_answer(w, c, line);
  if (strcmp(type, "undo") == 0) return (struct reply){.kind = MESSAGE_UNDO};
  if (strcmp(type, "free") == 0) return read_free(w, c, line);
  if (strcmp(type, "view") == 0) return read_seat(w, line, MESSAGE_VIEW);
  if (strcmp(type, "quit") == 0) return (struct reply){.kind = MESSAGE_QUIT};
  return wrong(T(wire_no_type), plain(type, WORD).text);
}

struct reply wire_read(struct wire *w, croupier *c, const char *line) {
  json_error_t error;
  json_t *object = json_loads(line, JSON_REJECT_DUPLICATES, &error);
  if (!object) return wrong(T(wire_no_json), plain(error.text, SENTENCE).text);
  struct reply r = read_object(w, c, object);
  json_decref(object);
  return r;
}

void wire_answered(struct wire *w, int seat) { w->open[seat - 1] = 0; }
