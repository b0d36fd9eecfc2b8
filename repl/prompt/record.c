/* record.c: what happened at the prompt as a spec: the answers, the edits, and what came of them. */
#define _POSIX_C_SOURCE 200809L

#include "record.h"

#include <stdlib.h>
#include <string.h>

#include "contents.h"
#include "origins.h"
#include "retell.h"
#include "session.h"
#include "story.h"

enum { MOST_NAMED = 30 }; /* pieces: a longer pile is not expected */

/* What seats say is kept until all who are asked at once have answered. Then it is written in the order in which they
   are asked. */
struct recording {
  FILE *out;
  char *said[CROUPIER_MAX_SEATS]; /* by place in that order; NULL: nothing yet */
  int place[CROUPIER_MAX_SEATS];  /* of each seat */
  unsigned waits;                 /* who has not answered, a bit for each seat */
  size_t begins; /* lines of the journal before what the spec finds: its expectations are changes since */
};

static void write_text(FILE *out, const char *text) {
  for (; *text; text++) {
    if (*text == '\n') fputs("\\n", out);
    else if (*text == '"' || *text == '\\') fprintf(out, "\\%c", *text);
    else putc(*text, out);
  }
}

/* --- one step --- */

static void forget_said(struct recording *rec) {
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++) free(rec->said[i]);
  memset(rec->said, 0, sizeof rec->said);
  rec->waits = 0;
}

static void write_said(struct recording *rec) {
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++)
    if (rec->said[i]) fputs(rec->said[i], rec->out);
  forget_said(rec);
}

static void note_asked(struct recording *rec, croupier *c) {
  int count = croupier_questions(c);
  if (rec->waits || count < 2) return; /* one alone is not waited for */
  for (int i = 0; i < count; i++) {
    int seat = croupier_question_at(c, i)->seat;
    rec->place[seat - 1] = i;
    rec->waits |= 1u << (seat - 1);
  }
}

/* One more answer behind what the seat has said. False: no memory. */
static bool keep_answer(char **said, int seat, const char *answer) {
  char *before = *said;
  size_t size;
  FILE *out = open_memstream(said, &size);
  if (!out) return false;
  fprintf(out, "%s    \"%d: ", before ? before : "", seat);
  write_text(out, answer);
  fputs("\",\n", out);
  free(before);
  return fclose(out) == 0;
}

static void write_edit(struct recording *rec, const char *lua) {
  forget_said(rec); /* all are asked again */
  fputs("    function() t:line \"", rec->out);
  write_text(rec->out, lua);
  fputs("\" end,\n", rec->out);
}

static bool write_answer(struct recording *rec, croupier *c, int seat, const char *answer) {
  if (!keep_answer(&rec->said[rec->waits ? rec->place[seat - 1] : 0], seat, answer)) return false;
  const croupier_question *q = croupier_question_of(c, seat);
  if (!q || q->picked == 0) rec->waits &= ~(1u << (seat - 1));
  if (!rec->waits) write_said(rec);
  return true;
}

static bool step(struct recording *rec, struct story *s, size_t line) {
  const char *text;
  int option, seat = croupier_journal_step(s->journal, line, &text, &option);
  note_asked(rec, s->c);
  if (croupier_journal_next(s->journal, s->c) != CROUPIER_JOURNAL_PLAYED) return false;
  if (seat) return write_answer(rec, s->c, seat, text);
  write_edit(rec, text);
  if (strncmp(text, "scene ", 6) == 0) rec->begins = line + 1;
  return true;
}

/* --- what is expected --- */

static void expect_zones(FILE *out, croupier *before, croupier *now) {
  for (int i = 0; i < croupier_zones(now); i++) {
    croupier_zone zone = croupier_zone_at(now, 0, i);
    const char *pieces = same_zone(before, now, 0, i) ? NULL : croupier_contents(now, 0, i, NULL);
    if (!pieces || zone.count > MOST_NAMED) continue;
    fprintf(out, "  t:has(\"%s\", \"", zone.name);
    write_text(out, pieces);
    fputs("\")\n", out);
  }
}

static void expect_numbers(FILE *out, const char *word, croupier *c, int (*of)(const croupier *c, int seat)) {
  fprintf(out, "  t:%s { ", word);
  for (int seat = 1; seat <= croupier_players(c); seat++)
    fprintf(out, "%s%d", seat > 1 ? ", " : "", of(c, seat));
  fputs(" }\n", out);
}

/* --- the whole --- */

/* ", house: a.lua b.lua" */
static void write_words(FILE *out, const char *field, const struct words *words) {
  for (size_t i = 0; i < words->count; i++) {
    if (i == 0) fprintf(out, ", %s:", field);
    fprintf(out, " %s", words->word[i]);
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
  struct options named = {0};
  fprintf(out, "-- game: %s, players: %d", game_to_find(g), croupier_players(g->c));
  if (rules_name(&(struct rules){0}, &g->config, &named) == DONE) write_words(out, "knobs", &named.set);
  for (int i = 0; i < origin_count; i++)
    if (origins[i].option) write_words(out, origins[i].option, origin_words(&origins[i], &named));
  options_free(&named);
  fputs("\nlocal test = ...\n", out);
  fprintf(out, "\ntest(\"seed %llu, %zu answers\", function(_, t)\n", (unsigned long long)croupier_seed(g->c),
          croupier_can_undo(g->c));
  fprintf(out, "  t:seed(%llu)\n  t:answers {\n", (unsigned long long)croupier_seed(g->c));
}

static bool write_test(struct recording *rec, const struct game *g, struct story *s) {
  bool plays = true;
  struct story before;
  write_header(rec->out, g);
  for (size_t i = 0; i < croupier_can_undo(g->c) && plays; i++) plays = step(rec, s, i);
  write_said(rec);
  fputs("  }\n  t:play()\n", rec->out);
  if (retell_table(&before, g, rec->begins) == DONE) expect_zones(rec->out, before.c, s->c);
  story_free(&before);
  expect_numbers(rec->out, "points", s->c, croupier_score);
  if (croupier_status(s->c) == CROUPIER_ENDED) expect_numbers(rec->out, "ranks", s->c, croupier_rank);
  fputs("end)\n", rec->out);
  return plays;
}

static void on_test(void *data, const char *name, const croupier_fault *fault) {
  (void)name;
  if (fault) snprintf(data, 500, "%s:%d: %s", fault->file ? fault->file : "?", fault->line, fault->text);
}

static void add_to_file(const char *path, const char *text) {
  int error = file_add(path, text);
  if (error) warn(T(file_not_written), path, file_failure(error));
  else say_line(T(test_added), path, path);
}

int record_test(struct repl *r, const char *path) {
  struct recording rec = {.out = NULL};
  struct story s;
  char *text = NULL, fault[500] = "";
  size_t size = 0;
  int status = retell_table(&s, r->game, 0);
  if (status == DONE && (rec.out = open_memstream(&text, &size)) != NULL) {
    bool whole = write_test(&rec, r->game, &s);
    fclose(rec.out);
    croupier_source spec = {"record.lua", text, size};
    if (croupier_run_spec(s.c, &spec, NULL, on_test, fault) != CROUPIER_OK)
      snprintf(fault, sizeof fault, "%s", croupier_error(s.c));
    const char *damage = croupier_journal_damage(s.journal);
    if (!whole || *fault) warn(T(test_not_made), *fault ? fault : *damage ? damage : no_memory());
    else if (*path) add_to_file(path, text);
    else print_safe(stdout, text);
  }
  free(text);
  story_free(&s);
  return DONE;
}
