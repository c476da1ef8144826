; A constant with the address of an ifunc is read-only once it is known.
@table = constant [2 x ptr] [ptr @f, ptr @main]
@f = internal ifunc i32 (), ptr @choose
define internal ptr @choose() { ret ptr @two }
define internal i32 @two() { ret i32 2 }
define i32 @main() {
  %f = load ptr, ptr @table
  %r = call i32 %f()
  store ptr null, ptr @table ; trap: write to read-only memory
  ret i32 %r
}
