; The old table of two columns; a constructor that ends the program: the program itself does not start, destructors run.
; stdout: "bye\n"
; exit: 9
; covers: 1-7
@llvm.global_ctors = appending global [1 x { i32, void ()* }] [{ i32, void ()* } { i32 65535, void ()* @stop }] ; warn: 39 W0209
@llvm.global_dtors = appending global [1 x { i32, void ()* }] [{ i32, void ()* } { i32 65535, void ()* @bye }] ; warn: 39 W0209
@text = private constant [4 x i8] c"bye\00"
declare i32 @puts(i8*)
declare void @exit(i32)

define void @stop() {
  call void @exit(i32 9)
  unreachable
}
define void @bye() {
  %s = getelementptr [4 x i8], [4 x i8]* @text, i32 0, i32 0
  %r = call i32 @puts(i8* %s)
  ret void
}
define i32 @main() {
  ret i32 1
}
