; Words that do not go with what the header is of.
define dllimport void @h() { ; error: 23 E0402 marked as dllimport, but not external
  ret void
}
declare void @handler()
declare void @i() personality ptr @handler ; error: 14 E0402 shouldn't have a personality routine
