; A string built piece by piece: the numbers from 1 to 10 with commas.
; stdout: "1,2,3,4,5,6,7,8,9,10\n"
; exit: 10
; covers: 0-36 0-10

@empty = global [1 x i8] c"\00"
@comma = global [2 x i8] c",\00"

declare void @ll_puts(i8*)
declare i8* @ll_strcat(i8*, i8*)
declare i8* @ll_ltoa(i64)

define i8* @upto(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %none, label %some
none:
  %e = getelementptr [1 x i8], [1 x i8]* @empty, i32 0, i32 0
  ret i8* %e
some:
  %m = sub i64 %n, 1
  %before = call i8* @upto(i64 %m)
  %digits = call i8* @ll_ltoa(i64 %n)
  %first = icmp eq i64 %m, 0
  br i1 %first, label %alone, label %joined
alone:
  %a = call i8* @ll_strcat(i8* %before, i8* %digits)
  ret i8* %a
joined:
  %comma = getelementptr [2 x i8], [2 x i8]* @comma, i32 0, i32 0
  %b = call i8* @ll_strcat(i8* %before, i8* %comma)
  %c = call i8* @ll_strcat(i8* %b, i8* %digits)
  ret i8* %c
}

define i64 @main(i64 %argc, i8** %argv) {
  %s = call i8* @upto(i64 10)
  call void @ll_puts(i8* %s)
  ret i64 10
}
