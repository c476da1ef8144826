; oat_malloc gives so many zeroed bytes.
; exit: 9
; covers: 0-36
%node = type { i64, %node* }

declare i64* @oat_malloc(i64)

define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %raw = call i64* @oat_malloc(i64 16)
  %node = bitcast i64* %raw to %node*
  %link = getelementptr %node, %node* %node, i32 0, i32 1
  %next = load %node*, %node** %link
  %end = icmp eq %node* %next, null
  br i1 %end, label %good, label %bad
good:
  %at = getelementptr %node, %node* %node, i32 0, i32 0
  store i64 9, i64* %at
  %r = load i64, i64* %at
  ret i64 %r
bad:
  ret i64 1
}
