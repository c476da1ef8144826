%t = type i64
%t = type { i64 } ; error: 1 E0113 redefinition of type `%t`
