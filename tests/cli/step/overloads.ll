; ModuleID = 'overloads.cpp'
source_filename = "overloads.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.geo::Point" = type { i32, i32 }
%"class.geo::Square" = type { %"class.geo::Shape.base", double }
%"class.geo::Shape.base" = type <{ ptr, i32 }>
%"class.geo::Shape" = type <{ ptr, i32, [4 x i8] }>

$_ZN3geo6SquareC2Eid = comdat any

$_ZNK3geo5Shape2idEv = comdat any

$_ZN3geo5ShapeC2Ei = comdat any

$_ZNK3geo6Square4areaEv = comdat any

$_ZNK3geo5Shape4areaEv = comdat any

$_ZTVN3geo6SquareE = comdat any

$_ZTSN3geo6SquareE = comdat any

$_ZTSN3geo5ShapeE = comdat any

$_ZTIN3geo5ShapeE = comdat any

$_ZTIN3geo6SquareE = comdat any

$_ZTVN3geo5ShapeE = comdat any

@__const.main.p = private unnamed_addr constant %"struct.geo::Point" { i32 3, i32 4 }, align 4
@_ZTVN3geo6SquareE = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTIN3geo6SquareE, ptr @_ZNK3geo6Square4areaEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSN3geo6SquareE = linkonce_odr dso_local constant [14 x i8] c"N3geo6SquareE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSN3geo5ShapeE = linkonce_odr dso_local constant [13 x i8] c"N3geo5ShapeE\00", comdat, align 1
@_ZTIN3geo5ShapeE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN3geo5ShapeE }, comdat, align 8
@_ZTIN3geo6SquareE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSN3geo6SquareE, ptr @_ZTIN3geo5ShapeE }, comdat, align 8
@_ZTVN3geo5ShapeE = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTIN3geo5ShapeE, ptr @_ZNK3geo5Shape4areaEv] }, comdat, align 8

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef i32 @_Z8overloadi(i32 noundef %0) #0 !dbg !18 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !22, !DIExpression(), !23)
  %3 = load i32, ptr %2, align 4, !dbg !24
  ret i32 %3, !dbg !25
}

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef double @_Z8overloadd(double noundef %0) #0 !dbg !26 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
    #dbg_declare(ptr %2, !30, !DIExpression(), !31)
  %3 = load double, ptr %2, align 8, !dbg !32
  %4 = fmul double %3, 2.000000e+00, !dbg !33
  ret double %4, !dbg !34
}

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #1 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca %"struct.geo::Point", align 4
  %3 = alloca %"class.geo::Square", align 8
  %4 = alloca ptr, align 8
  %5 = alloca i8, align 1
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !37, !DIExpression(), !48)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 @__const.main.p, i64 8, i1 false), !dbg !48
    #dbg_declare(ptr %3, !49, !DIExpression(), !81)
  call void @_ZN3geo6SquareC2Eid(ptr noundef nonnull align 8 dereferenceable(24) %3, i32 noundef 9, double noundef 2.500000e+00), !dbg !81
    #dbg_declare(ptr %4, !82, !DIExpression(), !84)
  store ptr %3, ptr %4, align 8, !dbg !84
    #dbg_declare(ptr %5, !85, !DIExpression(), !86)
  store i8 7, ptr %5, align 1, !dbg !86
    #dbg_declare(ptr %6, !87, !DIExpression(), !89)
  store i8 1, ptr %6, align 1, !dbg !89
    #dbg_declare(ptr %7, !90, !DIExpression(), !91)
  store i32 0, ptr %7, align 4, !dbg !91
  %8 = call noundef i32 @_ZL5totalRKN3geo5PointERi(ptr noundef nonnull align 4 dereferenceable(8) %2, ptr noundef nonnull align 4 dereferenceable(4) %7), !dbg !92
  %9 = load ptr, ptr %4, align 8, !dbg !93
  %10 = call noundef i32 @_ZNK3geo5Shape2idEv(ptr noundef nonnull align 8 dereferenceable(12) %9), !dbg !94
  %11 = add nsw i32 %8, %10, !dbg !95
  %12 = load i32, ptr %7, align 4, !dbg !96
  %13 = add nsw i32 %12, %11, !dbg !96
  store i32 %13, ptr %7, align 4, !dbg !96
  %14 = load i32, ptr %7, align 4, !dbg !97
  %15 = load ptr, ptr %4, align 8, !dbg !98
  %16 = load ptr, ptr %15, align 8, !dbg !99
  %17 = getelementptr inbounds ptr, ptr %16, i64 0, !dbg !99
  %18 = load ptr, ptr %17, align 8, !dbg !99
  %19 = call noundef double %18(ptr noundef nonnull align 8 dereferenceable(12) %15), !dbg !99
  %20 = fptosi double %19 to i32, !dbg !98
  %21 = add nsw i32 %14, %20, !dbg !100
  %22 = load i8, ptr %5, align 1, !dbg !101
  %23 = zext i8 %22 to i32, !dbg !102
  %24 = add nsw i32 %21, %23, !dbg !103
  %25 = load i8, ptr %6, align 1, !dbg !104
  %26 = trunc i8 %25 to i1, !dbg !104
  %27 = zext i1 %26 to i32, !dbg !104
  %28 = add nsw i32 %24, %27, !dbg !105
  %29 = call noundef i32 @_Z8overloadi(i32 noundef 1), !dbg !106
  %30 = add nsw i32 %28, %29, !dbg !107
  %31 = call noundef double @_Z8overloadd(double noundef 2.000000e+00), !dbg !108
  %32 = fptosi double %31 to i32, !dbg !108
  %33 = add nsw i32 %30, %32, !dbg !109
  ret i32 %33, !dbg !110
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZN3geo6SquareC2Eid(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1, double noundef %2) unnamed_addr #3 comdat align 2 !dbg !111 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca double, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !112, !DIExpression(), !114)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !115, !DIExpression(), !116)
  store double %2, ptr %6, align 8
    #dbg_declare(ptr %6, !117, !DIExpression(), !118)
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %5, align 4, !dbg !119
  call void @_ZN3geo5ShapeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %7, i32 noundef %8), !dbg !120
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTVN3geo6SquareE, i32 0, i32 0, i32 2), ptr %7, align 8, !dbg !121
  %9 = getelementptr inbounds %"class.geo::Square", ptr %7, i32 0, i32 1, !dbg !122
  %10 = load double, ptr %6, align 8, !dbg !123
  store double %10, ptr %9, align 8, !dbg !122
  ret void, !dbg !124
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal noundef i32 @_ZL5totalRKN3geo5PointERi(ptr noundef nonnull align 4 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #0 !dbg !125 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !130, !DIExpression(), !131)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !132, !DIExpression(), !133)
  %5 = load ptr, ptr %3, align 8, !dbg !134
  %6 = getelementptr inbounds %"struct.geo::Point", ptr %5, i32 0, i32 0, !dbg !135
  %7 = load i32, ptr %6, align 4, !dbg !135
  %8 = load ptr, ptr %3, align 8, !dbg !136
  %9 = getelementptr inbounds %"struct.geo::Point", ptr %8, i32 0, i32 1, !dbg !137
  %10 = load i32, ptr %9, align 4, !dbg !137
  %11 = mul nsw i32 %7, %10, !dbg !138
  %12 = load ptr, ptr %4, align 8, !dbg !139
  store i32 %11, ptr %12, align 4, !dbg !140
  %13 = load ptr, ptr %3, align 8, !dbg !141
  %14 = getelementptr inbounds %"struct.geo::Point", ptr %13, i32 0, i32 0, !dbg !142
  %15 = load i32, ptr %14, align 4, !dbg !142
  %16 = load ptr, ptr %3, align 8, !dbg !143
  %17 = getelementptr inbounds %"struct.geo::Point", ptr %16, i32 0, i32 1, !dbg !144
  %18 = load i32, ptr %17, align 4, !dbg !144
  %19 = add nsw i32 %15, %18, !dbg !145
  ret i32 %19, !dbg !146
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNK3geo5Shape2idEv(ptr noundef nonnull align 8 dereferenceable(12) %0) #0 comdat align 2 !dbg !147 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !148, !DIExpression(), !150)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"class.geo::Shape", ptr %3, i32 0, i32 1, !dbg !151
  %5 = load i32, ptr %4, align 8, !dbg !151
  ret i32 %5, !dbg !152
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN3geo5ShapeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 !dbg !153 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !154, !DIExpression(), !155)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !156, !DIExpression(), !157)
  %5 = load ptr, ptr %3, align 8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTVN3geo5ShapeE, i32 0, i32 0, i32 2), ptr %5, align 8, !dbg !158
  %6 = getelementptr inbounds %"class.geo::Shape", ptr %5, i32 0, i32 1, !dbg !159
  %7 = load i32, ptr %4, align 4, !dbg !160
  store i32 %7, ptr %6, align 8, !dbg !159
  ret void, !dbg !161
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK3geo6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 !dbg !162 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !163, !DIExpression(), !165)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"class.geo::Square", ptr %3, i32 0, i32 1, !dbg !166
  %5 = load double, ptr %4, align 8, !dbg !166
  %6 = getelementptr inbounds %"class.geo::Square", ptr %3, i32 0, i32 1, !dbg !167
  %7 = load double, ptr %6, align 8, !dbg !167
  %8 = fmul double %5, %7, !dbg !168
  ret double %8, !dbg !169
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK3geo5Shape4areaEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !170 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !171, !DIExpression(), !172)
  %3 = load ptr, ptr %2, align 8
  ret double 0.000000e+00, !dbg !173
}

