/* screen.c: the position and the question on the screen; several people at one see only their own hands. */
#define _POSIX_C_SOURCE 200809L

#include <stdlib.h>
#include <string.h>

#include "session.h"

#include "pages.h"
#include "screen.h"

static bool at_one_screen(const struct repl *r) {
  return r->look.terminal && r->game && r->game->humans & (r->game->humans - 1);
}

/* --- covering --- */

void screen_tell_kept(struct repl *r) {
  struct game *g = r->game;
  if (g) game_tell_rest(g);
  if (g && g->out) {
    fclose(g->out);
    g->out = NULL;
    pages_print(r, r->kept);
    free(r->kept);
    r->kept = NULL;
  }
}

void screen_keep(struct repl *r) {
  bool several = at_one_screen(r);
  if (!several && r->game && r->game->out) screen_tell_kept(r);
  if (several && !r->game->out) r->game->out = open_memstream(&r->kept, &r->kept_size);
}

/* Clears the screen and waits until the next person is there. */
static void cover(struct repl *r, int seat) {
  enum line_result result;
  do {
    look_clear(&r->look);
    say_line(T(your_turn), seat);
    char *line;
    result = line_read(&r->line, "", &line);
  } while (result == LINE_DROPPED || result == LINE_NEWS);
  r->left = result == LINE_ENDED;
  r->covered = seat;
  look_clear(&r->look);
}

/* --- the question --- */

/* Words of which some cannot be chosen now: an action that was planned, but is not possible. Those with one reason
   share a line. With more reasons than fit there are only the names, and `why not` tells the rest. */
enum { MOST_REASONS = 3, MOST_REFUSED = 20, NAMES_SIZE = 400 };

struct refused {
  char names[NAMES_SIZE], reason[NAMES_SIZE];
};

static void add_name(char names[NAMES_SIZE], const char *name) {
  size_t size = strlen(names);
  snprintf(names + size, NAMES_SIZE - size, "%s%s", size > 0 ? "; " : "", name);
}

/* The group of this reason, which may be new, in the list of so many. */
static struct refused *group_of(struct refused *group, int *groups, const char *reason) {
  int i = 0;
  while (i < *groups && strcmp(group[i].reason, reason) != 0) i++;
  if (i == *groups) {
    *groups += i < MOST_REASONS;
    group[i].names[0] = '\0';
    snprintf(group[i].reason, sizeof group[i].reason, "%s", reason);
  }
  return &group[i];
}

static bool asks_for_words(const struct repl *r) {
  const croupier_question *q = croupier_question_of(r->game->c, r->seat);
  if (!q || q->kind != CROUPIER_ONE) return false;
  for (int i = 0; i < q->options; i++)
    if (croupier_option_about(r->game->c, r->seat, i).kind != CROUPIER_WORD) return false;
  return true;
}

/* The groups of those that have a reason. A group without a reason: all of them, for there are too many reasons. */
static int read_refused(const struct repl *r, struct refused group[MOST_REASONS + 1]) {
  croupier *c = r->game->c;
  int groups = 0, refusals = asks_for_words(r) ? croupier_refusals(c, r->seat) : 0;
  struct refused all = {"", ""};
  bool fit = true;
  for (int i = 0; i < refusals && refusals <= MOST_REFUSED; i++) {
    const char *reason, *name = croupier_refused(c, r->seat, i, r->lang, &reason);
    if (!*reason) continue;
    struct refused *is = group_of(group, &groups, reason);
    fit = fit && is < group + MOST_REASONS;
    add_name(is->names, name);
    add_name(all.names, name);
  }
  if (!fit) group[0] = all;
  return fit ? groups : 1;
}

static void not_now(char line[2 * NAMES_SIZE + 100], const struct refused *is) {
  if (*is->reason) snprintf(line, 2 * NAMES_SIZE + 100, T(not_now_because), is->names, is->reason);
  else snprintf(line, 2 * NAMES_SIZE + 100, T(not_now_names), is->names);
}

/* How many lines it takes to name them. */
static int refused_lines(const struct repl *r) {
  struct refused group[MOST_REASONS + 1];
  int groups = read_refused(r, group), lines = 0, room = look_columns() - 6;
  for (int i = 0; i < groups; i++) {
    char line[2 * NAMES_SIZE + 100];
    not_now(line, &group[i]);
    lines += 1 + (croupier_width(line) - 6) / (room > 0 ? room : 1);
  }
  return lines;
}

static void print_refused(const struct repl *r) {
  struct refused group[MOST_REASONS + 1];
  int groups = read_refused(r, group);
  for (int i = 0; i < groups; i++) {
    char line[2 * NAMES_SIZE + 100];
    not_now(line, &group[i]);
    fputs(mark(&r->look, FAINT), stdout);
    print_line(stdout, line, 6);
    fputs(mark(&r->look, PLAIN), stdout);
  }
}

#define ROWS_PIPED 18
#define ROWS_LEAST 10
#define ROWS_ELSE  4 /* blank lines, the question, the prompt */

static const char *picture(const struct repl *r, int seat, int rows, unsigned style) {
  style |= (r->look.colours ? CROUPIER_COLOURS : 0) | (r->look.boxes ? CROUPIER_BOXES : 0);
  return croupier_picture(r->game->c, seat, r->lang, r->look.terminal ? look_columns() : 80,
                          rows > ROWS_LEAST ? rows : ROWS_LEAST, style);
}

bool screen_map(const struct repl *r, int seat) {
  const char *map = picture(r, seat, 0, CROUPIER_MAP);
  fputs(map, stdout);
  return *map;
}

