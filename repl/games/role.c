/* role.c: what a file is for, as its text shows: a script, a house rule, texts, a spec, a journal. */
#include "role.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "file.h"
#include "say.h"

#define LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_0123456789"

/* What a text has that files of one kind have. One may have several: a script can look into its arguments, too. */
struct marks {
  bool is[ROLE_JOURNAL + 1];
};

/* `croupier.game "name"`, before a comment on the same line. */
static bool makes_game(const char *line, size_t size) {
  static const char call[] = "croupier.game";
  for (size_t i = 0; i + sizeof call <= size && strncmp(line + i, "--", 2) != 0; i++)
    if (strncmp(line + i, call, sizeof call - 1) == 0 && !strchr(LETTERS, line[i + sizeof call - 1]))
      return true;
  return false;
}

/* `local game = ...`: the game that it changes. */
static bool takes_game(const char *line) {
  if (strncmp(line, "local ", 6) != 0) return false;
  line += 6 + strspn(line + 6, LETTERS "<>, ");
  return strncmp(line, "= ...", 5) == 0 && line[5] != '.';
}

/* `test "name"` or `test("name"`: what specs are made of. */
static bool is_test(const char *line) {
  return strncmp(line, "test", 4) == 0 && strchr("(\"' ", line[4]) &&
         strcspn(line + 4, "\"'[") < strcspn(line, "\n=");
}

/* `return {` at the beginning of its code. */
static bool returns_table(const char *line) {
  if (strncmp(line, "return", 6) != 0) return false;
  return line[6 + strspn(line + 6, " \t\r\n")] == '{';
}

/* `game = "byzanz"`, and no table for each language: a variant, and not texts. */
static bool names_game(const char *text) {
  for (const char *at = text; (at = strstr(at, "game")) != NULL; at += 4) {
    const char *next = at + 4 + strspn(at + 4, " \t");
    bool begins = at == text || !strchr(LETTERS, at[-1]);
    if (begins && *next == '=' && strchr("\"'", next[1 + strspn(next + 1, " \t")])) return true;
  }
  return false;
}

static bool has_language(const char *text) {
  for (const char *at = text; (at = strstr(at, "en")) != NULL; at += 2) {
    const char *next = at + 2 + strspn(at + 2, " \t");
    bool begins = at == text || !strchr(LETTERS, at[-1]);
    if (begins && *next == '=' && next[1 + strspn(next + 1, " \t")] == '{') return true;
  }
  return false;
}

/* Behind a long comment that begins here, --[[ or --[==[; NULL: none does. */
static const char *behind_comment(const char *at) {
  size_t level = strspn(at + (strncmp(at, "--[", 3) == 0 ? 3 : 0), "=");
  if (strncmp(at, "--[", 3) != 0 || at[3 + level] != '[') return NULL;
  for (const char *end = at; (end = strchr(end, ']')) != NULL; end++)
    if (strspn(end + 1, "=") == level && end[1 + level] == ']') return end + level + 2;
  return at + strlen(at);
}

/* Lines of Lua; what is in long comments is left out. */
static void read_lines(struct marks *m, const char *at) {
  bool begun = false, headed = strncmp(at, "-- game:", 8) == 0;
  while (*at) {
    const char *behind = behind_comment(at);
    if (behind) {
      at = behind;
      continue;
    }
    size_t size = strcspn(at, "\n"), blank = strspn(at, " \t\r");
    if (blank < size && strncmp(at + blank, "--", 2) != 0) {
      if (!begun) m->is[ROLE_TEXTS] = returns_table(at);
      begun = true;
      m->is[ROLE_SCRIPT] |= makes_game(at, size);
      m->is[ROLE_HOUSE] |= takes_game(at + blank);
      m->is[ROLE_SPEC] |= headed && is_test(at + blank);
    }
    at += size + (at[size] == '\n');
  }
}

static struct marks marks_of(const char *text) {
  struct marks m = {{false}};
  text = text_begin(text);
  m.is[ROLE_JOURNAL] = strncmp(text, "{\"croupier_journal\"", 19) == 0;
  /* a journal, however damaged, has the script in it */
  if (!strstr(text, "\"hash\":\"")) read_lines(&m, text);
  if (m.is[ROLE_TEXTS] && names_game(text) && !has_language(text))
    m = (struct marks){.is[ROLE_VARIANT] = true};
  if (m.is[ROLE_SPEC])
    m = (struct marks){.is[ROLE_SPEC] = true}; /* it may take its arguments as a house rule does */
  return m;
}

/* The only role that the marks tell of; UNKNOWN: none, or several. */
static enum role role_of(const struct marks *m) {
  enum role role = ROLE_UNKNOWN;
  int roles = 0;
  for (int i = ROLE_UNKNOWN + 1; i <= ROLE_JOURNAL; i++)
    if (m->is[i]) role = (enum role)i, roles++;
  return roles == 1 ? role : ROLE_UNKNOWN;
}

enum role role_shown(const char *text) {
  struct marks m = marks_of(text);
  return role_of(&m);
}

bool house_of_game(const char *text, char game[64]) {
  for (const char *at = text_begin(text); *at; at += strcspn(at, "\n"), at += *at == '\n') {
    if (!takes_game(at)) continue;
    size_t size = strspn(at + 6, LETTERS);
    snprintf(game, 64, "%.*s", size < 63 ? (int)size : 63, at + 6);
    return size > 0;
  }
  return false;
}

static const char *name_of(enum role role) {
  switch (role) {
  case ROLE_SCRIPT: return T(role_script);
  case ROLE_HOUSE: return T(role_house);
  case ROLE_TEXTS: return T(role_texts);
  case ROLE_VARIANT: return T(role_variant);
  case ROLE_SPEC: return T(role_spec);
  case ROLE_CHANCE: return T(role_chance);
  case ROLE_JOURNAL: return T(role_journal);
  case ROLE_UNKNOWN: break;
  }
  return "";
}

/* What to do with such a file. */
static void advise(enum role role, const char *path, char *advice, size_t size) {
  bool here = prompted();
  switch (role) {
  case ROLE_SCRIPT: snprintf(advice, size, here ? T(role_script_prompt) : T(role_script_shell), path); break;
  case ROLE_HOUSE: snprintf(advice, size, here ? T(role_house_prompt) : T(role_house_shell), path); break;
  case ROLE_TEXTS: snprintf(advice, size, T(role_texts_advice), path); break;
  case ROLE_VARIANT:
    snprintf(advice, size, here ? T(role_variant_prompt) : T(role_variant_shell), path);
    break;
  case ROLE_SPEC: snprintf(advice, size, T(role_spec_advice), path); break;
  case ROLE_JOURNAL:
    snprintf(advice, size, here ? T(role_journal_prompt) : T(role_journal_shell), path);
    break;
  case ROLE_CHANCE: /* is not told from its text */
  case ROLE_UNKNOWN: break;
  }
}

int role_check(const char *path, const char *text, enum role wanted) {
  struct marks m = marks_of(text);
  enum role is = role_of(&m);
  if (m.is[wanted] || is == ROLE_UNKNOWN) return DONE;
  if (wanted == ROLE_SPEC && is == ROLE_HOUSE) return DONE; /* one without its first line looks alike */
  char advice[PATH_SIZE + 200] = "";
  advise(is, path, advice, sizeof advice);
  return complain(USAGE, T(role_wrong), path, name_of(is), name_of(wanted), advice);
}
