/* croupier.h: everything a host needs to load a rule script and play it. */
#ifndef CROUPIER_H
#define CROUPIER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "croupier_events.h"

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default) /* all else in the library is hidden */
#endif

/*
** A `croupier` is one table: one rule script, laid out for a number of players, in a Lua state of its
** own. It does no input or output: the host hands in texts and takes out strings. From examples/embed.c,
** which is a whole host:
**
**   croupier *c = croupier_new(&config);
**   croupier_start(c, 42);
**   while (croupier_status(c) == CROUPIER_ASKS) {
**     const croupier_question *question = croupier_question_at(c, 0);
**     croupier_answer(c, question->seat, croupier_random_option(c, question->seat));
**   }
**   croupier_free(c);
**
** A croupier belongs to one thread at a time; different ones share nothing. Strings that are
** returned belong to the croupier and hold until its next call, unless said otherwise.
*/
#define CROUPIER_VERSION       "0.1.0"
#define CROUPIER_MAX_SEATS     8
#define CROUPIER_MAX_LANGUAGES 7

typedef struct croupier_mark croupier_mark; /* a position to come back to */

typedef enum {
  CROUPIER_READY,  /* laid out, not started */
  CROUPIER_ASKS,   /* at least one question waits */
  CROUPIER_ENDED,  /* the game is over; scores and ranks stand */
  CROUPIER_BROKEN, /* the script failed; croupier_error() says how: see croupier_answer */
} croupier_state;

/* What a call did; nothing is changed unless it is CROUPIER_OK or CROUPIER_SCRIPT. */
typedef enum {
  CROUPIER_OK,
  CROUPIER_USAGE,     /* the host asked for what cannot be; croupier_error() says what */
  CROUPIER_NOT_LEGAL, /* an answer that is not offered */
  CROUPIER_SCRIPT,    /* the script raised an error or was stopped */
  CROUPIER_NO_MEMORY,
  CROUPIER_UNFINISHED, /* a line of Lua that wants another one */
} croupier_status_code;

/* A text with a name for messages; not copied: must live as long as croupier_new runs. */
typedef struct {
  const char *name; /* as errors name it: "byzanz.lua" */
  const char *text;
  size_t size;
} croupier_source;

/* What a game is made from. */
typedef enum {
  CROUPIER_SOURCE_SCRIPT,
  CROUPIER_SOURCE_TEXTS,   /* what players read; without them it is the words of the script */
  CROUPIER_SOURCE_HOUSE,   /* a house rule; they apply in their order */
  CROUPIER_SOURCE_CHANCE,  /* what chance does, draw by draw: see repl/README.md */
  CROUPIER_SOURCE_VARIANT, /* where knobs and house rules come from, for its name: the host applies it */
  CROUPIER_SOURCE_CARDS,   /* a table of cards that a script names: see croupier_cards_named */
} croupier_source_kind;
typedef struct {
  croupier_source_kind kind;
  croupier_source source;
} croupier_addition;

typedef struct {
  croupier_source script;
  const croupier_addition *additions; /* texts and house rules */
  size_t addition_count;
  int players;         /* 0: the fewest the game allows */
  bool cover, profile; /* count how often each line of the sources runs, and how long: see croupier_covered */
  bool only_declared;  /* name, title and numbers of players are all that is wanted: no table is laid */
  const char *const *knobs; /* "name=value" */
  size_t knob_count;
  /* Of croupier_error's sentences about what players have asked for: a code, or NULL for "en". A journal keeps it. */
  const char *lang;
  /* The library may handle SIGSEGV, to see which of its own pages change: games and searches start up to twice as
     fast. Only if the host installs no handler later; an earlier one is called for all other faults. */
  bool guarded;
  size_t memory;    /* bytes a script may use; 0: 32 MB */
  unsigned time_ms; /* CPU time between two decisions; 0: 2,000 */
  unsigned
      game_time_ms; /* CPU time of the script for a whole game, or for the tests of a spec; 0: no bound */
  /* Bytes of positions that are kept outside of the script's memory, for undo and as marks; 0: 64 MB. Where they get
     scarce, fewer are kept, and undo answers again from farther back. */
  size_t history;
  /* Called with every event, if not NULL, once the answer and all that came of it stand: what is void is not told. May
     not call back into the croupier, but for what takes an event, and croupier_unsound(). */
  void (*event)(void *data, const struct croupier_event *event);
  void (*print)(void *data, const char *text, size_t size); /* what scripts print */
  /* Draws one of n, from 0, whenever the game does, and the seed draws nothing; for who wants to go through all that
     chance can do. May not call back into the croupier. Not asked at tables dealt anew, as bots look at. */
  unsigned (*chance)(void *data, unsigned n);
  void *data;
} croupier_config;

