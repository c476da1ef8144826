; part:
@grows = common global [4 x i32] zeroinitializer, align 16
@stays = common global i32 0, align 64
@given = global i32 40

define void @fill() {
  %p = getelementptr i32, ptr @grows, i64 3
  store i32 2, ptr %p
  %q = getelementptr i32, ptr @stays, i64 3
  store i32 3, ptr %q
  ret void
}
