/* flawtext.c: what `check` has found, as text and as JSON. */
#define _POSIX_C_SOURCE 200809L

#include "flawtext.h"

#include <jansson.h>
#include <string.h>

#include "failed.h"
#include "output.h"
#include "say.h"
#include "trouble.h"
#include "words.h"
#include "worker.h"

enum { COMMAND = 1000 };

size_t flaws_count(const struct flaws *flaws, bool notes) {
  size_t count = 0;
  for (size_t i = 0; i < flaws->count; i++) count += flaws->of[i].note == notes;
  return count;
}

/* Eager and stubborn players sit only in check. */
static bool is_bot(const char *word) {
  croupier_bot bot;
  return croupier_bot_named(word, &bot);
}

/* What shows the flaw again; "": a note of many games. */
static void command_of(const struct flaw_report *r, const struct flaw *f, char how[COMMAND]) {
  const char *who[CROUPIER_MAX_SEATS];
  struct options o = *r->o;
  struct words set = {.word = NULL};
  how[0] = '\0';
  if (*f->spec) snprintf(how, COMMAND, "croupier test %s", f->spec);
  if (*f->spec || !f->player) return;
  for (int i = 0; i < CROUPIER_MAX_SEATS; i++) who[i] = is_bot(f->player) ? f->player : "random";
  if (options_add_all(&set, &o.set) == DONE && *f->setting.knob) options_add(&set, f->setting.knob);
  o.set = set;
  failed_command(&o, who, f->setting.players, f->seed, how, COMMAND);
  free(set.word);
}

/* --- text --- */

static void put_flaw(const struct flaw_report *r, const struct flaw *f) {
  char how[COMMAND];
  command_of(r, f, how);
  say("%-14s", flaw_word(f->code));
  say_line("%s", f->says);
  char near[WORD_ROOM];
  if (words_meant(f->says, near)) say("              "), say_line(T(did_you_mean), near);
  if (f->goes_on)
    say_line(T(check_no_end), f->setting.players, *f->setting.knob ? ", " : "", f->setting.knob);
  if (f->has_game && f->setting.players && f->steps.count > 0)
    say_line(T(check_game), f->setting.players, *f->setting.knob ? ", " : "", f->setting.knob,
             steps_choices(&f->steps), f->steps.count, f->first);
  if (*how) say_line("              %s", how);
}

static void put_all(const struct flaw_report *r, bool notes) {
  const struct flaws *flaws = &r->explored->flaws;
  for (size_t i = 0; i < flaws->count; i++)
    if (flaws->of[i].note == notes && flaws->of[i].code != FLAW_TEXT) put_flaw(r, &flaws->of[i]);
}

void flaws_text(const struct flaw_report *r, FILE *out) {
  const struct exploring *e = r->explored;
  (void)out;
  if (r->before == BEFORE_GONE) say_line(T(found_gone), r->spec);
  if (r->before == BEFORE_THERE) say_line(T(found_again), r->spec), say_line("  croupier test %s", r->spec);
  put_all(r, false);
  if (flaws_count(&e->flaws, false) && flaws_count(&e->flaws, true)) putchar('\n');
  if (flaws_count(&e->flaws, true)) say_line("%s", T(check_notes));
  put_all(r, true);
  size_t texts = 0;
  for (size_t i = 0; i < e->flaws.count; i++) texts += e->flaws.of[i].code == FLAW_TEXT;
  if (texts) say_line(T(check_texts), flaw_word(FLAW_TEXT), texts, r->o->arguments.word[0]);
  if (e->flaws.count) putchar('\n');
  say_line(T(check_played), (int)e->played, (int)e->settings.count, sim_clock() - e->began,
           (unsigned long long)e->games[PLAYER_RANDOM], (unsigned long long)e->games[PLAYER_EAGER],
           (unsigned long long)e->games[PLAYER_STUBBORN], (unsigned long long)e->games[PLAYER_GREEDY],
           (unsigned long long)e->games[PLAYER_SEARCH], player_word(PLAYER_SEARCH),
           (unsigned long long)r->o->seed);
  if (r->written) say_line(T(found_written), r->spec, r->spec);
  if (flaws_count(&e->flaws, false) == 0 && r->before != BEFORE_THERE) say_line("%s", T(check_sound));
}

/* --- JSON --- */

static json_t *text_or_null(const char *text) { return *text ? json_string(text) : json_null(); }

static json_t *flaw_json(const struct flaw_report *r, const struct flaw *f) {
  char how[COMMAND], near[WORD_ROOM];
  command_of(r, f, how);
  json_t *json =
      trouble_json(flaw_word(f->code), f->file, f->line, f->says, words_meant(f->says, near) ? near : NULL);
  if (!json) return NULL;
  json_object_set_new(json, "note", json_boolean(f->note));
  json_object_set_new(json, "rule", text_or_null(f->rule));
  json_object_set_new(json, "command", text_or_null(how));
  if (!f->player) return json;
  json_object_set_new(json, "players", json_integer(f->setting.players));
  json_object_set_new(json, "knob", text_or_null(f->setting.knob));
  json_object_set_new(json, "seed", output_seed(f->seed));
  json_object_set_new(json, "games", json_integer((json_int_t)f->games));
  if (f->has_game) json_object_set_new(json, "spec", text_or_null(f->spec));
  if (f->steps.count == 0) return json;
  json_object_set_new(json, "decisions", json_integer((json_int_t)steps_choices(&f->steps)));
  json_object_set_new(json, "answers", json_integer((json_int_t)f->steps.count));
  json_object_set_new(json, "answers_before", json_integer((json_int_t)f->first));
  return json;
}

bool flaws_json(const struct flaw_report *r, FILE *out) {
  const struct exploring *e = r->explored;
  json_t *found = json_array(), *games = json_object();
  for (size_t i = 0; i < e->flaws.count; i++) json_array_append_new(found, flaw_json(r, &e->flaws.of[i]));
  for (int p = 0; p < PLAYERS; p++)
    json_object_set_new(games, player_word((enum player)p), json_integer((json_int_t)e->games[p]));
  return output_json(json_pack("{s:s, s:o, s:i, s:i, s:f, s:o, s:o, s:s}", "game", r->game, "seed",
                               output_seed(r->o->seed), "tables", (int)e->settings.count, "tables_played",
                               (int)e->played, "elapsed_s", sim_clock() - e->began, "games", games,
                               "findings", found, "found_before",
                               (const char *[]){"none", "gone", "there"}[r->before]),
                     out);
}
