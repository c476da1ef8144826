; An atomic operation writes too, and so does a struct's copy by a function that does not know what it is given.
@constant = constant { i32, [3 x i64] } { i32 1, [3 x i64] [i64 1, i64 2, i64 3] }
define void @count(ptr %p) {
  %old = atomicrmw add ptr %p, i64 1 seq_cst ; trap: write to read-only memory
  ret void
}
define i32 @main() {
  call void @count(ptr getelementptr ({ i32, [3 x i64] }, ptr @constant, i32 0, i32 1, i32 2))
  ret i32 0
}
