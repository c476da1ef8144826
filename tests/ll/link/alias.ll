; Aliases are symbols like others; a weak one gives way.
; link: alias_part.ll
; exit: 27
@v = external global i32
declare i32 @f()
@weak = weak alias i32 (), ptr @one

define internal i32 @one() {
  ret i32 1
}

define i32 @main() {
  %a = call i32 @f()
  %b = load i32, ptr @v
  %c = call i32 @weak()
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}
