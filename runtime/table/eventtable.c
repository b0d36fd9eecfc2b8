/* eventtable.c: the facts of every event. JSON, sentences, the knowledge of seats and the reference follow from this
   table. */
#include "event.h"

/* clang-format off */
static const struct fact_row start[] = {
  {"game", VALUE_TABLE, KNOWN_ALL, "word"},
  {"players", VALUE_TABLE, KNOWN_ALL, "number of players"},
  {"teams", VALUE_TABLE, KNOWN_ALL, "list by seat: the number of its team; empty if each plays alone"},
  {"seed", VALUE_TABLE, KNOWN_NOBODY, "digits as a word; hidden from all seats, because the seed determines the deal"},
  {"knobs", VALUE_TABLE, KNOWN_ALL, "object: all knobs, their values as words"},
  {0}};
static const struct fact_row road[] = {
  {"board", VALUE_NUMBER, KNOWN_ALL, "number of the board, from 1"},
  {"from", VALUE_ARG, KNOWN_ALL, "node of the board"},
  {"to", VALUE_ARG, KNOWN_ALL, "the node at the other end"},
  {0}};
static const struct fact_row zone[] = {
  {"zone", VALUE_TO, KNOWN_ALL, "zone"},
  {"owner", VALUE_TABLE, KNOWN_ALL, "seat or null"},
  {"sees", VALUE_TABLE, KNOWN_ALL, "list of the seats that see the pieces there"},
  {0}};
static const struct fact_row create[] = {
  {"id", VALUE_ID, KNOWN_ALL, "number from 1. For a seat, all pieces that look alike have the same number, so nobody can follow a copy through a hidden hand"},
  {"piece", VALUE_PIECE, KNOWN_ALL, "name of the piece. All seats learn the pieces of hidden zones too: the rules tell which pieces lie there before the first shuffle"},
  {"zone", VALUE_TO, KNOWN_ALL, "zone where it lies"},
  {"fields", VALUE_TABLE, KNOWN_ALL, "object: numbers, words, and `true`"},
  {0}};
static const struct fact_row move[] = {
  {"id", VALUE_ID, KNOWN_SEEN, "as in `create`; hidden from seats that see neither zone"},
  {"piece", VALUE_PIECE, KNOWN_SEEN, "name of the piece, hidden likewise"},
  {"from", VALUE_FROM, KNOWN_ALL, "zone"},
  {"to", VALUE_TO, KNOWN_ALL, "zone"},
  {"under", VALUE_FLAG, KNOWN_ALL, "true: under all pieces there; false: on top"},
  {"why", VALUE_WORD, KNOWN_ALL, "word or null; `renewed` before the shuffle of a renewed zone; `untold`: the story leaves the move out"},
  {"way", VALUE_ARG, KNOWN_ALL, "list of the nodes of a board on a journey, or null"},
  {0}};
static const struct fact_row shuffle[] = {
  {"zone", VALUE_MIXED, KNOWN_ALL, "zone"},
  {"from", VALUE_FROM, KNOWN_ALL, "zone that is renewed: all its pieces have just come from there; else null"},
  {"count", VALUE_NUMBER, KNOWN_ALL, "pieces in it"},
  {0}};
static const struct fact_row roll[] = {
  {"dice", VALUE_ARG, KNOWN_ALL, "list of numbers. A `random` number or a `pick` of the script appears as one die"},
  {"total", VALUE_NUMBER, KNOWN_ALL, "their sum"},
  {0}};
static const struct fact_row ask[] = {
  {"player", VALUE_SEAT, KNOWN_ALL, "seat"},
  {"prompt", VALUE_WORD, KNOWN_ALL, "word"},
  {"values", VALUE_WITH, KNOWN_SEEN, "object: values of the prompt, such as a price: each a number, word, seat, name of a piece or zone, or a list of these. Hidden from all but the asked seat"},
  {"options", VALUE_TABLE, KNOWN_SEEN, "list of names, the first 1,000; hidden likewise"},
  {0}};
static const struct fact_row answer[] = {
  {"player", VALUE_SEAT, KNOWN_ALL, "seat"},
  {"prompt", VALUE_WORD, KNOWN_ALL, "word"},
  {"choice", VALUE_CHOICE, KNOWN_SEEN, "name of the option; see below for the secret ones"},
  {"said", VALUE_TABLE, KNOWN_SEEN, "`choice`; `instead`: a word instead of a choice; `done`: no more picks. Hidden like the choice"},
  {"secret", VALUE_TABLE, KNOWN_ALL, "true: nobody else hears the choice now, as in a sealed auction"},
  {"complete", VALUE_FLAG, KNOWN_SEEN, "true: the question has its answer; false: further picks follow. Hidden like the choice"},
  {"to", VALUE_TO, KNOWN_ALL, "zone to which a `select` moves its picks, or null"},
  {0}};
static const struct fact_row free_action[] = {
  {"player", VALUE_SEAT, KNOWN_ALL, "seat"},
  {"action", VALUE_WORD, KNOWN_ALL, "word: a free action taken out of turn, before the open question is put again"},
  {0}};
