/* person.c: a question to a person, and what the lines that come back mean. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "menu.h"
#include "play.h"
#include "say.h"

#define MAX_CHOICES 64 /* on one line */

/* A person's turn: the list as first shown, until the line is understood. */
struct turn {
  struct game *game;
  int seat;
  struct menu menu;
  bool over; /* something happened: the table is another one now */
};

static const char *in(const struct turn *t, const char *english, const char *hungarian) {
  return strcmp(t->game->lang, "hu") == 0 ? hungarian : english;
}

/* --- taking back --- */

/* Is a person asked something of which nothing is answered yet? */
static bool person_is_asked(const struct game *g) {
  for (int i = 0; i < croupier_questions(g->c); i++) {
    const croupier_question *q = croupier_question_at(g->c, i);
    if (g->humans & 1u << (q->seat - 1) && q->picked == 0) return true;
  }
  return false;
}

/* Goes to where a person was asked before, and back again; how many answers that is, 0: nowhere. */
static size_t answers_back(struct game *g) {
  size_t back = 0;
  bool found = false;
  while (!found && croupier_can_undo(g->c) && croupier_undo(g->c, 1) == CROUPIER_OK) {
    back++;
    found = person_is_asked(g);
  }
  if (back) croupier_redo(g->c, back);
  return found ? back : 0;
}

/* To the next question to a person among the answers that were taken back, or to the last of them. */
static size_t answers_ahead(struct game *g) {
  size_t ahead = 0;
  bool found = false;
  while (!found && croupier_can_redo(g->c) && croupier_redo(g->c, 1) == CROUPIER_OK) {
    ahead++;
    found = person_is_asked(g);
  }
  if (ahead) croupier_undo(g->c, ahead);
  return ahead;
}

typedef croupier_status_code travel(croupier_journal *j, croupier *c, size_t answers);

static int travel_in_time(struct turn *t, size_t (*how_far)(struct game *g), travel *go,
                          const char *nowhere) {
  struct game *g = t->game;
  g->muted = true;
  size_t answers = how_far(g);
  g->muted = false;
  if (!answers) {
    puts(nowhere);
    return DONE;
  }
  t->over = true;
  if (go(g->journal, g->c, answers) != CROUPIER_OK) return complain(FAULT, "%s", croupier_error(g->c));
  return log_append(&g->log, croupier_journal_line(g->journal));
}

/* --- words that are no answers --- */

static int help(struct turn *t) {
  puts(in(t,
          "  A number or a name (or its beginning) is an answer.\n"
          "  1 3 4      several at once, where several are wanted; a + at the end goes on choosing\n"
          "  why not X  why X is not offered; why not: all that is not offered\n"
          "  undo       take your last answer back; redo: give it again\n"
          "  quit       leave; the game is kept",
          "  A válasz egy szám vagy egy név (vagy a név eleje).\n"
          "  1 3 4        egyszerre több, ahol több kell; a végén + után még lehet választani\n"
          "  miért nem X  miért nem választható X; miért nem: minden, ami nem választható\n"
          "  vissza       az utolsó válaszod visszavonása; újra: mégis az\n"
          "  kilép        abbahagyás; a játék megmarad"));
  return DONE;
}

static int undo(struct turn *t) {
  return travel_in_time(t, answers_back, croupier_journal_undo,
                        in(t, "There is nothing to take back.", "Nincs mit visszavonni."));
}

static int redo(struct turn *t) {
  return travel_in_time(t, answers_ahead, croupier_journal_redo,
                        in(t, "There is nothing to give again.", "Nincs mit megismételni."));
}

static int quit(struct turn *t) {
  t->over = t->game->left = true;
  return DONE;
}

/* The refused candidate that a word means, or -1. */
static int find_refused(struct turn *t, const char *word, const char **reason) {
  const char *langs[LABELS] = {"en", "hu", NULL};
  croupier *c = t->game->c;
  for (int exact = 1; exact >= 0; exact--)
    for (int i = 0; i < croupier_question_of(c, t->seat)->refused; i++)
      for (int k = 0; k < LABELS; k++) {
        const char *label = croupier_refused(c, t->seat, i, langs[k], reason);
        if (label && (exact ? same_word(word, label) : begins_word(word, label))) return i;
      }
  return -1;
}

