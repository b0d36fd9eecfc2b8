/* telling_test.c: when the host is told what has happened, what of it, and how much at most. */
#include "table.h"

SUITE(telling_suite);

/* All that the host hears, one a line, as JSON or as printed. */
static struct {
  croupier *c;
  size_t used, events;
  char text[20000];
} host;

static void write_down(const char *line, size_t size) {
  if (host.used + size + 2 > sizeof host.text) return;
  memcpy(host.text + host.used, line, size);
  host.used += size;
  memcpy(host.text + host.used++, "\n", 2);
}

static void hear(void *data, const croupier_event *event) {
  (void)data;
  const char *json = croupier_event_json(event, 0);
  host.events++;
  write_down(json, strlen(json));
}

static void read_line(void *data, const char *line, size_t size) {
  (void)data;
  write_down(line, size);
}

static void leave(void *unused) {
  (void)unused;
  croupier_free(host.c);
  memset(&host, 0, sizeof host);
}

static const char *begin_with(const char *script, unsigned inside) {
  leave(NULL);
  croupier_config config = {
      .script = {"g.lua", script, strlen(script)}, .event = hear, .print = read_line, .time_ms = 20000};
  host.c = croupier_new(&config);
  if (*croupier_error(host.c) != '\0') return croupier_error(host.c);
  croupier_inline_random(host.c, inside);
  croupier_start(host.c, 1);
  return croupier_error(host.c);
}

static const char *begin(const char *script) { return begin_with(script, 0); }

static bool told(const char *text) { return strstr(host.text, text) != NULL; }
static bool in_order(const char *first, const char *then) {
  const char *at = strstr(host.text, first);
  return at != NULL && strstr(at, then) != NULL;
}

static void forget(void) { memset(host.text, 0, host.used), host.used = host.events = 0; }

TEST void_answers_are_not_told(void) {
  ASSERT_STR_EQ("", begin(PLAY("for i = 1, 9 do local n = a:number('n', 1, 9) print('is ' .. n) a:score(n)\n"
                               "if n == 7 then error 'seven' end end")));
  ASSERT_EQ(CROUPIER_OK, croupier_answer(host.c, 1, 1));
  ASSERT(in_order("\"answer\"", "is 2"));
  ASSERT(in_order("is 2", "\"points\":2,\"total\":2"));
  forget();
  ASSERT_EQ(CROUPIER_SCRIPT, croupier_answer(host.c, 1, 6));
  ASSERT_STR_EQ("is 7\n", host.text); /* that may say why; what was printed before is not printed again */
  forget();
  ASSERT_EQ(CROUPIER_OK, croupier_answer(host.c, 1, 2));
  ASSERT(told("\"choice\":\"3\"") && told("\"points\":3,\"total\":5") && told("\"ask\""));
  PASS();
}

TEST games_that_fail_at_once_are_not_told(void) {
  ASSERT(strstr(begin(PLAY("a:score(1) error 'no'")), "no") != NULL);
  ASSERT_EQ(0, host.events);
  PASS();
}

/* Whatever has become of it since. */
TEST events_say_how_it_was(void) {
  ASSERT_STR_EQ(
      "",
      begin(GAME("function g:setup()\n"
                 "self.bank, self.pot = self:purse { 'bank', 50 }, self:purse { 'pot', 0, of = 'bank' } end\n"
                 "function g:play() local a = self.players[1]\n"
                 "for i = 1, 2 do local word = ('wo'):rep(i)\n"
                 "local said = a:ask('what', { word .. 1, word .. 2 })\n"
                 "self.bank:pay(self.pot, 20, said .. 'x') self.pot:pay(self.bank, 15)\n"
                 "for k = 1, 1000 do word = word .. k end\n" /* garbage */
                 "a:score(4, said) a:score(5) self:note(said, { value = said .. 'y' }) end end")));
  croupier_answer(host.c, 1, 1);
  ASSERT_STR_EQ("", croupier_error(host.c));
  ASSERT(told("\"choice\":\"wo2\""));
  ASSERT(told("\"to\":\"pot\",\"amount\":20,\"balance\":20,\"why\":\"wo2x\""));
  ASSERT(told("\"to\":\"bank\",\"amount\":15,\"balance\":45"));
  ASSERT(told("\"points\":4,\"total\":4,\"why\":\"wo2\""));
  ASSERT(told("\"points\":5,\"total\":9"));
  ASSERT(told("\"text\":\"wo2\",\"value\":\"wo2y\""));
  PASS();
}

/* A limit stops the game hard, at the line that breaks it, and nothing of the answer is left. */
#define FLOOD(what) \
  PLAY("while a:agrees 'go' do end\npcall(function()\nwhile true do " what " end end)\na:agrees 'on'")
#define ASSERT_STOPPED(what, sentence)                                                             \
  do {                                                                                             \
    ASSERT_STR_EQ("", begin(FLOOD(what)));                                                         \
    ASSERT_EQ(CROUPIER_OK, croupier_answer(host.c, 1, 0));                                         \
    uint64_t before = croupier_hash(host.c);                                                       \
    forget();                                                                                      \
    ASSERT_EQ(CROUPIER_SCRIPT, croupier_answer(host.c, 1, 1));                                     \
    const char *error = croupier_error(host.c);                                                    \
    if (strstr(error, sentence) == NULL) printf("says: %s\n", error);                              \
    ASSERT(strstr(error, "g.lua:5: stopped: " sentence " without a decision (in play, ") != NULL); \
    ASSERT_EQ(0, host.events);                                                                     \
    ASSERT_EQ(before, croupier_hash(host.c));                                                      \
    ASSERT_EQ(CROUPIER_OK, croupier_answer(host.c, 1, 0));                                         \
  } while (0)

TEST floods_of_events_are_stopped(void) {
  ASSERT_STOPPED("a:score(0)", "more than 16384 events");
  ASSERT_STOPPED("self:note 'it rains'", "more than 16384 events");
  ASSERT_STOPPED("self:random(6)", "more than 16384 events");
  ASSERT_STOPPED("self:note(('x'):rep(900))", "events with more than 1 MB of words");
  ASSERT_STOPPED("self:note('x', { y = ('x'):rep(900) })", "events with more than 1 MB of words");
  PASS();
}

/* As many as may be, at each of many decisions; those inside the engine are decisions, too. */
TEST many_events_are_told(void) {
  static const char script[] = PLAY("for _ = 1, 5 do b:agrees 'so' for _ = 1, 8000 do a:score(0) end end\n"
                                    "a:agrees 'go' for _ = 1, 16000 do a:score(0) end a:agrees 'go'");
  ASSERT_STR_EQ("", begin_with(script, 2));
  ASSERT(host.events > 40000 && host.events < 40010);
  forget();
  ASSERT_EQ(CROUPIER_OK, croupier_answer(host.c, 1, 1));
  ASSERT_EQ(16002, host.events);
  ASSERT(strstr(begin_with(PLAY("while true do b:agrees 'so' for _ = 1, 8000 do a:score(0) end end"), 2),
                "stopped: more than 16 MB of events without a question to the host") != NULL);
  PASS();
}

SUITE(telling_suite) {
  SET_SETUP(leave, NULL);
  SET_TEARDOWN(leave, NULL);
  RUN_TEST(void_answers_are_not_told);
  RUN_TEST(games_that_fail_at_once_are_not_told);
  RUN_TEST(events_say_how_it_was);
  RUN_TEST(floods_of_events_are_stopped);
  RUN_TEST(many_events_are_told);
  SET_SETUP(NULL, NULL);
  SET_TEARDOWN(NULL, NULL);
}