static const struct fact_row purse[] = {
  {"from", VALUE_PAYER, KNOWN_ALL, "purse; null at the beginning of the game"},
  {"to", VALUE_PAYEE, KNOWN_ALL, "purse"},
  {"amount", VALUE_PAID, KNOWN_SEEN, "number, at the beginning the initial amount. All seats learn a payment from one player to another. Other payments are hidden from seats that see neither purse"},
  {"balance", VALUE_AFTER, KNOWN_PAYEE, "the new amount in `to`; hidden from seats that do not see `to`"},
  {"why", VALUE_WORD, KNOWN_ALL, "word or null"},
  {"for", VALUE_ARG, KNOWN_ALL, "what was paid for: a word, piece or zone, or null"},
  {0}};
static const struct fact_row auction[] = {
  {"step", VALUE_WORD, KNOWN_ALL, "`opened`: the first bid of an open auction; `won`: the auction is over; `taken back`: the winner's bid is void, and the auction goes on"},
  {"player", VALUE_SEAT, KNOWN_ALL, "seat; null if nobody has won"},
  {"amount", VALUE_NUMBER, KNOWN_ALL, "the bid, or what the winner pays"},
  {0}};
static const struct fact_row score[] = {
  {"player", VALUE_SEAT, KNOWN_ALL, "seat; null for a dummy"},
  {"name", VALUE_ARG, KNOWN_ALL, "word: the name of a dummy, which is no player; null for players"},
  {"points", VALUE_NUMBER, KNOWN_ALL, "number, may be negative"},
  {"total", VALUE_AFTER, KNOWN_ALL, "number"},
  {"why", VALUE_WORD, KNOWN_ALL, "word or null"},
  {0}};
static const struct fact_row phase[] = {
  {"name", VALUE_WORD, KNOWN_ALL, "word"},
  {"number", VALUE_NUMBER, KNOWN_ALL, "number, 0 if the script does not count"},
  {"player", VALUE_SEAT, KNOWN_ALL, "seat whose phase it is, as of a turn, or null"},
  {0}};
static const struct fact_row note[] = {
  {"code", VALUE_WORD, KNOWN_ALL, "key of the text: the same in all languages"},
  {"text", VALUE_TABLE, KNOWN_ALL, "the English text with its braces"},
  {"values", VALUE_ARGS, KNOWN_ALL, "each under its own name: a number, word, seat, name of a piece or zone, or a list of these"},
  {0}};
static const struct fact_row told[] = {
  {"zone", VALUE_TO, KNOWN_ALL, "zone in which the pieces lie"},
  {"claim", VALUE_WORD, KNOWN_SEEN, "`all`, `none` or `some` of the pieces are as the filter says; `count`: so many; `which`: exactly those at the places. Hidden from those who are not told, like the rest"},
  {"places", VALUE_ARG, KNOWN_SEEN, "list of numbers: the places of the pieces in the zone, from the bottom; null: all its pieces"},
  {"number", VALUE_NUMBER, KNOWN_SEEN, "number: how many are as the filter says; with `some`, 0"},
  {"filter", VALUE_ARG, KNOWN_SEEN, "list: the values that the filter wants; null: no words say it"},
  {0}};
static const struct fact_row end[] = {
  {"scores", VALUE_TABLE, KNOWN_ALL, "list by seat"},
  {"ranks", VALUE_TABLE, KNOWN_ALL, "list by seat, 1 is best"},
  {"winners", VALUE_TABLE, KNOWN_ALL, "list of seats"},
  {0}};

const struct event_row event_rows[] = {
  [CROUPIER_EVENT_START] = {"start", "a game begins", start},
  [CROUPIER_EVENT_ROAD] = {"road", "two nodes of a board are neighbours", road},
  [CROUPIER_EVENT_ZONE] = {"zone", "there is a zone", zone},
  [CROUPIER_EVENT_CREATE] = {"create", "there is a piece", create},
  [CROUPIER_EVENT_MOVE] = {"move", "a piece moves", move},
  [CROUPIER_EVENT_SHUFFLE] = {"shuffle", "a zone is shuffled", shuffle},
  [CROUPIER_EVENT_ROLL] = {"roll", "dice are rolled", roll},
  [CROUPIER_EVENT_ASK] = {"ask", "a player is asked. A `select` asks before each pick. While several players are asked at once, the questions of all who have not answered are repeated after each answer", ask},
  [CROUPIER_EVENT_ANSWER] = {"answer", "a player answers", answer},
  [CROUPIER_EVENT_FREE] = {"free", "a player acts out of turn", free_action},
  [CROUPIER_EVENT_PURSE] = {"purse", "a payment; at the beginning: there is a purse", purse},
  [CROUPIER_EVENT_AUCTION] = {"auction", "an auction is opened or won", auction},
  [CROUPIER_EVENT_SCORE] = {"score", "points", score},
  [CROUPIER_EVENT_PHASE] = {"phase", "a phase begins", phase},
  [CROUPIER_EVENT_NOTE] = {"note", "the script says something. The engine writes one note itself: `{player} has bid {amount}`, for each bid of a sealed auction, once all bids are in", note},
  [CROUPIER_EVENT_TOLD] = {"told", "something is told of pieces that not everybody sees", told},
  [CROUPIER_EVENT_END] = {"end", "the game is over", end},
};
/* clang-format on */
