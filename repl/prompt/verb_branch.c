/* verb_branch.c: several lines of play and their files: fork, switch, diff, save, open, reload. */
#include <string.h>
#include <sys/stat.h>

#include "branch.h"
#include "contents.h"
#include "latest.h"
#include "reload.h"
#include "reopen.h"
#include "retell.h"
#include "state.h"
#include "story.h"
#include "verb.h"

/* --- branches --- */

static bool has_file(const struct repl *r) {
  if (!r->game->log.none) return true;
  warn("%s", T(no_journal_yet));
  return false;
}

static bool named_branch(struct repl *r, const char *name, char path[PATH_SIZE]) {
  if (!has_file(r)) return false;
  if (branch_path(r->game->log.path, name, path)) return true;
  warn(T(branch_name_wrong), name);
  return false;
}

static int fork_line(struct repl *r, char *rest) {
  struct game *g = r->game;
  char path[PATH_SIZE], from[PATH_SIZE];
  struct log log = {.fd = -1};
  if (!named_branch(r, rest, path)) return DONE;
  branch_name(g->log.path, from);
  if (log_copy(&g->log, &log, path) != DONE) return DONE;
  log.lost = g->log.lost;
  log_close(&g->log);
  g->log = log;
  say_line(T(branch_made), rest, from);
  return DONE;
}

static void print_branch(void *data, const char *name, const char *path) {
  struct repl *r = data;
  long answers = journal_answers(path);
  if (answers < 0) return;
  say_line(T(branch_row), strcmp(path, r->game->log.path) == 0 ? "*" : " ", name, answers);
}

static int branches(struct repl *r, char *rest) {
  (void)rest;
  if (has_file(r)) branch_each(r->game->log.path, print_branch, r);
  return DONE;
}

/* The same file twice would lose its lock when one of the two is closed. */
static bool is_open(const struct game *g, const char *path) {
  struct stat a, b;
  return g && stat(g->log.path, &a) == 0 && stat(path, &b) == 0 && a.st_ino == b.st_ino &&
         a.st_dev == b.st_dev;
}

static int go_on_with(struct repl *r, const char *name) {
  char path[PATH_SIZE];
  journal_find(path, name);
  if (is_open(r->game, path)) {
    warn("%s", T(branch_is_here));
    return DONE;
  }
  int status;
  struct game *g = game_open(path, r->lang, &status);
  if (g) repl_lay(r, g);
  return DONE;
}

/* The journal of a branch that there is. */
static bool known_branch(struct repl *r, const char *name, char path[PATH_SIZE]) {
  if (!named_branch(r, name, path)) return false;
  if (journal_answers(path) >= 0) return true;
  warn(T(no_branch), name);
  return false;
}

static int switch_to(struct repl *r, char *rest) {
  char path[PATH_SIZE];
  return known_branch(r, rest, path) ? go_on_with(r, path) : DONE;
}

/* --- diff --- */

static int at_end(struct story *s, const char *path, size_t *answers) {
  int status = story_read(s, path);
  s->passing = true;
  croupier_config config = {.event = NULL};
  if (status == DONE) {
    croupier_journal_config(s->journal, &config);
    s->c = table_lay(&config, &status);
  }
  if (status == DONE) {
    *answers = croupier_journal_settle(s->journal, croupier_journal_lines(s->journal));
    story_tell(s, *answers);
  }
  return status;
}

static void print_name(const struct repl *r, const char *name) {
  say_line("  %s", both_names(r->game->c, r->lang, name).text);
}

/* Zones, purses and shown variables in which the person sees a difference. */
static void print_differences(const struct repl *r, const struct story *s, const char *const names[2]) {
  int seat = r->seat ? r->seat : r->game->told;
  char before[2][PATH_SIZE + 8];
  for (int k = 0; k < 2; k++) snprintf(before[k], sizeof before[k], "    %s: ", names[k]);
  for (int i = 0; i < croupier_zones(s[0].c); i++) {
    if (same_zone(s[0].c, s[1].c, seat, i)) continue;
    print_name(r, croupier_zone_at(s[0].c, seat, i).name);
    for (int k = 0; k < 2; k++) print_zone(s[k].c, seat, r->lang, before[k], i);
  }
  for (int i = 0; i < croupier_purses(s[0].c); i++) {
    if (same_purse(s[0].c, s[1].c, seat, i)) continue;
    print_name(r, croupier_purse_at(s[0].c, seat, i).name);
    for (int k = 0; k < 2; k++) print_purse(s[k].c, seat, before[k], i);
  }
  for (int i = 0; i < croupier_shows(s[0].c); i++) {
    if (same_shown(s[0].c, s[1].c, seat, i)) continue;
    print_name(r, croupier_shown_at(s[0].c, seat, i).name);
    for (int k = 0; k < 2; k++) print_shown(s[k].c, seat, r->lang, before[k], i);
  }
}

