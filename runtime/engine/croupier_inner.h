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

enum { MOST_ERROR = 900, MOST_FILE = 200 }; /* bytes of a sentence, and of the name of a source in it */

/* Fails with the reason why there is no table to play at. */
croupier_status_code croupier_no_table(croupier *c);

struct croupier {
  struct vm *vm;
  struct world *world;
  croupier_config config; /* the sources are valid only while croupier_new runs */
  croupier_state state;
  croupier_status_code code;
  char error[MOST_ERROR];
  const char *said_as;  /* the English one of the sentence that croupier_in returned last */
  croupier_fault fault; /* its texts: */
  char fault_text[MOST_ERROR], fault_file[MOST_FILE], fault_value[CROUPIER_FAULT_VALUES][MAX_NAME];

  /* what the script declares */
  char game[64];
  int min_players, max_players;
  const croupier_source *reading; /* the house rule that is being read */
  char doubt[300];                /* a doubt about the house rules, for the host */
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
  bool remembers;          /* likewise: remember what each seat has seen */
  struct snapshot *origin; /* where the line begins: the first question, or a mark of another line */
  uint64_t first, numbers; /* the number of the origin, and the last number given */
  struct answer *answer;
  bool edited;                /* the line may contain edits */
  struct telling telling;     /* the events of the step in progress */
  struct croupier_event said; /* if `says`: the answer that is about to be given */
  bool says;
  struct croupier_event asked; /* by croupier_asked */
  unsigned spent_ms;            /* of config.game_time_ms */
  bool silent;                  /* drops the text that scripts print, because this is only a trial */
  size_t answers, undone, room; /* answer[answers .. + undone) were undone and can be redone */
  size_t kept;                  /* bytes of kept positions and of marks: config.history at most */
  bool keeps_none;              /* undo answers everything again from the origin */

  /* a bit for each piece that the script has held since setup: see redeal.c */
  uint64_t named[MAX_PIECES / 64];
  uint64_t signature; /* hash of a question's options: see redeal.c */
  double measured;    /* by croupier_measure */
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
/* Fails with a sentence. Returns the code. */
croupier_status_code croupier_fail(croupier *c, croupier_status_code code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* The VM's text of an error. *place: its place in the script, or "" if the text contains it or it is unknown. */
const char *croupier_fault_text(const croupier *c, const char **place);
/* Fails after a failed run of the script: the VM's error, with rule, turn, seat and seed. */
croupier_status_code croupier_fail_script(croupier *c, enum vm_status status);
/* Runs a C function under protection, with the croupier as its light userdata. Results stay on the main stack. */
enum vm_status croupier_run(croupier *c, lua_CFunction f, int results);
/* Loads stdlib, script and house rules, and lays the table. */
croupier_status_code croupier_boot(croupier *c);
/* rules.c: checks that every name in braces in the text about the rules is a knob. */
croupier_status_code croupier_check_rules(croupier *c);
/* Code between these two calls counts towards the time of the whole game, and may be stopped for it. */
void croupier_watch(croupier *c);
void croupier_watched(croupier *c);
croupier_status_code croupier_time_is_up(croupier *c);
/* Resumes the script until it asks or ends. */
croupier_status_code croupier_go_on(croupier *c);

/* redeal.c: call it at the end of setup. */
void redeal_note_names(croupier *c);
/* eval.c: runs a line of Lua, with lasting effect. f(croupier, function) leaves a string, which *shown gets if it
   is not NULL. If the line fails, the changes that it has made remain. */
croupier_status_code croupier_run_line(croupier *c, const char *lua, lua_CFunction f, const char **shown);
int croupier_show_line(lua_State *L);
/* Serves as an __index: the value of a name in such a line. Calls no function of a script. */
int croupier_read_name(lua_State *L);
/* Tells the script's own local names, some of them more than once. Lua owns the strings. */
void croupier_each_local(lua_State *L, int most, void (*tell)(void *data, const char *name), void *data);
/* Runs a line that changes the game, and puts the waiting questions again. If it fails, restore a snapshot. */
croupier_status_code croupier_apply_edit(croupier *c, const char *lua);

/* history.c: the line of play. */
void croupier_forget_answers(croupier *c);
/* Begins a line of play here. False: no memory. */
bool croupier_begin_line(croupier *c);
/* Rebuilds the position, after a query about it was stopped for time or memory. */
void croupier_mend(croupier *c);
/* The question that waits for this seat's answer, or NULL. */
struct ask *croupier_pending(const croupier *c, int seat);
int croupier_count_refused(croupier *c, int seat);
/* As croupier_option, but NULL if there is none, or no memory. */
const char *croupier_name_option(croupier *c, int seat, int option, const char *lang);
/* Gives an answer without remembering it. */
croupier_status_code croupier_pick(croupier *c, int seat, int option);
/* The option number that stands for the i-th free action taken out of turn, in the line of play and for
   croupier_pick. */
static inline int option_of_action(int action) { return -1 - action; }
static inline int action_of_option(int option) { return -1 - option; }
/* act.c: bit i is set if the seat may take the i-th free action now. */
unsigned croupier_open_actions(croupier *c, int seat);
/* Calls f(croupier, a, b, lang) under protection. If it returns true, the one result of f is on the main stack.
   Code of the script that runs too long in f is stopped, and the game goes on. */
bool croupier_ask_lua(croupier *c, lua_CFunction f, int a, int b, const char *lang);
/* Takes the string that such a call has left on the main stack. NULL: the call failed. */
const char *croupier_take_string(croupier *c, bool ok);
/* Call it when the script asks again or has ended. */
void croupier_after_step(croupier *c);

/* announce.c: the events before a step. False: no memory. */
bool announce_opening(croupier *c); /* start, zones, pieces */
/* An answer is put into words before it is given; false: it is not offered any more. croupier_pick then tells it. */
bool announce_answer(croupier *c, int seat, int option);
void announce_free(croupier *c, int seat, int action);
bool announce_said(croupier *c, bool complete); /* if there is one; false: no memory */
/* The events after a step. */
void announce_asks(croupier *c);
void announce_end(croupier *c);
/* is the answer kept from other seats? */
bool is_secret_answer(croupier *c, const struct ask *q, int option);

/* about.c: the id of a piece in the events that a seat hears. Seat 0: the real id. */
int croupier_id_for(const croupier *c, int piece, int seat);

#endif
