; What is inserted into poison is not poison; the rest is.
define i32 @main() {
  %v = insertvalue [2 x i32] poison, i32 5, 1
  %w = load [2 x i32], ptr @g
  %a = extractvalue [2 x i32] %v, 1
  %b = extractvalue [2 x i32] %w, 1
  %c = icmp eq i32 %a, %b
  br i1 %c, label %next, label %bad
next:
  %x = extractvalue [2 x i32] %v, 0
  %y = sdiv i32 7, %x ; trap(interp): poison value ; trap(jit): none
  br label %bad
bad:
  ret i32 1
}
@g = global [2 x i32] [i32 1, i32 5]
