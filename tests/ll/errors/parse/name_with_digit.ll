; A local whose name begins with a digit; a label may.
; run: @f() == i32 3
define i32 @f() {
  %5x = add i32 1, 2 ; warn: 3 W0108 a name that starts with a digit must be quoted: `%"5x"`
  br label %"6y"
6y:
  ret i32 %5x
}