attributes #0 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !8, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "overloads.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "e77bb4ce658096a0536dfba5c90cb5d0")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Kind", file: !1, line: 22, baseType: !4, size: 8, flags: DIFlagEnumClass, elements: !5, identifier: "_ZTS4Kind")
!4 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!5 = !{!6, !7}
!6 = !DIEnumerator(name: "None", value: 0, isUnsigned: true)
!7 = !DIEnumerator(name: "Some", value: 7, isUnsigned: true)
!8 = !{!9}
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!18 = distinct !DISubprogram(name: "overload", linkageName: "_Z8overloadi", scope: !1, file: !1, line: 27, type: !19, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!9, !9}
!21 = !{}
!22 = !DILocalVariable(name: "a", arg: 1, scope: !18, file: !1, line: 27, type: !9)
!23 = !DILocation(line: 27, column: 18, scope: !18)
!24 = !DILocation(line: 27, column: 30, scope: !18)
!25 = !DILocation(line: 27, column: 23, scope: !18)
!26 = distinct !DISubprogram(name: "overload", linkageName: "_Z8overloadd", scope: !1, file: !1, line: 28, type: !27, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!27 = !DISubroutineType(types: !28)
!28 = !{!29, !29}
!29 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!30 = !DILocalVariable(name: "a", arg: 1, scope: !26, file: !1, line: 28, type: !29)
!31 = !DILocation(line: 28, column: 24, scope: !26)
!32 = !DILocation(line: 28, column: 36, scope: !26)
!33 = !DILocation(line: 28, column: 38, scope: !26)
!34 = !DILocation(line: 28, column: 29, scope: !26)
!35 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 29, type: !36, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!36 = !DISubroutineType(types: !8)
!37 = !DILocalVariable(name: "p", scope: !35, file: !1, line: 30, type: !38)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Point", scope: !39, file: !1, line: 2, size: 64, flags: DIFlagTypePassByValue, elements: !40, identifier: "_ZTSN3geo5PointE")
!39 = !DINamespace(name: "geo", scope: null)
!40 = !{!41, !42, !43}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !38, file: !1, line: 3, baseType: !9, size: 32)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !38, file: !1, line: 3, baseType: !9, size: 32, offset: 32)
!43 = !DISubprogram(name: "sum", linkageName: "_ZNK3geo5Point3sumEv", scope: !38, file: !1, line: 4, type: !44, scopeLine: 4, flags: DIFlagPrototyped, spFlags: 0)
!44 = !DISubroutineType(types: !45)
!45 = !{!9, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!48 = !DILocation(line: 30, column: 14, scope: !35)
!49 = !DILocalVariable(name: "square", scope: !35, file: !1, line: 31, type: !50)
!50 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Square", scope: !39, file: !1, line: 14, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !51, vtableHolder: !53, identifier: "_ZTSN3geo6SquareE")
!51 = !{!52, !71, !72, !76}
!52 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !50, baseType: !53, flags: DIFlagPublic, extraData: i32 0)
!53 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Shape", scope: !39, file: !1, line: 6, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !54, vtableHolder: !53, identifier: "_ZTSN3geo5ShapeE")
!54 = !{!55, !58, !59, !63, !68}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !1, file: !1, baseType: !56, size: 64, flags: DIFlagArtificial)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !36, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "id_", scope: !53, file: !1, line: 7, baseType: !9, size: 32, offset: 64)
!59 = !DISubprogram(name: "Shape", scope: !53, file: !1, line: 10, type: !60, scopeLine: 10, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!60 = !DISubroutineType(types: !61)
!61 = !{null, !62, !9}
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!63 = !DISubprogram(name: "area", linkageName: "_ZNK3geo5Shape4areaEv", scope: !53, file: !1, line: 11, type: !64, scopeLine: 11, containingType: !53, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!64 = !DISubroutineType(types: !65)
!65 = !{!29, !66}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!67 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !53)
!68 = !DISubprogram(name: "id", linkageName: "_ZNK3geo5Shape2idEv", scope: !53, file: !1, line: 12, type: !69, scopeLine: 12, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!69 = !DISubroutineType(types: !70)
!70 = !{!9, !66}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "side_", scope: !50, file: !1, line: 15, baseType: !29, size: 64, offset: 128)
!72 = !DISubprogram(name: "Square", scope: !50, file: !1, line: 18, type: !73, scopeLine: 18, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!73 = !DISubroutineType(types: !74)
!74 = !{null, !75, !9, !29}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!76 = !DISubprogram(name: "area", linkageName: "_ZNK3geo6Square4areaEv", scope: !50, file: !1, line: 19, type: !77, scopeLine: 19, containingType: !50, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!77 = !DISubroutineType(types: !78)
!78 = !{!29, !79}
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!80 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !50)
!81 = !DILocation(line: 31, column: 15, scope: !35)
!82 = !DILocalVariable(name: "shape", scope: !35, file: !1, line: 32, type: !83)
!83 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!84 = !DILocation(line: 32, column: 15, scope: !35)
!85 = !DILocalVariable(name: "kind", scope: !35, file: !1, line: 33, type: !3)
!86 = !DILocation(line: 33, column: 8, scope: !35)
!87 = !DILocalVariable(name: "flag", scope: !35, file: !1, line: 34, type: !88)
!88 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!89 = !DILocation(line: 34, column: 8, scope: !35)
!90 = !DILocalVariable(name: "n", scope: !35, file: !1, line: 35, type: !9)
!91 = !DILocation(line: 35, column: 7, scope: !35)
!92 = !DILocation(line: 36, column: 8, scope: !35)
!93 = !DILocation(line: 36, column: 22, scope: !35)
!94 = !DILocation(line: 36, column: 29, scope: !35)
!95 = !DILocation(line: 36, column: 20, scope: !35)
!96 = !DILocation(line: 36, column: 5, scope: !35)
!97 = !DILocation(line: 37, column: 10, scope: !35)
!98 = !DILocation(line: 37, column: 18, scope: !35)
!99 = !DILocation(line: 37, column: 25, scope: !35)
!100 = !DILocation(line: 37, column: 12, scope: !35)
!101 = !DILocation(line: 37, column: 39, scope: !35)
!102 = !DILocation(line: 37, column: 35, scope: !35)
!103 = !DILocation(line: 37, column: 33, scope: !35)
!104 = !DILocation(line: 37, column: 47, scope: !35)
!105 = !DILocation(line: 37, column: 45, scope: !35)
!106 = !DILocation(line: 37, column: 54, scope: !35)
!107 = !DILocation(line: 37, column: 52, scope: !35)
!108 = !DILocation(line: 37, column: 72, scope: !35)
!109 = !DILocation(line: 37, column: 66, scope: !35)
!110 = !DILocation(line: 37, column: 3, scope: !35)
!111 = distinct !DISubprogram(name: "Square", linkageName: "_ZN3geo6SquareC2Eid", scope: !50, file: !1, line: 18, type: !73, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !72, retainedNodes: !21)
!112 = !DILocalVariable(name: "this", arg: 1, scope: !111, type: !113, flags: DIFlagArtificial | DIFlagObjectPointer)
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!114 = !DILocation(line: 0, scope: !111)
!115 = !DILocalVariable(name: "id", arg: 2, scope: !111, file: !1, line: 18, type: !9)
!116 = !DILocation(line: 18, column: 14, scope: !111)
!117 = !DILocalVariable(name: "side", arg: 3, scope: !111, file: !1, line: 18, type: !29)
!118 = !DILocation(line: 18, column: 25, scope: !111)
!119 = !DILocation(line: 18, column: 39, scope: !111)
!120 = !DILocation(line: 18, column: 33, scope: !111)
!121 = !DILocation(line: 18, column: 56, scope: !111)
!122 = !DILocation(line: 18, column: 44, scope: !111)
!123 = !DILocation(line: 18, column: 50, scope: !111)
!124 = !DILocation(line: 18, column: 57, scope: !111)
!125 = distinct !DISubprogram(name: "total", linkageName: "_ZL5totalRKN3geo5PointERi", scope: !1, file: !1, line: 23, type: !126, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !21)
!126 = !DISubroutineType(types: !127)
!127 = !{!9, !128, !129}
!128 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !47, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !9, size: 64)
!130 = !DILocalVariable(name: "p", arg: 1, scope: !125, file: !1, line: 23, type: !128)
!131 = !DILocation(line: 23, column: 36, scope: !125)
!132 = !DILocalVariable(name: "out", arg: 2, scope: !125, file: !1, line: 23, type: !129)
!133 = !DILocation(line: 23, column: 44, scope: !125)
!134 = !DILocation(line: 24, column: 9, scope: !125)
!135 = !DILocation(line: 24, column: 11, scope: !125)
!136 = !DILocation(line: 24, column: 15, scope: !125)
!137 = !DILocation(line: 24, column: 17, scope: !125)
!138 = !DILocation(line: 24, column: 13, scope: !125)
!139 = !DILocation(line: 24, column: 3, scope: !125)
!140 = !DILocation(line: 24, column: 7, scope: !125)
!141 = !DILocation(line: 25, column: 10, scope: !125)
!142 = !DILocation(line: 25, column: 12, scope: !125)
!143 = !DILocation(line: 25, column: 16, scope: !125)
!144 = !DILocation(line: 25, column: 18, scope: !125)
!145 = !DILocation(line: 25, column: 14, scope: !125)
!146 = !DILocation(line: 25, column: 3, scope: !125)
!147 = distinct !DISubprogram(name: "id", linkageName: "_ZNK3geo5Shape2idEv", scope: !53, file: !1, line: 12, type: !69, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !68, retainedNodes: !21)
!148 = !DILocalVariable(name: "this", arg: 1, scope: !147, type: !149, flags: DIFlagArtificial | DIFlagObjectPointer)
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!150 = !DILocation(line: 0, scope: !147)
!151 = !DILocation(line: 12, column: 27, scope: !147)
!152 = !DILocation(line: 12, column: 20, scope: !147)
!153 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN3geo5ShapeC2Ei", scope: !53, file: !1, line: 10, type: !60, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !59, retainedNodes: !21)
!154 = !DILocalVariable(name: "this", arg: 1, scope: !153, type: !83, flags: DIFlagArtificial | DIFlagObjectPointer)
!155 = !DILocation(line: 0, scope: !153)
!156 = !DILocalVariable(name: "id", arg: 2, scope: !153, file: !1, line: 10, type: !9)
!157 = !DILocation(line: 10, column: 22, scope: !153)
!158 = !DILocation(line: 10, column: 36, scope: !153)
!159 = !DILocation(line: 10, column: 28, scope: !153)
!160 = !DILocation(line: 10, column: 32, scope: !153)
!161 = !DILocation(line: 10, column: 37, scope: !153)
!162 = distinct !DISubprogram(name: "area", linkageName: "_ZNK3geo6Square4areaEv", scope: !50, file: !1, line: 19, type: !77, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !76, retainedNodes: !21)
!163 = !DILocalVariable(name: "this", arg: 1, scope: !162, type: !164, flags: DIFlagArtificial | DIFlagObjectPointer)
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !80, size: 64)
!165 = !DILocation(line: 0, scope: !162)
!166 = !DILocation(line: 19, column: 41, scope: !162)
!167 = !DILocation(line: 19, column: 49, scope: !162)
!168 = !DILocation(line: 19, column: 47, scope: !162)
!169 = !DILocation(line: 19, column: 34, scope: !162)
!170 = distinct !DISubprogram(name: "area", linkageName: "_ZNK3geo5Shape4areaEv", scope: !53, file: !1, line: 11, type: !64, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !63, retainedNodes: !21)
!171 = !DILocalVariable(name: "this", arg: 1, scope: !170, type: !149, flags: DIFlagArtificial | DIFlagObjectPointer)
!172 = !DILocation(line: 0, scope: !170)
!173 = !DILocation(line: 11, column: 33, scope: !170)
