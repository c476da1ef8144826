; Without a layout string the machine's own holds, as lli has it: structs are exchanged with C.
; covers: 4-13
; run: @t_i64() == { i64 8, i64 8 }
; run: @t_i128() == { i64 16, i64 16 }
; run: @t_x86_fp80() == { i64 16, i64 16 }
; run: @t_i8_i64s() == { i64 8, i64 16 }
; run: @t_ptr_addrspace_270() == { i64 4, i64 4 }
define { i64, i64 } @t_i64() {
  %o = ptrtoint ptr getelementptr ({ i8, i64 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (i64, ptr null, i64 1) to i64
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
define { i64, i64 } @t_x86_fp80() {
  %o = ptrtoint ptr getelementptr ({ i8, x86_fp80 }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr (x86_fp80, ptr null, i64 1) to i64
  %a = insertvalue { i64, i64 } poison, i64 %o, 0
  %b = insertvalue { i64, i64 } %a, i64 %s, 1
  ret { i64, i64 } %b
}
define { i64, i64 } @t_i8_i64s() {
  %o = ptrtoint ptr getelementptr ({ i8, { i8, i64 } }, ptr null, i64 0, i32 1) to i64
  %s = ptrtoint ptr getelementptr ({ i8, i64 }, ptr null, i64 1) to i64
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
