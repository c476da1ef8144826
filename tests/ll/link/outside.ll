; What one module has weakly, or only to look at, another one can have: ifuncs too.
; link: outside_part.ll
; run: @all() == i32 111111
declare extern_weak i32 @weak()
@variable = extern_weak global i32
define available_externally i32 @available() { ret i32 7 }
@constant = available_externally constant i32 7
declare i32 @chosen()
@alias = alias i32 (), ptr @chosen_here
@chosen_here = internal ifunc i32 (), ptr @choose
@table = constant [2 x ptr] [ptr @chosen, ptr @alias]
define internal ptr @choose() { ret ptr @far }
declare i32 @far()

define i32 @all() {
  %there = icmp ne ptr @weak, null
  br i1 %there, label %yes, label %no
yes:
  %a = call i32 @weak()
  %b = load i32, ptr @variable
  %c = call i32 @available()
  %d = load i32, ptr @constant
  %f = load ptr, ptr @table
  %e = call i32 %f()
  %p = getelementptr ptr, ptr @table, i64 1
  %g = load ptr, ptr %p
  %h = call i32 %g()
  %1 = add i32 %a, %b
  %2 = add i32 %1, %c
  %3 = add i32 %2, %d
  %4 = add i32 %3, %e
  %5 = add i32 %4, %h
  ret i32 %5
no:
  ret i32 -1
}
