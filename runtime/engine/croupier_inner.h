/* croupier_inner.h: what a croupier is made of; for the files that implement croupier.h. */
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
  size_t answers; /* how many had been given, and the last of them */
  uint64_t last;
  croupier_state state;
};

/* One answer of the line of play, or an edit; and perhaps the position before it. */
struct answer {
  char *edit; /* the line of Lua, which belongs to this place in the line of play; NULL: an answer */
  uint8_t seat;
  int32_t option;
  uint64_t number;         /* no other answer has it, but this one given again */
  struct snapshot *before; /* NULL: derived from an earlier one by answering again */
};

/* A method of the game's. */
struct rule {
  char name[40];
  struct vm_function function;
};

/* Why nothing can be played. */
croupier_status_code croupier_no_table(croupier *c);

struct croupier {
  struct vm *vm;
  struct world *world;
  croupier_config config; /* sources only while croupier_new runs */
  croupier_state state;
  croupier_status_code code;
  char error[900];
  croupier_fault fault;
  char fault_file[200];

  /* what the script declares */
  char game[64];
  int min_players, max_players;
  size_t house;    /* the house rule that is being read */
  char doubt[300]; /* of the house rules */
  croupier_knob *knobs;
  size_t knob_count;
  uint64_t rules_hash;
  struct rule *rule;
  size_t rules;
  struct names names;
  struct snapshot *base; /* the table is laid, nobody has been asked */
  lua_State *play;       /* the coroutine that plays; the same address in every snapshot */

  /* the line of play */
  uint64_t seed;
  unsigned inline_random;  /* from the next start on */
  bool remembers;          /* likewise: what each seat has seen is kept */
  struct snapshot *origin; /* where it begins: at the first question, or at a mark of another line */
  uint64_t first, numbers; /* the number that stands for the origin, and the last one given */
  struct answer *answer;
  bool edited;                /* there may be edits in it */
  struct telling telling;     /* of the step that is being made */
  struct croupier_event said; /* if `says`: the answer that is about to be given */
  bool says;
  unsigned spent_ms;            /* of config.game_time_ms */
  bool silent;                  /* what scripts print is not passed on: something is tried out */
  size_t answers, undone, room; /* answer[answers .. + undone) were taken back and can be given again */
  size_t kept;                  /* bytes of positions before answers and of marks: config.history at most */
  bool keeps_none;              /* undo answers all over again */

  uint64_t named[MAX_PIECES / 64]; /* pieces that the script holds since setup: see redeal.c */
  uint64_t signature;              /* of a question's options: see redeal.c */
  double measured;                 /* by croupier_measure */
  char reason[200];
  croupier_question question[CROUPIER_MAX_SEATS];
  struct line line, shown; /* what was returned last: names; what lines of Lua say */
  struct kept handed;      /* likewise, by those who render */
  char digits[24];
};

/* Where the values of a croupier are kept: more integer keys of the registry. */
enum key {
  KEY_CROUPIER = SLOT_CLASS + 16,
  KEY_GAME,
  KEY_PLAYER,
  KEY_HOST,
  KEY_CLASS,
  KEY_SELF,
  KEY_SPEC,
  KEY_ADVICE,
  KEY_SHAPES,
  KEY_KNOB_TEXTS
};
static inline void keep(lua_State *L, int key) { lua_rawseti(L, LUA_REGISTRYINDEX, key); }
static inline void fetch(lua_State *L, int key) { lua_rawgeti(L, LUA_REGISTRYINDEX, key); }
/* A function that stdlib has for the host. */
static inline void push_host_function(lua_State *L, const char *name) {
  fetch(L, KEY_HOST);
  lua_getfield(L, -1, name);
  lua_replace(L, -2);
}

/* May this seat know what those in the mask may? Seat 0 is omniscient; one beyond the last looks on from outside. */
static inline bool sees(uint32_t mask, int seat) {
  return seat == 0 || mask >= UINT8_MAX || (mask >> (seat - 1) & 1);
}

/* The one that is in the language of config.lang. */
const char *croupier_in(const croupier *c, const char *english, const char *hungarian)
    __attribute__((format_arg(2), format_arg(3)));
