/* wish.c: what is wished of a game that is over, in words. */
#include "wish.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "say.h"
#include "tally.h"

/* --- reading --- */

struct reading {
  struct wishes *w;
  const char *at;
  char word[WISH_NAME]; /* the next one; "": the end */
  bool quoted;
};

static void next(struct reading *r) {
  static const char *const signs[] = {"<=", ">=", "~=", "==", "<", ">", "=", "(", ")", "%"};
  while (isspace((unsigned char)*r->at)) r->at++;
  size_t size = 0, skip = 0;
  r->quoted = *r->at == '\'' || *r->at == '"';
  if (r->quoted) {
    const char *end = strchr(r->at + 1, *r->at);
    size = end ? (size_t)(end - r->at) - 1 : strlen(r->at + 1);
    skip = 1;
  }
  for (size_t i = 0; i < sizeof signs / sizeof *signs && !r->quoted && size == 0; i++)
    if (strncmp(r->at, signs[i], strlen(signs[i])) == 0) size = strlen(signs[i]);
  if (size == 0 && !r->quoted) size = strcspn(r->at, " \t\n<>=~()%");
  if (size == 0 && !r->quoted && *r->at) size = 1;
  snprintf(r->word, sizeof r->word, "%.*s", (int)size, r->at + skip);
  r->at += skip + size;
  if (r->quoted && *r->at) r->at++;
}

static bool takes(struct reading *r, const char *word) {
  if (r->quoted || strcmp(r->word, word) != 0) return false;
  next(r);
  return true;
}

static int fails(struct reading *r, const char *wanted) {
  if (!*r->w->complaint)
    snprintf(r->w->complaint, WISH_COMPLAINT, T(find_wanted), wanted, *r->word ? r->word : T(find_end));
  return 0;
}

static int add(struct reading *r, struct wish wish) {
  if (r->w->count == MOST_WISHES) return fails(r, T(find_shorter));
  r->w->places |= (wish.kind >= WISH_FIRST && wish.kind <= WISH_LAST) || wish.kind == WISH_LEAD_CHANGES ||
                  wish.kind == WISH_DECIDED;
  r->w->of[r->w->count] = wish;
  return r->w->count++;
}

static bool reads_number(struct reading *r, int64_t *number) {
  char *end;
  *number = strtoll(r->word, &end, 10);
  if (r->quoted || end == r->word || *end) return false;
  next(r);
  return true;
}

/* "winner", "player 2": 0 or a seat. */
static bool reads_who(struct reading *r, int64_t *seat) {
  *seat = 0;
  if (takes(r, "winner")) return true;
  if (!takes(r, "player")) return false;
  if (!reads_number(r, seat) || *seat < 1 || *seat > CROUPIER_MAX_SEATS) fails(r, T(find_a_player));
  return true;
}

/* "at half", "at a quarter", "at three quarters", "at 30 %", "before the end", in hundredths. */
static int reads_when(struct reading *r) {
  int64_t percent = 0;
  if (takes(r, "before") && takes(r, "the") && takes(r, "end")) return 100;
  if (!takes(r, "at")) return fails(r, "at half");
  if (takes(r, "half")) return 50;
  if (takes(r, "a") && takes(r, "quarter")) return 25;
  if (takes(r, "three") && takes(r, "quarters")) return 75;
  if (reads_number(r, &percent) && takes(r, "%") && percent >= 0 && percent <= 100) return (int)percent;
  return fails(r, T(find_a_time));
}

static int name_of(struct reading *r) {
  struct wishes *w = r->w;
  if (!*r->word) return fails(r, T(find_a_name));
  if (w->names == MOST_NAMED) return fails(r, T(find_shorter));
  snprintf(w->name[w->names], WISH_NAME, "%s", r->word);
  next(r);
  return w->names++;
}

static const struct {
  const char *word;
  enum wish_kind kind;
} plain[] = {{"decisions", WISH_DECISIONS},
             {"players", WISH_PLAYERS},
             {"decided", WISH_DECIDED},
             {"margin", WISH_MARGIN}},
  signs[] = {{"<", WISH_LESS},       {"<=", WISH_AT_MOST},  {"=", WISH_EQUAL}, {"==", WISH_EQUAL},
             {"~=", WISH_NOT_EQUAL}, {">=", WISH_AT_LEAST}, {">", WISH_MORE}};

