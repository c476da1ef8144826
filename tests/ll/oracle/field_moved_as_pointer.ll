; A structure whose first field is smaller than a pointer, moved as a pointer, as LLVM does for what is a pointer in another variant:
; the field stays defined, and what follows it stays undefined.
; run: @main() == i32 0
%flag = type { i8, [7 x i8] }
define i32 @main() {
  %a = alloca %flag
  %b = alloca %flag
  store i8 1, ptr %a
  %moved = load ptr, ptr %a
  store ptr %moved, ptr %b
  %first = load i8, ptr %b
  %set = icmp eq i8 %first, 1
  br i1 %set, label %numbers, label %bad
numbers:
  ; The lowest byte, by way of numbers of several widths, and back.
  %n = ptrtoint ptr %moved to i64
  %byte = trunc i64 %n to i8
  %short = ptrtoint ptr %moved to i16
  %low = and i16 %short, 255
  %back = inttoptr i64 %n to ptr
  store ptr %back, ptr %a
  %again = load i8, ptr %a
  %x = zext i8 %byte to i16
  %y = zext i8 %again to i16
  %xy = add i16 %x, %y
  %xyz = add i16 %xy, %low
  %three = icmp eq i16 %xyz, 3
  br i1 %three, label %good, label %bad
good:
  ret i32 0
bad:
  ret i32 1
}
