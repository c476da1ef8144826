; Alignments of every kind of type that a string can give, which differ from the defaults.
; covers: 4-2 4-6 4-7 4-8 4-16 4-17
; run: @t_i1() == { i64 2, i64 2 }
; run: @t_i7() == { i64 1, i64 1 }
; run: @t_i8() == { i64 1, i64 1 }
; run: @t_i16() == { i64 1, i64 2 }
; run: @t_i24() == { i64 8, i64 8 }
; run: @t_i32() == { i64 8, i64 8 }
; run: @t_i33() == { i64 8, i64 8 }
; run: @t_i40() == { i64 8, i64 8 }
; run: @t_i64() == { i64 8, i64 8 }
; run: @t_i65() == { i64 8, i64 16 }
; run: @t_i128() == { i64 8, i64 16 }
; run: @t_half() == { i64 8, i64 8 }
; run: @t_bfloat() == { i64 8, i64 8 }
; run: @t_float() == { i64 2, i64 4 }
; run: @t_double() == { i64 4, i64 8 }
; run: @t_x86_fp80() == { i64 4, i64 12 }
; run: @t_fp128() == { i64 8, i64 16 }
; run: @t_ptr() == { i64 4, i64 8 }
; run: @t_ptr_addrspace_1() == { i64 2, i64 4 }
; run: @t_ptr_addrspace_270() == { i64 4, i64 8 }
; run: @t_2_x_i8v() == { i64 2, i64 2 }
; run: @t_3_x_i8v() == { i64 4, i64 4 }
; run: @t_3_x_i32v() == { i64 16, i64 16 }
; run: @t_4_x_i32v() == { i64 8, i64 16 }
; run: @t_8_x_floatv() == { i64 8, i64 32 }
; run: @t_3_x_i64v() == { i64 32, i64 32 }
; run: @t_8_x_i1v() == { i64 1, i64 1 }
; run: @t_3_x_i16a() == { i64 1, i64 6 }
; run: @t_0_x_i64a() == { i64 8, i64 0 }
; run: @t_s() == { i64 8, i64 0 }
; run: @t_i32s() == { i64 8, i64 8 }
; run: @t_i8_i32() == { i64 1, i64 9 }
; run: @t_i64s() == { i64 8, i64 8 }
; run: @t_i8_i16s() == { i64 8, i64 8 }
; run: @t_ptr_addrspace_2() == { i64 16, i64 16 }
; run: @t_2_x_i16v() == { i64 1, i64 4 }
; run: @t_8_x_i8v() == { i64 2, i64 8 }
target datalayout = "e-p:64:32-p1:32:16-p2:128:128:128:64-i1:16-i16:8-i32:64-i64:64-i128:64-f16:64-f32:16-f64:32-f80:32-f128:64-v32:8-v64:16-v128:64-v256:64-a:64:64"
define { i64, i64 } @t_i1() {
  %o = ptrtoint ptr getelementptr ({ i8, i1 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (i1, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_i7() {
  %o = ptrtoint ptr getelementptr ({ i8, i7 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (i7, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_i8() {
  %o = ptrtoint ptr getelementptr ({ i8, i8 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (i8, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_i16() {
  %o = ptrtoint ptr getelementptr ({ i8, i16 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (i16, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_i24() {
  %o = ptrtoint ptr getelementptr ({ i8, i24 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (i24, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_i32() {
  %o = ptrtoint ptr getelementptr ({ i8, i32 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (i32, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_i33() {
  %o = ptrtoint ptr getelementptr ({ i8, i33 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (i33, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_i40() {
  %o = ptrtoint ptr getelementptr ({ i8, i40 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (i40, ptr null, i64 1) to i64
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
define { i64, i64 } @t_i65() {
  %o = ptrtoint ptr getelementptr ({ i8, i65 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (i65, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_i128() {
  %o = ptrtoint ptr getelementptr ({ i8, i128 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (i128, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_half() {
  %o = ptrtoint ptr getelementptr ({ i8, half }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (half, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_bfloat() {
  %o = ptrtoint ptr getelementptr ({ i8, bfloat }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (bfloat, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_float() {
  %o = ptrtoint ptr getelementptr ({ i8, float }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (float, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_double() {
  %o = ptrtoint ptr getelementptr ({ i8, double }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (double, ptr null, i64 1) to i64
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
define { i64, i64 } @t_fp128() {
  %o = ptrtoint ptr getelementptr ({ i8, fp128 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (fp128, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_ptr() {
  %o = ptrtoint ptr getelementptr ({ i8, ptr }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (ptr, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_ptr_addrspace_1() {
  %o = ptrtoint ptr getelementptr ({ i8, ptr addrspace(1) }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (ptr addrspace(1), ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_ptr_addrspace_270() {
  %o = ptrtoint ptr getelementptr ({ i8, ptr addrspace(270) }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (ptr addrspace(270), ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_2_x_i8v() {
  %o = ptrtoint ptr getelementptr ({ i8, <2 x i8> }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (<2 x i8>, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_3_x_i8v() {
  %o = ptrtoint ptr getelementptr ({ i8, <3 x i8> }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (<3 x i8>, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_3_x_i32v() {
  %o = ptrtoint ptr getelementptr ({ i8, <3 x i32> }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (<3 x i32>, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_4_x_i32v() {
  %o = ptrtoint ptr getelementptr ({ i8, <4 x i32> }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (<4 x i32>, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_8_x_floatv() {
  %o = ptrtoint ptr getelementptr ({ i8, <8 x float> }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (<8 x float>, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_3_x_i64v() {
  %o = ptrtoint ptr getelementptr ({ i8, <3 x i64> }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (<3 x i64>, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_8_x_i1v() {
  %o = ptrtoint ptr getelementptr ({ i8, <8 x i1> }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (<8 x i1>, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_3_x_i16a() {
  %o = ptrtoint ptr getelementptr ({ i8, [3 x i16] }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr ([3 x i16], ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_0_x_i64a() {
  %o = ptrtoint ptr getelementptr ({ i8, [0 x i64] }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr ([0 x i64], ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_s() {
  %o = ptrtoint ptr getelementptr ({ i8, { } }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr ({ }, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_i32s() {
  %o = ptrtoint ptr getelementptr ({ i8, { i32 } }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr ({ i32 }, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_i8_i32() {
  %o = ptrtoint ptr getelementptr ({ i8, <{ i8, i32 }> }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (<{ i8, i32 }>, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_i64s() {
  %o = ptrtoint ptr getelementptr ({ i8, { i64 } }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr ({ i64 }, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_i8_i16s() {
  %o = ptrtoint ptr getelementptr ({ i8, { i8, i16 } }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr ({ i8, i16 }, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_ptr_addrspace_2() {
  %o = ptrtoint ptr getelementptr ({ i8, ptr addrspace(2) }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (ptr addrspace(2), ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_2_x_i16v() {
  %o = ptrtoint ptr getelementptr ({ i8, <2 x i16> }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (<2 x i16>, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_8_x_i8v() {
  %o = ptrtoint ptr getelementptr ({ i8, <8 x i8> }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (<8 x i8>, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
