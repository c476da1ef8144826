; Every simple type goes through a parameter, a result, memory and back.
; run: @bool(i1 true) == i1 true
; run: @bool(i1 false) == i1 false
; run: @int(i64 -9223372036854775808) == i64 -9223372036854775808
; run: @pointer(ptr null) == ptr null
; run: @string(ptr null) == ptr null
; run: @deep(ptr null) == ptr null
; run: @aggregate(ptr null) == ptr null
; run: @array(ptr null) == ptr null
; run: @code(ptr null) == ptr null
; run: @named(ptr null) == ptr null
; run: @live() == i64 8
; covers: 0-4 0-14 0-15 0-22

%t = type { i64, %t* }

define i1 @bool(i1 %x) {
  %p = alloca i1
  store i1 %x, i1* %p
  %y = load i1, i1* %p
  ret i1 %y
}
define i64 @int(i64 %x) {
  %p = alloca i64
  store i64 %x, i64* %p
  %y = load i64, i64* %p
  ret i64 %y
}
define i64* @pointer(i64* %x) {
  %p = alloca i64*
  store i64* %x, i64** %p
  %y = load i64*, i64** %p
  ret i64* %y
}
define i8* @string(i8* %x) {
  %p = alloca i8*
  store i8* %x, i8** %p
  %y = load i8*, i8** %p
  ret i8* %y
}
define i64*** @deep(i64*** %x) {
  %p = alloca i64***
  store i64*** %x, i64**** %p
  %y = load i64***, i64**** %p
  ret i64*** %y
}
define {i64, i1}* @aggregate({i64, i1}* %x) {
  %p = alloca {i64, i1}*
  store {i64, i1}* %x, {i64, i1}** %p
  %y = load {i64, i1}*, {i64, i1}** %p
  ret {i64, i1}* %y
}
define [3 x i64]* @array([3 x i64]* %x) {
  %p = alloca [3 x i64]*
  store [3 x i64]* %x, [3 x i64]** %p
  %y = load [3 x i64]*, [3 x i64]** %p
  ret [3 x i64]* %y
}
define i64 (i64)* @code(i64 (i64)* %x) {
  %p = alloca i64 (i64)*
  store i64 (i64)* %x, i64 (i64)** %p
  %y = load i64 (i64)*, i64 (i64)** %p
  ret i64 (i64)* %y
}
define %t* @named(%t* %x) {
  %p = alloca %t*
  store %t* %x, %t** %p
  %y = load %t*, %t** %p
  ret %t* %y
}

@word = global i64 7
define i64 @inc(i64 %x) {
  %y = add i64 %x, 1
  ret i64 %y
}
define i64 @live() {
  %p = call i64* @pointer(i64* @word)
  %v = load i64, i64* %p
  %f = call i64 (i64)* @code(i64 (i64)* @inc)
  %r = call i64 %f(i64 %v)
  ret i64 %r
}
