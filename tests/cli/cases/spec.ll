; Adds up the numbers on standard input; with a number as its argument it begins with that.
; run: @plus(i32 1, i32 2) == i32 3 ; points: 1
; case: two numbers
; stdin: "3 4\n"
; stdout: "7\n"
; exit: 0
; points: 2
; case: begins with the argument
; args: 10
; stdin: "1\n"
; stdout: "11\n"
; exit: 0 ; points: 3
; case: nothing to add
; exit: 1
