; Appending variables of different elements do not go together, and none with one that is not appending.
; link: appending_part.ll
@a = appending global [1 x i32] [i32 1]
@b = appending global [1 x i32] [i32 1]
