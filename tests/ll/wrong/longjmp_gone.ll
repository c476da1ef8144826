; longjmp with a buffer that no setjmp has filled.
declare void @longjmp(ptr, i32) noreturn
@place = global [256 x i8] zeroinitializer, align 16
define i32 @main() {
  call void @longjmp(ptr @place, i32 1) ; trap: bad call
  unreachable
}
