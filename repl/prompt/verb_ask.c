/* verb_ask.c: about the question: what may be answered, why not something else, somebody else's answer. */
#include <limits.h>
#include <string.h>

#include "always.h"
#include "answer.h"
#include "card.h"
#include "comment.h"
#include "outofturn.h"
#include "screen.h"
#include "think.h"
#include "verb.h"

static int moves(struct repl *r, char *rest) {
  (void)rest;
  screen_ask(r);
  return DONE;
}

/* A rule of the script, and what it says. */
struct told {
  struct rule_at at;
  char text[COMMENT_SIZE];
  bool is_comment; /* in whatever language the script has */
};

/* Of the i-th rule that is being carried out. False: there is none. */
static bool told_running(const struct repl *r, int i, struct told *rule) {
  *rule = (struct told){.is_comment = false};
  rule->at.name = croupier_rule(r->game->c, i, &rule->at.file, &rule->at.line);
  return rule->at.name != NULL;
}

static void find_sentence(const struct repl *r, struct told *rule) {
  const struct game *g = r->game;
  bool text = rule_sentence(g->c, &g->config, &rule->at, r->lang, rule->text, sizeof rule->text);
  rule->is_comment = *rule->text && !text;
}

static void print_rule(const struct repl *r, const struct told *rule) {
  char place[300];
  snprintf(place, sizeof place, " (%s:%d)%s", rule->at.file, rule->at.line, *rule->text ? ":" : "");
  printf("  %s", mark(&r->look, STRONG));
  print_safe(stdout, rule->at.name);
  fputs(mark(&r->look, PLAIN), stdout);
  int used = print_words(stdout, place, 2 + croupier_width(rule->at.name), 4, look_columns());
  print_wrapped(stdout, rule->text, used, 4, look_columns());
}

/* Comments are in English as a rule: other readers learn why they read it. */
static void print_whose(const struct repl *r, bool comments) {
  if (comments && strcmp(r->lang, "en") != 0)
    print_wrapped(stdout, T(sentences_of_script), 0, 0, look_columns());
}

/* The innermost asks, and what house rules have made of it. If they say nothing, the next one outside that says
   something follows. */
static void print_rules_that_ask(const struct repl *r) {
  struct told rule;
  bool any = false, comments = false;
  if (!told_running(r, 0, &rule)) return;
  say_line("%s", T(rule_that_asks));
  const char *asks = rule.at.name;
  for (int i = 0; told_running(r, i, &rule); i++) {
    bool same = strcmp(rule.at.name, asks) == 0;
    if (any && !same) break;
    find_sentence(r, &rule);
    any = any || *rule.text;
    comments = comments || rule.is_comment;
    if (same || *rule.text) print_rule(r, &rule);
  }
  print_whose(r, comments);
}

/* The rule of an action is called like the question for it, or choices_... What either says explains the question. */
static bool rule_of_action(const struct repl *r, const char *prompt, struct told *rule) {
  static const char *const prefixes[] = {"choices_", ""};
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
    char name[100];
    snprintf(name, sizeof name, "%s%s", prefixes[i], prompt);
    *rule = (struct told){.at = {.name = prompt}};
    if (!croupier_rule_named(r->game->c, name, &rule->at.file, &rule->at.line)) continue;
    find_sentence(r, rule);
    if (*rule->text) return true;
  }
  return false;
}

/* All that say something, from the outside in; if none does, only their names. */
static void print_rules(const struct repl *r) {
  struct told rule;
  int count = 0;
  bool any = false, comments = false;
  while (told_running(r, count, &rule)) count++;
  for (int i = count; i-- > 0 && told_running(r, i, &rule);) {
    find_sentence(r, &rule);
    if (*rule.text) print_rule(r, &rule);
    any |= *rule.text != '\0';
    comments |= rule.is_comment;
  }
  for (int i = count; i-- > 0 && !any && told_running(r, i, &rule);) print_rule(r, &rule);
  print_whose(r, comments);
}