static void print_refused(struct turn *t, int i) {
  const char *reason = "";
  const char *label = croupier_refused(t->game->c, t->seat, i, t->game->lang, &reason);
  printf("  ");
  print_safe(stdout, label);
  printf(": ");
  print_safe(stdout, reason && *reason ? reason : in(t, "not possible now", "most nem lehet"));
  putchar('\n');
}

static int why_not(struct turn *t, const char *word) {
  int refused = croupier_question_of(t->game->c, t->seat)->refused;
  const char *reason;
  if (!*word) {
    if (refused == 0) puts(in(t, "Nothing is refused here.", "Itt semmi sincs kizárva."));
    for (int i = 0; i < refused; i++) print_refused(t, i);
    return DONE;
  }
  int i = find_refused(t, word, &reason);
  if (i >= 0) print_refused(t, i);
  else if (menu_find(&t->menu, word, NULL) >= 0) puts(in(t, "It is offered.", "Ez választható."));
  else warn(in(t, "nothing here is called \"%.60s\"", "itt semminek sincs ilyen neve: \"%.60s\""), word);
  return DONE;
}

static const struct {
  const char *word;
  int (*act)(struct turn *t);
} words[] = {{"?", help},    {"help", help},   {"undo", undo}, {"redo", redo}, {"quit", quit},
             {"súgó", help}, {"vissza", undo}, {"újra", redo}, {"kilép", quit}};

/* --- answers --- */

/* Not understood: one sentence, with the rule's reason where there is one. */
static int not_offered(struct turn *t, const char *word, int found) {
  const char *reason = NULL;
  if (found == AMBIGUOUS)
    warn(in(t, "\"%.60s\" may mean several of these", "több is lehet: \"%.60s\""), word);
  else if (find_refused(t, word, &reason) >= 0 && reason && *reason)
    warn(in(t, "\"%.60s\" is not offered: %s", "\"%.60s\" nem választható: %s"), word, reason);
  else warn(in(t, "\"%.60s\" is not offered; ? helps", "\"%.60s\" nem választható; a ? segít"), word);
  return DONE;
}

/* Gives all the answers, as names from the list first shown. False: one of them is not offered. */
static bool give(struct turn *t, const int *choices, int count, bool for_good, int *status) {
  struct game *g = t->game;
  for (int i = 0; i < count && *status == DONE; i++) {
    /* the numbers hold until the first answer */
    int option = i == 0 ? choices[0] : -1;
    if (i > 0 && croupier_question_of(g->c, t->seat))
      option = croupier_find_option(g->c, t->seat, t->menu.label[choices[i]][LABEL_NAME]);
    if (option < 0) return false;
    if (for_good) *status = game_answer(g, t->seat, option);
    else if (croupier_answer(g->c, t->seat, option) != CROUPIER_OK)
      return croupier_code(g->c) == CROUPIER_SCRIPT; /* a fault that the real answer will tell of */
  }
  return true;
}

/* Are they all legal, one after the other? Tried out, so that a line counts whole or not at all. */
static bool all_legal(struct turn *t, const int *choices, int count) {
  struct game *g = t->game;
  int status = DONE;
  croupier_mark *here = count > 1 ? croupier_mark_here(g->c) : NULL;
  if (!here) return count == 1;
  g->muted = true;
  bool legal = give(t, choices, count, false, &status);
  croupier_back_to(g->c, here);
  croupier_forget(g->c, here);
  g->muted = false;
  return legal;
}

static int answer(struct turn *t, const int *choices, int count, bool more_follow) {
  struct game *g = t->game;
  const char *kind = croupier_question_of(g->c, t->seat)->kind;
  bool several = strcmp(kind, "select") == 0 || strcmp(kind, "order") == 0;
  if (count > 1 && !several) {
    warn(in(t, "one answer is wanted here, not %d", "itt egy válasz kell, nem %d"), count);
    return DONE;
  }
  if (!all_legal(t, choices, count)) {
    warn("%s", in(t, "these are not offered together; ? helps", "ezek együtt nem választhatók; a ? segít"));
    return DONE;
  }
  int status = DONE;
  t->over = true;
  give(t, choices, count, true, &status);
  const croupier_question *q = status == DONE ? croupier_question_of(g->c, t->seat) : NULL;
  /* a line is the whole choice, if it is a legal whole */
  int done = q && q->picked > 0 && !more_follow ? croupier_find_option(g->c, t->seat, "done") : -1;
  return done >= 0 ? game_answer(g, t->seat, done) : status;
}

