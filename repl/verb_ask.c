/* verb_ask.c: about the question: what may be answered, why not something else, somebody else's answer. */
#include <limits.h>
#include <string.h>

#include "verbs.h"

static int moves(struct repl *r, char *rest) {
  (void)rest;
  question_ask(r);
  return DONE;
}

static int explain(struct repl *r, char *rest) {
  (void)rest;
  static const char *const kinds[][3] = {
      {"one", "One of these is the answer: its number, its name, or the beginning of its name.",
       "Ezek egyike a válasz: a száma, a neve vagy a neve eleje."},
      {"yes", "The answer is yes or no.", "A válasz igen vagy nem."},
      {"number", "The answer is a number.", "A válasz egy szám."},
      {"select",
       "Several may be wanted: all on one line, `1 3 4` or with commas by name. A line is the whole\n"
       "choice if that is allowed; with a + at its end you go on choosing.",
       "Több is kellhet: mind egy sorban, `1 3 4` vagy névvel, vesszővel. Egy sor az egész választás,\n"
       "ha így szabályos; a végén + után tovább lehet választani."},
      {"order", "All of these, in the order that you want: on one line, `3 1 2`, or one after the other.",
       "Mindegyik, a kívánt sorrendben: egy sorban, `3 1 2`, vagy egyenként."},
  };
  if (!r->seat) {
    puts(repl_in(r, "Nothing is asked now. `help` lists the commands.",
                 "Most nincs kérdés. A `súgó` felsorolja a parancsokat."));
    return DONE;
  }
  const char *kind = croupier_question_of(r->game->c, r->seat)->kind;
  question_ask(r);
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (strcmp(kind, kinds[i][0]) == 0) puts(repl_in(r, kinds[i][1], kinds[i][2]));
  free_explain(r);
  puts(repl_in(r, "`why not` says what is not offered, and why. `help` lists all commands.",
               "A `miért nem` megmondja, mi nem választható és miért. A `súgó` az összes parancs."));
  return DONE;
}

/* --- why not --- */

static void print_refused(struct repl *r, int i) {
  const char *reason = "";
  const char *label = croupier_refused(r->game->c, r->seat, i, r->lang, &reason);
  printf("  ");
  print_safe(stdout, label);
  printf(": ");
  print_safe(stdout, reason && *reason ? reason : repl_in(r, "not possible now", "most nem lehet"));
  putchar('\n');
}

static int why_not(struct repl *r, const char *word) {
  int refused = croupier_question_of(r->game->c, r->seat)->refused;
  const char *reason;
  if (!*word) {
    if (refused == 0) puts(repl_in(r, "Nothing is refused here.", "Itt semmi sincs kizárva."));
    for (int i = 0; i < refused; i++) print_refused(r, i);
    return DONE;
  }
  int i = answer_refused(r, word, &reason);
  if (i >= 0) print_refused(r, i);
  else if (menu_find(&r->menu, word, NULL) >= 0) puts(repl_in(r, "It is offered.", "Ez választható."));
  else warn(repl_in(r, "nothing here is called \"%.60s\"", "itt semminek sincs ilyen neve: \"%.60s\""), word);
  return DONE;
}

static int why(struct repl *r, char *rest) {
  static const char *const nots[] = {"not", "nem"};
  for (int i = 0; i < 2; i++) {
    size_t size = strlen(nots[i]);
    if (strncmp(rest, nots[i], size) == 0 && strchr(" \t", rest[size]))
      return why_not(r, rest + size + strspn(rest + size, " \t"));
  }
  warn("%s", repl_in(r, "`why not` or `why not ANSWER`", "`miért nem` vagy `miért nem VÁLASZ`"));
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
     {"not [ANSWER]", "nem [VÁLASZ]"},
     {"why that is not offered, or all that is not", "miért nem választható, vagy mi minden nem"},
     {NULL, NULL},
     AN_ANSWER,
     A_QUESTION,
     why},
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
     {"Ctrl-C stops it; `undo` takes it back.", "A Ctrl-C megállítja, a `vissza` visszavonja."},
     NOTHING,
     A_TABLE,
     automatic},
    {.name = {NULL}},
};
