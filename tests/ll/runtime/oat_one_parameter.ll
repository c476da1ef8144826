; `@program` of an Oat program that takes the arguments alone: an array with its length before them.
; args: a b c
; exit: 4
define i64 @program({ i64, [0 x i8*] }* %args) {
  %n = getelementptr { i64, [0 x i8*] }, { i64, [0 x i8*] }* %args, i32 0, i32 0
  %count = load i64, i64* %n
  %first = getelementptr { i64, [0 x i8*] }, { i64, [0 x i8*] }* %args, i32 0, i32 1, i32 1
  %text = load i8*, i8** %first
  %letter = load i8, i8* %text
  %is_a = icmp eq i8 %letter, 97
  %r = select i1 %is_a, i64 %count, i64 0
  ret i64 %r
}
