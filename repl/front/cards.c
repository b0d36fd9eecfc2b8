/* cards.c: `cards`: the pieces of a game as a list, as a table that croupier.cards reads, or as cards to print. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "defaults.h"
#include "look.h"
#include "output.h"
#include "paper.h"
#include "say.h"

struct printed {
  struct faces faces;
  struct paper paper;
  const char *lang;
};

/* --- as a list --- */

static bool print_list(const void *results, FILE *out) {
  const struct printed *p = results;
  for (size_t i = 0; i < p->faces.count; i++) {
    const struct face *is = &p->faces.face[i];
    char line[FACE_FIELDS * (2 * FACE_TEXT + 3) + FACE_TEXT + 20];
    int used = snprintf(line, sizeof line, "%4d  %s", is->copies, is->called);
    for (int k = 0; k < is->fields; k++) {
      char field[FIELD_TEXT];
      face_field_text(&is->field[k], field);
      used += snprintf(line + used, sizeof line - (size_t)used, ", %s", field);
    }
    print_line(out, line, 6);
    for (const char *at = is->says ? is->says : ""; *at; at += strspn(at, "\n")) {
      int size = (int)strcspn(at, "\n");
      snprintf(line, sizeof line, "      %.*s", size, at);
      print_line(out, line, 6);
      at += size;
    }
  }
  return true;
}

/* --- as JSON --- */

static json_t *field_json(const struct face_field *field) {
  if (field->truth) return json_true();
  return field->number ? json_integer(strtoll(field->value, NULL, 10)) : json_string(field->value);
}

static json_t *face_json(const struct face *is) {
  json_t *fields = json_object();
  for (int i = 0; i < is->fields; i++)
    json_object_set_new(fields, is->field[i].name, field_json(&is->field[i]));
  return json_pack("{s:s, s:s, s:i, s:o, s:s?}", "name", is->name, "called", is->called, "copies", is->copies,
                   "fields", fields, "text", is->says);
}

static bool print_json(const void *results, FILE *out) {
  const struct printed *p = results;
  json_t *all = json_array();
  for (size_t i = 0; i < p->faces.count; i++) json_array_append_new(all, face_json(&p->faces.face[i]));
  return output_json(all, out);
}

/* --- as a table --- */

/* Would a table take the word for a number, or for true or false? */
static bool is_no_word(const char *text) {
  const char *digits = text + (*text == '-');
  return (*digits && digits[strspn(digits, "0123456789.,")] == '\0') || *text == '\'' ||
         strcmp(text, "true") == 0 || strcmp(text, "false") == 0;
}

static void put_cell(FILE *out, const char *before, const char *text) {
  fprintf(out, "%s\"", before);
  for (; *text; text++) fprintf(out, *text == '"' ? "\"\"" : "%c", *text);
  putc('"', out);
}

enum { MOST_COLUMNS = FACE_FIELDS };

static int by_name(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The fields of all pieces, each once. */
static int columns_of(const struct faces *f, const char *column[MOST_COLUMNS]) {
  int columns = 0;
  for (size_t i = 0; i < f->count; i++)
    for (int k = 0; k < f->face[i].fields; k++) {
      int known = 0;
      while (known < columns && strcmp(column[known], f->face[i].field[k].name) != 0) known++;
      if (known == columns && columns < MOST_COLUMNS) column[columns++] = f->face[i].field[k].name;
    }
  qsort(column, (size_t)columns, sizeof *column, by_name);
  return columns;
}

static void put_field(FILE *out, const struct face *is, const char *name) {
  for (int i = 0; i < is->fields; i++) {
    const struct face_field *field = &is->field[i];
    if (strcmp(field->name, name) != 0) continue;
    if (field->number || field->truth) {
      fprintf(out, ",%s", field->value);
      return;
    }
    char word[FACE_TEXT + 1];
    snprintf(word, sizeof word, "%s%s", is_no_word(field->value) ? "'" : "", field->value);
    put_cell(out, ",", word);
    return;
  }
  putc(',', out);
}

static bool print_table(const void *results, FILE *out) {
  const struct printed *p = results;
  const char *column[MOST_COLUMNS];
  int columns = columns_of(&p->faces, column);
  bool english = strcmp(p->lang, "en") == 0;
  put_cell(out, "", "name");
  for (int k = 0; k < columns; k++) put_cell(out, ",", column[k]);
  fputs(",\"copies\"", out);
  if (english) fputs(",\"text\"\n", out);
  else fprintf(out, ",\"name_%s\",\"text_%s\"\n", p->lang, p->lang);
  for (size_t i = 0; i < p->faces.count; i++) {
    const struct face *is = &p->faces.face[i];
    put_cell(out, "", is->name);
    for (int k = 0; k < columns; k++) put_field(out, is, column[k]);
    fprintf(out, ",%d", is->copies);
    if (!english) put_cell(out, ",", is->called);
    put_cell(out, ",", is->says ? is->says : "");
    putc('\n', out);
  }
  return true;
}

/* --- as cards --- */

static bool print_cards(const void *results, FILE *out) {
  const struct printed *p = results;
  paper_print(out, &p->paper, &p->faces);
  return true;
}

/* --- the command --- */

int command_cards(const struct options *o) {
  static const struct output formats = {print_list, print_json, print_table, print_cards};
  struct printed p = {.lang = language(o)};
  struct file style = {0};
  struct rules r = {0};
  croupier *c = NULL;
  p.faces.lang = p.paper.lang = p.lang;
  int status = p.lang ? output_format(o, &formats) : USAGE;
  if (status == DONE) status = paper_read(&p.paper, &style, o);
  if (status == DONE) status = faces_read(&p.faces, &r, o->arguments.word[0], o, &c);
  if (status == DONE) p.paper.title = croupier_title(c, p.lang);
  if (status == DONE) status = output_write(o, &formats, &p);
  if (c) croupier_free(c);
  faces_free(&p.faces);
  rules_free(&r);
  file_free(&style);
  return status;
}
