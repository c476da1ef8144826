; Of two stores to one place, with nothing between that sees the first, compiled code makes the second only: the fault is told there.
%pair = type { double, i64 }

define void @main() {
  call void @twice(ptr null, double 1.0)
  ret void
}

define void @twice(ptr %p, double %x) noinline {
  %a = getelementptr inbounds %pair, ptr %p, i32 0, i32 0
  store double %x, ptr %a ; trap(interp): null pointer
  %b = getelementptr %pair, ptr %p, i32 0, i32 0
  store double 2.0, ptr %b ; trap(jit): null pointer
  ret void
}
