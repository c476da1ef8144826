; bitcast initializers: at the top, inside an array and a struct, of a function, forward, and of one another.
; run: @top() == i64 5
; run: @array(i64 0) == i64 5
; run: @array(i64 1) == i64 6
; run: @field() == i64 6
; run: @code(i64 8) == i64 16
; run: @twice() == i64 5
; run: @null() == ptr null
; stdout: "as i8*\n"
; exit: 0
; covers: 0-8 0-11

@a = global i64 5
@any = global i8* bitcast (i64* @a to i8*)
@many = global [2 x i8*] [ i8* bitcast (i64* @a to i8*), i8* bitcast (i64* @b to i8*) ]
@one = global { i64, i8* } { i64 1, i8* bitcast (i64* @b to i8*) }
@fn = global i8* bitcast (i64 (i64)* @double to i8*)
@again = global i64* bitcast (i8* bitcast (i64* @a to i8*) to i64*)
@nothing = global i8* bitcast (i64* null to i8*)
@str = global i8* bitcast ([7 x i8]* @chars to i8*)
@chars = global [7 x i8] c"as i8*\00"
@b = global i64 6

declare void @ll_puts(i8*)

define i64 @double(i64 %x) {
  %r = add i64 %x, %x
  ret i64 %r
}
define i64 @top() {
  %p = load i8*, i8** @any
  %q = bitcast i8* %p to i64*
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @array(i64 %i) {
  %e = getelementptr [2 x i8*], [2 x i8*]* @many, i32 0, i64 %i
  %p = load i8*, i8** %e
  %q = bitcast i8* %p to i64*
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @field() {
  %e = getelementptr { i64, i8* }, { i64, i8* }* @one, i32 0, i32 1
  %p = load i8*, i8** %e
  %q = bitcast i8* %p to i64*
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @code(i64 %x) {
  %p = load i8*, i8** @fn
  %f = bitcast i8* %p to i64 (i64)*
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
define i64 @twice() {
  %p = load i64*, i64** @again
  %v = load i64, i64* %p
  ret i64 %v
}
define i8* @null() {
  %p = load i8*, i8** @nothing
  ret i8* %p
}
define i64 @main() {
  %p = load i8*, i8** @str
  call void @ll_puts(i8* %p)
  ret i64 0
}
