/* serve.c: `serve`: a game for another program, in JSON Lines on stdin and stdout. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots.h"
#include "commands.h"
#include "log.h"
#include "say.h"
#include "table.h"
#include "wire.h"

struct service {
  croupier *c;
  croupier_journal *journal;
  struct log log;
  struct wire wire;
  struct bots bots;
  size_t *turns; /* how many answers stood before each of the client's */
  size_t turn_count;
  bool left;
};

static bool send_out(void *data, const char *line) {
  (void)data;
  return fputs(line, stdout) >= 0 && fflush(stdout) == 0;
}

static void tell(void *data, const croupier_event *event) {
  struct service *s = data;
  bots_event(&s->bots, event);
  if (!wire_event(&s->wire, event)) s->left = true;
}

static int answer(struct service *s, int seat, int option) {
  croupier_status_code code = croupier_journal_answer(s->journal, s->c, seat, option);
  if (code == CROUPIER_OK) return log_append(&s->log, croupier_journal_line(s->journal));
  wire_error(&s->wire, croupier_error(s->c));
  return complain(status_of(s->c), "%s; the game up to there is in %s", croupier_error(s->c), s->log.path);
}

static int bot_answers(struct service *s, int seat) {
  int option = bots_choose(&s->bots, s->c, seat);
  return option < 0 ? FAULT : answer(s, seat, option);
}

static int client_answers(struct service *s, const struct reply *r) {
  size_t *more = realloc(s->turns, (s->turn_count + 1) * sizeof *more);
  if (!more) return complain(FAULT, "there is no memory left");
  s->turns = more;
  s->turns[s->turn_count++] = croupier_can_undo(s->c);
  wire_answered(&s->wire, r->seat);
  return answer(s, r->seat, r->option);
}

/* Back to where the client answered last; bots that answered since will be asked again. */
static int client_undoes(struct service *s) {
  if (s->turn_count == 0) {
    wire_error(&s->wire, "there is no answer to take back");
    return DONE;
  }
  size_t answers = croupier_can_undo(s->c) - s->turns[--s->turn_count];
  if (croupier_journal_undo(s->journal, s->c, answers) != CROUPIER_OK)
    return complain(FAULT, "%s", croupier_error(s->c));
  int status = log_append(&s->log, croupier_journal_line(s->journal));
  bots_undone(&s->bots, answers);
  if (status == DONE && !wire_undone(&s->wire, answers)) s->left = true;
  return status;
}

/* A line of any length is read to its end; too long a one is none. */
static int client_acts(struct service *s) {
  static char line[WIRE_LONGEST + 2];
  if (!fgets(line, sizeof line, stdin)) {
    s->left = true;
    return DONE;
  }
  if (!strchr(line, '\n') && strlen(line) > WIRE_LONGEST) {
    for (int byte; (byte = getchar()) != EOF && byte != '\n';) continue;
    wire_error(&s->wire, "a line has at most 65536 bytes");
    return DONE;
  }
  struct reply r = wire_read(&s->wire, s->c, line);
  switch (r.kind) {
  case MESSAGE_ANSWER: return client_answers(s, &r);
  case MESSAGE_UNDO: return client_undoes(s);
  case MESSAGE_VIEW: wire_view(&s->wire, s->c, r.seat); return DONE;
  case MESSAGE_QUIT: s->left = true; return DONE;
  case MESSAGE_WRONG: wire_error(&s->wire, r.wrong); return DONE;
  }
  return DONE;
}

/* The seat of a bot that is asked, or 0: only the client is. */
static int bot_asked(const struct service *s) {
  for (int i = 0; i < croupier_questions(s->c); i++) {
    int seat = croupier_question_at(s->c, i)->seat;
    if (!(s->wire.seats & 1u << (seat - 1))) return seat;
  }
  return 0;
}

/* Also when the game is over: its end can be taken back. */
static int serve(struct service *s) {
  int status = DONE;
  for (bool told = false; status == DONE && !s->left;) {
    bool over = croupier_status(s->c) == CROUPIER_ENDED;
    int bot = bot_asked(s);
    if (bot) status = bot_answers(s, bot);
    else if (over && !told && !wire_end(&s->wire, s->c)) s->left = true;
    else if (!wire_asks(&s->wire, s->c)) s->left = true;
    else status = client_acts(s);
    told = over;
  }
  return status;
}

static int deal_and_serve(struct service *s, const croupier_config *config, const struct options *o,
                          const struct seats *seats) {
  uint64_t seed = seed_of(o);
  if (!wire_hello(&s->wire, s->c)) return complain(FAULT, "nobody reads what is served");
  int status = bots_hello(&s->bots, s->c);
  if (status != DONE) return status;
  if (croupier_start(s->c, seed) != CROUPIER_OK) {
    wire_error(&s->wire, croupier_error(s->c));
    return complain(status_of(s->c), "%s", croupier_error(s->c));
  }
  status = log_create(&s->log, o->journal, croupier_game(s->c), seed);
  if (status != DONE) return status;
  s->journal = croupier_journal_new(s->c, config, seats->who);
  if (!s->journal) status = complain(FAULT, "the journal's header cannot be made: no memory");
  else status = log_append(&s->log, croupier_journal_line(s->journal));
  if (status == DONE) status = serve(s);
  croupier_journal_free(s->journal);
  log_close(&s->log);
  return status;
}

int command_serve(const struct options *o) {
  struct rules r;
  struct service s = {.wire = {.send = send_out, .lang = language(o)}};
  if (!s.wire.lang) return USAGE;
  if (!o->stdio) return complain(USAGE, "serve wants --stdio: there is no other way to serve yet");
  int status = rules_read(&r, o->arguments.word[0], o);
  r.config.event = tell;
  r.config.data = &s;
  s.c = status == DONE ? table_lay(&r.config, &status) : NULL;
  if (s.c) {
    int players = croupier_players(s.c);
    struct seats seats;
    status = seats_read(&seats, o, players, (1u << players) - 1);
    if (status == DONE) status = bots_read(&s.bots, o, &seats, players);
    s.wire.seats = seats.humans;
    if (status == DONE) status = deal_and_serve(&s, &r.config, o, &seats);
    bots_end(&s.bots);
    croupier_free(s.c);
  }
  rules_free(&r);
  free(s.turns);
  return status;
}
