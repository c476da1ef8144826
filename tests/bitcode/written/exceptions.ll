define void @f() personality i32 (...)* @personality {
  invoke void @g()
          to label %1 unwind label %2

1:
  ret void

2:
  %3 = landingpad { i8*, i32 }
          cleanup
          catch i8* null
  resume { i8*, i32 } %3
}

declare void @g()

declare i32 @personality(...)
