/* gamelib_test.c: what a game does as a whole: notes, turns, choices, tasks, actions, scores. */
#include "few_lines.h"

SUITE(gamelib_suite);

TEST a_note_may_hold_lists(void) {
  ASSERT_PLAYS("self.row = self:zone 'row' self.row:create { 'card {n}', n = 1, copies = 2 }\n",
               "self:note('{who} {what} {n}', { who = a, what = self.row:list(), n = { 7 } })\n"
               "local many = {} for i = 1, 24 do many[i] = i end\n"
               "self:note('{many}', { many = many })\n"
               "many[25] = a\n"
               "fails('at most 24 values', self.note, self, '{many}', { many = many })\n"
               "fails('a player expected', self.note, self, '{none}', { none = {} })\n"
               "fails('a player expected', self.note, self, '{deep}', { deep = { { 1 } } })\n");
  ASSERT_EQ_FMT(1, heard("\"n\":[7],\"what\":[\"card 1\",\"card 1\"],\"who\":1"), "%d");
  ASSERT_EQ_FMT(1, heard("\"many\":[1,2,"), "%d");
  PASS();
}

TEST turns_go_round_without_end(void) {
  ASSERT_PLAYS("", "local seats = {}\n"
                   "for player in self:turns(b) do\n"
                   "  seats[#seats + 1] = player.seat\n"
                   "  if #seats == 7 then break end\n"
                   "end\n"
                   "assert(list(table.unpack(seats)) == '2 1 2 1 2 1 2')\n"
                   "fails('a player expected, got number', self.turns, self, 1)\n");
  PASS();
}

TEST something_can_be_chosen_or_not(void) {
  const char *setup = "self.row = self:zone 'row' self.box = self:zone 'box' "
                      "for i = 1, 3 do self.row:create { 'card {n}', n = i } end\n"
                      "self.rows = self:zones('rows', { 'x', 'y' })";
  ASSERT_PLAYS(setup,
               "assert(a:can_ask(self.row) and not a:can_ask(self.box) and not a:can_ask {})\n"
               "assert(a:can_ask(self.row, { n = 2 }) and not a:can_ask(self.row, { n = 4 }))\n"
               "local seen = 0\n"
               "local function where(card) seen = seen + 1 return card.n == 2 end\n"
               "assert(a:can_ask(self.row, where) and seen == 2)\n"
               "assert(not a:can_ask({ 1, 2 }, function(n) return n > 2, 'too few' end))\n"
               "assert(a:can_ask(self.rows, function(row) return row == self.rows.y end))\n"
               "fails('cannot move a piece', a.can_ask, a, self.row, function(c) c:move(self.box) end)\n"
               "fails('said by a function', a.can_ask, a, { 1 }, { true })\n"
               "fails('is a zone or a list, not number', a.can_ask, a, 3)\n");
  PASS();
}

TEST tasks_are_done_part_by_part(void) {
  ASSERT_PLAYS(
      "self.open, self.whole = self:zone 'open', self:zone 'whole'\n"
      "for i = 1, 3 do self.open:create { 'card {n}', n = i } end\n",
      "local tasks, open = self:tasks({ two = { 'x', 'y' } }, self.whole), self.open:list()\n"
      "tasks:open('two', open[1]) tasks:open('two', open[2]) tasks:open('one', open[3])\n"
      "assert(list(table.unpack(tasks:names { 'more', false, 'still' })) == 'two one more still')\n"
      "assert(list(table.unpack(tasks:left 'two')) == 'x y' and #tasks:left 'none' == 0)\n"
      "tasks:done('two', 'z') tasks:done('two', 'y') tasks:done('two', 'y')\n"
      "assert(self.whole:empty() and list(table.unpack(tasks:left 'one')) == 'one')\n"
      "tasks:done('two', 'x')\n"
      "assert(self.whole:top().n == 1 and list(table.unpack(tasks:left 'two')) == 'x')\n"
      "tasks:done('one')\n"
      "assert(self.whole:top().n == 3 and list(table.unpack(tasks:names())) == 'two')\n"
      "local all = self:tasks({ two = { 'x', 'y' } }, nil, { 'one', 'two', 'three' })\n"
      "all:open 'two' all:open 'two' all:open 'more'\n"
      "assert(list(table.unpack(all:names { 'still' })) == 'one two three more still')\n"
      "assert(all.opened.two == 2 and all.opened.one == 0 and not all.opened.more)\n"
      "all:done('two', 'x') assert(all.opened.two == 2) all:done('two', 'y') assert(all.opened.two == 1)\n");
  PASS();
}

