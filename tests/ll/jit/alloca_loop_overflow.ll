; Allocas in a loop add up.
define i32 @main() {
entry:
  br label %loop
loop:
  %a = alloca [1000 x i64] ; trap: stack overflow
  store i64 1, ptr %a
  br label %loop
}