static int number(struct reading *r) {
  int64_t n;
  if (reads_number(r, &n)) return add(r, (struct wish){.kind = WISH_NUMBER, .number = n});
  for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
    if (takes(r, plain[i].word)) return add(r, (struct wish){.kind = plain[i].kind});
  if (takes(r, "lead") && takes(r, "changes")) return add(r, (struct wish){.kind = WISH_LEAD_CHANGES});
  if (takes(r, "events")) return add(r, (struct wish){.kind = WISH_EVENTS, .number = name_of(r)});
  if (takes(r, "choices")) return add(r, (struct wish){.kind = WISH_CHOICES, .number = name_of(r)});
  if (takes(r, "score") && takes(r, "of") && reads_who(r, &n))
    return add(r, (struct wish){.kind = WISH_SCORE, .number = n});
  return fails(r, T(find_a_number));
}

static int comparison(struct reading *r) {
  int left = number(r);
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
    if (takes(r, signs[i].word))
      return add(r, (struct wish){.kind = signs[i].kind, .left = left, .right = number(r)});
  return fails(r, "<, <=, =, ~=, >=, >");
}

static int of_player(struct reading *r, int64_t seat) {
  if (takes(r, "won")) return add(r, (struct wish){.kind = WISH_WON, .number = seat});
  if (!takes(r, "was")) return fails(r, "won, was");
  enum wish_kind kind = takes(r, "last") ? WISH_LAST : WISH_FIRST;
  if (kind == WISH_FIRST && !takes(r, "first")) return fails(r, "first, last");
  return add(r, (struct wish){.kind = kind, .number = seat, .when = reads_when(r)});
}

/* "event shuffle happened": more than none. */
static int happened(struct reading *r, enum wish_kind kind, const char *verb) {
  int count = add(r, (struct wish){.kind = kind, .number = name_of(r)});
  int none = add(r, (struct wish){.kind = WISH_NUMBER});
  if (!takes(r, verb)) return fails(r, verb);
  return add(r, (struct wish){.kind = WISH_MORE, .left = count, .right = none});
}

static int any(struct reading *r);

static int atom(struct reading *r) {
  int64_t seat;
  if (takes(r, "not")) return add(r, (struct wish){.kind = WISH_NOT, .left = atom(r)});
  if (takes(r, "(")) {
    int inside = any(r);
    return takes(r, ")") ? inside : fails(r, ")");
  }
  if (takes(r, "shared")) return add(r, (struct wish){.kind = WISH_SHARED});
  if (takes(r, "event")) return happened(r, WISH_EVENTS, "happened");
  if (takes(r, "choice")) return happened(r, WISH_CHOICES, "happened");
  if (reads_who(r, &seat)) return of_player(r, seat);
  return comparison(r);
}

/* "and" binds closer than "or". */
static int all(struct reading *r) {
  int left = atom(r);
  while (takes(r, "and")) left = add(r, (struct wish){.kind = WISH_AND, .left = left, .right = atom(r)});
  return left;
}

static int any(struct reading *r) {
  int left = all(r);
  while (takes(r, "or")) left = add(r, (struct wish){.kind = WISH_OR, .left = left, .right = all(r)});
  return left;
}

void wish_read(struct wishes *w, const char *text) {
  struct reading r = {.w = w, .at = text};
  *w = (struct wishes){.count = 0};
  next(&r);
  int last = any(&r);
  if (*r.word || r.quoted) fails(&r, "and, or");
  if (!*w->complaint && last != w->count - 1) fails(&r, T(find_shorter));
}

/* --- one game --- */

void tale_begin(struct tale *t) {
  course_begin(&t->course);
  memset(t->events, 0, sizeof t->events);
  memset(t->choices, 0, sizeof t->choices);
}

