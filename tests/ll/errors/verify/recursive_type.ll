%t = type { i64, %t }  ; error: 1 E0211 identified structure type `%t` is recursive

; Below a pointer it may.
%list = type { i64, %list* }
