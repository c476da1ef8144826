; Vectors and `musttail`: as a result, of any number of registers, and as an argument on the stack, where it is aligned.
; exit: 0
; stdout: "15 -4 36 2.500000 18\nstack 8 45 9 77\n"

@text = constant [17 x i8] c"%d %d %d %f %ld\0A\00"
@stack_text = constant [22 x i8] c"stack %d %d %ld %ld\0A\00\00"
declare i32 @printf(ptr, ...)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)

define <4 x i32> @one(<4 x i32> %a) {
  %r = add <4 x i32> %a, <i32 1, i32 2, i32 3, i32 4>
  ret <4 x i32> %r
}
define <4 x i32> @to_one(<4 x i32> %a) {
  %r = musttail call <4 x i32> @one(<4 x i32> %a)
  ret <4 x i32> %r
}

define <8 x i32> @two(<8 x i32> %a) {
  %r = add <8 x i32> %a, <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>
  ret <8 x i32> %r
}
define <8 x i32> @to_two(<8 x i32> %a) {
  %r = musttail call <8 x i32> @two(<8 x i32> %a)
  ret <8 x i32> %r
}

define { <2 x double>, i64 } @mixed(<2 x double> %a, i64 %b) {
  %r = insertvalue { <2 x double>, i64 } undef, <2 x double> %a, 0
  %s = insertvalue { <2 x double>, i64 } %r, i64 %b, 1
  ret { <2 x double>, i64 } %s
}
define { <2 x double>, i64 } @to_mixed(<2 x double> %a, i64 %b) {
  %c = add i64 %b, 1
  %r = musttail call { <2 x double>, i64 } @mixed(<2 x double> %a, i64 %c)
  ret { <2 x double>, i64 } %r
}

; Elements that are no whole bytes.
define <3 x i7> @small(<3 x i7> %a) {
  %r = sub <3 x i7> zeroinitializer, %a
  ret <3 x i7> %r
}
define <3 x i7> @to_small(<3 x i7> %a) {
  %r = musttail call <3 x i7> @small(<3 x i7> %a)
  ret <3 x i7> %r
}

; All registers are taken: a double and a vector are on the stack with a gap between them, and a number comes after them.
define double @on_stack(i32 %n, double %a, double %b, double %c, double %d, double %e, double %f, double %g, double %h, double %i, <4 x i32> %v, ptr %p, i64 %q, i64 %r, i64 %s, i64 %t, i64 %u) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = sub i32 %n, 1
  %w = add <4 x i32> %v, <i32 1, i32 2, i32 3, i32 4>
  %x = musttail call double @on_stack(i32 %m, double %b, double %c, double %d, double %e, double %f, double %g, double %h, double %i, double %a, <4 x i32> %w, ptr %p, i64 %r, i64 %s, i64 %t, i64 %q, i64 %u)
  ret double %x
done:
  %sum = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  %i32 = fptosi double %i to i32
  call i32 (ptr, ...) @printf(ptr %p, i32 %i32, i32 %sum, i64 %t, i64 %u)
  ret double %a
}

define i32 @main() {
  %one = call <4 x i32> @to_one(<4 x i32> <i32 5, i32 0, i32 0, i32 0>)
  %sum1 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %one)
  %small = call <3 x i7> @to_small(<3 x i7> <i7 1, i7 4, i7 9>)
  %e = extractelement <3 x i7> %small, i32 1
  %e32 = sext i7 %e to i32
  %two = call <8 x i32> @to_two(<8 x i32> zeroinitializer)
  %sum2 = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %two)
  %mixed = call { <2 x double>, i64 } @to_mixed(<2 x double> <double 1.0, double 2.5>, i64 17)
  %v = extractvalue { <2 x double>, i64 } %mixed, 0
  %d = extractelement <2 x double> %v, i32 1
  %n = extractvalue { <2 x double>, i64 } %mixed, 1
  call i32 (ptr, ...) @printf(ptr @text, i32 %sum1, i32 %e32, i32 %sum2, double %d, i64 %n)
  %done = call double @on_stack(i32 4, double 5.0, double 6.0, double 7.0, double 8.0, double 9.0, double 1.0, double 2.0, double 3.0, double 4.0, <4 x i32> <i32 1, i32 1, i32 1, i32 2>, ptr @stack_text, i64 6, i64 7, i64 8, i64 9, i64 77)
  ret i32 0
}
