/* verb_ask.c: about the question: what may be answered, why not something else, somebody else's answer. */
#include <limits.h>
#include <string.h>

#include "answer.h"
#include "comment.h"
#include "outofturn.h"
#include "screen.h"
#include "think.h"
#include "verbs.h"

static int moves(struct repl *r, char *rest) {
  (void)rest;
  screen_ask(r);
  return DONE;
}

/* A rule of the script that is being carried out, and what its comment says of it. */
static void print_rule(const struct repl *r, const char *rule, const char *comment, const char *file,
                       int line) {
  char place[300];
  snprintf(place, sizeof place, " (%s:%d)%s", file, line, *comment ? ":" : "");
  printf("  %s", mark(&r->look, STRONG));
  print_safe(stdout, rule);
  fputs(mark(&r->look, PLAIN), stdout);
  print_safe(stdout, place);
  print_wrapped(stdout, comment, 2 + croupier_width(rule) + croupier_width(place), 4, look_columns());
}

static void print_rule_at(struct repl *r, int i) {
  char comment[600];
  const char *file;
  int line;
  const char *rule = croupier_rule(r->game->c, i, &file, &line);
  comment_above(&r->game->config, file, line, comment, sizeof comment);
  print_rule(r, rule, comment, file, line);
}

/* The innermost that has a comment; where none has, the innermost: it asks. -1: no rule is carried out. */
static int rule_that_asks(struct repl *r) {
  const char *file;
  int line, i = 0;
  for (; croupier_rule(r->game->c, i, &file, &line); i++) {
    char comment[600];
    comment_above(&r->game->config, file, line, comment, sizeof comment);
    if (*comment) return i;
  }
  return i > 0 ? 0 : -1;
}

/* All of them, from the outside in. */
static void print_rules(struct repl *r) {
  const char *file;
  int line, count = 0;
  while (croupier_rule(r->game->c, count, &file, &line)) count++;
  while (count-- > 0) print_rule_at(r, count);
}

static int explain(struct repl *r, char *rest) {
  (void)rest;
  static const char *const kinds[][2] = {
      [CROUPIER_ONE] = {"One of these is the answer: its number, its name, or the beginning of its name.",
                        "Ezek egyike a válasz: a száma, a neve vagy a neve eleje."},
      [CROUPIER_YES_OR_NO] = {"The answer is yes or no.", "A válasz igen vagy nem."},
      [CROUPIER_NUMBER] = {"The answer is a number, or a word if one stands there.",
                           "A válasz egy szám, vagy egy szó, ha áll ott olyan."},
      [CROUPIER_SELECT] =
          {"Several may be wanted: all on one line, `1 3 4` or with commas by name. A line is the whole "
           "choice if that is allowed; with a + at its end you go on choosing. What is alike stands there once: "
           "`2 2` takes two of it.",
           "Több is kellhet: mind egy sorban, `1 3 4` vagy névvel, vesszővel. Egy sor az egész választás, "
           "ha így szabályos; a végén + után tovább lehet választani. Az egyformák egyszer "
           "állnak itt: `2 2` kettőt vesz belőlük."},
      [CROUPIER_ORDER] =
          {"All of these, in the order that you want: on one line, `3 1 2`, or one after the other.",
           "Mindegyik, a kívánt sorrendben: egy sorban, `3 1 2`, vagy egyenként."},
  };
  if (!r->seat) {
    char text[200];
    print_line(stdout, verb_unasked(r->game, r->lang, text), 0);
    return DONE;
  }
  const char *const *kind = kinds[croupier_question_of(r->game->c, r->seat)->kind];
  screen_ask(r);
  print_wrapped(stdout, repl_in(r, kind[0], kind[1]), 0, 0, look_columns());
  int rule = rule_that_asks(r);
  if (rule >= 0) {
    puts(repl_in(r, "The rule that asks:", "A szabály, amely kérdez:"));
    print_rule_at(r, rule);
  }
  out_of_turn_explain(r);
  print_wrapped(stdout,
                repl_in(r, "`why not` says what is not offered, and why. `help` lists all commands.",
                        "A `miért nem` megmondja, mi nem választható és miért. A `súgó` az összes parancs."),
                0, 0, look_columns());
  return DONE;
}

/* --- why not --- */

struct refusal {
  char text[600];
};

