/* damage_test.c: whatever is changed in a journal is found: every byte, every member. */
#include <stdlib.h>

#include "journalhash.h"
#include "json.h"
#include "table.h"

SUITE(damage_suite);

enum { MOST_LINES = 40 };

static const char script[] =
    "local g = croupier.game 'g' { players = 2, knobs = { most = { 3, range = { 1, 5 }, 'how far' } }, free = { 'rest' } }\n"
    "function g:play()\n"
    "  for _ = 1, 3 do for _, p in ipairs(self.players) do p:score(p:ask('n', { 'a', 'b', 'c' }) == 'a' and 1 or 2) end end\n"
    "end\n"
    "function g:may_rest() return true end\n"
    "function g:rest(p) p:score(self.knobs.most) end\n"
    "return g\n";
static const char texts[] =
    "return { en = { title = 'G', ['n?'] = 'Which?', rest = 'rest', a = 'a', b = 'b', c = 'c' },"
    "hu = { title = 'Gé', ['n?'] = 'Melyik?', rest = 'pihen', a = 'a', b = 'b', c = 'c' } }";
static const char house[] = "local g = ... function g:may_rest(p) return p.seat == 2 end";

static char text[20000];
static croupier *c;

static void put_away(void *unused) {
  (void)unused;
  croupier_free(c);
  c = NULL;
}

static void note(croupier_journal *j) { strcat(text, croupier_journal_line(j)); }

/* A line of each kind; what c is made from stays. */
static void write_all_kinds(void) {
  static const croupier_addition additions[] = {
      {CROUPIER_SOURCE_TEXTS, {"texts.lua", texts, sizeof texts - 1}},
      {CROUPIER_SOURCE_HOUSE, {"house.lua", house, sizeof house - 1}}};
  static const char *const knobs[] = {"most=4"}, *const seats[] = {"human", "greedy"};
  const croupier_config config = {.script = {"g.lua", script, sizeof script - 1},
                                  .additions = additions,
                                  .addition_count = 2,
                                  .knobs = knobs,
                                  .knob_count = 1,
                                  .players = 2};
  const char *shown;
  c = croupier_new(&config);
  croupier_start(c, 12);
  *text = '\0';
  croupier_journal *j = croupier_journal_new(c, &config, seats);
  note(j);
  croupier_journal_answer(j, c, 1, 0), note(j);
  croupier_journal_sits(j, c, 2, "search:500"), note(j);
  croupier_journal_undo(j, c, 1), note(j);
  croupier_journal_redo(j, c, 1), note(j);
  croupier_journal_edit(j, c, "p1:score(7)", &shown), note(j);
  croupier_journal_answer(j, c, 2, 2), note(j);
  croupier_journal_act(j, c, 2, 0), note(j);
  croupier_journal_answer(j, c, 1, 1), note(j);
  croupier_journal_free(j);
}

/* Is anything said against it? As its header protects itself, c is what it would be played at. */
static bool found(const char *changed, size_t size) {
  croupier_journal *j = croupier_journal_read(changed, size);
  bool whole = *croupier_journal_damage(j) == '\0' && !croupier_journal_cut(j);
  croupier_journal_result result = whole ? croupier_journal_start(j, c) : CROUPIER_JOURNAL_PLAYED;
  for (size_t i = 0; whole && i < croupier_journal_lines(j) && result == CROUPIER_JOURNAL_PLAYED; i++)
    result = croupier_journal_next(j, c);
  bool said = strncmp(croupier_journal_damage(j), "line ", 5) == 0 || croupier_journal_cut(j);
  bool does = !whole || result != CROUPIER_JOURNAL_PLAYED;
  croupier_journal_free(j);
  return does && said;
}

TEST a_sound_one_is_sound(void) {
  write_all_kinds();
  ASSERT(strstr(text, "\"free\":\"rest\"") != NULL && strstr(text, "\"undo\":1") != NULL);
  ASSERT_FALSE(found(text, strlen(text)));
  PASS();
}

/* But the last line end: what comes in its place says nothing else, if it is white space. */
TEST every_byte_counts(void) {
  write_all_kinds();
  static const char others[] = {'0', ' ', '"', 'a', ',', '\0'};
  size_t size = strlen(text);
  for (size_t at = 0; at < size - 1; at++) {
    const char byte = text[at];
    for (size_t i = 0; i < sizeof others + 3; i++) {
      text[at] = i < sizeof others ? others[i] : (char)(byte ^ 1 << (i - sizeof others) * 2);
      bool changed = text[at] != byte;
      if (changed && !found(text, size)) printf("byte %zu: %c is taken for %c\n", at, text[at], byte);
      ASSERT(!changed || found(text, size));
    }
    text[at] = byte;
  }
  ASSERT_FALSE(found(text, size));
  PASS();
}

