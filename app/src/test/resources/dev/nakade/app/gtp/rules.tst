# The rules, as a client sees them. A numbered command is followed by what its reply must match.

boardsize 9
clear_board
10 play b J9
#? []
20 play w J9
#? [illegal move: the point is occupied]
30 is_legal w J8
#? [1]
40 undo
#? []
50 undo
#? [cannot undo]

# A ko on the edge, and its end after a pass each.
boardsize 5
set_position b A2 b B1 w B2 w C1
play w A1
60 list_stones b
#? [A2]
70 is_legal b B1
#? [0]
80 play b B1
#? [illegal move: ko]

# Capture of several stones.
boardsize 5
set_position w A5 w B5 b A4 b B4
90 play b C5
#? []
100 list_stones w
#? []
110 showboard
#? [(?s).*captured: 0 black, 2 white]

# Rectangles.
120 rectangular_boardsize 7 3
#? []
130 play b G3
#? []
140 play w H1
#? [not a point of this board: H1]
