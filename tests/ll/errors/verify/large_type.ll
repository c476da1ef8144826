%t0 = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
%t1 = type { %t0, %t0, %t0, %t0, %t0, %t0, %t0, %t0, %t0, %t0, %t0, %t0, %t0, %t0, %t0, %t0 }
%t2 = type { %t1, %t1, %t1, %t1, %t1, %t1, %t1, %t1, %t1, %t1, %t1, %t1, %t1, %t1, %t1, %t1 }
%t3 = type { %t2, %t2, %t2, %t2, %t2, %t2, %t2, %t2, %t2, %t2, %t2, %t2, %t2, %t2, %t2, %t2 }
%t4 = type { %t3, %t3, %t3, %t3, %t3, %t3, %t3, %t3, %t3, %t3, %t3, %t3, %t3, %t3, %t3, %t3 }  ; error: 1 E0212 type `%t4` has more than 2^20 fields
%t5 = type { %t4, %t4, %t4, %t4, %t4, %t4, %t4, %t4, %t4, %t4, %t4, %t4, %t4, %t4, %t4, %t4 }
