; ModuleID = 'types.c'
source_filename = "types.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { i32, i32, i32, i8, ptr }

@.str = private unnamed_addr constant [5 x i8] c"here\00", align 1, !dbg !0
@origin = dso_local global { i32, i32, i32, i8, [3 x i8], ptr } { i32 1, i32 2, i32 5, i8 3, [3 x i8] zeroinitializer, ptr @.str }, align 8, !dbg !7
@__const.main.v = private unnamed_addr constant [3 x double] [double 1.000000e+00, double 2.000000e+00, double 3.000000e+00], align 16
@ratios = dso_local global [2 x [3 x double]] zeroinitializer, align 16, !dbg !27
@handler = dso_local global ptr null, align 8, !dbg !34
@touch.calls = internal global i32 0, align 4, !dbg !40

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 !dbg !57 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x double], align 16
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !60, !DIExpression(), !63)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.v, i64 24, i1 false), !dbg !63
  %3 = getelementptr inbounds [3 x double], ptr %2, i64 0, i64 0, !dbg !64
  %4 = call i32 @touch(ptr noundef @origin, ptr noundef %3), !dbg !65
  %5 = sub nsw i32 %4, 2, !dbg !66
  ret i32 %5, !dbg !67
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @touch(ptr noundef %0, ptr noundef %1) #0 !dbg !42 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !68, !DIExpression(), !69)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !70, !DIExpression(), !71)
  %5 = load i32, ptr @touch.calls, align 4, !dbg !72
  %6 = add nsw i32 %5, 1, !dbg !72
  store i32 %6, ptr @touch.calls, align 4, !dbg !72
  %7 = load ptr, ptr %4, align 8, !dbg !73
  %8 = getelementptr inbounds double, ptr %7, i64 0, !dbg !73
  %9 = load double, ptr %8, align 8, !dbg !73
  store double %9, ptr getelementptr inbounds ([3 x double], ptr getelementptr inbounds ([2 x [3 x double]], ptr @ratios, i64 0, i64 1), i64 0, i64 2), align 8, !dbg !74
  %10 = load ptr, ptr @handler, align 8, !dbg !75
  %11 = icmp ne ptr %10, null, !dbg !75
  br i1 %11, label %12, label %16, !dbg !75

12:                                               ; preds = %2
  %13 = load ptr, ptr @handler, align 8, !dbg !77
  %14 = load ptr, ptr %3, align 8, !dbg !78
  %15 = call i32 %13(ptr noundef %14, i8 noundef signext 120), !dbg !77
  br label %16, !dbg !77

16:                                               ; preds = %12, %2
  %17 = load ptr, ptr %3, align 8, !dbg !79
  %18 = getelementptr inbounds nuw %struct.point, ptr %17, i32 0, i32 0, !dbg !80
  %19 = load i32, ptr %18, align 8, !dbg !80
  %20 = load i32, ptr @touch.calls, align 4, !dbg !81
  %21 = add nsw i32 %19, %20, !dbg !82
  ret i32 %21, !dbg !83
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 3, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "types.c", directory: ".", checksumkind: CSK_MD5, checksum: "2dfc5d56e54668c430283fd48b1b5df4")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "origin", scope: !9, file: !2, line: 3, type: !12, isLocal: false, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !10, globals: !26, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, scope: !12, file: !2, line: 1, baseType: !19, size: 32, elements: !23)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "point", file: !2, line: 1, size: 192, elements: !13)
!13 = !{!14, !16, !17, !18, !20}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !12, file: !2, line: 1, baseType: !15, size: 32)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !12, file: !2, line: 1, baseType: !15, size: 32, offset: 32)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !12, file: !2, line: 1, baseType: !11, size: 32, offset: 64)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !12, file: !2, line: 1, baseType: !19, size: 3, offset: 96, flags: DIFlagBitField, extraData: i64 96)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !12, file: !2, line: 1, baseType: !21, size: 64, offset: 128)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!23 = !{!24, !25}
!24 = !DIEnumerator(name: "A", value: 0)
!25 = !DIEnumerator(name: "B", value: 5)
!26 = !{!0, !7, !27, !34, !40}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "ratios", scope: !9, file: !2, line: 4, type: !29, isLocal: false, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 384, elements: !31)
!30 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!31 = !{!32, !33}
!32 = !DISubrange(count: 2)
!33 = !DISubrange(count: 3)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "handler", scope: !9, file: !2, line: 5, type: !36, isLocal: false, isDefinition: true)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DISubroutineType(types: !38)
!38 = !{!15, !39, !4}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "calls", scope: !42, file: !2, line: 6, type: !15, isLocal: true, isDefinition: true)
!42 = distinct !DISubprogram(name: "touch", scope: !2, file: !2, line: 6, type: !43, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !48)
!43 = !DISubroutineType(types: !44)
!44 = !{!15, !45, !47}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "point_t", file: !2, line: 2, baseType: !12)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!48 = !{}
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 8, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 2}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!57 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 7, type: !58, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !48)
!58 = !DISubroutineType(types: !59)
!59 = !{!15}
!60 = !DILocalVariable(name: "v", scope: !57, file: !2, line: 7, type: !61)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !30, size: 192, elements: !62)
!62 = !{!33}
!63 = !DILocation(line: 7, column: 25, scope: !57)
!64 = !DILocation(line: 7, column: 65, scope: !57)
!65 = !DILocation(line: 7, column: 50, scope: !57)
!66 = !DILocation(line: 7, column: 68, scope: !57)
!67 = !DILocation(line: 7, column: 43, scope: !57)
!68 = !DILocalVariable(name: "p", arg: 1, scope: !42, file: !2, line: 6, type: !45)
!69 = !DILocation(line: 6, column: 27, scope: !42)
!70 = !DILocalVariable(name: "d", arg: 2, scope: !42, file: !2, line: 6, type: !47)
!71 = !DILocation(line: 6, column: 37, scope: !42)
!72 = !DILocation(line: 6, column: 68, scope: !42)
!73 = !DILocation(line: 6, column: 87, scope: !42)
!74 = !DILocation(line: 6, column: 85, scope: !42)
!75 = !DILocation(line: 6, column: 97, scope: !76)
!76 = distinct !DILexicalBlock(scope: !42, file: !2, line: 6, column: 97)
!77 = !DILocation(line: 6, column: 106, scope: !76)
!78 = !DILocation(line: 6, column: 114, scope: !76)
!79 = !DILocation(line: 6, column: 130, scope: !42)
!80 = !DILocation(line: 6, column: 133, scope: !42)
!81 = !DILocation(line: 6, column: 137, scope: !42)
!82 = !DILocation(line: 6, column: 135, scope: !42)
!83 = !DILocation(line: 6, column: 123, scope: !42)
