source_filename = "dir/\22quoted\22.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%opaque = type opaque
%pair = type { i32, ptr }
%"odd name" = type <{ i8, [3 x %pair] }>

$any = comdat any
$exact = comdat exactmatch
$large = comdat largest
$nodup = comdat nodeduplicate
$same = comdat samesize

@private = private unnamed_addr constant [3 x i8] c"a\22\00", align 1
@internal = internal global i32 1, align 4
@linkonce = linkonce global i32 1
@linkonce_odr = linkonce_odr constant i32 1, comdat($any)
@weak = weak dso_local global i32 1, section ".data.weak", partition "part", comdat($exact), align 64
@weak_odr = weak_odr hidden global i32 1
@common = common dso_local global i32 0, align 4
@appending = appending global [1 x i32] [i32 1]
@extern_weak = extern_weak global i32
@external = external dso_local local_unnamed_addr global i32, align 4
@available = available_externally constant i32 3
@hidden = hidden local_unnamed_addr global i32 1
@protected = protected externally_initialized global i32 1, align 8
@imported = external dllimport global i32
@exported = dllexport constant i32 3
@spaced = addrspace(3) global i32 1
@sanitized = global i32 1, no_sanitize_address, no_sanitize_hwaddress, align 4
@modelled = global i32 1, code_model "large", align 4, !attached !1, !attached !2
@"quoted \0A name" = global ptr @"quoted \0A name"
@all = global { i1, i8, i64, float, double, half, x86_fp80, fp128, ptr, [2 x i16], <{ i8, i32 }> } { i1 true, i8 -1, i64 -9223372036854775808, float 0x3FF19999A0000000, double 1.300000e+00, half 0xH3C00, x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000003FFF000000000000, ptr null, [2 x i16] [i16 1, i16 poison], <{ i8, i32 }> <{ i8 1, i32 undef }> }
@folded = global ptr getelementptr inbounds nuw (%pair, ptr @all, i64 1, i32 1)
@vtable = global ptr getelementptr inrange(-16, 8) ([4 x ptr], ptr @table, i32 0, i32 2)
@table = constant [4 x ptr] zeroinitializer
@number = global i64 ptrtoint (ptr @internal to i64)
@0 = private constant i32 7
@1 = global ptr @0
@alias = weak hidden unnamed_addr alias i32, ptr @internal
@alias_of_place = alias i32, ptr getelementptr (i8, ptr @all, i64 4)

declare !attached !1 signext i8 @declared(ptr noalias captures(none) dereferenceable(8), i32 zeroext range(i32 0, 10), ...) unnamed_addr #0

declare void @llvm.assume(i1 noundef)

define internal fastcc noundef nonnull align 8 dereferenceable_or_null(16) ptr @header(ptr nonnull readonly align 4 captures(address, ret: provenance) %p, ptr byval(%pair) align 8 %q, ptr initializes((0, 4), (8, 16)) %r, float nofpclass(nan inf) %x, i64 noundef range(i64 -5, 7) %n) unnamed_addr #1 section ".text.f" partition "part" comdat($any) align 32 gc "shadow-stack" prefix i32 123 prologue i8 -112 personality ptr @declared !attached !2 !attached !3 {
entry:
  ret ptr %p
}

define preserve_mostcc void @named_convention(ptr sret(%pair) %out, ptr inreg %in) local_unnamed_addr {
  ret void
}

