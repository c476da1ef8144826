; Machine code joins a load with the instruction that uses it; the fault is the load's all the same.
define i64 @f(ptr %p, i64 %x) {
  %v = load i64, ptr %p ; trap: null pointer
  %s = add i64 %x, %v
  %t = mul i64 %s, %s
  ret i64 %t
}
define i64 @main() {
  %r = call i64 @f(ptr null, i64 3)
  ret i64 %r
}
