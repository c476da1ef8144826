; ModuleID = 'members.c'
source_filename = "members.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { %struct.point, ptr, [2 x double] }
%struct.point = type { i32, i32 }

@__const.main.last = private unnamed_addr constant %struct.node { %struct.point { i32 3, i32 4 }, ptr null, [2 x double] [double 5.000000e-01, double 1.500000e+00] }, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node, align 8
  %3 = alloca %struct.node, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !30)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.last, i64 32, i1 false), !dbg !30
    #dbg_declare(ptr %3, !31, !DIExpression(), !32)
  %4 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 0, !dbg !33
  %5 = getelementptr inbounds nuw %struct.point, ptr %4, i32 0, i32 0, !dbg !34
  store i32 1, ptr %5, align 8, !dbg !34
  %6 = getelementptr inbounds nuw %struct.point, ptr %4, i32 0, i32 1, !dbg !34
  store i32 2, ptr %6, align 4, !dbg !34
  %7 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 1, !dbg !33
  store ptr %2, ptr %7, align 8, !dbg !33
  %8 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 2, !dbg !33
  store double 2.500000e+00, ptr %8, align 8, !dbg !35
  %9 = getelementptr inbounds double, ptr %8, i64 1, !dbg !35
  store double 3.500000e+00, ptr %9, align 8, !dbg !35
  %10 = call i32 @sum(ptr noundef %3, i32 noundef 10), !dbg !36
  %11 = sub nsw i32 %10, 14, !dbg !37
  ret i32 %11, !dbg !38
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(ptr noundef %0, i32 noundef %1) #0 !dbg !39 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !42, !DIExpression(), !43)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !44, !DIExpression(), !45)
    #dbg_declare(ptr %5, !46, !DIExpression(), !47)
  store i32 0, ptr %5, align 4, !dbg !47
    #dbg_declare(ptr %6, !48, !DIExpression(), !50)
  store i32 0, ptr %6, align 4, !dbg !50
  br label %7, !dbg !51

7:                                                ; preds = %31, %2
  %8 = load ptr, ptr %3, align 8, !dbg !52
  %9 = icmp ne ptr %8, null, !dbg !52
  br i1 %9, label %10, label %14, !dbg !54

10:                                               ; preds = %7
  %11 = load i32, ptr %6, align 4, !dbg !55
  %12 = load i32, ptr %4, align 4, !dbg !56
  %13 = icmp slt i32 %11, %12, !dbg !57
  br label %14

14:                                               ; preds = %10, %7
  %15 = phi i1 [ false, %7 ], [ %13, %10 ], !dbg !58
  br i1 %15, label %16, label %34, !dbg !59

16:                                               ; preds = %14
  %17 = load ptr, ptr %3, align 8, !dbg !60
  %18 = getelementptr inbounds nuw %struct.node, ptr %17, i32 0, i32 0, !dbg !62
  %19 = getelementptr inbounds nuw %struct.point, ptr %18, i32 0, i32 0, !dbg !63
  %20 = load i32, ptr %19, align 8, !dbg !63
  %21 = load ptr, ptr %3, align 8, !dbg !64
  %22 = getelementptr inbounds nuw %struct.node, ptr %21, i32 0, i32 0, !dbg !65
  %23 = getelementptr inbounds nuw %struct.point, ptr %22, i32 0, i32 1, !dbg !66
  %24 = load i32, ptr %23, align 4, !dbg !66
  %25 = mul nsw i32 %20, %24, !dbg !67
  %26 = load i32, ptr %5, align 4, !dbg !68
  %27 = add nsw i32 %26, %25, !dbg !68
  store i32 %27, ptr %5, align 4, !dbg !68
  %28 = load ptr, ptr %3, align 8, !dbg !69
  %29 = getelementptr inbounds nuw %struct.node, ptr %28, i32 0, i32 1, !dbg !70
  %30 = load ptr, ptr %29, align 8, !dbg !70
  store ptr %30, ptr %3, align 8, !dbg !71
  br label %31, !dbg !72

31:                                               ; preds = %16
  %32 = load i32, ptr %6, align 4, !dbg !73
  %33 = add nsw i32 %32, 1, !dbg !73
  store i32 %33, ptr %6, align 4, !dbg !73
  br label %7, !dbg !74, !llvm.loop !75

