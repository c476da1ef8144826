; A program with its own `operator new(size_t)` and `operator delete(void *)`: it keeps them, the other forms of the library
; call them, and so does the library for its own blocks.
; needs: libstdc++.so.6
; exit: 0
@made = global i32 0
@gone = global i32 0
@_ZSt7nothrow = external constant i8
@text = constant [34 x i8] c"a text that has a block of its ow\00"
declare ptr @malloc(i64)
declare void @free(ptr)
declare ptr @_Znam(i64)
declare void @_ZdaPv(ptr)
declare void @_ZdlPvm(ptr, i64)
declare ptr @_ZnwmRKSt9nothrow_t(i64, ptr)
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EPKcRKS3_(ptr, ptr, ptr)
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(ptr)
; Each block has 16 bytes before it: what the library's own functions give would be refused by these.
define ptr @_Znwm(i64 %size) {
  %n = load i32, ptr @made
  %more = add i32 %n, 1
  store i32 %more, ptr @made
  %whole = add i64 %size, 16
  %p = call ptr @malloc(i64 %whole)
  store i64 4711, ptr %p
  %q = getelementptr i8, ptr %p, i64 16
  ret ptr %q
}
define void @_ZdlPv(ptr %q) {
  %p = getelementptr i8, ptr %q, i64 -16
  %mark = load i64, ptr %p
  %right = icmp eq i64 %mark, 4711
  %one = zext i1 %right to i32
  %n = load i32, ptr @gone
  %more = add i32 %n, %one
  store i32 %more, ptr @gone
  call void @free(ptr %p)
  ret void
}
define i32 @main() {
  %a = call ptr @_Znwm(i64 8)
  call void @_ZdlPv(ptr %a)
  %b = call ptr @_Znam(i64 8)
  call void @_ZdaPv(ptr %b)
  %c = call ptr @_ZnwmRKSt9nothrow_t(i64 8, ptr @_ZSt7nothrow)
  call void @_ZdlPvm(ptr %c, i64 8)
  %s = alloca [32 x i8], align 8
  %alloc = alloca i8
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EPKcRKS3_(ptr %s, ptr @text, ptr %alloc)
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(ptr %s)
  %made = load i32, ptr @made
  %gone = load i32, ptr @gone
  %x = sub i32 %made, 4
  %y = sub i32 %gone, 4
  %status = or i32 %x, %y
  ret i32 %status
}
