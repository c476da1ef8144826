; exit ends the program from the depth of its calls, after writing what was printed.
; stdout: "before\n"
; exit: 7

@s = constant [7 x i8] c"before\00"

declare void @exit(i32)
declare i32 @puts(i8*)

define void @deep(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %end, label %more
end:
  call void @exit(i32 7)
  unreachable
more:
  %m = sub i32 %n, 1
  call void @deep(i32 %m)
  ret void
}
define i32 @main() {
  %s = getelementptr [7 x i8], [7 x i8]* @s, i64 0, i64 0
  %1 = call i32 @puts(i8* %s)
  call void @deep(i32 10)
  %2 = call i32 @puts(i8* %s)
  ret i32 1
}