/* The sources of a config, from 0: the script, then the additions. NULL: there are no more. */
const croupier_source *croupier_source_at(const croupier_config *config, size_t i,
                                          croupier_source_kind *kind);
typedef struct {
  const char *word; /* the member of journals: "script", "texts", "houses" */
  bool several;     /* a game may have any number of them, else one */
} croupier_source_facts;
const croupier_source_facts *croupier_source_kind_facts(croupier_source_kind kind); /* NULL: no such kind */

/* Returns NULL only when there is no memory at all; otherwise look at croupier_status(): READY, or
   BROKEN, and then only croupier_error(), croupier_code() and croupier_free() may follow. */
croupier *croupier_new(const croupier_config *config);
void croupier_free(croupier *c);
void croupier_speak(croupier *c, const char *lang); /* as config.lang, from now on */
/* The codes of the languages that the library speaks, "en" first; NULL: there are no more. Where a language is an
   argument, another code or NULL means English, or the names of journals where that is said. */
const char *croupier_language(int i);
croupier_state croupier_status(const croupier *c);
croupier_status_code croupier_code(const croupier *c); /* why the last call failed */
const char *croupier_error(const croupier *c);         /* a sentence, "" if none */
/* For a host that has no memory left for its own part of a call: croupier_error() then says so. Returns the code. */
croupier_status_code croupier_no_room(croupier *c);
/* What kind of mistake a script has made, as far as a host may want to do something about it. */
enum { CROUPIER_FAULT_VALUES = 4 };
typedef enum {
  CROUPIER_MISTAKE,      /* any other */
  CROUPIER_SYNTAX,       /* it is no Lua */
  CROUPIER_NOT_IN_PLAY,  /* made after setup: zones, pieces, purses, boards are made in setup */
  CROUPIER_NOT_IN_SETUP, /* chance or a question in setup */
  CROUPIER_MAY_NOT_ASK,  /* a question where nobody can be asked */
  CROUPIER_NO_ANSWER,    /* a question that has no legal answer: a dead end */
} croupier_mistake;
/* The same as facts. All but `code` and `text` are of scripts alone: NULL or 0 where it is not known. Holds until the
   croupier's next call that fails. */
typedef struct {
  croupier_status_code code;
  croupier_mistake mistake;
  const char *text; /* what is wrong, without its place and the game's circumstances */
  /* Of the library's own sentences: the English one with its conversions as in printf, which is the same in every
     language and for all values, and the values as text. NULL: the text is of the script's or of Lua's making. */
  const char *key;
  const char *value[CROUPIER_FAULT_VALUES];
  int values;
  const char *file;   /* as the source is named: "byzanz.lua" */
  int line;           /* in it, from 1 */
  const char *rule;   /* the method of the game that was being carried out */
  const char *caller; /* if that is no house rule's: the house rule that called it, as the source is named */
  int caller_line;
  const char *phase; /* the word of the phase, and its number */
  int phase_number;
  uint64_t answers; /* given before */
  int seat;         /* who was asked last */
  uint64_t seed;
} croupier_fault;
const croupier_fault *croupier_last_fault(const croupier *c);
bool croupier_out_of_time(const croupier *c); /* game_time_ms is used up */

/* Without playing: what a script declares. */
const char *croupier_game(const croupier *c);                    /* its name: "byzanz" */
const char *croupier_title(const croupier *c, const char *lang); /* from the texts */
/* The page about the rules as the knobs are, in lines of so many columns; 0: each paragraph on one line. NULL: the
   game has none. */
const char *croupier_rules(croupier *c, const char *lang, int columns);
int croupier_min_players(const croupier *c), croupier_max_players(const croupier *c);
int croupier_players(const croupier *c);
uint64_t croupier_rules_hash(const croupier *c); /* of script, house rules and knobs; not of texts */

