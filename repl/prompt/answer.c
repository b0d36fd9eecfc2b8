/* answer.c: what a line means as an answer: numbers, names, beginnings of names, several of them. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "verbs.h"

#include "always.h"
#include "answer.h"

#define MAX_CHOICES 64 /* on one line */

/* --- answering --- */

/* Gives all the answers, as names from the list first shown. False: one of them is not offered. */
static bool give(struct repl *r, const int *choices, int count, bool for_good, int *status) {
  struct game *g = r->game;
  for (int i = 0; i < count && *status == DONE; i++) {
    /* the numbers hold until the first answer */
    int option = i == 0 ? choices[0] : -1;
    if (i > 0 && croupier_question_of(g->c, r->seat))
      option = croupier_find_option(g->c, r->seat, r->menu.label[choices[i]][r->menu.languages]);
    if (option < 0) return false;
    if (for_good) *status = game_answer(g, r->seat, option);
    else if (croupier_answer(g->c, r->seat, option) != CROUPIER_OK)
      return croupier_code(g->c) == CROUPIER_SCRIPT; /* a fault that the real answer will tell of */
  }
  return true;
}

enum { WHY = 600 };

/* Why the choice is refused now. False: nobody says. Names are as journals write them. */
static bool note_refusal(struct repl *r, int choice, char why[WHY]) {
  croupier *c = r->game->c;
  const char *reason, *refused;
  int refusals = croupier_refusals(c, r->seat);
  for (int k = 0; k < refusals; k++) {
    refused = croupier_refused(c, r->seat, k, NULL, &reason);
    if (strcmp(refused, r->menu.label[choice][r->menu.languages]) != 0) continue;
    croupier_refused(c, r->seat, k, r->lang, &reason);
    snprintf(why, WHY, "%s: %s", r->menu.label[choice][r->menu.shown], reason);
    return true;
  }
  return false;
}

/* The same of the first of the choices that is not offered now; "" if nobody says. */
static void note_clash(struct repl *r, const int *choices, int count, char why[WHY]) {
  for (int i = 0; i < count; i++) {
    const char *name = r->menu.label[choices[i]][r->menu.languages];
    if (croupier_find_option(r->game->c, r->seat, name) < 0 && note_refusal(r, choices[i], why)) return;
  }
}

/* Are they all legal, one after the other? Tried out, so that a line counts whole or not at all. */
static bool all_legal(struct repl *r, const int *choices, int count, char why[WHY]) {
  struct game *g = r->game;
  int status = DONE;
  croupier_mark *here = count > 1 ? croupier_mark_here(g->c) : NULL;
  if (!here) return count == 1;
  g->muted = g->trying = true;
  const char *complete = NULL;
  uint64_t before = croupier_decisions(g->c);
  bool legal = give(r, choices, count, false, &status);
  int given = (int)(croupier_decisions(g->c) - before);
  if (!legal) note_clash(r, choices, count, why);
  const croupier_question *q = croupier_question_of(g->c, r->seat);
  bool over = !q || q->picked == 0;
  if (!legal && !*why && over && given > 0 && given < count)
    complete = r->menu.label[choices[given - 1]][r->menu.shown];
  croupier_back_to(g->c, here);
  if (complete) snprintf(why, WHY, T(choice_complete), complete, croupier_prompt(g->c, r->seat, r->lang));
  croupier_forget(g->c, here);
  g->muted = g->trying = false;
  return legal;
}

/* What of a line was not used, and why, after the story of what was. */
static void tell_unused(struct repl *r, const char *prompt, const int *choices, int count) {
  const croupier_question *q = croupier_question_of(r->game->c, r->seat);
  char unused[WHY] = "", why[WHY] = "";
  for (int i = 0, size = 0; i < count && size < WHY; i++)
    size += snprintf(unused + size, (size_t)(WHY - size), "%s%s", i ? ", " : "",
                     r->menu.label[choices[i]][r->menu.shown]);
  game_tell_rest(r->game);
  if (!q || strcmp(q->prompt, prompt) != 0) warn(T(not_used_elsewhere), unused);
  else if (note_refusal(r, choices[0], why)) warn(T(not_used_because), unused, why);
  else warn(T(not_used), unused);
}

/* Answers one after the other, as long as the same question comes again. They are not tried out: what chance or others do
   in between must not show before it counts. */