static char *trim(char *text) {
  text += strspn(text, " \t\r\n");
  size_t size = strlen(text);
  while (size && strchr(" \t\r\n", text[size - 1])) text[--size] = '\0';
  return text;
}

/* Words of one line: numbers or names between commas or, where there are none, between blanks. */
static int several_answers(struct turn *t, const char *line, bool more_follow) {
  bool commas = strchr(line, ',') != NULL, numbers = line[strspn(line, "0123456789 \t")] == '\0';
  bool *taken = calloc((size_t)t->menu.count + 1, sizeof *taken);
  char *copy = strdup(line), *rest = NULL;
  const char *word = line;
  int choices[MAX_CHOICES], count = 0, found = taken && copy ? 0 : NOT_THERE;
  for (char *at = copy ? strtok_r(copy, commas ? "," : " \t", &rest) : NULL; at && found >= 0;
       at = strtok_r(NULL, commas ? "," : " \t", &rest)) {
    word = trim(at);
    found = taken && count < MAX_CHOICES ? menu_find(&t->menu, word, taken) : NOT_THERE;
    if (found < 0) break;
    taken[found] = true;
    choices[count++] = found;
  }
  if (found < 0 && !commas && !numbers) { /* it was one name, of several words */
    word = line;
    found = NOT_THERE;
  }
  int status = found < 0 || count == 0 ? not_offered(t, word, found) : answer(t, choices, count, more_follow);
  free(taken);
  free(copy);
  return status;
}

static int understand(struct turn *t, char *line) {
  int found = menu_find_exact(&t->menu, line);
  if (found >= 0) return answer(t, &found, 1, false);
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (same_word(line, words[i].word)) return words[i].act(t);
  static const char *const why[] = {"why not", "miért nem"};
  for (int i = 0; i < 2; i++)
    if (begins_word(why[i], line)) return why_not(t, trim(line + strlen(why[i])));
  size_t size = strlen(line);
  bool more_follow = size > 1 && line[size - 1] == '+';
  if (more_follow) line[size - 1] = '\0';
  line = trim(line);
  found = menu_find(&t->menu, line, NULL);
  if (found >= 0) return answer(t, &found, 1, more_follow);
  if (found == AMBIGUOUS || !strpbrk(line, ", \t")) return not_offered(t, line, found);
  return several_answers(t, line, more_follow);
}

/* --- the turn --- */

static void show_question(struct turn *t) {
  struct game *g = t->game;
  const croupier_question *q = croupier_question_of(g->c, t->seat);
  bool several = strcmp(q->kind, "select") == 0 || strcmp(q->kind, "order") == 0;
  putchar('\n');
  if (q->picked == 0) {
    print_safe(stdout, croupier_picture(g->c, t->seat, g->lang, 80, 18, 0));
    putchar('\n');
  }
  /* several people at one screen must know whose turn it is */
  if (g->humans & (g->humans - 1)) printf(in(t, "Player %d: ", "%d. játékos: "), t->seat);
  print_safe(stdout, croupier_prompt(g->c, t->seat, g->lang));
  if (several && !g->hinted)
    fputs(in(t, " (all on one line, as in 1 3 4)", " (mind egy sorban, mint 1 3 4)"), stdout);
  g->hinted |= several;
  putchar('\n');
  menu_print(&t->menu, stdout);
}

int person_acts(struct game *game, int seat) {
  struct turn t = {.game = game, .seat = seat};
  if (!menu_make(&t.menu, game->c, seat, game->lang)) return complain(FAULT, "there is no memory left");
  show_question(&t);
  char *line = NULL;
  size_t room = 0;
  int status = DONE;
  while (status == DONE && !t.over) {
    if (isatty(STDIN_FILENO)) fputs("> ", stdout);
    fflush(stdout);
    if (getline(&line, &room, stdin) < 0) quit(&t);
    else if (*trim(line)) status = understand(&t, trim(line));
  }
  free(line);
  menu_free(&t.menu);
  return status;
}