/* The lines that the question takes, and the blank ones around it. */
static int question_lines(const struct repl *r) {
  return menu_lines(&r->menu) + refused_lines(r) + ROWS_ELSE;
}

/* The lines of the picture that stands beside the question. */
static int picture_lines(const struct repl *r, int seat) {
  int lines = 0;
  for (const char *at = picture(r, seat, look_rows() - question_lines(r), 0); *at; at++) lines += *at == '\n';
  return lines;
}

bool screen_picture(struct repl *r, int seat, bool alone) {
  int whole = r->look.terminal ? look_rows() - 1 : ROWS_PIPED;
  int beside = r->look.terminal ? look_rows() - question_lines(r) : ROWS_PIPED;
  char *fullest = strdup(picture(r, seat, whole, 0));
  if (!fullest) return false;
  const char *fitting = picture(r, seat, beside, 0);
  bool all = strcmp(fullest, fitting) == 0;
  fputs(alone ? fullest : fitting, stdout);
  free(fullest);
  return all;
}

/* What may be typed for more than there is room for stands where a line is blank else. */
static void print_gap(const struct repl *r, bool all) {
  bool map = croupier_drawing_at(r->game->c, 0, r->lang).text != NULL;
  if (!all) {
    fputs(mark(&r->look, FAINT), stdout);
    print_words(stdout, map ? T(show_whole_map) : T(show_whole), 0, 0, look_edge());
    fputs(mark(&r->look, PLAIN), stdout);
  }
  putchar('\n');
}

void screen_ask(struct repl *r) {
  struct game *g = r->game;
  const croupier_question *q = croupier_question_of(g->c, r->seat);
  bool several = q->several;
  char who[40] = "", wanted[200] = "", example[MENU_EXAMPLE];
  if (g->humans & (g->humans - 1)) snprintf(who, sizeof who, T(player_colon), r->seat);
  printf("%s%s", who, mark(&r->look, STRONG));
  int used =
      print_words(stdout, croupier_prompt(g->c, r->seat, r->lang), croupier_width(who), 0, look_edge());
  fputs(mark(&r->look, PLAIN), stdout);
  const char *rest = croupier_wanted(g->c, r->seat, r->lang);
  if (*rest) snprintf(wanted, sizeof wanted, "(%s)", rest);
  print_wrapped(stdout, wanted, used, 0, look_edge());
  several = several && menu_example(&r->menu, g->c, r->seat, example);
  if (several && !r->hinted) {
    char hint[MENU_EXAMPLE + 200];
    snprintf(hint, sizeof hint, T(all_on_one_line), example);
    fputs(mark(&r->look, FAINT), stdout);
    print_wrapped(stdout, hint, 0, 0, look_columns());
    fputs(mark(&r->look, PLAIN), stdout);
  }
  r->hinted |= several;
  menu_print(&r->menu, stdout);
  print_refused(r);
}

static void note_size(struct repl *r) {
  r->columns = look_columns();
  r->rows = look_rows();
}

bool screen_resized(const struct repl *r) {
  return r->seat && (r->columns != look_columns() || r->rows != look_rows());
}

void screen_redraw(struct repl *r) {
  note_size(r);
  look_roll(&r->look);
  print_gap(r, screen_picture(r, r->seat, false));
  screen_ask(r);
}

enum { FEW_NEWS = 4 }; /* lines about what a person has just done */

/* The table stands above the question that is asked about it. It is not drawn again while all of it is on the screen and
   leaves no room for the news, nor where the game was stopped and says why. Nothing that a person has not read yet leaves
   the screen, but a few lines about what they did themselves: else they say when they have read the news. */
static void draw_table(struct repl *r) {
  int question = question_lines(r), table = picture_lines(r, r->seat) + question, news = r->game->story.lines;
  bool crowded = pages_crowded(r, table), own = r->drawn == r->seat;
  r->drawn = r->seat;
  if (crowded && own && (r->paused || r->below + news + question <= look_rows())) {
    r->below += news + question;
    print_gap(r, false);
    return;
  }
  if (crowded && !(own && news <= FEW_NEWS)) pages_of_news(r, look_rows());
  r->below = table;
  putchar('\n');
  print_gap(r, screen_picture(r, r->seat, false));
}

static bool make_menu(struct repl *r, int seat) {
  croupier *c = r->game->c;
  const croupier_question *q = croupier_question_of(c, seat);
  if (!menu_make(&r->menu, c, seat, r->lang)) return false;
  if (!q->several) return true;
  if (q->picked == 0) numbers_forget(&r->numbers);
  numbers_begin(&r->numbers, seat, croupier_can_undo(c) - (size_t)q->picked);
  return menu_keep_numbers(&r->menu, &r->numbers);
}

int screen_show(struct repl *r) {
  struct game *g = r->game;
  r->shown = true;
  note_size(r);
  int next = game_waits(g) ? game_next_seat(g) : 0;
  if (!next || !game_is_human(g, next)) return DONE;
  if (at_one_screen(r) && r->covered != next) cover(r, next);
  if (r->left) return DONE;
  screen_tell_kept(r);
  screen_keep(r);
  r->others = r->drawn != next;
  if (!make_menu(r, next)) return complain(FAULT, "%s", no_memory());
  r->seat = next;
  r->held = croupier_can_undo(g->c) + 1;
  if (croupier_question_of(g->c, r->seat)->picked == 0) draw_table(r);
  else putchar('\n');
  screen_ask(r);
  return DONE;
}
