; Which definition counts (LangRef "Linkage Types"): a strong one; else the first, but `weak` rather than `linkonce`.
; link: strength_part.ll
; run: @all() == i32 111231
define weak i32 @weak_strong() { ret i32 9 }
define i32 @strong_weak() { ret i32 1 }
define weak i32 @weak_weak() { ret i32 1 }
define linkonce i32 @once_weak() { ret i32 9 }
define weak_odr i32 @weak_once() { ret i32 1 }
define linkonce_odr i32 @once_once() { ret i32 1 }

define i32 @all() {
  %a = call i32 @weak_strong()
  %b = call i32 @strong_weak()
  %c = call i32 @weak_weak()
  %d = call i32 @once_weak()
  %e = call i32 @weak_once()
  %f = call i32 @once_once()
  %a1 = mul i32 %a, 10
  %b1 = mul i32 %b, 100
  %c1 = mul i32 %c, 1000
  %d1 = mul i32 %d, 100
  %e1 = mul i32 %e, 10000
  %f1 = mul i32 %f, 100000
  %s1 = add i32 %a1, %b1
  %s2 = add i32 %s1, %c1
  %s3 = add i32 %s2, %d1
  %s4 = add i32 %s3, %e1
  %s5 = add i32 %s4, %f1
  %r = sub i32 %s5, 99
  ret i32 %r
}
