; More of x86_fp80 and fp128 than is held in registers, and mixed with other types. (Expectations by hand.)
; run: @run() == x86_fp80 4.5
; run: @mixed() == { i8 1, x86_fp80 0xK3FFF8000000000000000, { fp128 0xL00000000000000000000000000000000, fp128 0xL00000000000000003FFF000000000000, fp128 0xL00000000000000004000000000000000 }, double 2.000000e+00, i128 -5, x86_fp80 0xK3FFF8000000000000000, float 1.500000e+00 }
; run: @outside({ x86_fp80 1.5, i8 -1, fp128 2.0 }) == { fp128 0xL00000000000000004000000000000000, x86_fp80 0xK3FFFC000000000000000 }
; run: @chosen(i1 true) == x86_fp80 3.0
; run: @chosen(i1 false) == x86_fp80 1.0
%big = type [20 x x86_fp80]
%mix = type { i8, x86_fp80, [3 x fp128], double, i128, x86_fp80, float }
@g = global %big zeroinitializer
define %big @fill(i32 %n, %big %b, x86_fp80 %v) {
  %c = insertvalue %big %b, x86_fp80 %v, 7
  %w = fadd x86_fp80 %v, %v
  %d = insertvalue %big %c, x86_fp80 %w, 19
  ret %big %d
}
define x86_fp80 @run() {
  %l = load %big, ptr @g
  %r = call %big @fill(i32 1, %big %l, x86_fp80 0xK3FFFC000000000000000)
  store %big %r, ptr @g
  %p = getelementptr %big, ptr @g, i64 0, i64 19
  %x = load x86_fp80, ptr %p
  %y = extractvalue %big %r, 7
  %z = fadd x86_fp80 %x, %y
  ret x86_fp80 %z
}
; The two x86_fp80 change places, the one that comes first less 2; the third fp128 is twice the second.
define %mix @turn(%mix %m, i64 %a, x86_fp80 %b) {
  %x = extractvalue %mix %m, 1
  %y = extractvalue %mix %m, 5
  %s = fsub x86_fp80 %y, %b
  %n = insertvalue %mix %m, x86_fp80 %s, 1
  %o = insertvalue %mix %n, x86_fp80 %x, 5
  %q = extractvalue %mix %o, 2, 1
  %t = fadd fp128 %q, %q
  %u = insertvalue %mix %o, fp128 %t, 2, 2
  ret %mix %u
}
define %mix @mixed() {
  %r = call %mix @turn(%mix { i8 1, x86_fp80 0xK3FFF8000000000000000, [3 x fp128] [fp128 zeroinitializer, fp128 0xL00000000000000003FFF000000000000, fp128 zeroinitializer], double 2.0, i128 -5, x86_fp80 0xK4000C000000000000000, float 1.5 }, i64 3, x86_fp80 0xK40008000000000000000)
  ret %mix %r
}
define { fp128, x86_fp80 } @outside({ x86_fp80, i8, fp128 } %v) {
  %a = extractvalue { x86_fp80, i8, fp128 } %v, 0
  %b = extractvalue { x86_fp80, i8, fp128 } %v, 2
  %s = insertvalue { fp128, x86_fp80 } undef, fp128 %b, 0
  %r = insertvalue { fp128, x86_fp80 } %s, x86_fp80 %a, 1
  ret { fp128, x86_fp80 } %r
}
define x86_fp80 @chosen(i1 %c) {
  br i1 %c, label %yes, label %done
yes:
  br label %done
done:
  %p = phi { x86_fp80, fp128 } [ { x86_fp80 0xK3FFF8000000000000000, fp128 zeroinitializer }, %0 ], [ { x86_fp80 0xK4000C000000000000000, fp128 zeroinitializer }, %yes ]
  %s = select i1 %c, { x86_fp80, fp128 } %p, { x86_fp80, fp128 } { x86_fp80 0xK3FFF8000000000000000, fp128 poison }
  %r = extractvalue { x86_fp80, fp128 } %s, 0
  ret x86_fp80 %r
}
