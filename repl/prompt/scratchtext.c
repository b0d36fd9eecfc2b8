/* scratchtext.c: lines that were tried, as a script: what makes something in setup, the rest in play. */
#define _POSIX_C_SOURCE 200809L

#include "scratchtext.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "indent.h"

#define BEGINS "a line of the scratch pad begins: "

void pad_drop(struct pad *pad) {
  struct entry *last = &pad->entry[--pad->count];
  free(last->text);
  free(last->answer);
}

void pad_free(struct pad *pad) {
  while (pad->count > 0) pad_drop(pad);
  free(pad->entry);
}

bool entry_add_answer(struct entry *entry, int option) {
  int *more = realloc(entry->answer, (entry->answers + 1) * sizeof *more);
  if (!more) return false;
  entry->answer = more;
  more[entry->answers++] = option;
  return true;
}

size_t pad_line_begun(const char *printed, size_t size) {
  size_t known = sizeof BEGINS - 1;
  size_t line = 0;
  if (size <= known || strncmp(printed, BEGINS, known) != 0) return 0;
  for (size_t i = known; i < size && printed[i] >= '0' && printed[i] <= '9'; i++)
    line = 10 * line + (size_t)(printed[i] - '0');
  return line;
}

/* --- names that lines assign to --- */

static bool in_name(char c) { return isalnum((unsigned char)c) || c == '_'; }

static size_t name_size(const char *text) {
  size_t size = 0;
  while (in_name(text[size])) size++;
  return isdigit((unsigned char)*text) ? 0 : size;
}

/* What stands behind this word and blanks, or the whole text. */
static const char *behind(const char *text, const char *word) {
  size_t size = strlen(word);
  bool is = strncmp(text, word, size) == 0 && strchr(" \t", text[size]) && text[size];
  return is ? text + size + strspn(text + size, " \t") : text;
}

/* "a, b = ..." or "function a(": the names; 0: the line is none of these. */
static size_t assigned(const char *text, const char *name[], size_t size[], size_t most) {
  size_t count = 0;
  const char *function = behind(text, "function");
  if (function > text) {
    name[0] = function;
    size[0] = name_size(function);
    return function[size[0] + strspn(function + size[0], " \t")] == '(' && size[0] > 0;
  }
  for (;; text++) {
    text += strspn(text, " \t");
    if (count == most || (size[count] = name_size(text)) == 0) return 0;
    name[count] = text;
    text += size[count++];
    text += strspn(text, " \t");
    if (*text == '=') return text[1] == '=' ? 0 : count;
    if (*text != ',') return 0;
  }
}

static bool is_known(const char *all, const char *name, size_t size) {
  for (const char *at = all; (at = strchr(at, ' ')) != NULL;)
    if (strncmp(++at, name, size) == 0 && (at[size] == ',' || at[size] == '\0')) return true;
  return false;
}

/* The game is `self`, but at the prompt it may be called so as well. */
static bool speaks_of_game(const struct pad *pad) {
  for (size_t i = 0; i < pad->count; i++)
    for (const char *text = pad->entry[i].text, *at = text; (at = strstr(at, "game")) != NULL; at += 4)
      if ((at == text || !in_name(at[-1])) && !in_name(at[4])) return true;
  return false;
}

static void write_names(const struct pad *pad, FILE *out) {
  enum { MOST = 8, ROOM = 4000 };
  char all[ROOM] = "";
  const char *game = speaks_of_game(pad) ? ", game" : "";
  for (int seat = 1; seat <= pad->players; seat++)
    sprintf(all + strlen(all), "%s p%d", seat > 1 ? "," : "", seat);
  strcat(all, game);
  fprintf(out, "local%s\n", all);
  char more[ROOM] = "";
  for (size_t i = 0; i < pad->count; i++) {
    const char *name[MOST];
    size_t size[MOST], count = assigned(pad->entry[i].text, name, size, MOST);
    for (size_t k = 0; k < count; k++) {
      if (is_known(all, name[k], size[k]) || is_known(more, name[k], size[k])) continue;
      if (strlen(more) + size[k] + 3 < sizeof more)
        sprintf(more + strlen(more), "%s %.*s", *more ? "," : "", (int)size[k], name[k]);
    }
  }
  if (*more) fprintf(out, "local%s\n", more);
}

/* --- the script --- */

