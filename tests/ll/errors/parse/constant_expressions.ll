@a = global i64 add (i64 5) ; error: 17 E0136 malformed constant expression `add`
@b = global i64 ptrtoint (ptr @a) ; error: 17 E0136 malformed constant expression `ptrtoint`
@c = global i1 icmp (i64 1, i64 2) ; error: 16 E0136 malformed constant expression `icmp`
@d = global ptr getelementptr (i64) ; error: 17 E0136 malformed constant expression `getelementptr`
@e = global ptr bitcast (i64* @a ptr) ; error: 34 E0101 expected `,`, `)` or `to`
