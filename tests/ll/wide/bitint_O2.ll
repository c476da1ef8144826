; What clang 22 makes at -O2 of a C program with integers of up to 1024 bits (bitint.c beside this file).
; covers: 4-46
; exit: 17
; stdout: "150! 57133839564458545904789328652610540031895535786011264182548375833179829124845398393126574488675311145377107878746854204162666250198684504466355949195922066574942592095735778929325357290444962472405416790722118445437122269675520000000000000000000000000000000000000\n2^255-19 7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed\nfermat 0000000000000000000000000000000000000000000000000000000000000001\npow 3b62e66d29506d8b00f2640821913c54344233c23b1b7ca4d497cb0083629939\nsqrt 00000000000000000000000000000000ffffffffffffffffffffffffffffffff\nsum fffffff014000000 0 1\nsizes 24 72 32\nquotient fffffffffffbce42eaed8d298e5c869afcd1317fce6c12fcebee9534c1af1401\nremainder fffffffffffffffffffffffffffffffffffffffffffffffffffffffffff65184\nshifted fffffffffffffffffffffffffffffffbffffffffffffffffffffffffffffffff\n1 -1\n1 -1\n-1 1\n1 -1\n1.606938e+60 -1.725437e+69 90144044865679042855068237824\ndouble fffffdd39e7bdb35526000000000000000000000000000000000000000000000\nnot fffffffffffffeffffffffffedcba9876543210fffffffffffffffffffffffff\nhash 5f25bbb9890f2bb34f7120dd0c4e5869c8bdf29a2c58e29b1f714895dd7b0bc1\n"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.mixed = type <{ i8, [7 x i8], [24 x i8], i256, i8, [7 x i8] }>

@.str = private unnamed_addr constant [5 x i8] c"150!\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"2^255-19\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"fermat\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"pow\00", align 1
@.str.4 = private unnamed_addr constant [5 x i8] c"sqrt\00", align 1
@__const.main.m = private unnamed_addr constant %struct.mixed <{ i8 3, [7 x i8] zeroinitializer, [24 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\F0\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF", i256 6189700196426901374495621120, i8 -60, [7 x i8] zeroinitializer }>, align 8
@.str.5 = private unnamed_addr constant [18 x i8] c"sum %llx %llx %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [19 x i8] c"sizes %zu %zu %zu\0A\00", align 1
@.str.7 = private unnamed_addr constant [9 x i8] c"quotient\00", align 1
@.str.8 = private unnamed_addr constant [10 x i8] c"remainder\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"shifted\00", align 1
@.str.10 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.11 = private unnamed_addr constant [16 x i8] c"%.6e %.6e %.0f\0A\00", align 1
@.str.12 = private unnamed_addr constant [7 x i8] c"double\00", align 1
@.str.13 = private unnamed_addr constant [4 x i8] c"not\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"hash\00", align 1
@.str.16 = private unnamed_addr constant [7 x i8] c"%s %s\0A\00", align 1
@.str.17 = private unnamed_addr constant [33 x i8] c"%s %016llx%016llx%016llx%016llx\0A\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef range(i32 0, 100) i32 @main() local_unnamed_addr #0 {
  %1 = alloca [320 x i8], align 16
  %2 = alloca [24 x i8], align 16
  %3 = alloca [24 x i8], align 16
  %4 = alloca i256, align 16
  %5 = alloca i256, align 16
  br label %6

6:                                                ; preds = %6, %0
  %7 = phi i32 [ 2, %0 ], [ %11, %6 ]
  %8 = phi i1024 [ 1, %0 ], [ %10, %6 ]
  %9 = zext nneg i32 %7 to i1024
  %10 = mul i1024 %8, %9
  %11 = add nuw nsw i32 %7, 1
  %12 = icmp eq i32 %11, 151
  br i1 %12, label %13, label %6, !llvm.loop !8

13:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #5
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 319
  store i8 0, ptr %14, align 1, !tbaa !10
  br label %15

15:                                               ; preds = %15, %13
  %16 = phi i64 [ %24, %15 ], [ 319, %13 ]
  %17 = phi i1024 [ %19, %15 ], [ %10, %13 ]
  %18 = freeze i1024 %17
  %19 = udiv i1024 %18, 10
  %20 = mul i1024 %19, 10
  %21 = sub i1024 %18, %20
  %22 = trunc nuw nsw i1024 %21 to i8
  %23 = or disjoint i8 %22, 48
  %24 = add nsw i64 %16, -1
  %25 = getelementptr inbounds i8, ptr %1, i64 %24
  store i8 %23, ptr %25, align 1, !tbaa !10
  %26 = icmp ult i1024 %17, 10
  br i1 %26, label %27, label %15, !llvm.loop !11

27:                                               ; preds = %15
  %28 = getelementptr inbounds i8, ptr %1, i64 %24
  %29 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, ptr noundef nonnull @.str, ptr noundef nonnull %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #5
  %30 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.1, i64 noundef 9223372036854775807, i64 noundef -1, i64 noundef -1, i64 noundef -19)
  br label %31

31:                                               ; preds = %40, %27
  %32 = phi i512 [ 7, %27 ], [ %43, %40 ]
  %33 = phi i512 [ 1, %27 ], [ %41, %40 ]
  %34 = phi i256 [ 57896044618658097711785492504343953926634992332820282019728792003956564819948, %27 ], [ %44, %40 ]
  %35 = and i256 %34, 1
  %36 = icmp eq i256 %35, 0
  br i1 %36, label %40, label %37

37:                                               ; preds = %31
  %38 = mul nuw i512 %33, %32
  %39 = urem i512 %38, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  br label %40

40:                                               ; preds = %37, %31
  %41 = phi i512 [ %39, %37 ], [ %33, %31 ]
  %42 = mul nuw nsw i512 %32, %32
  %43 = urem i512 %42, 57896044618658097711785492504343953926634992332820282019728792003956564819949
  %44 = lshr i256 %34, 1
  %45 = icmp eq i256 %44, 0
  br i1 %45, label %46, label %31, !llvm.loop !12

46:                                               ; preds = %40
  %47 = lshr i512 %41, 192
  %48 = trunc nuw nsw i512 %47 to i64
  %49 = lshr i512 %41, 128
  %50 = trunc i512 %49 to i64
  %51 = lshr i512 %41, 64
  %52 = trunc i512 %51 to i64
  %53 = trunc i512 %41 to i64
  %54 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.2, i64 noundef %48, i64 noundef %50, i64 noundef %52, i64 noundef %53)
  %55 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.3, i64 noundef 4279235952474353035, i64 noundef 68226930449661012, i64 noundef 3765629147743485092, i64 noundef -3127808213120804551)
  br label %56

