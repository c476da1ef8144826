%pair = type { i64, i64 }
%link = type { i64, %link* }

define i64 @f(%pair* %p, %link* %l) {
  %1 = getelementptr { i64, i64 }* %p, i32 0, i32 1  ; warn: 36 W0204 `%p` has type `%pair*`, expected `{ i64, i64 }*` ; warn: 3 W0211 a `getelementptr` without its source type was only accepted before LLVM 3.7
  %2 = load { i64, { i64, %link* }* }, { i64, { i64, %link* }* }* %l  ; warn: 67 W0204 `%l` has type `%link*`
  ret i64 0
}