/* Nor can a byte be left out or said twice. */
TEST every_byte_is_there_once(void) {
  write_all_kinds();
  static char changed[sizeof text];
  size_t size = strlen(text);
  for (size_t at = 0; at < size - 1; at++) {
    memcpy(changed, text, at);
    memcpy(changed + at, text + at + 1, size - at - 1);
    ASSERT(found(changed, size - 1));
    memcpy(changed + at + 1, text + at, size - at);
    changed[at] = text[at];
    bool structure = strchr("{}[]:,\n", text[at]) != NULL; /* "\n\n" is an empty line */
    if (structure) ASSERT(found(changed, size + 1));
  }
  PASS();
}

/* --- members --- */

static char *lines[MOST_LINES];
static size_t count;

static void split(void) {
  static char copy[sizeof text];
  count = 0;
  for (char *line = strcpy(copy, text); *line; count++) {
    lines[count] = line;
    line += strcspn(line, "\n");
    *line++ = '\0';
  }
}

/* The journal with another line in place of one. */
static bool found_in(size_t at, const char *line) {
  static char changed[2 * sizeof text];
  *changed = '\0';
  for (size_t i = 0; i < count; i++) {
    strcat(changed, i == at ? line : lines[i]);
    strcat(changed, "\n");
  }
  return found(changed, strlen(changed));
}

static bool found_json(size_t at, const json_t *line) {
  char *dumped = json_dumps(line, JSON_COMPACT);
  bool does = found_in(at, dumped);
  free(dumped);
  return does;
}

/* Every member of the object, which is the line or lies in it: left out, of another type, and one more. */
static bool members_count(size_t at, json_t *line, json_t *object) {
  const char *name;
  json_t *value, *kept = json_copy(object);
  bool all = true;
  json_object_foreach(kept, name, value) {
    json_t *const others[] = {NULL,         json_null(),   json_integer(1), json_string("x"),
                              json_array(), json_object(), json_true()};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
      if (others[i] && json_equal(others[i], value)) continue;
      if (others[i]) json_object_set(object, name, others[i]);
      else json_object_del(object, name);
      if (found_json(at, line)) continue;
      printf("line %zu: %s may be the %zu. of others\n", at + 1, name, i);
      all = false;
    }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) json_decref(others[i]);
    json_object_set(object, name, value);
    if (json_is_object(value)) all = members_count(at, line, value) && all;
  }
  json_object_set_new(object, "more", json_null());
  all = found_json(at, line) && all;
  json_object_del(object, "more");
  json_decref(kept);
  return all;
}

TEST every_member_counts(void) {
  write_all_kinds();
  split();
  ASSERT_EQ(9, count);
  for (size_t i = 0; i < count; i++) {
    json_t *line = json_loads(lines[i], 0, NULL);
    ASSERT_FALSE(found_json(i, line));
    ASSERT(members_count(i, line, line));
    ASSERT_FALSE(found_json(i, line));
    json_decref(line);
  }
  PASS();
}

/* A header that somebody has made, with a hash that is right: what is said against it, or "". */
static const char *said_of(json_t *header) {
  static char damage[300];
  char hash[17];
  json_object_del(header, "hash");
  journal_hex(hash, journal_line_hash(header));
  json_object_set_new(header, "hash", json_string(hash));
  char *line = json_dumps(header, JSON_COMPACT);
  croupier_journal *j = croupier_journal_read(line, strlen(line));
  snprintf(damage, sizeof damage, "%s", croupier_journal_damage(j));
  croupier_journal_free(j);
  free(line);
  return damage;
}

TEST headers_are_checked_whatever_their_hash(void) {
  write_all_kinds();
  split();
  json_t *header = json_loads(lines[0], 0, NULL), *knobs = json_object_get(header, "knobs");
  ASSERT_STR_EQ("", said_of(header));
  json_object_set_new(knobs, "most=4 house", json_string("1"));
  ASSERT_STR_EQ("line 1 has a knob \"most=4 house\" without a value", said_of(header));
  json_object_clear(knobs);
  ASSERT_STR_EQ("", said_of(header));
  json_object_set_new(json_object_get(header, "script"), "name", json_string("../g.lua"));
  ASSERT_STR_EQ("line 1 has a script that is named by a path", said_of(header));
  json_decref(header);
  PASS();
}

