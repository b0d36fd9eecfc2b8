/* say.c: errors in one sentence, safe text, near names. */
#define _POSIX_C_SOURCE 200809L

#include "say.h"

#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "croupier.h"
#include "look.h"
#include "trouble.h"

#define LONGEST_NAME 60 /* longer ones are near to nothing */

static void put_safe(FILE *out, const char *text, const char *allowed) {
  for (size_t left = strlen(text), size; left > 0; text += size, left -= size) {
    char safe[CROUPIER_SAFE];
    size = croupier_safe(text, left, safe);
    if (strchr(allowed, *text)) putc(*text, out);
    else fputs(safe, out);
  }
}

void print_safe(FILE *out, const char *text) { put_safe(out, text, "\n"); }

bool is_safe(const char *text) {
  for (size_t left = strlen(text), size; left > 0; text += size, left -= size) {
    char safe[CROUPIER_SAFE];
    size = croupier_safe(text, left, safe);
    if (strncmp(text, safe, size) != 0) return false;
  }
  return true;
}

static const char *complaint_begins = "", *complaint_ends = "";

/* So many bytes, or fewer, that no letter is cut in two. */
static size_t whole_letters(const char *text, size_t size) {
  while (size > 1 && ((unsigned char)text[size] & 0xc0) == 0x80) size--;
  return size;
}

/* Returns the columns that are used of the last line. */
static int put_words(FILE *out, const char *text, const char *allowed, int used, int indent, int columns) {
  bool begins = used <= indent; /* the line: no blank is needed */
  for (text += strspn(text, " "); *text; text += strspn(text, " ")) {
    char word[200];
    size_t size = strcspn(text, " ");
    if (size >= sizeof word) size = whole_letters(text, sizeof word - 1);
    snprintf(word, sizeof word, "%.*s", (int)size, text);
    int width = croupier_width(word);
    if (!begins && used + 1 + width >= columns) {
      fprintf(out, "\n%*s", indent, "");
      used = indent;
    } else if (!begins) {
      putc(' ', out);
      used++;
    }
    begins = false;
    put_safe(out, word, allowed);
    used += width;
    text += size;
  }
  return used;
}

int print_words(FILE *out, const char *text, int used, int indent, int columns) {
  return put_words(out, text, "\n", used, indent, columns);
}

void print_wrapped(FILE *out, const char *text, int used, int indent, int columns) {
  put_words(out, text, "\n", used, indent, columns);
  putc('\n', out);
}

static void put_line(FILE *out, const char *text, const char *allowed, int indent) {
  int edge = look_edge();
  if (croupier_width(text) <= edge) put_safe(out, text, allowed);
  else {
    int margin = (int)strspn(text, " ");
    fprintf(out, "%*s", margin, "");
    put_words(out, text, allowed, margin, indent > margin ? indent : margin, edge + 1);
  }
}

/* Each line of the text is broken by itself. */
void print_line(FILE *out, const char *text, int indent) {
  for (bool more = true; more;) {
    size_t size = strcspn(text, "\n");
    char *line = strndup(text, size);
    more = text[size] != '\0';
    if (line) put_line(out, line, "", indent);
    putc('\n', out);
    text += size + more;
    free(line);
  }
}

__attribute__((format(printf, 1, 0))) static char *written(const char *format, va_list args) {
  va_list again;
  va_copy(again, args);
  int size = vsnprintf(NULL, 0, format, again);
  va_end(again);
  char *text = size < 0 ? NULL : malloc((size_t)size + 1);
  if (!text) return NULL;
  vsnprintf(text, (size_t)size + 1, format, args);
  croupier_articles(text);
  return text;
}

void say(const char *format, ...) {
  va_list args;
  va_start(args, format);
  char *text = written(format, args);
  va_end(args);
  if (text) print_safe(stdout, text);
  free(text);
}

/* Further lines of a row in a table are indented by four columns more. */
void say_line(const char *format, ...) {
  va_list args;
  va_start(args, format);
  char *text = written(format, args), *rest = text;
  va_end(args);
  for (char *line = rest; line; line = rest) {
    int margin = (int)strspn(line, " ");
    rest = strchr(line, '\n');
    if (rest) *rest++ = '\0';
    print_line(stdout, line, strstr(line + margin, "  ") ? margin + 4 : margin);
  }
  free(text);
}

static bool at_prompt;

void say_as(const char *before, const char *after) {
  at_prompt = true;
  complaint_begins = before;
  complaint_ends = after;
}

static void (*say_first)(void *data);
static void *say_first_data;

void say_after(void (*first)(void *data), void *data) {
  say_first = first;
  say_first_data = data;
}

