; An undefined value of any type can be passed on and stored.
; covers: 1-45
; run: @f(i1 true) == i32 7
%pair = type { i32, [2 x i8*], double }
define void @sink(i8* %p, double %d, i1 %b, i128 %w) { ret void }
define i32 @f(i1 %c) {
  %a = alloca %pair
  store %pair undef, %pair* %a
  %b = alloca [3 x i64]
  store [3 x i64] undef, [3 x i64]* %b
  %x = select i1 %c, i32 7, i32 undef
  call void @sink(i8* undef, double undef, i1 undef, i128 undef)
  ret i32 %x
}
