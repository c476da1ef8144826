@a = global i64 0
@b = global ptr blockaddress(@puts, %x) ; error: 30 E0138 cannot take blockaddress inside a declaration: `@puts`
@c = global ptr blockaddress(@a, %x) ; error: 30 E0138 `@a` is not a function of this module
declare i32 @puts(ptr)
