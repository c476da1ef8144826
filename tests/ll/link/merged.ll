; Visibility, alignment, and whether addresses count, of what two modules have.
; link: merged_part.ll
; run: @sum() == i32 14
@hidden_here = external hidden global i32
@protected_here = weak protected global i32 1
@unnamed = linkonce_odr unnamed_addr constant i32 2, align 8
@half_unnamed = linkonce_odr local_unnamed_addr global i32 3
@common = common global i32 0, align 4
@constant = external constant i32
declare hidden i32 @f()
define weak i32 @g() unnamed_addr align 16 { ret i32 1 }
define i32 @sum() {
  %a = load i32, ptr @hidden_here
  %b = load i32, ptr @protected_here
  %c = load i32, ptr @unnamed
  %d = load i32, ptr @half_unnamed
  %e = load i32, ptr @common
  %f = load i32, ptr @constant
  %g = call i32 @f()
  %h = call i32 @g()
  %1 = add i32 %a, %b
  %2 = add i32 %1, %c
  %3 = add i32 %2, %d
  %4 = add i32 %3, %e
  %5 = add i32 %4, %f
  %6 = add i32 %5, %g
  %7 = add i32 %6, %h
  ret i32 %7
}
