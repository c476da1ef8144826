; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.geo::Box" = type { %"struct.geo::Base.base", i32, i32, i8, i32, [4 x i8] }
%"struct.geo::Base.base" = type <{ i32 (...)**, i32 }>
%"struct.geo::Base" = type <{ i32 (...)**, i32, [4 x i8] }>
%class.anon = type { i32* }

$_ZN3geo3BoxC2Eii = comdat any

$_ZN3geo3Box5scaleERiRKS0_ = comdat any

$_ZN3geo4mostIiEET_S1_S1_ = comdat any

$_ZN3geo3BoxD2Ev = comdat any

$_ZN3geo4BaseC2Ev = comdat any

$_ZNK3geo3Box4areaEv = comdat any

$_ZN3geo3BoxD0Ev = comdat any

$_ZNK3geo4Base4areaEv = comdat any

$_ZN3geo4BaseD2Ev = comdat any

$_ZN3geo4BaseD0Ev = comdat any

$_ZTVN3geo3BoxE = comdat any

$_ZTSN3geo3BoxE = comdat any

$_ZTSN3geo4BaseE = comdat any

$_ZTIN3geo4BaseE = comdat any

$_ZTIN3geo3BoxE = comdat any

$_ZTVN3geo4BaseE = comdat any

@.str = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@_ZTVN3geo3BoxE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8*, i8* }* @_ZTIN3geo3BoxE to i8*), i8* bitcast (i32 (%"struct.geo::Box"*)* @_ZNK3geo3Box4areaEv to i8*), i8* bitcast (void (%"struct.geo::Box"*)* @_ZN3geo3BoxD2Ev to i8*), i8* bitcast (void (%"struct.geo::Box"*)* @_ZN3geo3BoxD0Ev to i8*)] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global i8*
@_ZTSN3geo3BoxE = linkonce_odr dso_local constant [11 x i8] c"N3geo3BoxE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global i8*
@_ZTSN3geo4BaseE = linkonce_odr dso_local constant [12 x i8] c"N3geo4BaseE\00", comdat, align 1
@_ZTIN3geo4BaseE = linkonce_odr dso_local constant { i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv117__class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([12 x i8], [12 x i8]* @_ZTSN3geo4BaseE, i32 0, i32 0) }, comdat, align 8
@_ZTIN3geo3BoxE = linkonce_odr dso_local constant { i8*, i8*, i8* } { i8* bitcast (i8** getelementptr inbounds (i8*, i8** @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2) to i8*), i8* getelementptr inbounds ([11 x i8], [11 x i8]* @_ZTSN3geo3BoxE, i32 0, i32 0), i8* bitcast ({ i8*, i8* }* @_ZTIN3geo4BaseE to i8*) }, comdat, align 8
@_ZTVN3geo4BaseE = linkonce_odr dso_local unnamed_addr constant { [5 x i8*] } { [5 x i8*] [i8* null, i8* bitcast ({ i8*, i8* }* @_ZTIN3geo4BaseE to i8*), i8* bitcast (i32 (%"struct.geo::Base"*)* @_ZNK3geo4Base4areaEv to i8*), i8* bitcast (void (%"struct.geo::Base"*)* @_ZN3geo4BaseD2Ev to i8*), i8* bitcast (void (%"struct.geo::Base"*)* @_ZN3geo4BaseD0Ev to i8*)] }, comdat, align 8

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) !dbg !57 {
  %1 = alloca i32, align 4
  %2 = alloca %"struct.geo::Box", align 8
  %3 = alloca %"struct.geo::Box", align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32*, align 8
  %8 = alloca %"struct.geo::Base"*, align 8
  %9 = alloca %class.anon, align 8
  %10 = alloca i32, align 4
  store i32 0, i32* %1, align 4
  call void @llvm.dbg.declare(metadata %"struct.geo::Box"* %2, metadata !59, metadata !DIExpression()), !dbg !60
  call void @_ZN3geo3BoxC2Eii(%"struct.geo::Box"* noundef nonnull align 8 dereferenceable(28) %2, i32 noundef 3, i32 noundef 4), !dbg !60
  call void @llvm.dbg.declare(metadata %"struct.geo::Box"* %3, metadata !61, metadata !DIExpression()), !dbg !62
  invoke void @_ZN3geo3BoxC2Eii(%"struct.geo::Box"* noundef nonnull align 8 dereferenceable(28) %3, i32 noundef 20, i32 noundef 5)
          to label %11 unwind label %33, !dbg !62

11:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata i32* %6, metadata !63, metadata !DIExpression()), !dbg !64
  store i32 2, i32* %6, align 4, !dbg !64
  call void @llvm.dbg.declare(metadata i32** %7, metadata !65, metadata !DIExpression()), !dbg !66
  store i32* %6, i32** %7, align 8, !dbg !66
  call void @llvm.dbg.declare(metadata %"struct.geo::Base"** %8, metadata !67, metadata !DIExpression()), !dbg !69
  %12 = bitcast %"struct.geo::Box"* %2 to %"struct.geo::Base"*, !dbg !70
  store %"struct.geo::Base"* %12, %"struct.geo::Base"** %8, align 8, !dbg !69
  call void @llvm.dbg.declare(metadata %class.anon* %9, metadata !71, metadata !DIExpression()), !dbg !75
  %13 = getelementptr inbounds %class.anon, %class.anon* %9, i32 0, i32 0, !dbg !76
  store i32* %6, i32** %13, align 8, !dbg !76
  call void @llvm.dbg.declare(metadata i32* %10, metadata !77, metadata !DIExpression()), !dbg !78
  %14 = invoke noundef i32 @_ZN3geo3Box5scaleERiRKS0_(%"struct.geo::Box"* noundef nonnull align 8 dereferenceable(28) %2, i32* noundef nonnull align 4 dereferenceable(4) %6, %"struct.geo::Box"* noundef nonnull align 8 dereferenceable(28) %3)
          to label %15 unwind label %37, !dbg !79

