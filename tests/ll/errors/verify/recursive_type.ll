%t = type { i64, %t }  ; error: 1 E0211 type `%t` contains itself

; Below a pointer it may.
%list = type { i64, %list* }
