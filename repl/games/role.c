/* role.c: what a file is for, as its text shows: a script, a house rule, texts, a spec, a journal. */
#include "role.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "croupier.h"
#include "file.h"
#include "lex.h"
#include "say.h"

/* What a text has that files of one kind have. One may have several: a script can look into its arguments, too. */
struct marks {
  bool is[ROLE_JOURNAL + 1];
};

static struct token behind(struct token token) { return lex_code(token.text + token.size); }

/* Each token is asked what it begins: what stands behind it is read only if it may be the one. */

/* `croupier.game`. */
static bool makes_game(struct token token) {
  if (!token_is(token, "croupier")) return false;
  struct token dot = behind(token);
  return token_is(dot, ".") && token_is(behind(dot), "game");
}

/* `test "name"` or `test("name"` at the beginning of a line: what specs are made of. */
static bool is_test(struct token token) {
  if (!token_is(token, "test")) return false;
  struct token next = behind(token);
  if (token_is(next, "(")) next = behind(next);
  return next.kind == TOKEN_STRING;
}

/* `game = "byzanz"`: a variant, unless it is texts, with a table for each language. */
static bool names_game(struct token token) {
  if (!token_is(token, "game")) return false;
  struct token equals = behind(token);
  return token_is(equals, "=") && behind(equals).kind == TOKEN_STRING;
}

static bool has_language(struct token token) {
  if (!token_is(token, "en")) return false;
  struct token equals = behind(token);
  return token_is(equals, "=") && token_is(behind(equals), "{");
}

static void read_tokens(struct marks *m, const char *text) {
  char game[64];
  struct token token = lex_code(text);
  bool headed = strncmp(text, "-- game:", 8) == 0,
       texts = token_is(token, "return") && token_is(behind(token), "{");
  bool names = false, language = false;
  for (; token.kind != TOKEN_END; token = behind(token)) {
    m->is[ROLE_SCRIPT] |= makes_game(token);
    m->is[ROLE_SPEC] |= headed && is_test(token);
    names |= names_game(token);
    language |= has_language(token);
  }
  m->is[ROLE_HOUSE] = croupier_house_takes(text, game);
  m->is[texts && names && !language ? ROLE_VARIANT : ROLE_TEXTS] = texts;
}

static struct marks marks_of(const char *text) {
  struct marks m = {{false}};
  text = text_begin(text);
  m.is[ROLE_JOURNAL] = strncmp(text, "{\"croupier_journal\"", 19) == 0;
  /* a journal, however damaged, has the script in it */
  if (!strstr(text, "\"hash\":\"")) read_tokens(&m, text);
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

static const char *name_of(enum role role) {
  switch (role) {
  case ROLE_SCRIPT: return T(role_script);
  case ROLE_HOUSE: return T(role_house);
  case ROLE_TEXTS: return T(role_texts);
  case ROLE_VARIANT: return T(role_variant);
  case ROLE_SPEC: return T(role_spec);
  case ROLE_CHANCE: return T(role_chance);
  case ROLE_CARDS: return T(role_cards);
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
  case ROLE_CHANCE: /* are not told from their texts */
  case ROLE_CARDS:
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
