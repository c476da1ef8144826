; C's `sqrt` is an instruction, but for what sets `errno`; constants and signs in loops stay in registers.
; run: @of_double(double 2.25) == double 1.5
; run: @of_double(double -0.0) == double -0.0
; run: @of_double(double 0x7FF0000000000000) == double 0x7FF0000000000000
; run: @of_float(float 6.25) == float 2.5
; run: @error(double 4.0) == i32 0
; run: @error(double -4.0) == i32 33
; run: @error(double -0.0) == i32 0
; run: @is_no_number(double -1.0) == i1 true
; run: @is_no_number(double 1.0) == i1 false
; run: @looks_only(double -1.0) == double -1.0
; run: @roots(i32 3) == double 9.75
; run: @signs(i32 4) == double -2.5
; run: @signs_of_float(i32 4) == float -2.5
; run: @kept_around(double 16.0, double 3.0) == double 22.0

declare double @sqrt(double)
declare float @sqrtf(float)
declare ptr @__errno_location()

define double @of_double(double %x) {
  %r = call double @sqrt(double %x)
  ret double %r
}

define float @of_float(float %x) {
  %r = call float @sqrtf(float %x)
  ret float %r
}

define i32 @error(double %x) {
  %e = call ptr @__errno_location()
  store i32 0, ptr %e
  %r = call double @sqrt(double %x)
  %v = load i32, ptr %e
  ret i32 %v
}

define i1 @is_no_number(double %x) {
  %r = call double @sqrt(double %x)
  %n = fcmp uno double %r, 0.0
  ret i1 %n
}

; Not taken for what it is elsewhere.
define double @looks_only(double %x) {
  %r = call double @square_root(double %x)
  ret double %r
}

define double @square_root(double %x) {
  ret double %x
}

; 0.25 + sqrt(1) + sqrt(4) + sqrt(9) and 0.5 each, + 2
define double @roots(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 1, %entry ], [ %next, %body ]
  %s = phi double [ 0.25, %entry ], [ %more, %body ]
  %x = uitofp i32 %i to double
  %y = fmul double %x, %x
  %r = call double @sqrt(double %y)
  %t = fadd double %s, %r
  %more = fadd double %t, 0.5
  %next = add i32 %i, 1
  %end = icmp ugt i32 %next, %n
  br i1 %end, label %out, label %body
out:
  %z = fadd double %more, 2.0
  ret double %z
}

; s = -(s + 1.5): -1.5, 0, -1.5, 0 and -2.5 in the end
define double @signs(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi double [ 0.0, %entry ], [ %more, %body ]
  %t = fadd double %s, 1.5
  %more = fneg double %t
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %out, label %body
out:
  %z = fadd double %more, -2.5
  ret double %z
}

define float @signs_of_float(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi float [ 0.0, %entry ], [ %more, %body ]
  %t = fadd float %s, 1.5
  %more = fneg float %t
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, %n
  br i1 %end, label %out, label %body
out:
  %z = fadd float %more, -2.5
  ret float %z
}

; 16 + sqrt(16) - 1 + 3
define double @kept_around(double %x, double %y) {
  %r = call double @sqrt(double %x)
  %a = fadd double %x, %r
  %b = fsub double %a, 1.0
  %c = fadd double %b, %y
  ret double %c
}