static struct refusal refusal(struct repl *r, int i) {
  struct refusal is;
  const char *reason = "";
  const char *label = croupier_refused(r->game->c, r->seat, i, r->lang, &reason);
  snprintf(is.text, sizeof is.text, "  %s: %s", label,
           reason && *reason ? reason : repl_in(r, "not possible now", "most nem lehet"));
  return is;
}

/* What is alike is told once. */
static void print_all_refused(struct repl *r, int refused) {
  for (int i = 0; i < refused; i++) {
    struct refusal is = refusal(r, i);
    int k = 0;
    while (k < i && strcmp(refusal(r, k).text, is.text) != 0) k++;
    if (k == i) print_line(stdout, is.text, 4);
  }
}

/* Neither offered nor refused. */
static void print_unknown(struct repl *r, const char *word) {
  croupier *c = r->game->c;
  const croupier_question *q = croupier_question_of(c, r->seat);
  const char *wanted = croupier_wanted(c, r->seat, r->lang);
  if (q->kind == CROUPIER_NUMBER) {
    char least[40];
    snprintf(least, sizeof least, "%s", croupier_option(c, r->seat, 0, r->lang));
    say(repl_in(r, "A number from %s to %s is wanted.\n", "Egy szám kell, %s és %s között.\n"), least,
        croupier_option(c, r->seat, q->options - 1, r->lang));
  } else if (*wanted) {
    warn(repl_in(r, "there is no legal choice with \"%.60s\" in it (%s)",
                 "nincs szabályos választás, amelyben ez benne van: \"%.60s\" (%s)"),
         word, wanted);
  } else {
    warn(repl_in(r, "nothing that can be chosen here is called \"%.60s\"",
                 "itt semmi választhatónak sincs ilyen neve: \"%.60s\""),
         word);
  }
}

static int why_not(struct repl *r, const char *word) {
  int refused = croupier_question_of(r->game->c, r->seat)->refused;
  if (!*word) {
    if (refused == 0) puts(repl_in(r, "Nothing is refused here.", "Itt semmi sincs kizárva."));
    print_all_refused(r, refused);
    return DONE;
  }
  int i = answer_refused(r, word);
  if (i >= 0) print_line(stdout, refusal(r, i).text, 4);
  else if (menu_find(&r->menu, word, NULL) >= 0) puts(repl_in(r, "It is offered.", "Ez választható."));
  else print_unknown(r, word);
  return DONE;
}

static int why(struct repl *r, char *rest) {
  static const char *const nots[] = {"not", "nem"};
  for (int i = 0; i < 2; i++) {
    size_t size = strlen(nots[i]);
    if (strncmp(rest, nots[i], size) == 0 && strchr(" \t", rest[size]))
      return why_not(r, rest + size + strspn(rest + size, " \t"));
  }
  if (*rest)
    warn("%s",
         repl_in(r, "`why`, `why not` or `why not ANSWER`", "`miért`, `miért nem` vagy `miért nem VÁLASZ`"));
  else print_rules(r);
  return DONE;
}

/* --- hint --- */

#define MOST_HINTS 3

/* As it may be typed. A + where more is to be picked, and it is not known what. */
static void print_hint(struct repl *r, const croupier_estimate *e) {
  const struct game *g = r->game;
  const croupier_question *q = croupier_question_of(g->c, r->seat);
  bool several = q->several;
  const char *label = croupier_option(g->c, r->seat, e->option, r->lang);
  int width = croupier_width(label);
  printf("  ");
  print_safe(stdout, label);
  for (int i = 0; i < e->withs; i++) {
    label = croupier_option(g->c, r->seat, e->with[i], r->lang);
    width += croupier_width(label) + 2;
    printf(", ");
    print_safe(stdout, label);
  }
  if (several && !e->whole) width += printf(" +");
  printf("%*s %3.0f %%", width < 30 ? 30 - width : 0, "", 100 * e->value);
  printf(repl_in(r, "  tried %u times\n", "  %u próba\n"), e->times);
}

/* Is the one that was tried most often also the best? Else it is worth while to think on. */
static bool is_clear(const croupier_estimate *best) {
  for (int i = 1; i < MOST_HINTS; i++)
    if (best[i].times > 0 && best[i].value > best[0].value) return false;
  return true;
}

