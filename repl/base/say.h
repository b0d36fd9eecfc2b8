/* say.h: what the program says to people: errors in one sentence, safe text, near names. */
#ifndef SAY_H
#define SAY_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "texts.h"

/* What a command ends with. */
enum {
  DONE = 0,
  FAULT = 1,   /* the game, the check or the machine has a fault */
  USAGE = 2,   /* the command asks for what cannot be */
  SCRIPT = 3,  /* the script failed */
  DAMAGED = 4, /* a file is not what it was */
};

/* "croupier: " and a sentence on stderr; what cannot be shown is escaped, see croupier_safe. Returns the status. */
int complain(int status, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The same, for what does not stop the command. */
void warn(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* What is done before any complaint, as wiping a line of progress; NULL: nothing. */
void say_after(void (*first)(void *data), void *data);
/* What these begin and end with: at the prompt nobody need be told who complains. */
void say_as(const char *before, const char *after);

/* What the keeper of a jail (jail/jail.h) does not open; nothing else fails so. */
#define NOT_IN_JAIL EKEYREJECTED

const char *no_memory(void);    /* the sentence */
const char *failure(int error); /* what the system says of an error number, in the language of texts.h */
/* Is there a prompt, whose commands complaints may name? */
bool prompted(void);
/* Text that may come from anywhere: all but line ends that cannot be shown is escaped. */
void print_safe(FILE *out, const char *text);
bool is_safe(const char *text); /* nothing of it would be escaped */
/* printf for sentences with such text in them. */
void say(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The same as lines, broken between words where the terminal ends. */
void say_line(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The same in lines of at most so many columns, broken between words; `used` are used already of the first. */
void print_wrapped(FILE *out, const char *text, int used, int indent, int columns);
/* The same without the line's end: returns how many columns are used of it then. */
int print_words(FILE *out, const char *text, int used, int indent, int columns);
/* A line, broken between words where the terminal ends; what is a pipe gets it whole. */
void print_line(FILE *out, const char *text, int indent);

/* The text without blanks and line ends around it; it stays where it is. */
char *trimmed(char *text);
/* The name that looks most like the given one, or NULL if none is near. */
const char *near_name(const char *name, const char *const *names, size_t count);

enum { MAYBE_SIZE = 300 };
/* ": did you mean NAME?" behind a complaint; "" if the name is NULL or empty. */
const char *say_maybe(const char *near, char text[MAYBE_SIZE]);

#endif
