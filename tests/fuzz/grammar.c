/* grammar.c: programs in the words of scripts, made of bytes: stdlib/types.txt says which words there are, and what
   they take. */
#include "grammar.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_WORDS = 300, MOST_TYPES = 60, DEEP = 5, MOST_STATEMENTS = 12 };

unsigned bytes_draw(struct bytes *b, unsigned n) { return b->at < b->end ? *b->at++ % n : 0; }

/* --- what types.txt says --- */

/* A part of its text. */
struct part {
  const char *at;
  size_t size;
};

/* A word with its arguments, or a name for a type. */
static struct word { struct part object, name, arguments; } words[MOST_WORDS];
static struct type {
  struct part name, is;
  bool table; /* `is` are fields */
} types[MOST_TYPES];
static unsigned word_count, type_count;

static struct part part_of(const char *at, size_t size) {
  while (size > 0 && *at == ' ') at++, size--;
  while (size > 0 && at[size - 1] == ' ') size--;
  return (struct part){at, size};
}

static bool is(struct part p, const char *word) {
  return strlen(word) == p.size && memcmp(p.at, word, p.size) == 0;
}

static bool begins(struct part p, const char *with) {
  return p.size >= strlen(with) && memcmp(p.at, with, strlen(with)) == 0;
}

/* Where that letter stands outside of all brackets and quotes, or the end. */
static size_t outside(struct part p, char letter) {
  int deep = 0;
  bool quoted = false;
  for (size_t i = 0; i < p.size; i++) {
    char c = p.at[i];
    if (c == '"') quoted = !quoted;
    if (quoted) continue;
    if (deep == 0 && c == letter) return i;
    if (strchr("([{<", c) != NULL) deep++;
    if (strchr(")]}>", c) != NULL) deep--;
  }
  return p.size;
}

static void read_type(const char *line, size_t size, bool table) {
  size_t name = strcspn(line, ":");
  if (type_count == MOST_TYPES) abort();
  types[type_count++] = (struct type){part_of(line, name), part_of(line + name + 1, size - name - 1), table};
}

static void read_word(const char *line, size_t size) {
  size_t dot = strcspn(line, ".:"), open = strcspn(line, "(");
  struct part rest = {line + open + 1, size - open - 1};
  if (dot >= open || open >= size) return;
  if (line[0] == 't' && dot == 1) return; /* of specs */
  if (word_count == MOST_WORDS) abort();
  words[word_count++] =
      (struct word){{line, dot}, {line + dot + 1, open - dot - 1}, {rest.at, outside(rest, ')')}};
}

static char *read_file(const char *path) {
  FILE *f = fopen(path, "rb");
  char *text = calloc(1, 1 << 16);
  if (f == NULL || text == NULL || fread(text, 1, (1 << 16) - 1, f) == 0) {
    fprintf(stderr, "%s cannot be read: run this in the root of the sources\n", path);
    exit(2);
  }
  fclose(f);
  return text;
}

static void read_types(void) {
  const char *line = read_file("stdlib/types.txt"); /* parts of it stay in use */
  for (; *line != '\0'; line += strcspn(line, "\n"), line += *line == '\n') {
    size_t size = strcspn(line, "\n");
    if (*line == '#' || strncmp(line, "has ", 4) == 0) continue;
    if (strncmp(line, "alias ", 6) == 0) read_type(line + 6, size - 6, false);
    else if (strncmp(line, "table ", 6) == 0) read_type(line + 6, size - 6, true);
    else read_word(line, size);
  }
}

/* --- writing --- */

struct writer {
  struct bytes *bytes;
  char *text;
  size_t size, room;
  int deep;
};

static unsigned draw(struct writer *w, unsigned n) { return bytes_draw(w->bytes, n); }

static void put(struct writer *w, const char *text, size_t size) {
  if (w->size + size >= w->room) size = w->room - w->size - 1;
  memcpy(w->text + w->size, text, size);
  w->size += size;
  w->text[w->size] = '\0';
}
static void say(struct writer *w, const char *text) { put(w, text, strlen(text)); }
#define ONE_OF(w, list) ((list)[draw(w, sizeof(list) / sizeof *(list))])

static const char *const numbers[] = {"1",
                                      "0",
                                      "-1",
                                      "2",
                                      "3",
                                      "5",
                                      "7",
                                      "8",
                                      "12",
                                      "13",
                                      "32",
                                      "62",
                                      "63",
                                      "64",
                                      "512",
                                      "1024",
                                      "1<<16",
                                      "1<<31",
                                      "(1<<31)-1",
                                      "-(1<<31)",
                                      "1<<32",
                                      "1<<62",
                                      "math.maxinteger",
                                      "math.mininteger",
                                      "0/0",
                                      "math.huge",
                                      "-math.huge",
                                      "0.5",
                                      "2.0",
                                      "1000000",
                                      "-1000000",
                                      "999999"};
