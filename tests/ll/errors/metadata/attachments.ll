; What is attached has the shape that its name asks for.
define ptr @f(ptr %p, i1 %c, i32 %n) !prof !50 { ; error: 12 E0421 first operand should be 'function_entry_count'
  %a = load i32, ptr %p, !range !0 ; error: 3 E0421 It should have at least one range!
  %b = load i32, ptr %p, !range !1 ; error: 3 E0421 Unfinished range!
  %d = load i32, ptr %p, !range !2 ; error: 3 E0421 Range types must match instruction type!
  %e = load i32, ptr %p, !range !3 ; error: 3 E0421 The upper and lower limits cannot be the same value
  %g = load i32, ptr %p, !range !4 ; error: 3 E0421 Intervals are overlapping
  %h = load i32, ptr %p, !range !5 ; error: 3 E0421 Intervals are contiguous
  %i = load i32, ptr %p, !range !6 ; error: 3 E0421 Intervals are not in order
  %j = load i32, ptr %p, !range !7
  %k = load i32, ptr %p, !range !{i32 3, i32 0, !"x", !"y"} ; error: 3 E0421 The lower limit must be an integer!
  %l = load ptr, ptr %p, !nonnull !1 ; error: 3 E0421 nonnull metadata must be empty
  %m = load ptr, ptr %p, !dereferenceable !1 ; error: 3 E0421 metadata value must be an i64!
  %o = load ptr, ptr %p, !align !8 ; error: 3 E0421 align metadata value must be a power of 2!
  %q = load ptr, ptr %p, !align !0 ; error: 3 E0421 align takes one operand!
  %r = load i32, ptr %p, !nofree !0 ; error: 3 E0421 nofree applies only to pointer types
  %s = fadd float 1.0, 2.0, !fpmath !1 ; error: 3 E0421 invalid fpmath accuracy!
  %t = fadd float 1.0, 2.0, !fpmath !9 ; error: 3 E0421 fpmath accuracy must have float type
  store i32 0, ptr %p, !alias.scope !10 ; error: 3 E0421 scope must have two or three operands
  store i32 0, ptr %p, !noalias !11 ; error: 3 E0421 first scope operand must be self-referential or string
  store i32 0, ptr %p, !alias.scope !14
  store i32 0, ptr %p, !llvm.access.group !12 ; error: 3 E0421 Access scope list contains invalid access scope
  store i32 0, ptr %p, !llvm.access.group !17
  store i32 0, ptr %p, !annotation !0 ; error: 3 E0421 annotation must have at least one operand
  store i32 0, ptr %p, !captures !18 ; error: 3 E0421 !captures metadata can only be applied to store with value operand of pointer type
  store ptr %p, ptr %p, !captures !18
  store ptr %p, ptr %p, !captures !16 ; error: 3 E0421 invalid entry in !captures metadata
  store i32 0, ptr %p, !memprof !0 ; error: 3 E0421 !memprof metadata should only exist on calls
  store i32 0, ptr %p, !noalias.addrspace !7
  store i32 0, ptr %p, !noalias.addrspace !2 ; error: 3 E0421 noalias.addrspace type must be i32!
  store i32 0, ptr %p, !mmra !18 ; error: 3 E0421 !mmra metadata tuple operand is not an MMRA tag
  store i32 0, ptr %p, !own !52 ; error: 3 E0421 DILocation not allowed within this metadata node
  %u = call ptr @g(ptr %p), !memprof !0 ; error: 3 E0421 at least 1 metadata operand
  %v = call ptr @g(ptr %p), !memprof !20 ; error: 3 E0421 Each !memprof MemInfoBlock should have at least 2 operands
  %w = call ptr @g(ptr %p), !callsite !16 ; error: 3 E0421 call stack metadata operand should be constant integer
  %x = call ptr @g(ptr %p), !callee_type !20 ; error: 3 E0421 must contain exactly two operands
  %y = call ptr @g(ptr %p), !prof !21 ; error: 3 E0421 Wrong number of operands
  %z = call ptr @g(ptr %p), !prof !22 ; error: 3 E0421 invalid value profiling metadata
  %aa = call ptr @g(ptr %p), !prof !24 ; error: 3 E0421 Invalid VP !prof kind
  %ab = add i32 %n, 1, !prof !21 ; error: 3 E0421 !prof branch_weights are not allowed for this instruction
  %ac = select i1 %c, i32 1, i32 2, !prof !23 ; error: 3 E0421 expected either branch_weights or VP profile name
  %ad = select i1 %c, i32 1, i32 2, !prof !25 ; error: 3 E0421 'unknown' !prof should have a single additional operand
  %ae = load i32, ptr %p, !tbaa !30
  %af = load i32, ptr %p, !tbaa !31 ; error: 3 E0421 Offset not zero at the point of scalar access
  %ag = load i32, ptr %p, !tbaa !32 ; error: 3 E0421 Struct tag metadata must have either 3 or 4 operands
  %ah = load i32, ptr %p, !tbaa !34 ; error: 3 E0421 Offset must be constant integer
  %ai = load i32, ptr %p, !tbaa !35 ; error: 3 E0421 Did not see access type in access path!
  %aj = load i32, ptr %p, !tbaa !36 ; error: 3 E0421 Access type node must be a valid scalar type
  %ak = load i32, ptr %p, !tbaa !40
  %al = load i32, ptr %p, !tbaa !42 ; error: 3 E0421 Offsets must be increasing!
  %am = load i32, ptr %p, !tbaa !28
  %an = load i32, ptr %p, !tbaa !60 ; error: 3 E0421 Offset not zero at the point of scalar access
  %ao = load i32, ptr %p, !tbaa !62
  %ap = load i32, ptr %p, !tbaa !63 ; error: 3 E0421 Could not find TBAA parent in struct type node
  %aq = load i32, ptr %p, !tbaa !65 ; error: 3 E0421 Access bit-width not the same as description bit-width
  %ar = load i32, ptr %p, !tbaa !67
  %as = load i32, ptr %p, !tbaa !70 ; error: 3 E0421 Cycle detected in struct path
  %at = load i32, ptr %p, !tbaa !72
  br i1 %c, label %yes, label %no, !prof !21
yes:
  call void @take(metadata !{i32 %n}) ; error: 28 E0421 invalid use of function-local name
  ret ptr null
no:
  ret ptr null
}
declare ptr @g(ptr)
declare void @take(metadata) ; error: 20 E0202 isn't an intrinsic
declare !prof !51 void @h() ; error: 24 E0421 function declaration may not have a !prof attachment
define void @k() !kcfi_type !8 { ; error: 13 E0421 expected a 32-bit integer constant operand for !kcfi_type
  ret void
}
@v = global i32 0, !associated !0 ; error: 1 E0421 associated metadata must have one operand
@w = global i32 0, !associated !53 ; error: 1 E0421 global values should not associate to themselves
@x = global i32 0, !absolute_symbol !1 ; error: 1 E0421 Unfinished range!
@y = external global i32, !absolute_symbol !54
@z = external global i32, !implicit.ref !53 ; error: 1 E0421 ref metadata must not be placed on a declaration
!llvm.dbg.cu = !{!57}
!0 = !{}
!1 = !{i32 1}
!2 = !{i64 0, i64 5}
!3 = !{i32 5, i32 5}
!4 = !{i32 0, i32 5, i32 3, i32 8}
!5 = !{i32 0, i32 5, i32 5, i32 8}
!6 = !{i32 5, i32 8, i32 0, i32 3}
!7 = !{i32 0, i32 5, i32 7, i32 9}
!8 = !{i64 3}
!9 = !{double 2.5}
!10 = !{!1}
!11 = !{!13}
!12 = !{!0}
!13 = !{!1, !1}
!14 = !{!15}
!15 = distinct !{!15, !19}
!16 = !{!"nothing"}
!17 = distinct !{}
!18 = !{!"address", !"read_provenance", !"provenance"}
!19 = distinct !{!19}
!20 = !{!1}
!21 = !{!"branch_weights", i32 1, i32 2}
!22 = !{!"VP", i32 0}
!23 = !{!"weights", i32 1, i32 2}
!24 = !{!"VP", i32 5, i64 1, i64 2, i64 3}
!25 = !{!"unknown"}
!26 = !{!"root"}
!27 = !{!"int", !26}
!28 = !{!27, !27, i64 0}
!29 = !{!"struct", !27, i64 0, !27, i64 4}
!30 = !{!29, !27, i64 4}
!31 = !{!27, !27, i64 4}
!32 = !{!29, !27, i64 4, i64 0, i64 0}
!33 = !{!"float", !26}
!34 = !{!29, !27, !"four"}
!35 = !{!29, !33, i64 4}
!36 = !{!29, !29, i64 4}
!40 = !{!27, !27, i64 0, i64 1}
!41 = !{!"other", !27, i64 4, !27, i64 0}
!42 = !{!41, !27, i64 0}
!50 = !{!"count", i64 1}
!51 = !{!"function_entry_count", i64 1}
!52 = !{!55}
!53 = !{ptr @w}
!54 = !{i64 -1, i64 -1}
!55 = !DILocation(line: 1, scope: !56)
!56 = distinct !DISubprogram(name: "f", spFlags: DISPFlagDefinition, unit: !57)
!57 = distinct !DICompileUnit(language: DW_LANG_C99, file: !58)
!58 = !DIFile(filename: "a.c", directory: "/")
; Offsets are unsigned: -1 is the largest.
!60 = !{!27, !27, i64 -1}
!61 = !{!"last", !27, i64 -1}
!62 = !{!61, !27, i64 18446744073709551615}
!63 = !{!61, !27, i64 0}
; A type above the accessed one has offsets of another width.
!64 = !{!"short", !66}
!65 = !{!64, !64, i64 0}
!66 = !{!"wide", !26, i32 0}
!67 = !{!64, !64, i32 0}
; Types that contain each other.
!68 = !{!"outer", !69, i64 0}
!69 = !{!"inner", !68, i64 0}
!70 = !{!68, !27, i64 0}
!71 = !{!"self", !71}
!72 = !{!71, !27, i64 0}
