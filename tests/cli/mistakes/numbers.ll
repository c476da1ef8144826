define i32 @main() {
  %0 = add i32 1, 2
  %1 = call i32 @strlen(i8* null)
  %2 = call i32 @prinft(i8* null)
  ret i32 %0
  %3 = add i32 1, 2
  ret i32 %3
}

declare i32 @printf(i8*)
