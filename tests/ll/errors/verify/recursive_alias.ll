%a = type %b  ; error: 1 E0211 identified structure type `%a` is recursive
%b = type %a
