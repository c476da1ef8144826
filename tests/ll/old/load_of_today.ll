; A `load` without its type where other pointers are opaque.
; run: @f() == i32 7
define i32 @f() {
  %p = alloca i32
  store i32 7, ptr %p
  %v = load i32* %p ; warn: 3 W0211 a `load` without the type that is loaded was only accepted before LLVM 3.7
  ret i32 %v
}
