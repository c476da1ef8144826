@text = private constant [7 x i8] c"hello/0A/00"
@name = private constant [6 x i8] c"hello/00"
@big = global double 1.0e300

define i32 @main() {
  ; the answer
  %p = alloca i32
  store i32 5, ptr %p
  %x = load i32, ptr %p
  %y = add i32 %x, 1
  %c = icmp eq i32 %y, 6
  br i1 %c, label %yes, label %no
yes:
  %d = fadd double 1.0, 1.5
  %f = fmul float 0x3FB99999A0000000, 2.0
  br label %no
no:
  %r = phi i32 [ %y, %0 ], [ %x, %yes ]
  %q = select i1 true, ptr null, ptr null
  store i32 %r, ptr %p
  %z = zext i32 %r to i64
  call void @use(ptr @text, i64 %z)
  ret i32 %r
}

declare void @use(ptr, i64)

define i32 @untyped(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}
