@a = global i64 extractvalue ({ i64, i64 } { i64 1, i64 2 }, i64 1) ; error: 17 E0136 malformed constant expression `extractvalue`
@b = global i64 extractvalue ({ i64 } { i64 1 }) ; error: 17 E0136 malformed constant expression `extractvalue`
@c = global i64 add (i64 1, i64 2, 3) ; error: 17 E0136 malformed constant expression `add`
@d = global double fneg (double 1.0, double 2.0) ; error: 20 E0136 malformed constant expression `fneg`
