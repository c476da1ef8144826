; A call through a null pointer that was read from a table.
@table = global [2 x ptr] zeroinitializer
define i32 @main() {
  %slot = getelementptr [2 x ptr], ptr @table, i64 0, i64 1
  %f = load ptr, ptr %slot
  %x = call i32 %f(i32 1) ; trap: null pointer
  ret i32 %x
}
