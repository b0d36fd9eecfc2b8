/* lex.c: the tokens of Lua. */
#include "lex.h"

#include <ctype.h>
#include <string.h>

bool token_is(struct token token, const char *text) {
  return strncmp(token.text, text, token.size) == 0 && text[token.size] == '\0';
}

/* Each name in a script is compared with all keywords: most differ in their first letter. */
bool token_in(struct token token, const char *const *list) {
  while (*list && (**list != *token.text || !token_is(token, *list))) list++;
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
static size_t long_size(const char *at, bool *open) {
  size_t signs = *at == '[' ? strspn(at + 1, "=") : 0;
  if (*at != '[' || at[1 + signs] != '[') return 0;
  for (const char *end = at + 2 + signs; (end = strchr(end, ']')) != NULL; end++)
    if (strspn(end + 1, "=") == signs && end[1 + signs] == ']') return (size_t)(end - at) + 2 + signs;
  *open = true;
  return strlen(at);
}

static struct token quoted(const char *at) {
  size_t size = 1;
  while (at[size] && at[size] != '\n' && at[size] != *at) size += at[size] == '\\' && at[size + 1] ? 2 : 1;
  bool closed = at[size] == *at;
  return (struct token){TOKEN_STRING, at, size + closed, !closed};
}

static struct token comment(const char *at) {
  bool open = false;
  size_t size = long_size(at + 2, &open);
  if (size > 0) return (struct token){TOKEN_COMMENT, at, 2 + size, open};
  size = strcspn(at, "\n");
  return (struct token){TOKEN_COMMENT, at, size, !at[size]};
}

static size_t sign_size(const char *at) {
  static const char *const signs[] = {"...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>", NULL};
  for (const char *const *sign = signs; *sign; sign++)
    if (**sign == *at && strncmp(at, *sign, strlen(*sign)) == 0) return strlen(*sign);
  return 1;
}

static enum token_kind kind_of_name(const char *at, size_t size) {
  static const char *const keywords[] = {
      "and",   "break", "do",  "else", "elseif", "end",    "false", "for",  "function", "goto",  "if", "in",
      "local", "nil",   "not", "or",   "repeat", "return", "then",  "true", "until",    "while", NULL};
  return token_in((struct token){.text = at, .size = size}, keywords) ? TOKEN_KEYWORD : TOKEN_NAME;
}

struct token lex(const char *at) {
  bool open = false;
  at += strspn(at, " \t\r\n\f\v");
  if (!*at) return (struct token){TOKEN_END, at, 0, false};
  if (at[0] == '-' && at[1] == '-') return comment(at);
  if (*at == '"' || *at == '\'') return quoted(at);
  size_t size = long_size(at, &open);
  if (size > 0) return (struct token){TOKEN_STRING, at, size, open};
  if (isdigit((unsigned char)(*at == '.' ? at[1] : *at)))
    return (struct token){TOKEN_NUMBER, at, number_size(at), false};
  size = name_size(at);
  if (size > 0) return (struct token){kind_of_name(at, size), at, size, false};
  return (struct token){TOKEN_SIGN, at, sign_size(at), false};
}

struct token lex_code(const char *at) {
  struct token token = lex(at);
  while (token.kind == TOKEN_COMMENT) token = lex(token.text + token.size);
  return token;
}
