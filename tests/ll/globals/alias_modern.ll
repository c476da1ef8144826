; Aliases of functions, variables, other aliases and places inside variables, with opaque pointers.
; run: @load_same() == i32 7
; run: @load_chain() == i32 7
; run: @store_through() == i32 40
; run: @inner() == i64 30
; run: @call_alias(i32 20) == i32 41
; run: @second(i32 1) == i32 3
; run: @compare() == i1 true
; run: @compare_function() == i1 true
; run: @through_table(i32 5) == i32 11
; run: @local() == i32 7
; stdout: "main through an alias\n"
; exit: 4
; covers: 1-10 1-23

@x = global i32 7
@y = alias i32, ptr @x
@z = weak hidden unnamed_addr alias i32, ptr @y
@counter = global i32 10
@also_counter = internal alias i32, ptr @counter
@array = global [4 x i64] [i64 10, i64 20, i64 30, i64 40]
@third = alias i64, getelementptr inbounds ([4 x i64], ptr @array, i64 0, i64 2)
@third_again = internal alias i64, ptr @third
@private = private alias i32, ptr @y
@second = alias i32 (i32), ptr @twice_and_one
@third_name = dso_local alias i32 (i32), ptr @second
@table = constant [2 x ptr] [ptr @third_name, ptr @third_again]
@main = alias i32 (), ptr @start
@text = private constant [22 x i8] c"main through an alias\00"
declare i32 @puts(ptr)

define i32 @load_same() {
  %v = load i32, ptr @y
  ret i32 %v
}
define i32 @load_chain() {
  %v = load i32, ptr @z
  ret i32 %v
}
define i32 @local() {
  %v = load i32, ptr @private
  ret i32 %v
}
define i32 @store_through() {
  store i32 40, ptr @also_counter
  %v = load i32, ptr @counter
  ret i32 %v
}
define i64 @inner() {
  %v = load i64, ptr @third_again
  ret i64 %v
}
define i32 @twice_and_one(i32 %n) {
  %d = mul i32 %n, 2
  %r = add i32 %d, 1
  ret i32 %r
}
define i32 @call_alias(i32 %n) {
  %r = call i32 @third_name(i32 %n)
  ret i32 %r
}
define i1 @compare() {
  %r = icmp eq ptr @z, @x
  ret i1 %r
}
define i1 @compare_function() {
  %r = icmp eq ptr @third_name, @twice_and_one
  ret i1 %r
}
define i32 @through_table(i32 %n) {
  %f = load ptr, ptr @table
  %r = call i32 %f(i32 %n)
  ret i32 %r
}
define i32 @start() {
  %n = call i32 @puts(ptr @text)
  ret i32 4
}
