/* record.c: what happened at the prompt as a spec: the answers, the edits, and what came of them. */
#define _POSIX_C_SOURCE 200809L

#include "record.h"

#include <stdlib.h>
#include <string.h>

#include "contents.h"
#include "retell.h"
#include "session.h"
#include "specwriter.h"
#include "story.h"

enum { MOST_NAMED = 30 }; /* pieces: a longer pile is not expected */

struct recording {
  struct spec_writer w;
  size_t begins; /* lines of the journal before what the spec finds: its expectations are changes since */
};

/* --- one step --- */

static bool step(struct recording *rec, struct story *s, size_t line) {
  const char *text;
  int option, seat = croupier_journal_step(s->journal, line, &text, &option);
  spec_asked(&rec->w, s->c);
  if (croupier_journal_next(s->journal, s->c) != CROUPIER_JOURNAL_PLAYED) return false;
  if (seat) return spec_answered(&rec->w, s->c, seat, text);
  spec_edited(&rec->w, text);
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
    spec_text(out, pieces);
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

static void write_header(FILE *out, const struct game *g) {
  spec_header(out, g->c, &g->config, NULL);
  fputs("local test = ...\n", out);
  fprintf(out, "\ntest(\"seed %llu, %zu answers\", function(_, t)\n", (unsigned long long)croupier_seed(g->c),
          croupier_can_undo(g->c));
  fprintf(out, "  t:seed(%llu)\n  t:answers {\n", (unsigned long long)croupier_seed(g->c));
}

static bool write_test(struct recording *rec, const struct game *g, struct story *s) {
  bool plays = true;
  struct story before;
  write_header(rec->w.out, g);
  for (size_t i = 0; i < croupier_can_undo(g->c) && plays; i++) plays = step(rec, s, i);
  spec_rest(&rec->w);
  fputs("  }\n  t:play()\n", rec->w.out);
  if (retell_table(&before, g, rec->begins) == DONE) expect_zones(rec->w.out, before.c, s->c);
  story_free(&before);
  expect_numbers(rec->w.out, "points", s->c, croupier_score);
  if (croupier_status(s->c) == CROUPIER_ENDED) expect_numbers(rec->w.out, "ranks", s->c, croupier_rank);
  fputs("end)\n", rec->w.out);
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
  struct recording rec = {.w = {.out = NULL}};
  struct story s;
  char *text = NULL, fault[500] = "";
  size_t size = 0;
  int status = retell_table(&s, r->game, 0);
  if (status == DONE && (rec.w.out = open_memstream(&text, &size)) != NULL) {
    bool whole = write_test(&rec, r->game, &s);
    fclose(rec.w.out);
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
