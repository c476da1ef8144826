; Sizes and alignments of what is passed by value that no stack has.
%t = type [4294967288 x i8]
define void @large(ptr byval(%t) %p) {
  ret void
}
define void @aligned(ptr byval(i64) align 2147483648 %p) {
  ret void
}
define i32 @main() {
  call void @large(ptr byval(%t) null)
  call void @aligned(ptr byval(i64) align 2147483648 null)
  ret i32 0
}
