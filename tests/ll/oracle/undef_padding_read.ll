define i32 @main() {
  %s = alloca { i32, i8 }
  store i32 1, ptr %s
  %all = load i64, ptr %s, align 4
  %high = lshr i64 %all, 40
  %c = icmp eq i64 %high, 0
  br i1 %c, label %a, label %b ; trap(interp): uninitialised value ; trap(jit): none
a:
  ret i32 1
b:
  ret i32 2
}