static const char *const strings[] = {
    "'q'",    "'row'",  "'hand'", "'value'", "'kind'",    "'odd'",       "'even'",  "'x'",
    "'y'",    "'z'",    "'w'",    "''",      "long",      "'\\xff'",     "'a\\0b'", "'%s%n%d'",
    "'{q}'",  "'pass'", "'all'",  "'box'",   "'hand(1)'", "'\\u{202e}'", "'../x'",  "'card 1'",
    "'sell'", "'act'",  "'v'",    "'role'",  "'1'",       "'flag'",      "'piles'", "'{row  } {box }'"};
static const char *const fields[] = {"'value'", "'kind'", "'flag'", "'name'", "'none'", "long", "1", "nil"};
static const char *const odd[] = {"nil",
                                  "true",
                                  "false",
                                  "cyclic",
                                  "huge",
                                  "{}",
                                  "hostile(again)",
                                  "hostile(yielding)",
                                  "flipping(1, 'x', a)",
                                  "again",
                                  "yielding",
                                  "error",
                                  "pcall",
                                  "coroutine.yield",
                                  "print",
                                  "setmetatable",
                                  "table.sort",
                                  "one 'co'",
                                  "coroutine.create(again)",
                                  "O",
                                  "P",
                                  "G",
                                  "hostile(tick, { 1, 2 })",
                                  "coroutine.running()",
                                  "setmetatable({}, { __index = one 'zone' })",
                                  "function() return false, {} end",
                                  "one 'family'",
                                  "function() error({}) end"};
static const char *const kinds[] = {"zone",  "piece", "player",   "zones",   "purse", "auction", "trick",
                                    "board", "tasks", "stacking", "pyramid", "melds", "game",    "family"};

static void put_type(struct writer *w, struct part type);
static void put_call(struct writer *w);
static void put_statement(struct writer *w);

static void put_thing(struct writer *w, struct part kind) {
  say(w, "one '");
  put(w, kind.at, kind.size);
  say(w, "'");
}

static void put_anything(struct writer *w) {
  const char *kind = ONE_OF(w, kinds);
  switch (draw(w, 6)) {
  case 0: say(w, ONE_OF(w, numbers)); break;
  case 1: say(w, ONE_OF(w, strings)); break;
  case 2: put_thing(w, (struct part){kind, strlen(kind)}); break;
  case 3: put_call(w); break;
  default: say(w, ONE_OF(w, odd));
  }
}

static void put_function(struct writer *w) {
  say(w, "function(x, y) ");
  if (draw(w, 2)) put_statement(w);
  say(w, " return ");
  if (draw(w, 2)) say(w, draw(w, 2) ? "true" : "drawn() % 2 == 0, 'why'");
  else put_anything(w);
  say(w, " end");
}

/* Such as "from: source, to?: zone": what is optional is there or not. */
static void put_fields(struct writer *w, struct part list, bool named) {
  for (bool first = true; list.size > 0;) {
    size_t end = outside(list, ',');
    struct part field = part_of(list.at, end);
    size_t colon = outside(field, ':');
    bool rest = begins(field, "...");
    bool optional = rest || (colon > 0 && field.at[colon - 1] == '?');
    struct part type = colon < field.size ? part_of(field.at + colon + 1, field.size - colon - 1)
                                          : (struct part){"any", 3};
    struct part name = part_of(field.at, colon - (optional && !rest));
    list = end < list.size ? (struct part){list.at + end + 1, list.size - end - 1} : (struct part){NULL, 0};
    if (optional && !draw(w, 2)) {
      if (named) continue;
      break;
    }
    if (!first) say(w, ", ");
    first = false;
    if (named && *name.at != '[') {
      put(w, name.at, name.size);
      say(w, " = ");
    }
    put_type(w, type);
  }
}

static void put_table(struct writer *w, struct part fields_of) {
  bool strange = draw(w, 12) == 11;
  say(w, strange ? "hostile(again, { " : "{ ");
  put_fields(w, fields_of, true);
  say(w, strange ? " })" : " }");
}

static void put_list(struct writer *w, struct part of) {
  say(w, "{ ");
  for (unsigned i = draw(w, 5); i > 0; i--) {
    put_type(w, of);
    say(w, ", ");
  }
  say(w, "}");
}

/* table<string, any> */
static void put_map(struct writer *w, struct part of) {
  size_t comma = outside(of, ',');
  say(w, "{ ");
  for (unsigned i = draw(w, 3); i > 0; i--) {
    say(w, "[");
    say(w, draw(w, 8) ? (draw(w, 2) ? ONE_OF(w, fields) : ONE_OF(w, strings)) : "1.5");
    say(w, " or 1] = ");
    put_type(w, comma < of.size ? part_of(of.at + comma + 1, of.size - comma - 1) : of);
    say(w, ", ");
  }
  say(w, "}");
}

