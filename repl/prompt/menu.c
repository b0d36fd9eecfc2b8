/* menu.c: a question as a numbered list, and what a person's words mean in it. */
#define _POSIX_C_SOURCE 200809L

#include "menu.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "look.h"
#include "places.h"
#include "say.h"

/* --- the list --- */

static bool is_number(const char *text) {
  if (*text == '-') text++;
  return *text && strspn(text, "0123456789") == strlen(text);
}

/* Of numbers there may be a million. False: no memory. */
static bool number_options(struct menu *m, croupier *c, int seat) {
  if (!m->by_number) return true;
  m->own = calloc((size_t)m->count + 1, sizeof *m->own);
  if (!m->own) return false;
  enum numbering numbers = numbers_find(c, seat, m->count, m->own);
  m->listed = numbers == NUMBERS_OF_LIST;
  m->in_places = m->listed || numbers == NUMBERS_IN_PLACES;
  if (numbers != NUMBERS_OF_PLACES) return true;
  free(m->own);
  m->own = NULL;
  return true;
}

enum { MOST_SORTED = CROUPIER_MOST_PIECES }; /* of numbers there may be a million */

/* The place before that of the list that an option about a piece has; -1: there is none. */
static int earlier(const struct menu *m, const int *piece, int place) {
  while (--place >= 0 && piece[m->at[place]] == 0) {}
  return place;
}

/* Is it a zone whose pieces the picture sorts? */
static bool is_sorted(const croupier *c, int seat, const char *zone) {
  for (int i = 0; zone && i < croupier_zones(c); i++) {
    croupier_zone z = croupier_zone_at(c, seat, i);
    if (strcmp(z.name, zone) == 0) return z.sorted;
  }
  return false;
}

/* What sorts an option about a piece: its own number, or its order if it lies in a zone that the picture sorts; else
   0. */
static int sorted_piece(const struct menu *m, croupier *c, int seat, int option) {
  croupier_about about = croupier_option_about(c, seat, option);
  if (about.kind == CROUPIER_PIECE && m->own && m->own[option] > 0) return m->own[option];
  return about.piece > 0 && is_sorted(c, seat, about.zone) ? about.piece : 0;
}

/* Hands are sorted on the table: so are the options about their pieces, each in one of the places that pieces have.
   Pieces with numbers of their own are sorted by these. Other pieces stand as they lie. */
static bool sort_options(struct menu *m, croupier *c, int seat) {
  int *piece = calloc((size_t)m->count + 1, sizeof *piece);
  m->at = calloc((size_t)m->count + 1, sizeof *m->at);
  if (!piece || !m->at) {
    free(piece);
    return false;
  }
  for (int i = 0, last; i < m->count; i++) {
    m->at[i] = i;
    piece[i] = m->count <= MOST_SORTED ? sorted_piece(m, c, seat, i) : 0;
    for (int k = i; piece[i] > 0 && (last = earlier(m, piece, k)) >= 0; k = last) {
      if (piece[m->at[last]] <= piece[m->at[k]]) break;
      int other = m->at[last];
      m->at[last] = m->at[k];
      m->at[k] = other;
    }
  }
  free(piece);
  return true;
}

static bool add_remark(struct menu *m, croupier *c, int seat, const char *lang) {
  m->remark[m->count] = strdup(croupier_remark(c, seat, m->count, lang));
  return m->remark[m->count] != NULL;
}

