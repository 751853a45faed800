# A client with a board talks: numbers, errors in between, setup, moves out of turn, undo, the end.

1 protocol_version
#? [2]
2 known_command gogui-play_sequence
#? [true]
3 known_command gogui-fly
#? [false]
4 boardsize 30
#? [unacceptable size]
5 boardsize 9
#? []
6 komi seven
#? [not a number: seven]
7 komi 6.5
#? []
8 gogui-setup b D4 b E4 w D5 w E5
#? []
9 gogui-setup_player w
#? []
10 gogui-play_sequence w F4 b D6 w C6
#? []
11 move_history
#? [white C6\nblack D6\nwhite F4]
12 gg-undo 2
#? []
13 play b D4
#? [illegal move: the point is occupied]
14 play w C4
#? []
15 move_history
#? [white C4\nwhite F4]
16 undo
#? []
17 undo
#? []
18 undo
#? [cannot undo]
19 showboard
#? [(?s).*5 . . . O O . . . . 5.*white to move, komi 6.5.*]
20 time_settings 60 30 10
#? []
21 time_left white 30 10
#? []
22 genmove white
#? [[A-HJ][1-9]]
23 play b pass
#? []
24 final_status E9
#? [black_territory|white_territory|dame]
25 fixed_handicap 2
#? [board not empty]
26 clear_board
#? []
27 fixed_handicap 4
#? [C3 G7 C7 G3]
28 kata-set-rules japanese
#? [only area scoring is played]
29 nakade-status A1
#? [no stone on A1]
30 analyze sideways
#? [unknown argument: sideways]
31 gogui-title
#? [Nakade nakade]
