; extractvalue, insertvalue and fneg as constant expressions.
@a = global i32 extractvalue ({ i32 } { i32 1 }, 1) ; error: 39 E0223 invalid indices for extractvalue
@b = global i32 extractvalue (i32 1, 0) ; error: 35 E0223 extractvalue operand must be aggregate type
@c = global i64 extractvalue ({ i32 } { i32 1 }, 0) ; error: 17 E0201 this element has type `i32`, expected `i64`
@d = global { i32 } insertvalue ({ i32 } zeroinitializer, i64 1, 0) ; error: 63 E0201 the new element has type `i64`, expected `i32`
@e = global [9999 x i8] insertvalue ([9999 x i8] zeroinitializer, i8 1, 0) ; error: 25 E0225 more than 1024 elements
@f = global i32 fneg (i32 1) ; error: 27 E0203 `fneg` works on floating-point values
@good = global [9999 x i8] zeroinitializer
@part = global i8 extractvalue ([9999 x i8] zeroinitializer, 9998)
