; part:
@a = appending global [1 x i64] [i64 1] ; error: 1 E0902 incompatible appending variables `@a`: their element types differ
@b = global [1 x i32] [i32 1] ; error: 1 E0902 linking globals named `@b`: can only link appending global with another appending global