/* A name means the event itself, or a word in it. */
void tale_hear(struct tale *t, const struct wishes *w, const croupier_event *event) {
  bool answer = croupier_event_is(event) == CROUPIER_EVENT_ANSWER;
  for (int i = 0; i < w->names; i++) {
    bool named = strcmp(croupier_event_word(event), w->name[i]) == 0;
    for (croupier_fact f = {0}; !named && !answer && croupier_event_next(event, 0, &f);)
      named = f.word && strcmp(f.word, w->name[i]) == 0;
    croupier_fact choice;
    bool chosen = answer && croupier_event_fact(event, 0, "choice", &choice) && choice.word &&
                  strcmp(choice.word, w->name[i]) == 0;
    t->events[i] += named;
    t->choices[i] += chosen;
  }
}

/* --- is it so? --- */

static int winner(const croupier *c) {
  for (int seat = 1; seat <= croupier_players(c); seat++)
    if (croupier_rank(c, seat) == 1) return winners_of(c) == 1 ? seat : 0;
  return 0;
}

/* The same player, or of one team. 0: nobody. */
static bool are_one(const croupier *c, int seat, int other) {
  if (seat == 0 || other == 0 || seat > croupier_players(c)) return false;
  return seat == other || (croupier_team(c, seat) > 0 && croupier_team(c, seat) == croupier_team(c, other));
}

static int64_t margin(const croupier *c) {
  int64_t best = -1, first = winner(c), lead;
  for (int seat = 1; first && seat <= croupier_players(c); seat++) {
    if (are_one(c, seat, (int)first)) continue;
    lead = llabs((int64_t)croupier_score(c, (int)first) - croupier_score(c, seat));
    if (best < 0 || lead < best) best = lead;
  }
  return best < 0 ? 0 : best;
}

static int64_t value(const struct wish *wish, const struct tale *t, const croupier *c) {
  int seat = wish->number ? (int)wish->number : winner(c);
  uint64_t answers = croupier_decisions(c);
  switch (wish->kind) {
  case WISH_NUMBER: return wish->number;
  case WISH_DECISIONS: return (int64_t)answers;
  case WISH_PLAYERS: return croupier_players(c);
  case WISH_LEAD_CHANGES: return course_figures(&t->course, c).changes;
  case WISH_DECIDED: return answers ? (int64_t)(100 * course_figures(&t->course, c).decided / answers) : 0;
  case WISH_MARGIN: return margin(c);
  case WISH_SCORE: return seat > 0 && seat <= croupier_players(c) ? croupier_score(c, seat) : 0;
  case WISH_EVENTS: return (int64_t)t->events[wish->number];
  case WISH_CHOICES: return (int64_t)t->choices[wish->number];
  default: return 0;
  }
}

static bool compares(const struct wishes *w, const struct wish *wish, const struct tale *t,
                     const croupier *c) {
  int64_t a = value(&w->of[wish->left], t, c), b = value(&w->of[wish->right], t, c);
  switch (wish->kind) {
  case WISH_LESS: return a < b;
  case WISH_AT_MOST: return a <= b;
  case WISH_EQUAL: return a == b;
  case WISH_NOT_EQUAL: return a != b;
  case WISH_AT_LEAST: return a >= b;
  default: return a > b;
  }
}

static bool holds(const struct wishes *w, int i, const struct tale *t, const croupier *c) {
  const struct wish *wish = &w->of[i];
  int seat = wish->number ? (int)wish->number : winner(c);
  struct standing then = course_at(&t->course, croupier_decisions(c) * (uint64_t)wish->when / 100);
  switch (wish->kind) {
  case WISH_AND: return holds(w, wish->left, t, c) && holds(w, wish->right, t, c);
  case WISH_OR: return holds(w, wish->left, t, c) || holds(w, wish->right, t, c);
  case WISH_NOT: return !holds(w, wish->left, t, c);
  case WISH_WON: return seat > 0 && seat <= croupier_players(c) && croupier_rank(c, seat) == 1;
  case WISH_FIRST: return are_one(c, seat, then.leader);
  case WISH_LAST: return are_one(c, seat, then.last);
  case WISH_SHARED: return winners_of(c) > 1;
  default: return compares(w, wish, t, c);
  }
}

bool wish_holds(const struct wishes *w, const struct tale *t, const croupier *c) {
  return holds(w, w->count - 1, t, c);
}