/* Only the line end of the last line is missing: the line counts. */
TEST a_whole_last_line_counts(void) {
  write_all_kinds();
  size_t size = strlen(text);
  croupier_journal *j = croupier_journal_read(text, size - 1), *half = croupier_journal_read(text, size - 2);
  bool whole = !croupier_journal_cut(j), cut = croupier_journal_cut(half);
  size_t all = croupier_journal_lines(j), fewer = croupier_journal_lines(half);
  croupier_journal_free(j);
  croupier_journal_free(half);
  ASSERT(whole && cut);
  ASSERT_EQ(8, all);
  ASSERT_EQ(7, fewer);
  PASS();
}

/* More is taken back, or given again, than there is: before a line is played nobody knows. */
TEST what_stands_is_never_more_than_there_is(void) {
  static const struct {
    const char *more;
    size_t stands;
  } known[] = {
      {"", 1},
      {"{\"undo\":5,\"hash\":\"0123456789abcdef\"}\n", 0},
      {"{\"redo\":5,\"hash\":\"0123456789abcdef\"}\n", 1},
      {"{\"undo\":1,\"hash\":\"0123456789abcdef\"}\n{\"redo\":9,\"hash\":\"0123456789abcdef\"}\n", 1}};
  write_all_kinds();
  split();
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    static char changed[sizeof text];
    snprintf(changed, sizeof changed, "%s\n%s\n%s", lines[0], lines[1], known[i].more);
    croupier_journal *j = croupier_journal_read(changed, strlen(changed));
    size_t stands = croupier_journal_settle(j, croupier_journal_lines(j));
    croupier_journal_free(j);
    ASSERT_EQ(known[i].stands, stands);
  }
  PASS();
}

/* A member twice in one line, the second being what it was, or another. */
TEST no_member_is_there_twice(void) {
  write_all_kinds();
  split();
  static char changed[sizeof text];
  for (size_t i = 0; i < count; i++) {
    json_t *line = json_loads(lines[i], 0, NULL), *value;
    const char *name;
    json_object_foreach(line, name, value) {
      char *dumped = json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY);
      snprintf(changed, sizeof changed, "{\"%s\":%s,%s", name, dumped, lines[i] + 1);
      free(dumped);
      ASSERT(found_in(i, changed));
    }
    json_decref(line);
  }
  PASS();
}

/* Lines left out, said twice, and in another order; but not the last one, for a game may break off anywhere. */
TEST every_line_has_its_place(void) {
  write_all_kinds();
  split();
  static char changed[2 * sizeof text];
  for (size_t i = 0; i + 1 < count; i++) {
    char *one = lines[i], *next = lines[i + 1];
    snprintf(changed, sizeof changed, "%s\n%s", one, one);
    ASSERT(found_in(i, changed));
    lines[i] = next, lines[i + 1] = one;
    ASSERT(found_in(count, ""));
    lines[i] = one, lines[i + 1] = next;
  }
  for (size_t i = 0; i + 1 < count; i++) {
    size_t at = (size_t)(strstr(text, lines[i]) - text), size = strlen(lines[i]) + 1;
    memcpy(changed, text, at);
    strcpy(changed + at, text + at + size);
    ASSERT(found(changed, strlen(changed)));
  }
  PASS();
}

/* Names of files lead into no folder: neither as they are written, nor as they are read. */
TEST a_name_is_no_path(void) {
  static const char *const seats[] = {"human", "human"};
  const croupier_config config = {.script = {"/dev/g.lua", script, sizeof script - 1}, .players = 2};
  write_all_kinds();
  croupier_journal *j = croupier_journal_new(c, &config, seats);
  ASSERT(strstr(croupier_journal_line(j), "\"script\":{\"name\":\"g.lua\",") != NULL);
  croupier_journal_free(j);
  split();
  json_t *header = json_loads(lines[0], 0, NULL);
  json_object_set_new(header, "croupier_journal", json_integer(1)); /* what no hash protects */
  json_object_del(header, "deal");
  json_object_set_new(json_object_get(header, "script"), "name", json_string("../g.lua"));
  char *dumped = json_dumps(header, JSON_COMPACT);
  j = croupier_journal_read(dumped, strlen(dumped));
  ASSERT_STR_EQ("line 1 has a script that is named by a path", croupier_journal_damage(j));
  croupier_journal_free(j);
  free(dumped);
  json_decref(header);
  PASS();
}

SUITE(damage_suite) {
  SET_TEARDOWN(put_away, NULL);
  RUN_TEST(a_sound_one_is_sound);
  RUN_TEST(every_byte_counts);
  RUN_TEST(every_byte_is_there_once);
  RUN_TEST(every_member_counts);
  RUN_TEST(headers_are_checked_whatever_their_hash);
  RUN_TEST(a_whole_last_line_counts);
  RUN_TEST(what_stands_is_never_more_than_there_is);
  RUN_TEST(no_member_is_there_twice);
  RUN_TEST(every_line_has_its_place);
  RUN_TEST(a_name_is_no_path);
}