15:                                               ; preds = %11
  store i32 %14, i32* %10, align 4, !dbg !78
  %16 = load %"struct.geo::Base"*, %"struct.geo::Base"** %8, align 8, !dbg !80
  %17 = bitcast %"struct.geo::Base"* %16 to i32 (%"struct.geo::Base"*)***, !dbg !81
  %18 = load i32 (%"struct.geo::Base"*)**, i32 (%"struct.geo::Base"*)*** %17, align 8, !dbg !81
  %19 = getelementptr inbounds i32 (%"struct.geo::Base"*)*, i32 (%"struct.geo::Base"*)** %18, i64 0, !dbg !81
  %20 = load i32 (%"struct.geo::Base"*)*, i32 (%"struct.geo::Base"*)** %19, align 8, !dbg !81
  %21 = invoke noundef i32 %20(%"struct.geo::Base"* noundef nonnull align 8 dereferenceable(12) %16)
          to label %22 unwind label %37, !dbg !81

22:                                               ; preds = %15
  %23 = load i32, i32* %10, align 4, !dbg !82
  %24 = load i32*, i32** %7, align 8, !dbg !83
  %25 = load i32, i32* %24, align 4, !dbg !83
  %26 = invoke noundef i32 @_ZN3geo4mostIiEET_S1_S1_(i32 noundef 3, i32 noundef %25)
          to label %27 unwind label %37, !dbg !84

27:                                               ; preds = %22
  %28 = invoke noundef i32 @"_ZZ4mainENK3$_0clEi"(%class.anon* noundef nonnull align 8 dereferenceable(8) %9, i32 noundef 4)
          to label %29 unwind label %37, !dbg !85

29:                                               ; preds = %27
  %30 = invoke i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i32 noundef %21, i32 noundef %23, i32 noundef %26, i32 noundef %28)
          to label %31 unwind label %37, !dbg !86

31:                                               ; preds = %29
  store i32 0, i32* %1, align 4, !dbg !87
  call void @_ZN3geo3BoxD2Ev(%"struct.geo::Box"* noundef nonnull align 8 dereferenceable(28) %3) #6, !dbg !88
  call void @_ZN3geo3BoxD2Ev(%"struct.geo::Box"* noundef nonnull align 8 dereferenceable(28) %2) #6, !dbg !88
  %32 = load i32, i32* %1, align 4, !dbg !88
  ret i32 %32, !dbg !88

33:                                               ; preds = %0
  %34 = landingpad { i8*, i32 }
          cleanup, !dbg !88
  %35 = extractvalue { i8*, i32 } %34, 0, !dbg !88
  store i8* %35, i8** %4, align 8, !dbg !88
  %36 = extractvalue { i8*, i32 } %34, 1, !dbg !88
  store i32 %36, i32* %5, align 4, !dbg !88
  br label %41, !dbg !88

37:                                               ; preds = %29, %27, %22, %15, %11
  %38 = landingpad { i8*, i32 }
          cleanup, !dbg !88
  %39 = extractvalue { i8*, i32 } %38, 0, !dbg !88
  store i8* %39, i8** %4, align 8, !dbg !88
  %40 = extractvalue { i8*, i32 } %38, 1, !dbg !88
  store i32 %40, i32* %5, align 4, !dbg !88
  call void @_ZN3geo3BoxD2Ev(%"struct.geo::Box"* noundef nonnull align 8 dereferenceable(28) %3) #6, !dbg !88
  br label %41, !dbg !88

41:                                               ; preds = %37, %33
  call void @_ZN3geo3BoxD2Ev(%"struct.geo::Box"* noundef nonnull align 8 dereferenceable(28) %2) #6, !dbg !88
  br label %42, !dbg !88

