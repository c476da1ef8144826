; The later courses' convention: no main, but @program with an array that begins with its length.
; args: x yy
; stdout: "argc 3 length 3\nx\nyy\n"
; exit: 9
; covers: 0-30 0-19

%strings = type { i64, [0 x i8*] }

@a = global [6 x i8] c"argc \00"
@l = global [9 x i8] c" length \00"
@n = global [2 x i8] c"\0A\00"

declare void @print_string(i8*)
declare void @print_int(i64)

define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %a = getelementptr [6 x i8], [6 x i8]* @a, i32 0, i32 0
  call void @print_string(i8* %a)
  call void @print_int(i64 %argc)
  %l = getelementptr [9 x i8], [9 x i8]* @l, i32 0, i32 0
  call void @print_string(i8* %l)
  %lp = getelementptr { i64, [0 x i8*] }, { i64, [0 x i8*] }* %argv, i32 0, i32 0
  %len = load i64, i64* %lp
  call void @print_int(i64 %len)
  %n = getelementptr [2 x i8], [2 x i8]* @n, i32 0, i32 0
  call void @print_string(i8* %n)
  %i = alloca i64
  store i64 1, i64* %i
  br label %test
test:
  %k = load i64, i64* %i
  %more = icmp slt i64 %k, %len
  br i1 %more, label %body, label %done
body:
  %p = getelementptr { i64, [0 x i8*] }, { i64, [0 x i8*] }* %argv, i32 0, i32 1, i64 %k
  %s = load i8*, i8** %p
  call void @print_string(i8* %s)
  call void @print_string(i8* %n)
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  br label %test
done:
  ret i64 9
}
