declare void @g(i64)

define void @f() {
  %x = call void @g(i64 1)  ; error: 3 E0204 instructions returning void cannot have a name
  ret void
}