static int answer_in_turn(struct repl *r, const int *choices, int count) {
  croupier *c = r->game->c;
  char *prompt = strdup(croupier_question_of(c, r->seat)->prompt);
  if (!prompt) return complain(FAULT, "%s", no_memory());
  int status = game_answer(r->game, r->seat, choices[0]), given = 1;
  for (; status == DONE && given < count; given++) {
    const croupier_question *q = croupier_question_of(c, r->seat);
    const char *name = r->menu.label[choices[given]][r->menu.languages];
    int option = q && strcmp(q->prompt, prompt) == 0 ? croupier_find_option(c, r->seat, name) : -1;
    if (option < 0) break;
    status = game_answer(r->game, r->seat, option);
  }
  if (status == DONE && given < count) tell_unused(r, prompt, choices + given, count - given);
  free(prompt);
  repl_changed(r);
  return status;
}

/* Would the person give up what they could still do? They are asked once, at a terminal. */
static bool is_hasty(struct repl *r, int option) {
  const char *left = croupier_forgone(r->game->c, r->seat, option, r->lang);
  uint64_t here = croupier_decisions(r->game->c) + 1;
  if (!r->look.terminal || !*left || r->warned == here) return false;
  r->warned = here;
  warn(T(still_possible), left);
  return true;
}

static int answer(struct repl *r, const int *choices, int count, bool more_follow) {
  struct game *g = r->game;
  if (is_hasty(r, choices[0])) return DONE;
  bool several = croupier_question_of(g->c, r->seat)->several;
  if (!several) always_note(r, choices[count - 1]);
  if (count > 1 && !several) return answer_in_turn(r, choices, count);
  char why[WHY] = "";
  if (!all_legal(r, choices, count, why)) {
    if (*why) warn(T(not_together_because), why);
    else warn("%s", T(not_together));
    return DONE;
  }
  int status = DONE;
  give(r, choices, count, true, &status);
  const croupier_question *q = status == DONE ? croupier_question_of(g->c, r->seat) : NULL;
  /* a line is the whole choice, if it is a legal whole */
  int done = q && q->picked > 0 && !more_follow ? croupier_find_option(g->c, r->seat, "done") : -1;
  if (done >= 0) status = game_answer(g, r->seat, done);
  repl_changed(r);
  return status;
}

/* --- what is not offered --- */

typedef bool meaning(const char *word, const char *name);

/* The candidate that is not offered and that the word means in this way, or -1. */
static int refused_by(const struct repl *r, const char *word, meaning *how) {
  const char *reason;
  croupier *c = r->game->c;
  int refusals = croupier_refusals(c, r->seat);
  for (int i = 0; i < refusals; i++)
    for (int k = 0; k <= languages(); k++) {
      const char *label = croupier_refused(c, r->seat, i, croupier_language(k), &reason);
      if (label && how(word, label)) return i;
    }
  return -1;
}

/* As "8" of "village V8". */
static bool ends_in_number(const char *number, const char *name) {
  size_t digits = strspn(number, "0123456789"), size = strlen(name);
  bool ends = digits > 0 && number[digits] == '\0' && size > digits &&
              strcmp(name + size - digits, number) == 0;
  return ends && !strchr("0123456789", name[size - digits - 1]);
}

int answer_refused_exact(const struct repl *r, const char *word) {
  int gap = menu_gap(&r->menu, word);
  return gap >= 0 && gap < croupier_refusals(r->game->c, r->seat) ? gap : refused_by(r, word, same_word);
}

int answer_refused(const struct repl *r, const char *word) {
  static meaning *const ways[] = {bare_word, begins_word, ends_in_number};
  int found = answer_refused_exact(r, word);
  int count = r->menu.own && !r->menu.in_places ? 3 : 2; /* numbers mean places on a map */
  for (int i = 0; i < count && found < 0; i++) found = refused_by(r, word, ways[i]);
  return found;
}

const char *answer_reason(const struct repl *r, int refused) {
  const char *reason = "";
  croupier_refused(r->game->c, r->seat, refused, r->lang, &reason);
  return reason && *reason ? reason : croupier_text(r->game->c, "not possible now", r->lang);
}

/* As menu_find, but "palace" is no beginning of "palace and house" while a palace itself is not possible. */
static int find_option(const struct repl *r, const char *word, const bool *taken) {
  int found = menu_find(&r->menu, word, taken);
  bool beginning = found >= 0 && word[strspn(word, "0123456789")] && menu_find_exact(&r->menu, word) < 0;
  return beginning && refused_by(r, word, same_word) >= 0 ? NOT_THERE : found;
}

/* The option whose name looks like the word, or NULL. */
static const char *near_option(const struct repl *r, const char *word) {
  const char **names = calloc((size_t)r->menu.count + 1, sizeof *names);
  for (int i = 0; names && i < r->menu.count; i++) names[i] = r->menu.label[i][r->menu.shown];
  const char *near = names ? near_name(word, names, (size_t)r->menu.count) : NULL;
  free(names);
  return near;
}