static int hint(struct repl *r, char *rest) {
  croupier_bot bot = {.kind = CROUPIER_SEARCH, .ms = 1000};
  if (*rest && (!croupier_bot_named(rest, &bot) || bot.kind == CROUPIER_RANDOM)) {
    warn(repl_in(r, "\"%.40s\" is no bot that thinks: greedy, search:500 and search:2000ms are",
                 "\"%.40s\" nem gondolkodó gép: greedy, search:500, search:2000ms az"),
         rest);
    return DONE;
  }
  struct thinking t;
  croupier_estimate best[MOST_HINTS] = {{.times = 0}};
  croupier_progress progress = think_begin(&t, r, repl_in(r, "thinking", "gondolkodik"));
  int option = croupier_search(r->game->c, r->seat, &bot, 1, &progress, best, MOST_HINTS);
  if (!*rest && option >= 0 && !is_clear(best) && !line_stops()) {
    memset(best, 0, sizeof best);
    bot.ms = 4000;
    option = croupier_search(r->game->c, r->seat, &bot, 1, &progress, best, MOST_HINTS);
  }
  think_end(&t);
  line_stopped();
  if (option < 0) {
    warn(repl_in(r, "there is no hint: %s", "nincs tipp: %s"), croupier_error(r->game->c));
    return DONE;
  }
  if (best[0].times == 0)
    say(repl_in(r, "  %s: nothing else can be answered\n", "  %s: más válasz nincs\n"),
        croupier_option(r->game->c, r->seat, option, r->lang));
  for (int i = 0; i < MOST_HINTS && best[i].times > 0; i++) print_hint(r, &best[i]);
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
  static const char *const all[] = {"all", "mind"};
  r->automatic = 1;
  if (strcmp(rest, all[0]) == 0 || strcmp(rest, all[1]) == 0) r->automatic = LONG_MAX;
  else if (*rest && !verb_number(r, rest, 1, 1000000, &r->automatic)) r->automatic = 0;
  r->paused = false;
  return DONE;
}

const struct verb ask_verbs[] = {
    {{"?", "?"},
     {"", ""},
     {"what is asked, and how to answer", "mi a kérdés, és hogyan lehet válaszolni"},
     {NULL, NULL},
     NOTHING,
     ANYTIME,
     explain},
    {{"moves", "lehet"},
     {"", ""},
     {"the question and what may be answered, once more", "a kérdés és a lehetséges válaszok még egyszer"},
     {NULL, NULL},
     NOTHING,
     A_QUESTION,
     moves},
    {{"why", "miért"},
     {"[not [ANSWER]]", "[nem [VÁLASZ]]"},
     {"the rules that led to the question; why not: why something is not offered",
      "a szabályok, amelyek a kérdéshez vezettek; miért nem: miért nem választható valami"},
     {"why not            all that is not offered, and why\nwhy not cloth 4    why that is not",
      "miért nem            minden, ami nem választható, és miért\nmiért nem posztó 4   ez miért nem"},
     AN_ANSWER,
     A_QUESTION,
     why},
    {{"hint", "tipp"},
     {"[BOT]", "[GÉP]"},
     {"what a bot would answer, knowing what you know", "mit válaszolna egy gép, aki annyit tud, mint te"},
     {"The best answers, and how good each seems: 100 % is the first place, 0 % the last. What is better is tried more\n"
      "often, and is surer. Where several are picked, it says which, or + if it does not know. It thinks for a second,\n"
      "and for four more if nothing is clear then; hint search:20000ms thinks longer. Ctrl-C makes it say what it has\n"
      "found so far.",
      "A legjobb válaszok, és milyen jónak látszanak: 100 % az első hely, 0 % az utolsó. A jobbat többször\n"
      "próbálja, az a biztosabb. Ha több is kell, megmondja, mi, vagy + jelzi, hogy nem tudja. Egy másodpercig\n"
      "gondolkodik, és még négyig, ha addig semmi sem világos; tipp search:20000ms tovább. Ctrl-C után megmondja,\n"
      "mit talált addig."},
     NOTHING,
     A_QUESTION,
     hint},
    {{"pass", "passz"},
     {"", ""},
     {"answer `pass`, where that is offered", "passzolás, ahol lehet"},
     {NULL, NULL},
     NOTHING,
     A_QUESTION,
     pass},
    {{"auto", "gép"},
     {"[n|all]", "[n|mind]"},
     {"a bot answers your next question, the next n, or all",
      "egy gép válaszol helyetted a következő kérdésre, n kérdésre vagy mindre"},
     {"It is a greedy bot. Ctrl-C stops it; `undo` takes it back.",
      "Ez egy greedy gép. A Ctrl-C megállítja, a `vissza` visszavonja."},
     NOTHING,
     A_TABLE,
     automatic},
    {.name = {NULL}},
};
