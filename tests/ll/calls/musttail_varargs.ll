; A thunk passes on variable arguments, whatever they are, in registers and on the stack.
; exit: 0
; stdout: "7: 1 2 3 4 5 6 7 1.500000 2.500000\n"

%list = type { i32, i32, ptr, ptr }
@format = constant [36 x i8] c"%d: %d %d %d %d %d %d %d %.6f %.6f\0A\00"
declare i32 @vprintf(ptr, ptr)
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)

define i32 @show(ptr %format, ...) {
  %list = alloca %list, align 16
  call void @llvm.va_start(ptr %list)
  %r = call i32 @vprintf(ptr %format, ptr %list)
  call void @llvm.va_end(ptr %list)
  ret i32 %r
}
define i32 @thunk(ptr %which, ...) {
  %f = load ptr, ptr %which
  %r = musttail call i32 (ptr, ...) %f(ptr @format, ...)
  ret i32 %r
}
define i32 @outer(ptr %which, ...) {
  %r = musttail call i32 (ptr, ...) @thunk(ptr %which, ...)
  ret i32 %r
}
define i32 @main() {
  %which = alloca ptr
  store ptr @show, ptr %which
  %r = call i32 (ptr, ...) @outer(ptr %which, i32 7, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, double 1.5, double 2.5)
  ret i32 0
}
