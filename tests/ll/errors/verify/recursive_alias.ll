%a = type %b  ; error: 1 E0211 type `%a` contains itself
%b = type %a
