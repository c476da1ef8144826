; Headers: no parameters, named, unnamed, results of every simple type, names with digits, dots and underscores.
; run: @none() == i64 1
; run: @one.param_2(i64 5) == i64 5
; run: @unnamed(i64 5, i1 true) == i1 true
; run: @.leading(i64 6) == i64 7
; run: @_under(ptr null) == ptr null
; run: @v() == void
; run: @all_on_one_line(i64 2) == i64 4
; covers: 0-22 0-4

define i64 @none() {
  ret i64 1
}
define i64 @one.param_2(i64 %a.b_3) {
  ret i64 %a.b_3
}
define i1 @unnamed(i64, i1) {
  ret i1 %1
}
define i64 @.leading(i64 %.x) {
  %.y = add i64 %.x, 1
  ret i64 %.y
}
define i8** @_under(i8** %_) {
  ret i8** %_
}
define void @v() {
  ret void
}
define i64 @all_on_one_line(i64 %x) { %y = add i64 %x, %x ret i64 %y }
