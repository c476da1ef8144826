; Each thread has its own copy of thread-local variables, which starts from the initial value: eight threads and the first.
; The interpreter has one thread.
; covers: 1-15
; exit: 0
@aligned = thread_local global [100 x i8] c"text\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 64
@model = thread_local(initialexec) global i32 3, align 4
@internal = internal thread_local global i32 7, align 4
@zero = thread_local global i64 0, align 8
define i32 @main() {
  %1 = alloca [8 x i64], align 16
  %2 = alloca ptr, align 8
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @internal)
  br label %4
4:
  %5 = phi i64 [ 0, %0 ], [ %9, %7 ]
  %6 = icmp eq i64 %5, 8
  br i1 %6, label %13, label %7
7:
  %8 = getelementptr inbounds nuw i64, ptr %1, i64 %5
  %9 = add nuw nsw i64 %5, 1
  %10 = inttoptr i64 %9 to ptr
  %11 = call i32 @pthread_create(ptr noundef nonnull %8, ptr noundef null, ptr noundef nonnull @start, ptr noundef nonnull %10) ; trap(interp): none
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %4, label %13
13:
  %14 = phi i32 [ 100, %7 ], [ 0, %4 ]
  %15 = icmp samesign ugt i64 %5, 7
  br i1 %15, label %16, label %71
16:
  %17 = phi i64 [ %29, %16 ], [ 0, %13 ]
  %18 = phi i32 [ %28, %16 ], [ %14, %13 ]
  %19 = phi i64 [ %27, %16 ], [ 0, %13 ]
  %20 = getelementptr inbounds nuw i64, ptr %1, i64 %17
  %21 = load i64, ptr %20, align 8
  %22 = call i32 @pthread_join(i64 noundef %21, ptr noundef nonnull %2)
  %23 = icmp ne i32 %22, 0
  %24 = load ptr, ptr %2, align 8
  %25 = ptrtoint ptr %24 to i64
  %26 = select i1 %23, i64 0, i64 %25
  %27 = add nsw i64 %26, %19
  %28 = select i1 %23, i32 101, i32 %18
  %29 = add nuw nsw i64 %17, 1
  %30 = icmp eq i64 %29, 8
  %31 = select i1 %23, i1 true, i1 %30
  br i1 %31, label %32, label %16
32:
  br i1 %23, label %71, label %33
33:
  %34 = load i32, ptr %3, align 4
  %35 = icmp eq i32 %34, 7
  br i1 %35, label %36, label %71
36:
  %37 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @zero)
  %38 = load i64, ptr %37, align 8
  %39 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @model)
  %40 = load i32, ptr %39, align 4
  %41 = call align 64 ptr @llvm.threadlocal.address.p0(ptr align 64 @aligned)
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 1
  %43 = load i8, ptr %42, align 1
  br label %62
44:
  %45 = add i64 %38, -9000
  store i32 9007, ptr %3, align 4
  store i64 %45, ptr %37, align 8
  store i32 %65, ptr %39, align 4
  %46 = icmp ne i64 %38, 0
  %47 = icmp ne i32 %40, 3
  %48 = select i1 %46, i1 true, i1 %47
  %49 = icmp ne i8 %43, 101
  %50 = select i1 %48, i1 true, i1 %49
  %51 = zext i1 %50 to i32
  %52 = icmp eq i64 %38, 0
  %53 = icmp eq i32 %64, 10
  %54 = select i1 %52, i1 %53, i1 false
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 99
  %56 = load i8, ptr %55, align 1
  %57 = icmp eq i8 %56, 9
  %58 = select i1 %54, i1 %57, i1 false
  %59 = select i1 %58, i32 %51, i32 2
  %60 = trunc i64 %27 to i32
  %61 = add i32 %59, %60
  br label %71
62:
  %63 = phi i32 [ 0, %36 ], [ %69, %62 ]
  %64 = phi i32 [ %40, %36 ], [ %65, %62 ]
  %65 = xor i32 %64, 9
  %66 = urem i32 %63, 100
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %41, i64 %67
  store i8 9, ptr %68, align 1
  %69 = add nuw nsw i32 %63, 1
  %70 = icmp eq i32 %69, 1000
  br i1 %70, label %44, label %62
71:
  %72 = phi i32 [ %14, %13 ], [ %61, %44 ], [ %28, %32 ], [ 102, %33 ]
  ret i32 %72
}
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef)
define internal ptr @start(ptr noundef %0) {
  %2 = ptrtoint ptr %0 to i64
  %3 = trunc i64 %2 to i32
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @internal)
  %5 = load i32, ptr %4, align 4
  %6 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @zero)
  %7 = load i64, ptr %6, align 8
  %8 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @model)
  %9 = load i32, ptr %8, align 4
  %10 = tail call align 64 ptr @llvm.threadlocal.address.p0(ptr align 64 @aligned)
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 1
  %12 = load i8, ptr %11, align 1
  %13 = trunc i64 %2 to i8
  br label %22
14:
  %15 = shl i64 %2, 32
  %16 = ashr exact i64 %15, 32
  %17 = mul i32 %3, 1000
  %18 = add i32 %5, %17
  %19 = mul nsw i64 %16, -1000
  %20 = add i64 %7, %19
  store i32 %18, ptr %4, align 4
  store i64 %20, ptr %6, align 8
  store i32 %25, ptr %8, align 4
  %21 = icmp eq i32 %5, 7
  br i1 %21, label %31, label %48
22:
  %23 = phi i32 [ 0, %1 ], [ %29, %22 ]
  %24 = phi i32 [ %9, %1 ], [ %25, %22 ]
  %25 = xor i32 %24, %3
  %26 = urem i32 %23, 100
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i8, ptr %10, i64 %27
  store i8 %13, ptr %28, align 1
  %29 = add nuw nsw i32 %23, 1
  %30 = icmp eq i32 %29, 1000
  br i1 %30, label %14, label %22
31:
  %32 = icmp ne i64 %7, 0
  %33 = icmp ne i32 %9, 3
  %34 = select i1 %32, i1 true, i1 %33
  %35 = icmp ne i8 %12, 101
  %36 = select i1 %34, i1 true, i1 %35
  %37 = zext i1 %36 to i64
  %38 = mul i64 %2, -4294967296000
  %39 = ashr exact i64 %38, 32
  %40 = icmp eq i64 %20, %39
  %41 = icmp eq i32 %25, 3
  %42 = select i1 %40, i1 %41, i1 false
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 99
  %44 = load i8, ptr %43, align 1
  %45 = sext i8 %44 to i32
  %46 = icmp eq i32 %3, %45
  %47 = select i1 %42, i1 %46, i1 false
  br i1 %47, label %49, label %48
48:
  br label %49
49:
  %50 = phi i64 [ 2, %48 ], [ %37, %31 ]
  %51 = inttoptr i64 %50 to ptr
  ret ptr %51
}
declare i32 @pthread_join(i64 noundef, ptr noundef)