/* --- playing --- */
croupier_status_code croupier_start(croupier *c, uint64_t seed); /* again and again, if you like */
uint64_t croupier_seed(const croupier *c);

/* Seats in the mask are answered at random inside the engine, without a stop: for simulations.
   From the next croupier_start on. After every so many answers the host is asked nevertheless. */
#define CROUPIER_MOST_INLINE 1000
void croupier_inline_random(croupier *c, unsigned seats);
/* For games by different rules that are compared, from the next croupier_start on: random seats and chance draw by
   what they decide, not by how much was drawn before: two games of one seed differ only where the rules do. */
void croupier_couple(croupier *c, bool on);

/*
** Does a game that asks go anywhere? If not, croupier_error() and croupier_last_fault() tell the question, the rule and
** the place in the script as they tell an error, but nothing has failed: the questions wait.
*/
#define CROUPIER_LONGEST 100000
typedef enum {
  CROUPIER_GOES_ON,
  /* Nobody has had a choice for CROUPIER_MOST_INLINE answers or more, and the table is as it was before. Only a
     variable of the script could end it, or a host that edits the table. */
  CROUPIER_GOES_ROUND,
  CROUPIER_GOES_TOO_LONG, /* CROUPIER_LONGEST answers were given */
} croupier_course;
croupier_course croupier_goes(croupier *c);

/* What is wanted: one of the options, a number, some of the things offered, all of them in an order, or yes or no. */
typedef enum {
  CROUPIER_ONE,
  CROUPIER_NUMBER,
  CROUPIER_SELECT,
  CROUPIER_ORDER,
  CROUPIER_YES_OR_NO,
} croupier_kind;
const char *croupier_kind_word(croupier_kind kind); /* "one", "number", "select", "order", "yes" */
typedef struct {
  int seat; /* who is asked, from 1 */
  croupier_kind kind;
  bool several;       /* a select or an order: several picks, one after the other */
  const char *prompt; /* the key of the text */
  int options;        /* how many may be chosen now: numbered 0 .. options - 1 */
  int picked;         /* select, order: how many are picked already */
  int least, most;    /* how many are to be picked in all; number: the least and the greatest one */
  bool again;         /* select: what is picked may be picked again */
} croupier_question;
int croupier_questions(const croupier *c); /* how many wait (ask_all: several) */
const croupier_question *croupier_question_at(croupier *c, int i);
const croupier_question *croupier_question_of(croupier *c, int seat); /* NULL: not asked */
/* Is only one answer to the seat's question legal? Picks that look alike count as one answer, in any order. After
   the first pick only if their number is fixed. False: the seat is not asked. */
bool croupier_is_forced(const croupier *c, int seat);
/* The text of the question, with its values filled in. */
const char *croupier_prompt(croupier *c, int seat, const char *lang);
/* The question as an event, with the values of its prompt among the facts. NULL: the seat is not asked, or no
   memory. Holds until the next call. */
const croupier_event *croupier_asked(croupier *c, int seat);
/* How many things are to be chosen now, as "choose 2 more" or "together 7 or more"; "" unless the question wants
   several. */
const char *croupier_wanted(croupier *c, int seat, const char *lang);
/* The rules that are being carried out where somebody is asked: the names of the game's methods, i from 0, innermost
   first, and where in which text each begins. NULL: there are no more. */
const char *croupier_rule(croupier *c, int i, const char **file, int *line);
/* The place of the rule of that name. False: the game has none. */
bool croupier_rule_named(const croupier *c, const char *name, const char **file, int *line);
/* How often each line of the source of that name has run at this table, in worlds that bots looked at as well; -1
   where there is nothing to run. *lines: how many there are. NULL: config.cover did not ask for it, or there is no
   such source. */
