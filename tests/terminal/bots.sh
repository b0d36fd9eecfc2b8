#!/bin/sh
# Bots that take their time, at a terminal: what they do is said, and Ctrl-C does not wait for them.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

what='who thinks is named, and how far he is'
terminal "$CROUPIER play trade --players 3 --seed 5 --seat 2=search:60000ms --bots greedy --journal slow.jsonl"
keys '1' Enter; sees 'player 2 \(search:60000ms\) is thinking [1-9][0-9]? %'
what='Ctrl-C: he answers with what he has found'
keys C-c; sees 'Stopped. Press Enter to continue'
sees '^trade [1-9]'
keys 'undo' Enter 'seat 2 bot greedy' Enter '1' Enter; sees 'round 2'
keys 'quit' Enter; sees '^left with 0'

what='a program that takes its time'
terminal "$CROUPIER play trade --players 3 --seed 5 --seat 2='exec:exec sleep 97.56' --bots greedy --patience 90 --journal waits.jsonl"
sees '^trade 0>'
keys '1' Enter; sees 'waiting for player 2 \(exec:exec sleep 97.56\) [1-9][0-9]? %'
keys C-c; sees 'Stopped. Press Enter to continue'
keys Enter; sees 'waiting for player .* [1-9][0-9]? %'
keys C-c; sees 'Stopped. Press Enter to continue'
keys 'seat 2 bot greedy' Enter Enter; sees 'Player 2: '
holds 'it is gone' none_of_ours 'sleep 97[.]56'
keys 'quit' Enter; sees '^left with 0'
run 0 replay --verify waits.jsonl

what='what went wrong is said on a line of its own, after what led there'
terminal "$CROUPIER play kuhn --seed 3 --seat 2='exec:exec sleep 97.58' --patience 2"
keys 'bet' Enter; sees 'waiting for player .* [0-9]+ %'
sees '^the bot "exec sleep 97.58" in seat 2 did not answer within 2 s'
holds 'in this order' sh -c "grep -n 'Player 1: bet\|^the bot' out | sort -n | head -n 1 | grep -q 'Player 1: bet'"
finish