TEST lists_are_sorted_and_joined(void) {
  ASSERT_PLAYS(
      "self.rows = self:zones('row', { 'x', 'y' })",
      "local words = { 'ccc', 'a', 'bb', 'd' }\n"
      "assert(list(table.unpack(self:sorted(words, function(word) return #word end))) == 'a d bb ccc')\n"
      "assert(words[1] == 'ccc' and #self:sorted({}, print) == 0)\n"
      "fails('sorted by a function', self.sorted, self, words)\n"
      "assert(list(table.unpack(self:join({ 1, 2 }, {}, words))) == '1 2 ccc a bb d')\n"
      "assert(self:join({ 1 }, self.rows)[3] == self.rows.y and #self:join() == 0)\n");
  PASS();
}

TEST zones_have_room(void) {
  ASSERT_PLAYS(
      "self.row = self:zone { 'row', sees = 'all', room = 2 } self.box = self:zone 'box'\n"
      "local made = self.row:create { 'card {n}', n = 1, copies = 3 }\n"
      "assert(made == self.row:bottom() and not self.row:create { 'none', copies = 0 })\n"
      "assert(self.row:full() and not self.box:full())\n"
      "fails('number of pieces: room = 2', self.zone, self, { 'other', room = 0 })\n"
      "self:picture('{row....}|{row..-}')\n",
      "assert(self.row:move_all(self.box, 'off') == 3 and not self.row:full())\n"
      "self.box:deal(1, self.row) self.box:move_all(self.row, { n = 2 }, 'none') assert(#self.row == 1)\n"
      "self.box:deal(1, self.row) assert(self.row:full())\n");
  PASS();
}

TEST roads_are_listed(void) {
  ASSERT_PLAYS("local text = self:road_list({ { 'A', 'V7', 'B' }, { 'B', 'x', 'V2', 'A' } }, '{#..}',\n"
               "  { { { 'A', 'B' }, '{c#  }' } })\n"
               "assert(text == 'A          {c1  }\\nB          {c2  }\\n' ..\n"
               "  'A          7:{1..}B\\nB          x:{2..}2:{3..}A', text)\n",
               "");
  ASSERT_PLAYS(
      "local roads = { { 'Ahmadabad', 'V7', 'B' }, { 'Ödön vár', 'V2', 'Ahmadabad' }, { 'B', 'V3', 'C' } }\n"
      "local text = self:road_list(roads, '{#..}', { { { 'Ödön vár' }, '{c#  }' } }, 60)\n"
      "assert(text == 'Ödön vár   {c1  }\\nAhmad 7:{1..}B' .. (' '):rep(17) .. 'Ödön  2:{2..}Ahmad\\n' ..\n"
      "  'B     3:{3..}C', text)\n",
      "");
  PASS();
}

/* Specs of Maharaja choose and do them. */
TEST actions_can_be_done_or_not(void) {
  ASSERT_PLAYS(
      "function self:may_go(p) return p == a, 'not he' end\n"
      "function self:choices_go() return { 7 } end function self:go() end\n"
      "function self:choices_take() return {} end function self:take() end\n"
      "function self:lend() end\n"
      "function self:choices_lend(p, parts) if parts then return parts end return false, 'not now' end\n"
      "function self:rest(p) return 'rested ' .. p.seat end\n",
      "assert(self:can_act(a, 'go') and not self:can_act(a, 'take') and self:can_act(b, 'rest'))\n"
      "local may, why = self:can_act(b, 'go')\n"
      "assert(not may and why == 'not he' and self:does(b, 'rest') == 'rested 2')\n"
      "may, why = self:can_act(b, 'lend')\n"
      "assert(not may and why == 'not now' and self:can_act(b, 'lend', { 'it' }))\n"
      "fails(\"no method 'ly' for the action\", self.can_act, self, b, 'ly')\n"
      "fails('lend is not possible now: not now', self.does, self, b, 'lend')\n");
  PASS();
}

