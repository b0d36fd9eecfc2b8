/* scratch.c: an empty table at which the words of scripts are tried line by line. */
#define _POSIX_C_SOURCE 200809L

#include "scratch.h"

#include <stdlib.h>
#include <string.h>

#include "games.h"
#include "scratchtext.h"
#include "state.h"
#include "words.h"

/* The lines are a script that is written anew, laid and played again with each further one; it takes a millisecond. */
struct scratch {
  struct repl *r;
  struct pad pad;
  croupier *c;              /* the last that went well; NULL: nothing yet */
  size_t at;                /* the line that runs, from 1 */
  size_t used;              /* of the answers that are known to its questions */
  bool quiet;               /* the lines are played again: nothing is told */
  const struct menu *menu;  /* of the question that the person is asked; NULL: none */
  croupier_mistake mistake; /* why the script failed when it was tried last */
  bool left;
  bool changed; /* since the script was written */
  char *kept;   /* the script as it was written last */
};

/* --- what happens --- */

static bool is_newest(const struct scratch *t) { return t->at > 0 && t->at == t->pad.count && !t->quiet; }

static void on_event(void *data, const croupier_event *event) {
  const struct scratch *t = data;
  const char *text = is_newest(t) ? croupier_event_text(event, 0, t->r->lang) : "";
  if (!*text) return;
  say_line("%s", text);
}

static void on_print(void *data, const char *text, size_t size) {
  struct scratch *t = data;
  size_t line = pad_line_begun(text, size);
  if (line) {
    t->at = line;
    t->used = 0;
  } else if (is_newest(t)) {
    char *copy = strndup(text, size);
    if (copy) print_safe(stdout, copy);
    free(copy);
    putchar('\n');
  }
}

/* --- questions --- */

/* The person answers for whoever is asked. -1: the line is not wanted any more. */
static int ask_person(struct scratch *t, croupier *c, int seat) {
  struct menu menu = {.count = 0};
  int option = -1;
  if (!menu_make(&menu, c, seat, t->r->lang)) return -1;
  char who[60];
  snprintf(who, sizeof who, T(scratch_player), seat);
  say_line("%s%s", who, croupier_prompt(c, seat, t->r->lang));
  menu_print(&menu, stdout);
  t->menu = &menu;
  for (char *line; option < 0 && line_read(&t->r->line, "? ", &line) == LINE_READ;) {
    line[strcspn(line, "\r\n")] = '\0';
    if (!*line) break;
    option = menu_find(&menu, line, NULL);
    if (option < 0) warn(T(scratch_not_offered), line);
  }
  t->menu = NULL;
  menu_free(&menu);
  return option;
}

static bool answer(struct scratch *t, croupier *c) {
  int seat = croupier_question_at(c, 0)->seat, options = croupier_question_at(c, 0)->options;
  struct entry *entry = &t->pad.entry[t->at - 1];
  int option = t->used < entry->answers ? entry->answer[t->used] : -1;
  if (option >= options) option = -1; /* an earlier line has changed */
  if (option < 0) {
    entry->answers = t->used;
    option = ask_person(t, c, seat);
    if (option < 0 || !entry_add_answer(entry, option)) return false;
  }
  t->used++;
  return croupier_answer(c, seat, option) == CROUPIER_OK;
}

/* --- playing it all again --- */

/* What the script's error says without its place and the circumstances, which are those of no game. */
static void note_error(struct scratch *t, char error[400], const croupier *c) {
  t->mistake = croupier_last_fault(c)->mistake;
  snprintf(error, 400, "%s", croupier_last_fault(c)->text);
}

/* NULL: it fails, and error says why; "": the person does not want it. */
static croupier *play(struct scratch *t, char error[400]) {
  char *text = pad_script(&t->pad, "scratch", true);
  error[0] = '\0';
  t->mistake = CROUPIER_MISTAKE;
  if (!text) return NULL;
  croupier_config config = {.script = {"scratch", text, strlen(text)},
                            .players = t->pad.players,
                            .time_ms = 1000,
                            .event = on_event,
                            .print = on_print,
                            .data = t};
  t->at = 0;
  croupier *c = croupier_new(&config);
  free(text);
  if (c && croupier_status(c) == CROUPIER_READY) croupier_start(c, t->pad.seed);
  while (c && croupier_status(c) == CROUPIER_ASKS && t->at <= t->pad.count && answer(t, c)) continue;
  if (c && (t->at > t->pad.count || croupier_status(c) == CROUPIER_ENDED)) return c;
  if (c && croupier_status(c) == CROUPIER_BROKEN) note_error(t, error, c);
  croupier_free(c);
  return NULL;
}

