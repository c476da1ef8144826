; ModuleID = 'gdb.c'
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

%struct.flags = type { i8, [3 x i8] }
%struct.point = type { i32, i32 }
%struct.node = type { i32, ptr }

@u = dso_local global i32 0, align 4, !dbg !0
@__const.main.a = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@__const.main.fl = private unnamed_addr constant %struct.flags { i8 59, [3 x i8] undef }, align 4
@__const.main.name = private unnamed_addr constant [8 x i8] c"abc\00\00\00\00\00", align 1
@total = internal global double 0.000000e+00, align 8, !dbg !11
@.str = private unnamed_addr constant [7 x i8] c"%d %g\0A\00", align 1, !dbg !5
@counter = internal global i32 3, align 4, !dbg !27
@push.calls = internal global i32 0, align 4, !dbg !14

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !38 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [4 x i32], align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca %struct.flags, align 4
  %12 = alloca ptr, align 8
  %13 = alloca [8 x i8], align 1
  %14 = alloca %struct.point, align 4
  %15 = alloca %struct.point, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !43, !DIExpression(), !44)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !45, !DIExpression(), !46)
    #dbg_declare(ptr %6, !47, !DIExpression(), !48)
  store ptr null, ptr %6, align 8, !dbg !48
    #dbg_declare(ptr %7, !49, !DIExpression(), !53)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %7, ptr align 16 @__const.main.a, i64 16, i1 false), !dbg !53
    #dbg_declare(ptr %8, !54, !DIExpression(), !55)
  store i32 4, ptr %8, align 4, !dbg !55
    #dbg_declare(ptr %9, !56, !DIExpression(), !57)
  store i32 0, ptr %9, align 4, !dbg !57
    #dbg_declare(ptr %10, !58, !DIExpression(), !60)
  store float 1.000000e+00, ptr %10, align 4, !dbg !60
    #dbg_declare(ptr %11, !61, !DIExpression(), !66)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 @__const.main.fl, i64 4, i1 false), !dbg !66
    #dbg_declare(ptr %12, !67, !DIExpression(), !69)
  store ptr @push, ptr %12, align 8, !dbg !69
    #dbg_declare(ptr %13, !70, !DIExpression(), !74)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %13, ptr align 1 @__const.main.name, i64 8, i1 false), !dbg !74
  store i32 0, ptr %9, align 4, !dbg !75
  br label %16, !dbg !77

16:                                               ; preds = %24, %2
  %17 = load i32, ptr %9, align 4, !dbg !78
  %18 = icmp slt i32 %17, 3, !dbg !80
  br i1 %18, label %19, label %27, !dbg !81

19:                                               ; preds = %16
  %20 = load ptr, ptr %12, align 8, !dbg !82
  %21 = load i32, ptr %9, align 4, !dbg !83
  %22 = add nsw i32 %21, 5, !dbg !84
  %23 = call i32 %20(ptr noundef %6, i32 noundef %22), !dbg !82
  br label %24, !dbg !82

24:                                               ; preds = %19
  %25 = load i32, ptr %9, align 4, !dbg !85
  %26 = add nsw i32 %25, 1, !dbg !85
  store i32 %26, ptr %9, align 4, !dbg !85
  br label %16, !dbg !86, !llvm.loop !87