bool menu_make(struct menu *m, croupier *c, int seat, const char *lang) {
  *m = (struct menu){.by_number = true, .languages = languages()};
  while (m->shown + 1 < m->languages && strcmp(croupier_language(m->shown), lang) != 0) m->shown++;
  int count = croupier_question_of(c, seat)->options;
  m->apart = croupier_question_of(c, seat)->kind != CROUPIER_NUMBER;
  m->label = calloc((size_t)count + 1, sizeof *m->label);
  m->remark = calloc((size_t)count + 1, sizeof *m->remark);
  if (!m->label || !m->remark) {
    menu_free(m);
    return false;
  }
  for (m->count = 0; m->count < count; m->count++) {
    for (int k = 0; k <= m->languages; k++) {
      const char *label = croupier_option(c, seat, m->count, croupier_language(k));
      m->label[m->count][k] = strdup(label ? label : "?");
      if (!m->label[m->count][k] || (k == 0 && !add_remark(m, c, seat, lang))) {
        m->count++;
        menu_free(m);
        return false;
      }
    }
    if (is_number(m->label[m->count][m->shown])) m->by_number = false;
  }
  if (number_options(m, c, seat) && sort_options(m, c, seat)) {
    if (m->own && m->in_places) numbers_fill(m->own, m->at, m->count);
    return true;
  }
  menu_free(m);
  return false;
}

void menu_free(struct menu *m) {
  for (int i = 0; i < m->count; i++)
    for (int k = 0; k <= m->languages; k++) free(m->label[i][k]);
  for (int i = 0; m->remark && i < m->count; i++) free(m->remark[i]);
  free(m->label);
  free(m->remark);
  free(m->at);
  free(m->own);
  *m = (struct menu){.count = 0};
}

/* The option in that place of the list. */
static int option_at(const struct menu *m, int place) { return m->at ? m->at[place] : place; }

static const char *label_at(const struct menu *m, int place) {
  return m->label[option_at(m, place)][m->shown];
}
static const char *remark_of(const struct menu *m, int option) { return m->remark ? m->remark[option] : ""; }

/* Numbers stand before words, the smallest first; words stay in their order. */
struct listed {
  const char *label;
  int place;
};
static int in_order(const void *a, const void *b) {
  const struct listed *one = a, *other = b;
  bool number = is_number(one->label);
  if (number != is_number(other->label)) return number ? -1 : 1;
  long apart = number ? atol(one->label) - atol(other->label) : 0;
  return apart != 0 ? (apart > 0) - (apart < 0) : one->place - other->place;
}

static bool follows(const struct listed *one, const struct listed *other) {
  return is_number(one->label) && is_number(other->label) && atol(other->label) == atol(one->label) + 1;
}

/* Numbers as "3 to 15", so that a wide range is short. */
static void write_numbers(const struct menu *m, const struct listed *list, FILE *out) {
  const char *gap = "  ";
  for (int i = 0, last; i < m->count; i = last + 1) {
    for (last = i; !m->apart && last + 1 < m->count && follows(&list[last], &list[last + 1]);) last++;
    fprintf(out, "%s%s", gap, list[i].label);
    if (last > i) fprintf(out, "%s%s", last > i + 1 ? T(number_to) : ", ", list[last].label);
    gap = ", ";
  }
}

static void print_numbers(const struct menu *m, FILE *out) {
  struct listed *list = calloc((size_t)m->count + 1, sizeof *list);
  char *line = NULL;
  size_t size;
  FILE *text = list ? open_memstream(&line, &size) : NULL;
  for (int i = 0; list && i < m->count; i++) list[i] = (struct listed){label_at(m, i), i};
  if (list) qsort(list, (size_t)m->count, sizeof *list, in_order);
  if (text) write_numbers(m, list, text);
  if (text) fclose(text);
  if (line) print_line(out, line, 2);
  free(line);
  free(list);
}

/* --- by their own numbers --- */

/* Returns the number of lines; without memory none. */
static int write_places(const struct menu *m, FILE *out) {
  struct places p = {calloc((size_t)m->count + 1, sizeof *p.label), m->count};
  for (int i = 0; p.label && i < m->count; i++) p.label[i] = m->label[i][m->shown];
  int lines = p.label ? places_write(&p, out) : 0;
  free(p.label);
  return lines;
}

/* --- by place --- */

/* The number that stands before an option. */
static int number_at(const struct menu *m, int place) {
  return m->own ? m->own[option_at(m, place)] : place + 1;
}

