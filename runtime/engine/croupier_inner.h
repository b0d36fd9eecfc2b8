/* croupier_inner.h: the members of a croupier, for the files that implement croupier.h. */
#ifndef CROUPIER_INNER_H
#define CROUPIER_INNER_H

#include "croupier.h"
#include "event.h"
#include "kept.h"
#include "lib.h"
#include "names.h"
#include "telling.h"
#include "text.h"

struct croupier_mark {
  struct snapshot *snapshot;
  uint64_t seed;
  size_t answers; /* number of answers given, and the number of the last one */
  uint64_t last;
  croupier_state state;
};

/* One answer or edit in the line of play, perhaps with the position before it. */
struct answer {
  char *edit; /* the line of Lua, owned by this place in the line of play; NULL: an answer */
  uint8_t seat;
  int32_t option;
  uint64_t number;         /* unique; an answer that is given again keeps it */
  struct snapshot *before; /* NULL: found by answering again from an earlier position */
};

/* A method of the game. */
struct rule {
  char name[40];
  struct vm_function function;
};

/* Bytes of a sentence, of the name of a source in it, and of a sentence about house rules. */
enum { MOST_ERROR = 900, MOST_FILE = 200, MOST_DOUBT = 600 };
struct doubt {
  char text[MOST_DOUBT];
};

struct croupier {
  struct vm *vm;
  struct world *world;
  croupier_config config; /* the sources are valid only while croupier_new runs */
  croupier_state state;
  croupier_status_code code;
  char error[MOST_ERROR];
  char plain[MOST_ERROR];     /* see plain.h */
  char trouble[MOST_ERROR];   /* what stopped the script in a world that the last bot looked at */
  char met[MOST_ERROR];       /* its first error in one of these worlds */
  char uncounted[MOST_ERROR]; /* the script's error in the last croupier_count_up */
  const char *said_as;        /* the English one of the sentence that croupier_in returned last */
  croupier_fault fault;       /* its texts: */
  char fault_text[MOST_ERROR], fault_file[MOST_FILE], fault_caller[MOST_FILE],
      fault_value[CROUPIER_FAULT_VALUES][MAX_NAME];

  /* what the script declares */
  char game[64];
  int min_players, max_players;
  const croupier_source *reading; /* the house rule that is being read */
  croupier_variant *variant;      /* or NULL */
  char **house;                   /* the names of the house rules */
  size_t houses;
  croupier_change *change; /* by the house rules */
  size_t changes;
  struct doubt *doubt; /* about the house rules, for the host */
  size_t doubts;
  croupier_knob *knobs;
  size_t knob_count;
  uint64_t rules_hash;
  struct rule *rule;
  size_t rules;
  struct names names;
  struct snapshot *base; /* snapshot: the table is laid, and nobody has been asked */
  lua_State *play;       /* the coroutine that plays; the same address in every snapshot */

  /* the line of play */
  uint64_t seed;
  unsigned inline_random;  /* seats that are answered at random, from the next start on */
  bool couples;            /* likewise: see table/coupled.h */
  uint16_t swapped[2];     /* likewise: see croupier_swap */
  uint64_t bots_seed;      /* likewise: mixed into the seed of the bots' streams */
  bool remembers;          /* likewise: remember what each seat has seen */
  struct snapshot *origin; /* where the line begins: the first question, or a mark of another line */
  uint64_t first, numbers; /* the number of the origin, and the last number given */
  struct answer *answer;
  bool edited;                /* the line may contain edits */
  struct telling telling;     /* the events of the step in progress */
  struct croupier_event said; /* if `says`: the answer that is about to be given */
  bool says;
  struct croupier_event asked;  /* by croupier_asked */
  unsigned spent_ms;            /* of config.game_time_ms */
  bool silent;                  /* drops the text that scripts print, because this is only a trial */
  size_t answers, undone, room; /* answer[answers .. + undone) were undone and can be redone */
  size_t kept;                  /* bytes of kept positions and of marks: config.history at most */
  bool keeps_none;              /* undo answers everything again from the origin */

  /* a bit for each piece that the script has held since setup: see redeal.c */
  uint64_t named[MAX_PIECES / 64];
  uint64_t signature;      /* hash of a question's options: see redeal.c */
  bool any_question;       /* a redeal may change the options of the seat */
  struct lookahead *ahead; /* whose worlds are played now; or NULL */
  double measured;         /* by croupier_measure */
  char *sound;             /* by croupier_spec_sound; or NULL */
  char reason[200];
  croupier_question question[CROUPIER_MAX_SEATS];
  struct line line, shown; /* what was returned last: names; what lines of Lua say */
  struct kept handed;      /* likewise, by those who render */
  char digits[24];
};

/* Where a croupier keeps Lua values: further integer keys of the registry. */
enum key {
  KEY_CROUPIER = SLOT_CLASS + 16,
  KEY_GAME,
  KEY_PLAYER,
  KEY_HOST,
  KEY_CLASS,
  KEY_BEFORE,
  KEY_SELF,
  KEY_SPEC,
  KEY_HELP,
  KEY_ADVICE,
  KEY_SHAPES,
  KEY_KNOB_TEXTS
};
static inline void keep(lua_State *L, int key) { lua_rawseti(L, LUA_REGISTRYINDEX, key); }
static inline void fetch(lua_State *L, int key) { lua_rawgeti(L, LUA_REGISTRYINDEX, key); }
/* Pushes a function that stdlib has for the host. */
static inline void push_host_function(lua_State *L, const char *name) {
  fetch(L, KEY_HOST);
  lua_getfield(L, -1, name);
  lua_replace(L, -2);
}

/* May this seat know what the seats in the mask may know? Seat 0 knows everything; the number after the last seat
   is an onlooker. */
static inline bool sees(uint32_t mask, int seat) {
  return seat == 0 || mask >= UINT8_MAX || (mask >> (seat - 1) & 1);
}

/* Returns the library's sentence of a key in the language of config.lang. The compiler checks values against the
   English one. */
#define IN(key, c) croupier_in(c, TEXT_##key, EN_##key)
const char *croupier_in(croupier *c, enum text key, const char *english) __attribute__((format_arg(3)));
/* Fails with the reason why there is no table to play at. */
croupier_status_code croupier_no_table(croupier *c);
/* Runs a C function under protection, with the croupier as its light userdata. Results stay on the main stack. */
enum vm_status croupier_run(croupier *c, lua_CFunction f, int results);
/* Code between these two calls counts towards the time of the whole game, and may be stopped for it. */
void croupier_watch(croupier *c);
void croupier_watched(croupier *c);
croupier_status_code croupier_time_is_up(croupier *c);
/* Resumes the script until it asks or ends. */
croupier_status_code croupier_go_on(croupier *c);

/* Gives an answer without remembering it. */
croupier_status_code croupier_pick(croupier *c, int seat, int option);
/* The option number that stands for the i-th free action taken out of turn, in the line of play and for
   croupier_pick. */
static inline int option_of_action(int action) { return -1 - action; }
static inline int action_of_option(int option) { return -1 - option; }

#endif
