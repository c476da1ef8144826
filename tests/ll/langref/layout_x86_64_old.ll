; The string that compilers wrote before i128 was aligned to 16 bytes, and that of 32-bit integers in doublewords.
; covers: 4-18
; run: @t_i128() == { i64 8, i64 16 }
; run: @t_i64() == { i64 8, i64 8 }
; run: @t_x86_fp80() == { i64 16, i64 16 }
; run: @t_i64_i128s() == { i64 8, i64 24 }
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
define { i64, i64 } @t_i128() {
  %o = ptrtoint ptr getelementptr ({ i8, i128 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (i128, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_i64() {
  %o = ptrtoint ptr getelementptr ({ i8, i64 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (i64, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_x86_fp80() {
  %o = ptrtoint ptr getelementptr ({ i8, x86_fp80 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (x86_fp80, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_i64_i128s() {
  %o = ptrtoint ptr getelementptr ({ i8, { i64, i128 } }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr ({ i64, i128 }, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
