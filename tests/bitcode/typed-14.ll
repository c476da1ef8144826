; exit: 117

source_filename = "typed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { i8, %node }
%node = type { i32, %node*, void (%node*)* }

@list = internal global %node { i32 3, %node* @list, void (%node*)* @visit }, align 8
@bytes = internal global [4 x i8] c"abc\00", align 1
@cast = internal global i32* bitcast ([4 x i8]* @bytes to i32*), align 8
@deep = internal global i8* getelementptr inbounds ([4 x i8], [4 x i8]* @bytes, i64 0, i64 2), align 8
@unnamed = internal global %0 zeroinitializer, align 8
@0 = private constant i32 9, align 4
@test = internal global i1 icmp ne (i64 ptrtoint (i32* @0 to i64), i64 0), align 1
@chosen = internal global i64 select (i1 icmp eq (i64 ptrtoint (i32* @0 to i64), i64 0), i64 1, i64 2), align 8
@old = internal alias i32, i32* @0

define internal void @visit(%node* %n) {
  %1 = getelementptr inbounds %node, %node* %n, i32 0, i32 0
  %2 = load i32, i32* %1, align 4
  %3 = add nsw i32 %2, 1
  store i32 %3, i32* %1, align 4
  ret void
}

define internal void @passed(i8* sret(i8) %out, %node* noundef byval(%node) align 8 %n) {
  store i8 1, i8* %out, align 1
  ret void
}

define i32 @main() {
  %1 = alloca i8, align 1
  call void @passed(i8* sret(i8) %1, %node* noundef byval(%node) align 8 @list)
  %2 = load void (%node*)*, void (%node*)** getelementptr inbounds (%node, %node* @list, i32 0, i32 2), align 8
  call void %2(%node* @list)
  %3 = call i32 @counted(i32 4)
  %4 = load i8*, i8** @deep, align 8
  %5 = load i8, i8* %4, align 1
  %6 = zext i8 %5 to i32
  %7 = load %node*, %node** getelementptr inbounds (%node, %node* @list, i32 0, i32 1), align 8
  %8 = getelementptr inbounds %node, %node* %7, i32 0, i32 0
  %9 = load i32, i32* %8, align 8
  %10 = add i32 %9, %3
  %11 = add i32 %10, %6
  %12 = load i32, i32* @old, align 4
  %13 = add i32 %11, %12
  %14 = cmpxchg i32* %8, i32 4, i32 5 seq_cst seq_cst, align 8
  %15 = extractvalue { i32, i1 } %14, 1
  %16 = zext i1 %15 to i32
  %17 = add i32 %13, %16
  ret i32 %17
}

define internal i32 @counted(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:
  ret i32 %next
}

uselistorder %node* @list, { 1, 3, 0, 2, 4 }
uselistorder [4 x i8]* @bytes, { 1, 0 }
uselistorder i32* @0, { 1, 0 }
uselistorder i64 ptrtoint (i32* @0 to i64), { 1, 0 }

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
