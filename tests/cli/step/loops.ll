; ModuleID = 'inlined.c'
source_filename = "inlined.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !17 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !24, !DIExpression(), !25)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !26, !DIExpression(), !27)
    #dbg_declare(ptr %6, !28, !DIExpression(), !34)
  store ptr null, ptr %6, align 8, !dbg !34
    #dbg_declare(ptr %7, !35, !DIExpression(), !37)
  store i32 0, ptr %7, align 4, !dbg !37
  br label %9, !dbg !38

9:                                                ; preds = %21, %2
  %10 = load i32, ptr %7, align 4, !dbg !39
  %11 = icmp slt i32 %10, 4, !dbg !41
  br i1 %11, label %12, label %24, !dbg !42

12:                                               ; preds = %9
    #dbg_declare(ptr %8, !43, !DIExpression(), !45)
  %13 = call ptr @malloc(i64 noundef 16) #3, !dbg !46
  store ptr %13, ptr %8, align 8, !dbg !45
  %14 = load i32, ptr %7, align 4, !dbg !47
  %15 = load ptr, ptr %8, align 8, !dbg !48
  %16 = getelementptr inbounds %struct.node, ptr %15, i32 0, i32 0, !dbg !49
  store i32 %14, ptr %16, align 8, !dbg !50
  %17 = load ptr, ptr %6, align 8, !dbg !51
  %18 = load ptr, ptr %8, align 8, !dbg !52
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 1, !dbg !53
  store ptr %17, ptr %19, align 8, !dbg !54
  %20 = load ptr, ptr %8, align 8, !dbg !55
  store ptr %20, ptr %6, align 8, !dbg !56
  br label %21, !dbg !57

21:                                               ; preds = %12
  %22 = load i32, ptr %7, align 4, !dbg !58
  %23 = add nsw i32 %22, 1, !dbg !58
  store i32 %23, ptr %7, align 4, !dbg !58
  br label %9, !dbg !59, !llvm.loop !60

24:                                               ; preds = %9
  %25 = load ptr, ptr %6, align 8, !dbg !63
  %26 = call i32 @sum(ptr noundef %25), !dbg !64
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %26), !dbg !65
  ret i32 0, !dbg !66
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(ptr noundef %0) #0 !dbg !67 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !70, !DIExpression(), !71)
    #dbg_declare(ptr %3, !72, !DIExpression(), !73)
  store i32 0, ptr %3, align 4, !dbg !73
  br label %4, !dbg !74

4:                                                ; preds = %7, %1
  %5 = load ptr, ptr %2, align 8, !dbg !75
  %6 = icmp ne ptr %5, null, !dbg !74
  br i1 %6, label %7, label %17, !dbg !74

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8, !dbg !76
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !78
  %10 = load i32, ptr %9, align 8, !dbg !78
  %11 = call i32 @square(i32 noundef %10), !dbg !79
  %12 = load i32, ptr %3, align 4, !dbg !80
  %13 = add nsw i32 %12, %11, !dbg !80
  store i32 %13, ptr %3, align 4, !dbg !80
  %14 = load ptr, ptr %2, align 8, !dbg !81
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 1, !dbg !82
  %16 = load ptr, ptr %15, align 8, !dbg !82
  store ptr %16, ptr %2, align 8, !dbg !83
  br label %4, !dbg !74, !llvm.loop !84

