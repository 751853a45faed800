# Moves on which there can be no two opinions.

# Capture or be captured.
rectangular_boardsize 4 3
komi 0
set_position w A3 w B3 w A2 w B2 w A1 b C3 b D3 b C2 b D2 b D1
10 reg_genmove b
#? [B1]
20 reg_genmove w
#? [C1]

# Whoever is far ahead answers a pass with a pass.
boardsize 5
komi 0
set_position b C1 b C2 b C3 b C4 b C5 b A2 b B2 b B4 b A4
play b pass
play w pass
50 genmove b
#? [pass]

# A lone stone against everything is resigned or passed sooner or later, never an error.
boardsize 5
komi 50
60 genmove b
#? [[A-E][1-5]|pass|resign]

# Whoever plays the vital point decides about life and death, and with this komi about the game.
boardsize 7
komi 40
set_position w B7 w B6 w B5 w B4 w A4 b C7 b C6 b C5 b C4 b C3 b B3 b A3
70 reg_genmove b
#? [A6]
80 reg_genmove w
#? [A6]
