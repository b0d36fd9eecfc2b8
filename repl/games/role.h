/* role.h: the purpose of a file, from its text. */
#ifndef ROLE_H
#define ROLE_H

enum role {
  ROLE_UNKNOWN,
  ROLE_SCRIPT,
  ROLE_HOUSE,
  ROLE_TEXTS,
  ROLE_VARIANT,
  ROLE_SPEC,
  ROLE_CHANCE,
  ROLE_CARDS,
  ROLE_JOURNAL
};

/* The only purpose that the text shows, or UNKNOWN. */
enum role role_shown(const char *text);
/* Returns DONE; or USAGE, after a message, if the file clearly has another purpose. */
int role_check(const char *path, const char *text, enum role wanted);

#endif
