; Resolvers run once before the program, in the order of the text. What they return is what the ifunc is, in calls, in
; addresses and in initial values; the rest of a variable keeps what a resolver has stored there.
; run: @calls() == i32 47
; run: @same() == i32 15
; run: @once() == i32 2
; run: @kept() == i32 1007
; run: @second() == i32 6
; run: @library() == i32 8
; run: @null() == i1 true
@resolved = global i32 0
@table = global { i32, [2 x ptr], i32 } { i32 7, [2 x ptr] [ptr @f, ptr @alias], i32 3 }
@beyond = constant ptr getelementptr (i8, ptr @f, i64 3)
@number = global i64 ptrtoint (ptr @f to i64)
@low = global i8 trunc (i64 sub (i64 ptrtoint (ptr @f to i64), i64 ptrtoint (ptr @increment to i64)) to i8)
@vector = global <2 x ptr> <ptr null, ptr @f>
@alias = alias i32 (i32), ptr @f
@f = ifunc i32 (i32), ptr @choose
@again = internal ifunc i32 (i32), ptr @choose_again
@absolute = weak_odr ifunc i32 (i32), ptr @choose_library
@none = internal ifunc void (), ptr @choose_none
declare i32 @abs(i32)

define internal i32 @increment(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define internal ptr @choose() {
  %n = load i32, ptr @resolved
  %m = add i32 %n, 1
  store i32 %m, ptr @resolved
  store i32 1007, ptr @table
  ret ptr @increment
}
define internal ptr @choose_again() {
  ; The one before is known.
  %known = icmp eq ptr @f, @increment
  %n = load i32, ptr @resolved
  %one = zext i1 %known to i32
  %m = add i32 %n, %one
  store i32 %m, ptr @resolved
  ret ptr @increment
}
define internal ptr @choose_library() { ret ptr @abs }
define internal ptr @choose_none() { ret ptr null }

define i32 @calls() {
  %a = call i32 @f(i32 10)
  %p = getelementptr { i32, [2 x ptr], i32 }, ptr @table, i32 0, i32 1, i32 0
  %g = load ptr, ptr %p
  %b = call i32 %g(i32 20)
  %q = getelementptr { i32, [2 x ptr], i32 }, ptr @table, i32 0, i32 1, i32 1
  %h = load ptr, ptr %q
  %c = call i32 %h(i32 5)
  %d = tail call i32 @alias(i32 8)
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  %abcd = add i32 %abc, %d
  ret i32 %abcd
}
define i32 @same() {
  %a = icmp eq ptr @f, @increment
  %n = load i64, ptr @number
  %p = inttoptr i64 %n to ptr
  %b = icmp eq ptr %p, @increment
  %q = load ptr, ptr @beyond
  %r = getelementptr i8, ptr %q, i64 -3
  %c = icmp eq ptr %r, @f
  %low = load i8, ptr @low
  %d0 = icmp eq i8 %low, 0
  %v = load <2 x ptr>, ptr @vector
  %v1 = extractelement <2 x ptr> %v, i32 1
  %d1 = icmp eq ptr %v1, getelementptr (i8, ptr @f, i64 0)
  %d = and i1 %d0, %d1
  %a32 = zext i1 %a to i32
  %b32 = select i1 %b, i32 2, i32 0
  %c32 = select i1 %c, i32 4, i32 0
  %d32 = select i1 %d, i32 8, i32 0
  %ab = add i32 %a32, %b32
  %cd = add i32 %c32, %d32
  %abcd = add i32 %ab, %cd
  ret i32 %abcd
}
define i32 @once() {
  %a = call i32 @f(i32 1)
  %b = call i32 @again(i32 1)
  %n = load i32, ptr @resolved
  ret i32 %n
}
define i32 @kept() {
  %a = call i32 @f(i32 1)
  %b = load i32, ptr @table
  ret i32 %b
}
define i32 @second() {
  %a = call i32 @again(i32 5)
  ret i32 %a
}
define i32 @library() {
  %a = call i32 @absolute(i32 -8)
  ret i32 %a
}
define i1 @null() {
  %r = icmp eq ptr @none, null
  ret i1 %r
}
