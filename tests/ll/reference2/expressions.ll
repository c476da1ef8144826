; Constant expressions of LLVM 2.x: every conversion, comparison, selection and operation.
; covers: 1-46
; run: @at(i32 0) == i32 1
; run: @at(i32 1) == i32 255
; run: @at(i32 2) == i32 -1
; run: @at(i32 3) == i32 6
; run: @at(i32 4) == i32 1
; run: @at(i32 5) == i32 0
; run: @at(i32 6) == i32 9
; run: @at(i32 7) == i32 -2
; run: @at(i32 8) == i32 2
; run: @at(i32 9) == i32 1
; run: @at(i32 10) == i32 4
; run: @at(i32 11) == i32 20
; run: @at(i32 12) == i32 5
; run: @at(i32 13) == i32 8
; run: @at(i32 14) == i32 1073741824
; run: @floats() == double 4.0
@g = global [4 x i32] zeroinitializer
@all = global [15 x i32] [
  i32 trunc (i64 4294967297 to i32),
  i32 zext (i8 -1 to i32),
  i32 sext (i8 -1 to i32),
  i32 mul (i32 2, i32 3),
  i32 zext (i1 icmp slt (i32 -1, i32 0) to i32),
  i32 zext (i1 fcmp ogt (double 1.0, double 2.0) to i32),
  i32 select (i1 icmp eq (i32 1, i32 1), i32 9, i32 8),
  i32 sdiv (i32 -5, i32 2),
  i32 udiv (i32 5, i32 2),
  i32 srem (i32 5, i32 2),
  i32 shl (i32 1, i32 2),
  i32 sub (i32 add (i32 10, i32 15), i32 5),
  i32 and (i32 xor (i32 13, i32 2), i32 or (i32 5, i32 0)),
  i32 trunc (i64 sub (i64 ptrtoint (i32* getelementptr ([4 x i32]* @g, i32 0, i32 2) to i64), i64 ptrtoint ([4 x i32]* @g to i64)) to i32),
  i32 lshr (i32 bitcast (float 2.0 to i32), i32 0)
]
@from_int = global double sitofp (i32 fptosi (double 3.75 to i32) to double)
@narrow = global float fptrunc (double 0.5 to float)
@widened = global double fpext (float 0.5 to double)
@unsigned = global double uitofp (i8 fptoui (float 0.5 to i8) to double)
define i32 @at(i32 %n) {
  %p = getelementptr [15 x i32]* @all, i32 0, i32 %n
  %x = load i32* %p
  ret i32 %x
}
; 3.0 + 0.5 + 0.5 + 0.0
define double @floats() {
  %a = load double* @from_int
  %n = load float* @narrow
  %b = fpext float %n to double
  %c = load double* @widened
  %d = load double* @unsigned
  %s = fadd double %a, %b
  %t = fadd double %s, %c
  %u = fadd double %t, %d
  ret double %u
}
