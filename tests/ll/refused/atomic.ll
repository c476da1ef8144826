; Atomic operations are not supported yet.
define i32 @main() {
  %p = alloca i32
  %x = atomicrmw add ptr %p, i32 1 seq_cst ; error: 8 E0161 `atomicrmw`
  fence seq_cst ; error: 3 E0161 `fence`
  ret i32 0
}
