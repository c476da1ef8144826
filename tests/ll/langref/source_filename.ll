; The name of the module's source is kept, whatever is in it.
; covers: 4-42
; run: @f() == i32 1
source_filename = "/path/to/a \22source\22\5C.c"
define i32 @f() {
  ret i32 1
}