define cc 200 i64 @flags(i64 %a, i64 %b, double %x, double %y, ptr %p, i1 %c) #2 {
  %s = add nuw nsw i64 %a, %b
  %d = sdiv exact i64 %s, 4
  %o = or disjoint i64 %d, %b
  %l = shl nuw i64 %o, 1
  %t = trunc nuw nsw i64 %l to i32
  %z = zext nneg i32 %t to i64
  %u = uitofp nneg i32 %t to double
  %f = fadd reassoc nnan ninf nsz arcp contract double %x, %y
  %g = fneg fast double %f
  %h = fptrunc nnan double %g to float
  %i = fpext ninf float %h to double
  %j = fcmp nnan olt double %i, %u
  %k = icmp samesign ult i64 %z, %a
  %m = select nnan ninf i1 %j, double %x, double %y
  %call = tail call fast double @llvm.sqrt.f64(double %m) #3
  %q = getelementptr inbounds nuw %pair, ptr %p, i64 %a, i32 1
  %v = load atomic volatile i64, ptr %q syncscope("agent") acquire, align 8, !attached !2
  store atomic i64 %v, ptr %q seq_cst, align 8
  fence syncscope("singlethread") acq_rel
  %w = cmpxchg weak volatile ptr %q, i64 %a, i64 %b syncscope("agent") acq_rel monotonic, align 8
  %rmw = atomicrmw volatile umax ptr %q, i64 %a syncscope("agent") release, align 8
  %slot = alloca inalloca %pair, i32 4, align 16
  %fr = freeze i64 %rmw
  br i1 %k, label %left, label %right, !prof !4

left:
  br label %right

right:
  %phi = phi nnan nsz double [ %x, %0 ], [ %call, %left ]
  call void @llvm.assume(i1 %c)
  %r = notail call fastcc i64 @callee(i64 noundef %fr, ptr nonnull align 8 %p), !attached !2, !srcloc !{i32 7}
  ret i64 %r
}

declare double @llvm.sqrt.f64(double)

declare fastcc i64 @callee(i64, ptr)

declare extern_weak i64 @may_be_missing(i64, ptr)

define i32 @described(i32 %x) !dbg !11 {
    #dbg_value(i32 %x, !14, !DIExpression(), !15)
  %1 = alloca i32, align 4
    #dbg_declare(ptr %1, !14, !DIExpression(DW_OP_deref), !15)
  store i32 %x, ptr %1, align 4, !dbg !15
    #dbg_value(!DIArgList(i32 %x, i32 7), !14, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !15)
  %2 = load i32, ptr %1, align 4, !dbg !15, !range !16
    #dbg_label(!17, !15)
  %3 = add i32 %2, %2, !dbg !15
  ret i32 %3, !dbg !DILocation(line: 3, column: 1, scope: !11)

  uselistorder i32 %2, { 1, 0 }
}

define i64 @intrinsics(double %x) #4 {
  %r = call i64 @llvm.experimental.constrained.fptosi.i64.f64(double %x, metadata !"fpexcept.strict") #4
  call void @llvm.write_register.i64(metadata !18, i64 %r)
  ret i64 %r
}

declare i64 @llvm.experimental.constrained.fptosi.i64.f64(double, metadata)

declare void @llvm.write_register.i64(metadata, i64)

define void @branches(i1 %c) {
  br i1 %c, label %a, label %b

b:
  br i1 %c, label %a, label %e

a:
  br label %e

e:
  ret void
}

attributes #0 = { allocsize(1) allockind("alloc,zeroed") "alloc-family"="malloc" }
attributes #1 = { alignstack=16 memory(read, argmem: readwrite, inaccessiblemem: none) uwtable(sync) vscale_range(1, 16) "key" "key2"="value \22quoted\22" }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "target-features"="+cx8,+mmx" }
attributes #3 = { nounwind memory(none) }
attributes #4 = { strictfp }

uselistorder_bb @branches, %e, { 1, 0 }

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!9}
!named = !{!1, !2, !3}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !{!1}
!2 = !{!"text \22quoted\22", i32 7, null, ptr @internal}
!3 = !{!3, !"odd: {,} ;text"}
!4 = !{!"branch_weights", i32 1, i32 2000}
!9 = distinct !DICompileUnit(language: DW_LANG_C99, file: !10, producer: "by hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!10 = !DIFile(filename: "a.c", directory: "/")
!11 = distinct !DISubprogram(name: "described", scope: !10, file: !10, line: 1, type: !12, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9)
!12 = !DISubroutineType(types: !13)
!13 = !{null}
!14 = !DILocalVariable(name: "x", arg: 1, scope: !11, file: !10, line: 1, type: !19)
!15 = !DILocation(line: 2, column: 5, scope: !11)
!16 = !{i32 0, i32 100}
!17 = !DILabel(scope: !11, name: "l", file: !10, line: 2)
!18 = !{!"rsp"}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
