/* trials.c: runs the experiments that the options ask for. */
#include "trials.h"

#include <string.h>

#include "batch.h"
#include "experiments.h"
#include "say.h"

static int run(void *workers) { return workers_run(workers, ((struct worker *)workers)->sim->o->jobs); }

/* So many trials of all shards. */
static int experiment(struct sim *s, struct worker *workers, uint64_t trials, enum text what,
                      void (*trial)(struct worker *, uint64_t, void *), void *of_trial) {
  if (sim_is_over(s)) return DONE;
  s->trial = trial;
  s->of_trial = of_trial;
  s->what = text_at(what);
  s->count = sim_part(s, trials);
  atomic_store(&s->next, 0);
  atomic_store(&s->played, 0);
  s->began = sim_clock();
  return batch_until_stopped(s, run, workers);
}

/* The bots of the options if they differ, else one greedy bot among random ones. */
static struct unequal unequal_bots(const struct sim *s, int players) {
  struct unequal u;
  seats_turned(&s->seats, players, 0, u.bot);
  bool same = true;
  for (int i = 1; i < players; i++) same &= strcmp(u.bot[i], u.bot[0]) == 0;
  for (int i = 0; i < players && same; i++) u.bot[i] = i == 0 ? "greedy" : "random";
  return u;
}

static uint64_t at_least(uint64_t n, uint64_t least) { return n > least ? n : least; }

static int run_skill(struct sim *s, struct worker *workers, uint64_t games) {
  int status = DONE;
  const struct step *step;
  for (int i = 0; (step = skill_step(i)) != NULL && status == DONE; i++) {
    bool slow = strncmp(step->strong, "search", 6) == 0;
    if (slow && !s->o->skill) break; /* --all stops where it gets slow */
    status = experiment(s, workers, at_least(games / (slow ? 100 : 10), 10), TEXT_doing_skill, skill_trial,
                        (void *)step);
  }
  return status;
}

static int run_cards(struct sim *s, struct worker *workers, uint64_t games) {
  const struct words *cards = &s->o->card;
  struct swap swap = {NULL};
  int status = DONE;
  if (cards->count == 0) return experiment(s, workers, games, TEXT_doing_cards, power_trial, &swap);
  for (size_t i = 0; i < cards->count && status == DONE; i++) {
    swap.card = cards->word[i];
    status = experiment(s, workers, games, TEXT_doing_cards, power_trial, &swap);
  }
  return status;
}

static int run_restricted(struct sim *s, struct worker *workers, uint64_t games) {
  struct limits limits = {.count = 0};
  if (!restricted_find(&workers[0], &limits)) return complain(FAULT, "%s", no_memory());
  return experiment(s, workers, games, TEXT_doing_restricted, restricted_trial, &limits);
}

int trials_run(struct sim *s, struct worker *workers) {
  const struct options *o = s->o;
  int status = DONE;
  uint64_t games = (uint64_t)o->games;
  struct unequal unequal = unequal_bots(s, croupier_players(workers[0].c));
  bool against = sides_of(workers[0].c).kind != TOGETHER;
  if (strcmp(o->format, "html") == 0 && against)
    status = experiment(s, workers, 1, TEXT_doing_river, river_trial, NULL);
  if (status == DONE && (o->all || o->cards || o->card.count)) status = run_cards(s, workers, games);
  if (status == DONE && (o->all || o->choices)) status = run_restricted(s, workers, games);
  if (status == DONE && (o->all || o->luck) && against)
    status = experiment(s, workers, at_least(games / 10, 64), TEXT_doing_luck, luck_trial, &unequal);
  if (status == DONE && (o->all || o->skill) && against) status = run_skill(s, workers, games);
  return status;
}

void trials_metrics(const struct report *r, struct metrics *m) {
  int sides = 0;
  for (int i = 0; i < r->players; i++)
    if (r->team[i] > sides) sides = r->team[i];
  skill_metrics(r->ledger, m);
  luck_metrics(r, m);
  power_metrics(r->ledger, sides ? sides : r->players, m);
  restricted_metrics(r->ledger, m);
}
