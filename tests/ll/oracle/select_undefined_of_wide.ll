; run: @equal() == i128 18446744073709551621

; A choice by an undefined condition is no choice between equal values; those of more than 64 bits differ in their upper half, too.

define i128 @choose(i1 %c, i128 %a, i128 %b) {
  %r = select i1 %c, i128 %a, i128 %b
  ret i128 %r
}

define i128 @equal() {
  %p = alloca i1
  %c = load i1, ptr %p
  %r = call i128 @choose(i1 %c, i128 18446744073709551621, i128 18446744073709551621)
  ret i128 %r
}

define i32 @main() {
  %p = alloca i1
  %c = load i1, ptr %p
  %r = call i128 @choose(i1 %c, i128 18446744073709551621, i128 36893488147419103237)
  %high = lshr i128 %r, 64
  %is = icmp eq i128 %high, 1
  br i1 %is, label %end, label %end ; trap(interp): uninitialised value ; trap(jit): none
end:
  ret i32 0
}
