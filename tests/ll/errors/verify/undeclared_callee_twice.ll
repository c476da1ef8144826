define void @main() {
  %a = call i32 @abs(i32 8)  ; warn: 17 W0201 `@abs` is not declared
  %b = call i32 @abs(i32 8, i32 9)  ; warn: 17 W0206 does not match its first call
  ret void
}
