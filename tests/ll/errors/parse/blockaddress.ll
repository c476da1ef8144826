@a = global i64 0
@b = global ptr blockaddress(@puts, %x) ; error: 30 E0138 `@puts` is only declared here
@c = global ptr blockaddress(@a, %x) ; error: 30 E0138 `@a` is not a function of this module
declare i32 @puts(ptr)
