source_filename = "source.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.person = type { [16 x i8], ptr, i32 }
%struct.node = type { i32, ptr }

@.str = private unnamed_addr constant [7 x i8] c"London\00", align 1, !dbg !0
@__const.main.ada = private unnamed_addr constant { [16 x i8], ptr, i32, [4 x i8] } { [16 x i8] c"Ada\00\00\00\00\00\00\00\00\00\00\00\00\00", ptr @.str, i32 36, [4 x i8] zeroinitializer }, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca %struct.person, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !22, !DIExpression(), !28)
  store ptr null, ptr %2, align 8, !dbg !28
    #dbg_declare(ptr %3, !29, !DIExpression(), !40)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.main.ada, i64 32, i1 false), !dbg !40
    #dbg_declare(ptr %4, !41, !DIExpression(), !42)
  store i32 3, ptr %4, align 4, !dbg !42
    #dbg_declare(ptr %5, !43, !DIExpression(), !45)
  store i32 0, ptr %5, align 4, !dbg !45
  br label %6, !dbg !46

6:                                                ; preds = %13, %0
  %7 = load i32, ptr %5, align 4, !dbg !47
  %8 = icmp slt i32 %7, 3, !dbg !49
  br i1 %8, label %9, label %16, !dbg !50

9:                                                ; preds = %6
  %10 = load i32, ptr %5, align 4, !dbg !51
  %11 = load ptr, ptr %2, align 8, !dbg !52
  %12 = call ptr @cons(i32 %10, ptr %11), !dbg !53
  store ptr %12, ptr %2, align 8, !dbg !54
  br label %13, !dbg !55

13:                                               ; preds = %9
  %14 = load i32, ptr %5, align 4, !dbg !56
  %15 = add nsw i32 %14, 1, !dbg !56
  store i32 %15, ptr %5, align 4, !dbg !56
  br label %6, !dbg !57, !llvm.loop !58

16:                                               ; preds = %6
  %17 = load ptr, ptr %2, align 8, !dbg !61
  %18 = call i32 @sum(ptr %17), !dbg !62
  %19 = load i32, ptr %4, align 4, !dbg !63
  %20 = add nsw i32 %18, %19, !dbg !64
  ret i32 %20, !dbg !65
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @cons(i32 %0, ptr %1) #0 !dbg !66 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !69, !DIExpression(), !70)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !71, !DIExpression(), !72)
    #dbg_declare(ptr %5, !73, !DIExpression(), !74)
  %6 = call noalias ptr @malloc(i64 16) #3, !dbg !75
  store ptr %6, ptr %5, align 8, !dbg !74
  %7 = load i32, ptr %3, align 4, !dbg !76
  %8 = load ptr, ptr %5, align 8, !dbg !77
  %9 = getelementptr inbounds nuw %struct.node, ptr %8, i32 0, i32 0, !dbg !78
  store i32 %7, ptr %9, align 8, !dbg !79
  %10 = load ptr, ptr %4, align 8, !dbg !80
  %11 = load ptr, ptr %5, align 8, !dbg !81
  %12 = getelementptr inbounds nuw %struct.node, ptr %11, i32 0, i32 1, !dbg !82
  store ptr %10, ptr %12, align 8, !dbg !83
  %13 = load ptr, ptr %5, align 8, !dbg !84
  ret ptr %13, !dbg !85
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sum(ptr %0) #0 !dbg !86 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !89, !DIExpression(), !90)
    #dbg_declare(ptr %3, !91, !DIExpression(), !92)
  store i32 0, ptr %3, align 4, !dbg !92
  br label %4, !dbg !93

4:                                                ; preds = %7, %1
  %5 = load ptr, ptr %2, align 8, !dbg !94
  %6 = icmp ne ptr %5, null, !dbg !93
  br i1 %6, label %7, label %16, !dbg !93

7:                                                ; preds = %4
  %8 = load ptr, ptr %2, align 8, !dbg !95
  %9 = getelementptr inbounds nuw %struct.node, ptr %8, i32 0, i32 0, !dbg !97
  %10 = load i32, ptr %9, align 8, !dbg !97
  %11 = load i32, ptr %3, align 4, !dbg !98
  %12 = add nsw i32 %11, %10, !dbg !98
  store i32 %12, ptr %3, align 4, !dbg !98
  %13 = load ptr, ptr %2, align 8, !dbg !99
  %14 = getelementptr inbounds nuw %struct.node, ptr %13, i32 0, i32 1, !dbg !100
  %15 = load ptr, ptr %14, align 8, !dbg !100
  store ptr %15, ptr %2, align 8, !dbg !101
  br label %4, !dbg !93, !llvm.loop !102

