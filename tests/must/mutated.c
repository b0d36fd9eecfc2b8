/* mutated.c: journals that were changed by chance: nothing crashes, no other game is played unsaid, the line is
   named, and what stands before it is played. */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "croupier.h"
#include "read_file.h"
#include "rng.h"

/*
** mutated COUNT SCRIPT [KNOB=VALUE]...: a game of random players, with undo, redo, edits and players who change, and so
** many changed copies of its journal. Whoever forges a header with all its hashes has another game, and says so in it: that
** is not tried here.
*/

enum { MOST_LINES = 60, ROOM = 1 << 20, LARGEST_CHANGE = 5 };

static struct {
  croupier *c;
  char *text;
  size_t size, lines;          /* lines behind the header */
  size_t end[MOST_LINES + 1];  /* offset behind each line; [0]: the header */
  uint64_t at[MOST_LINES + 1]; /* the position after it */
} whole;
static struct rng rng;

static uint32_t draw(size_t n) { return rng_below(&rng, (uint32_t)n); }

/* --- the game --- */

static void note(croupier_journal *j) {
  const char *line = croupier_journal_line(j);
  size_t size = strlen(line), n = whole.size == 0 ? 0 : ++whole.lines;
  if (whole.size + size > ROOM) exit(2);
  memcpy(whole.text + whole.size, line, size);
  whole.end[n] = whole.size += size;
  whole.at[n] = croupier_hash(whole.c);
}

/* One line more: mostly an answer. */
static bool go_on(croupier_journal *j) {
  croupier *c = whole.c;
  const char *shown;
  size_t back = croupier_can_undo(c);
  croupier_status_code code = CROUPIER_USAGE;
  switch (draw(12)) {
  case 0: code = back > 0 ? croupier_journal_undo(j, c, 1 + draw(back < 4 ? back : 4)) : code; break;
  case 1: code = croupier_can_redo(c) > 0 ? croupier_journal_redo(j, c, 1) : code; break;
  case 2: code = croupier_journal_sits(j, c, 1, draw(2) ? "greedy" : "human"); break;
  case 3: code = croupier_journal_edit(j, c, "p1:score(1)", &shown); break;
  }
  if (code != CROUPIER_OK) {
    if (croupier_status(c) != CROUPIER_ASKS) return false;
    int seat = croupier_question_at(c, 0)->seat;
    code = croupier_journal_answer(j, c, seat, croupier_random_option(c, seat));
  }
  if (code == CROUPIER_OK) note(j);
  return code == CROUPIER_OK;
}

static bool play(const croupier_config *config) {
  static const char *const seats[CROUPIER_MAX_SEATS] = {"human",  "random", "random", "random",
                                                        "random", "random", "random", "random"};
  whole.c = croupier_new(config);
  if (whole.c == NULL || croupier_start(whole.c, 3) != CROUPIER_OK) return false;
  croupier_journal *j = croupier_journal_new(whole.c, config, seats);
  whole.text = malloc(ROOM);
  note(j);
  while (whole.lines < MOST_LINES && go_on(j)) continue;
  croupier_journal_free(j);
  return whole.lines > 0;
}

/* --- changes --- */

struct copy {
  char *text;
  size_t size;
};

static void cut_out(struct copy *to, size_t from, size_t size) {
  memmove(to->text + from, to->text + from + size, to->size - from - size);
  to->size -= size;
}

static void put_in(struct copy *to, size_t at, const char *bytes, size_t size) {
  memmove(to->text + at + size, to->text + at, to->size - at);
  memcpy(to->text + at, bytes, size);
  to->size += size;
}

/* Where a line begins, one behind the header; and its size. */
static size_t some_line(size_t *size) {
  size_t n = 1 + draw(whole.lines);
  *size = whole.end[n] - whole.end[n - 1];
  return whole.end[n - 1];
}

/* Somewhere in the header's members or in the lines, not in the long text of the script: once of four times there. */
static size_t some_place(const struct copy *in) {
  size_t header = whole.end[0];
  if (draw(4) == 0 || in->size <= header) return draw(in->size);
  return draw(4) == 0 ? draw(header < 200 ? header : 200) : header + draw(in->size - header);
}

/* A number or a word of the journal in another place of it. */
static void copy_part(struct copy *to) {
  size_t size = 1 + draw(30), from = draw(whole.size - size), at = some_place(to);
  if (draw(2) && at + size < to->size) cut_out(to, at, size);
  put_in(to, at, whole.text + from, size);
}

