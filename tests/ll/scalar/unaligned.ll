; Accesses whose alignment is stated to be 1, at odd addresses.
; run: @f(i64 1) == i32 84148994
; run: @f(i64 3) == i32 117835012
; run: @store(i64 1) == i8 -2
; run: @d(double 1.5) == double 1.5

@b = global [9 x i8] c"\01\02\03\04\05\06\07\08\09"
@w = global [12 x i8] zeroinitializer

define i32 @f(i64 %i) {
  %p = getelementptr [9 x i8], [9 x i8]* @b, i64 0, i64 %i
  %q = bitcast i8* %p to i32*
  %v = load i32, i32* %q, align 1
  ret i32 %v
}
define i8 @store(i64 %i) {
  %p = getelementptr [12 x i8], [12 x i8]* @w, i64 0, i64 %i
  %q = bitcast i8* %p to i16*
  store i16 -257, i16* %q, align 1
  %r = getelementptr [12 x i8], [12 x i8]* @w, i64 0, i64 2
  %v = load i8, i8* %r
  ret i8 %v
}
define double @d(double %x) {
  %p = getelementptr [12 x i8], [12 x i8]* @w, i64 0, i64 3
  %q = bitcast i8* %p to double*
  store double %x, double* %q, align 1
  %v = load double, double* %q, align 1
  ret double %v
}
