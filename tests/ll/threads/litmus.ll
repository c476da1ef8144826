; Store buffering, load buffering and message passing: what the orderings forbid is not seen.
; covers: 4-26
; exit: 0
@x = internal global i32 0, align 4
@y = internal global i32 0, align 4
@gate = internal global i32 0, align 4
@r0 = internal global i32 0, align 4
@r1 = internal global i32 0, align 4
@sb = internal global i32 0, align 4
@lb = internal global i32 0, align 4
@plain = internal global i32 0, align 4
@mp = internal global i32 0, align 4
@done = internal global i32 0, align 4
define i32 @main() {
  %1 = alloca i64, align 8
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @other, ptr noundef null) ; trap(interp): none
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %14, label %62
4:
  %5 = load i64, ptr %1, align 8
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null)
  %7 = load i32, ptr @sb, align 4
  %8 = shl nsw i32 %7, 2
  %9 = load i32, ptr @lb, align 4
  %10 = shl nsw i32 %9, 1
  %11 = add nsw i32 %10, %8
  %12 = load i32, ptr @mp, align 4
  %13 = add nsw i32 %11, %12
  br label %62
14:
  %15 = phi i32 [ %60, %59 ], [ 1, %0 ]
  store atomic i32 0, ptr @x seq_cst, align 4
  store atomic i32 0, ptr @y seq_cst, align 4
  %16 = mul nuw nsw i32 %15, 3
  %17 = add nsw i32 %16, -2
  store atomic i32 %17, ptr @gate release, align 4
  store atomic i32 1, ptr @x seq_cst, align 4
  %18 = load atomic i32, ptr @y seq_cst, align 4
  store i32 %18, ptr @r0, align 4
  br label %19
19:
  %20 = load atomic i32, ptr @done acquire, align 4
  %21 = icmp slt i32 %20, %17
  br i1 %21, label %19, label %22
22:
  %23 = load i32, ptr @r0, align 4
  %24 = icmp eq i32 %23, 0
  %25 = load i32, ptr @r1, align 4
  %26 = icmp eq i32 %25, 0
  %27 = select i1 %24, i1 %26, i1 false
  br i1 %27, label %28, label %31
28:
  %29 = load i32, ptr @sb, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr @sb, align 4
  br label %31
31:
  store atomic i32 0, ptr @x seq_cst, align 4
  store atomic i32 0, ptr @y seq_cst, align 4
  %32 = add nsw i32 %16, -1
  store atomic i32 %32, ptr @gate release, align 4
  %33 = load atomic i32, ptr @x acquire, align 4
  store i32 %33, ptr @r0, align 4
  store atomic i32 1, ptr @y release, align 4
  br label %34
34:
  %35 = load atomic i32, ptr @done acquire, align 4
  %36 = icmp slt i32 %35, %32
  br i1 %36, label %34, label %37
37:
  %38 = load i32, ptr @r0, align 4
  %39 = icmp eq i32 %38, 1
  %40 = load i32, ptr @r1, align 4
  %41 = icmp eq i32 %40, 1
  %42 = select i1 %39, i1 %41, i1 false
  br i1 %42, label %43, label %46
43:
  %44 = load i32, ptr @lb, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr @lb, align 4
  br label %46
46:
  store atomic i32 0, ptr @x seq_cst, align 4
  store atomic i32 %16, ptr @gate release, align 4
  %47 = load atomic i32, ptr @x acquire, align 4
  %48 = icmp ne i32 %47, 1
  %49 = load i32, ptr @plain, align 4
  %50 = icmp eq i32 %49, %15
  %51 = select i1 %48, i1 true, i1 %50
  br i1 %51, label %55, label %52
52:
  %53 = load i32, ptr @mp, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr @mp, align 4
  br label %55
55:
  br label %56
56:
  %57 = load atomic i32, ptr @done acquire, align 4
  %58 = icmp slt i32 %57, %16
  br i1 %58, label %56, label %59
59:
  %60 = add nuw nsw i32 %15, 1
  %61 = icmp eq i32 %60, 2001
  br i1 %61, label %4, label %14
62:
  %63 = phi i32 [ %13, %4 ], [ 100, %0 ]
  ret i32 %63
}
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef)
define internal noalias noundef ptr @other(ptr readnone captures(none) %0) {
  br label %2
2:
  %3 = phi i32 [ 1, %1 ], [ %22, %21 ]
  %4 = mul nuw nsw i32 %3, 3
  %5 = add nsw i32 %4, -2
  br label %7
6:
  ret ptr null
7:
  %8 = load atomic i32, ptr @gate acquire, align 4
  %9 = icmp slt i32 %8, %5
  br i1 %9, label %7, label %10
10:
  store atomic i32 1, ptr @y seq_cst, align 4
  %11 = load atomic i32, ptr @x seq_cst, align 4
  store i32 %11, ptr @r1, align 4
  store atomic i32 %5, ptr @done release, align 4
  %12 = add nsw i32 %4, -1
  br label %13
13:
  %14 = load atomic i32, ptr @gate acquire, align 4
  %15 = icmp slt i32 %14, %12
  br i1 %15, label %13, label %16
16:
  %17 = load atomic i32, ptr @y acquire, align 4
  store i32 %17, ptr @r1, align 4
  store atomic i32 1, ptr @x release, align 4
  store atomic i32 %12, ptr @done release, align 4
  br label %18
18:
  %19 = load atomic i32, ptr @gate acquire, align 4
  %20 = icmp slt i32 %19, %4
  br i1 %20, label %18, label %21
21:
  store i32 %3, ptr @plain, align 4
  store atomic i32 1, ptr @x release, align 4
  store atomic i32 %4, ptr @done release, align 4
  %22 = add nuw nsw i32 %3, 1
  %23 = icmp eq i32 %22, 2001
  br i1 %23, label %6, label %2
}
declare i32 @pthread_join(i64 noundef, ptr noundef)
