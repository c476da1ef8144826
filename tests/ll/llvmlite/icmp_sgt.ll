; run: @sgt(i64 1, i64 2) == i1 false
; run: @sgt(i64 2, i64 1) == i1 true
; run: @sgt(i64 2, i64 2) == i1 false
; run: @sgt(i64 -1, i64 1) == i1 false
; run: @sgt(i64 1, i64 -1) == i1 true
; run: @sgt(i64 -2, i64 -1) == i1 false
; run: @sgt(i64 -1, i64 -2) == i1 true
; run: @sgt(i64 -1, i64 -1) == i1 false
; run: @sgt(i64 0, i64 0) == i1 false
; run: @sgt(i64 -9223372036854775808, i64 9223372036854775807) == i1 false
; run: @sgt(i64 9223372036854775807, i64 -9223372036854775808) == i1 true
; run: @sgt(i64 9223372036854775807, i64 9223372036854775806) == i1 true
; covers: 0-16

define i1 @sgt(i64 %a, i64 %b) {
  %r = icmp sgt i64 %a, %b
  ret i1 %r
}
