; Memory from ll_malloc is a block of its own, with the bounds it was asked for.
; flags: --profile=llvmlite
; run: @sum(i64 3) == i64 6
; covers: 0-32 0-36 0-26

declare i8* @ll_malloc(i64, i64)

define i64* @make(i64 %n) {
  %m = call i8* @ll_malloc(i64 %n, i64 8)
  %p = bitcast i8* %m to i64*
  ret i64* %p
}
define i64 @sum(i64 %n) {
  %p = call i64* @make(i64 %n)
  %i = alloca i64
  %s = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %s
  br label %test
test:
  %k = load i64, i64* %i
  %c = icmp slt i64 %k, %n
  br i1 %c, label %body, label %done
body:
  %q = getelementptr i64, i64* %p, i64 %k
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %q
  %v = load i64, i64* %q
  %t = load i64, i64* %s
  %u = add i64 %t, %v
  store i64 %u, i64* %s
  store i64 %k1, i64* %i
  br label %test
done:
  %r = load i64, i64* %s
  ret i64 %r
}
define i64 @main(i64 %argc, i8** %argv) {
  %p = call i64* @make(i64 3)
  %q = getelementptr i64, i64* %p, i32 3
  store i64 1, i64* %q ; trap(interp): out of bounds ; trap(jit): none
  ret i64 0
}
