; part:
@rows = appending global [1 x { i64, i32 }] [{ i64, i32 } { i64 1, i32 2 }] ; error: 1 E0902 incompatible appending variables `@rows`: their element types differ
@more = appending global [1 x { i32 }] [{ i32 } { i32 1 }] ; error: 1 E0902 incompatible appending variables `@more`: their element types differ
@wide = appending global [1 x { i64, ptr, ptr }] [{ i64, ptr, ptr } { i64 1, ptr null, ptr null }] ; error: 1 E0902 incompatible appending variables `@wide`: their element types differ
