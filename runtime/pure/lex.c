/* lex.c: the tokens of Lua. */
#include "lex.h"

#include <ctype.h>
#include <string.h>

bool token_is(struct token token, const char *text) {
  return strlen(text) == token.size && strncmp(text, token.text, token.size) == 0;
}

bool token_in(struct token token, const char *const *list) {
  while (*list && !token_is(token, *list)) list++;
  return *list != NULL;
}

static bool in_name(char c) { return isalnum((unsigned char)c) || c == '_'; }

static size_t name_size(const char *at) {
  size_t size = 0;
  while (in_name(at[size])) size++;
  return size;
}

/* 0x1p-4 and 3. as well: a sign belongs to the number behind its exponent. */
static size_t number_size(const char *at) {
  const char *exponent = at[0] == '0' && (at[1] == 'x' || at[1] == 'X') ? "pP" : "eE";
  size_t size = 0;
  while (in_name(at[size]) || at[size] == '.' ||
         (size > 0 && at[size] && strchr("+-", at[size]) && strchr(exponent, at[size - 1])))
    size++;
  return size;
}

/* [[ ... ]] and [==[ ... ]==]; 0: no long bracket begins here. */
static size_t long_size(const char *at) {
  size_t signs = *at == '[' ? strspn(at + 1, "=") : 0;
  if (*at != '[' || at[1 + signs] != '[') return 0;
  for (const char *end = at + 2 + signs; (end = strchr(end, ']')) != NULL; end++)
    if (strspn(end + 1, "=") == signs && end[1 + signs] == ']') return (size_t)(end - at) + 2 + signs;
  return strlen(at);
}

static size_t quoted_size(const char *at) {
  size_t size = 1;
  while (at[size] && at[size] != '\n' && at[size] != *at) size += at[size] == '\\' && at[size + 1] ? 2 : 1;
  return size + (at[size] == *at);
}

static size_t sign_size(const char *at) {
  static const char *const signs[] = {"...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>", NULL};
  for (const char *const *sign = signs; *sign; sign++)
    if (strncmp(at, *sign, strlen(*sign)) == 0) return strlen(*sign);
  return 1;
}

static enum token_kind kind_of_name(const char *at, size_t size) {
  static const char *const keywords[] = {
      "and",   "break", "do",  "else", "elseif", "end",    "false", "for",  "function", "goto",  "if", "in",
      "local", "nil",   "not", "or",   "repeat", "return", "then",  "true", "until",    "while", NULL};
  return token_in((struct token){.text = at, .size = size}, keywords) ? TOKEN_KEYWORD : TOKEN_NAME;
}

struct token lex(const char *at) {
  at += strspn(at, " \t\r\n\f\v");
  size_t size = long_size(at);
  if (!*at) return (struct token){TOKEN_END, at, 0};
  if (size > 0) return (struct token){TOKEN_STRING, at, size};
  if (at[0] == '-' && at[1] == '-') {
    size = long_size(at + 2);
    return (struct token){TOKEN_COMMENT, at, size ? 2 + size : strcspn(at, "\n")};
  }
  if (*at == '"' || *at == '\'') return (struct token){TOKEN_STRING, at, quoted_size(at)};
  if (isdigit((unsigned char)(*at == '.' ? at[1] : *at)))
    return (struct token){TOKEN_NUMBER, at, number_size(at)};
  size = name_size(at);
  if (size > 0) return (struct token){kind_of_name(at, size), at, size};
  return (struct token){TOKEN_SIGN, at, sign_size(at)};
}
