%t = typ i64 ; error: 6 E0101 expected `type` after `%t =`
@a = global i64 1
%g = global i64 5 ; error: 6 E0101 expected `type` after `%g =`
@b = global i64 1
%x = add i64 1, 2 ; error: 1 E0104 instruction `add` outside of a function