TEST points_add_up(void) {
  ASSERT_PLAYS("", "assert(self:most_points() == 0)\n"
                   "assert(a:score(-3) == -3 and a:score(2, 'more') == -1)\n"
                   "assert(self:most_points() == 0 and b:score(-5) == -5 and self:most_points() == -1)\n"
                   "assert(b:score(12) == 7 and b:points() == 7 and self:most_points() == 7)\n");
  PASS();
}

TEST scores_are_counted(void) {
  ASSERT_PLAYS(
      "",
      "assert(list(table.unpack(score.majority({ 3, 5, 3, 0 }, { 8, 4 }))) == '2 8 2 0')\n"
      "assert(score.triangular(4) == 10 and score.triangular(0) == 0 and score.triangular(-3) == 0)\n"
      "assert(score.kinds { 2, 0, 1 } == 2 and score.kinds {} == 0)\n"
      "assert(score.complete { 2, 3, 2 } == 2 and score.complete { 2, 0 } == 0)\n"
      "assert(score.sets({ 2, 1, 1 }, { 1, 3, 6 }) == 7)\n"
      "assert(score.sets({ red = 2, blue = 1, [9] = 1 }, { 1, 3, 6 }) == 7 and score.kinds { red = 2, blue = 0 } == 1)\n"
      "assert(list(table.unpack(score.ranks { { 12, 1 }, { 12, 3 }, { 20, 0 }, { 12, 1 } })) == '3 2 1 3')\n");
  PASS();
}

TEST scores_refuse_what_is_not_a_number(void) {
  ASSERT_PLAYS("", "fails('a list of whole numbers expected', score.kinds, { 1, 'x' })\n"
                   "fails('a list of whole numbers expected', score.kinds, { '1' })\n"
                   "fails('a list of whole numbers expected', score.kinds, { 1.5 })\n"
                   "fails('not a table with other keys', score.complete, { 1, red = 2 })\n"
                   "fails('not a table with other keys', score.majority, { red = 2 }, { 3 })\n"
                   "fails('a list of whole numbers expected', score.kinds, { 1 << 40 })\n"
                   "fails('table expected', score.majority, { 1 })\n"
                   "local long = {}\n"
                   "for i = 1, 65 do long[i] = 1 end\n"
                   "fails('at most 64 entries', score.complete, long)\n"
                   "fails('at most 8 entries', score.ranks, { { 1, 2, 3, 4, 5, 6, 7, 8, 9 } })\n"
                   "fails('row 2 has 1 values, the rows before it 2', score.ranks, { { 1, 2 }, { 1 } })\n"
                   "fails('a list of lists', score.ranks, { 1, 2 })\n"
                   "fails('cannot be changed', function() score.kinds = 1 end)\n");
  PASS();
}

/* A script may keep its players in another order. */
TEST standings_are_by_seat(void) {
  ASSERT_PLAYS("", "a:score(1) b:score(5) self.players[1], self.players[2] = b, a self:standings()");
  ASSERT_EQ(2, croupier_rank(table.c, 1));
  ASSERT_EQ(1, croupier_rank(table.c, 2));
  PASS();
}

TEST long_lists_are_shown_in_part(void) {
  ASSERT_PLAYS("", "local many = {} for i = 1, 60 do many[i] = i end\n"
                   "assert(croupier.show(many):find '60%s*}$')\n"
                   "many[61] = 61\n"
                   "assert(croupier.show(many):find '60,%s+%.%.%. %(%+1%)%s*}$')\n");
  PASS();
}

SUITE(gamelib_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(a_note_may_hold_lists);
  RUN_TEST(turns_go_round_without_end);
  RUN_TEST(something_can_be_chosen_or_not);
  RUN_TEST(tasks_are_done_part_by_part);
  RUN_TEST(lists_are_sorted_and_joined);
  RUN_TEST(zones_have_room);
  RUN_TEST(roads_are_listed);
  RUN_TEST(actions_can_be_done_or_not);
  RUN_TEST(scores_are_counted);
  RUN_TEST(points_add_up);
  RUN_TEST(scores_refuse_what_is_not_a_number);
  RUN_TEST(standings_are_by_seat);
  RUN_TEST(long_lists_are_shown_in_part);
}
