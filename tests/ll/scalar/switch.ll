; The three examples of the LLVM 2.x reference, and tables on other widths.
; run: @conditional(i1 true) == i32 1
; run: @conditional(i1 false) == i32 0
; run: @unconditional() == i32 7
; run: @table(i32 0) == i32 10
; run: @table(i32 1) == i32 11
; run: @table(i32 2) == i32 12
; run: @table(i32 3) == i32 -1
; run: @table(i32 -1) == i32 -1
; run: @bool(i1 true) == i32 1
; run: @bool(i1 false) == i32 2
; run: @wide(i64 -9223372036854775808) == i32 1
; run: @wide(i64 9223372036854775807) == i32 2
; run: @wide(i64 4294967296) == i32 3
; run: @wide(i64 0) == i32 4
; run: @small(i8 -1) == i32 1
; run: @small(i8 127) == i32 2
; run: @small(i8 1) == i32 3
; run: @odd(i5 -16) == i32 1
; run: @odd(i5 15) == i32 2
; run: @odd(i5 0) == i32 3
; covers: 1-52

define i32 @conditional(i1 %value) {
  %Val = zext i1 %value to i32
  switch i32 %Val, label %truedest [i32 0, label %falsedest ]
truedest:
  ret i32 1
falsedest:
  ret i32 0
}
define i32 @unconditional() {
  switch i32 0, label %dest [ ]
dest:
  ret i32 7
}
define i32 @table(i32 %val) {
  switch i32 %val, label %otherwise [ i32 0, label %onzero i32 1, label %onone i32 2, label %ontwo ]
onzero:
  ret i32 10
onone:
  ret i32 11
ontwo:
  ret i32 12
otherwise:
  ret i32 -1
}
define i32 @bool(i1 %b) {
  switch i1 %b, label %other [ i1 true, label %yes
                               i1 false, label %no ]
yes:
  ret i32 1
no:
  ret i32 2
other:
  ret i32 3
}
define i32 @wide(i64 %x) {
  switch i64 %x, label %other [
    i64 -9223372036854775808, label %min
    i64 9223372036854775807, label %max
    i64 4294967296, label %middle
  ]
min:
  ret i32 1
max:
  ret i32 2
middle:
  ret i32 3
other:
  ret i32 4
}
define i32 @small(i8 %x) {
  switch i8 %x, label %other [
    i8 255, label %ones
    i8 127, label %max
  ]
ones:
  ret i32 1
max:
  ret i32 2
other:
  ret i32 3
}
define i32 @odd(i5 %x) {
  switch i5 %x, label %other [
    i5 -16, label %min
    i5 15, label %max
  ]
min:
  ret i32 1
max:
  ret i32 2
other:
  ret i32 3
}
