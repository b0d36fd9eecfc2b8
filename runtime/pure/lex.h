/* lex.h: the tokens of Lua. The program in repl/ uses this file as well: see the Makefile. */
#ifndef CROUPIER_LEX_H
#define CROUPIER_LEX_H

#include <stdbool.h>
#include <stddef.h>

enum token_kind {
  TOKEN_END,
  TOKEN_NAME,
  TOKEN_KEYWORD,
  TOKEN_NUMBER,
  TOKEN_STRING,
  TOKEN_COMMENT,
  TOKEN_SIGN
};

struct token {
  enum token_kind kind;
  const char *text; /* not terminated */
  size_t size;
  bool open; /* a string or comment whose end is not there */
};

/* Returns the first token at or after `at`; the next one begins at text + size. A string or comment in long brackets is
   one token with all its lines; one that does not end reaches to the end of the line, or of the text for long ones. */
struct token lex(const char *at);
/* The same, comments left out. */
struct token lex_code(const char *at);
bool token_is(struct token token, const char *text);
/* Is the token one of these? The list ends with NULL. */
bool token_in(struct token token, const char *const *list);

#endif
