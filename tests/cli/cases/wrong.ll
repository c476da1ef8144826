; args: 1
; exit: 0
; args: 2
; exit: 0 ; point: 2
; stdout: "a" ; points: few
; args: 2 ; points: 2
; case: a
; exit: 0 ; points: 2
; points: 1
; flags: --strict
; case: a
