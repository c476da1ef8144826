; Objects passed as copies and returned in memory.
; run: @sum() == i64 66
; run: @unchanged() == i64 11
; run: @odd_size() == i64 6
; run: @aligned_copy() == i64 7
%big = type { i64, i64, i64 }
%odd = type { [9 x i8] }
define void @make(ptr sret(%big) %out, i64 %x) {
  store i64 %x, ptr %out
  %b = getelementptr %big, ptr %out, i32 0, i32 1
  %y = mul i64 %x, 2
  store i64 %y, ptr %b
  %c = getelementptr %big, ptr %out, i32 0, i32 2
  %z = mul i64 %x, 3
  store i64 %z, ptr %c
  ret void
}
define i64 @total(i64 %before, ptr byval(%big) %p, i64 %after) {
  %a = load i64, ptr %p
  %bp = getelementptr %big, ptr %p, i32 0, i32 1
  %b = load i64, ptr %bp
  %cp = getelementptr %big, ptr %p, i32 0, i32 2
  %c = load i64, ptr %cp
  %s = add i64 %a, %b
  %t = add i64 %s, %c
  store i64 999, ptr %p
  %u = add i64 %t, %before
  %v = sub i64 %u, %after
  ret i64 %v
}
define i64 @sum() {
  %x = alloca %big
  call void @make(ptr sret(%big) %x, i64 11)
  %r = call i64 @total(i64 5, ptr byval(%big) %x, i64 5)
  ret i64 %r
}
define i64 @unchanged() {
  %x = alloca %big
  call void @make(ptr sret(%big) %x, i64 11)
  %r = call i64 @total(i64 5, ptr byval(%big) %x, i64 5)
  %v = load i64, ptr %x
  ret i64 %v
}
define i64 @ends(ptr byval(%odd) %p) {
  %a = load i8, ptr %p
  %q = getelementptr i8, ptr %p, i64 8
  %b = load i8, ptr %q
  %c = add i8 %a, %b
  %r = zext i8 %c to i64
  ret i64 %r
}
define i64 @odd_size() {
  %x = alloca %odd
  store i8 2, ptr %x
  %q = getelementptr i8, ptr %x, i64 8
  store i8 4, ptr %q
  %r = call i64 @ends(ptr byval(%odd) %x)
  ret i64 %r
}
define i64 @place(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, ptr byval(%big) align 16 %p, i64 %h) {
  %i = ptrtoint ptr %p to i64
  %m = and i64 %i, 15
  %s = add i64 %m, %g
  %t = add i64 %s, %h
  %u = sub i64 %t, %a
  ret i64 %u
}
define i64 @aligned_copy() {
  %x = alloca %big, align 16
  call void @make(ptr sret(%big) %x, i64 11)
  %r = call i64 @place(i64 8, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, ptr byval(%big) align 16 %x, i64 8)
  ret i64 %r
}
