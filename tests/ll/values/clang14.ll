; What clang 14 makes of two small functions; the group of attributes is not defined.
; covers: 3-3 3-4 3-8 3-28 3-29 3-32 3-33
; run: @max(i32 3, i32 9) == i32 9
; run: @max(i32 -3, i32 -9) == i32 -3
; run: @main() == i32 7
%struct.A = type { i32, i32 }
@a = dso_local global i32 1, align 4
@_ZL1a = internal global i32 1, align 4
@array = dso_local global [42 x i32] zeroinitializer, align 16
@p = dso_local global i8* null, align 8
@pairs = dso_local global [2 x %struct.A] [%struct.A { i32 1, i32 1 }, %struct.A { i32 2, i32 3 }], align 16
define dso_local i32 @max(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4
  %6 = load i32, i32* %4, align 4
  %7 = icmp sgt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, i32* %3, align 4
  br label %12

10:                                               ; preds = %2
  %11 = load i32, i32* %4, align 4
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}
define dso_local void @foo() {
  ret void
}
; 1 + 1 + 0 + 3 + 2, were the array not aligned by 16 more
define dso_local i32 @main() {
  call void @foo()
  %1 = load i32, i32* @a, align 4
  %2 = load i32, i32* @_ZL1a, align 4
  %3 = load i32, i32* getelementptr inbounds ([42 x i32], [42 x i32]* @array, i64 0, i64 41), align 4
  %4 = load i32, i32* getelementptr inbounds ([2 x %struct.A], [2 x %struct.A]* @pairs, i64 0, i64 1, i32 1), align 4
  %5 = load i8*, i8** @p, align 8
  %6 = icmp eq i8* %5, null
  %7 = select i1 %6, i32 2, i32 100
  %8 = ptrtoint [42 x i32]* @array to i64
  %9 = trunc i64 %8 to i32
  %10 = and i32 %9, 15
  %11 = add i32 %1, %2
  %12 = add i32 %11, %3
  %13 = add i32 %12, %4
  %14 = add i32 %13, %7
  %15 = add i32 %14, %10
  ret i32 %15
}
