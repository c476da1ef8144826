source_filename = "typed.c"

%list = type { i64, %list* }
%opaque = type opaque

@head = internal global %list { i64 1, %list* @head }, align 8
@text = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@vtable = constant i8** getelementptr inbounds ({ [4 x i8*] }, { [4 x i8*] }* @table, i32 0, inrange i32 0, i32 2)
@table = linkonce_odr unnamed_addr constant { [4 x i8*] } { [4 x i8*] [i8* null, i8* bitcast (%list* @head to i8*), i8* null, i8* inttoptr (i64 7 to i8*)] }
@spaced = external addrspace(3) global i32 addrspace(1)*
@other = internal alias %list, %list* @head

declare i32 @printf(i8* noundef, ...) #0

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i64 @sum(%list* nocapture readonly %l, i32 (i8*, ...)* %f) local_unnamed_addr #0 !dbg !3 {
  call void @llvm.dbg.declare(metadata %list* %l, metadata !6, metadata !DIExpression()), !dbg !8
  %1 = alloca %list*, align 8
  store %list* %l, %list** %1, align 8, !dbg !8
  %2 = load %list*, %list** %1, align 8
  %3 = getelementptr inbounds %list, %list* %2, i64 0, i32 0
  %4 = load i64, i64* %3, align 8
  tail call void @llvm.dbg.value(metadata i64 %4, metadata !6, metadata !DIExpression(DW_OP_plus_uconst, 1)), !dbg !8
  %5 = call i32 (i8*, ...) %f(i8* getelementptr inbounds ([3 x i8], [3 x i8]* @text, i64 0, i64 0), i64 %4)
  %6 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([3 x i8], [3 x i8]* @text, i64 0, i64 0), i32 %5) #1
  ret i64 %4, !dbg !8
}

declare void @llvm.dbg.value(metadata, metadata, metadata)

define void @by_value(%list* byval(%list) align 8 %a, i8* swiftself %s) {
  ret void
}

attributes #0 = { nounwind readonly "frame-pointer"="all" }
attributes #1 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "typed.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "l", arg: 1, scope: !3, file: !1, line: 1, type: !7)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !DILocation(line: 2, column: 5, scope: !3)
