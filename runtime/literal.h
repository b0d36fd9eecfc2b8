/* literal.h: the formats of Lua's errors and strings are literals, and their values of the right type; the Makefile names it
   for every file of ours. */
#ifndef CROUPIER_LITERAL_H
#define CROUPIER_LITERAL_H

/*
** A name out of a script that is used as a format reads the stack ("%d") or crashes ("%s"). Lua declares these two
** without the attribute that lets compilers check formats. Here a format that is no string literal does not compile, and
** the values are checked as those of printf. Of printf's conversions Lua has %s, %d, %c, %f and %p, without width.
*/
int literal_checked(const char *format, ...) __attribute__((format(printf, 1, 2))); /* never called */

#define luaL_error(L, ...) ((void)sizeof(literal_checked(__VA_ARGS__)), (luaL_error)(L, "" __VA_ARGS__))
#define lua_pushfstring(L, ...) \
  ((void)sizeof(literal_checked(__VA_ARGS__)), (lua_pushfstring)(L, "" __VA_ARGS__))

#endif
