; A recursive type must pass through a pointer.
; covers: 0-7

%t = type { %t } ; error: 1 E0211 is recursive
%ok = type { %ok* }