static void print_answer(const struct repl *r, const struct story *s, const char *name, size_t i) {
  const char *answer;
  int option, seat = croupier_journal_step(s->journal, i, &answer, &option);
  char who[60] = "";
  if (answer && seat) snprintf(who, sizeof who, T(branch_player), seat);
  say_line("    %s: %s%s", name, who, answer ? croupier_name(r->game->c, answer, r->lang) : T(ends_here));
}

static void compare(const struct repl *r, struct story *s, const size_t *answers,
                    const char *const names[2]) {
  const char *answer[2];
  int option[2];
  size_t same = 0;
  while (same < answers[0] && same < answers[1] &&
         croupier_journal_step(s[0].journal, same, &answer[0], &option[0]) ==
             croupier_journal_step(s[1].journal, same, &answer[1], &option[1]) &&
         strcmp(answer[0], answer[1]) == 0 && option[0] == option[1])
    same++;
  say_line(T(same_answers), same);
  for (int i = 0; i < 2; i++) print_answer(r, &s[i], names[i], same);
  say_line(T(after_answers), answers[0], answers[1]);
  print_differences(r, s, names);
}

static int diff(struct repl *r, char *rest) {
  char *other = rest + strcspn(rest, " \t"), here[PATH_SIZE], path[2][PATH_SIZE];
  if (*other) *other++ = '\0';
  other += strspn(other, " \t");
  branch_name(r->game->log.path, here);
  const char *names[2] = {rest, *other ? other : here};
  if (!known_branch(r, names[0], path[0]) || !known_branch(r, names[1], path[1])) return DONE;
  struct story s[2] = {{.c = NULL}, {.c = NULL}};
  size_t answers[2];
  if (at_end(&s[0], path[0], &answers[0]) == DONE && at_end(&s[1], path[1], &answers[1]) == DONE)
    compare(r, s, answers, names);
  story_free(&s[0]);
  story_free(&s[1]);
  return DONE;
}

/* --- files --- */

static int save(struct repl *r, char *rest) {
  struct log log = {.fd = -1};
  if (!*rest && (!has_file(r) || log_verify(&r->game->log) != DONE)) return DONE;
  if (!*rest) {
    say_line(T(saved_already), r->game->log.path);
    return DONE;
  }
  if (log_copy(&r->game->log, &log, rest) != DONE) return DONE;
  say_line(T(saved), rest, rest);
  if (r->game->log.adrift || r->game->log.none) { /* that is its file now */
    log.lost = r->game->log.lost;
    log_close(&r->game->log);
    r->game->log = log;
  } else {
    log_close(&log);
  }
  return DONE;
}

static int open_file(struct repl *r, char *rest) {
  char path[PATH_SIZE];
  if (*rest) return go_on_with(r, rest);
  if (latest_unfinished(path)) return go_on_with(r, path);
  warn("%s", T(none_left));
  return DONE;
}

static int reload(struct repl *r, char *rest) {
  (void)rest;
  repl_lay_anew(r);
  return DONE;
}

const struct verb branch_verbs[] = {
    VERB(fork, NOTHING, A_TABLE, fork_line),    VERB(branches, NOTHING, A_TABLE, branches),
    VERB(switch, A_BRANCH, A_TABLE, switch_to), VERB(diff, A_BRANCH, A_TABLE, diff),
    VERB(save, A_FILE, A_TABLE, save),          VERB(open, A_FILE, ANYTIME, open_file),
    VERB(reload, NOTHING, A_TABLE, reload),     {.run = NULL},
};