const int64_t *croupier_covered(const croupier *c, const char *file, int *lines);
/* Nanoseconds of each line, the library's part included, if config.profile and config.cover asked for it; or NULL. */
const int64_t *croupier_line_times(const croupier *c, const char *file, int *lines);
/* The name of an option as journals write it (lang NULL) or as a person reads it ("en", "hu"). */
const char *croupier_option(croupier *c, int seat, int option, const char *lang);
/* What an option is about, so that a front end can put it on the card that it moves. */
typedef struct {
  croupier_value
      kind; /* a word, amount, piece, zone or player; CROUPIER_WORD: its name, as "pass", or a list about a piece */
  int piece;        /* its id in the events that this seat hears; else 0 */
  const char *zone; /* where the piece lies, if the seat may know; or the zone itself; as events name it */
  int seat;         /* the player's; else 0 */
  /* the amount; or 0, or of a piece the number in its field "number", of a zone its place among zones made together */
  int64_t number;
  int place; /* of an item of a list: its place in the list that the script gave, from 1; `instead` is behind it */
} croupier_about;
croupier_about croupier_option_about(croupier *c, int seat, int option);
/* What the script says of an option, as "2 gold"; "": nothing. Holds until the next call. */
const char *croupier_remark(croupier *c, int seat, int option, const char *lang);
/* How many candidates are not offered: the script refuses them, or they are in no legal choice. */
int croupier_refusals(croupier *c, int seat);
/* Such a candidate and the reason, i from 0. */
const char *croupier_refused(croupier *c, int seat, int i, const char *lang, const char **reason);
/* The option with this name, or -1: unknown or not offered. */
int croupier_find_option(croupier *c, int seat, const char *name);
/*
** CROUPIER_SCRIPT: the script failed on it; croupier_error() names file, line, rule, turn, seat and seed. The
** answer is not given, and the events it led to are void. The state is CROUPIER_BROKEN, but the game stands
** where it stood: its questions wait, and the host may look at it, take answers back, or answer otherwise,
** and with that it goes on. A game that fails before its first question can only be started again.
*/
croupier_status_code croupier_answer(croupier *c, int seat, int option);
/* An option drawn from that seat's own bot stream, as the engine's random player would. */
int croupier_random_option(croupier *c, int seat);

/* From the next start on the engine keeps what each seat has seen: croupier_redeal needs it. */
void croupier_remember(croupier *c, bool on);
/*
** The table becomes another that the seat cannot tell from this one: what lies where it does not see, what is in
** purses that it cannot have worked out, the answers of others that are not told yet, and all chance to come are drawn
** anew within what it has seen and been told. A line of play begins there, so take a mark before. CROUPIER_USAGE:
** nothing was remembered; or the seat's own question comes out otherwise wherever the hidden is dealt anew, as it does in a script
** that keeps a secret to itself. Then nothing has changed.
*/
croupier_status_code croupier_redeal(croupier *c, int seat, uint64_t seed);
/* The same, but the seat's own question may come out otherwise: for hosts that look for such a leak. */
croupier_status_code croupier_redeal_all(croupier *c, int seat, uint64_t seed);

/*
** Free actions out of turn. While one seat is asked, another may take a free action of the game's, such as `sell`:
** the question waits, the action puts its own questions, and then the first is put again with what is legal then.
** Not while several are asked at once, between the picks of a select, or while a free action is carried out. Who is
** asked finds his own among the options. Such an action counts as an answer in croupier_can_undo and its like.
*/
const char *croupier_free_name(const croupier *c, int i,
                               const char *lang); /* of all that the game has; or NULL */
int croupier_free_actions(croupier *c, int seat); /* how many the seat may take now: 0 .. n - 1 */
const char *croupier_free_action(croupier *c, int seat, int action, const char *lang);
croupier_status_code croupier_act(croupier *c, int seat, int action); /* as croupier_answer */

uint64_t croupier_decisions(const croupier *c); /* answers given so far, counting inline ones */
int croupier_score(const croupier *c, int seat);
int croupier_rank(const croupier *c, int seat); /* 1 is best; 0 before the end */
uint64_t croupier_hash(croupier *c);            /* of the position; equal on every machine */
/* The same without the number of answers given and variables of the script: a table that is as it was. */
uint64_t croupier_position(const croupier *c);

/* --- time travel --- */
/* NULL: no memory, or config.history is full of marks. */
croupier_mark *croupier_mark_here(croupier *c);
/* Answers up to the mark can be taken back if they were the last given there, and not others since. */
void croupier_back_to(croupier *c, const croupier_mark *mark);
void croupier_forget(croupier *c, croupier_mark *mark);
size_t croupier_mark_size(const croupier_mark *mark);
/* Answers since the start that can be taken back, and taken-back ones that can be given again. */
size_t croupier_can_undo(const croupier *c), croupier_can_redo(const croupier *c);
croupier_status_code croupier_undo(croupier *c, size_t answers);
croupier_status_code croupier_redo(croupier *c, size_t answers);
/* Are positions to be kept from now on? Without, undo answers again from the beginning, for hosts that seldom do. */
void croupier_keep_positions(croupier *c, bool on);

