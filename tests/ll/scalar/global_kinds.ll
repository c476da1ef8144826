; Globals of every scalar type, aggregates with padding, zeroinitializer, constants.
; run: @i8() == i8 -5
; run: @i16() == i16 -300
; run: @i32() == i32 -70000
; run: @i33() == i33 -4294967296
; run: @i1() == i1 true
; run: @mixed0() == i8 1
; run: @mixed1() == i64 2
; run: @mixed2() == i16 3
; run: @mixed3() == double 4.5
; run: @zero(i64 9) == i32 0
; run: @zero_pair() == i64 0
; run: @partial(i64 1) == i64 0
; run: @table(i64 2) == i64 333
; run: @table_name(i64 1) == i8 98

%pair = type { i8, i64 }
%entry = type { i8*, i64, i16 }
@a = global i8 -5
@b = global i16 -300
@c = global i32 -70000
@d = global i33 -4294967296
@e = global i1 true
@mixed = global { i8, i64, i16, double } { i8 1, i64 2, i16 3, double 4.5 }
@z = global [10 x i32] zeroinitializer
@zp = global %pair zeroinitializer
@half = global [2 x %pair] [ %pair { i8 1, i64 2 }, %pair zeroinitializer ]
@na = private constant [2 x i8] c"a\00"
@nb = private constant [2 x i8] c"b\00"
@nc = private constant [2 x i8] c"c\00"
@rows = internal constant [3 x %entry] [
  %entry { i8* getelementptr ([2 x i8], [2 x i8]* @na, i32 0, i32 0), i64 111, i16 1 },
  %entry { i8* getelementptr ([2 x i8], [2 x i8]* @nb, i32 0, i32 0), i64 222, i16 2 },
  %entry { i8* getelementptr ([2 x i8], [2 x i8]* @nc, i32 0, i32 0), i64 333, i16 3 }
]

define i8 @i8() {
  %v = load i8, i8* @a
  ret i8 %v
}
define i16 @i16() {
  %v = load i16, i16* @b
  ret i16 %v
}
define i32 @i32() {
  %v = load i32, i32* @c
  ret i32 %v
}
define i33 @i33() {
  %v = load i33, i33* @d
  ret i33 %v
}
define i1 @i1() {
  %v = load i1, i1* @e
  ret i1 %v
}
define i8 @mixed0() {
  %p = getelementptr { i8, i64, i16, double }, { i8, i64, i16, double }* @mixed, i32 0, i32 0
  %v = load i8, i8* %p
  ret i8 %v
}
define i64 @mixed1() {
  %p = getelementptr { i8, i64, i16, double }, { i8, i64, i16, double }* @mixed, i32 0, i32 1
  %v = load i64, i64* %p
  ret i64 %v
}
define i16 @mixed2() {
  %p = getelementptr { i8, i64, i16, double }, { i8, i64, i16, double }* @mixed, i32 0, i32 2
  %v = load i16, i16* %p
  ret i16 %v
}
define double @mixed3() {
  %p = getelementptr { i8, i64, i16, double }, { i8, i64, i16, double }* @mixed, i32 0, i32 3
  %v = load double, double* %p
  ret double %v
}
define i32 @zero(i64 %i) {
  %p = getelementptr [10 x i32], [10 x i32]* @z, i32 0, i64 %i
  %v = load i32, i32* %p
  ret i32 %v
}
define i64 @zero_pair() {
  %p = getelementptr %pair, %pair* @zp, i32 0, i32 1
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @partial(i64 %i) {
  %p = getelementptr [2 x %pair], [2 x %pair]* @half, i32 0, i64 %i, i32 1
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @table(i64 %i) {
  %p = getelementptr [3 x %entry], [3 x %entry]* @rows, i32 0, i64 %i, i32 1
  %v = load i64, i64* %p
  ret i64 %v
}
define i8 @table_name(i64 %i) {
  %p = getelementptr [3 x %entry], [3 x %entry]* @rows, i32 0, i64 %i, i32 0
  %s = load i8*, i8** %p
  %v = load i8, i8* %s
  ret i8 %v
}
