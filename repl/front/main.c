/* main.c: the program croupier: finds the command that is meant and runs it. */
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "built.h"
#include "commands.h"
#include "croupier.h"
#include "defaults.h"
#include "jail.h"
#include "look.h"
#include "options.h"
#include "say.h"
#include "trouble.h"
#include "words.h"

#define PLAYING "players seat bots fault patience seed set house variant chance "

static const struct command commands[] = {
    {"list", "", TEXT_command_list, 0, 0, "format lang", command_list},
    {"rules", "GAME", TEXT_command_rules, 1, 1, "players set house variant lang", command_rules},
    {"knobs", "GAME", TEXT_command_knobs, 1, 1, "players set house variant format lang", command_knobs},
    {"diff", "GAME", TEXT_command_diff, 1, 1, "players set house variant lang", command_diff},
    {"texts", "GAME", TEXT_command_texts, 1, 1, "players set house variant lang", command_texts},
    {"cards", "GAME", TEXT_command_cards, 1, 1, "players set house variant format_cards style paper out lang",
     command_cards},
    {"new", "NAME", TEXT_command_new, 0, 1, "kind bare lang", command_new},
    {"play", "GAME", TEXT_command_play, 1, 1, PLAYING "ask_all lang journal", command_play},
    {"resume", "[FILE]", TEXT_command_resume, 0, 1, "ask_all lang", command_resume},
    {"replay", "FILE", TEXT_command_replay, 1, 1,
     "events viewer verify to rules other_house without_house other_set other_variant game_time lang",
     command_replay},
    {"test", "FILE...", TEXT_command_test, 1, -1, "format game_time lang", command_test},
    {"sim", "GAME", TEXT_command_sim, 1, 1,
     PLAYING
     "games all skill luck cards card choices cover profile jobs shard journals format_page out game_time lang",
     command_sim},
    {"merge", "FILE...", TEXT_command_merge, 1, -1, "format_page out lang", command_merge},
    {"check", "GAME", TEXT_command_check, 1, 1,
     "players seed set house variant time spec jobs format out game_time lang", command_check},
    {"find", "GAME WISH", TEXT_command_find, 2, 2, PLAYING "time journal jobs format out game_time lang",
     command_find},
    {"compare", "GAME [OTHER]", TEXT_command_compare, 1, 2,
     "players seat strengths fault patience seed changed_set changed_house changed_variant a_set a_house a_variant "
     "both pairs once within expect course jobs format_html out game_time lang",
     command_compare},
    {"sweep", "GAME KNOB=VALUES...", TEXT_command_sweep, 2, 4,
     "players seat bots fault patience seed set house variant games target course jobs format_page out game_time lang",
     command_sweep},
    {"solve", "GAME", TEXT_command_solve, 1, 1, "players set house variant judged rounds draws format lang",
     command_solve},
    {"serve", "GAME", TEXT_command_serve, 1, 1, PLAYING "lang journal stdio", command_serve},
    {"stubs", "DIR [GAME]...", TEXT_command_stubs, 1, -1, "lang", command_stubs},
    {"manual", "", TEXT_command_manual, 0, 0, "", command_manual},
    {"completion", "SHELL", TEXT_command_completion, 1, -1, "", command_completion},
    {"help", "[COMMAND | WORD]", TEXT_command_help, 0, -1, "one_page", command_help},
    {.name = NULL},
};
#define COMMANDS (sizeof commands / sizeof *commands - 1)

static int all_commands(void) {
  puts(T(commands_begin));
  for (size_t i = 0; i < COMMANDS; i++) {
    char left[30], summary[200];
    snprintf(left, sizeof left, "%s %s", commands[i].name, commands[i].arguments);
    const char *text = text_at(commands[i].summary);
    snprintf(summary, sizeof summary, "%.*s", (int)strcspn(text, "\n"), text);
    printf("  %-17s", left);
    if (strlen(left) > 16) printf("\n%19s", "");
    print_wrapped(stdout, summary, 19, 19, look_columns());
  }
  putchar('\n');
  puts(T(commands_end));
  return DONE;
}

static int unknown_command(const char *name, bool or_word) {
  const char *names[COMMANDS];
  for (size_t i = 0; i < COMMANDS; i++) names[i] = commands[i].name;
  const char *near = near_name(name, names, COMMANDS);
  char word[WORD_ROOM], maybe[MAYBE_SIZE];
  if (or_word && !near && words_near(name, word)) near = word;
  return complain(USAGE, or_word ? T(no_command_or_word) : T(no_shell_command), name, say_maybe(near, maybe));
}

/* Is it --format json? Then even a wrong option is told so. */
static bool wants_json(int argc, char **argv) {
  for (int i = 0; i < argc && strcmp(argv[i], "--") != 0; i++)
    if (strcmp(argv[i], "--format=json") == 0 ||
        (strcmp(argv[i], "--format") == 0 && i + 1 < argc && strcmp(argv[i + 1], "json") == 0))
      return true;
  return false;
}

/* Help and complaints about options are in the language of --lang, wherever it stands. */
static void speak_as_asked(int argc, char **argv) {
  for (int i = 0; i + 1 < argc; i++)
    if (strcmp(argv[i], "--lang") == 0 && language_of_code(argv[i + 1]))
      say_in(language_of_code(argv[i + 1]));
}

static int run_command(const char *name, int argc, char **argv) {
  for (size_t i = 0; i < COMMANDS; i++) {
    if (strcmp(commands[i].name, name) != 0) continue;
    struct options options;
    trouble_as_json(wants_json(argc, argv));
    speak_as_asked(argc, argv);
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

/* It stands anywhere, and is for all commands. Returns how many words are left. */
static int take_no_jail(int argc, char **argv) {
  int left = 0;
  for (int i = 0; i < argc; i++) {
    if (strcmp(argv[i], "--no-jail") == 0) jail_leave_open();
    else argv[left++] = argv[i];
  }
  argv[left] = NULL;
  return left;
}

int main(int argc, char **argv) {
  open_standard();
  signal(SIGXFSZ, SIG_IGN); /* then writing says that the file is too large */
  argc = take_no_jail(argc, argv);
  jail_words(argc, argv);
  speak_usual_language();
  int status = run(argc, argv);
  if ((fflush(stdout) != 0 || ferror(stdout)) && status == DONE)
    status = complain(FAULT, "%s", T(not_printed));
  return status;
}
