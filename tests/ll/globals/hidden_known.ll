; What C's start-up code defines is hidden in every program; what is linked to programs can be; what is weak is null.
; exit: 3
; stdout: "hi\n"
@__dso_handle = external hidden global i8
@text = private constant [3 x i8] c"hi\00"
declare hidden void @ll_puts(ptr)
declare extern_weak hidden i32 @abs(i32)
define i32 @main() {
  call void @ll_puts(ptr @text)
  %a = icmp ne ptr @__dso_handle, null
  %b = icmp eq ptr @abs, null
  %a32 = zext i1 %a to i32
  %b32 = select i1 %b, i32 2, i32 0
  %r = add i32 %a32, %b32
  ret i32 %r
}
