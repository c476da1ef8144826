; Constants are read-only, and so are addresses in them.
@table = constant [2 x ptr] [ptr @a, ptr @b]
@a = global i32 1
@b = global i32 2
define void @f(ptr %p) {
  %q = getelementptr [2 x ptr], ptr %p, i64 0, i64 1
  store ptr @a, ptr %q ; trap: write to read-only memory
  ret void
}
define i32 @main() {
  %p = load ptr, ptr @table
  store i32 5, ptr %p
  call void @f(ptr @table)
  ret i32 0
}
