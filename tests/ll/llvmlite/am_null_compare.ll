; The null pointer can be compared, passed and stored; only an access through it is an error.
; flags: --profile=llvmlite
; run: @f(ptr null) == i64 1
; run: @g() == i64 2
; covers: 0-26 0-16

@cell = global i64* null

define i64 @f(i64* %p) {
  %c = icmp eq i64* %p, null
  br i1 %c, label %yes, label %no
yes:
  store i64* %p, i64** @cell
  ret i64 1
no:
  ret i64 0
}
define i64 @g() {
  %1 = call i64 @f(i64* null)
  %p = load i64*, i64** @cell
  %q = bitcast i64* %p to i8*
  %c = icmp ne i8* %q, null
  br i1 %c, label %no, label %yes
yes:
  ret i64 2
no:
  ret i64 0
}
