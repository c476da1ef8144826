; A call of `getcontext` returns again and again. What lies in memory keeps its value, and so does what was computed before.
; run: @rounds() == i32 5
; exit: 15
declare i32 @getcontext(ptr)
declare i32 @setcontext(ptr)

define i32 @rounds() {
  %here = alloca [968 x i8], align 16
  %n = alloca i32
  store i32 0, ptr %n
  %before = load i32, ptr %n
  %g = call i32 @getcontext(ptr %here)
  %old = load i32, ptr %n
  %new = add i32 %old, 1
  store i32 %new, ptr %n
  %more = icmp slt i32 %new, 5
  br i1 %more, label %again, label %done
again:
  %never = call i32 @setcontext(ptr %here)
  unreachable
done:
  %r = add i32 %new, %before
  ret i32 %r
}

; Whoever calls it may be deeper.
define void @back(ptr %here, i32 %depth) {
  %last = icmp eq i32 %depth, 0
  br i1 %last, label %jump, label %deeper
jump:
  %never = call i32 @setcontext(ptr %here)
  unreachable
deeper:
  %less = sub i32 %depth, 1
  call void @back(ptr %here, i32 %less)
  ret void
}

define i32 @main() {
  %here = alloca [968 x i8], align 16
  %n = alloca i32
  %sum = alloca i32
  store i32 0, ptr %n
  store i32 0, ptr %sum
  %g = call i32 @getcontext(ptr %here)
  %old = load i32, ptr %n
  %new = add i32 %old, 1
  store i32 %new, ptr %n
  %s = load i32, ptr %sum
  %s1 = add i32 %s, %new
  store i32 %s1, ptr %sum
  %more = icmp slt i32 %new, 5
  br i1 %more, label %again, label %done
again:
  call void @back(ptr %here, i32 %new)
  unreachable
done:
  ret i32 %s1
}
