; Every part that a declaration can have, in the order of the grammar: linkage, whose it is, visibility, storage class, calling
; convention, attributes of the result and of parameters, names of parameters, attributes, section, partition, comdat, alignment,
; collector, prefix and prologue of the definition.
; run: @all(i32 -5) == i32 12
; run: @missing() == i1 true
; covers: 3-36
; flags: -O0
declare extern_weak dso_local default ccc noundef signext i32 @nowhere(i32 noundef signext %x) unnamed_addr #0
declare !note !0 dso_preemptable noundef i32 @abs(i32 noundef) local_unnamed_addr nounwind willreturn memory(none) "kept"="1"
declare hidden fastcc zeroext i8 @inside(i8 zeroext, ptr nocapture readonly align 8 dereferenceable(8)) addrspace(0) #0 align 16
declare noalias noundef ptr @malloc(i64 noundef) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr nocapture noundef) allockind("free") "alloc-family"="malloc"
declare i64 @strlen(ptr nocapture) gc "none"
define hidden fastcc zeroext i8 @two(i8 zeroext %x) {
  ret i8 2
}
define i32 @all(i32 %x) {
  %a = call i32 @abs(i32 %x)
  %p = call ptr @malloc(i64 6)
  store [6 x i8] c"lines\00", ptr %p
  %n = call i64 @strlen(ptr %p)
  call void @free(ptr %p)
  %b = trunc i64 %n to i32
  %c = call fastcc zeroext i8 @two(i8 zeroext 7)
  %d = zext i8 %c to i32
  %ab = add i32 %a, %b
  %abd = add i32 %ab, %d
  ret i32 %abd
}
define i1 @missing() {
  %none = icmp eq ptr @nowhere, null
  ret i1 %none
}
attributes #0 = { nounwind uwtable }
!0 = !{!"kept"}
