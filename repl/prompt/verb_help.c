/* verb_help.c: the greeting, help, the language, and leaving. */
#include <string.h>

#include "latest.h"
#include "verbs.h"
#include "words.h"

void verb_greet(struct repl *r) {
  puts(repl_in(r,
               "croupier " CROUPIER_VERSION ": games whose rules you can read and change.\n\n"
               "  start byzanz   a game against bots; TAB completes, ? explains, undo takes back\n"
               "  games          what else there is\n"
               "  help           all that can be typed here\n"
               "  quit           leave; nothing is lost",
               "croupier " CROUPIER_VERSION ": játékok, amelyek szabályait elolvashatod és átírhatod.\n\n"
               "  indít byzanz   játék gépek ellen; TAB kiegészít, ? elmagyaráz, vissza visszavon\n"
               "  játékok        mi van még\n"
               "  súgó           minden, ami ide írható\n"
               "  kilép          abbahagyás; semmi sem vész el"));
  char path[PATH_SIZE], name[PATH_SIZE];
  if (!latest_unfinished(path)) return;
  printf("%s", repl_in(r, "  open           go on with ", "  nyit           folytatás: "));
  game_stem(path, name);
  print_safe(stdout, name);
  putchar('\n');
}

/* --- help --- */

#define WIDEST_USAGE 24 /* columns */

/* In a list of width > 0 the sentences stand below each other, but what does not fit before them. */
static void print_usage(const struct verb *v, int lang, int width) {
  char left[80];
  snprintf(left, sizeof left, "%s %s", v->name[lang], v->arguments[lang]);
  int used = width > croupier_width(left) ? width : croupier_width(left);
  printf("  %s%*s  ", left, used - croupier_width(left), "");
  print_wrapped(stdout, v->sentence[lang], 4 + used, 4 + width, look_columns());
}

/* Where the words begin that explain what stands before them in a line of its own; NULL: it is a line of a paragraph. */
static const char *explanation(const char *line, const char *end) {
  const char *gap = strstr(line, "  ");
  return gap && gap < end ? gap + strspn(gap, " ") : NULL;
}

/* Paragraphs are filled; lines such as `what is typed   what it does` stay lines. */
static void print_more(const char *text) {
  char paragraph[1000] = "";
  while (*text) {
    const char *end = text + strcspn(text, "\n"), *explained = explanation(text, end);
    char line[300];
    snprintf(line, sizeof line, "%.*s", (int)(end - text), text);
    text = *end ? end + 1 : end;
    const char *next = text + strcspn(text, "\n");
    if (explained) {
      int left = (int)(explained - (end - strlen(line)));
      printf("  %.*s", left, line);
      char typed[300];
      snprintf(typed, sizeof typed, "%.*s", left, line);
      print_wrapped(stdout, line + left, 2 + croupier_width(typed), 2 + croupier_width(typed),
                    look_columns());
      continue;
    }
    size_t size = strlen(paragraph);
    snprintf(paragraph + size, sizeof paragraph - size, "%s%s", size ? " " : "", line);
    if (*text && !explanation(text, next)) continue;
    fputs("  ", stdout);
    print_wrapped(stdout, paragraph, 2, 2, look_columns());
    *paragraph = '\0';
  }
}

static int help_one(struct repl *r, char *name) {
  char *rest;
  int lang = verb_language(r);
  const struct verb *v = verb_find(name, &rest, false);
  if (!v && words_help(name)) return DONE;
  if (!v) v = verb_find(name, &rest, true);
  if (!v) {
    verb_unknown(r, name);
    return DONE;
  }
  print_usage(v, lang, 0);
  if (v->more[lang]) print_more(v->more[lang]);
  return DONE;
}

static int help(struct repl *r, char *rest) {
  if (*rest) return help_one(r, rest);
  int lang = verb_language(r), width = 0;
  const struct verb *v;
  for (int i = 0; (v = verb_at(i)) != NULL; i++) {
    int used = croupier_width(v->name[lang]) + 1 + croupier_width(v->arguments[lang]);
    if (used > width && used <= WIDEST_USAGE) width = used;
  }
  for (int i = 0; (v = verb_at(i)) != NULL; i++) print_usage(v, lang, width);
  puts(repl_in(r,
               "\nWhat is asked is answered by number, by name or by its beginning.\n"
               "The beginning of a command is enough, and `help COMMAND` says more.",
               "\nA kérdésre szám, név vagy a név eleje a válasz.\n"
               "A parancsoknak is elég az eleje, és a `súgó PARANCS` többet mond."));
  return DONE;
}

/* --- language, leaving --- */

static int language_of_texts(struct repl *r, char *rest) {
  if (strcmp(rest, "en") != 0 && strcmp(rest, "hu") != 0) {
    warn("%s", repl_in(r, "there are: lang en, lang hu", "van: nyelv en, nyelv hu"));
    return DONE;
  }
  r->lang = strcmp(rest, "hu") == 0 ? "hu" : "en";
  say_in(r->lang);
  if (!r->game) return puts(repl_in(r, "English.", "Magyarul.")), DONE;
  r->game->lang = r->lang;
  croupier_speak(r->game->c, r->lang);
  repl_changed(r);
  return DONE;
}

static int quit(struct repl *r, char *rest) {
  (void)rest;
  r->left = true;
  return DONE;
}

const struct verb help_verbs[] = {
    {{"lang", "nyelv"},
     {"en|hu", "en|hu"},
     {"the language of the texts", "a szövegek nyelve"},
     {NULL, NULL},
     A_LANGUAGE,
     ANYTIME,
     language_of_texts},
    {{"help", "súgó"},
     {"[COMMAND]", "[PARANCS]"},
     {"all commands, or more about one", "az összes parancs, vagy több az egyikről"},
     {NULL, NULL},
     A_VERB,
     ANYTIME,
     help},
    {{"quit", "kilép"},
     {"", ""},
     {"leave; the game is kept", "abbahagyás; a játék megmarad"},
     {"Ctrl-D does the same. `croupier resume` goes on where you left.",
      "A Ctrl-D is ezt teszi. A `croupier resume` ott folytatja, ahol abbahagytad."},
     NOTHING,
     ANYTIME,
     quit},
    {.name = {NULL}},
};
