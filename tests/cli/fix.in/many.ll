@text = private constant [7 x i8] c"hello\n\00"
@name = private constant [4 x i8] c"hello\00"
@big = global double 1e300

define i32 @main() {
  // the answer
  %p = alloca i32
  store i32 5, %p
  %x = load i32, ptr %p
  %y = Add i32 %x, 1
  %c = icmp eq %y, 6
  br %c, %yes, label %no
yes
  %d = fadd double 1, 1.5f
  %f = fmul float 0.1, 2
  br label no
no:
  %r = phi i32 [ %y, %0 ], [ %yes, %x ]
  %q = select i1 True, ptr NULL, ptr 0
  store ptr %p, i32 %r
  %z zext i32 r to i64
  call void @use(ptr text, %z
  ret %r
}

declare void @use(ptr, i64)

define i32 @untyped(ptr %p) {
  %x = load i32 %p
  ret i32 %x
}
