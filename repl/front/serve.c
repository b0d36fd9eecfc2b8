/* serve.c: `serve`: a game for another program, in JSON Lines on stdin and stdout. */
#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands.h"
#include "defaults.h"
#include "play.h"
#include "say.h"
#include "wire.h"

struct service {
  struct game *game;
  struct wire wire;
  size_t *turns; /* how many answers stood before each of the client's */
  size_t turn_count;
  bool left;
};

static bool send_out(void *data, const char *line) {
  (void)data;
  return fputs(line, stdout) >= 0 && fflush(stdout) == 0;
}

/* An answer, or a free action: after that the question that waits is put again. */
static int client_moves(struct service *s, const struct reply *r) {
  size_t *more = realloc(s->turns, (s->turn_count + 1) * sizeof *more);
  if (!more) return complain(FAULT, "%s", no_memory());
  s->turns = more;
  s->turns[s->turn_count++] = croupier_can_undo(s->game->c);
  bool answers = r->kind == MESSAGE_ANSWER;
  wire_answered(&s->wire, answers ? r->seat : game_next_seat(s->game));
  return answers ? game_answer(s->game, r->seat, r->option) : game_act(s->game, r->seat, r->option);
}

/* Back to where the client answered last; bots that answered since will be asked again. */
static int client_undoes(struct service *s) {
  if (s->turn_count == 0) {
    wire_error(&s->wire, T(nothing_to_take_back), 0);
    return DONE;
  }
  size_t answers = croupier_can_undo(s->game->c) - s->turns[--s->turn_count];
  int status = game_go(s->game, croupier_journal_undo, answers);
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
    char wrong[100];
    snprintf(wrong, sizeof wrong, T(line_too_long), WIRE_LONGEST);
    wire_error(&s->wire, wrong, 0);
    return DONE;
  }
  struct reply r = wire_read(&s->wire, s->game->c, line);
  switch (r.kind) {
  case MESSAGE_ANSWER:
  case MESSAGE_FREE: return client_moves(s, &r);
  case MESSAGE_UNDO: return client_undoes(s);
  case MESSAGE_VIEW: wire_view(&s->wire, s->game->c, r.seat); return DONE;
  case MESSAGE_QUIT: s->left = true; return DONE;
  case MESSAGE_WRONG: wire_error(&s->wire, r.wrong, r.id); return DONE;
  }
  return DONE;
}

static int bot_answers(struct service *s, int seat) {
  int option = game_bot_chooses(s->game, seat);
  if (option >= 0) return game_answer(s->game, seat, option);
  wire_error(&s->wire, s->game->log.none ? T(game_over_by_bot) : T(game_stopped_by_bot), 0);
  return FAULT; /* the bot's fault was said on stderr */
}

/* Also when the game is over: its end can be taken back. */
static int serve(struct service *s) {
  croupier *c = s->game->c;
  int status = DONE;
  for (bool told = false; status == DONE && !s->left && !s->wire.lost;) {
    bool over = !game_waits(s->game);
    int seat = over ? 0 : game_next_seat(s->game);
    if (!over && !game_is_human(s->game, seat)) status = bot_answers(s, seat);
    else if (over && !told && !wire_end(&s->wire, c)) s->left = true;
    else if (!wire_asks(&s->wire, c)) s->left = true;
    else status = client_acts(s);
    told = over;
  }
  return status;
}

static int deal_and_serve(struct service *s, const struct options *o) {
  struct game *g = s->game;
  s->wire.seats = g->humans;
  g->client = &s->wire;
  g->muted = true;
  if (!wire_hello(&s->wire, g->c)) return complain(FAULT, "%s", T(nobody_reads));
  int status = game_deal(g, o);
  if (status == DONE) status = serve(s);
  log_verify(&g->log);
  if (status == DONE && g->log.lost) status = FAULT;
  if (croupier_status(g->c) == CROUPIER_BROKEN) wire_error(&s->wire, croupier_error(g->c), 0);
  return status;
}

int command_serve(const struct options *o) {
  struct service s = {.wire = {.send = send_out, .lang = language(o)}};
  if (!s.wire.lang) return USAGE;
  if (!o->stdio) return complain(USAGE, "%s", T(serve_wants_stdio));
  int status;
  s.game = game_lay(o->arguments.word[0], o, s.wire.lang, ~0u, &status);
  if (s.game) status = deal_and_serve(&s, o);
  game_close(s.game);
  free(s.turns);
  return status;
}