static void take(struct scratch *t, croupier *c) {
  t->changed = true;
  croupier_free(t->c);
  t->c = c;
}

/* "start byzanz", where only lines of Lua are known */
static bool is_of_prompt(const struct repl *r, const char *line) {
  size_t rest;
  return verb_find(r, line, &rest, false) != NULL;
}

/* Stand lines before the last that do more than to assign, and not in setup? */
static bool plays_before(const struct pad *pad) {
  for (size_t i = 0; i + 1 < pad->count; i++)
    if (!pad->entry[i].setup && !pad->entry[i].function && strchr(pad->entry[i].text, ':')) return true;
  return false;
}

/* Zones, pieces and purses are made in setup: what belongs there says so when it is tried in play. */
static void try_line(struct scratch *t, const char *line) {
  char error[400], again[400];
  if (!pad_add(&t->pad, line)) return;
  struct entry *entry = &t->pad.entry[t->pad.count - 1];
  croupier *c = play(t, error);
  if (!c && !entry->statement && t->mistake == CROUPIER_SYNTAX) { /* several calls on one line */
    entry->statement = true;
    c = play(t, error);
  }
  if (!c && t->mistake == CROUPIER_NOT_IN_PLAY) {
    entry->setup = true;
    if ((c = play(t, again)) == NULL && t->mistake != CROUPIER_NOT_IN_SETUP)
      memcpy(error, again, sizeof error);
  }
  if (c) {
    take(t, c);
    if (entry->setup && plays_before(&t->pad)) print_line(stdout, T(scratch_setup), 0);
  } else {
    pad_drop(&t->pad);
    if (*error) warn("%s", error);
    words_doubt(error);
    if (*error && is_of_prompt(t->r, line)) warn("%s", T(scratch_no_commands));
  }
}

/* --- commands --- */

static void undo(struct scratch *t, const char *rest) {
  char error[400];
  long n = *rest ? strtol(rest, NULL, 10) : 1;
  if (t->pad.count == 0) say_line("%s", T(nothing_to_undo));
  for (; n > 0 && t->pad.count > 0; n--) {
    say_line("%s%s", T(taken_back), t->pad.entry[t->pad.count - 1].text);
    pad_drop(&t->pad);
  }
  t->quiet = true;
  croupier *c = play(t, error);
  t->quiet = false;
  if (c) take(t, c);
}

/* "games/dare.lua" is the game "dare", if a game can be called so. */
static void name_game(const char *path, char name[PATH_SIZE]) {
  game_stem(path, name);
  size_t size = strspn(name, "abcdefghijklmnopqrstuvwxyz_0123456789");
  if (size == 0 || name[size] || size > 60) strcpy(name, "scratch");
}

/* A file that holds what was written last, and nothing of somebody else's, may be written again. */
static FILE *open_kept(const struct scratch *t, const char *path) {
  struct file now;
  bool same = t->kept && file_read(&now, path, LARGEST_SCRIPT) == 0;
  if (same) {
    same = strcmp(now.text, t->kept) == 0;
    file_free(&now);
  }
  return fopen(path, same ? "w" : "wx");
}

static bool write_script(struct scratch *t, FILE *file, const char *path) {
  char name[PATH_SIZE];
  name_game(path, name);
  char *text = file ? pad_script(&t->pad, name, false) : NULL;
  bool written = text && fputs(text, file) >= 0;
  if (file && fclose(file) != 0) written = false;
  free(t->kept);
  t->kept = text;
  t->changed = t->changed && !written;
  return written;
}

static void keep(struct scratch *t, const char *path) {
  if (!*path) {
    char *text = pad_script(&t->pad, "scratch", false);
    print_safe(stdout, text ? text : "");
    free(text);
  } else if (!write_script(t, open_kept(t, path), path)) warn(T(scratch_not_written), path);
  else say_line(T(scratch_kept), path, path);
}

/* Nothing is lost: who leaves without having kept the lines finds them in a file. */
static void keep_for_later(struct scratch *t) {
  char path[PATH_SIZE];
  if (!t->changed || t->pad.count == 0 || !state_path(path, "scratch.lua")) return;
  if (write_script(t, fopen(path, "w"), path)) say_line(T(scratch_saved), path);
}

static void help(struct scratch *t, const char *rest) {
  (void)t;
  if (*rest && words_help(rest)) return;
  if (*rest) warn(T(no_word), rest);
  say_line("%s", text_at(TEXT_scratch_help));
}

