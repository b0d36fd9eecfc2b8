/* role.h: the purpose of a file, from its text. */
#ifndef ROLE_H
#define ROLE_H

#include <stdbool.h>
#include <stddef.h>

enum role {
  ROLE_UNKNOWN,
  ROLE_SCRIPT,
  ROLE_HOUSE,
  ROLE_TEXTS,
  ROLE_VARIANT,
  ROLE_SPEC,
  ROLE_CHANCE,
  ROLE_JOURNAL
};

/* The only purpose that the text shows, or UNKNOWN. */
enum role role_shown(const char *text);
/* The name that a house rule gives the game that it changes, as its file does in `local byzanz, before = ...`; false: none. */
bool house_of_game(const char *text, char game[64]);
/* Returns DONE; or USAGE, after a message, if the file clearly has another purpose. */
int role_check(const char *path, const char *text, enum role wanted);

#endif
