; va_arg of x86_fp80 and fp128: the one is always on the stack, at a multiple of 16; the other is in a vector register as
; long as there are some. Named ones before them, too.
; run: @call() == x86_fp80 1234.5
; run: @copied() == fp128 66.0
%list = type { i32, i32, ptr, ptr }
declare void @llvm.va_start(ptr)
declare void @llvm.va_copy(ptr, ptr)
declare void @llvm.va_end(ptr)
; a * 1000 + b * 100 + c * 10 + d + the named one
define x86_fp80 @weigh(x86_fp80 %named, i32 %n, ...) {
  %l = alloca %list
  call void @llvm.va_start(ptr %l)
  %a = va_arg ptr %l, i32
  %b = va_arg ptr %l, x86_fp80
  %c = va_arg ptr %l, i32
  %d = va_arg ptr %l, x86_fp80
  call void @llvm.va_end(ptr %l)
  %x = sitofp i32 %a to x86_fp80
  %y = sitofp i32 %c to x86_fp80
  %p = fmul x86_fp80 %x, 0xK4008FA00000000000000
  %q = fmul x86_fp80 %b, 0xK4005C800000000000000
  %r = fmul x86_fp80 %y, 0xK4002A000000000000000
  %s = fadd x86_fp80 %p, %q
  %t = fadd x86_fp80 %s, %r
  %u = fadd x86_fp80 %t, %d
  %v = fadd x86_fp80 %u, %named
  ret x86_fp80 %v
}
define x86_fp80 @call() {
  %r = call x86_fp80 (x86_fp80, i32, ...) @weigh(x86_fp80 0xK3FFE8000000000000000, i32 4, i32 1, x86_fp80 0xK40008000000000000000, i32 3, x86_fp80 0xK40018000000000000000)
  ret x86_fp80 %r
}
; The sum of all, read from a copy of the list.
define fp128 @add(fp128 %first, i64 %n, ...) {
  %l = alloca %list
  %m = alloca %list
  call void @llvm.va_start(ptr %l)
  %skipped = va_arg ptr %l, fp128
  call void @llvm.va_copy(ptr %m, ptr %l)
  br label %loop
loop:
  %i = phi i64 [ 1, %0 ], [ %j, %loop ]
  %s = phi fp128 [ %first, %0 ], [ %t, %loop ]
  %v = va_arg ptr %m, fp128
  %t = fadd fp128 %s, %v
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %done
done:
  %r = fadd fp128 %t, %skipped
  ret fp128 %r
}
define fp128 @copied() {
  %r = call fp128 (fp128, i64, ...) @add(fp128 0xL00000000000000003FFF000000000000, i64 10, fp128 0xL00000000000000004000000000000000, fp128 0xL00000000000000004000800000000000, fp128 0xL00000000000000004001000000000000, fp128 0xL00000000000000004001400000000000, fp128 0xL00000000000000004001800000000000, fp128 0xL00000000000000004001C00000000000, fp128 0xL00000000000000004002000000000000, fp128 0xL00000000000000004002200000000000, fp128 0xL00000000000000004002400000000000, fp128 0xL00000000000000004002600000000000)
  ret fp128 %r
}
