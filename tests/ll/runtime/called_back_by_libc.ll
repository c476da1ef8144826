; qsort calls a function of the program.
; stdout: "1 2 3 5 8 \n"
; exit: 0
@numbers = global [5 x i64] [ i64 5, i64 3, i64 8, i64 1, i64 2 ]
@s_format = private constant [5 x i8] c"%ld \00"
@s_end = private constant [2 x i8] c"\0A\00"

declare void @qsort(i8*, i64, i64, i32 (i8*, i8*)*)
declare i32 @printf(i8*, ...)

define i32 @compare(i8* %a, i8* %b) {
  %pa = bitcast i8* %a to i64*
  %pb = bitcast i8* %b to i64*
  %x = load i64, i64* %pa
  %y = load i64, i64* %pb
  %less = icmp slt i64 %x, %y
  %more = icmp sgt i64 %x, %y
  %minus = sext i1 %less to i32
  %plus = zext i1 %more to i32
  %r = add i32 %minus, %plus
  ret i32 %r
}

define i64 @main(i64 %argc, i8** %argv) {
  %base = bitcast [5 x i64]* @numbers to i8*
  call void @qsort(i8* %base, i64 5, i64 8, i32 (i8*, i8*)* @compare)
  %i = alloca i64
  store i64 0, i64* %i
  br label %head
head:
  %n = load i64, i64* %i
  %more = icmp slt i64 %n, 5
  br i1 %more, label %body, label %done
body:
  %at = getelementptr [5 x i64], [5 x i64]* @numbers, i64 0, i64 %n
  %x = load i64, i64* %at
  %1 = call i32 (i8*, ...) @printf(i8* getelementptr ([5 x i8], [5 x i8]* @s_format, i64 0, i64 0), i64 %x)
  %next = add i64 %n, 1
  store i64 %next, i64* %i
  br label %head
done:
  %2 = call i32 (i8*, ...) @printf(i8* getelementptr ([2 x i8], [2 x i8]* @s_end, i64 0, i64 0))
  ret i64 0
}
