; What LLVM 22 reads in a text with `ptr`: gaps in numbers, calls of another type, pointees beside `ptr`.
; flags: --strict
; exit: 12
@3 = global i32 5

define i32 @take(ptr %p) {
  %4 = load i32, ptr %p
  ret i32 %4
}

define i32 @never(ptr %p) {
  %r = call i64 @take(ptr %p, i32 1) ; warn: 17 W0207 `@take` has type
  ret i32 1
}

define i32 @main() {
  br label %10

10:
  %20 = load i32, i32* @3
  %21 = call i32 @take(ptr @3)
  %30 = add i32 %20, %21
  %31 = add i32 %30, 2
  ret i32 %31
}
