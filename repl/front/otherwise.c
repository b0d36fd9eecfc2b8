/* otherwise.c: the answers of a journal under other rules. */
#include "otherwise.h"

#include <string.h>

#include "again.h"
#include "say.h"
#include "table.h"

/* An answer in the journal. */
struct step {
  int seat, number; /* seat 0: an edit, or no answer */
  const char *name;
};

/* DONE, or USAGE if the answer does not exist at this table, or SCRIPT. */
static int give(croupier *c, const struct step *s) {
  const char *shown;
  if (!s->seat)
    return !s->name || s->number != CROUPIER_EDIT || croupier_edit(c, s->name, &shown) == CROUPIER_OK ? DONE
                                                                                                      : USAGE;
  bool acts = s->number == CROUPIER_FREE;
  int choice = acts ? action_now(c, s->seat, s->name) : option_now(c, s->seat, s->name, s->number);
  if (choice < 0) return USAGE;
  croupier_status_code code = acts ? croupier_act(c, s->seat, choice) : croupier_answer(c, s->seat, choice);
  return code == CROUPIER_OK ? DONE : SCRIPT;
}

/* What players read for the answer: the option's name, where it is one at this table. */
static void name_answer(croupier *c, const struct step *s, const char *lang, char *text, size_t room) {
  int option = s->seat && s->number != CROUPIER_FREE ? option_now(c, s->seat, s->name, s->number) : -1;
  snprintf(text, room, "%s", option < 0 ? s->name : croupier_option(c, s->seat, option, lang));
}

/* The question that this seat is asked, or else the first one; "" if the game is over. */
static void name_question(croupier *c, int seat, const char *lang, char *text, size_t room) {
  const croupier_question *q = seat ? croupier_question_of(c, seat) : NULL;
  if (!q && croupier_questions(c) > 0) q = croupier_question_at(c, 0);
  *text = '\0';
  if (q) snprintf(text, room, T(asked_so), q->seat, croupier_prompt(c, q->seat, lang));
}

/* "12, 7, 3": the scores, or what they would be if the game ended here. False: nobody can say what they would be. */
static bool list_scores(croupier *c, bool at_end, char *line, size_t room) {
  croupier_standing standing[CROUPIER_MAX_SEATS];
  size_t used = 0;
  *line = '\0';
  if (at_end && !croupier_count_up(c, 0, standing)) return false;
  for (int seat = 1; seat <= croupier_players(c) && used < room; seat++)
    used += (size_t)snprintf(line + used, room - used, "%s%d", used ? ", " : "",
                             at_end ? standing[seat - 1].score : croupier_score(c, seat));
  return true;
}

/* An onlooker who is told everything also learns how the game would have ended there. */
static void tell_scores(const struct otherwise *o) {
  char was[200], is[200];
  list_scores(o->then, false, was, sizeof was);
  list_scores(o->now, false, is, sizeof is);
  say_line(T(scores_then_now), was, is);
  if (o->teller->told == 0 && list_scores(o->then, true, was, sizeof was) &&
      list_scores(o->now, true, is, sizeof is))
    say_line(T(scores_at_end), was, is);
}

/* Where an answer cannot be given: the question then and now, and the answer. */
static void tell_difference(struct otherwise *o, size_t answer, const struct step *s) {
  char was[1200], is[1200], name[300];
  name_question(o->then, s->seat, o->lang, was, sizeof was);
  name_question(o->now, s->seat, o->lang, is, sizeof is);
  name_answer(o->then, s, o->lang, name, sizeof name);
  game_tell_rest(o->teller);
  putchar('\n');
  say_line(T(answer_differs), answer);
  say_line(T(asked_then), was, name);
  if (!*is) say_line("%s", T(over_now));
  else if (strcmp(was, is) == 0) say_line(T(not_offered_now), name);
  else say_line(T(asked_now), is);
}

static void tell_end(struct otherwise *o, size_t answers) {
  char is[1200];
  game_tell_rest(o->teller);
  putchar('\n');
  say_line(T(answers_all_given), answers);
  name_question(o->now, 0, o->lang, is, sizeof is);
  if (*is && croupier_status(o->then) == CROUPIER_ENDED) say_line(T(goes_on_now), is);
}

/* Both tables have been dealt. */
static int give_all(struct otherwise *o, const croupier_journal *j, size_t answers) {
  for (size_t i = 0; i < answers; i++) {
    struct step s;
    s.seat = croupier_journal_step(j, i, &s.name, &s.number);
    int status = give(o->now, &s);
    if (status == SCRIPT) return complain(SCRIPT, T(other_rules_fail), i + 1, croupier_error(o->now));
    if (status == USAGE) {
      tell_difference(o, i + 1, &s);
      tell_scores(o);
      return DONE;
    }
    if (give(o->then, &s) != DONE) return complain(DAMAGED, T(answer_not_given), i + 1, s.name ? s.name : "");
  }
  tell_end(o, answers);
  tell_scores(o);
  return DONE;
}

int otherwise_tell(struct otherwise *o, croupier_journal *j, size_t most) {
  size_t answers = croupier_journal_settle(j, croupier_journal_lines(j));
  uint64_t seed = croupier_journal_seed(j);
  if (croupier_start(o->then, seed) != CROUPIER_OK || croupier_start(o->now, seed) != CROUPIER_OK)
    return complain(SCRIPT, "%s%s", croupier_error(o->then), croupier_error(o->now));
  return give_all(o, j, answers < most ? answers : most);
}