16:                                               ; preds = %4
  %17 = load i32, ptr %3, align 4, !dbg !104
  ret i32 %17, !dbg !105
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "source.c", directory: ".", checksumkind: CSK_MD5, checksum: "7362b62680219594543f6e99e5e945b5")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
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
!17 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 24, type: !18, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "list", scope: !17, file: !2, line: 25, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !2, line: 5, size: 128, elements: !25)
!25 = !{!26, !27}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !24, file: !2, line: 5, baseType: !20, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !24, file: !2, line: 5, baseType: !23, size: 64, offset: 64)
!28 = !DILocation(line: 25, column: 16, scope: !17)
!29 = !DILocalVariable(name: "ada", scope: !17, file: !2, line: 26, type: !30)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "person", file: !2, line: 6, size: 256, elements: !31)
!31 = !{!32, !36, !39}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !30, file: !2, line: 6, baseType: !33, size: 128)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 16)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "city", scope: !30, file: !2, line: 6, baseType: !37, size: 64, offset: 128)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "age", scope: !30, file: !2, line: 6, baseType: !20, size: 32, offset: 192)
!40 = !DILocation(line: 26, column: 17, scope: !17)
!41 = !DILocalVariable(name: "extra", scope: !17, file: !2, line: 27, type: !20)
!42 = !DILocation(line: 27, column: 7, scope: !17)
!43 = !DILocalVariable(name: "i", scope: !44, file: !2, line: 28, type: !20)
!44 = distinct !DILexicalBlock(scope: !17, file: !2, line: 28, column: 3)
!45 = !DILocation(line: 28, column: 12, scope: !44)
!46 = !DILocation(line: 28, column: 8, scope: !44)
!47 = !DILocation(line: 28, column: 19, scope: !48)
!48 = distinct !DILexicalBlock(scope: !44, file: !2, line: 28, column: 3)
!49 = !DILocation(line: 28, column: 21, scope: !48)
!50 = !DILocation(line: 28, column: 3, scope: !44)
!51 = !DILocation(line: 29, column: 17, scope: !48)
!52 = !DILocation(line: 29, column: 20, scope: !48)
!53 = !DILocation(line: 29, column: 12, scope: !48)
!54 = !DILocation(line: 29, column: 10, scope: !48)
!55 = !DILocation(line: 29, column: 5, scope: !48)
!56 = !DILocation(line: 28, column: 27, scope: !48)
!57 = !DILocation(line: 28, column: 3, scope: !48)
!58 = distinct !{!58, !50, !59, !60}
!59 = !DILocation(line: 29, column: 24, scope: !44)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 30, column: 14, scope: !17)
!62 = !DILocation(line: 30, column: 10, scope: !17)
!63 = !DILocation(line: 30, column: 22, scope: !17)
!64 = !DILocation(line: 30, column: 20, scope: !17)
!65 = !DILocation(line: 30, column: 3, scope: !17)
!66 = distinct !DISubprogram(name: "cons", scope: !2, file: !2, line: 8, type: !67, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !21)
!67 = !DISubroutineType(types: !68)
!68 = !{!23, !20, !23}
!69 = !DILocalVariable(name: "x", arg: 1, scope: !66, file: !2, line: 8, type: !20)
!70 = !DILocation(line: 8, column: 30, scope: !66)
!71 = !DILocalVariable(name: "next", arg: 2, scope: !66, file: !2, line: 8, type: !23)
!72 = !DILocation(line: 8, column: 46, scope: !66)
!73 = !DILocalVariable(name: "n", scope: !66, file: !2, line: 9, type: !23)
!74 = !DILocation(line: 9, column: 16, scope: !66)
!75 = !DILocation(line: 9, column: 20, scope: !66)
!76 = !DILocation(line: 10, column: 14, scope: !66)
!77 = !DILocation(line: 10, column: 3, scope: !66)
!78 = !DILocation(line: 10, column: 6, scope: !66)
!79 = !DILocation(line: 10, column: 12, scope: !66)
!80 = !DILocation(line: 11, column: 13, scope: !66)
!81 = !DILocation(line: 11, column: 3, scope: !66)
!82 = !DILocation(line: 11, column: 6, scope: !66)
!83 = !DILocation(line: 11, column: 11, scope: !66)
!84 = !DILocation(line: 12, column: 10, scope: !66)
!85 = !DILocation(line: 12, column: 3, scope: !66)
!86 = distinct !DISubprogram(name: "sum", scope: !2, file: !2, line: 15, type: !87, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !21)
!87 = !DISubroutineType(types: !88)
!88 = !{!20, !23}
!89 = !DILocalVariable(name: "n", arg: 1, scope: !86, file: !2, line: 15, type: !23)
!90 = !DILocation(line: 15, column: 29, scope: !86)
!91 = !DILocalVariable(name: "s", scope: !86, file: !2, line: 16, type: !20)
!92 = !DILocation(line: 16, column: 7, scope: !86)
!93 = !DILocation(line: 17, column: 3, scope: !86)
!94 = !DILocation(line: 17, column: 10, scope: !86)
!95 = !DILocation(line: 18, column: 10, scope: !96)
!96 = distinct !DILexicalBlock(scope: !86, file: !2, line: 17, column: 13)
!97 = !DILocation(line: 18, column: 13, scope: !96)
!98 = !DILocation(line: 18, column: 7, scope: !96)
!99 = !DILocation(line: 19, column: 9, scope: !96)
!100 = !DILocation(line: 19, column: 12, scope: !96)
!101 = !DILocation(line: 19, column: 7, scope: !96)
!102 = distinct !{!102, !93, !103, !60}
!103 = !DILocation(line: 20, column: 3, scope: !86)
!104 = !DILocation(line: 21, column: 10, scope: !86)
!105 = !DILocation(line: 21, column: 3, scope: !86)
