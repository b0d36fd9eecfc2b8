/* What the keeper of a jail does for those inside. */
#define _XOPEN_SOURCE 700

#include "may.h"

#include <greatest.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

SUITE(may_suite);

static char folder[PATH_SIZE], back[PATH_SIZE];
static struct may may;
static char *words[] = {"croupier",      "play",       "far/game.lua", "--seat",
                        "2=exec:sh bot", "--journals", "out",          "--x=named"};

static void make_file(const char *name) { fclose(fopen(name, "w")); }

/* A folder of its own, with a game beside the current one. */
static void set_up(void *data) {
  (void)data;
  char name[] = "/tmp/mayXXXXXX";
  if (!getcwd(back, sizeof back) || !realpath(mkdtemp(name), folder) || chdir(folder) != 0) abort();
  mkdir("here", 0777);
  if (chdir("here") != 0) abort();
  mkdir("far", 0777);
  mkdir("out", 0777);
  make_file("far/game.lua");
  may = (struct may){.argc = sizeof words / sizeof *words, .argv = words};
  snprintf(may.here, PATH_SIZE, "%.4000s/here", folder);
  snprintf(may.state, PATH_SIZE, "%.4000s/state/croupier", folder);
}

static void tear_down(void *data) {
  (void)data;
  unlink("far/game.lua");
  rmdir("far");
  rmdir("out");
  if (chdir("..") != 0) abort();
  rmdir("here");
  rmdir(folder);
  if (chdir(back) != 0) abort();
}

/* Of a path below the folder of the test. */
static bool asked(bool (*may_it)(const struct may *m, const char *path), const char *below) {
  char path[PATH_SIZE];
  snprintf(path, sizeof path, "%.4000s/%s", folder, below);
  return may_it(&may, path);
}

TEST scripts_and_journals_are_read_anywhere(void) {
  ASSERT(asked(may_read, "anywhere/x.lua"));
  ASSERT(asked(may_read, "x.jsonl"));
  ASSERT(asked(may_read, "here/cards.csv"));
  ASSERT(asked(may_read, "here/chance.txt")); /* which may be written, too */
  ASSERT(may_read(&may, "/etc/localtime"));
  PASS();
}

TEST nothing_else_is_read(void) {
  ASSERT_FALSE(may_read(&may, "/etc/passwd"));
  ASSERT_FALSE(may_read(&may, "/proc/1234/mem"));
  ASSERT_FALSE(asked(may_read, "x.lua.key"));
  ASSERT_FALSE(asked(may_read, "passwords.txt"));
  ASSERT_FALSE(asked(may_read, "here/.lua/key"));
  ASSERT(asked(may_read, "here/named"));
  ASSERT(asked(may_read, "state/croupier/history"));
  ASSERT_FALSE(asked(may_read, "state/croupiers"));
  PASS();
}

TEST new_files_lie_below_the_current_folder(void) {
  ASSERT(asked(may_write, "here/x.lua"));
  ASSERT(asked(may_write, "here/sub/x.jsonl"));
  ASSERT(asked(may_write, "here/x.jsonl.rescued"));
  ASSERT(asked(may_write, "here/x.jsonl.rescued2"));
  ASSERT_FALSE(asked(may_write, "x.lua"));
  ASSERT_FALSE(asked(may_write, "here2/x.lua"));
  ASSERT_FALSE(asked(may_write, "here/.vim/x.lua"));
  ASSERT_FALSE(asked(may_write, "here/.x.lua"));
  ASSERT_FALSE(asked(may_write, "here/Makefile"));
  ASSERT_FALSE(asked(may_write, "here/x.rescued"));
  ASSERT(asked(may_write, "here/.croupier/game.lua"));
  PASS();
}

TEST or_where_the_command_line_says(void) {
  ASSERT(asked(may_write, "here/named"));
  ASSERT(asked(may_write, "here/out/nim-1.jsonl"));
  ASSERT(asked(may_write, "here/far/game_found.lua"));
  ASSERT_FALSE(asked(may_write, "here/far/.game.lua"));
  ASSERT_FALSE(asked(may_write, "here/out/Makefile"));
  ASSERT(asked(may_write, "state/croupier/history"));
  PASS();
}

/* What came with Croupier runs without a jail the next time, so nobody in one may change it. */
TEST shipped_games_are_not_written(void) {
  snprintf(may.shipped[1], PATH_SIZE, "%.4000s/here/games", folder);
  ASSERT_FALSE(asked(may_write, "here/games/byzanz.lua"));
  ASSERT_FALSE(asked(may_write, "here/games/house-rules/new.lua"));
  ASSERT(asked(may_read, "here/games/byzanz.lua"));
  ASSERT(asked(may_write, "here/games2/byzanz.lua"));
  PASS();
}

TEST folders(void) {
  ASSERT(asked(may_make, "state"));
  ASSERT(asked(may_make, "state/croupier/journals"));
  ASSERT(asked(may_make, "here/out"));
  ASSERT(asked(may_make, "here/.croupier"));
  ASSERT_FALSE(asked(may_make, "here/sub"));
  ASSERT_FALSE(asked(may_make, "states"));
  PASS();
}

TEST programs_that_are_named(void) {
  ASSERT(may_run(&may, "sh bot"));
  ASSERT_FALSE(may_run(&may, "sh"));
  ASSERT_FALSE(may_run(&may, "sh bot2"));
  ASSERT_FALSE(may_run(&may, "far/game.lua"));
  PASS();
}

TEST real_paths(void) {
  char real[PATH_SIZE];
  if (symlink("far", "link") != 0) FAIL();
  ASSERT(may_real("link/./x.lua", real));
  unlink("link");
  ASSERT_STR_EQ("here/far/x.lua", real + strlen(folder) + 1);
  ASSERT_FALSE(may_real("nowhere/x.lua", real));
  ASSERT_FALSE(may_real("far/..", real));
  ASSERT_FALSE(may_real("", real));
  may_come("far/new/folder/", real);
  ASSERT_STR_EQ("here/far/new/folder/", real + strlen(folder) + 1);
  PASS();
}

SUITE(may_suite) {
  SET_SETUP(set_up, NULL);
  SET_TEARDOWN(tear_down, NULL);
  RUN_TEST(scripts_and_journals_are_read_anywhere);
  RUN_TEST(nothing_else_is_read);
  RUN_TEST(new_files_lie_below_the_current_folder);
  RUN_TEST(or_where_the_command_line_says);
  RUN_TEST(shipped_games_are_not_written);
  RUN_TEST(folders);
  RUN_TEST(programs_that_are_named);
  RUN_TEST(real_paths);
}
