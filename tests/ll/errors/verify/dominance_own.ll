define i64 @f() {
  %x = add i64 1, %x  ; error: 19 E0309 `%x` is used in its own definition
  ret i64 %x
}
; covers: 1-1 1-2
