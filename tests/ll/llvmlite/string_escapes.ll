; Escapes are two hexadecimal digits of either case; everything else stands for itself, also `;`, `%`, `@` and braces.
; stdout: "tab\there\nA;B%C@{}\nzz\n"
; exit: 0
; covers: 0-10

@tab = global [9 x i8] c"tab\09here\00"
@odd = global [9 x i8] c"A;B%C@{}\00"
@case = global [3 x i8] c"\7a\7A\00"

declare void @ll_puts(i8*)

define i64 @main() {
  %1 = getelementptr [9 x i8], [9 x i8]* @tab, i32 0, i32 0
  call void @ll_puts(i8* %1)
  %2 = getelementptr [9 x i8], [9 x i8]* @odd, i32 0, i32 0
  call void @ll_puts(i8* %2)
  %3 = getelementptr [3 x i8], [3 x i8]* @case, i32 0, i32 0
  call void @ll_puts(i8* %3)
  ret i64 0
}
