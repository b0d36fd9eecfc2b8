/* boardlib_test.c: boards as scripts meet them: ways, tolls, ends. */
#include "few_lines.h"

SUITE(boardlib_suite);

#define MAP                                                         \
  "self.map = board { nodes = { 'start', 'a', 'b', 'v1', 'v2' },\n" \
  "                   roads = { { 'start', 'v1', 'a' }, { 'start', 'v2', 'b' }, { 'a', 'b' } } }\n"

TEST boards_know_nodes_and_ways(void) {
  ASSERT_PLAYS(MAP, "local m = self.map\n"
                    "assert(list(table.unpack(m:nodes())) == 'start a b v1 v2')\n"
                    "assert(list(table.unpack(m:neighbours 'a')) == 'b v1')\n"
                    "assert(list(table.unpack(m:reachable 'v1')) == 'start a b v1 v2')\n"
                    "local way, cost = m:path('v1', 'b')\n"
                    "assert(list(table.unpack(way)) == 'v1 a b' and cost == 0)\n"
                    "way, cost = m:path('a', 'a')\n"
                    "assert(list(table.unpack(way)) == 'a' and cost == 0)\n");
  PASS();
}

TEST boards_charge_tolls(void) {
  ASSERT_PLAYS(
      MAP,
      "local m = self.map\n"
      "local way, cost = m:path('v1', 'b', { a = 3, v2 = 1 })\n"
      "assert(list(table.unpack(way)) == 'v1 start v2 b' and cost == 1)\n"
      "local tolls = { a = 1, v2 = false, b = 2 }\n"
      "way, cost = m:path('start', 'b', tolls)\n"
      "assert(list(table.unpack(way)) == 'start v1 a b' and cost == 3)\n"
      "assert(list(table.unpack(m:reachable('start', { a = false, v2 = false }))) == 'start v1')\n"
      "local costs = m:costs('start', tolls)\n"
      "assert(costs.start == 0 and costs.v1 == 0 and costs.a == 1 and costs.b == 3 and costs.v2 == nil)\n"
      "costs = m:costs('start', tolls, { 'b', 'v2' })\n"
      "assert(costs.b == 3 and costs.v2 == nil and costs.a == nil)\n"
      "fails(\"no node 'x'\", m.costs, m, 'start', nil, { 'x' })\n"
      "assert(m:path('start', 'b', { a = false, v2 = false }) == nil)\n");
  PASS();
}

TEST boards_tell_whom_a_way_pays(void) {
  ASSERT_PLAYS(
      MAP, "local m = self.map\n"
           "local tolls = { v1 = { 1, 0 }, v2 = { [2] = 2 }, b = { 0, 3 } }\n"
           "local ways = m:ways('start', 'b', tolls)\n"
           "assert(#ways == 2 and list(table.unpack(ways[1])) == 'start v1 a b')\n"
           "assert(list(table.unpack(ways[2])) == 'start v2 b')\n"
           "assert(m:costs('start', tolls).b == 4)\n"
           "tolls.v2 = false\n"
           "assert(#m:ways('start', 'b', tolls) == 1 and #m:ways('start', 'b') == 1)\n"
           "tolls.v1 = false\n"
           "assert(#m:ways('start', 'b', tolls) == 0)\n"
           "fails(\"the toll of 'v1' is paid to number 1 to 8\", m.ways, m, 'a', 'b', { v1 = { [9] = 1 } })\n"
           "fails(\"the toll of 'v1' is paid to\", m.costs, m, 'a', { v1 = { x = 1 } })\n"
           "fails(\"the toll of 'v1' must be\", m.ways, m, 'a', 'b', { v1 = { 'x' } })\n"
           "fails('a toll is too high', m.costs, m, 'a', { v1 = { 2147483647, 1 } })\n");
  PASS();
}

#define ENDS(more) \
  "self.map = board { ends = { 'x', 'y' }, roads = { { 'x', 'v', 'w', 'y' }, { 'x', 'y' } }, " more " }\n"

TEST boards_have_ends_and_what_lies_between(void) {
  ASSERT_PLAYS(
      ENDS("must = { ends = 2, between = 2, on_road = { 0, 2 }, at_end = { 1, 2 } }"),
      "local m = self.map\n"
      "assert(list(table.unpack(m:nodes())) == 'x y v w' and list(table.unpack(m:between())) == 'v w')\n"
      "assert(#m:path('x', 'y') == 2)\n");
  ASSERT_FAILS("the board has 2 ends of roads, not 3", ENDS("must = { ends = 3 }"), "");
  ASSERT_FAILS("the board has 2 places on its roads, not 1", ENDS("must = { between = 1 }"), "");
  ASSERT_FAILS("the board has 0 places on road 2, not 1 to 4", ENDS("must = { on_road = { 1, 4 } }"), "");
  ASSERT_FAILS("the board has 2 roads that meet at 'x', not 3", ENDS("must = { at_end = 3 }"), "");
  ASSERT_FAILS("'must' of a board has no field 'end'", ENDS("must = { ['end'] = 3 }"), "");
  ASSERT_FAILS("table expected", ENDS("must = 3"), "");
  ASSERT_FAILS("road 1 of the board ends at 'z', which is no end of roads",
               "board { ends = { 'x', 'y' }, roads = { { 'x', 'v', 'z' } } }", "");
  ASSERT_FAILS("road 2 of the board passes 'v', which another road passes",
               "board { ends = { 'x', 'y' }, roads = { { 'x', 'v', 'y' }, { 'x', 'v', 'y' } } }", "");
  ASSERT_FAILS("road 1 of the board passes 'y', which is an end of roads",
               "board { ends = { 'x', 'y', 'z' }, roads = { { 'x', 'y', 'z' } } }", "");
  ASSERT_FAILS("not a list", "board { ends = { 'x', 'y' }, roads = { 3 } }", "");
  PASS();
}

