/* examples.c: command lines as they are typed, for --help and the manual page. */
#include "examples.h"

#include <stddef.h>
#include <string.h>

#include "texts.h"

static const struct {
  const char *command, *line;
  enum text comment; /* 0: none */
} examples[] = {
    {"list", "croupier list --lang hu", 0},
    {"rules", "croupier rules byzanz | less", 0},
    {"rules", "croupier rules byzanz --set hand_limit=9 --lang hu", 0},
    {"knobs", "croupier knobs byzanz", 0},
    {"play", "croupier play byzanz --players 4", 0},
    {"play", "croupier play five_towers --seat 1=human --seat 2=human", TEXT_example_two_people},
    {"play", "croupier play byzanz --seed 7 --set hand_limit=9 --house my_rules.lua", 0},
    {"play", "croupier play maharaja --variant maharaja-short", 0},
    {"diff", "croupier diff byzanz --house byzanz-silk", 0},
    {"texts", "croupier texts my_game.lua", 0},
    {"texts", "croupier texts my_game.lua --lang hu", TEXT_example_hungarian_too},
    {"cards", "croupier cards byzanz", 0},
    {"cards", "croupier cards my_game.lua --format html --paper letter --style my_cards.css --out cards.html",
     0},
    {"new", "croupier new night_market --kind auction", 0},
    {"new", "croupier new", TEXT_example_kinds},
    {"stubs", "croupier stubs .croupier ./my_game.lua", TEXT_example_stubs},
    {"play", "croupier play my_game.lua --lang hu", 0},
    {"resume", "croupier resume", TEXT_example_left},
    {"resume", "croupier resume byzanz-7-1.jsonl", 0},
    {"replay", "croupier replay byzanz-7-1.jsonl --seat 2", TEXT_example_as_player_2},
    {"replay", "croupier replay byzanz-7-1.jsonl --events | head", 0},
    {"replay", "croupier replay byzanz-7-1.jsonl --rules current", 0},
    {"replay", "croupier replay byzanz-7-1 --house byzanz-short", 0},
    {"test", "croupier test tests/specs/*.lua", 0},
    {"sim", "croupier sim byzanz --players 4 --games 10000 --jobs 2 --format json --out byzanz.json", 0},
    {"sim", "croupier sim byzanz --shard 2/8 --games 80000 --format json", TEXT_example_one_of_eight},
    {"sim", "croupier sim byzanz --all --format html --out byzanz.html", TEXT_example_page},
    {"sim", "croupier sim byzanz --bots greedy,random", TEXT_example_turns},
    {"merge", "croupier merge part.* --format json", 0},
    {"check", "croupier check ./my_game.lua", 0},
    {"check", "croupier check byzanz --house byzanz-silk --time 120", 0},
    {"find", "croupier find byzanz 'winner was last at half'", 0},
    {"find", "croupier find maharaja 'lead changes > 8 and margin < 2' --players 4 --bots greedy", 0},
    {"compare", "croupier compare byzanz --set hand_limit=6", 0},
    {"compare", "croupier compare byzanz@HEAD~1 byzanz", TEXT_example_revision},
    {"compare", "croupier compare old/byzanz.lua byzanz.lua --players 4 --bots random --bots greedy", 0},
    {"compare", "croupier compare maharaja --variant maharaja-short --expect 'seat < 3'",
     TEXT_example_expect},
    {"sweep", "croupier sweep byzanz hand_limit=4..9 --games 2000", 0},
    {"sweep", "croupier sweep byzanz hand_limit=4..9 --target 'seat = 0' --format html --out byzanz.html", 0},
    {"sweep",
     "croupier sweep alhambra refill_first=buildings,money money_display=2..6 --format csv --out grid.csv",
     0},
    {"solve", "croupier solve kuhn", 0},
    {"solve", "croupier solve goofspiel --set cards=3 --bots greedy,search:1000 --draws 50", 0},
    {"serve", "croupier serve kuhn --stdio --seat 1=human --seat 2=random", 0},
    {"completion", "croupier completion bash >~/.local/share/bash-completion/completions/croupier", 0},
    {"help", "croupier help sim", 0},
    {"help", "croupier help --one-page | less", 0},
    {"completion", "croupier completion fish >~/.config/fish/completions/croupier.fish", 0},
};

bool example_at(const char *command, int i, int language, struct example *example) {
  for (size_t k = 0; k < sizeof examples / sizeof *examples; k++)
    if (strcmp(examples[k].command, command) == 0 && i-- == 0) {
      enum text comment = examples[k].comment;
      *example = (struct example){examples[k].line, comment ? text_in(comment, language) : ""};
      return true;
    }
  return false;
}
