@a = global ptr blockaddress(@absent, %x) ; error: 30 E0401 use of undefined value
@c = global ptr blockaddress(@a, %x) ; error: 30 E0138 `@a` is not a function of this module
@b = global ptr blockaddress(@puts, %x) ; error: 30 E0138 `@puts` is only declared here
declare i32 @puts(ptr)
