; A program that has closed its standard error ends at a fault with the same status; the report has nowhere to go.
declare i32 @close(i32)
define i32 @main() {
  %r = call i32 @close(i32 2)
  %v = load i32, ptr null ; trap: null pointer
  ret i32 %v
}
