define i64 @f(ptr %p) {
  %x = store i64 1, ptr %p ; error: 3 E0145 instructions returning void cannot have a name
  %99999999999 = add i64 1, 2 ; error: 3 E0134 value number `%99999999999` is too large
  %r = ret i64 1 ; error: 3 E0145 instructions returning void cannot have a name
}