34:                                               ; preds = %14
  %35 = load i32, ptr %5, align 4, !dbg !78
  ret i32 %35, !dbg !79
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "members.c", directory: ".", checksumkind: CSK_MD5, checksum: "c36c47b88a787ecabadbe2d38c645fc6")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "last", scope: !10, file: !1, line: 20, type: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 4, size: 256, elements: !17)
!17 = !{!18, !23, !25}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !16, file: !1, line: 5, baseType: !19, size: 64)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !1, line: 1, size: 64, elements: !20)
!20 = !{!21, !22}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !19, file: !1, line: 2, baseType: !13, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !19, file: !1, line: 2, baseType: !13, size: 32, offset: 32)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 6, baseType: !24, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "weights", scope: !16, file: !1, line: 7, baseType: !26, size: 128, offset: 128)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 128, elements: !28)
!27 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!28 = !{!29}
!29 = !DISubrange(count: 2)
!30 = !DILocation(line: 20, column: 17, scope: !10)
!31 = !DILocalVariable(name: "first", scope: !10, file: !1, line: 21, type: !16)
!32 = !DILocation(line: 21, column: 17, scope: !10)
!33 = !DILocation(line: 21, column: 25, scope: !10)
!34 = !DILocation(line: 21, column: 26, scope: !10)
!35 = !DILocation(line: 21, column: 41, scope: !10)
!36 = !DILocation(line: 22, column: 12, scope: !10)
!37 = !DILocation(line: 22, column: 28, scope: !10)
!38 = !DILocation(line: 22, column: 5, scope: !10)
!39 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 10, type: !40, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!40 = !DISubroutineType(types: !41)
!41 = !{!13, !24, !13}
!42 = !DILocalVariable(name: "head", arg: 1, scope: !39, file: !1, line: 10, type: !24)
!43 = !DILocation(line: 10, column: 29, scope: !39)
!44 = !DILocalVariable(name: "most", arg: 2, scope: !39, file: !1, line: 10, type: !13)
!45 = !DILocation(line: 10, column: 39, scope: !39)
!46 = !DILocalVariable(name: "all", scope: !39, file: !1, line: 11, type: !13)
!47 = !DILocation(line: 11, column: 9, scope: !39)
!48 = !DILocalVariable(name: "n", scope: !49, file: !1, line: 12, type: !13)
!49 = distinct !DILexicalBlock(scope: !39, file: !1, line: 12, column: 5)
!50 = !DILocation(line: 12, column: 14, scope: !49)
!51 = !DILocation(line: 12, column: 10, scope: !49)
!52 = !DILocation(line: 12, column: 21, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !1, line: 12, column: 5)
!54 = !DILocation(line: 12, column: 26, scope: !53)
!55 = !DILocation(line: 12, column: 29, scope: !53)
!56 = !DILocation(line: 12, column: 33, scope: !53)
!57 = !DILocation(line: 12, column: 31, scope: !53)
!58 = !DILocation(line: 0, scope: !53)
!59 = !DILocation(line: 12, column: 5, scope: !49)
!60 = !DILocation(line: 13, column: 16, scope: !61)
!61 = distinct !DILexicalBlock(scope: !53, file: !1, line: 12, column: 44)
!62 = !DILocation(line: 13, column: 22, scope: !61)
!63 = !DILocation(line: 13, column: 25, scope: !61)
!64 = !DILocation(line: 13, column: 29, scope: !61)
!65 = !DILocation(line: 13, column: 35, scope: !61)
!66 = !DILocation(line: 13, column: 38, scope: !61)
!67 = !DILocation(line: 13, column: 27, scope: !61)
!68 = !DILocation(line: 13, column: 13, scope: !61)
!69 = !DILocation(line: 14, column: 16, scope: !61)
!70 = !DILocation(line: 14, column: 22, scope: !61)
!71 = !DILocation(line: 14, column: 14, scope: !61)
!72 = !DILocation(line: 15, column: 5, scope: !61)
!73 = !DILocation(line: 12, column: 40, scope: !53)
!74 = !DILocation(line: 12, column: 5, scope: !53)
!75 = distinct !{!75, !59, !76, !77}
!76 = !DILocation(line: 15, column: 5, scope: !49)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !DILocation(line: 16, column: 12, scope: !39)
!79 = !DILocation(line: 16, column: 5, scope: !39)
