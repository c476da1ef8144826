; The entry point of Oat programs: argv is an array whose first word is its length.
; args: one "two words"
; stdout: "onetwo words3"
; exit: 3
; covers: 0-30 0-36
declare void @print_string(i8*)
declare void @print_int(i64)

define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %p1 = getelementptr { i64, [0 x i8*] }, { i64, [0 x i8*] }* %argv, i32 0, i32 1, i32 1
  %s1 = load i8*, i8** %p1
  call void @print_string(i8* %s1)
  %p2 = getelementptr { i64, [0 x i8*] }, { i64, [0 x i8*] }* %argv, i32 0, i32 1, i32 2
  %s2 = load i8*, i8** %p2
  call void @print_string(i8* %s2)
  %length = getelementptr { i64, [0 x i8*] }, { i64, [0 x i8*] }* %argv, i32 0, i32 0
  %n = load i64, i64* %length
  call void @print_int(i64 %n)
  ret i64 %argc
}
