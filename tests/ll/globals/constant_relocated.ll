; A constant with addresses in it is read-only like any other.
@variable = global i32 1
@table = constant [2 x ptr] [ptr @variable, ptr @main]
define i32 @main() {
  %p = getelementptr [2 x ptr], ptr @table, i32 0, i32 1
  store ptr null, ptr %p ; trap: write to read-only memory
  ret i32 0
}