static bool put_known(struct writer *w, struct part type) {
  for (unsigned i = 0; i < type_count; i++) {
    if (types[i].name.size != type.size || memcmp(types[i].name.at, type.at, type.size) != 0) continue;
    if (types[i].table) put_table(w, types[i].is);
    else put_type(w, types[i].is);
    return true;
  }
  return false;
}

static void put_simple(struct writer *w, struct part type) {
  if (is(type, "integer")) say(w, ONE_OF(w, numbers));
  else if (is(type, "field")) say(w, ONE_OF(w, fields));
  else if (is(type, "prompt")) say(w, draw(w, 8) ? "'q'" : "{ 'q', n = 1, x = one 'piece' }");
  else if (is(type, "string")) say(w, ONE_OF(w, strings));
  else if (is(type, "boolean")) say(w, draw(w, 2) ? "true" : "false");
  else if (is(type, "function") || begins(type, "fun(")) put_function(w);
  else if (is(type, "any") || is(type, "nil")) put_anything(w);
  else if (strchr("\"0123456789", *type.at) || is(type, "true") || is(type, "false"))
    put(w, type.at, type.size);
  else if (!put_known(w, type)) put_thing(w, type);
}

/* One of several, by the next byte. */
static struct part choose(struct writer *w, struct part type) {
  struct part left = type, some[8];
  unsigned count = 0;
  for (size_t end; count < 8 && left.size > 0; count++) {
    end = outside(left, '|');
    some[count] = part_of(left.at, end);
    left = end < left.size ? (struct part){left.at + end + 1, left.size - end - 1} : (struct part){NULL, 0};
  }
  return count > 1 ? some[draw(w, count)] : part_of(type.at, type.size);
}

/* Mostly what is wanted. */
static void put_type(struct writer *w, struct part type) {
  if (w->deep > DEEP || w->size + 500 > w->room) {
    say(w, "nil");
    return;
  }
  w->deep++;
  if (draw(w, 14) == 13) put_anything(w);
  else {
    type = choose(w, type);
    if (type.size > 1 && type.at[type.size - 1] == '?') type.size--;
    if (type.size > 2 && begins((struct part){type.at + type.size - 2, 2}, "[]"))
      put_list(w, (struct part){type.at, type.size - 2});
    else if (*type.at == '(') put_type(w, part_of(type.at + 1, type.size - 2));
    else if (begins(type, "table<")) put_map(w, part_of(type.at + 6, type.size - 7));
    else put_simple(w, type);
  }
  w->deep--;
}

/* one 'zone':move_all(...), or croupier.board(...) */
static void put_call(struct writer *w) {
  unsigned n = draw(w, 256) * 256u + draw(w, 256);
  const struct word *word = &words[n % word_count];
  if (is(word->name, "stacking") && n % 8 != 0) word = words; /* it calls its function a thousand times */
  bool plain = is(word->object, "croupier") || is(word->object, "score");
  if (plain) put(w, word->object.at, word->object.size);
  else {
    say(w, "(");
    if (draw(w, 20) == 19) put_anything(w);
    else put_thing(w, word->object);
    say(w, ")");
  }
  say(w, plain ? "." : ":");
  put(w, word->name.at, word->name.size);
  say(w, "(");
  put_fields(w, word->arguments, false);
  say(w, ")");
}

static void put_statement(struct writer *w) {
  char way[20];
  if (w->deep > DEEP || w->size + 900 > w->room) return;
  w->deep++;
  switch (draw(w, 12)) {
  case 1:
    say(w, "pcall(function() for x, y in ");
    put_call(w);
    say(w, " do tick() ");
    put_statement(w);
    say(w, " end end) ");
    break;
  case 2:
    say(w, "if ");
    put_call(w);
    say(w, " then ");
    put_statement(w);
    say(w, " end ");
    break;
  case 3: say(w, "again() "); break;
  case 4:
    if (w->deep > 2) break;
    say(w, "G.selling, G.sold = ");
    put_function(w);
    say(w, ", ");
    put_function(w);
    say(w, " ");
    break;
  case 5:
    say(w, draw(w, 2) ? "G.v, a.role = " : "G.w, a.role = ");
    put_anything(w);
    say(w, ", ");
    put_anything(w);
    say(w, " ");
    break;
  default:
    snprintf(way, sizeof way, "T(%u, ", draw(w, 12));
    say(w, way);
    say(w, "function() return ");
    put_call(w);
    say(w, " end) ");
  }
  w->deep--;
}

void grammar_write(struct bytes *b, char *text, size_t size) {
  struct writer w = {b, text, 0, size, 0};
  if (word_count == 0) read_types();
  *text = '\0';
  for (int i = 0; i < MOST_STATEMENTS && b->at < b->end; i++) {
    put_statement(&w);
    say(&w, "\n");
  }
}