static void change(struct copy *to) {
  static const char *const bits[] = {"\n",   "{}\n",           "null", "-1",    "99999999999999999999",
                                     "\"\"", "\\u0000",        "\xff", "[[[[[", "{\"a\":{\"a\":",
                                     ",",    "\"hash\":\"\",", "\0",   "1e999", "\xef\xbb\xbf"};
  size_t size, line = some_line(&size), at = some_place(to);
  bool whole_lines = to->size == whole.size;
  const char *bit = bits[draw(sizeof bits / sizeof *bits)];
  switch (draw(10)) {
  case 0: to->text[at] ^= (char)(1 << draw(8)); break;
  case 1: to->text[at] = (char)draw(256); break;
  case 2: cut_out(to, at, 1 + draw(to->size - at < 40 ? to->size - at : 40)); break;
  case 3: to->size = at + 1; break;
  case 4: put_in(to, at, bit, strlen(bit)); break;
  case 5: copy_part(to); break;
  case 6:
    if (whole_lines) cut_out(to, line, size);
    break;
  case 7:
    if (whole_lines) put_in(to, line, whole.text + line, size);
    break;
  case 8:
    if (whole_lines) put_in(to, whole.end[draw(whole.lines)], whole.text + line, size);
    break;
  default:
    if (to->text[at] >= '0' && to->text[at] <= '9') to->text[at] = (char)('0' + draw(10));
  }
}

/* --- judging --- */

/* The header says what it said: it protects itself. */
static bool same_header(const croupier_journal *j) {
  croupier_journal *own = croupier_journal_read(whole.text, whole.size);
  croupier_config a = {.players = 0}, b = a;
  croupier_journal_config(own, &a);
  croupier_journal_config(j, &b);
  bool same = a.players == b.players && a.script.size == b.script.size && a.knob_count == b.knob_count &&
              memcmp(a.script.text, b.script.text, a.script.size) == 0 &&
              a.addition_count == b.addition_count && croupier_journal_seed(own) == croupier_journal_seed(j);
  for (size_t i = 0; same && i < a.knob_count; i++) same = strcmp(a.knobs[i], b.knobs[i]) == 0;
  croupier_journal_free(own);
  return same;
}

/* Plays it as `replay` does. Returns what is wrong, or NULL. Counts the lines that it has played. */
static const char *judge(croupier_journal *j, size_t *played) {
  croupier *c = whole.c;
  *played = 0;
  if (croupier_journal_empty(j))
    return *croupier_journal_damage(j) != '\0' ? NULL : "an empty one without damage";
  if (!same_header(j)) return "another header is taken for it";
  if (croupier_journal_start(j, c) != CROUPIER_JOURNAL_PLAYED) return "its deal is not played";
  while (*played < croupier_journal_lines(j) && croupier_journal_next(j, c) == CROUPIER_JOURNAL_PLAYED) {
    ++*played;
    if (*played > whole.lines || croupier_hash(c) != whole.at[*played]) return "another game is played";
  }
  bool all = *played == croupier_journal_lines(j);
  if (!all && *croupier_journal_damage(j) == '\0') return "it ends early, and nothing is said";
  return NULL;
}

/* How many lines are as they were, from the first. */
static size_t lines_alike(const struct copy *with) {
  size_t n = 0;
  while (n <= whole.lines && with->size >= whole.end[n] && memcmp(whole.text, with->text, whole.end[n]) == 0)
    n++;
  return n > 0 ? n - 1 : 0;
}

static const char *try(const struct copy *changed) {
  croupier_journal *j = croupier_journal_read(changed->text, changed->size);
  const char *wrong = NULL;
  size_t played = 0;
  if (j == NULL) return "there is no memory";
  wrong = judge(j, &played);
  const char *damage = croupier_journal_damage(j);
  bool complete = *damage == '\0' && !croupier_journal_cut(j);
  unsigned line = 0;
  if (wrong == NULL && *damage != '\0' && sscanf(damage, "line %u", &line) != 1) wrong = "no line is named";
  if (wrong == NULL && played < lines_alike(changed)) wrong = "what stands before the change is not played";
  if (wrong == NULL && line > 0 && line > played + 2) wrong = "a later line is named";
  /* nothing is said: then only the end may be missing, by whole lines, or what is said is the same in other words */
  if (wrong == NULL && complete && played > whole.lines) wrong = "it is longer";
  croupier_journal_free(j);
  return wrong;
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  int passed = 0, failed = 0;
  croupier_config config = read_script(argv + 2);
  const char *slash = strrchr(config.script.name, '/');
  config.script.name = slash != NULL ? slash + 1 : config.script.name;
  rng_seed(&rng, 1, 1);
  if (!play(&config)) {
    printf("%s: %s\n0 passed, 1 failed\n", argv[2], croupier_error(whole.c));
    return 1;
  }
  struct copy copy = {malloc(2 * ROOM), 0};
  for (int i = 0; i < atoi(argv[1]); i++) {
    memcpy(copy.text, whole.text, copy.size = whole.size);
    for (uint32_t changes = 1 + draw(LARGEST_CHANGE) / 2; changes > 0 && copy.size > 1; changes--)
      change(&copy);
    const char *wrong = try(&copy);
    if (wrong != NULL && failed < 5) printf("%s, change %d: %s\n", argv[2], i, wrong);
    *(wrong == NULL ? &passed : &failed) += 1;
  }
  printf("%d passed, %d failed\n", passed, failed);
  return failed > 0;
}