56:                                               ; preds = %56, %46
  %57 = phi i256 [ 0, %46 ], [ %73, %56 ]
  %58 = phi i32 [ 127, %46 ], [ %74, %56 ]
  %59 = zext nneg i32 %58 to i256
  %60 = shl nuw i256 1, %59
  %61 = or i256 %60, %57
  %62 = add nsw i32 %58, -1
  %63 = zext nneg i32 %62 to i256
  %64 = shl nuw i256 1, %63
  %65 = or i256 %64, %61
  %66 = add nsw i32 %58, -2
  %67 = zext nneg i32 %66 to i256
  %68 = shl nuw i256 1, %67
  %69 = or i256 %68, %65
  %70 = add nsw i32 %58, -3
  %71 = zext nneg i32 %70 to i256
  %72 = shl nuw i256 1, %71
  %73 = or i256 %72, %69
  %74 = add nsw i32 %58, -4
  %75 = icmp eq i32 %70, 0
  br i1 %75, label %76, label %56, !llvm.loop !13

76:                                               ; preds = %56
  %77 = lshr i256 %69, 192
  %78 = trunc nuw i256 %77 to i64
  %79 = lshr i256 %69, 128
  %80 = trunc i256 %79 to i64
  %81 = lshr i256 %69, 64
  %82 = trunc i256 %81 to i64
  %83 = trunc i256 %73 to i64
  %84 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.4, i64 noundef %78, i64 noundef %80, i64 noundef %82, i64 noundef %83)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  store i192 57, ptr %3, align 16, !tbaa !14
  call fastcc void @sum(ptr dead_on_unwind writable sret([24 x i8]) align 8 %2, ptr noundef nonnull byval(%struct.mixed) align 8 @__const.main.m, ptr noundef nonnull byval([24 x i8]) align 8 %3)
  %85 = load i192, ptr %2, align 16, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  %86 = lshr i192 %85, 64
  %87 = trunc i192 %86 to i64
  %88 = trunc i192 %85 to i64
  %89 = lshr i192 %85, 128
  %90 = trunc i192 %89 to i32
  %91 = and i32 %90, 1
  %92 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i64 noundef %87, i64 noundef %88, i32 noundef %91)
  %93 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i64 noundef 24, i64 noundef 72, i64 noundef 32)
  %94 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.7, i64 noundef -274878, i64 noundef -1518402289732385126, i64 noundef -229347681025387780, i64 noundef -1446054376519035903)
  %95 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.8, i64 noundef -1, i64 noundef -1, i64 noundef -1, i64 noundef -634492)
  %96 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.9, i64 noundef -1, i64 noundef -5, i64 noundef -1, i64 noundef -1)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store i256 1, ptr %4, align 16, !tbaa !16
  %97 = call fastcc i32 @classify(ptr noundef nonnull byval(i256) align 8 %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  store i256 -1, ptr %5, align 16, !tbaa !16
  %98 = call fastcc i32 @classify(ptr noundef nonnull byval(i256) align 8 %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  %99 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %97, i32 noundef %98)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store i256 1606938044258990275541962092341162602522202993782792835301376, ptr %4, align 16, !tbaa !16
  %100 = call fastcc i32 @classify(ptr noundef nonnull byval(i256) align 8 %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  store i256 -1606938044258990275541962092341162602522202993782792835301376, ptr %5, align 16, !tbaa !16
  %101 = call fastcc i32 @classify(ptr noundef nonnull byval(i256) align 8 %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  %102 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %100, i32 noundef %101)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store i256 -1, ptr %4, align 16, !tbaa !16
  %103 = call fastcc i32 @classify(ptr noundef nonnull byval(i256) align 8 %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  store i256 1, ptr %5, align 16, !tbaa !16
  %104 = call fastcc i32 @classify(ptr noundef nonnull byval(i256) align 8 %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  %105 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %103, i32 noundef %104)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store i256 103929005321308650603356278526476633572397547520, ptr %4, align 16, !tbaa !16
  %106 = call fastcc i32 @classify(ptr noundef nonnull byval(i256) align 8 %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  store i256 -103929005321308650603356278526476633572397547520, ptr %5, align 16, !tbaa !16
  %107 = call fastcc i32 @classify(ptr noundef nonnull byval(i256) align 8 %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  %108 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef %106, i32 noundef %107)
  %109 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, double noundef 0x4C70000000000000, double noundef 0xCE50000000000000, double noundef 0x45F2345680000000)
  %110 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.12, i64 noundef -2389637866699, i64 noundef 5935744308874313728, i64 noundef 0, i64 noundef 0)
  %111 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.13, i64 noundef -257, i64 noundef -305419897, i64 noundef 7296712173873528831, i64 noundef -1)
  %112 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, ptr noundef nonnull @.str.15, i64 noundef 6856092413284264883, i64 noundef 5724392735130933353, i64 noundef -3981759751542742373, i64 noundef 2265671896047225793)
  ret i32 17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @sum(ptr dead_on_unwind noalias nonnull writable writeonly sret([24 x i8]) align 8 captures(none) initializes((0, 24)) %0, ptr noundef readonly byval(%struct.mixed) align 8 captures(none) %1, ptr noundef readonly byval([24 x i8]) align 8 captures(none) %2) unnamed_addr #2 {
  %4 = load i192, ptr %2, align 8, !tbaa !14
  %5 = trunc i192 %4 to i129
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load i192, ptr %6, align 8, !tbaa !18
  %8 = trunc i192 %7 to i129
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %10 = load i256, ptr %9, align 8, !tbaa !22
  %11 = trunc i256 %10 to i129
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %13 = load i8, ptr %12, align 8, !tbaa !23
  %14 = trunc i8 %13 to i7
  %15 = sext i7 %14 to i129
  %16 = load i8, ptr %1, align 8, !tbaa !24
  %17 = sext i8 %16 to i129
  %18 = add i129 %8, %5
  %19 = add i129 %18, %11
  %20 = add i129 %19, %15
  %21 = add i129 %20, %17
  %22 = sext i129 %21 to i192
  store i192 %22, ptr %0, align 8, !tbaa !14
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal fastcc range(i32 -2, 3) i32 @classify(ptr noundef readonly byval(i256) align 8 captures(none) %0) unnamed_addr #4 {
  %2 = load i256, ptr %0, align 8, !tbaa !16
  %3 = icmp slt i256 %2, 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %1
  %5 = icmp samesign ult i256 %2, -1606938044258990275541962092341162602522202993782792835301376
  %6 = select i1 %5, i32 -2, i32 -1
  br label %12

7:                                                ; preds = %1
  %8 = icmp eq i256 %2, 0
  br i1 %8, label %12, label %9

9:                                                ; preds = %7
  %10 = icmp samesign ugt i256 %2, 1606938044258990275541962092341162602522202993782792835301376
  %11 = select i1 %10, i32 2, i32 1
  br label %12

12:                                               ; preds = %9, %7, %4
  %13 = phi i32 [ %6, %4 ], [ %11, %9 ], [ 0, %7 ]
  ret i32 %13
}

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
!14 = !{!15, !15, i64 0}
!15 = !{!"_BitInt(129)", !6, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"_BitInt(256)", !6, i64 0}
!18 = !{!19, !15, i64 8}
!19 = !{!"mixed", !6, i64 0, !15, i64 8, !20, i64 32, !21, i64 64}
!20 = !{!"_BitInt(200)", !6, i64 0}
!21 = !{!"_BitInt(7)", !6, i64 0}
!22 = !{!19, !20, i64 32}
!23 = !{!19, !21, i64 64}
!24 = !{!19, !6, i64 0}
