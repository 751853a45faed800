# What a finished game counts.

boardsize 7
komi 0.5
set_position b C7 b C6 b C5 b C4 b C3 b C2 b C1 b A4 b B4 w E7 w E6 w E5 w E4 w E3 w E2 w E1 w F4 w G4 w B6 b F6
10 final_status_list dead
#? [(B6\nF6|F6\nB6)]
20 final_score
#? [W\+0.5]
30 final_status B6
#? [dead]
40 final_status C4
#? [alive]
50 final_status A7
#? [black_territory]
60 final_status D4
#? [dame]
70 final_status_list dame
#? [D7 D6 D5 D4 D3 D2 D1]
80 final_status_list nonsense
#? [invalid status: nonsense]

# Life and death, proved.
boardsize 7
set_position w B7 w B6 w B5 w B4 w A4 b C7 b C6 b C5 b C4 b C3 b B3 b A3
nakade-target B7
90 nakade-solve w
#? [alive; right: A6]
100 nakade-solve b
#? [dead; right:.* A6.*]
110 nakade-status B7
#? [white first: alive; black first: dead]
