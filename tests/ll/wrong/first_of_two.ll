; Two accesses are mistakes; the first of them is reported, though its object is looked at later.
@pair = global i64 1, align 8
@small = global i32 2, align 8

define i64 @sum(ptr %p, ptr %q) noinline {
  %x = load i64, ptr %p
  %index = add i64 0, 0
  %at = getelementptr i64, ptr %q, i64 %index
  %y = load i64, ptr %at ; trap(interp): out of bounds ; trap(jit): none
  %second = getelementptr i64, ptr %p, i64 1
  %z = load i64, ptr %second
  %some = add i64 %x, %y
  %all = add i64 %some, %z
  ret i64 %all
}

define i32 @main() {
  %sum = call i64 @sum(ptr @pair, ptr @small)
  ret i32 0
}
