; So must every cycle of types, also through arrays and abbreviations: the first of each cycle is named.
; covers: 0-7

%a = type { i64, [2 x %b] } ; error: 1 E0211 is recursive
%b = type { %c, i64 }
%c = type %a
%d = type [3 x { %d }] ; error: 1 E0211 is recursive
%e = type { %f* }
%f = type { %e, %f* }