/* --- lines of Lua --- */
/*
** A line is run as the script is, under the same limits, but asks nobody. It knows `self` or `game`, the players as `p1`,
** `p2` ..., the script's own local names, and all words of scripts; what it makes itself is `local` and gone with it.
** It may be several lines: CROUPIER_UNFINISHED says that it is only the beginning of something. CROUPIER_SCRIPT:
** croupier_error() says what is wrong with it.
*/
/* Whatever the line does: afterwards the table is as it was. *shown: the values that it says, as text for people. */
croupier_status_code croupier_look(croupier *c, const char *lua, const char **shown);
/* The same; *value: the number that it says, or 1 for yes and 0 for no. */
croupier_status_code croupier_measure(croupier *c, const char *lua, double *value);

/*
** An edit: the line changes the game for good. It counts as an answer in croupier_can_undo and its like. The questions
** that wait are put again, with what is legal now; what was picked so far of a select, and answered in secret of an
** ask_all, is asked again. If that cannot be, or the line fails, nothing has changed.
*/
croupier_status_code croupier_edit(croupier *c, const char *lua, const char **shown);
bool croupier_unfinished(croupier *c, const char *lua); /* only the beginning of something; it is not run */
bool croupier_only_looks(croupier *c,
                         const char *lua); /* an expression that is no call: an edit would do nothing */
/* What may follow the beginning of a line: the names that go on from `self.st`, `p1.hand:` or `croupier.` at its
   end, fields behind a dot and methods behind a colon. It only reads: nothing is run, not even what a script has as
   __index. */
typedef struct {
  size_t kept;       /* bytes of the line before the name that is begun */
  const char *names; /* a line for each, in their order, those with _ at the beginning last; 1,000 at most */
  const char *of;    /* what has them: "zone", "player" ... as in stdlib/README.md, or "" */
} croupier_following;
croupier_following croupier_follow(croupier *c, const char *lua);
/* Is the seat asked about pieces of a list that the script made before it asked? An edit does not change that list. */
bool croupier_asks_from_list(croupier *c, int seat);

/* --- texts that may be shown --- */
/*
** Texts come from anywhere. What steers a terminal, turns the direction of what stands around it, begins a line or cannot
** be seen is not to be shown: control characters, Unicode's separators and formats, what is not UTF-8. Scripts are refused
** where they declare it; all that comes from a croupier but croupier_look's values is free of it, texts' own line ends left
** out, and what it writes as JSON has it escaped.
*/
/* The letter at the beginning of the text as it may be shown: each byte of others is \xNN. Returns how many bytes of
   the text it is, at least 1 unless size is 0. */
enum { CROUPIER_SAFE = 17 };
size_t croupier_safe(const char *text, size_t size, char safe[CROUPIER_SAFE]);
/* Each "a(z)" in a Hungarian text becomes "a" or "az", by the word behind it. */
void croupier_articles(char *text);
/* Copies JSON with what cannot be shown as \uNNNN. Returns its size without the end; to NULL: only that. */
size_t croupier_json_shown(char *to, const char *json);
bool croupier_utf8(const char *text, size_t size); /* and without zero bytes */
/* Is every piece in exactly one zone, is nothing lost? For tests; "" or the fault. */
const char *croupier_unsound(croupier *c);

/* --- specs --- */
/* Run the tests of a spec file at this table; one call of done per test, fault NULL if it passed. help: a file of
   helpers that runs first, and what it returns is the second value that the spec gets; NULL: none. */
croupier_status_code croupier_run_spec(croupier *c, const croupier_source *spec, const croupier_source *help,
                                       void (*done)(void *data, const char *name,
                                                    const croupier_fault *fault),
                                       void *data);
/* While done is called for a test that has passed: the seed and the answers of the game that it wants to be sound, a
   line each ("1: cloth 4"); NULL: it does not. The host plays it and looks. */
const char *croupier_spec_sound(const croupier *c);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#include "croupier_bots.h"
#include "croupier_houses.h"
#include "croupier_journal.h"
#include "croupier_texts.h"

#endif