struct refusal {
  char text[600];
};

static struct refusal refusal(struct repl *r, int i) {
  struct refusal is;
  const char *reason, *label = croupier_refused(r->game->c, r->seat, i, r->lang, &reason);
  int size = snprintf(is.text, sizeof is.text, "  %s: ", label);
  if (size < (int)sizeof is.text)
    snprintf(is.text + size, sizeof is.text - (size_t)size, "%s", answer_reason(r, i));
  return is;
}

/* What the script calls the option or refused candidate with this number or name, if it is a word; else "". A
   refused one: *refused is its place, else -1. */
static const char *word_meant(const struct repl *r, const char *name, int *refused) {
  croupier *c = r->game->c;
  const char *reason;
  bool number = name[strspn(name, "0123456789")] == '\0';
  int option = number ? menu_find(&r->menu, name, NULL) : menu_find_exact(&r->menu, name);
  *refused = option < 0 ? answer_refused_exact(r, name) : -1;
  if (*refused >= 0) return croupier_refused(c, r->seat, *refused, NULL, &reason);
  bool word = option >= 0 && croupier_option_about(c, r->seat, option).kind == CROUPIER_WORD;
  return word ? croupier_option(c, r->seat, option, NULL) : "";
}

/* An action of the question, as "build": its rule, and why it is not possible now. False: there is no such rule. */
static bool explain_action(struct repl *r, const char *name) {
  struct told rule;
  char method[100];
  int refused;
  if (!r->seat) return false;
  snprintf(method, sizeof method, "%s", word_meant(r, name, &refused));
  for (char *at = method; *at; at++)
    if (*at == ' ') *at = '_'; /* "take money" */
  if (!*method || !rule_of_action(r, method, &rule)) return false;
  print_rule(r, &rule);
  if (refused >= 0) print_line(stdout, refusal(r, refused).text, 4);
  print_whose(r, rule.is_comment);
  return true;
}

/* The question; or, with a name, an action or the card. */
static int explain(struct repl *r, char *rest) {
  static const enum text kinds[] = {[CROUPIER_ONE] = TEXT_ask_one,
                                    [CROUPIER_YES_OR_NO] = TEXT_ask_yes_or_no,
                                    [CROUPIER_NUMBER] = TEXT_ask_number,
                                    [CROUPIER_SELECT] = TEXT_ask_select,
                                    [CROUPIER_ORDER] = TEXT_ask_order};
  if (*rest && r->game) return explain_action(r, rest) ? DONE : card_tell(r, rest);
  if (!r->game || !r->seat) {
    char text[200];
    print_line(stdout, verb_unasked(r->game, text), 0);
    return DONE;
  }
  enum text kind = kinds[croupier_question_of(r->game->c, r->seat)->kind];
  screen_ask(r);
  print_wrapped(stdout, text_at(kind), 0, 0, look_columns());
  struct told rule;
  if (rule_of_action(r, croupier_question_of(r->game->c, r->seat)->prompt, &rule)) {
    say_line("%s", T(rule_that_asks));
    print_rule(r, &rule);
    print_whose(r, rule.is_comment);
  } else {
    print_rules_that_ask(r);
  }
  out_of_turn_explain(r);
  print_wrapped(stdout, T(why_not_explained), 0, 0, look_columns());
  return DONE;
}

/* --- why not --- */

/* What is alike is told once. */
static void print_all_refused(struct repl *r, int refused) {
  for (int i = 0; i < refused; i++) {
    struct refusal is = refusal(r, i);
    int k = 0;
    while (k < i && strcmp(refusal(r, k).text, is.text) != 0) k++;
    if (k == i) print_line(stdout, is.text, 4);
  }
}