/* Whole, also where several threads have something to say; the prompt has one. */
__attribute__((format(printf, 2, 0))) static void say_error(const char *level, const char *format,
                                                            va_list args) {
  char text[2100];
  bool json = troubles_are_json();
  int before = at_prompt || json ? 0 : snprintf(text, sizeof text, "%s", "croupier: ");
  vsnprintf(text + before, sizeof text - (size_t)before, format, args);
  croupier_articles(text);
  flockfile(stderr);
  if (say_first) say_first(say_first_data);
  fflush(stdout);
  fputs(complaint_begins, stderr);
  if (json) trouble_put(level, format, text);
  else if (at_prompt || look_errors()) put_line(stderr, text, "", 0);
  else put_safe(stderr, text, "");
  if (!json) fprintf(stderr, "%s\n", complaint_ends);
  funlockfile(stderr);
}

int complain(int status, const char *format, ...) {
  va_list args;
  va_start(args, format);
  say_error("error", format, args);
  va_end(args);
  return status;
}

void warn(const char *format, ...) {
  va_list args;
  va_start(args, format);
  say_error("warning", format, args);
  va_end(args);
}

const char *no_memory(void) { return T(no_memory); }

const char *failure(int error) {
  static const struct {
    int error;
    enum text text;
  } known[] = {
      {ENOENT, TEXT_error_no_file},    {EACCES, TEXT_error_access},          {EISDIR, TEXT_error_folder},
      {ENOTDIR, TEXT_error_no_folder}, {EEXIST, TEXT_error_exists},          {ENOSPC, TEXT_error_no_space},
      {EROFS, TEXT_error_read_only},   {ENAMETOOLONG, TEXT_error_name_long}, {NOT_IN_JAIL, TEXT_error_jail}};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (known[i].error == error) return text_at(known[i].text);
  return strerror(error);
}

bool prompted(void) { return at_prompt; }

/* The letters of a name, each as its bytes in UTF-8 together. Returns how many; LONGEST_NAME + 1: too many. */
static int letters_of(const char *name, uint32_t letter[LONGEST_NAME]) {
  int n = 0;
  for (; *name; name++) {
    bool begins = n == 0 || ((unsigned char)*name & 0xc0) != 0x80;
    if (begins && n == LONGEST_NAME) return LONGEST_NAME + 1;
    if (begins) letter[n++] = 0;
    letter[n - 1] = letter[n - 1] << 8 | (unsigned char)*name;
  }
  return n;
}

/* Insertions, deletions, changes and swaps of neighbours that make one of the other. */
static int distance(const char *name, const char *other) {
  int rows[3][LONGEST_NAME + 1];
  uint32_t a[LONGEST_NAME], b[LONGEST_NAME];
  int n = letters_of(name, a), m = letters_of(other, b);
  if (n > LONGEST_NAME || m > LONGEST_NAME) return LONGEST_NAME;
  for (int k = 0; k <= m; k++) rows[0][k] = k;
  for (int i = 1; i <= n; i++) {
    int *now = rows[i % 3], *last = rows[(i + 2) % 3], *before = rows[(i + 1) % 3];
    now[0] = i;
    for (int k = 1; k <= m; k++) {
      int best = last[k - 1] + (a[i - 1] != b[k - 1]);
      if (last[k] + 1 < best) best = last[k] + 1;
      if (now[k - 1] + 1 < best) best = now[k - 1] + 1;
      if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1] && before[k - 2] + 1 < best)
        best = before[k - 2] + 1;
      now[k] = best;
    }
  }
  return rows[n % 3][m];
}

const char *near_name(const char *name, const char *const *names, size_t count) {
  const char *nearest = NULL;
  uint32_t letters[LONGEST_NAME];
  int best = (letters_of(name, letters) + 1) / 3 + 1; /* short names must be very near */
  for (size_t i = 0; i < count; i++) {
    int apart = distance(name, names[i]);
    if (apart < best && apart < (int)strlen(names[i])) {
      best = apart;
      nearest = names[i];
    }
  }
  return nearest;
}

char *trimmed(char *text) {
  static const char blanks[] = " \t\r\n";
  text += strspn(text, blanks);
  size_t size = strlen(text);
  while (size && strchr(blanks, text[size - 1])) text[--size] = '\0';
  return text;
}

const char *say_maybe(const char *near, char text[MAYBE_SIZE]) {
  *text = '\0';
  if (!near || !*near) return text;
  trouble_suggests(near);
  snprintf(text, MAYBE_SIZE, T(maybe), near);
  return text;
}