42:                                               ; preds = %41
  %43 = load i8*, i8** %4, align 8, !dbg !88
  %44 = load i32, i32* %5, align 4, !dbg !88
  %45 = insertvalue { i8*, i32 } undef, i8* %43, 0, !dbg !88
  %46 = insertvalue { i8*, i32 } %45, i32 %44, 1, !dbg !88
  resume { i8*, i32 } %46, !dbg !88
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3geo3BoxC2Eii(%"struct.geo::Box"* noundef nonnull align 8 dereferenceable(28) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #2 comdat align 2 !dbg !89 {
  %4 = alloca %"struct.geo::Box"*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store %"struct.geo::Box"* %0, %"struct.geo::Box"** %4, align 8
  call void @llvm.dbg.declare(metadata %"struct.geo::Box"** %4, metadata !90, metadata !DIExpression()), !dbg !92
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !93, metadata !DIExpression()), !dbg !94
  store i32 %2, i32* %6, align 4
  call void @llvm.dbg.declare(metadata i32* %6, metadata !95, metadata !DIExpression()), !dbg !96
  %7 = load %"struct.geo::Box"*, %"struct.geo::Box"** %4, align 8
  %8 = bitcast %"struct.geo::Box"* %7 to %"struct.geo::Base"*, !dbg !97
  call void @_ZN3geo4BaseC2Ev(%"struct.geo::Base"* noundef nonnull align 8 dereferenceable(12) %8) #6, !dbg !98
  %9 = bitcast %"struct.geo::Box"* %7 to i32 (...)***, !dbg !97
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVN3geo3BoxE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %9, align 8, !dbg !97
  %10 = getelementptr inbounds %"struct.geo::Box", %"struct.geo::Box"* %7, i32 0, i32 1, !dbg !99
  %11 = load i32, i32* %5, align 4, !dbg !100
  store i32 %11, i32* %10, align 4, !dbg !99
  %12 = getelementptr inbounds %"struct.geo::Box", %"struct.geo::Box"* %7, i32 0, i32 2, !dbg !101
  %13 = load i32, i32* %6, align 4, !dbg !102
  store i32 %13, i32* %12, align 8, !dbg !101
  %14 = getelementptr inbounds %"struct.geo::Box", %"struct.geo::Box"* %7, i32 0, i32 3, !dbg !103
  %15 = load i32, i32* %5, align 4, !dbg !104
  %16 = icmp sgt i32 %15, 10, !dbg !105
  %17 = zext i1 %16 to i8, !dbg !103
  store i8 %17, i8* %14, align 4, !dbg !103
  %18 = getelementptr inbounds %"struct.geo::Box", %"struct.geo::Box"* %7, i32 0, i32 4, !dbg !106
  store i32 4, i32* %18, align 8, !dbg !106
  %19 = bitcast %"struct.geo::Box"* %7 to %"struct.geo::Base"*, !dbg !107
  %20 = getelementptr inbounds %"struct.geo::Base", %"struct.geo::Base"* %19, i32 0, i32 1, !dbg !107
  store i32 7, i32* %20, align 8, !dbg !109
  ret void, !dbg !110
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN3geo3Box5scaleERiRKS0_(%"struct.geo::Box"* noundef nonnull align 8 dereferenceable(28) %0, i32* noundef nonnull align 4 dereferenceable(4) %1, %"struct.geo::Box"* noundef nonnull align 8 dereferenceable(28) %2) #3 comdat align 2 !dbg !111 {
  %4 = alloca %"struct.geo::Box"*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca %"struct.geo::Box"*, align 8
  store %"struct.geo::Box"* %0, %"struct.geo::Box"** %4, align 8
  call void @llvm.dbg.declare(metadata %"struct.geo::Box"** %4, metadata !112, metadata !DIExpression()), !dbg !113
  store i32* %1, i32** %5, align 8
  call void @llvm.dbg.declare(metadata i32** %5, metadata !114, metadata !DIExpression()), !dbg !115
  store %"struct.geo::Box"* %2, %"struct.geo::Box"** %6, align 8
  call void @llvm.dbg.declare(metadata %"struct.geo::Box"** %6, metadata !116, metadata !DIExpression()), !dbg !117
  %7 = load %"struct.geo::Box"*, %"struct.geo::Box"** %4, align 8
  %8 = load i32*, i32** %5, align 8, !dbg !118
  %9 = load i32, i32* %8, align 4, !dbg !118
  %10 = getelementptr inbounds %"struct.geo::Box", %"struct.geo::Box"* %7, i32 0, i32 1, !dbg !119
  %11 = load i32, i32* %10, align 4, !dbg !120
  %12 = mul nsw i32 %11, %9, !dbg !120
  store i32 %12, i32* %10, align 4, !dbg !120
  %13 = load i32*, i32** %5, align 8, !dbg !121
  %14 = load i32, i32* %13, align 4, !dbg !122
  %15 = add nsw i32 %14, 1, !dbg !122
  store i32 %15, i32* %13, align 4, !dbg !122
  %16 = getelementptr inbounds %"struct.geo::Box", %"struct.geo::Box"* %7, i32 0, i32 1, !dbg !123
  %17 = load i32, i32* %16, align 4, !dbg !123
  %18 = load %"struct.geo::Box"*, %"struct.geo::Box"** %6, align 8, !dbg !124
  %19 = getelementptr inbounds %"struct.geo::Box", %"struct.geo::Box"* %18, i32 0, i32 2, !dbg !125
  %20 = load i32, i32* %19, align 8, !dbg !125
  %21 = add nsw i32 %17, %20, !dbg !126
  ret i32 %21, !dbg !127
}