/* The question again, as it says what a bid must beat, and the numbers that answer it. */
static void print_range(struct repl *r, const croupier_question *q) {
  print_line(stdout, croupier_prompt(r->game->c, r->seat, r->lang), 0);
  if (q->least == q->most) say_line(T(only_number), (long)q->least);
  else say_line(T(number_wanted), (long)q->least, (long)q->most);
}

/* Neither offered nor refused. */
static void print_unknown(struct repl *r, const char *word) {
  const croupier_question *q = croupier_question_of(r->game->c, r->seat);
  if (q->kind == CROUPIER_NUMBER) print_range(r, q);
  else warn(T(nothing_called), word);
}

static int why_not(struct repl *r, const char *word) {
  int refused = croupier_refusals(r->game->c, r->seat);
  if (!*word) {
    if (refused == 0) say_line("%s", T(nothing_refused));
    print_all_refused(r, refused);
    return DONE;
  }
  int i = answer_refused(r, word);
  if (i >= 0) print_line(stdout, refusal(r, i).text, 4);
  else if (menu_find(&r->menu, word, NULL) != NOT_THERE || menu_find_inside(&r->menu, word) >= 0)
    say_line("%s", T(it_is_offered));
  else print_unknown(r, word);
  return DONE;
}

static int why(struct repl *r, char *rest) {
  const char *word = text_after(TEXT_word_not, rest);
  if (word) return why_not(r, word);
  if (*rest) warn("%s", T(why_usage));
  else print_rules(r);
  return DONE;
}

/* --- hint --- */

enum { MOST_HINTS = 3, MOST_THOUGHT = 4 * MOST_HINTS };

static bool picks(const croupier_estimate *e, int option) {
  bool does = e->option == option;
  for (int i = 0; i < e->withs && !does; i++) does = e->with[i] == option;
  return does;
}

/* Do both pick the same, perhaps in another order? */
static bool same_picks(const croupier_estimate *a, const croupier_estimate *b) {
  bool same = a->withs == b->withs && a->whole == b->whole && picks(b, a->option);
  for (int i = 0; i < a->withs && same; i++) same = picks(b, a->with[i]);
  return same;
}

/* Has it been told already? */
static bool is_told(const croupier_estimate *best, int i) {
  int earlier = 0;
  while (earlier < i && !(best[i].withs > 0 && same_picks(&best[i], &best[earlier]))) earlier++;
  return earlier < i;
}

/* As it may be typed. A + where more is to be picked, and it is not known what. */
static void print_hint(struct repl *r, const croupier_estimate *e) {
  const struct game *g = r->game;
  const croupier_question *q = croupier_question_of(g->c, r->seat);
  bool several = q->several;
  const char *label = croupier_option(g->c, r->seat, e->option, r->lang);
  int width = croupier_width(label);
  char labels[1000];
  size_t size = (size_t)snprintf(labels, sizeof labels, "%s", label);
  for (int i = 0; i < e->withs && size < sizeof labels; i++) {
    label = croupier_option(g->c, r->seat, e->with[i], r->lang);
    width += croupier_width(label) + 2;
    size += (size_t)snprintf(labels + size, sizeof labels - size, ", %s", label);
  }
  char tries[60];
  snprintf(tries, sizeof tries, T(hint_tries), e->times);
  const char *more = several && !e->whole ? " +" : "";
  width += (int)strlen(more);
  say_line("  %s%s%*s %3.0f %%%s", labels, more, width < 30 ? 30 - width : 0, "", 100 * e->value, tries);
}

/* The best ones, each choice once. */
static void print_hints(struct repl *r, const croupier_estimate *best) {
  for (int i = 0, told = 0; i < MOST_THOUGHT && told < MOST_HINTS && best[i].times > 0; i++) {
    if (is_told(best, i)) continue;
    print_hint(r, &best[i]);
    told++;
  }
}

/* Is the one that was tried most often also the best? Else it is worth while to think on. */
static bool is_clear(const croupier_estimate *best) {
  for (int i = 1; i < MOST_HINTS; i++)
    if (best[i].times > 0 && best[i].value > best[0].value) return false;
  return true;
}