/* Of a number where numbers are the answers: which ones are? */
static bool refuse_number(struct repl *r, const char *word) {
  if (r->menu.by_number || r->menu.own || !*word || word[strspn(word, "0123456789")]) return false;
  warn(T(not_among), word);
  menu_print(&r->menu, stdout);
  return true;
}

enum { NAMES = 400 };

static void refuse_ambiguous(const struct repl *r, const char *word) {
  char names[NAMES];
  menu_meanings(&r->menu, word, names, sizeof names);
  warn(T(ambiguous), word, names);
}

static void refuse(struct repl *r, const char *word, int found) {
  const char *reason = NULL, *near = near_option(r, word);
  if (!near) near = verb_near(r, word);
  int refused = answer_refused(r, word);
  if (refused >= 0) reason = answer_reason(r, refused);
  if (found == AMBIGUOUS) refuse_ambiguous(r, word);
  else if (refused < 0 && verb_of_shell(word)) return;
  else if (reason) warn(T(not_offered_because), word, reason);
  else if (refuse_number(r, word)) return;
  else if (menu_find_inside(&r->menu, word) == AMBIGUOUS) refuse_ambiguous(r, word);
  else if (near && !same_word(near, word)) warn(T(not_offered_near), word, near);
  else warn(T(not_offered), word);
}

/* --- lines --- */

/* What a line says: choices in r->menu, or the word at which it stops to mean something. */
struct reading {
  int choice[MAX_CHOICES], count;
  int found; /* of the word: NOT_THERE or AMBIGUOUS; else all is understood */
  const char *word;
  char *text, *parts; /* what word points into */
  bool more_follow;   /* a + at the end */
};

static void forget(struct reading *is) {
  free(is->text);
  free(is->parts);
}

/* Numbers or names between commas or, where there are none, between blanks. Where one answer is asked for, names between
   blanks are whole: "cloth 2" is a slip, not a cloth and option 2. */
static void read_several(const struct repl *r, struct reading *is) {
  const char *line = is->word;
  bool commas = strchr(line, ',') != NULL, numbers = line[strspn(line, "0123456789 \t")] == '\0';
  bool whole = !commas && !numbers && !croupier_question_of(r->game->c, r->seat)->several;
  bool *taken = calloc((size_t)r->menu.count + 1, sizeof *taken);
  char *rest = NULL;
  is->parts = strdup(line);
  is->found = taken && is->parts ? 0 : NOT_THERE;
  for (char *at = is->parts ? strtok_r(is->parts, commas ? "," : " \t", &rest) : NULL; at && is->found >= 0;
       at = strtok_r(NULL, commas ? "," : " \t", &rest)) {
    is->word = trimmed(at);
    is->found = taken && is->count < MAX_CHOICES ? find_option(r, is->word, taken) : NOT_THERE;
    if (is->found == NOT_THERE && is->count < MAX_CHOICES)
      is->found = find_option(r, is->word, NULL); /* the same once more: it may be alike */
    if (whole && menu_find_exact(&r->menu, is->word) < 0) is->found = NOT_THERE;
    if (is->found < 0) break;
    taken[is->found] = true;
    is->choice[is->count++] = is->found;
  }
  if (is->found < 0 && !commas && !numbers) { /* it was one name, of several words */
    is->word = line;
    is->found = NOT_THERE;
  }
  free(taken);
}

static struct reading read_line(const struct repl *r, const char *line) {
  struct reading is = {.text = strdup(line), .found = NOT_THERE};
  if (!is.text) return is;
  size_t size = strlen(is.text);
  is.more_follow = size > 1 && is.text[size - 1] == '+';
  if (is.more_follow) is.text[size - 1] = '\0';
  is.word = trimmed(is.text);
  is.found = find_option(r, is.word, NULL);
  if (is.found >= 0) is.choice[is.count++] = is.found;
  else if (is.found == NOT_THERE && strpbrk(is.word, ", \t")) read_several(r, &is);
  return is;
}

bool answer_exact(struct repl *r, const char *line, int *status) {
  int found = menu_find_exact(&r->menu, line);
  if (found < 0) return false;
  *status = answer(r, &found, 1, false);
  return true;
}

bool answer_inside(struct repl *r, const char *line, int *status) {
  int found = menu_find_inside(&r->menu, line);
  if (found < 0 || refused_by(r, line, same_word) >= 0) return false;
  *status = answer(r, &found, 1, false);
  return true;
}

bool answer_loose(struct repl *r, const char *line, int *status) {
  struct reading is = read_line(r, line);
  bool means = is.found >= 0 && is.count > 0;
  if (means) *status = answer(r, is.choice, is.count, is.more_follow);
  forget(&is);
  return means;
}

void answer_refuse(struct repl *r, const char *line) {
  struct reading is = read_line(r, line);
  if (is.text) refuse(r, is.word, is.found);
  forget(&is);
}
