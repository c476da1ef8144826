; `musttail` needs no stack, however many calls follow each other: by name, through pointers, with arguments on the stack and
; results in memory.
; exit: 0
; stdout: "even 1\nodd 0\nindirect 3000000\nstack 300000 45\nbig 7 8 9 10\nmixed 2.500000 1.250000 300002\n"
; flags: --max-stack 1M

@even_text = constant [9 x i8] c"even %d\0A\00"
@odd_text = constant [8 x i8] c"odd %d\0A\00"
@indirect_text = constant [14 x i8] c"indirect %ld\0A\00"
@stack_text = constant [15 x i8] c"stack %ld %ld\0A\00"
@big_text = constant [21 x i8] c"big %ld %ld %ld %ld\0A\00"
@mixed_text = constant [17 x i8] c"mixed %f %f %ld\0A\00"
declare i32 @printf(ptr, ...)

define i1 @even(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %yes, label %more
yes:
  ret i1 true
more:
  %m = sub i64 %n, 1
  %r = musttail call i1 @odd(i64 %m)
  ret i1 %r
}
define i1 @odd(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %no, label %more
no:
  ret i1 false
more:
  %m = sub i64 %n, 1
  %r = musttail call i1 @even(i64 %m)
  ret i1 %r
}

define tailcc i64 @step(ptr %next, i64 %n, i64 %sum) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %more
done:
  ret i64 %sum
more:
  %m = sub i64 %n, 1
  %s = add i64 %sum, 3
  %r = musttail call tailcc i64 %next(ptr %next, i64 %m, i64 %s)
  ret i64 %r
}

define fastcc i64 @stacked(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i8 signext %g, double %x) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %more
done:
  %g64 = sext i8 %g to i64
  %s1 = add i64 %f, %g64
  ret i64 %s1
more:
  %m = sub i64 %n, 1
  %f1 = add i64 %f, 1
  %r = musttail call fastcc i64 @stacked(i64 %m, i64 %b, i64 %c, i64 %d, i64 %e, i64 %a, i64 %f1, i8 signext %g, double %x)
  ret i64 %r
}
; Two arguments on the stack change places.
define i64 @swap(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %more
done:
  %f10 = mul i64 %f, 10
  %s = add i64 %f10, %g
  ret i64 %s
more:
  %m = sub i64 %n, 1
  %r = musttail call i64 @swap(i64 %m, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %g, i64 %f)
  ret i64 %r
}

define { i64, i64, i64, i64 } @big(i64 %n, i64 %v) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %more
done:
  %v1 = add i64 %v, 1
  %v2 = add i64 %v, 2
  %v3 = add i64 %v, 3
  %r0 = insertvalue { i64, i64, i64, i64 } undef, i64 %v, 0
  %r1 = insertvalue { i64, i64, i64, i64 } %r0, i64 %v1, 1
  %r2 = insertvalue { i64, i64, i64, i64 } %r1, i64 %v2, 2
  %r3 = insertvalue { i64, i64, i64, i64 } %r2, i64 %v3, 3
  ret { i64, i64, i64, i64 } %r3
more:
  %m = sub i64 %n, 1
  %r = musttail call { i64, i64, i64, i64 } @big(i64 %m, i64 %v)
  ret { i64, i64, i64, i64 } %r
}

define swifttailcc { double, i64 } @mixed(i64 %n, double %x, float %y, i64 %sum) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %more
done:
  %y64 = fpext float %y to double
  %r0 = insertvalue { double, i64 } undef, double %x, 0
  %r1 = insertvalue { double, i64 } %r0, i64 %sum, 1
  %p = call i32 (ptr, ...) @printf(ptr @mixed_text, double %x, double %y64, i64 %sum)
  ret { double, i64 } %r1
more:
  %m = sub i64 %n, 1
  %s = add i64 %sum, 1
  %r = musttail call swifttailcc { double, i64 } @mixed(i64 %m, double %x, float %y, i64 %s)
  ret { double, i64 } %r
}

define i32 @main() {
  %e = call i1 @even(i64 1000000)
  %e32 = zext i1 %e to i32
  %p1 = call i32 (ptr, ...) @printf(ptr @even_text, i32 %e32)
  %o = call i1 @odd(i64 1000000)
  %o32 = zext i1 %o to i32
  %p2 = call i32 (ptr, ...) @printf(ptr @odd_text, i32 %o32)
  %i = call tailcc i64 @step(ptr @step, i64 1000000, i64 0)
  %p3 = call i32 (ptr, ...) @printf(ptr @indirect_text, i64 %i)
  %s = call fastcc i64 @stacked(i64 300000, i64 1, i64 2, i64 3, i64 4, i64 5, i64 10, i8 signext -10, double 1.0)
  %w = call i64 @swap(i64 300001, i64 1, i64 2, i64 3, i64 4, i64 5, i64 5, i64 4)
  %p4 = call i32 (ptr, ...) @printf(ptr @stack_text, i64 %s, i64 %w)
  %b = call { i64, i64, i64, i64 } @big(i64 300000, i64 7)
  %b0 = extractvalue { i64, i64, i64, i64 } %b, 0
  %b1 = extractvalue { i64, i64, i64, i64 } %b, 1
  %b2 = extractvalue { i64, i64, i64, i64 } %b, 2
  %b3 = extractvalue { i64, i64, i64, i64 } %b, 3
  %p5 = call i32 (ptr, ...) @printf(ptr @big_text, i64 %b0, i64 %b1, i64 %b2, i64 %b3)
  %m = call swifttailcc { double, i64 } @mixed(i64 300000, double 2.5, float 1.25, i64 2)
  ret i32 0
}
