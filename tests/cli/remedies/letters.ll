declare i32 @"größe"(i32)
define i32 @f(i32 %"länge") {
  %x = call i32 @"größe"(i64 1)
  %y = add i64 %"länge", 1
  ret i32 %"läng"
}
