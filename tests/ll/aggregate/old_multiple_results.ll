; LLVM 2.x returned several values with `ret`, and took them apart with `getresult`. They are a struct.
; covers: 1-49 1-50 1-34
; run: @constants() == { i32 4, i8 2 }
; run: @values(i32 8, i8 9) == { i32 8, i8 9 }
; run: @named(i32 8) == { i32 8, float 1.500000e+00, i32 9 }
; run: @sum() == i32 6
; run: @numbered(i32 5) == i32 11
%triple = type { i32, float, i32 }
define { i32, i8 } @constants() {
  ret i32 4, i8 2
}
define { i32, i8 } @values(i32 %x, i8 %y) {
  ret i32 %x, i8 %y
}
define %triple @named(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %x, float 1.5, i32 %y
}
define i32 @sum() {
  %r = call { i32, i8 } @constants()
  %a = getresult { i32, i8 } %r, 0
  %b = getresult { i32, i8 } %r, 1
  %c = sext i8 %b to i32
  %d = add i32 %a, %c
  ret i32 %d
}
; What `ret` is made of takes no number.
define { i32, i32 } @pair(i32) {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %3, label %4
; <label>:3
  ret i32 %0, i32 1
; <label>:4
  %5 = add i32 %0, 1
  ret i32 %0, i32 %5
}
define i32 @numbered(i32 %x) {
  %p = call { i32, i32 } @pair(i32 %x)
  %a = getresult { i32, i32 } %p, 0
  %b = getresult { i32, i32 } %p, 1
  %r = add i32 %a, %b
  ret i32 %r
}
