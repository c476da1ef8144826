%t = type i64
%t = type { i64 } ; error: 1 E0113 type `%t` is defined twice
