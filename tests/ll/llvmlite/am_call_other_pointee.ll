; Types of functions differ if what their pointers point to differs, and names are abbreviations: the first call is one of the
; function's own type, the second is not.
; flags: --profile=llvmlite
; run: @same() == i64 5
; covers: 0-31

%word = type i64
%list = type { %word, %list* }
%more = type { i64, %list* }
@node = global %list { i64 5, %list* null }

define i64 @first(i64* %p) {
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @head(%list* %p) {
  %q = getelementptr %list, %list* %p, i32 0, i32 0
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @same() {
  %f = bitcast i64 (%list*)* @head to i64 (%more*)*
  %c = bitcast %list* @node to %more*
  %r = call i64 %f(%more* %c)
  ret i64 %r
}
define i64 @main(i64 %argc, i8** %argv) {
  %p = alloca i64
  store i64 7, i64* %p
  %c = bitcast i64* %p to i8*
  %f = bitcast i64 (i64*)* @first to i64 (i8*)*
  %r = call i64 %f(i8* %c) ; trap(interp): bad call ; trap(jit): none
  ret i64 %r
}
