; What has no meaning for execution stands in the way of nothing: records, attachments, use-list orders, words of headers.
; run: @sum(i32 20, i32 22) == i32 42
; run: @constrained(double 2.5) == double 6.25
; covers: 3-34 3-35 3-40 4-41
source_filename = "kept.c"

$group = comdat any

@counter = weak_odr dso_local local_unnamed_addr global i32 40, section ".data.kept", comdat($group), align 16, !kept !0
@old = constant i32 2 addrspace(0), section "kept", align 4

define dso_local noundef i32 @sum(i32 noundef %a, i32 noundef %b) local_unnamed_addr #0 section ".text.kept" comdat($group) align 32 !dbg !4 {
entry:
    #dbg_value(i32 %a, !7, !DIExpression(), !8)
  %slot = alloca i32, align 4
    #dbg_declare(ptr %slot, !7, !DIExpression(), !8)
  store i32 %b, ptr %slot, align 4, !dbg !8
  %c = load i32, ptr %slot, align 4, !dbg !8, !range !9
  %r = add i32 %a, %c, !dbg !8
  %n = load i32, ptr @counter, align 4
  %m = load i32, ptr @old, align 4
  %s = add i32 %n, %m
  %same = icmp eq i32 %s, %r
  br i1 %same, label %yes, label %no, !prof !10

no:
  br label %yes

yes:
  %result = phi i32 [ %r, %entry ], [ 0, %no ]
  ret i32 %result

  uselistorder i32 %r, { 1, 0 }
  uselistorder label %yes, { 1, 0 }
}

define double @constrained(double %x) #1 {
  %r = call double @llvm.experimental.constrained.fmul.f64(double %x, double %x, metadata !"round.tonearest", metadata !"fpexcept.ignore") #1
  ret double %r
}

declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata)

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite) uwtable(async) "frame-pointer"="all" "unknown to all"="kept" }
attributes #1 = { strictfp }

!llvm.module.flags = !{!1}
!llvm.dbg.cu = !{!2}

!0 = !{!"kept"}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!3 = !DIFile(filename: "kept.c", directory: "/")
!4 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "a", arg: 1, scope: !4, file: !3, line: 1, type: !11)
!8 = !DILocation(line: 2, column: 5, scope: !4)
!9 = !{i32 0, i32 100}
!10 = !{!"branch_weights", i32 1, i32 2000}
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
