/* examples.h: command lines as they are typed, for --help and the manual page. */
#ifndef EXAMPLES_H
#define EXAMPLES_H

const char *example_at(const char *command, int i); /* the i-th of a command, or NULL */

#endif
