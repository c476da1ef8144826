; case: one
; exit: 0
; case: two
; args: 1
