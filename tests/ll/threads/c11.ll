; Threads of C11, with a condition variable, call_once, thread-specific storage whose destructors use thread-local variables.
; exit: 0
%union.mtx_t = type { i64, [32 x i8] }
%union.cnd_t = type { i64, [40 x i8] }
%struct.__once_flag = type { i32 }
@__const.main.n = private constant [3 x i32] [i32 1, i32 2, i32 3], align 4
@m = internal global %union.mtx_t zeroinitializer, align 8
@c = internal global %union.cnd_t zeroinitializer, align 8
@key = internal global i32 0, align 4
@ready = internal global i1 false, align 4
@once = internal global i32 0, align 4
@ended = internal global i32 0, align 4
@start.mine = internal thread_local global i32 0, align 4
@flag = internal global %struct.__once_flag zeroinitializer, align 4
define range(i32 0, 102) i32 @main() {
  %1 = alloca [3 x i64], align 16
  %2 = alloca [3 x i32], align 4
  %3 = alloca i32, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %2, ptr noundef nonnull align 4 dereferenceable(12) @__const.main.n, i64 12, i1 false)
  %4 = tail call i32 @mtx_init(ptr noundef nonnull @m, i32 noundef 0)
  %5 = tail call i32 @cnd_init(ptr noundef nonnull @c)
  %6 = tail call i32 @tss_create(ptr noundef nonnull @key, ptr noundef nonnull @destroy)
  br label %10
7:
  %8 = add nuw nsw i64 %11, 1
  %9 = icmp eq i64 %8, 3
  br i1 %9, label %16, label %10
10:
  %11 = phi i64 [ 0, %0 ], [ %8, %7 ]
  %12 = getelementptr inbounds nuw i64, ptr %1, i64 %11
  %13 = getelementptr inbounds nuw i32, ptr %2, i64 %11
  %14 = call i32 @thrd_create(ptr noundef nonnull %12, ptr noundef nonnull @start, ptr noundef nonnull %13) ; trap(interp): none
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %7, label %16
16:
  %17 = phi i32 [ 100, %10 ], [ 0, %7 ]
  br i1 %15, label %18, label %47
18:
  %19 = call i32 @mtx_lock(ptr noundef nonnull @m)
  store i1 true, ptr @ready, align 4
  %20 = call i32 @cnd_broadcast(ptr noundef nonnull @c)
  %21 = call i32 @mtx_unlock(ptr noundef nonnull @m)
  br label %22
22:
  %23 = phi i64 [ 0, %18 ], [ %34, %22 ]
  %24 = phi i32 [ 0, %18 ], [ %33, %22 ]
  %25 = phi i32 [ %17, %18 ], [ %31, %22 ]
  %26 = getelementptr inbounds nuw i64, ptr %1, i64 %23
  %27 = load i64, ptr %26, align 8
  %28 = call i32 @thrd_join(i64 noundef %27, ptr noundef nonnull %3)
  %29 = icmp ne i32 %28, 0
  %30 = load i32, ptr %3, align 4
  %31 = select i1 %29, i32 101, i32 %25
  %32 = select i1 %29, i32 0, i32 %30
  %33 = add nsw i32 %32, %24
  %34 = add nuw nsw i64 %23, 1
  %35 = icmp eq i64 %34, 3
  %36 = select i1 %29, i1 true, i1 %35
  br i1 %36, label %37, label %22
37:
  br i1 %29, label %47, label %38
38:
  %39 = icmp eq i32 %33, -60
  %40 = load i32, ptr @once, align 4
  %41 = icmp eq i32 %40, 1
  %42 = select i1 %39, i1 %41, i1 false
  br i1 %42, label %43, label %47
43:
  %44 = load atomic i32, ptr @ended seq_cst, align 4
  %45 = icmp ne i32 %44, 6
  %46 = zext i1 %45 to i32
  br label %47
47:
  %48 = phi i32 [ %17, %16 ], [ %31, %37 ], [ %46, %43 ], [ 1, %38 ]
  ret i32 %48
}
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
declare i32 @mtx_init(ptr noundef, i32 noundef)
declare i32 @cnd_init(ptr noundef)
declare i32 @tss_create(ptr noundef, ptr noundef)
define internal void @destroy(ptr noundef readonly captures(none) %0) {
  %2 = load i32, ptr %0, align 4
  %3 = atomicrmw add ptr @ended, i32 %2 seq_cst, align 4
  ret void
}
declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef)
define internal i32 @start(ptr noundef readonly captures(none) %0) {
  %2 = load i32, ptr %0, align 4
  %3 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @start.mine)
  store i32 %2, ptr %3, align 4
  tail call void @call_once(ptr noundef nonnull @flag, ptr noundef nonnull @init)
  %4 = load i32, ptr @key, align 4
  %5 = tail call i32 @tss_set(i32 noundef %4, ptr noundef nonnull %3)
  %6 = tail call i32 @mtx_lock(ptr noundef nonnull @m)
  %7 = load i1, ptr @ready, align 4
  br i1 %7, label %11, label %8
8:
  %9 = tail call i32 @cnd_wait(ptr noundef nonnull @c, ptr noundef nonnull @m)
  %10 = load i1, ptr @ready, align 4
  br i1 %10, label %11, label %8
11:
  %12 = tail call i32 @mtx_unlock(ptr noundef nonnull @m)
  %13 = load i32, ptr %3, align 4
  %14 = icmp eq i32 %13, 2
  br i1 %14, label %15, label %16
15:
  tail call void @thrd_exit(i32 noundef -20)
  unreachable
16:
  %17 = mul i32 %13, -10
  ret i32 %17
}
declare i32 @mtx_lock(ptr noundef)
declare i32 @cnd_broadcast(ptr noundef)
declare i32 @mtx_unlock(ptr noundef)
declare i32 @thrd_join(i64 noundef, ptr noundef)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)
declare void @call_once(ptr noundef, ptr noundef)
define internal void @init() {
  %1 = load i32, ptr @once, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr @once, align 4
  ret void
}
declare i32 @tss_set(i32 noundef, ptr noundef)
declare i32 @cnd_wait(ptr noundef, ptr noundef)
declare void @thrd_exit(i32 noundef)
