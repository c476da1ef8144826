; Branching on an undefined value is undefined behavior, which the interpreter reports.
; covers: 4-74
define i32 @main() {
  br i1 undef, label %a, label %b ; trap(interp): uninitialised value ; trap(jit): none
a:
  ret i32 1
b:
  ret i32 2
}