static void show(struct scratch *t, const char *rest) {
  (void)rest;
  const struct look *look = &t->r->look;
  unsigned style = (look->colours ? CROUPIER_COLOURS : 0) | (look->boxes ? CROUPIER_BOXES : 0);
  if (t->c) fputs(croupier_picture(t->c, 1, t->r->lang, look_columns(), look_rows() - 2, style), stdout);
}

static void leave(struct scratch *t, const char *rest) {
  (void)rest;
  t->left = true;
}

static const struct pad_command {
  enum text name;
  void (*run)(struct scratch *t, const char *rest);
} commands[] = {{TEXT_verb_undo, undo}, {TEXT_verb_show, show},    {TEXT_pad_keep, keep},
                {TEXT_verb_help, help}, {TEXT_verb_explain, help}, {TEXT_pad_leave, leave},
                {TEXT_verb_quit, leave}};
#define COMMANDS (sizeof commands / sizeof *commands)

/* The command whose name in any language the line begins with, and what stands behind it; NULL: it is Lua. */
static const struct pad_command *find_command(const char *line, const char **rest) {
  size_t size = strcspn(line, " \t");
  *rest = line + size + strspn(line + size, " \t");
  if (**rest == '=') return NULL; /* a name of the person's own */
  for (size_t i = 0; i < COMMANDS; i++)
    for (int k = 0; k < languages(); k++) {
      const char *name = text_in(commands[i].name, k);
      if (strlen(name) == size && strncmp(line, name, size) == 0) return &commands[i];
    }
  return NULL;
}

static void understand(struct scratch *t, const char *line) {
  const char *rest;
  const struct pad_command *command = find_command(line, &rest);
  if (command) command->run(t, rest);
  else if (*line) try_line(t, line);
}

/* A line that is only the beginning of something wants more. NULL: it is not wanted any more. */
static char *whole_line(struct scratch *t, const char *first) {
  char *text = strdup(first), *line, *longer;
  const char *rest;
  if (find_command(first, &rest)) return text;
  while (text && t->c && croupier_unfinished(t->c, text)) {
    t->r->more = true;
    bool read = line_read(&t->r->line, "... ", &line) == LINE_READ;
    t->r->more = false;
    if (read) line[strcspn(line, "\r\n")] = '\0';
    if (read && !*line) warn("%s", T(line_dropped));
    longer = read && *line ? malloc(strlen(text) + strlen(line) + 2) : NULL;
    if (longer) sprintf(longer, "%s\n%s", text, line);
    free(text);
    text = longer;
  }
  return text;
}

/* --- completion --- */

croupier *scratch_table(const struct scratch *t, const char *typed) {
  const char *rest;
  const struct pad_command *command = t->r->more ? NULL : find_command(typed, &rest);
  return t->menu || (command && strpbrk(typed, " \t")) ? NULL : t->c;
}

size_t scratch_complete(const struct scratch *t, const char *typed, void (*offer)(void *to, const char *word),
                        void *to) {
  const char *rest;
  const struct pad_command *command = find_command(typed, &rest);
  if (t->r->more) return 0;
  for (int i = 0; t->menu && i < t->menu->count; i++) offer(to, t->menu->label[i][t->menu->shown]);
  for (size_t i = 0; !t->menu && i < COMMANDS; i++) offer(to, text_at(commands[i].name));
  return !t->menu && command && command->run == help ? (size_t)(rest - typed) : 0;
}

int scratch(struct repl *r, char *rest) {
  long players = 2;
  char error[400], *line;
  if (*rest && !verb_number(rest, 1, CROUPIER_MAX_SEATS, &players)) return DONE;
  struct scratch t = {.r = r, .pad = {.players = (int)players, .seed = 1}};
  t.c = play(&t, error);
  say_line(T(scratch_begins), players);
  r->scratch = &t;
  while (!t.left) {
    enum line_result result = line_read(&r->line, T(scratch_prompt), &line);
    if (result == LINE_ENDED) break;
    if (result != LINE_READ) continue;
    line += strspn(line, " \t");
    if (*line == '=') line += 1 + strspn(line + 1, " \t"); /* as at the prompt */
    line[strcspn(line, "\r\n")] = '\0';
    char *whole = whole_line(&t, line);
    if (whole) understand(&t, whole);
    free(whole);
  }
  r->scratch = NULL;
  keep_for_later(&t);
  free(t.kept);
  croupier_free(t.c);
  pad_free(&t.pad);
  repl_changed(r);
  return DONE;
}
