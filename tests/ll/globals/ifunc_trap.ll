; A resolver that does not return ends the program before it begins, constructors and all.
; stdout: ""
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @early, ptr null }]
@text = private constant [6 x i8] c"early\00"
@f = internal ifunc void (), ptr @choose
declare i32 @puts(ptr)
define internal void @early() {
  %r = call i32 @puts(ptr @text)
  ret void
}
define internal ptr @choose() {
  %p = load ptr, ptr null ; trap: null pointer
  ret ptr %p
}
define i32 @main() {
  call void @f()
  ret i32 0
}
