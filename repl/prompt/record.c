/* record.c: what happened at the prompt as a spec: the answers, the edits, and what came of them. */
#define _POSIX_C_SOURCE 200809L

#include "record.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "origins.h"
#include "retell.h"
#include "session.h"
#include "story.h"

enum { MOST_NAMED = 30 }; /* pieces: a longer pile is not expected */

/* The answers of those who are asked at once stand in the order in which they are asked. */
struct recording {
  FILE *out;
  char *said[CROUPIER_MAX_SEATS]; /* by seat, while several are asked */
  size_t size[CROUPIER_MAX_SEATS];
  FILE *to[CROUPIER_MAX_SEATS];
  int order[CROUPIER_MAX_SEATS], seats; /* who is asked; 0: one alone */
  unsigned waits;                       /* who has not answered, a bit each */
  char **before;                        /* what lay in each zone when the game was as the spec finds it */
};

static void quote(FILE *out, const char *text) {
  putc('"', out);
  for (; *text; text++) {
    if (*text == '\n') fputs("\\n", out);
    else if (*text == '"' || *text == '\\') fprintf(out, "\\%c", *text);
    else putc(*text, out);
  }
  putc('"', out);
}

static void write_answer(FILE *out, int seat, const char *answer) {
  char *text = malloc(strlen(answer) + 20);
  if (!text) return;
  sprintf(text, "%d: %s", seat, answer);
  fputs("    ", out);
  quote(out, text);
  fputs(",\n", out);
  free(text);
}

/* --- what lies where --- */

static void forget_zones(struct recording *rec, const croupier *c) {
  for (int i = 0; rec->before && i < croupier_zones(c); i++) free(rec->before[i]);
  free(rec->before);
}

static void look_around(struct recording *rec, croupier *c) {
  forget_zones(rec, c);
  rec->before = calloc((size_t)croupier_zones(c) + 1, sizeof *rec->before);
  for (int i = 0; rec->before && i < croupier_zones(c); i++) {
    const char *pieces = croupier_contents(c, 0, i, NULL);
    rec->before[i] = pieces ? strdup(pieces) : NULL;
  }
}

/* --- several at once --- */

static void end_group(struct recording *rec, bool told) {
  for (int i = 0; i < rec->seats; i++) {
    int seat = rec->order[i] - 1;
    if (rec->to[seat]) fclose(rec->to[seat]);
    if (told && rec->to[seat]) fputs(rec->said[seat], rec->out);
    free(rec->said[seat]);
    rec->to[seat] = NULL;
    rec->said[seat] = NULL;
  }
  rec->seats = 0;
  rec->waits = 0;
}

static void begin_group(struct recording *rec, croupier *c) {
  int count = croupier_questions(c);
  if (rec->waits || count < 2) return;
  rec->seats = count;
  for (int i = 0; i < count; i++) {
    int seat = rec->order[i] = croupier_question_at(c, i)->seat;
    rec->to[seat - 1] = open_memstream(&rec->said[seat - 1], &rec->size[seat - 1]);
    rec->waits |= 1u << (seat - 1);
  }
}

/* --- one step --- */

static bool step(struct recording *rec, struct story *s, size_t line) {
  const char *text;
  int option, seat = croupier_journal_step(s->journal, line, &text, &option);
  bool edit = option == CROUPIER_EDIT && !seat;
  if (edit) end_group(rec, false); /* all are asked again */
  else begin_group(rec, s->c);
  if (croupier_journal_next(s->journal, s->c) != CROUPIER_JOURNAL_PLAYED) return false;
  if (edit) {
    fputs("    function() t:line ", rec->out);
    quote(rec->out, text);
    fputs(" end,\n", rec->out);
    if (strncmp(text, "scene ", 6) == 0) look_around(rec, s->c);
    return true;
  }
  FILE *group = rec->waits ? rec->to[seat - 1] : NULL;
  write_answer(group ? group : rec->out, seat, text);
  const croupier_question *q = group ? croupier_question_of(s->c, seat) : NULL;
  if (!group || (q && q->picked > 0)) return true;
  rec->waits &= ~(1u << (seat - 1));
  if (!rec->waits) end_group(rec, true);
  return true;
}

/* --- what is expected --- */

static void expect_zones(const struct recording *rec, croupier *c) {
  for (int i = 0; rec->before && i < croupier_zones(c); i++) {
    croupier_zone zone = croupier_zone_at(c, 0, i);
    const char *now = croupier_contents(c, 0, i, NULL);
    if (!now || !rec->before[i] || strcmp(now, rec->before[i]) == 0 || zone.count > MOST_NAMED) continue;
    fputs("  t:has(", rec->out);
    quote(rec->out, zone.name);
    fputs(", ", rec->out);
    quote(rec->out, now);
    fputs(")\n", rec->out);
  }
}

