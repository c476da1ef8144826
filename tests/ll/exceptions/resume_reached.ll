declare i32 @personality(...)
define i32 @main() personality ptr @personality {
  %x = alloca i1
  store i1 true, ptr %x
  %c = load i1, ptr %x
  br i1 %c, label %b, label %a
a:
  ret i32 3
b:
  resume { ptr, i32 } zeroinitializer ; trap: null pointer
}
