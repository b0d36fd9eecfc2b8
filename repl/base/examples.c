/* examples.c: command lines as they are typed, for --help and the manual page. */
#include "examples.h"

#include <stddef.h>
#include <string.h>

static const char *const examples[][2] = {
    {"list", "croupier list --lang hu"},
    {"rules", "croupier rules byzanz | less"},
    {"rules", "croupier rules byzanz --set hand_limit=9 --lang hu"},
    {"knobs", "croupier knobs byzanz"},
    {"play", "croupier play byzanz --players 4"},
    {"play",
     "croupier play five_towers --seat 1=human --seat 2=human   # two at one keyboard, bots elsewhere"},
    {"play", "croupier play byzanz --seed 7 --set hand_limit=9 --house my_rules.lua"},
    {"play", "croupier play maharaja --variant maharaja-short"},
    {"diff", "croupier diff byzanz --house byzanz-silk"},
    {"play", "croupier play my_game.lua --lang hu"},
    {"resume", "croupier resume                     # the game that was left last"},
    {"resume", "croupier resume byzanz-7-1.jsonl"},
    {"replay", "croupier replay byzanz-7-1.jsonl --seat 2   # as player 2 saw it"},
    {"replay", "croupier replay byzanz-7-1.jsonl --events | head"},
    {"replay", "croupier replay byzanz-7-1.jsonl --rules current"},
    {"replay", "croupier replay byzanz-7-1 --house byzanz-short"},
    {"test", "croupier test tests/specs/*.lua"},
    {"sim", "croupier sim byzanz --players 4 --games 10000 --jobs 2 --format json --out byzanz.json"},
    {"sim", "croupier sim byzanz --shard 2/8 --games 80000 --format json   # one machine of eight"},
    {"solve", "croupier solve kuhn"},
    {"solve", "croupier solve goofspiel --set cards=3 --bots greedy,search:1000 --draws 50"},
    {"serve", "croupier serve kuhn --stdio --seat 1=human --seat 2=random"},
    {"completion", "croupier completion bash >~/.local/share/bash-completion/completions/croupier"},
    {"help", "croupier help sim"},
    {"help", "croupier help --one-page | less"},
    {"completion", "croupier completion fish >~/.config/fish/completions/croupier.fish"},
};

const char *example_at(const char *command, int i) {
  for (size_t k = 0; k < sizeof examples / sizeof *examples; k++)
    if (strcmp(examples[k][0], command) == 0 && i-- == 0) return examples[k][1];
  return NULL;
}
