/* commands.h: one function a command; each returns the exit status. */
#ifndef COMMANDS_H
#define COMMANDS_H

#include "options.h"

int command_prompt(const struct options *o); /* without a name */
int command_list(const struct options *o);
int command_rules(const struct options *o);
int command_diff(const struct options *o);
int command_texts(const struct options *o);
int command_cards(const struct options *o);
int command_new(const struct options *o);
int command_stubs(const struct options *o);
int command_check(const struct options *o);
int command_find(const struct options *o);
int command_sweep(const struct options *o);
int command_compare(const struct options *o);
int command_knobs(const struct options *o);
int command_play(const struct options *o);
int command_resume(const struct options *o);
int command_replay(const struct options *o);
int command_test(const struct options *o);
int command_merge(const struct options *o);
int command_sim(const struct options *o);
int command_solve(const struct options *o);
int command_serve(const struct options *o);
int command_manual(const struct options *o);
int command_completion(const struct options *o);
int command_help(const struct options *o);

#endif
