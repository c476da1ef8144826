; The cycle is reported once, at the definition that comes first.
%a = type { i64, [2 x %b] }  ; error: 1 E0211 identified structure type `%a` is recursive
%b = type { i1, %c }
%c = type { %a }

define i64 @f(%a* %p) {
  %q = getelementptr %a, %a* %p, i32 0, i32 7
  ret i64 0
}
