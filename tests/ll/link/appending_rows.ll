; Rows of several columns go together if the columns do.
; link: appending_rows_part.ll
@rows = appending global [1 x { i32, i32 }] [{ i32, i32 } { i32 1, i32 2 }]
@more = appending global [1 x { i32, i32 }] [{ i32, i32 } { i32 1, i32 2 }]
@wide = appending global [1 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr null }]
