; A recursive function, globals, and memory of several shapes.
%pair = type { i32, [3 x i16] }

@count = global i64 0
@table = global [100 x i32] zeroinitializer
@pair = global %pair { i32 7, [3 x i16] [i16 1, i16 2, i16 3] }
@text = private constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)

define i64 @fac(i64 %n) {
entry:
  %old = load i64, ptr @count
  %new = add i64 %old, 1
  store i64 %new, ptr @count
  %last = icmp sle i64 %n, 1
  br i1 %last, label %one, label %more
one:
  ret i64 1

more:
  %less = sub i64 %n, 1
  %rest = call i64 @fac(i64 %less)
  %all = mul i64 %n, %rest
  ret i64 %all
}

define i32 @main(i32 %argc, ptr %argv) {
  %slot = alloca %pair
  %number = alloca i32
  store i32 5, ptr %slot
  %unset = load i32, ptr %number
  %frozen = freeze i32 %unset
  %bad = add nsw i32 2147483647, 1
  %r = call i64 @fac(i64 4)
  %small = trunc i64 %r to i32
  %element = getelementptr [100 x i32], ptr @table, i64 0, i64 42
  store i32 %small, ptr %element
  %written = call i32 (ptr, ...) @printf(ptr @text, i32 %small)
  ret i32 %argc
}
