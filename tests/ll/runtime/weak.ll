; A weak symbol that nobody has is null.
; run: @is_there() == i1 false
; run: @strlen_is_there() == i1 true
@nobody_has_this = extern_weak global i64
declare extern_weak i64 @strlen(i8*)

define i1 @is_there() {
  %r = icmp ne i64* @nobody_has_this, null
  ret i1 %r
}

define i1 @strlen_is_there() {
  %r = icmp ne i64 (i8*)* @strlen, null
  ret i1 %r
}
