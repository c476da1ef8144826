; Storing one field leaves the others alone, also next to booleans.
; run: @f() == i64 11
; covers: 0-15 0-18

@s = global { i1, i1, i64, i1 } { i1 1, i1 0, i64 -1, i1 1 }

define i64 @f() {
  %a = getelementptr { i1, i1, i64, i1 }, { i1, i1, i64, i1 }* @s, i32 0, i32 0
  %b = getelementptr { i1, i1, i64, i1 }, { i1, i1, i64, i1 }* @s, i32 0, i32 1
  %c = getelementptr { i1, i1, i64, i1 }, { i1, i1, i64, i1 }* @s, i32 0, i32 2
  %d = getelementptr { i1, i1, i64, i1 }, { i1, i1, i64, i1 }* @s, i32 0, i32 3
  store i1 1, i1* %b
  %va = load i1, i1* %a
  %vb = load i1, i1* %b
  %vd = load i1, i1* %d
  %ab = and i1 %va, %vb
  %all = and i1 %ab, %vd
  store i64 10, i64* %c
  store i1 0, i1* %d
  %va2 = load i1, i1* %a
  %vb2 = load i1, i1* %b
  %still = and i1 %va2, %vb2
  %ok = and i1 %all, %still
  br i1 %ok, label %yes, label %no
yes:
  %v = load i64, i64* %c
  %r = add i64 %v, 1
  ret i64 %r
no:
  ret i64 -1
}
