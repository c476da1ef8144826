; A prefix keeps names from clashing with words of the language.
; run: @ret(i64 4) == i64 12
; run: @define(i64 4) == i64 6
; covers: 1-4

@i64 = global i64 3
@global = global i64 2
%load = type i64

define %load @ret(i64 %add) {
  %ret = load i64, i64* @i64
  %mul = mul i64 %add, %ret
  ret i64 %mul
}
define i64 @define(i64 %define) {
  %label = load i64, i64* @global
  %to = add i64 %define, %label
  ret i64 %to
}