/* Those that were shown before have their numbers; the others keep theirs in a new choice, else they get new ones. */
static bool numbers_from(struct menu *m, struct numbers_kept *kept, int *own) {
  bool begun = kept->count > 0;
  for (int i = 0; i < m->count; i++) own[i] = begun ? numbers_had(kept, m->label[i][m->languages]) : 0;
  for (int place = 0; place < m->count; place++) {
    int option = option_at(m, place);
    if (own[option] > 0) continue;
    own[option] = numbers_keep(kept, m->label[option][m->languages], begun ? 0 : number_at(m, place));
    if (own[option] == 0) return false;
  }
  return true;
}

static void sort_by_number(struct menu *m) {
  for (int i = 1; i < m->count; i++)
    for (int k = i; k > 0 && m->own[m->at[k - 1]] > m->own[m->at[k]]; k--) {
      int other = m->at[k];
      m->at[k] = m->at[k - 1];
      m->at[k - 1] = other;
    }
}

bool menu_keep_numbers(struct menu *m, struct numbers_kept *kept) {
  if (!m->by_number || (m->own && !m->in_places)) return true;
  int *own = calloc((size_t)m->count + 1, sizeof *own);
  if (!own) return false;
  bool all = numbers_from(m, kept, own);
  m->counted = !m->own;
  free(m->own);
  m->own = own;
  m->in_places = true;
  sort_by_number(m);
  return all;
}

enum { MOST_EXAMPLES = 8 };

bool menu_example(const struct menu *m, croupier *c, int seat, char text[MENU_EXAMPLE]) {
  int found = 0, size = 0, least = croupier_question_of(c, seat)->least,
      wanted = least > 2 && least <= MOST_EXAMPLES ? least : 2;
  for (int place = 0; place < m->count && found < wanted; place++) {
    int option = option_at(m, place);
    if (croupier_option_about(c, seat, option).kind == CROUPIER_WORD) continue;
    if (found++ > 0) text[size++] = ' ';
    if (m->by_number) size += snprintf(text + size, 12, "%d", number_at(m, place));
    else size += snprintf(text + size, MENU_EXAMPLE / 2 - 2, "%s", m->label[option][m->shown]);
    if (size > MENU_EXAMPLE / 2 && found < wanted) return false;
  }
  return found == wanted;
}

/* What stands behind the number, which is not said twice: "trader" of "2 trader". */
static const char *name_of(const struct menu *m, int option) {
  const char *label = m->label[option][m->shown];
  size_t digits = strspn(label, "0123456789");
  return m->own && !m->counted && label[digits] == ' ' && atoi(label) == m->own[option] ? label + digits + 1
                                                                                        : label;
}

/* With the remark, " (2 gold)". */
static int width_of(const struct menu *m, int option) {
  int remark = croupier_width(remark_of(m, option));
  return croupier_width(name_of(m, option)) + (remark > 0 ? remark + 3 : 0);
}

static int columns_of(const struct menu *m, int *widest) {
  *widest = 0;
  for (int i = 0; i < m->count; i++)
    if (width_of(m, i) > *widest) *widest = width_of(m, i);
  int columns = (look_columns() - 2) / (*widest + 7);
  return columns > 1 ? columns : 1;
}

int menu_lines(const struct menu *m) {
  int widest, columns = columns_of(m, &widest);
  if (m->own && !m->in_places) return write_places(m, NULL);
  return m->by_number ? (m->count + columns - 1) / columns : 1;
}

/* "arcades 4, green (you have 13)" */
static void print_option(const struct menu *m, int option, bool alone, FILE *out) {
  const char *remark = remark_of(m, option);
  char text[2000];
  snprintf(text, sizeof text, *remark ? "%s (%s)" : "%s%s", name_of(m, option), remark);
  if (alone) print_wrapped(out, text, 6, 6, look_columns());
  else print_safe(out, text);
}

static void print_places(const struct menu *m, FILE *out) {
  int widest, columns = columns_of(m, &widest);
  for (int i = 0; i < m->count; i++) {
    bool last = i + 1 == m->count || (i + 1) % columns == 0;
    fprintf(out, "%4d  ", number_at(m, i));
    print_option(m, option_at(m, i), columns == 1, out);
    if (columns == 1) continue;
    if (last) putc('\n', out);
    else fprintf(out, "%*s ", widest - width_of(m, option_at(m, i)), "");
  }
}

