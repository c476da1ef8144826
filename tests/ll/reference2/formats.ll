; All floating-point formats have a size.
; covers: 1-31
; run: @sizes() == i64 161616080402
define i64 @sizes() {
  %h = ptrtoint half* getelementptr (half* null, i32 1) to i64
  %f = ptrtoint float* getelementptr (float* null, i32 1) to i64
  %d = ptrtoint double* getelementptr (double* null, i32 1) to i64
  %q = ptrtoint fp128* getelementptr (fp128* null, i32 1) to i64
  %x = ptrtoint x86_fp80* getelementptr (x86_fp80* null, i32 1) to i64
  %p = ptrtoint ppc_fp128* getelementptr (ppc_fp128* null, i32 1) to i64
  %f2 = mul i64 %f, 100
  %d2 = mul i64 %d, 10000
  %q2 = mul i64 %q, 1000000
  %x2 = mul i64 %x, 100000000
  %p2 = mul i64 %p, 10000000000
  %s1 = add i64 %h, %f2
  %s2 = add i64 %s1, %d2
  %s3 = add i64 %s2, %q2
  %s4 = add i64 %s3, %x2
  %s5 = add i64 %s4, %p2
  ret i64 %s5
}