/* Fail with a sentence; returns the code. */
croupier_status_code croupier_fail(croupier *c, croupier_status_code code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* What the VM says of an error, and its place in the script; "": that is in it already, or is not known. */
const char *croupier_fault_text(const croupier *c, const char **place);
/* The same for a failed run of the script: the VM's error, with rule, turn, seat and seed. */
croupier_status_code croupier_fail_script(croupier *c, enum vm_status status);
/* Run a C function under protection, with the croupier as its light userdata; results stay on the main stack. */
enum vm_status croupier_run(croupier *c, lua_CFunction f, int results);
/* Load stdlib, script and house rules, and lay the table. */
croupier_status_code croupier_boot(croupier *c);
/* rules.c: is what stands in braces a knob, in the text about the rules? */
croupier_status_code croupier_check_rules(croupier *c);
/* What runs between the two counts towards the time of the whole game, and may be stopped for it. */
void croupier_watch(croupier *c);
void croupier_watched(croupier *c);
croupier_status_code croupier_time_is_up(croupier *c);
/* Resume the script until it asks or ends. */
croupier_status_code croupier_go_on(croupier *c);

/* redeal.c: at the end of setup. */
void redeal_note_names(croupier *c);
/* eval.c: run a line of Lua, for good; f(croupier, function) leaves a string, which *shown gets if it is not NULL. What it
   has done so far stands also if it fails. */
croupier_status_code croupier_run_line(croupier *c, const char *lua, lua_CFunction f, const char **shown);
int croupier_show_line(lua_State *L);
/* As an __index: the value that a name has in such a line. Nothing of a script's is called. */
int croupier_read_name(lua_State *L);
/* The script's own local names, some of them more than once. They belong to Lua. */
void croupier_each_local(lua_State *L, int most, void (*tell)(void *data, const char *name), void *data);
/* Run a line that changes the game, and put the questions that wait again. If it fails, restore a snapshot. */
croupier_status_code croupier_apply_edit(croupier *c, const char *lua);

/* history.c: the line of play. */
void croupier_forget_answers(croupier *c);
/* A line of play begins here. False: no memory. */
bool croupier_begin_line(croupier *c);
/* The position is to be made once more: a question about it was stopped for time or memory. */
void croupier_mend(croupier *c);
/* The question that waits for this seat's answer, or NULL. */
struct ask *croupier_pending(const croupier *c, int seat);
/* As croupier_option, but NULL if there is none, or no memory. */
const char *croupier_name_option(croupier *c, int seat, int option, const char *lang);
/* Give an answer without remembering it. */
croupier_status_code croupier_pick(croupier *c, int seat, int option);
/* An option that stands for the i-th free action, taken out of turn: in the line of play, and for croupier_pick. */
static inline int option_of_action(int action) { return -1 - action; }
static inline int action_of_option(int option) { return -1 - option; }
/* act.c: bit i: the seat may take the i-th free action now. */
unsigned croupier_open_actions(croupier *c, int seat);
/* Call f(croupier, a, b, lang) under protection; its one result is on the main stack if true. What it runs of a
   script's may go on for ever: it is stopped, and the game goes on. */
bool croupier_ask_lua(croupier *c, lua_CFunction f, int a, int b, const char *lang);
/* The script asks again or has ended. */
void croupier_after_step(croupier *c);

/* announce.c: what goes before a step. False: no memory. */
bool announce_opening(croupier *c); /* start, zones, pieces */
/* An answer is put into words before it is given; false: it is not offered any more. croupier_pick then tells it. */
bool announce_answer(croupier *c, int seat, int option);
void announce_free(croupier *c, int seat, int action);
bool announce_said(croupier *c, bool complete); /* if there is one; false: no memory */
/* What comes after it. */
void announce_asks(croupier *c);
void announce_end(croupier *c);
bool is_secret_answer(croupier *c, const struct ask *q, int option); /* is the answer not told to others? */

/* about.c: the id that a piece has in the events that a seat hears; seat 0: its own. */
int croupier_id_for(const croupier *c, int piece, int seat);

#endif
