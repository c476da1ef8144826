; ModuleID = 'items.c'
source_filename = "items.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.item = type { i32, double }
%struct.big = type { [4 x i64] }

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { i32, double } @get(i32 noundef %0) #0 !dbg !10 {
  %2 = alloca %struct.item, align 8
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !21, !DIExpression(), !22)
    #dbg_declare(ptr %2, !23, !DIExpression(), !24)
  %4 = getelementptr inbounds %struct.item, ptr %2, i32 0, i32 0, !dbg !25
  %5 = load i32, ptr %3, align 4, !dbg !26
  store i32 %5, ptr %4, align 8, !dbg !25
  %6 = getelementptr inbounds %struct.item, ptr %2, i32 0, i32 1, !dbg !25
  %7 = load i32, ptr %3, align 4, !dbg !27
  %8 = sitofp i32 %7 to double, !dbg !27
  %9 = fmul double %8, 1.500000e+00, !dbg !28
  store double %9, ptr %6, align 8, !dbg !25
  %10 = load { i32, double }, ptr %2, align 8, !dbg !29
  ret { i32, double } %10, !dbg !29
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @total(i32 %0, double %1, i32 %2, double %3) #0 !dbg !30 {
  %5 = alloca %struct.item, align 8
  %6 = alloca %struct.item, align 8
  %7 = getelementptr inbounds { i32, double }, ptr %5, i32 0, i32 0
  store i32 %0, ptr %7, align 8
  %8 = getelementptr inbounds { i32, double }, ptr %5, i32 0, i32 1
  store double %1, ptr %8, align 8
  %9 = getelementptr inbounds { i32, double }, ptr %6, i32 0, i32 0
  store i32 %2, ptr %9, align 8
  %10 = getelementptr inbounds { i32, double }, ptr %6, i32 0, i32 1
  store double %3, ptr %10, align 8
    #dbg_declare(ptr %5, !33, !DIExpression(), !34)
    #dbg_declare(ptr %6, !35, !DIExpression(), !36)
  %11 = getelementptr inbounds %struct.item, ptr %5, i32 0, i32 1, !dbg !37
  %12 = load double, ptr %11, align 8, !dbg !37
  %13 = getelementptr inbounds %struct.item, ptr %6, i32 0, i32 1, !dbg !38
  %14 = load double, ptr %13, align 8, !dbg !38
  %15 = fadd double %12, %14, !dbg !39
  ret double %15, !dbg !40
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @mkbig(ptr dead_on_unwind noalias writable sret(%struct.big) align 8 %0, i64 noundef %1) #0 !dbg !41 {
  %3 = alloca i64, align 8
  store i64 %1, ptr %3, align 8
    #dbg_declare(ptr %3, !51, !DIExpression(), !52)
    #dbg_declare(ptr %0, !53, !DIExpression(), !54)
  %4 = getelementptr inbounds %struct.big, ptr %0, i32 0, i32 0, !dbg !55
  %5 = load i64, ptr %3, align 8, !dbg !56
  store i64 %5, ptr %4, align 8, !dbg !57
  %6 = getelementptr inbounds i64, ptr %4, i64 1, !dbg !57
  %7 = load i64, ptr %3, align 8, !dbg !58
  %8 = add nsw i64 %7, 1, !dbg !59
  store i64 %8, ptr %6, align 8, !dbg !57
  %9 = getelementptr inbounds i64, ptr %4, i64 2, !dbg !57
  %10 = load i64, ptr %3, align 8, !dbg !60
  %11 = add nsw i64 %10, 2, !dbg !61
  store i64 %11, ptr %9, align 8, !dbg !57
  %12 = getelementptr inbounds i64, ptr %4, i64 3, !dbg !57
  %13 = load i64, ptr %3, align 8, !dbg !62
  %14 = add nsw i64 %13, 3, !dbg !63
  store i64 %14, ptr %12, align 8, !dbg !57
  ret void, !dbg !64
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @sumbig(ptr noundef byval(%struct.big) align 8 %0) #0 !dbg !65 {
    #dbg_declare(ptr %0, !68, !DIExpression(), !69)
  %2 = getelementptr inbounds %struct.big, ptr %0, i32 0, i32 0, !dbg !70
  %3 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 0, !dbg !71
  %4 = load i64, ptr %3, align 8, !dbg !71
  %5 = getelementptr inbounds %struct.big, ptr %0, i32 0, i32 0, !dbg !72
  %6 = getelementptr inbounds [4 x i64], ptr %5, i64 0, i64 3, !dbg !73
  %7 = load i64, ptr %6, align 8, !dbg !73
  %8 = add nsw i64 %4, %7, !dbg !74
  ret i64 %8, !dbg !75
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "items.c", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang"}
!10 = distinct !DISubprogram(name: "get", scope: !11, file: !11, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!11 = !DIFile(filename: "items.c", directory: "/src")
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !17}
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !11, line: 1, size: 128, elements: !15)
!15 = !{!16, !18}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !14, file: !11, line: 1, baseType: !17, size: 32)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "price", scope: !14, file: !11, line: 1, baseType: !19, size: 64, offset: 64)
!19 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!20 = !{}
!21 = !DILocalVariable(name: "i", arg: 1, scope: !10, file: !11, line: 3, type: !17)
!22 = !DILocation(line: 3, column: 21, scope: !10)
!23 = !DILocalVariable(name: "r", scope: !10, file: !11, line: 3, type: !14)
!24 = !DILocation(line: 3, column: 38, scope: !10)
!25 = !DILocation(line: 3, column: 42, scope: !10)
!26 = !DILocation(line: 3, column: 43, scope: !10)
!27 = !DILocation(line: 3, column: 46, scope: !10)
!28 = !DILocation(line: 3, column: 48, scope: !10)
!29 = !DILocation(line: 3, column: 56, scope: !10)
!30 = distinct !DISubprogram(name: "total", scope: !11, file: !11, line: 4, type: !31, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!31 = !DISubroutineType(types: !32)
!32 = !{!19, !14, !14}
!33 = !DILocalVariable(name: "a", arg: 1, scope: !30, file: !11, line: 4, type: !14)
!34 = !DILocation(line: 4, column: 26, scope: !30)
!35 = !DILocalVariable(name: "b", arg: 2, scope: !30, file: !11, line: 4, type: !14)
!36 = !DILocation(line: 4, column: 41, scope: !30)
!37 = !DILocation(line: 4, column: 55, scope: !30)
!38 = !DILocation(line: 4, column: 65, scope: !30)
!39 = !DILocation(line: 4, column: 61, scope: !30)
!40 = !DILocation(line: 4, column: 46, scope: !30)
!41 = distinct !DISubprogram(name: "mkbig", scope: !11, file: !11, line: 5, type: !42, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!42 = !DISubroutineType(types: !43)
!43 = !{!44, !48}
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !11, line: 2, size: 256, elements: !45)
!45 = !{!46}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !44, file: !11, line: 2, baseType: !47, size: 256)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 256, elements: !49)
!48 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!49 = !{!50}
!50 = !DISubrange(count: 4)
!51 = !DILocalVariable(name: "x", arg: 1, scope: !41, file: !11, line: 5, type: !48)
!52 = !DILocation(line: 5, column: 23, scope: !41)
!53 = !DILocalVariable(name: "b", scope: !41, file: !11, line: 5, type: !44)
!54 = !DILocation(line: 5, column: 39, scope: !41)
!55 = !DILocation(line: 5, column: 43, scope: !41)
!56 = !DILocation(line: 5, column: 45, scope: !41)
!57 = !DILocation(line: 5, column: 44, scope: !41)
!58 = !DILocation(line: 5, column: 48, scope: !41)
!59 = !DILocation(line: 5, column: 50, scope: !41)
!60 = !DILocation(line: 5, column: 55, scope: !41)
!61 = !DILocation(line: 5, column: 57, scope: !41)
!62 = !DILocation(line: 5, column: 62, scope: !41)
!63 = !DILocation(line: 5, column: 64, scope: !41)
!64 = !DILocation(line: 5, column: 71, scope: !41)
!65 = distinct !DISubprogram(name: "sumbig", scope: !11, file: !11, line: 6, type: !66, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!66 = !DISubroutineType(types: !67)
!67 = !{!48, !44}
!68 = !DILocalVariable(name: "b", arg: 1, scope: !65, file: !11, line: 6, type: !44)
!69 = !DILocation(line: 6, column: 24, scope: !65)
!70 = !DILocation(line: 6, column: 38, scope: !65)
!71 = !DILocation(line: 6, column: 36, scope: !65)
!72 = !DILocation(line: 6, column: 47, scope: !65)
!73 = !DILocation(line: 6, column: 45, scope: !65)
!74 = !DILocation(line: 6, column: 43, scope: !65)
!75 = !DILocation(line: 6, column: 29, scope: !65)
