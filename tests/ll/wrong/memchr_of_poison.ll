; The length of a search is a difference that wrapped around.
@text = constant [4 x i8] c"abc\00"
declare ptr @memchr(ptr, i32, i64)
define i32 @main(i32 %argc) {
  %count = zext i32 %argc to i64
  %length = sub nuw i64 %count, 1
  %wrapped = sub nuw i64 %length, %count
  %found = call ptr @memchr(ptr @text, i32 97, i64 %wrapped) ; trap(interp): poison value ; trap(jit): none
  ret i32 0
}
