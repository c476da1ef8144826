; Instructions of LLVM before 2.7.
; covers: 1-64 1-65
; exit: 34
%T = type { i32, i64 }
define i32 @main() {
  %a = malloc %T
  %p = getelementptr %T* %a, i32 0, i32 1
  store i64 9, i64* %p
  %n = add i32 2, 1
  %b = malloc i32, i32 %n, align 1024
  %q = getelementptr i32* %b, i32 2
  store i32 33, i32* %q
  %v = load i32* %q
  %i = ptrtoint i32* %b to i64
  %low = and i64 %i, 1023
  %big = malloc [1073741824 x i64], i64 4294967296
  %isnull = icmp eq [1073741824 x i64]* %big, null
  %z = zext i1 %isnull to i32
  %c = malloc i8, i32 0
  free %T* %a
  free i32* %b
  free i8* %c
  free i32* null
  %t = trunc i64 %low to i32
  %r = add i32 %v, %t
  %r2 = add i32 %r, %z
  ret i32 %r2
}