declare i32 @printf(i8* noundef, ...) #4

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN3geo4mostIiEET_S1_S1_(i32 noundef %0, i32 noundef %1) #3 comdat !dbg !128 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !133, metadata !DIExpression()), !dbg !134
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !135, metadata !DIExpression()), !dbg !136
  %5 = load i32, i32* %3, align 4, !dbg !137
  %6 = load i32, i32* %4, align 4, !dbg !138
  %7 = icmp sgt i32 %5, %6, !dbg !139
  br i1 %7, label %8, label %10, !dbg !137

8:                                                ; preds = %2
  %9 = load i32, i32* %3, align 4, !dbg !140
  br label %12, !dbg !137

10:                                               ; preds = %2
  %11 = load i32, i32* %4, align 4, !dbg !141
  br label %12, !dbg !137

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ], !dbg !137
  ret i32 %13, !dbg !142
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal noundef i32 @"_ZZ4mainENK3$_0clEi"(%class.anon* noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) #3 align 2 !dbg !143 {
  %3 = alloca %class.anon*, align 8
  %4 = alloca i32, align 4
  store %class.anon* %0, %class.anon** %3, align 8
  call void @llvm.dbg.declare(metadata %class.anon** %3, metadata !152, metadata !DIExpression()), !dbg !154
  store i32 %1, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !155, metadata !DIExpression()), !dbg !156
  %5 = load %class.anon*, %class.anon** %3, align 8
  %6 = load i32, i32* %4, align 4, !dbg !157
  %7 = getelementptr inbounds %class.anon, %class.anon* %5, i32 0, i32 0, !dbg !158
  %8 = load i32*, i32** %7, align 8, !dbg !158
  %9 = load i32, i32* %8, align 4, !dbg !158
  %10 = add nsw i32 %6, %9, !dbg !159
  ret i32 %10, !dbg !160
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3geo3BoxD2Ev(%"struct.geo::Box"* noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #2 comdat align 2 !dbg !161 {
  %2 = alloca %"struct.geo::Box"*, align 8
  store %"struct.geo::Box"* %0, %"struct.geo::Box"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.geo::Box"** %2, metadata !165, metadata !DIExpression()), !dbg !166
  %3 = load %"struct.geo::Box"*, %"struct.geo::Box"** %2, align 8
  %4 = bitcast %"struct.geo::Box"* %3 to %"struct.geo::Base"*, !dbg !167
  call void @_ZN3geo4BaseD2Ev(%"struct.geo::Base"* noundef nonnull align 8 dereferenceable(12) %4) #6, !dbg !167
  ret void, !dbg !169
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3geo4BaseC2Ev(%"struct.geo::Base"* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !170 {
  %2 = alloca %"struct.geo::Base"*, align 8
  store %"struct.geo::Base"* %0, %"struct.geo::Base"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.geo::Base"** %2, metadata !172, metadata !DIExpression()), !dbg !173
  %3 = load %"struct.geo::Base"*, %"struct.geo::Base"** %2, align 8
  %4 = bitcast %"struct.geo::Base"* %3 to i32 (...)***, !dbg !174
  store i32 (...)** bitcast (i8** getelementptr inbounds ({ [5 x i8*] }, { [5 x i8*] }* @_ZTVN3geo4BaseE, i32 0, inrange i32 0, i32 2) to i32 (...)**), i32 (...)*** %4, align 8, !dbg !174
  ret void, !dbg !174
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK3geo3Box4areaEv(%"struct.geo::Box"* noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #3 comdat align 2 !dbg !175 {
  %2 = alloca %"struct.geo::Box"*, align 8
  %3 = alloca i32, align 4
  store %"struct.geo::Box"* %0, %"struct.geo::Box"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.geo::Box"** %2, metadata !176, metadata !DIExpression()), !dbg !178
  %4 = load %"struct.geo::Box"*, %"struct.geo::Box"** %2, align 8
  call void @llvm.dbg.declare(metadata i32* %3, metadata !179, metadata !DIExpression()), !dbg !180
  %5 = getelementptr inbounds %"struct.geo::Box", %"struct.geo::Box"* %4, i32 0, i32 1, !dbg !181
  %6 = load i32, i32* %5, align 4, !dbg !181
  %7 = getelementptr inbounds %"struct.geo::Box", %"struct.geo::Box"* %4, i32 0, i32 2, !dbg !182
  %8 = load i32, i32* %7, align 8, !dbg !182
  %9 = mul nsw i32 %6, %8, !dbg !183
  store i32 %9, i32* %3, align 4, !dbg !180
  %10 = load i32, i32* %3, align 4, !dbg !184
  ret i32 %10, !dbg !185
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3geo3BoxD0Ev(%"struct.geo::Box"* noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #2 comdat align 2 !dbg !186 {
  %2 = alloca %"struct.geo::Box"*, align 8
  store %"struct.geo::Box"* %0, %"struct.geo::Box"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.geo::Box"** %2, metadata !187, metadata !DIExpression()), !dbg !188
  %3 = load %"struct.geo::Box"*, %"struct.geo::Box"** %2, align 8
  call void @_ZN3geo3BoxD2Ev(%"struct.geo::Box"* noundef nonnull align 8 dereferenceable(28) %3) #6, !dbg !189
  %4 = bitcast %"struct.geo::Box"* %3 to i8*, !dbg !189
  call void @_ZdlPv(i8* noundef %4) #7, !dbg !189
  ret void, !dbg !189
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZNK3geo4Base4areaEv(%"struct.geo::Base"* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #3 comdat align 2 !dbg !190 {
  %2 = alloca %"struct.geo::Base"*, align 8
  store %"struct.geo::Base"* %0, %"struct.geo::Base"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.geo::Base"** %2, metadata !191, metadata !DIExpression()), !dbg !193
  %3 = load %"struct.geo::Base"*, %"struct.geo::Base"** %2, align 8
  ret i32 0, !dbg !194
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3geo4BaseD2Ev(%"struct.geo::Base"* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !195 {
  %2 = alloca %"struct.geo::Base"*, align 8
  store %"struct.geo::Base"* %0, %"struct.geo::Base"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.geo::Base"** %2, metadata !196, metadata !DIExpression()), !dbg !197
  %3 = load %"struct.geo::Base"*, %"struct.geo::Base"** %2, align 8
  ret void, !dbg !198
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3geo4BaseD0Ev(%"struct.geo::Base"* noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !199 {
  %2 = alloca %"struct.geo::Base"*, align 8
  store %"struct.geo::Base"* %0, %"struct.geo::Base"** %2, align 8
  call void @llvm.dbg.declare(metadata %"struct.geo::Base"** %2, metadata !200, metadata !DIExpression()), !dbg !201
  %3 = load %"struct.geo::Base"*, %"struct.geo::Base"** %2, align 8
  call void @_ZN3geo4BaseD2Ev(%"struct.geo::Base"* noundef nonnull align 8 dereferenceable(12) %3) #6, !dbg !202
  %4 = bitcast %"struct.geo::Base"* %3 to i8*, !dbg !202
  call void @_ZdlPv(i8* noundef %4) #7, !dbg !202
  ret void, !dbg !203
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(i8* noundef) #5

attributes #0 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!49, !50, !51, !52, !53, !54, !55}
!llvm.ident = !{!56}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, retainedTypes: !9, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "classes.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "4f25a955927d8c109fac8ce4dccd2410")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Color", scope: !4, file: !1, line: 3, baseType: !5, size: 32, flags: DIFlagEnumClass, elements: !6, identifier: "_ZTSN3geo5ColorE")
!4 = !DINamespace(name: "geo", scope: null)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!7, !8}
!7 = !DIEnumerator(name: "Red", value: 0)
!8 = !DIEnumerator(name: "Green", value: 4)
!9 = !{!10, !13}
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Box", scope: !4, file: !1, line: 5, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !11, vtableHolder: !13, identifier: "_ZTSN3geo3BoxE")
!11 = !{!12, !30, !31, !32, !34, !35, !39, !44}
!12 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !10, baseType: !13, extraData: i32 0)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", scope: !4, file: !1, line: 4, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !14, vtableHolder: !13, identifier: "_ZTSN3geo4BaseE")
!14 = !{!15, !20, !21, !26}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Base", scope: !1, file: !1, baseType: !16, size: 64, flags: DIFlagArtificial)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !18, size: 64)
!18 = !DISubroutineType(types: !19)
!19 = !{!5}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !13, file: !1, line: 4, baseType: !5, size: 32, offset: 64)
!21 = !DISubprogram(name: "area", linkageName: "_ZNK3geo4Base4areaEv", scope: !13, file: !1, line: 4, type: !22, scopeLine: 4, containingType: !13, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!22 = !DISubroutineType(types: !23)
!23 = !{!5, !24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!26 = !DISubprogram(name: "~Base", scope: !13, file: !1, line: 4, type: !27, scopeLine: 4, containingType: !13, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!27 = !DISubroutineType(types: !28)
!28 = !{null, !29}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "w", scope: !10, file: !1, line: 6, baseType: !5, size: 32, offset: 96)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "h", scope: !10, file: !1, line: 6, baseType: !5, size: 32, offset: 128)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "big", scope: !10, file: !1, line: 6, baseType: !33, size: 8, offset: 160)
!33 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "color", scope: !10, file: !1, line: 6, baseType: !3, size: 32, offset: 192)
!35 = !DISubprogram(name: "Box", scope: !10, file: !1, line: 7, type: !36, scopeLine: 7, flags: DIFlagPrototyped, spFlags: 0)
!36 = !DISubroutineType(types: !37)
!37 = !{null, !38, !5, !5}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!39 = !DISubprogram(name: "area", linkageName: "_ZNK3geo3Box4areaEv", scope: !10, file: !1, line: 8, type: !40, scopeLine: 8, containingType: !10, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual)
!40 = !DISubroutineType(types: !41)
!41 = !{!5, !42}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!44 = !DISubprogram(name: "scale", linkageName: "_ZN3geo3Box5scaleERiRKS0_", scope: !10, file: !1, line: 9, type: !45, scopeLine: 9, flags: DIFlagPrototyped, spFlags: 0)
!45 = !DISubroutineType(types: !46)
!46 = !{!5, !38, !47, !48}
!47 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !5, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !43, size: 64)
!49 = !{i32 7, !"Dwarf Version", i32 5}
!50 = !{i32 2, !"Debug Info Version", i32 3}
!51 = !{i32 1, !"wchar_size", i32 4}
!52 = !{i32 7, !"PIC Level", i32 2}
!53 = !{i32 7, !"PIE Level", i32 2}
!54 = !{i32 7, !"uwtable", i32 1}
!55 = !{i32 7, !"frame-pointer", i32 2}
!56 = !{!"clang"}
!57 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 13, type: !18, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !58)
!58 = !{}
!59 = !DILocalVariable(name: "box", scope: !57, file: !1, line: 14, type: !10)
!60 = !DILocation(line: 14, column: 12, scope: !57)
!61 = !DILocalVariable(name: "other", scope: !57, file: !1, line: 14, type: !10)
!62 = !DILocation(line: 14, column: 23, scope: !57)
!63 = !DILocalVariable(name: "by", scope: !57, file: !1, line: 15, type: !5)
!64 = !DILocation(line: 15, column: 7, scope: !57)
!65 = !DILocalVariable(name: "alias", scope: !57, file: !1, line: 16, type: !47)
!66 = !DILocation(line: 16, column: 8, scope: !57)
!67 = !DILocalVariable(name: "p", scope: !57, file: !1, line: 17, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!69 = !DILocation(line: 17, column: 14, scope: !57)
!70 = !DILocation(line: 17, column: 18, scope: !57)
!71 = !DILocalVariable(name: "add", scope: !57, file: !1, line: 18, type: !72)
!72 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !57, file: !1, line: 18, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !73)
!73 = !{!74}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "by", scope: !72, file: !1, line: 18, baseType: !47, size: 64)
!75 = !DILocation(line: 18, column: 8, scope: !57)
!76 = !DILocation(line: 18, column: 14, scope: !57)
!77 = !DILocalVariable(name: "s", scope: !57, file: !1, line: 19, type: !5)
!78 = !DILocation(line: 19, column: 7, scope: !57)
!79 = !DILocation(line: 19, column: 15, scope: !57)
!80 = !DILocation(line: 20, column: 27, scope: !57)
!81 = !DILocation(line: 20, column: 30, scope: !57)
!82 = !DILocation(line: 20, column: 38, scope: !57)
!83 = !DILocation(line: 20, column: 54, scope: !57)
!84 = !DILocation(line: 20, column: 41, scope: !57)
!85 = !DILocation(line: 20, column: 62, scope: !57)
!86 = !DILocation(line: 20, column: 3, scope: !57)
!87 = !DILocation(line: 21, column: 3, scope: !57)
!88 = !DILocation(line: 22, column: 1, scope: !57)
!89 = distinct !DISubprogram(name: "Box", linkageName: "_ZN3geo3BoxC2Eii", scope: !10, file: !1, line: 7, type: !36, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !35, retainedNodes: !58)
!90 = !DILocalVariable(name: "this", arg: 1, scope: !89, type: !91, flags: DIFlagArtificial | DIFlagObjectPointer)
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!92 = !DILocation(line: 0, scope: !89)
!93 = !DILocalVariable(name: "w_", arg: 2, scope: !89, file: !1, line: 7, type: !5)
!94 = !DILocation(line: 7, column: 11, scope: !89)
!95 = !DILocalVariable(name: "h_", arg: 3, scope: !89, file: !1, line: 7, type: !5)
!96 = !DILocation(line: 7, column: 19, scope: !89)
!97 = !DILocation(line: 7, column: 73, scope: !89)
!98 = !DILocation(line: 7, column: 3, scope: !89)
!99 = !DILocation(line: 7, column: 25, scope: !89)
!100 = !DILocation(line: 7, column: 27, scope: !89)
!101 = !DILocation(line: 7, column: 32, scope: !89)
!102 = !DILocation(line: 7, column: 34, scope: !89)
!103 = !DILocation(line: 7, column: 39, scope: !89)
!104 = !DILocation(line: 7, column: 43, scope: !89)
!105 = !DILocation(line: 7, column: 46, scope: !89)
!106 = !DILocation(line: 7, column: 53, scope: !89)
!107 = !DILocation(line: 7, column: 75, scope: !108)
!108 = distinct !DILexicalBlock(scope: !89, file: !1, line: 7, column: 73)
!109 = !DILocation(line: 7, column: 78, scope: !108)
!110 = !DILocation(line: 7, column: 83, scope: !89)
!111 = distinct !DISubprogram(name: "scale", linkageName: "_ZN3geo3Box5scaleERiRKS0_", scope: !10, file: !1, line: 9, type: !45, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !44, retainedNodes: !58)
!112 = !DILocalVariable(name: "this", arg: 1, scope: !111, type: !91, flags: DIFlagArtificial | DIFlagObjectPointer)
!113 = !DILocation(line: 0, scope: !111)
!114 = !DILocalVariable(name: "by", arg: 2, scope: !111, file: !1, line: 9, type: !47)
!115 = !DILocation(line: 9, column: 18, scope: !111)
!116 = !DILocalVariable(name: "other", arg: 3, scope: !111, file: !1, line: 9, type: !48)
!117 = !DILocation(line: 9, column: 33, scope: !111)
!118 = !DILocation(line: 9, column: 47, scope: !111)
!119 = !DILocation(line: 9, column: 42, scope: !111)
!120 = !DILocation(line: 9, column: 44, scope: !111)
!121 = !DILocation(line: 9, column: 51, scope: !111)
!122 = !DILocation(line: 9, column: 54, scope: !111)
!123 = !DILocation(line: 9, column: 67, scope: !111)
!124 = !DILocation(line: 9, column: 71, scope: !111)
!125 = !DILocation(line: 9, column: 77, scope: !111)
!126 = !DILocation(line: 9, column: 69, scope: !111)
!127 = !DILocation(line: 9, column: 60, scope: !111)
!128 = distinct !DISubprogram(name: "most<int>", linkageName: "_ZN3geo4mostIiEET_S1_S1_", scope: !4, file: !1, line: 11, type: !129, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, templateParams: !131, retainedNodes: !58)
!129 = !DISubroutineType(types: !130)
!130 = !{!5, !5, !5}
!131 = !{!132}
!132 = !DITemplateTypeParameter(name: "T", type: !5)
!133 = !DILocalVariable(name: "a", arg: 1, scope: !128, file: !1, line: 11, type: !5)
!134 = !DILocation(line: 11, column: 32, scope: !128)
!135 = !DILocalVariable(name: "b", arg: 2, scope: !128, file: !1, line: 11, type: !5)
!136 = !DILocation(line: 11, column: 37, scope: !128)
!137 = !DILocation(line: 11, column: 49, scope: !128)
!138 = !DILocation(line: 11, column: 53, scope: !128)
!139 = !DILocation(line: 11, column: 51, scope: !128)
!140 = !DILocation(line: 11, column: 57, scope: !128)
!141 = !DILocation(line: 11, column: 61, scope: !128)
!142 = !DILocation(line: 11, column: 42, scope: !128)
!143 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ4mainENK3$_0clEi", scope: !72, file: !1, line: 18, type: !144, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, declaration: !148, retainedNodes: !58)
!144 = !DISubroutineType(types: !145)
!145 = !{!5, !146, !5}
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !147, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!147 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !72)
!148 = !DISubprogram(name: "operator()", scope: !72, file: !1, line: 18, type: !149, scopeLine: 18, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!149 = !DISubroutineType(types: !150)
!150 = !{!151, !146, !5}
!151 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "auto")
!152 = !DILocalVariable(name: "this", arg: 1, scope: !143, type: !153, flags: DIFlagArtificial | DIFlagObjectPointer)
!153 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !147, size: 64)
!154 = !DILocation(line: 0, scope: !143)
!155 = !DILocalVariable(name: "x", arg: 2, scope: !143, file: !1, line: 18, type: !5)
!156 = !DILocation(line: 18, column: 22, scope: !143)
!157 = !DILocation(line: 18, column: 34, scope: !143)
!158 = !DILocation(line: 18, column: 38, scope: !143)
!159 = !DILocation(line: 18, column: 36, scope: !143)
!160 = !DILocation(line: 18, column: 27, scope: !143)
!161 = distinct !DISubprogram(name: "~Box", linkageName: "_ZN3geo3BoxD2Ev", scope: !10, file: !1, line: 5, type: !162, scopeLine: 5, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !164, retainedNodes: !58)
!162 = !DISubroutineType(types: !163)
!163 = !{null, !38}
!164 = !DISubprogram(name: "~Box", scope: !10, type: !162, containingType: !10, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!165 = !DILocalVariable(name: "this", arg: 1, scope: !161, type: !91, flags: DIFlagArtificial | DIFlagObjectPointer)
!166 = !DILocation(line: 0, scope: !161)
!167 = !DILocation(line: 5, column: 8, scope: !168)
!168 = distinct !DILexicalBlock(scope: !161, file: !1, line: 5, column: 8)
!169 = !DILocation(line: 5, column: 8, scope: !161)
!170 = distinct !DISubprogram(name: "Base", linkageName: "_ZN3geo4BaseC2Ev", scope: !13, file: !1, line: 4, type: !27, scopeLine: 4, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !171, retainedNodes: !58)
!171 = !DISubprogram(name: "Base", scope: !13, type: !27, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!172 = !DILocalVariable(name: "this", arg: 1, scope: !170, type: !68, flags: DIFlagArtificial | DIFlagObjectPointer)
!173 = !DILocation(line: 0, scope: !170)
!174 = !DILocation(line: 4, column: 8, scope: !170)
!175 = distinct !DISubprogram(name: "area", linkageName: "_ZNK3geo3Box4areaEv", scope: !10, file: !1, line: 8, type: !40, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !39, retainedNodes: !58)
!176 = !DILocalVariable(name: "this", arg: 1, scope: !175, type: !177, flags: DIFlagArtificial | DIFlagObjectPointer)
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!178 = !DILocation(line: 0, scope: !175)
!179 = !DILocalVariable(name: "a", scope: !175, file: !1, line: 8, type: !5)
!180 = !DILocation(line: 8, column: 35, scope: !175)
!181 = !DILocation(line: 8, column: 39, scope: !175)
!182 = !DILocation(line: 8, column: 43, scope: !175)
!183 = !DILocation(line: 8, column: 41, scope: !175)
!184 = !DILocation(line: 8, column: 53, scope: !175)
!185 = !DILocation(line: 8, column: 46, scope: !175)
!186 = distinct !DISubprogram(name: "~Box", linkageName: "_ZN3geo3BoxD0Ev", scope: !10, file: !1, line: 5, type: !162, scopeLine: 5, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !164, retainedNodes: !58)
!187 = !DILocalVariable(name: "this", arg: 1, scope: !186, type: !91, flags: DIFlagArtificial | DIFlagObjectPointer)
!188 = !DILocation(line: 0, scope: !186)
!189 = !DILocation(line: 5, column: 8, scope: !186)
!190 = distinct !DISubprogram(name: "area", linkageName: "_ZNK3geo4Base4areaEv", scope: !13, file: !1, line: 4, type: !22, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !21, retainedNodes: !58)
!191 = !DILocalVariable(name: "this", arg: 1, scope: !190, type: !192, flags: DIFlagArtificial | DIFlagObjectPointer)
!192 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!193 = !DILocation(line: 0, scope: !190)
!194 = !DILocation(line: 4, column: 50, scope: !190)
!195 = distinct !DISubprogram(name: "~Base", linkageName: "_ZN3geo4BaseD2Ev", scope: !13, file: !1, line: 4, type: !27, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !26, retainedNodes: !58)
!196 = !DILocalVariable(name: "this", arg: 1, scope: !195, type: !68, flags: DIFlagArtificial | DIFlagObjectPointer)
!197 = !DILocation(line: 0, scope: !195)
!198 = !DILocation(line: 4, column: 79, scope: !195)
!199 = distinct !DISubprogram(name: "~Base", linkageName: "_ZN3geo4BaseD0Ev", scope: !13, file: !1, line: 4, type: !27, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !26, retainedNodes: !58)
!200 = !DILocalVariable(name: "this", arg: 1, scope: !199, type: !68, flags: DIFlagArtificial | DIFlagObjectPointer)
!201 = !DILocation(line: 0, scope: !199)
!202 = !DILocation(line: 4, column: 78, scope: !199)
!203 = !DILocation(line: 4, column: 79, scope: !199)