TEST boards_can_be_data_of_a_script(void) {
  char script[] = "local map = croupier.board { nodes = { 'x', 'y' }, roads = { { 'x', 'y' } } }\n"
                  "local g = croupier.game 'g' { players = 2 }\n"
                  "function g:play() assert(#map:path('x', 'y') == 2) end\n"
                  "return g\n";
  table.c = croupier_new(&(croupier_config){.script = {"g.lua", script, sizeof script - 1}});
  ASSERT_EQ(CROUPIER_OK, croupier_start(table.c, SEED));
  ASSERT_EQ(CROUPIER_ENDED, croupier_status(table.c));
  PASS();
}

TEST boards_are_checked(void) {
  ASSERT_FAILS("a board has nodes and roads", "board { nodes = { 'x' } }", "");
  ASSERT_FAILS("a board has no field 'node'", "board { node = {}, roads = {} }", "");
  ASSERT_FAILS("a board has 1 to 128 nodes, not 0", "board { nodes = {}, roads = {} }", "");
  ASSERT_FAILS("node 2 of the board is not a word", "board { nodes = { 'x', 3 }, roads = {} }", "");
  ASSERT_FAILS("the board has two nodes 'x'", "board { nodes = { 'x', 'y', 'x' }, roads = {} }", "");
  ASSERT_FAILS("the board has no node 'z'", "board { nodes = { 'x', 'y' }, roads = { { 'x', 'z' } } }", "");
  ASSERT_FAILS("road 2 of the board is not a list",
               "board { nodes = { 'x', 'y' }, roads = { { 'x', 'y' }, { 'x' } } }", "");
  ASSERT_FAILS("two roads from 'y' to 'x'", "board { nodes = { 'x', 'y' }, roads = { { 'x', 'y', 'x' } } }",
               "");
  ASSERT_FAILS("goes from 'x' to itself", "board { nodes = { 'x', 'y' }, roads = { { 'x', 'x' } } }", "");
  ASSERT_FAILS("no road of the board leads to 'z'",
               "board { nodes = { 'x', 'y', 'z' }, roads = { { 'x', 'y' } } }", "");
  ASSERT_FAILS("boards are made in setup", "", "board { nodes = { 'x' }, roads = {} }");
  PASS();
}

TEST boards_refuse_what_they_do_not_know(void) {
  ASSERT_PLAYS(MAP, "local m = self.map\n"
                    "fails(\"no node 'nowhere'\", m.path, m, 'a', 'nowhere')\n"
                    "fails(\"no node 'no value'\", m.neighbours, m)\n"
                    "fails(\"no node 'table'\", m.path, m, {}, 'a')\n"
                    "fails(\"no node 'vl'\", m.reachable, m, 'a', { vl = 1 })\n"
                    "fails(\"the toll of 'a' must be\", m.path, m, 'a', 'b', { a = -1 })\n"
                    "fails(\"the toll of 'a' must be\", m.path, m, 'a', 'b', { a = true })\n"
                    "fails('a board expected', m.nodes, {})\n"
                    "assert(not pcall(function() m.nodes = 1 end))\n");
  PASS();
}

/* What a script calls a node is no format. */
TEST names_of_nodes_are_only_names(void) {
#define PLACE(name) \
  "croupier.board { nodes = { '" name "', 'b' }, roads = { { '" name "', 'b' } }, must = { at_end = 7 } }"
  ASSERT_FAILS("1 roads that meet at '%s%s%s%s', not 7", PLACE("%s%s%s%s"), "");
  ASSERT_FAILS("1 roads that meet at '%I %d %p', not 7", PLACE("%I %d %p"), "");
  ASSERT_FAILS("1 roads that meet at '%', not 7", PLACE("%"), "");
  PASS();
}

SUITE(boardlib_suite) {
  SET_TEARDOWN(clear, NULL);
  RUN_TEST(boards_know_nodes_and_ways);
  RUN_TEST(boards_charge_tolls);
  RUN_TEST(boards_tell_whom_a_way_pays);
  RUN_TEST(boards_have_ends_and_what_lies_between);
  RUN_TEST(boards_can_be_data_of_a_script);
  RUN_TEST(boards_are_checked);
  RUN_TEST(boards_refuse_what_they_do_not_know);
  RUN_TEST(names_of_nodes_are_only_names);
}
