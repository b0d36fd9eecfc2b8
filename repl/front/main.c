/* main.c: the program croupier: finds the command that is meant and runs it. */
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "built.h"
#include "commands.h"
#include "croupier.h"
#include "look.h"
#include "options.h"
#include "say.h"
#include "words.h"

#define PLAYING "players seat bots fault patience seed set house variant "

static const struct command commands[] = {
    {"list", "", "The games there are: name, title, players.", 0, 0, "lang", command_list},
    {"rules", "GAME", "The rules of a game on one page, with its knobs as they are turned.", 1, 1,
     "players set house variant lang", command_rules},
    {"knobs", "GAME", "What a house rule may turn in a game, from where to where.", 1, 1,
     "players set house variant lang", command_knobs},
    {"diff", "GAME",
     "In what house rules, a variant or knobs differ from the game: rules, knobs, texts, cards.", 1, 1,
     "players set house variant lang", command_diff},
    {"play", "GAME",
     "Play a game at the prompt.\n"
     "You sit in seat 1, and greedy bots in the others, unless --seat says otherwise;\n"
     "without a terminal bots sit in all seats, and the game is told to its end.",
     1, 1, PLAYING "lang journal", command_play},
    {"resume", "[FILE]", "Go on with a game from its journal; without one, with a game that was left.", 0, 1,
     "lang", command_resume},
    {"replay", "FILE", "Tell a game again from its journal.", 1, 1,
     "events viewer verify to rules other_house without_house other_set other_variant game_time lang",
     command_replay},
    {"test", "FILE...", "Run the specs in these files.", 1, -1, "game_time", command_test},
    {"sim", "GAME", "Let bots play many games, and say what came of it. Game i has seed S + i.", 1, 1,
     PLAYING "games jobs shard journals format out game_time", command_sim},
    {"solve", "GAME",
     "The value of a small game of two, and what can be won from bots that play it.\n"
     "Goes through all that can happen, so it is for games as small as Kuhn's poker.",
     1, 1, "players set house variant judged rounds draws format", command_solve},
    {"serve", "GAME",
     "A game for another program, in JSON Lines: a front end, a bot or a test rig.\n"
     "It plays the seats that are human: those that --seat says, or all that it gives\n"
     "to nobody. The lines are in repl/README.md.",
     1, 1, PLAYING "lang journal stdio", command_serve},
    {"manual", "", "The manual page croupier(1), for man: `croupier manual | man -l -`.", 0, 0, "",
     command_manual},
    {"completion", "SHELL",
     "Completion for bash, zsh or fish, on stdout; `make install` installs it.\n"
     "The shells ask the program what may follow: `completion next -- play by`.",
     1, -1, "", command_completion},
    {"help", "[COMMAND | WORD]",
     "All commands, or more about one, or about a word of scripts, as agrees, zone.deal or dice.", 0, -1,
     "one_page", command_help},
    {.name = NULL},
};
#define COMMANDS (sizeof commands / sizeof *commands - 1)

static int all_commands(void) {
  puts("croupier                                    the prompt, where all can be done\n"
       "croupier COMMAND [argument]... [option]...\n");
  for (size_t i = 0; i < COMMANDS; i++) {
    char left[30], summary[200];
    snprintf(left, sizeof left, "%s %s", commands[i].name, commands[i].arguments);
    snprintf(summary, sizeof summary, "%.*s", (int)strcspn(commands[i].summary, "\n"), commands[i].summary);
    printf("  %-17s", left);
    print_wrapped(stdout, summary, 19, 19, look_columns());
  }
  puts("\nGAME is a name that `croupier list` shows, or the path of a script.\n"
       "`croupier COMMAND --help` lists a command's options.\n"
       "`croupier help --one-page` prints all that a writer of scripts needs.\n"
       "`croupier --licenses` prints the licences of the program and its parts.\n"
       "Exit status: 0 done, 1 a fault was found, 2 wrong usage, 3 the script failed,\n"
       "4 a damaged file.");
  return DONE;
}

static int unknown_command(const char *name, bool or_word) {
  const char *names[COMMANDS];
  for (size_t i = 0; i < COMMANDS; i++) names[i] = commands[i].name;
  const char *near = near_name(name, names, COMMANDS);
  char word[WORD_ROOM];
  if (or_word && !near && words_near(name, word)) near = word;
  return complain(USAGE, "there is no command %s\"%.60s\"%s%s%s; `croupier help` lists %s",
                  or_word ? "or word " : "", name, near ? ": did you mean " : "", near ? near : "",
                  near ? "?" : "", or_word ? "the commands, `croupier help --one-page` the words" : "them");
}

static int run_command(const char *name, int argc, char **argv) {
  for (size_t i = 0; i < COMMANDS; i++) {
    if (strcmp(commands[i].name, name) != 0) continue;
    struct options options;
    int status = options_parse(&options, &commands[i], argc, argv);
    options.commands = commands;
    if (status == PARSED) status = commands[i].run(&options);
    options_free(&options);
    return status == HELPED ? DONE : status;
  }
  return unknown_command(name, false);
}

static bool is_command(const char *name) {
  for (size_t i = 0; i < COMMANDS; i++)
    if (strcmp(commands[i].name, name) == 0) return true;
  return false;
}

/* Of a command, or of a word of scripts. */
static int help_about(const struct words *arguments) {
  char name[200] = "";
  for (size_t i = 0; i < arguments->count; i++)
    snprintf(name + strlen(name), sizeof name - strlen(name), "%s%s", i ? " " : "", arguments->word[i]);
  if (is_command(name)) return run_command(name, 1, (char *[]){"--help", NULL});
  return words_help(name) ? DONE : unknown_command(name, true);
}

int command_help(const struct options *o) {
  if (o->arguments.count > 0) return help_about(&o->arguments);
  if (o->one_page) return fputs(one_page, stdout) < 0 ? FAULT : DONE;
  return all_commands();
}

static int run(int argc, char **argv) {
  if (argc < 2) return command_prompt(&(struct options){0});
  const char *name = argv[1];
  if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) name = "help";
  if (strcmp(name, "--version") == 0) return puts("croupier " CROUPIER_VERSION) < 0 ? FAULT : DONE;
  if (strcmp(name, "--licenses") == 0) return fputs(notices, stdout) < 0 ? FAULT : DONE;
  return run_command(name, argc - 2, argv + 2);
}

/* What was closed when the program began is not to become something else. */
static void open_standard(void) {
  int fd;
  do fd = open("/dev/null", O_RDWR);
  while (fd >= 0 && fd <= STDERR_FILENO);
  if (fd >= 0) close(fd);
}

int main(int argc, char **argv) {
  open_standard();
  int status = run(argc, argv);
  if ((fflush(stdout) != 0 || ferror(stdout)) && status == DONE)
    status = complain(FAULT, "what was to be printed could not be written");
  return status;
}
