; ll_malloc gives zeroed memory for so many elements of a size.
; run: @main(i64 1, ptr null) == i64 42
; covers: 0-36
%pair = type { i64, i64 }

declare i8* @ll_malloc(i64, i64)

define i64 @main(i64 %argc, i8** %argv) {
  %raw = call i8* @ll_malloc(i64 3, i64 16)
  %pairs = bitcast i8* %raw to %pair*
  %last = getelementptr %pair, %pair* %pairs, i64 2, i32 1
  %before = load i64, i64* %last
  store i64 42, i64* %last
  %after = load i64, i64* %last
  %r = add i64 %before, %after
  ret i64 %r
}
