; The widest integers are types; sizes follow from them.
; covers: 1-30 3-7
; run: @size() == i64 242832
; run: @largest() == i64 1048576
define i64 @size() {
  %p = getelementptr i1942652* null, i32 1 ; warn: 3 W0211 a `getelementptr` without its source type
  %n = ptrtoint i1942652* %p to i64
  ret i64 %n
}
define i64 @largest() {
  %p = getelementptr i8388608, ptr null, i32 1
  %n = ptrtoint ptr %p to i64
  ret i64 %n
}
