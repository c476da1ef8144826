; A handler on an alternate stack is left by a jump, and called again on another alternate stack further down.
; stdout: "2\n"
declare i32 @sigaction(i32, ptr, ptr)
declare i32 @sigaltstack(ptr, ptr)
declare i32 @raise(i32)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32)
declare i32 @printf(ptr, ...)
@format = constant [4 x i8] c"%d\0A\00"
@place = global [25 x i64] zeroinitializer
@count = global i32 0
@stacks = global [131072 x i8] zeroinitializer, align 16
%stack = type { ptr, i32, i64 }
@high = global %stack { ptr getelementptr (i8, ptr @stacks, i64 65536), i32 0, i64 65536 }
@low = global %stack { ptr @stacks, i32 0, i64 65536 }
; SA_ONSTACK
@action = global { ptr, [128 x i8], i32, ptr } { ptr @handler, [128 x i8] zeroinitializer, i32 134217728, ptr null }
define internal void @handler(i32 %signal) {
  %n = load i32, ptr @count
  %next = add i32 %n, 1
  store i32 %next, ptr @count
  call void @longjmp(ptr @place, i32 1)
  unreachable
}
define i32 @main() {
  %h = call i32 @sigaltstack(ptr @high, ptr null)
  %s = call i32 @sigaction(i32 11, ptr @action, ptr null)
  %j = call i32 @_setjmp(ptr @place)
  %n = load volatile i32, ptr @count
  switch i32 %n, label %done [
    i32 0, label %first
    i32 1, label %second
  ]
first:
  %r = call i32 @raise(i32 11)
  br label %done
second:
  %l = call i32 @sigaltstack(ptr @low, ptr null)
  %t = call i32 @raise(i32 11)
  br label %done
done:
  %p = call i32 (ptr, ...) @printf(ptr @format, i32 %n)
  ret i32 0
}
