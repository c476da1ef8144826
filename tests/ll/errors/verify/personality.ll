declare i32 @personality(...)
declare void @f() personality ptr @personality ; error: 14 E0402 Function declaration shouldn't have a personality routine
define void @g() personality i64 @personality { ; error: 34 E0201 expected `i64`
  ret void
}