static void expect_numbers(FILE *out, const char *word, croupier *c, int (*of)(const croupier *c, int seat)) {
  fprintf(out, "  t:%s { ", word);
  for (int seat = 1; seat <= croupier_players(c); seat++)
    fprintf(out, "%s%d", seat > 1 ? ", " : "", of(c, seat));
  fputs(" }\n", out);
}

/* --- the whole --- */

/* The files that players have named for this kind of source. */
static void write_named(FILE *out, const croupier_config *config, const struct origin *origin) {
  const croupier_source *source;
  croupier_source_kind kind;
  bool begun = false;
  for (size_t i = 0; origin->option && (source = croupier_source_at(config, i, &kind)) != NULL; i++) {
    if (kind != origin->kind) continue;
    if (begun) fprintf(out, " %s", source->name);
    else fprintf(out, ", %s: %s", origin->option, source->name);
    begun = true;
  }
}

/* The name of the game, if its script is called so; else the name of the file, which alone finds it. */
static const char *game_to_find(const struct game *g) {
  const char *game = croupier_game(g->c), *file = g->config.script.name;
  size_t size = strlen(game);
  bool same = !file || (strncmp(file, game, size) == 0 && strcmp(file + size, ".lua") == 0);
  return same ? game : file;
}

static void write_header(FILE *out, const struct game *g) {
  fprintf(out, "-- game: %s, players: %d", game_to_find(g), croupier_players(g->c));
  for (size_t i = 0; i < g->config.knob_count; i++)
    fprintf(out, "%s%s", i ? " " : ", knobs: ", g->config.knobs[i]);
  for (int i = 0; i < origin_count; i++) write_named(out, &g->config, &origins[i]);
  fputs("\nlocal test = ...\n", out);
  fprintf(out, "\ntest(\"seed %llu, %zu answers\", function(_, t)\n", (unsigned long long)croupier_seed(g->c),
          croupier_can_undo(g->c));
  fprintf(out, "  t:seed(%llu)\n  t:answers {\n", (unsigned long long)croupier_seed(g->c));
}

static bool write_test(struct recording *rec, const struct game *g, struct story *s) {
  bool plays = true;
  size_t lines = croupier_can_undo(s->c);
  croupier_journal_start(s->journal, s->c);
  write_header(rec->out, g);
  look_around(rec, s->c);
  for (size_t i = 0; i < lines && plays; i++) plays = step(rec, s, i);
  end_group(rec, true);
  fputs("  }\n  t:play()\n", rec->out);
  expect_zones(rec, s->c);
  expect_numbers(rec->out, "points", s->c, croupier_score);
  if (croupier_status(s->c) == CROUPIER_ENDED) expect_numbers(rec->out, "ranks", s->c, croupier_rank);
  fputs("end)\n", rec->out);
  forget_zones(rec, s->c);
  return plays;
}

static void on_test(void *data, const char *name, const char *error) {
  (void)name;
  if (error) snprintf(data, 500, "%s", error);
}

static int add_to_file(const char *path, const char *text) {
  int error;
  FILE *file = file_append(path, &error);
  bool written = file && fputs(text, file) >= 0;
  if (file && !written) error = errno;
  if (file && fclose(file) != 0 && written) written = false, error = errno;
  if (written) say_line(T(test_added), path, path);
  else warn(T(file_not_written), path, file_failure(error));
  return DONE;
}

int record_test(struct repl *r, const char *path) {
  struct recording rec = {.out = NULL};
  struct story s;
  char *text = NULL, fault[500] = "";
  size_t size = 0;
  int status = retell_table(&s, r->game);
  if (status == DONE && (rec.out = open_memstream(&text, &size)) != NULL) {
    bool whole = write_test(&rec, r->game, &s);
    fclose(rec.out);
    croupier_source spec = {"record.lua", text, size};
    if (croupier_run_spec(s.c, &spec, NULL, on_test, fault) != CROUPIER_OK)
      snprintf(fault, sizeof fault, "%s", croupier_error(s.c));
    if (!whole || *fault) warn(T(test_not_made), *fault ? fault : croupier_journal_damage(s.journal));
    else if (*path) add_to_file(path, text);
    else print_safe(stdout, text);
  }
  free(text);
  story_free(&s);
  return DONE;
}
