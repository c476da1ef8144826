; Lines that end in carriage return and line feed, also inside an instruction and after comments.
; run: @f(i64 6) == i64 720
; run: @split(i64 6) == i64 7
; stdout: "crlf\n"
; exit: 4
; covers: 0-34

@s = global [5 x i8] c"crlf\00"

declare void @ll_puts(i8*)

define i64 @f(i64 %n) { ; comment
  %1 = icmp sle i64 %n, 0
  br i1 %1, label %ret, label %rec
ret:
  ret i64 1
rec:
  %2 = sub i64 %n, 1
  %3 = call i64 @f(i64 %2)
  %4 = mul i64 %n, %3
  ret i64 %4
}

define i64 @split(i64 %n) {
  %1 =
    add i64 %n, ; comment
    1
  ret i64 %1
}

define i64 @main() {
  %1 = getelementptr [5 x i8], [5 x i8]* @s, i32 0, i32 0
  call void @ll_puts(i8* %1)
  ret i64 4
}
