/* indent.c: lines of Lua as they are set in a script. */
#include "indent.h"

#include <string.h>

#include "lex.h"

/* By how much the token opens or closes. */
static int step(struct token token) {
  static const char *const opens[] = {"function", "do", "then", "repeat", "(", "[", "{", NULL};
  static const char *const closes[] = {"end", "until", "elseif", ")",
                                       "]",   "}",     NULL}; /* elseif: a then follows */
  if (token.kind != TOKEN_KEYWORD && token.kind != TOKEN_SIGN) return 0;
  return token_in(token, opens) - token_in(token, closes);
}

/* Does the line begin with a token that closes a block, or stands between its parts? */
static bool steps_back(struct token token) {
  static const char *const words[] = {"end", "until", "else", "elseif", ")", "]", "}", NULL};
  return token.kind != TOKEN_STRING && token_in(token, words);
}

void indent(FILE *out, const char *text, int depth) {
  const char *behind = text; /* the tokens that are counted */
  for (const char *line = text; *line; line += *line == '\n') {
    struct token token = lex(behind);
    if (behind <= line) line += strspn(line, " \t"); /* else the line begins inside a long bracket */
    const char *end = line + strcspn(line, "\n");
    int blanks = behind <= line ? 2 * (depth - (token.text < end && steps_back(token))) : 0;
    fprintf(out, "%*s%.*s\n", blanks > 0 ? blanks : 0, "", (int)(end - line), line);
    for (; token.kind != TOKEN_END && token.text < end; token = lex(behind)) {
      depth += step(token);
      behind = token.text + token.size;
    }
    line = end;
  }
}
