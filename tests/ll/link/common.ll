; The largest of several commons counts, and the largest alignment; a definition with a value takes the place of all.
; link: common_part.ll
; exit: 45
@grows = common global i32 0, align 4
@stays = common global [4 x i32] zeroinitializer, align 4
@given = common global i32 0

declare void @fill()

define i32 @main() {
  call void @fill()
  %p = getelementptr i32, ptr @grows, i64 3
  %a = load i32, ptr %p
  %q = getelementptr i32, ptr @stays, i64 3
  %b = load i32, ptr %q
  %c = load i32, ptr @given
  %i = ptrtoint ptr @stays to i64
  %m = and i64 %i, 63
  %n = trunc i64 %m to i32
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  %f = add i32 %e, %n
  ret i32 %f
}
