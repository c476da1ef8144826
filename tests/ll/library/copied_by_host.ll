; mempcpy copies what is known of the bytes too: an undefined one stays so, and a pointer what it points to.
declare ptr @mempcpy(ptr, ptr, i64)
@g = global i32 7
define i32 @main() {
  %from = alloca { ptr, i32, i32 }
  %to = alloca { ptr, i32, i32 }
  store ptr @g, ptr %from
  %end = call ptr @mempcpy(ptr %to, ptr %from, i64 16)
  %p = load ptr, ptr %to
  %seven = load i32, ptr %p
  %last = getelementptr i8, ptr %end, i64 -4
  %v = load i32, ptr %last
  %c = icmp eq i32 %v, %seven
  br i1 %c, label %a, label %b ; trap(interp): uninitialised value ; trap(jit): none
a:
  ret i32 1
b:
  ret i32 2
}
