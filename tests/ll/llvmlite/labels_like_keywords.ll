; Labels and locals named like opcodes, types and keywords.
; run: @f(i64 1) == i64 9
; run: @f(i64 0) == i64 -1
; run: @locals(i64 2) == i64 9
; covers: 0-21 0-34

define i64 @f(i64 %n) {
  %1 = icmp eq i64 %n, 0
  br i1 %1, label %ret, label %add
add:
  %2 = add i64 %n, 1
  br label %load
load:
  %3 = add i64 %2, 1
  br label %define
define:
  %4 = add i64 %3, 1
  br label %br
br:
  %5 = add i64 %4, 1
  br label %x
x:
  %6 = add i64 %5, 1
  br label %to
to:
  %7 = add i64 %6, 1
  br label %label
label:
  %8 = add i64 %7, 1
  br label %null
null:
  %9 = add i64 %8, 1
  br label %i64
i64:
  ret i64 %9
ret:
  ret i64 -1
}

define i64 @locals(i64 %i64) {
  %add = add i64 %i64, 1
  %load = mul i64 %add, %add
  ret i64 %load
}