void menu_print(const struct menu *m, FILE *out) {
  if (m->own && !m->in_places) write_places(m, out);
  else if (m->by_number) print_places(m, out);
  else print_numbers(m, out);
}

/* --- finding --- */

static int find(const struct menu *m, const char *word, const bool *taken,
                bool (*matches)(const char *word, const char *label)) {
  int found = NOT_THERE;
  for (int i = 0; i < m->count; i++) {
    bool match = false;
    for (int k = 0; k <= m->languages; k++) match |= matches(word, m->label[i][k]);
    if (!match || (taken && taken[i])) continue;
    /* options of one name are as good as each other */
    if (found >= 0 && strcmp(m->label[found][0], m->label[i][0]) != 0) return AMBIGUOUS;
    if (found < 0) found = i;
  }
  return found;
}

/* The whole name: with its accents, else without. */
static int find_whole(const struct menu *m, const char *word, const bool *taken) {
  int found = find(m, word, taken, exact_word);
  return found == NOT_THERE ? find(m, word, taken, same_word) : found;
}

int menu_find_exact(const struct menu *m, const char *word) { return find_whole(m, word, NULL); }

static bool begins_inside(const char *beginning, const char *name) {
  for (const char *at = name; *at; at++)
    if ((at == name || at[-1] == ' ') && begins_word(beginning, at)) return true;
  return false;
}

/* The one named so without its first word, if that word is in no other name. */
static int find_bare(const struct menu *m, const char *word, const bool *taken) {
  int found = find(m, word, taken, bare_word);
  return found >= 0 && find(m, word, taken, has_word) == AMBIGUOUS ? AMBIGUOUS : found;
}

int menu_find_inside(const struct menu *m, const char *word) {
  return *word && !is_number(word) ? find(m, word, NULL, begins_inside) : NOT_THERE;
}

static int find_number(const struct menu *m, long number, const bool *taken) {
  if (!m->own) {
    if (number < 1 || number > m->count) return NOT_THERE;
    int option = option_at(m, (int)number - 1);
    return taken && taken[option] ? NOT_THERE : option;
  }
  for (int i = 0; i < m->count; i++)
    if (m->own[i] == number && number > 0) return taken && taken[i] ? NOT_THERE : i;
  return NOT_THERE;
}

int menu_gap(const struct menu *m, const char *word) {
  long number = strtol(word, NULL, 10);
  if (!m->listed || !m->own || !is_number(word) || number < 1 || number > INT_MAX ||
      numbers_taken(m->own, m->count, (int)number))
    return NOT_THERE;
  int gap = (int)number - 1;
  for (int i = 0; i < m->count; i++) gap -= m->own[i] > 0 && m->own[i] < number;
  return gap;
}

int menu_find(const struct menu *m, const char *word, const bool *taken) {
  if (m->by_number && is_number(word)) return find_number(m, strtol(word, NULL, 10), taken);
  int found = find_whole(m, word, taken);
  if (found == NOT_THERE && *word) found = find_bare(m, word, taken);
  if (!m->by_number && is_number(word)) return found; /* 1 is no beginning of 14 */
  return found == NOT_THERE && *word ? find(m, word, taken, begins_word) : found;
}

void menu_meanings(const struct menu *m, const char *word, char *names, size_t size) {
  bool beginning = find(m, word, NULL, begins_word) == AMBIGUOUS;
  size_t used = 0;
  *names = '\0';
  for (int place = 0; place < m->count && used < size; place++) {
    bool meant = false;
    for (int k = 0; k <= m->languages; k++)
      meant |= (beginning ? begins_word : begins_inside)(word, m->label[option_at(m, place)][k]);
    if (meant)
      used += (size_t)snprintf(names + used, size - used, "%s%s", used > 0 ? ", " : "", label_at(m, place));
  }
}
