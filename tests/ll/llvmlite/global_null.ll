; The null pointer constant as initializer of every kind of pointer.
; run: @int() == ptr null
; run: @string() == ptr null
; run: @code() == ptr null
; run: @list() == ptr null
; run: @deep() == ptr null
; run: @isnull() == i1 true
; covers: 0-8 0-12

%list = type { i64, %list* }
@p1 = global i64* null
@p2 = global i8* null
@p3 = global i64 (i64)* null
@p4 = global %list* null
@p5 = global i64*** null

define i64* @int() {
  %v = load i64*, i64** @p1
  ret i64* %v
}
define i8* @string() {
  %v = load i8*, i8** @p2
  ret i8* %v
}
define i64 (i64)* @code() {
  %v = load i64 (i64)*, i64 (i64)** @p3
  ret i64 (i64)* %v
}
define %list* @list() {
  %v = load %list*, %list** @p4
  ret %list* %v
}
define i64*** @deep() {
  %v = load i64***, i64**** @p5
  ret i64*** %v
}
define i1 @isnull() {
  %v = load %list*, %list** @p4
  %r = icmp eq %list* null, %v
  ret i1 %r
}
