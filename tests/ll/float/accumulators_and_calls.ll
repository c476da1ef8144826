; Floating-point values that are live across calls, and used in loops without calls before and after them: every way out
; of a loop, loops one behind the other, and values of other loops.
; run: @sum_then_call(i32 4) == double 42.0
; run: @sum_then_call(i32 0) == double 30.0
; run: @nested(i32 3) == float 27.0
; run: @two_exits(double 10.0) == double 114.0
; run: @two_exits(double 1.0) == double 102.0
; run: @two_exits(double 1000.0) == double 1350.0
; run: @one_loop_after_the_other(i32 5) == double 43.5
; run: @vector(i32 4) == <4 x i32> <i32 14, i32 18, i32 22, i32 26>
; run: @swapped(i32 3) == double 17.0
; run: @invoked(i32 2) == double 6.0

@calls = internal global double 0.0

define internal void @note(double %x) noinline {
  %old = load double, ptr @calls
  %new = fadd double %old, %x
  store double %new, ptr @calls
  ret void
}

; 10 in front of the loop, 0 + 1 + ... + (n - 1) + 10 behind it, and 10 more: what @note was given is returned too.
define double @sum_then_call(i32 %n) {
entry:
  store double 0.0, ptr @calls
  %start = sitofp i32 10 to double
  call void @note(double %start)
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %after

loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi double [ %start, %entry ], [ %s1, %loop ]
  %x = sitofp i32 %i to double
  %s1 = fadd double %s, %x
  %i1 = add i32 %i, 1
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %loop, label %after

after:
  %r = phi double [ %start, %entry ], [ %s1, %loop ]
  call void @note(double %r)
  %noted = load double, ptr @calls
  %sum = fadd double %r, %noted
  %end = fadd double %sum, 0.0
  ret double %end
}

; Each round of the outer loop adds 1, then n times 2, and 2 - 1 behind the call, to one accumulator.
define float @nested(i32 %n) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %after ]
  %s = phi float [ 3.0, %entry ], [ %s4, %after ]
  %s1 = fadd float %s, 1.0
  call void @note(double 1.0)
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %j1, %inner ]
  %s2 = phi float [ %s1, %outer ], [ %s3, %inner ]
  %s3 = fadd float %s2, 2.0
  %j1 = add i32 %j, 1
  %c = icmp eq i32 %j1, %n
  br i1 %c, label %after, label %inner

after:
  call void @note(double 2.0)
  %s4 = fadd float %s3, 1.0
  %i1 = add i32 %i, 1
  %d = icmp eq i32 %i1, %n
  br i1 %d, label %exit, label %outer

exit:
  ret float %s4
}

; Adds 1, 2, ..., until the sum exceeds the limit or there are 25 of them; 100 and the number so far are added behind a call.
define double @two_exits(double %limit) {
entry:
  br label %loop

loop:
  %i = phi double [ 0.0, %entry ], [ %i1, %next ]
  %s = phi double [ 0.0, %entry ], [ %s1, %next ]
  %i1 = fadd double %i, 1.0
  %s1 = fadd double %s, %i1
  %above = fcmp oge double %s1, %limit
  br i1 %above, label %left, label %next

next:
  %end = fcmp oeq double %i1, 25.0
  br i1 %end, label %done, label %loop

left:
  call void @note(double %i1)
  %a = fadd double %s1, 100.0
  br label %join

done:
  call void @note(double %s1)
  %b = fadd double %s1, 1000.0
  br label %join

join:
  %r = phi double [ %a, %left ], [ %b, %done ]
  call void @note(double %r)
  %q = fcmp ogt double %r, 1000.0
  br i1 %q, label %more, label %less

more:
  %m = fadd double %s1, 1000.0
  %m1 = fadd double %m, %i1
  ret double %m1

less:
  %l = fadd double %r, %i1
  ret double %l
}

; What one loop computes is an invariant of the next: 1 + ... + n, then n times that times 0.5, and 1 per round.
define double @one_loop_after_the_other(i32 %n) {
entry:
  br label %first

first:
  %i = phi i32 [ 0, %entry ], [ %i1, %first ]
  %s = phi double [ 0.0, %entry ], [ %s1, %first ]
  %i1 = add i32 %i, 1
  %x = sitofp i32 %i1 to double
  %s1 = fadd double %s, %x
  %c = icmp eq i32 %i1, %n
  br i1 %c, label %between, label %first

between:
  call void @note(double %s1)
  %half = fmul double %s1, 0.5
  call void @note(double %half)
  br label %second

second:
  %j = phi i32 [ 0, %between ], [ %j1, %second ]
  %t = phi double [ 1.0, %between ], [ %t2, %second ]
  %t1 = fadd double %t, %half
  %t2 = fadd double %t1, 1.0
  %j1 = add i32 %j, 1
  %d = icmp eq i32 %j1, %n
  br i1 %d, label %end, label %second

end:
  call void @note(double %t2)
  %r = fsub double %t2, %half
  %r1 = fadd double %r, 2.5
  %r2 = fadd double %r1, %half
  %r3 = fsub double %r2, 2.5
  ret double %r3
}

define <4 x i32> @vector(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi <4 x i32> [ <i32 1, i32 2, i32 3, i32 4>, %entry ], [ %s1, %loop ]
  %s1 = add <4 x i32> %s, <i32 3, i32 3, i32 3, i32 3>
  %i1 = add i32 %i, 1
  %c = icmp eq i32 %i1, %n
  br i1 %c, label %after, label %loop

after:
  call void @note(double 0.0)
  %r = add <4 x i32> %s1, <i32 1, i32 4, i32 7, i32 10>
  ret <4 x i32> %r
}

; The accumulators change places in each round.
define double @swapped(i32 %n) {
entry:
  call void @note(double 1.0)
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %a = phi double [ 1.0, %entry ], [ %b1, %loop ]
  %b = phi double [ 2.0, %entry ], [ %a, %loop ]
  %b1 = fadd double %b, 1.0
  %i1 = add i32 %i, 1
  %c = icmp eq i32 %i1, %n
  br i1 %c, label %after, label %loop

after:
  call void @note(double %a)
  %p = fmul double %b1, 4.0
  %r = fadd double %p, %a
  %q = fsub double %r, 1.0
  ret double %q
}

declare i32 @__gxx_personality_v0(...)

; The edge into the loop is that of a call.
define double @invoked(i32 %n) personality ptr @__gxx_personality_v0 {
entry:
  %x = sitofp i32 %n to double
  invoke void @note(double %x) to label %loop unwind label %pad

loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi double [ %x, %entry ], [ %s1, %loop ]
  %s1 = fadd double %s, %x
  %i1 = add i32 %i, 1
  %c = icmp eq i32 %i1, %n
  br i1 %c, label %after, label %loop

after:
  call void @note(double %s1)
  ret double %s1

pad:
  %e = landingpad { ptr, i32 } cleanup
  ret double -1.0
}
