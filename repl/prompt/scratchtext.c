/* scratchtext.c: lines that were tried, as a script: what makes something in setup, the rest in play. */
#define _POSIX_C_SOURCE 200809L

#include "scratchtext.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "indent.h"
#include "lex.h"

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

/* "local a = 1", "function a(": the second token, if the first one is this keyword and more follows. Else TOKEN_END. */
static struct token behind(const char *text, const char *word) {
  struct token first = lex(text), second = lex(first.text + first.size);
  bool is = first.kind == TOKEN_KEYWORD && token_is(first, word) && second.text > first.text + first.size;
  return is ? second : (struct token){TOKEN_END, text, 0, false};
}

/* "a, b = ..." or "function a(": the names; 0: the line is none of these. */
static size_t assigned(const char *text, struct token name[], size_t most) {
  struct token function = behind(text, "function");
  if (function.kind == TOKEN_NAME) {
    name[0] = function;
    return token_is(lex(function.text + function.size), "(");
  }
  for (size_t count = 0; count < most;) {
    struct token next = lex(text), sign = lex(next.text + next.size);
    if (next.kind != TOKEN_NAME) return 0;
    name[count++] = next;
    if (token_is(sign, "=")) return count;
    if (!token_is(sign, ",")) return 0;
    text = sign.text + sign.size;
  }
  return 0;
}

static bool is_known(const char *all, struct token name) {
  for (struct token known = lex(all); known.kind != TOKEN_END; known = lex(known.text + known.size))
    if (known.size == name.size && strncmp(known.text, name.text, name.size) == 0) return true;
  return false;
}

/* The game is `self`, but at the prompt it may be called so as well. */
static bool speaks_of_game(const struct pad *pad) {
  for (size_t i = 0; i < pad->count; i++)
    for (struct token t = lex(pad->entry[i].text); t.kind != TOKEN_END; t = lex(t.text + t.size))
      if (t.kind == TOKEN_NAME && token_is(t, "game")) return true;
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
    struct token name[MOST];
    size_t count = assigned(pad->entry[i].text, name, MOST);
    for (size_t k = 0; k < count; k++) {
      if (is_known(all, name[k]) || is_known(more, name[k])) continue;
      if (strlen(more) + name[k].size + 3 < sizeof more)
        sprintf(more + strlen(more), "%s %.*s", *more ? "," : "", (int)name[k].size, name[k].text);
    }
  }
  if (*more) fprintf(out, "local%s\n", more);
}

/* --- the script --- */

/* A = outside brackets assigns. */
static bool assigns(const char *text) {
  static const char *const opens[] = {"(", "[", "{", NULL}, *const closes[] = {")", "]", "}", NULL};
  int open = 0;
  for (struct token t = lex(text); t.kind != TOKEN_END; t = lex(t.text + t.size)) {
    if (t.kind != TOKEN_SIGN) continue;
    if (open == 0 && token_is(t, "=")) return true;
    open += token_in(t, opens) - (open > 0 && token_in(t, closes));
  }
  return false;
}

static bool is_statement(const char *text) {
  static const char *const words[] = {"local", "for",      "while",  "if",   "repeat",
                                      "do",    "function", "return", "goto", NULL};
  return token_in(lex(text), words) || assigns(text);
}

bool pad_add(struct pad *pad, const char *line) {
  struct entry *more = realloc(pad->entry, (pad->count + 2) * sizeof *more);
  if (!more) return false;
  pad->entry = more;
  struct token names[8], known = behind(line, "local"); /* in all lines that come after */
  if (known.kind != TOKEN_END && assigned(known.text, names, 8)) line = known.text;
  more[pad->count] = (struct entry){.text = strdup(line)};
  if (!more[pad->count].text) return false;
  more[pad->count].statement = is_statement(line);
  more[pad->count].function = behind(line, "function").kind == TOKEN_NAME;
  pad->count++;
  return true;
}

/* An expression is no statement unless it is a call. */
static bool is_call(const char *text) {
  struct token last = lex(text);
  bool named = last.kind == TOKEN_NAME;
  for (struct token t = last; t.kind != TOKEN_END; t = lex(t.text + t.size))
    if (t.kind != TOKEN_COMMENT) last = t;
  return named && (last.kind == TOKEN_STRING || token_is(last, ")") || token_is(last, "}"));
}

/* A rule is one of the class, in place of `self`, which is not there yet. */
static void write_function(FILE *out, const char *text) {
  static const char of_class[] = "function scratch";
  const char *name = behind(text, "function").text, *rule = strncmp(name, "self:", 5) == 0 ? name + 4 : NULL;
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