static int no_thinker(const char *word) {
  char list[200] = "";
  size_t used = 0;
  croupier_bot_form form;
  for (int i = 0; used < sizeof list && croupier_bot_form_at(i, said_in(), &form); i++)
    if (form.thinks)
      used += (size_t)snprintf(list + used, sizeof list - used, "%s%s", used ? ", " : "", form.example);
  warn(T(not_a_thinker), word, list);
  return DONE;
}

static int hint(struct repl *r, char *rest) {
  croupier_bot bot = {.kind = CROUPIER_SEARCH, .ms = 1000};
  if (*rest && (!croupier_bot_named(rest, &bot) || !croupier_bot_thinks(&bot))) return no_thinker(rest);
  struct thinking t;
  croupier_estimate best[MOST_THOUGHT] = {{.times = 0}};
  croupier_progress progress = think_begin(&t, r, T(thinking));
  int option = croupier_search(r->game->c, r->seat, &bot, 1, &progress, best, MOST_THOUGHT);
  if (!*rest && option >= 0 && !is_clear(best) && !line_stops()) {
    memset(best, 0, sizeof best);
    bot.ms = 4000;
    option = croupier_search(r->game->c, r->seat, &bot, 1, &progress, best, MOST_THOUGHT);
  }
  think_end(&t);
  line_stopped();
  if (option < 0) {
    warn(T(no_hint), croupier_error(r->game->c));
    return DONE;
  }
  if (*croupier_bot_trouble(r->game->c)) warn(T(hint_met_loop), croupier_bot_trouble(r->game->c));
  if (*croupier_bot_met(r->game->c)) warn(T(hint_met_error), croupier_bot_met(r->game->c));
  if (best[0].times == 0)
    say_line(T(hint_only_answer), croupier_option(r->game->c, r->seat, option, r->lang));
  print_hints(r, best);
  bool against = croupier_fate_of(r->game->c) == CROUPIER_AGAINST && croupier_players(r->game->c) > 1;
  if (best[0].times > 0)
    print_wrapped(stdout, against ? T(hint_value) : T(hint_value_alone), 0, 0, look_columns());
  return DONE;
}

/* --- answers --- */

static int pass(struct repl *r, char *rest) {
  (void)rest;
  int status = DONE;
  if (!answer_exact(r, "pass", &status)) answer_refuse(r, "pass");
  return status;
}

static int automatic(struct repl *r, char *rest) {
  r->automatic = 1;
  if (text_is(TEXT_word_all, rest)) r->automatic = LONG_MAX;
  else if (*rest && !verb_number(rest, 1, 1000000, &r->automatic)) r->automatic = 0;
  r->paused = false;
  return DONE;
}

static int always(struct repl *r, char *rest) {
  int option = *rest ? menu_find(&r->menu, rest, NULL) : NOT_THERE;
  if (!*rest) warn("%s", T(always_usage));
  else if (option < 0) answer_refuse(r, rest);
  else if (croupier_question_of(r->game->c, r->seat)->several) warn("%s", T(always_several));
  else if (!always_is_possible(r, option)) warn(T(always_free), rest);
  else if (!always_begin(r, option)) return complain(FAULT, "%s", no_memory());
  return DONE;
}

const struct verb ask_verbs[] = {
    PAGED_VERB(explain, A_PIECE, ANYTIME, explain), VERB(moves, NOTHING, A_QUESTION, moves),
    PAGED_VERB(why, AN_ANSWER, A_QUESTION, why),    VERB(hint, NOTHING, A_QUESTION, hint),
    VERB(pass, NOTHING, A_QUESTION, pass),          VERB(always, AN_ANSWER, A_QUESTION, always),
    VERB(auto, NOTHING, A_TABLE, automatic),        {.run = NULL},
};
