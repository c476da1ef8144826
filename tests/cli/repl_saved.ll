%T = type { i32, double }

@g = global i64 99

; Values of the session:
; %_ = double 2.0
; %x = i32 42
; %p = ptr 0x988a8a90
; %t = %T { i32 1, double 2.0 }
; %c = i8 65 ; 'A'
; %u = i32 -294967296 ; unsigned 4000000000
