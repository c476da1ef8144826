; An object-oriented course idiom: a derived record's address stored as a pointer to its base.
; run: @get(i64 0) == i64 1
; run: @get(i64 1) == i64 2
; run: @extra() == i64 30
; covers: 0-11 0-20

%base = type { i64 }
%derived = type { i64, i64 }

@b = global %base { i64 1 }
@d = global %derived { i64 2, i64 30 }
@objects = global [2 x %base*] [ %base* @b, %base* bitcast (%derived* @d to %base*) ]

define i64 @get(i64 %i) {
  %p = getelementptr [2 x %base*], [2 x %base*]* @objects, i32 0, i64 %i
  %o = load %base*, %base** %p
  %q = getelementptr %base, %base* %o, i32 0, i32 0
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @extra() {
  %p = getelementptr [2 x %base*], [2 x %base*]* @objects, i32 0, i32 1
  %o = load %base*, %base** %p
  %d = bitcast %base* %o to %derived*
  %q = getelementptr %derived, %derived* %d, i32 0, i32 1
  %v = load i64, i64* %q
  ret i64 %v
}
