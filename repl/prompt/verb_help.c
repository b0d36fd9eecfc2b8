/* verb_help.c: help, the language, and leaving. */
#include <string.h>

#include "verbs.h"
#include "words.h"

/* --- help --- */

#define WIDEST_USAGE 24 /* columns */
#define NARROW       60 /* fewer columns: help stands below what it explains */

/* In a list of width > 0 the sentences stand below each other, but what does not fit before them. */
static void print_usage(const struct verb *v, int width) {
  char left[80], sentence[200];
  const char *text = text_at(v->help);
  snprintf(left, sizeof left, "%s %s", text_at(v->name), text_at(v->arguments));
  snprintf(sentence, sizeof sentence, "%.*s", (int)strcspn(text, "\n"), text);
  int used = width > croupier_width(left) ? width : croupier_width(left), columns = look_columns();
  bool below = 4 + used > columns / 2 && columns < NARROW;
  if (below) {
    say_line("  %s", left);
    printf("      ");
  } else printf("  %s%*s  ", left, used - croupier_width(left), "");
  print_wrapped(stdout, sentence, below ? 6 : 4 + used, below ? 6 : 4 + width, columns);
}

/* Where the words begin that explain what stands before them in a line of its own; NULL: it is a line of a paragraph. */
static const char *explanation(const char *line, const char *end) {
  const char *gap = strstr(line, "  ");
  return gap && gap < end ? gap + strspn(gap, " ") : NULL;
}

/* What is typed, and behind it or, where there is no room, below it what it does. */
static void print_explained(const char *line, int left) {
  char typed[300];
  int columns = look_columns(), used;
  snprintf(typed, sizeof typed, "%.*s", left, line);
  used = 2 + croupier_width(typed);
  bool below = used > columns / 2 && columns < NARROW;
  if (below) say_line("  %s", typed);
  printf("%s%s", below ? "      " : "  ", below ? "" : typed);
  print_wrapped(stdout, line + left, below ? 6 : used, below ? 6 : used, columns);
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
      print_explained(line, (int)(explained - (end - strlen(line))));
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
  size_t rest;
  const struct verb *v = verb_find(r, name, &rest, false);
  if (!v && words_help(name)) return DONE;
  if (!v) v = verb_find(r, name, &rest, true);
  if (!v) {
    verb_unknown(r, name);
    return DONE;
  }
  print_usage(v, 0);
  char text[VERB_HELP];
  const char *more = strchr(verb_help(v, language_number(), text), '\n');
  if (more) print_more(more + 1);
  return DONE;
}

static int help(struct repl *r, char *rest) {
  if (*rest) return help_one(r, rest);
  int width = 0;
  const struct verb *v;
  for (int i = 0; (v = verb_at(r->verbs, i)) != NULL; i++) {
    int used = croupier_width(text_at(v->name)) + 1 + croupier_width(text_at(v->arguments));
    if (used > width && used <= WIDEST_USAGE) width = used;
  }
  for (int i = 0; (v = verb_at(r->verbs, i)) != NULL; i++) print_usage(v, width);
  putchar('\n');
  say_line("%s", T(help_end));
  return DONE;
}

/* --- language, leaving --- */

static int language_of_texts(struct repl *r, char *rest) {
  const char *lang = language_of_code(rest);
  if (!*rest) {
    say_line(T(lang_list), language_codes(", "));
    return DONE;
  }
  if (!lang) {
    warn(T(lang_wrong), rest, language_codes(", "));
    return DONE;
  }
  r->lang = lang;
  say_in(r->lang);
  if (!r->game) return say_line("%s", T(lang_chosen)), DONE;
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
    VERB(lang, A_LANGUAGE, ANYTIME, language_of_texts),
    PAGED_VERB(help, A_VERB, ANYTIME, help),
    VERB(quit, NOTHING, ANYTIME, quit),
    {.run = NULL},
};
