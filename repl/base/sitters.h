/* sitters.h: who may sit in a seat, in the words of command lines, the prompt and journals. */
#ifndef SITTERS_H
#define SITTERS_H

#include "croupier.h"

/* Who is meant beside the library's bots. */
enum { SIT_BOTS = 0, SIT_PROGRAMS = 1, SIT_PEOPLE = 2, SIT_ALL = SIT_PROGRAMS | SIT_PEOPLE };

struct sitter {
  bool human;
  const char *command; /* of a program, in the word; NULL: it is none */
  croupier_bot bot;    /* random for others than bots */
};
/* False: the word is none of these. */
bool sitter_read(const char *word, unsigned who, struct sitter *s);
/* The command in the word of a program, or NULL. */
const char *sitter_command(const char *word);
/* The forms of their words in a language, i from 0; false: there are no more. */
bool sitter_at(int i, unsigned who, int language, croupier_bot_form *form);

#define SITTERS_SIZE 1000
/* "human, random, search:N": all forms in a list, each with `before` in front. */
const char *sitters_list(char list[SITTERS_SIZE], unsigned who, const char *before, int language);
/* Complains of a word: what is wrong with it, what it may have meant, who there is. Returns the status. */
int sitter_complain(const char *option, const char *word, unsigned who);
/* Copies a text with markers filled in: {who} lists all, {bots} bots and programs, {own} the library's bots;
   {each} becomes a line of help for each bot and program: `seat 2 bot search:500   tries 500 times`. */
void sitters_fill(char *to, size_t room, const char *text, int language);

#endif
