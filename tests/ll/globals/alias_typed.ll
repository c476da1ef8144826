; Aliases with typed pointers: the LLVM 3 to 14 spelling with the type of the content, and the one before it.
; run: @new() == i32 7
; run: @old() == i32 7
; run: @old_linkage() == i32 7
; run: @cast() == i8 7
; run: @old_cast() == i8 7
; run: @field() == i64 2
; run: @old_field() == i64 2
; run: @call_new(i32 3) == i32 4
; run: @call_old(i32 3) == i32 4
; run: @call_cast(i32 3) == i32 4
; covers: 1-10 1-23

%pair = type { i32, i64 }
@x = global i32 7
@p = global %pair { i32 1, i64 2 }
@a.new = alias i32, i32* @x
@a.old = alias i32* @x ; warn: 1 W0211 an alias without the type of its content was only accepted before LLVM 3.7
@a.linkage = alias weak i32* @x
@a.cast = alias i8, bitcast (i32* @x to i8*)
@a.old.cast = weak alias bitcast (i32* @x to i8*)
@a.field = alias i64, i64* getelementptr (%pair, %pair* @p, i32 0, i32 1)
@a.old.field = alias internal getelementptr (%pair* @p, i32 0, i32 1) ; warn: 31 W0211 a `getelementptr` without its source type was only accepted before LLVM 3.7
@f.new = alias i32 (i32), i32 (i32)* @f
@f.old = alias i32 (i32)* @f
@f.cast = alias i32 (i32), i32 (i32)* bitcast (i32 (i32)* @f to i32 (i32)*)

define i32 @f(i32 %n) {
  %r = add i32 %n, 1
  ret i32 %r
}
define i32 @new() {
  %v = load i32, i32* @a.new
  ret i32 %v
}
define i32 @old() {
  %v = load i32* @a.old ; warn: 3 W0211 a `load` without the type that is loaded was only accepted before LLVM 3.7
  ret i32 %v
}
define i32 @old_linkage() {
  %v = load i32* @a.linkage
  ret i32 %v
}
define i8 @cast() {
  %v = load i8, i8* @a.cast
  ret i8 %v
}
define i8 @old_cast() {
  %v = load i8* @a.old.cast
  ret i8 %v
}
define i64 @field() {
  %v = load i64, i64* @a.field
  ret i64 %v
}
define i64 @old_field() {
  %v = load i64* @a.old.field
  ret i64 %v
}
define i32 @call_new(i32 %n) {
  %r = call i32 @f.new(i32 %n)
  ret i32 %r
}
define i32 @call_old(i32 %n) {
  %r = call i32 (i32)* @f.old(i32 %n)
  ret i32 %r
}
define i32 @call_cast(i32 %n) {
  %r = tail call i32 @f.cast(i32 %n)
  ret i32 %r
}
