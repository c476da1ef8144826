; Every field of a struct literal is loaded back; also a struct in a struct, a function and a string among the fields.
; run: @f0() == i64 7
; run: @f1() == i1 true
; run: @f2() == i64 7
; run: @f3() == i64 8
; run: @f4() == i64 -100
; run: @f5() == ptr null
; stdout: "field six\n"
; exit: 0
; covers: 0-8 0-9 0-18

%in = type { i64, i1 }
%s = type { i64, i1, i64*, i64 (i64)*, %in, i8*, [10 x i8]* }

@word = global i64 7
@text = global [10 x i8] c"field six\00"
@g = global %s {
  i64 7, i1 1, i64* @word, i64 (i64)* @succ,
  %in { i64 -100, i1 0 },
  i8* null,
  [10 x i8]* @text
}

declare void @ll_puts(i8*)

define i64 @succ(i64 %x) {
  %r = add i64 %x, 1
  ret i64 %r
}
define i64 @f0() {
  %p = getelementptr %s, %s* @g, i32 0, i32 0
  %v = load i64, i64* %p
  ret i64 %v
}
define i1 @f1() {
  %p = getelementptr %s, %s* @g, i32 0, i32 1
  %v = load i1, i1* %p
  ret i1 %v
}
define i64 @f2() {
  %p = getelementptr %s, %s* @g, i32 0, i32 2
  %q = load i64*, i64** %p
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @f3() {
  %p = getelementptr %s, %s* @g, i32 0, i32 3
  %f = load i64 (i64)*, i64 (i64)** %p
  %v = call i64 %f(i64 7)
  ret i64 %v
}
define i64 @f4() {
  %p = getelementptr %s, %s* @g, i32 0, i32 4, i32 0
  %v = load i64, i64* %p
  ret i64 %v
}
define i8* @f5() {
  %p = getelementptr %s, %s* @g, i32 0, i32 5
  %v = load i8*, i8** %p
  ret i8* %v
}
define i64 @main(i64 %argc, i8** %argv) {
  %p = getelementptr %s, %s* @g, i32 0, i32 6
  %t = load [10 x i8]*, [10 x i8]** %p
  %s = getelementptr [10 x i8], [10 x i8]* %t, i32 0, i32 0
  call void @ll_puts(i8* %s)
  ret i64 0
}
