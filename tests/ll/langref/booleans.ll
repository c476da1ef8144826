; covers: 4-63
; run: @yes() == i1 true
; run: @no() == i1 false
; run: @bits() == i8 -1
; run: @ones() == i2 -2
@flags = constant [3 x i1] [i1 true, i1 false, i1 true]
define i1 @yes() {
  ret i1 true
}
define i1 @no() {
  %r = load i1, ptr getelementptr ([3 x i1], ptr @flags, i64 0, i64 1)
  ret i1 %r
}
define i8 @bits() {
  %r = sext i1 true to i8
  ret i8 %r
}
define i2 @ones() {
  %v = insertelement <2 x i1> <i1 false, i1 false>, i1 true, i64 1
  %r = bitcast <2 x i1> %v to i2
  ret i2 %r
}
