; Padding and alignment of plain structs, and none in packed ones, loosely spaced.
; run: @plain() == i64 24
; run: @plain_offset() == i64 16
; run: @triple() == i64 12
; run: @packed() == i64 13
; run: @packed_offset() == i64 9
; run: @packed_fn() == i64 12
; run: @plain_fn() == i64 16
; run: @empty() == i64 0
; run: @nested() == i64 15
; run: @read_packed() == i64 -2
; run: @read_fn(i32 4) == i32 5
; covers: 1-35

%plain = type { i8, i64, i32 }
%packed = type <{ i8, i64, i32 }>
@p = global <{ i8, i64, i32 }> <{ i8 1, i64 -2, i32 3 }>
@f = global < { float, i32 (i32)* } > < { float 1.0, i32 (i32)* @succ } >

define i32 @succ(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define i64 @plain() {
  %p = getelementptr %plain, %plain* null, i32 1
  %n = ptrtoint %plain* %p to i64
  ret i64 %n
}
define i64 @plain_offset() {
  %p = getelementptr %plain, %plain* null, i32 0, i32 2
  %n = ptrtoint i32* %p to i64
  ret i64 %n
}
define i64 @triple() {
  %p = getelementptr < { i32, i32, i32 } >, < { i32, i32, i32 } >* null, i32 1
  %n = ptrtoint < { i32, i32, i32 } >* %p to i64
  ret i64 %n
}
define i64 @packed() {
  %p = getelementptr %packed, %packed* null, i32 1
  %n = ptrtoint %packed* %p to i64
  ret i64 %n
}
define i64 @packed_offset() {
  %p = getelementptr %packed, %packed* null, i32 0, i32 2
  %n = ptrtoint i32* %p to i64
  ret i64 %n
}
define i64 @packed_fn() {
  %p = getelementptr < { float, i32 (i32)* } >, < { float, i32 (i32)* } >* null, i32 1
  %n = ptrtoint < { float, i32 (i32)* } >* %p to i64
  ret i64 %n
}
define i64 @plain_fn() {
  %p = getelementptr { float, i32 (i32) * }, { float, i32 (i32) * }* null, i32 1
  %n = ptrtoint { float, i32 (i32) * }* %p to i64
  ret i64 %n
}
define i64 @empty() {
  %p = getelementptr <{}>, <{}>* null, i32 1
  %n = ptrtoint <{}>* %p to i64
  ret i64 %n
}
define i64 @nested() {
  %p = getelementptr <{ i8, <{ i8, i64 }>, [5 x i8] }>, <{ i8, <{ i8, i64 }>, [5 x i8] }>* null, i32 1
  %n = ptrtoint <{ i8, <{ i8, i64 }>, [5 x i8] }>* %p to i64
  ret i64 %n
}
define i64 @read_packed() {
  %p = getelementptr <{ i8, i64, i32 }>, <{ i8, i64, i32 }>* @p, i32 0, i32 1
  %v = load i64, i64* %p, align 1
  ret i64 %v
}
define i32 @read_fn(i32 %x) {
  %p = getelementptr < { float, i32 (i32)* } >, < { float, i32 (i32)* } >* @f, i32 0, i32 1
  %f = load i32 (i32)*, i32 (i32)** %p, align 4
  %r = call i32 %f(i32 %x)
  ret i32 %r
}