27:                                               ; preds = %16
    #dbg_declare(ptr %14, !90, !DIExpression(), !95)
  %28 = call i64 @make(i32 noundef 3, i32 noundef 4), !dbg !96
  store i64 %28, ptr %14, align 4, !dbg !96
    #dbg_declare(ptr %15, !97, !DIExpression(), !98)
  call void @llvm.memset.p0.i64(ptr align 4 %15, i8 0, i64 8, i1 false), !dbg !98
  %29 = load float, ptr %10, align 4, !dbg !99
  %30 = fdiv float %29, 3.000000e+00, !dbg !100
  %31 = getelementptr inbounds %struct.point, ptr %14, i32 0, i32 0, !dbg !101
  %32 = load i32, ptr %31, align 4, !dbg !101
  %33 = sitofp i32 %32 to float, !dbg !102
  %34 = fadd float %30, %33, !dbg !103
  %35 = fpext float %34 to double, !dbg !99
  store double %35, ptr @total, align 8, !dbg !104
  %36 = load i32, ptr @counter, align 4, !dbg !105
  %37 = load double, ptr @total, align 8, !dbg !106
  %38 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %36, double noundef %37), !dbg !107
  %39 = load i32, ptr %8, align 4, !dbg !108
  %40 = getelementptr inbounds %struct.point, ptr %15, i32 0, i32 0, !dbg !109
  %41 = load i32, ptr %40, align 4, !dbg !109
  %42 = add nsw i32 %39, %41, !dbg !110
  ret i32 %42, !dbg !111
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @push(ptr noundef %0, i32 noundef %1) #0 !dbg !16 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !112, !DIExpression(), !113)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !114, !DIExpression(), !115)
    #dbg_declare(ptr %5, !116, !DIExpression(), !117)
  %6 = call ptr @malloc(i64 noundef 16) #5, !dbg !118
  store ptr %6, ptr %5, align 8, !dbg !117
  %7 = load i32, ptr @push.calls, align 4, !dbg !119
  %8 = add nsw i32 %7, 1, !dbg !119
  store i32 %8, ptr @push.calls, align 4, !dbg !119
  %9 = load i32, ptr %4, align 4, !dbg !120
  %10 = load ptr, ptr %5, align 8, !dbg !121
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !122
  store i32 %9, ptr %11, align 8, !dbg !123
  %12 = load ptr, ptr %3, align 8, !dbg !124
  %13 = load ptr, ptr %12, align 8, !dbg !125
  %14 = load ptr, ptr %5, align 8, !dbg !126
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 1, !dbg !127
  store ptr %13, ptr %15, align 8, !dbg !128
  %16 = load ptr, ptr %5, align 8, !dbg !129
  %17 = load ptr, ptr %3, align 8, !dbg !130
  store ptr %16, ptr %17, align 8, !dbg !131
  %18 = load i32, ptr %4, align 4, !dbg !132
  %19 = load i32, ptr @counter, align 4, !dbg !133
  %20 = add nsw i32 %19, %18, !dbg !133
  store i32 %20, ptr @counter, align 4, !dbg !133
  %21 = load i32, ptr @push.calls, align 4, !dbg !134
  ret i32 %21, !dbg !135
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @make(i32 noundef %0, i32 noundef %1) #0 !dbg !136 {
  %3 = alloca %struct.point, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !139, !DIExpression(), !140)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !141, !DIExpression(), !142)
    #dbg_declare(ptr %3, !143, !DIExpression(), !144)
  %6 = getelementptr inbounds %struct.point, ptr %3, i32 0, i32 0, !dbg !145
  %7 = load i32, ptr %4, align 4, !dbg !146
  store i32 %7, ptr %6, align 4, !dbg !145
  %8 = getelementptr inbounds %struct.point, ptr %3, i32 0, i32 1, !dbg !145
  %9 = load i32, ptr %5, align 4, !dbg !147
  store i32 %9, ptr %8, align 4, !dbg !145
  %10 = load i64, ptr %3, align 4, !dbg !148
  ret i64 %10, !dbg !148
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 8, type: !29, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "gdb.c", directory: ".", checksumkind: CSK_MD5, checksum: "958f3f8294622acf83e318d921d15d05")
!4 = !{!0, !5, !11, !14, !27}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 56, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 7)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 7, type: !13, isLocal: true, isDefinition: true)
!13 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "calls", scope: !16, file: !3, line: 11, type: !19, isLocal: true, isDefinition: true)
!16 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 10, type: !17, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!17 = !DISubroutineType(types: !18)
!18 = !{!19, !20, !19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 5, size: 128, elements: !23)
!23 = !{!24, !25}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !22, file: !3, line: 5, baseType: !19, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !22, file: !3, line: 5, baseType: !21, size: 64, offset: 64)
!26 = !{}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 6, type: !19, isLocal: true, isDefinition: true)
!29 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !39, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!39 = !DISubroutineType(types: !40)
!40 = !{!19, !19, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!43 = !DILocalVariable(name: "argc", arg: 1, scope: !38, file: !3, line: 18, type: !19)
!44 = !DILocation(line: 18, column: 14, scope: !38)
!45 = !DILocalVariable(name: "argv", arg: 2, scope: !38, file: !3, line: 18, type: !41)
!46 = !DILocation(line: 18, column: 27, scope: !38)
!47 = !DILocalVariable(name: "list", scope: !38, file: !3, line: 19, type: !21)
!48 = !DILocation(line: 19, column: 16, scope: !38)
!49 = !DILocalVariable(name: "a", scope: !38, file: !3, line: 20, type: !50)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 128, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 4)
!53 = !DILocation(line: 20, column: 7, scope: !38)
!54 = !DILocalVariable(name: "len", scope: !38, file: !3, line: 21, type: !19)
!55 = !DILocation(line: 21, column: 7, scope: !38)
!56 = !DILocalVariable(name: "i", scope: !38, file: !3, line: 21, type: !19)
!57 = !DILocation(line: 21, column: 16, scope: !38)
!58 = !DILocalVariable(name: "f", scope: !38, file: !3, line: 22, type: !59)
!59 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!60 = !DILocation(line: 22, column: 9, scope: !38)
!61 = !DILocalVariable(name: "fl", scope: !38, file: !3, line: 23, type: !62)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 4, size: 32, elements: !63)
!63 = !{!64, !65}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "on", scope: !62, file: !3, line: 4, baseType: !29, size: 1, flags: DIFlagBitField, extraData: i64 0)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "level", scope: !62, file: !3, line: 4, baseType: !19, size: 5, offset: 1, flags: DIFlagBitField, extraData: i64 0)
!66 = !DILocation(line: 23, column: 16, scope: !38)
!67 = !DILocalVariable(name: "fp", scope: !38, file: !3, line: 24, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!69 = !DILocation(line: 24, column: 9, scope: !38)
!70 = !DILocalVariable(name: "name", scope: !38, file: !3, line: 25, type: !71)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 64, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 8)
!74 = !DILocation(line: 25, column: 8, scope: !38)
!75 = !DILocation(line: 26, column: 10, scope: !76)
!76 = distinct !DILexicalBlock(scope: !38, file: !3, line: 26, column: 3)
!77 = !DILocation(line: 26, column: 8, scope: !76)
!78 = !DILocation(line: 26, column: 15, scope: !79)
!79 = distinct !DILexicalBlock(scope: !76, file: !3, line: 26, column: 3)
!80 = !DILocation(line: 26, column: 17, scope: !79)
!81 = !DILocation(line: 26, column: 3, scope: !76)
!82 = !DILocation(line: 27, column: 5, scope: !79)
!83 = !DILocation(line: 27, column: 15, scope: !79)
!84 = !DILocation(line: 27, column: 17, scope: !79)
!85 = !DILocation(line: 26, column: 23, scope: !79)
!86 = !DILocation(line: 26, column: 3, scope: !79)
!87 = distinct !{!87, !81, !88, !89}
!88 = !DILocation(line: 27, column: 20, scope: !76)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !DILocalVariable(name: "q", scope: !38, file: !3, line: 28, type: !91)
!91 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !3, line: 3, size: 64, elements: !92)
!92 = !{!93, !94}
!93 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !91, file: !3, line: 3, baseType: !19, size: 32)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !91, file: !3, line: 3, baseType: !19, size: 32, offset: 32)
!95 = !DILocation(line: 28, column: 16, scope: !38)
!96 = !DILocation(line: 28, column: 20, scope: !38)
!97 = !DILocalVariable(name: "r", scope: !38, file: !3, line: 28, type: !91)
!98 = !DILocation(line: 28, column: 32, scope: !38)
!99 = !DILocation(line: 29, column: 11, scope: !38)
!100 = !DILocation(line: 29, column: 13, scope: !38)
!101 = !DILocation(line: 29, column: 21, scope: !38)
!102 = !DILocation(line: 29, column: 19, scope: !38)
!103 = !DILocation(line: 29, column: 17, scope: !38)
!104 = !DILocation(line: 29, column: 9, scope: !38)
!105 = !DILocation(line: 30, column: 21, scope: !38)
!106 = !DILocation(line: 30, column: 30, scope: !38)
!107 = !DILocation(line: 30, column: 3, scope: !38)
!108 = !DILocation(line: 31, column: 10, scope: !38)
!109 = !DILocation(line: 31, column: 18, scope: !38)
!110 = !DILocation(line: 31, column: 14, scope: !38)
!111 = !DILocation(line: 31, column: 3, scope: !38)
!112 = !DILocalVariable(name: "list", arg: 1, scope: !16, file: !3, line: 10, type: !20)
!113 = !DILocation(line: 10, column: 31, scope: !16)
!114 = !DILocalVariable(name: "v", arg: 2, scope: !16, file: !3, line: 10, type: !19)
!115 = !DILocation(line: 10, column: 41, scope: !16)
!116 = !DILocalVariable(name: "n", scope: !16, file: !3, line: 12, type: !21)
!117 = !DILocation(line: 12, column: 16, scope: !16)
!118 = !DILocation(line: 12, column: 20, scope: !16)
!119 = !DILocation(line: 13, column: 8, scope: !16)
!120 = !DILocation(line: 14, column: 14, scope: !16)
!121 = !DILocation(line: 14, column: 3, scope: !16)
!122 = !DILocation(line: 14, column: 6, scope: !16)
!123 = !DILocation(line: 14, column: 12, scope: !16)
!124 = !DILocation(line: 14, column: 28, scope: !16)
!125 = !DILocation(line: 14, column: 27, scope: !16)
!126 = !DILocation(line: 14, column: 17, scope: !16)
!127 = !DILocation(line: 14, column: 20, scope: !16)
!128 = !DILocation(line: 14, column: 25, scope: !16)
!129 = !DILocation(line: 14, column: 42, scope: !16)
!130 = !DILocation(line: 14, column: 35, scope: !16)
!131 = !DILocation(line: 14, column: 40, scope: !16)
!132 = !DILocation(line: 15, column: 14, scope: !16)
!133 = !DILocation(line: 15, column: 11, scope: !16)
!134 = !DILocation(line: 16, column: 10, scope: !16)
!135 = !DILocation(line: 16, column: 3, scope: !16)
!136 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 9, type: !137, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!137 = !DISubroutineType(types: !138)
!138 = !{!91, !19, !19}
!139 = !DILocalVariable(name: "x", arg: 1, scope: !136, file: !3, line: 9, type: !19)
!140 = !DILocation(line: 9, column: 30, scope: !136)
!141 = !DILocalVariable(name: "y", arg: 2, scope: !136, file: !3, line: 9, type: !19)
!142 = !DILocation(line: 9, column: 37, scope: !136)
!143 = !DILocalVariable(name: "p", scope: !136, file: !3, line: 9, type: !91)
!144 = !DILocation(line: 9, column: 55, scope: !136)
!145 = !DILocation(line: 9, column: 59, scope: !136)
!146 = !DILocation(line: 9, column: 61, scope: !136)
!147 = !DILocation(line: 9, column: 64, scope: !136)
!148 = !DILocation(line: 9, column: 69, scope: !136)