17:                                               ; preds = %4
  %18 = load i32, ptr %3, align 4, !dbg !86
  ret i32 %18, !dbg !87
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @square(i32 noundef %0) #0 !dbg !88 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !91, !DIExpression(), !92)
    #dbg_declare(ptr %3, !93, !DIExpression(), !94)
  %4 = load i32, ptr %2, align 4, !dbg !95
  %5 = load i32, ptr %2, align 4, !dbg !96
  %6 = mul nsw i32 %4, %5, !dbg !97
  store i32 %6, ptr %3, align 4, !dbg !94
  %7 = load i32, ptr %3, align 4, !dbg !98
  %8 = add nsw i32 %7, 1, !dbg !99
  ret i32 %8, !dbg !100
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { allocsize(0) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "inlined.c", directory: ".", checksumkind: CSK_MD5, checksum: "98e79a6d4dc2a04a4f10944e6731583b")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"clang"}
!17 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 13, type: !18, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20, !21}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!23 = !{}
!24 = !DILocalVariable(name: "argc", arg: 1, scope: !17, file: !2, line: 13, type: !20)
!25 = !DILocation(line: 13, column: 14, scope: !17)
!26 = !DILocalVariable(name: "argv", arg: 2, scope: !17, file: !2, line: 13, type: !21)
!27 = !DILocation(line: 13, column: 27, scope: !17)
!28 = !DILocalVariable(name: "head", scope: !17, file: !2, line: 14, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 3, size: 128, elements: !31)
!31 = !{!32, !33}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !30, file: !2, line: 3, baseType: !20, size: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !30, file: !2, line: 3, baseType: !29, size: 64, offset: 64)
!34 = !DILocation(line: 14, column: 16, scope: !17)
!35 = !DILocalVariable(name: "i", scope: !36, file: !2, line: 15, type: !20)
!36 = distinct !DILexicalBlock(scope: !17, file: !2, line: 15, column: 3)
!37 = !DILocation(line: 15, column: 12, scope: !36)
!38 = !DILocation(line: 15, column: 8, scope: !36)
!39 = !DILocation(line: 15, column: 19, scope: !40)
!40 = distinct !DILexicalBlock(scope: !36, file: !2, line: 15, column: 3)
!41 = !DILocation(line: 15, column: 21, scope: !40)
!42 = !DILocation(line: 15, column: 3, scope: !36)
!43 = !DILocalVariable(name: "n", scope: !44, file: !2, line: 16, type: !29)
!44 = distinct !DILexicalBlock(scope: !40, file: !2, line: 15, column: 31)
!45 = !DILocation(line: 16, column: 18, scope: !44)
!46 = !DILocation(line: 16, column: 22, scope: !44)
!47 = !DILocation(line: 17, column: 12, scope: !44)
!48 = !DILocation(line: 17, column: 5, scope: !44)
!49 = !DILocation(line: 17, column: 8, scope: !44)
!50 = !DILocation(line: 17, column: 10, scope: !44)
!51 = !DILocation(line: 18, column: 15, scope: !44)
!52 = !DILocation(line: 18, column: 5, scope: !44)
!53 = !DILocation(line: 18, column: 8, scope: !44)
!54 = !DILocation(line: 18, column: 13, scope: !44)
!55 = !DILocation(line: 19, column: 12, scope: !44)
!56 = !DILocation(line: 19, column: 10, scope: !44)
!57 = !DILocation(line: 20, column: 3, scope: !44)
!58 = !DILocation(line: 15, column: 27, scope: !40)
!59 = !DILocation(line: 15, column: 3, scope: !40)
!60 = distinct !{!60, !42, !61, !62}
!61 = !DILocation(line: 20, column: 3, scope: !36)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocation(line: 21, column: 22, scope: !17)
!64 = !DILocation(line: 21, column: 18, scope: !17)
!65 = !DILocation(line: 21, column: 3, scope: !17)
!66 = !DILocation(line: 22, column: 3, scope: !17)
!67 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 5, type: !68, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !23)
!68 = !DISubroutineType(types: !69)
!69 = !{!20, !29}
!70 = !DILocalVariable(name: "n", arg: 1, scope: !67, file: !2, line: 5, type: !29)
!71 = !DILocation(line: 5, column: 29, scope: !67)
!72 = !DILocalVariable(name: "t", scope: !67, file: !2, line: 6, type: !20)
!73 = !DILocation(line: 6, column: 7, scope: !67)
!74 = !DILocation(line: 7, column: 3, scope: !67)
!75 = !DILocation(line: 7, column: 10, scope: !67)
!76 = !DILocation(line: 8, column: 17, scope: !77)
!77 = distinct !DILexicalBlock(scope: !67, file: !2, line: 7, column: 13)
!78 = !DILocation(line: 8, column: 20, scope: !77)
!79 = !DILocation(line: 8, column: 10, scope: !77)
!80 = !DILocation(line: 8, column: 7, scope: !77)
!81 = !DILocation(line: 9, column: 9, scope: !77)
!82 = !DILocation(line: 9, column: 12, scope: !77)
!83 = !DILocation(line: 9, column: 7, scope: !77)
!84 = distinct !{!84, !74, !85, !62}
!85 = !DILocation(line: 10, column: 3, scope: !67)
!86 = !DILocation(line: 11, column: 10, scope: !67)
!87 = !DILocation(line: 11, column: 3, scope: !67)
!88 = distinct !DISubprogram(name: "square", scope: !2, file: !2, line: 4, type: !89, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !23)
!89 = !DISubroutineType(types: !90)
!90 = !{!20, !20}
!91 = !DILocalVariable(name: "x", arg: 1, scope: !88, file: !2, line: 4, type: !20)
!92 = !DILocation(line: 4, column: 30, scope: !88)
!93 = !DILocalVariable(name: "y", scope: !88, file: !2, line: 4, type: !20)
!94 = !DILocation(line: 4, column: 39, scope: !88)
!95 = !DILocation(line: 4, column: 43, scope: !88)
!96 = !DILocation(line: 4, column: 47, scope: !88)
!97 = !DILocation(line: 4, column: 45, scope: !88)
!98 = !DILocation(line: 4, column: 57, scope: !88)
!99 = !DILocation(line: 4, column: 59, scope: !88)
!100 = !DILocation(line: 4, column: 50, scope: !88)
