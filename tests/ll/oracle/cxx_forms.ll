; Every form of `new` with every form of `delete` that goes with it. Alignments are kept; null may be deleted.
; needs: libstdc++.so.6
; exit: 0
@_ZSt7nothrow = external constant i8
declare ptr @_Znwm(i64)
declare ptr @_Znam(i64)
declare ptr @_ZnwmRKSt9nothrow_t(i64, ptr)
declare ptr @_ZnamRKSt9nothrow_t(i64, ptr)
declare ptr @_ZnwmSt11align_val_t(i64, i64)
declare ptr @_ZnamSt11align_val_t(i64, i64)
declare ptr @_ZnwmSt11align_val_tRKSt9nothrow_t(i64, i64, ptr)
declare ptr @_ZnamSt11align_val_tRKSt9nothrow_t(i64, i64, ptr)
declare void @_ZdlPv(ptr)
declare void @_ZdaPv(ptr)
declare void @_ZdlPvm(ptr, i64)
declare void @_ZdaPvm(ptr, i64)
declare void @_ZdlPvRKSt9nothrow_t(ptr, ptr)
declare void @_ZdaPvRKSt9nothrow_t(ptr, ptr)
declare void @_ZdlPvSt11align_val_t(ptr, i64)
declare void @_ZdaPvSt11align_val_t(ptr, i64)
declare void @_ZdlPvmSt11align_val_t(ptr, i64, i64)
declare void @_ZdaPvmSt11align_val_t(ptr, i64, i64)
declare void @_ZdlPvSt11align_val_tRKSt9nothrow_t(ptr, i64, ptr)
declare void @_ZdaPvSt11align_val_tRKSt9nothrow_t(ptr, i64, ptr)
define i32 @main() {
  %a = call ptr @_Znwm(i64 8)
  store i64 1, ptr %a
  call void @_ZdlPv(ptr %a)
  %b = call ptr @_Znam(i64 8)
  call void @_ZdaPv(ptr %b)
  %c = call ptr @_ZnwmRKSt9nothrow_t(i64 8, ptr @_ZSt7nothrow)
  call void @_ZdlPvm(ptr %c, i64 8)
  %d = call ptr @_ZnamRKSt9nothrow_t(i64 0, ptr @_ZSt7nothrow)
  call void @_ZdaPvm(ptr %d, i64 0)
  %e = call ptr @_Znwm(i64 8)
  call void @_ZdlPvRKSt9nothrow_t(ptr %e, ptr @_ZSt7nothrow)
  %f = call ptr @_Znam(i64 8)
  call void @_ZdaPvRKSt9nothrow_t(ptr %f, ptr @_ZSt7nothrow)
  %g = call ptr @_ZnwmSt11align_val_t(i64 256, i64 256)
  %h = call ptr @_ZnamSt11align_val_t(i64 64, i64 64)
  %i = call ptr @_ZnwmSt11align_val_tRKSt9nothrow_t(i64 64, i64 64, ptr @_ZSt7nothrow)
  %j = call ptr @_ZnamSt11align_val_tRKSt9nothrow_t(i64 64, i64 64, ptr @_ZSt7nothrow)
  %k = call ptr @_ZnwmSt11align_val_t(i64 64, i64 32)
  %l = call ptr @_ZnamSt11align_val_t(i64 64, i64 32)
  %ga = ptrtoint ptr %g to i64
  %low = and i64 %ga, 255
  call void @_ZdlPvSt11align_val_t(ptr %g, i64 256)
  call void @_ZdaPvSt11align_val_t(ptr %h, i64 64)
  call void @_ZdlPvmSt11align_val_t(ptr %i, i64 64, i64 64)
  call void @_ZdaPvmSt11align_val_t(ptr %j, i64 64, i64 64)
  call void @_ZdlPvSt11align_val_tRKSt9nothrow_t(ptr %k, i64 32, ptr @_ZSt7nothrow)
  call void @_ZdaPvSt11align_val_tRKSt9nothrow_t(ptr %l, i64 32, ptr @_ZSt7nothrow)
  call void @_ZdlPv(ptr null)
  call void @_ZdaPv(ptr null)
  call void @_ZdlPvm(ptr null, i64 8)
  %status = trunc i64 %low to i32
  ret i32 %status
}
