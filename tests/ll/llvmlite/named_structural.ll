; A named type and its definition are the same type: the document replaces names by what they abbreviate.
; flags: --profile=llvmlite
; run: @cell() == i64 9
; run: @pass() == i64 4
; covers: 0-7

%int = type i64
%box = type { %int, i64* }
%wrap = type { %box, [2 x %box] }

@box = global %box { i64 9, i64* null }
@wrap = global { { i64, i64* }, [2 x %box] } { %box { i64 1, i64* null }, [2 x { i64, i64* }] [ %box { i64 2, i64* null }, %box { i64 3, i64* null } ] }

define i64 @cell() {
  %p = getelementptr { i64, i64* }, { i64, i64* }* @box, i32 0, i32 0
  %r = load %int, i64* %p
  ret i64 %r
}

define i64 @ends({ %box, [2 x { i64, i64* }] }* %w) {
  %p = getelementptr %wrap, %wrap* %w, i32 0, i32 0, i32 0
  %q = getelementptr %wrap, %wrap* %w, i32 0, i32 1, i32 1, i32 0
  %a = load i64, %int* %p
  %b = load i64, %int* %q
  %c = add i64 %a, %b
  ret i64 %c
}

define i64 @pass() {
  %r = call i64 @ends(%wrap* @wrap)
  ret i64 %r
}
