; As clang -O2 (before 21) leaves a `memset` of 120 bytes whose first 8 are overwritten: `dereferenceable` still says 120.
; run: @main() == i32 7
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define i32 @main() {
  %p = call ptr @malloc(i64 120)
  %rest = getelementptr inbounds i8, ptr %p, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(120) %rest, i8 0, i64 112, i1 false)
  store i64 7, ptr %p
  %last = getelementptr inbounds i8, ptr %p, i64 112
  %a = load i32, ptr %p
  %b = load i32, ptr %last
  call void @free(ptr %p)
  %sum = add i32 %a, %b
  ret i32 %sum
}
