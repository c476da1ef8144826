; Every argument, walked with a dynamic index.
; args: one two three four
; stdout: "one\ntwo\nthree\nfour\n"
; exit: 0
; covers: 0-30 0-18

declare void @ll_puts(i8*)

define i64 @main(i64 %argc, i8** %argv) {
  %i = alloca i64
  store i64 1, i64* %i
  br label %test
test:
  %k = load i64, i64* %i
  %more = icmp slt i64 %k, %argc
  br i1 %more, label %body, label %done
body:
  %p = getelementptr i8*, i8** %argv, i64 %k
  %s = load i8*, i8** %p
  call void @ll_puts(i8* %s)
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  br label %test
done:
  ret i64 0
}
