; The same with nothing but simple slots, under the profile: pointers to slots of earlier iterations stay valid.
; flags: --profile=llvmlite
; run: @first_slot() == i64 10
; run: @last_slot() == i64 13
; covers: 0-14

define i64* @remember(i64** %first, i64* %slot) {
  %f = load i64*, i64** %first
  %n = icmp eq i64* %f, null
  br i1 %n, label %set, label %keep
set:
  store i64* %slot, i64** %first
  ret i64* %slot
keep:
  ret i64* %f
}

define i64 @run(i64** %first, i64** %last) {
  %i = alloca i64
  store i64 10, i64* %i
  br label %loop
loop:
  %slot = alloca i64
  %k = load i64, i64* %i
  store i64 %k, i64* %slot
  %1 = call i64* @remember(i64** %first, i64* %slot)
  store i64* %slot, i64** %last
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  %c = icmp slt i64 %k1, 14
  br i1 %c, label %loop, label %out
out:
  %fp = load i64*, i64** %first
  %fv = load i64, i64* %fp
  %lp = load i64*, i64** %last
  %lv = load i64, i64* %lp
  %lv100 = mul i64 %lv, 100
  %r = add i64 %lv100, %fv
  ret i64 %r
}

define i64 @both() {
  %f = alloca i64*
  %l = alloca i64*
  store i64* null, i64** %f
  store i64* null, i64** %l
  %r = call i64 @run(i64** %f, i64** %l)
  ret i64 %r
}

define i64 @first_slot() {
  %r = call i64 @both()
  %s = sub i64 %r, 1300
  ret i64 %s
}

define i64 @last_slot() {
  %r = call i64 @both()
  %s = sub i64 %r, 10
  %t = lshr i64 %s, 2
  %u = sub i64 %t, 312
  ret i64 %u
}