static bool is_statement(const char *text) {
  static const char *const words[] = {"local", "for",      "while",  "if",  "repeat",
                                      "do",    "function", "return", "goto"};
  size_t size = name_size(text), names[8];
  const char *name[8];
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strlen(words[i]) == size && strncmp(text, words[i], size) == 0) return true;
  if (assigned(text, name, names, 8)) return true;
  for (const char *at = text; (at = strchr(at, '=')) != NULL; at += 1 + (at[1] == '='))
    if (at > text && at[1] != '=' && !strchr("=<>~", at[-1])) {
      size_t open = 0; /* an = outside brackets and quotes assigns */
      char quoted = 0;
      for (const char *p = text; p < at; p++) {
        if (quoted) quoted = *p == quoted ? 0 : quoted;
        else if (*p == '"' || *p == '\'') quoted = *p;
        else if (strchr("([{", *p)) open++;
        else if (strchr(")]}", *p) && open) open--;
      }
      if (!quoted && open == 0) return true;
    }
  return false;
}

bool pad_add(struct pad *pad, const char *line) {
  struct entry *more = realloc(pad->entry, (pad->count + 2) * sizeof *more);
  if (!more) return false;
  pad->entry = more;
  const char *names[8], *known = behind(line, "local"); /* in all lines that come after */
  size_t sizes[8];
  if (assigned(known, names, sizes, 8)) line = known;
  more[pad->count] = (struct entry){.text = strdup(line), .function = behind(line, "function") > line};
  if (!more[pad->count].text) return false;
  more[pad->count].statement = is_statement(line);
  pad->count++;
  return true;
}

/* An expression is no statement unless it is a call. */
static bool is_call(const char *text) {
  size_t size = strlen(text);
  return size > 0 && strchr(")}\"", text[size - 1]) != NULL && name_size(text) > 0;
}

/* A rule is one of the class, in place of `self`, which is not there yet. */
static void write_function(FILE *out, const char *text) {
  static const char of_class[] = "function scratch";
  const char *name = behind(text, "function"), *rule = strncmp(name, "self:", 5) == 0 ? name + 4 : NULL;
  char *whole = rule ? malloc(sizeof of_class + strlen(rule)) : NULL;
  if (whole) sprintf(whole, "%s%s", of_class, rule);
  indent(out, whole ? whole : text, 0);
  putc('\n', out);
  free(whole);
}

static void write_line(FILE *out, const struct entry *e, size_t number, bool tried) {
  bool statement = e->statement;
  if (tried && !e->setup) {
    fprintf(out, "  print \"" BEGINS "%zu\"\n", number);
    fprintf(out, statement ? "  %s\n" : "  said(%s)\n", e->text);
  } else if (statement || is_call(e->text)) {
    if (tried) fprintf(out, "  %s\n", e->text);
    else indent(out, e->text, 1);
  }
}

char *pad_script(const struct pad *pad, const char *name, bool tried) {
  char *text = NULL;
  size_t size = 0;
  FILE *out = open_memstream(&text, &size);
  if (!out) return NULL;
  if (!tried) fprintf(out, "-- %s: tried line by line at the prompt.\n", name);
  write_names(pad, out);
  if (tried)
    fputs("local function said(...)\n"
          "  for i = 1, select('#', ...) do print(croupier.show((select(i, ...)))) end\n"
          "end\n",
          out);
  fprintf(out, "\nlocal scratch = croupier.game \"%s\" { players = %d }\n\n", name, pad->players);
  for (size_t i = 0; i < pad->count; i++)
    if (pad->entry[i].function) write_function(out, pad->entry[i].text);
  fputs("function scratch:setup()\n  ", out);
  for (int seat = 1; seat <= pad->players; seat++) fprintf(out, "%sp%d", seat > 1 ? ", " : "", seat);
  fputs(" = table.unpack(self.players)\n", out);
  if (speaks_of_game(pad)) fputs("  game = self\n", out);
  for (size_t i = 0; i < pad->count; i++)
    if (pad->entry[i].setup) write_line(out, &pad->entry[i], i + 1, tried);
  fputs("end\n\n", out);
  fputs("function scratch:play()\n", out);
  for (size_t i = 0; i < pad->count; i++)
    if (!pad->entry[i].setup && !pad->entry[i].function) write_line(out, &pad->entry[i], i + 1, tried);
  if (tried) fprintf(out, "  print \"" BEGINS "%zu\"\n  p1:ask(\"line\", { \"next\" })\n", pad->count + 1);
  fputs("end\n\nreturn scratch\n", out);
  fclose(out);
  return text;
}
