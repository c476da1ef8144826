; Code as the Oat compiler emits it: arrays from oat_alloc_array with bounds checks of the runtime, a matrix of arrays.
; run: @trace(i64 3) == i64 8
; run: @trace(i64 10) == i64 330
; exit: 30
; covers: 0-19 0-20 0-36

declare i64* @oat_alloc_array(i64)
declare void @oat_assert_array_length(i64*, i64)

define { i64, [0 x { i64, [0 x i64] }*] }* @matrix(i64 %n) {
  %_raw = call i64* @oat_alloc_array(i64 %n)
  %_rows = bitcast i64* %_raw to { i64, [0 x { i64, [0 x i64] }*] }*
  %_i = alloca i64
  %_j = alloca i64
  store i64 0, i64* %_i
  br label %_cond
_cond:
  %_i1 = load i64, i64* %_i
  %_c1 = icmp slt i64 %_i1, %n
  br i1 %_c1, label %_body, label %_post
_body:
  %_raw2 = call i64* @oat_alloc_array(i64 %n)
  %_row = bitcast i64* %_raw2 to { i64, [0 x i64] }*
  store i64 0, i64* %_j
  br label %_cond2
_cond2:
  %_j1 = load i64, i64* %_j
  %_c2 = icmp slt i64 %_j1, %n
  br i1 %_c2, label %_body2, label %_post2
_body2:
  %_chk = bitcast { i64, [0 x i64] }* %_row to i64*
  call void @oat_assert_array_length(i64* %_chk, i64 %_j1)
  %_e = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %_row, i32 0, i32 1, i64 %_j1
  %_ii = add i64 %_i1, 1
  %_jj = add i64 %_j1, 1
  %_v = mul i64 %_ii, %_jj
  store i64 %_v, i64* %_e
  store i64 %_jj, i64* %_j
  br label %_cond2
_post2:
  %_chk2 = bitcast { i64, [0 x { i64, [0 x i64] }*] }* %_rows to i64*
  call void @oat_assert_array_length(i64* %_chk2, i64 %_i1)
  %_r = getelementptr { i64, [0 x { i64, [0 x i64] }*] }, { i64, [0 x { i64, [0 x i64] }*] }* %_rows, i32 0, i32 1, i64 %_i1
  store { i64, [0 x i64] }* %_row, { i64, [0 x i64] }** %_r
  %_i2 = add i64 %_i1, 1
  store i64 %_i2, i64* %_i
  br label %_cond
_post:
  ret { i64, [0 x { i64, [0 x i64] }*] }* %_rows
}

; The diagonal holds the squares 1, 4, 9, …; from each its root is taken off: n(n+1)(n-1)/3.
define i64 @trace(i64 %n) {
  %m = call { i64, [0 x { i64, [0 x i64] }*] }* @matrix(i64 %n)
  %i = alloca i64
  %s = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %s
  br label %cond
cond:
  %k = load i64, i64* %i
  %c = icmp slt i64 %k, %n
  br i1 %c, label %body, label %post
body:
  %rp = getelementptr { i64, [0 x { i64, [0 x i64] }*] }, { i64, [0 x { i64, [0 x i64] }*] }* %m, i32 0, i32 1, i64 %k
  %r = load { i64, [0 x i64] }*, { i64, [0 x i64] }** %rp
  %ep = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %r, i32 0, i32 1, i64 %k
  %e = load i64, i64* %ep
  %k1 = add i64 %k, 1
  %d = sub i64 %e, %k1
  %t = load i64, i64* %s
  %u = add i64 %t, %d
  store i64 %u, i64* %s
  store i64 %k1, i64* %i
  br label %cond
post:
  %x = load i64, i64* %s
  ret i64 %x
}

define i64 @main(i64 %argc, i8** %argv) {
  %m = call { i64, [0 x { i64, [0 x i64] }*] }* @matrix(i64 6)
  %rp = getelementptr { i64, [0 x { i64, [0 x i64] }*] }, { i64, [0 x { i64, [0 x i64] }*] }* %m, i32 0, i32 1, i32 4
  %r = load { i64, [0 x i64] }*, { i64, [0 x i64] }** %rp
  %ep = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %r, i32 0, i32 1, i32 5
  %e = load i64, i64* %ep
  ret i64 %e
}
