; Calling conventions, attributes before and after the parameters, sections, alignment and collectors of functions.
; covers: 1-12 1-20 1-22 1-25 1-26 1-27
; run: @all(i64 5) == i64 1111
; run: @through(i16 -3) == float -6.0

declare i32 @abs(i32)

define internal fastcc i64 @fast(i64 %x) nounwind readonly { ret i64 %x }
define internal coldcc i64 @cold(i64 %x) noinline { 
  %y = mul i64 %x, 2
  ret i64 %y
}
define cc 8 i64 @numbered(i64 %x) section "hot" align 64 {
  %y = mul i64 %x, 3
  ret i64 %y
}
define ccc i64 @c(i64 %x) gc "shadow-stack" {
  %small = trunc i64 %x to i32
  %neg = sub i32 0, %small
  %abs = call i32 @abs(i32 %neg)
  %y = sext i32 %abs to i64
  ret i64 %y
}

; 5 + 10 * 10 + 15 * 67 + 5 - 4
define i64 @all(i64 %n) {
  %a = call fastcc i64 @fast(i64 %n)
  %b = call coldcc i64 @cold(i64 %n)
  %c = call cc 8 i64 @numbered(i64 %n)
  %d = call ccc i64 @c(i64 %n)
  %b10 = mul i64 %b, 10
  %c67 = mul i64 %c, 67
  %s = add i64 %a, %b10
  %t = add i64 %s, %c67
  %u = add i64 %t, %d
  %v = sub i64 %u, 4
  ret i64 %v
}

; Attributes in the type of a function say nothing about which type it is.
@table = constant float (i16 signext, i32*)* @twice
define float @twice(i16 signext %x, i32* %p) {
  %w = sext i16 %x to i32
  %d = shl i32 %w, 1
  %f = sitofp i32 %d to float
  ret float %f
}
define float @through(i16 %x) {
  %f = load float (i16, i32*)*, float (i16, i32*)** @table
  %r = call float %f(i16 signext %x, i32* null)
  ret float %r
}
