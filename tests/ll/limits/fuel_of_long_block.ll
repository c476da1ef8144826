; flags: --fuel 10
; stdout: ""
; A block costs as much fuel as it has instructions, not one: the text behind it is never written. Compiled code looks when it
; comes to the block, the interpreter when it leaves it.
@x = global i64 0
@text = private constant [5 x i8] c"text\0A"
declare i64 @write(i32, ptr, i64)
define i64 @main() {
entry:
  store volatile i64 1, ptr @x ; trap(jit): limit: fuel
  store volatile i64 2, ptr @x
  store volatile i64 3, ptr @x
  store volatile i64 4, ptr @x
  store volatile i64 5, ptr @x
  store volatile i64 6, ptr @x
  store volatile i64 7, ptr @x
  store volatile i64 8, ptr @x
  store volatile i64 9, ptr @x
  store volatile i64 10, ptr @x
  store volatile i64 11, ptr @x
  br label %next
next:
  %n = call i64 @write(i32 1, ptr @text, i64 5) ; trap(interp): limit: fuel
  ret i64 %n
}
